import type { PositionAnswer } from "$lib/api/wire";
import { startFen } from "./game";

/** What the server says of the ordinary start, unless `part` says otherwise. */
export function positionAnswer(part: Partial<PositionAnswer> = {}): PositionAnswer {
  return {
    fen: startFen,
    board: startFen.split(" ")[0]!,
    turn: "white",
    castling: ["a1", "h1", "a8", "h8"],
    castlingPossible: ["a1", "h1", "a8", "h8"],
    enPassant: null,
    enPassantPossible: [],
    chess960: false,
    check: null,
    legal: [],
    outcome: null,
    problems: [],
    warnings: [],
    ...part,
  };
}
