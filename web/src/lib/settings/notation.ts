import { lang } from "$lib/i18n";
import { settings } from "./remembered.svelte";
import type { Notation } from "./settings";

/** How moves are written everywhere on the page; reactive. */
export function notation(): Notation {
  return settings().notation ?? lang();
}

/** In which letters moves are typed: no keyboard has figurines. */
export function typedLetters(): Notation {
  const chosen = notation();
  return chosen === "figurine" ? lang() : chosen;
}
