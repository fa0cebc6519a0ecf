import type { PgnAnswer, PgnEntry, PgnGame, PgnNode, PlayedMove } from "$lib/api/wire";
import { startFen } from "./game";

/** The first node of a tree. */
export const root = node(null, null, { fen: startFen });

/** A node behind another: the move that is `ply` half-moves from the start, played by whose turn it is. */
export function node(
  parent: number | null,
  move: { san: string; ply: number } | null,
  part: Partial<PgnNode> = {},
): PgnNode {
  const ply = move?.ply ?? 0;
  const turn = ply % 2 === 0 ? "w" : "b";
  return {
    parent,
    played: move && played(move.san, ply),
    fen: `4k3/8/8/8/8/8/8/4K3 ${turn} - - 0 ${Math.floor(ply / 2) + 1}`,
    over: false,
    before: [],
    comments: [],
    nags: [],
    evaluation: null,
    clock: null,
    elapsed: null,
    circles: [],
    arrows: [],
    drawOffer: false,
    ...part,
  };
}

function played(san: string, ply: number): PlayedMove {
  return {
    color: ply % 2 === 1 ? "white" : "black",
    role: "pawn",
    from: "e2",
    to: san.slice(0, 2),
    san,
    captured: null,
    enPassant: false,
    castle: null,
    promotion: null,
    check: null,
  };
}

/** 1. e4 e5 (1… c5 2. c3 (2. d4)) (1… e6) 2. f4 */
export const branching: readonly PgnNode[] = [
  root,
  node(0, { san: "e4", ply: 1 }),
  node(1, { san: "e5", ply: 2 }),
  node(2, { san: "f4", ply: 3 }),
  node(1, { san: "c5", ply: 2 }),
  node(4, { san: "c3", ply: 3 }),
  node(4, { san: "d4", ply: 3 }),
  node(1, { san: "e6", ply: 2 }),
];

export function pgnGame(nodes: readonly PgnNode[] = branching): PgnGame {
  return { tags: [], result: "*", chess960: false, nodes: [...nodes], faults: [] };
}

export function entry(offset: number, length: number): PgnEntry {
  return {
    part: { at: { offset, line: 1, column: 1 }, length },
    white: null,
    black: null,
    event: null,
    date: null,
    round: null,
    result: "*",
    plies: 3,
    errors: 0,
    warnings: 0,
  };
}

export function pgnAnswer(games: readonly PgnEntry[]): PgnAnswer {
  return { letters: "en", certain: true, games: [...games], loose: [] };
}
