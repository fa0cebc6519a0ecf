import { json } from "$lib/api/http";
import type { MoveWanted, Review, Tried } from "$lib/api/wire";

function path(game: string): string {
  return `/api/games/${encodeURIComponent(game)}/review`;
}

/**
 * The costliest move of a game that has ended, asked for again while it is looked for; `onsearching`
 * is told which part is done, from 0 to 1. Rejects with `not-found` when the game can have none.
 */
export async function review(
  game: string,
  onsearching: (part: number) => void,
  left: AbortSignal,
): Promise<Exclude<Review, { kind: "searching" }> | null> {
  while (!left.aborted) {
    // The server answers when it has found something, or after a while.
    const found = await json<Review>("GET", path(game));
    if (found.kind !== "searching") return found;
    onsearching(found.done / found.of);
  }
  return null;
}

/** What another move would have been worth in the place of the one to review. */
export function tryMove(game: string, move: MoveWanted): Promise<Tried> {
  return json("POST", `${path(game)}/try`, move);
}
