import type { Theme } from "$lib/settings";

/** Shows the page in `theme`, the browser's own frame included; `auto` leaves it to the system. */
export function showTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = theme;
  const ground = getComputedStyle(document.body).backgroundColor;
  for (const frame of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    frame.content = ground;
}
