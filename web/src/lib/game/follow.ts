/**
 * Brings the move on the board into a list of moves, and the focus to it if that was in the list. The
 * list alone is scrolled: the page, and the board with it, stays where it is.
 */
export function follow(list: HTMLElement, shown: HTMLElement | null | undefined): void {
  const { top, bottom } = list.getBoundingClientRect();
  const move = shown?.getBoundingClientRect();
  if (!move) list.scrollTop = 0;
  else if (move.top < top) list.scrollTop -= top - move.top;
  else if (move.bottom > bottom) list.scrollTop += move.bottom - bottom;
  if (list.contains(document.activeElement)) shown?.focus({ preventScroll: true });
}
