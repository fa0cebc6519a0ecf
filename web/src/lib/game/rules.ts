import type { GameUpdate, LegalMove } from "$lib/api/wire";

/**
 * What the page asks of the rules of chess. It knows none itself: the server answers with each
 * update of a game, and a build of the rules for the browser can answer the same questions offline.
 */
export interface Rules {
  /** The moves of the side to move in the position `fen`; none when the answer is not known. */
  legalMoves(fen: string): readonly LegalMove[];
}

/** The rules as the server told them with its last word on a game: one position is known. */
export function told(fen: string, legal: GameUpdate["legal"]): Rules {
  return { legalMoves: (asked) => (asked === fen ? legal : []) };
}
