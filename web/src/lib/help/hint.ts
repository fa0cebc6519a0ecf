import type { PlayedMove } from "$lib/api/wire";
import type { Drawing } from "$lib/explain/drawing";
import { t } from "$lib/i18n";
import { man, written } from "$lib/review/telling";

/** How much of a hint is shown: the man, then where it goes, then the whole move. */
export type Part = 1 | 2 | 3;

/** So many times asked for, so much is shown. */
export function partOf(times: number): Part {
  return times >= 3 ? 3 : times === 2 ? 2 : 1;
}

/** The part of a hint in words. */
export function hintSentence(move: PlayedMove, part: Part): string {
  const piece = man({ role: move.role, square: move.from });
  switch (part) {
    case 1:
      return t("hint-piece", { man: piece });
    case 2:
      return t("hint-square", { man: piece, to: move.to, capture: move.captured ? "yes" : "no" });
    case 3:
      return t("hint-move", { move: written(move) });
  }
}

/** The same on the board. */
export function hintDrawn({ from, to }: PlayedMove, part: Part): Drawing {
  const circle = (square: string) => ({ square, paint: "green" as const });
  if (part === 3) return { arrows: [{ from, to, paint: "green" }], marked: [] };
  const circles = part === 1 ? [circle(from)] : [circle(from), circle(to)];
  return { arrows: [], marked: [], circles };
}
