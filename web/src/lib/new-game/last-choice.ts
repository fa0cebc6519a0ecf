import { change, settings } from "$lib/settings";
import type { Choice } from "./choice";
import { readChoice } from "./saved-choice";

/** The last choice of a game, which is what « Jouer » starts; reactive. */
export function lastChoice(): Choice {
  return readChoice(settings().newGame);
}

export function rememberChoice(choice: Choice): void {
  change({ newGame: choice });
}
