import { json } from "$lib/api/http";
import type { Hint, HintWanted, Threats } from "$lib/api/wire";

/** Advice on the move to play; from then on the game counts for no ranking. */
export function hint(game: string, wanted: HintWanted): Promise<Hint> {
  return json("POST", `/api/games/${encodeURIComponent(game)}/hint`, wanted);
}

/** What both sides can do to each other in a position. */
export function threats(fen: string): Promise<Threats> {
  return json("GET", `/api/threats?${new URLSearchParams({ fen })}`);
}
