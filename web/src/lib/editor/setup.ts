import type { Color, PositionAnswer, PositionQuestion } from "$lib/api/wire";
import { readPlacement, writePlacement, type Piece, type Placement } from "$lib/board/placement";

/** Anything one can put on a board, be it a position or not: only the server can tell. */
export interface Setup {
  readonly placement: Placement;
  readonly turn: Color;
  readonly castling: readonly string[]; // the rooks with which a side may still castle
  readonly enPassant: string | null; // the square a pawn has just passed over
}

/** What a press on a square does: it moves what stands there, empties it, or puts a man on it. */
export type Tool = "hand" | "eraser" | Piece;

export const empty: Setup = { placement: new Map(), turn: "white", castling: [], enPassant: null };

/** The setup the server has read, in a FEN or from the board. */
export function told(answer: PositionAnswer): Setup {
  const { board, turn, castling, enPassant } = answer;
  return { placement: readPlacement(board), turn, castling, enPassant };
}

/** What to ask the server about a setup. */
export function question({ placement, turn, castling, enPassant }: Setup): PositionQuestion {
  return { board: writePlacement(placement), turn, castling: [...castling], enPassant };
}

/** The setup with `piece` on `square`, or with nothing there. */
export function put(setup: Setup, square: string, piece: Piece | null): Setup {
  const placement = new Map(setup.placement);
  if (piece) placement.set(square, piece);
  else placement.delete(square);
  return { ...setup, placement };
}

/**
 * The setup without the rights that its board no longer has room for: after a king has been moved by
 * hand, nobody wants to be told of each right that went with it. The same setup when there are none.
 */
export function withoutLostRights(setup: Setup, answer: PositionAnswer): Setup {
  const castling = setup.castling.filter((rook) => answer.castlingPossible.includes(rook));
  const enPassant = answer.enPassantPossible.find((square) => square === setup.enPassant) ?? null;
  if (castling.length === setup.castling.length && enPassant === setup.enPassant) return setup;
  return { ...setup, castling, enPassant };
}

/** Whether a game can begin here: it is a position, and the game is not over in it. */
export function isPlayable(answer: PositionAnswer | null): answer is PositionAnswer {
  return answer !== null && answer.problems.length === 0 && !answer.outcome;
}
