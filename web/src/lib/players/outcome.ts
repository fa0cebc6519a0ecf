import type { PlayedGame } from "$lib/api/wire";

/** What a game was: to its player against the computer, as it ended at one screen; `score-…`. */
export function outcome({ opponent, you, end }: PlayedGame): string {
  if (!end) return "unfinished";
  if (end.result === null) return "none";
  if (end.result === "nobody") return "draw";
  if (opponent.kind === "same-screen") return end.result;
  return end.result === you ? "win" : "loss";
}
