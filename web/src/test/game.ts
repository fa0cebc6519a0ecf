import type { Arbiter, GameResult, GameUpdate, LegalMove, Ply, Rulebook } from "$lib/api/wire";

export const startFen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/** A half-move as the server tells it; a quiet pawn move unless `part` says otherwise. */
export function ply(part: Partial<Ply> = {}): Ply {
  return {
    color: "white",
    role: "pawn",
    from: "e2",
    to: "e4",
    san: "e4",
    captured: null,
    enPassant: false,
    castle: null,
    promotion: null,
    check: null,
    fen: "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
    spent: 2000,
    ...part,
  };
}

/** 1. e4 */
export const e4 = ply();

/** 1… e5 */
export const e5 = ply({
  color: "black",
  from: "e7",
  to: "e5",
  san: "e5",
  fen: "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
});

/** 2. Nf3 */
export const nf3 = ply({
  role: "knight",
  from: "g1",
  to: "f3",
  san: "Nf3",
  fen: "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2",
});

export function legal(from: string, ...to: string[]): LegalMove {
  return { from, to, promotion: null };
}

/** The rules of a game against the computer. */
export const solo: Rulebook = {
  threefold: "claim",
  fivefold: true,
  fifty: "claim",
  seventyfive: true,
  dead: "full",
  agreement: { "after-plies": 2 },
  "resign-test": "fide",
  "flag-test": "fide",
  "take-back": "free",
  "touch-move": false,
  "announce-check": "off",
  "wrong-claim": "none",
  search: { "each-move": 2000, "at-the-end": 500_000, "in-doubt": "win" },
};

/** What the arbiter sees: nothing worth a word, unless `part` says otherwise. */
export function arbiter(part: Partial<Arbiter> = {}): Arbiter {
  return {
    halfMoves: 0,
    seen: 1,
    claims: [],
    offer: null,
    canOffer: [],
    canTakeBack: [],
    takeBackAskedBy: null,
    touched: [],
    obligation: null,
    checkUnsaid: false,
    canAbort: false,
    ...part,
  };
}

/** How a game ended: without a winner unless `part` says otherwise. */
export function result(part: Partial<GameResult>): GameResult {
  return {
    winner: null,
    reason: "stalemate",
    score: "1/2-1/2",
    remarks: [],
    verdict: null,
    ...part,
  };
}

/** A game against Mulot that has just begun, White to play, unless `part` says otherwise. */
export function update(part: Partial<GameUpdate> = {}): GameUpdate {
  return {
    game: "g1",
    seq: 1,
    opponent: { kind: "computer", level: "easy-1" },
    you: "white",
    rulesId: "solo",
    rulebook: solo,
    startFen,
    chess960: null,
    kept: 0,
    plies: [],
    turn: "white",
    check: null,
    legal: [legal("e2", "e3"), legal("e2", "e4"), legal("g1", "f3")],
    unranked: null,
    thinking: false,
    clock: null,
    arbiter: arbiter(),
    result: null,
    thinkingTime: { white: 0, black: 0 },
    ...part,
  };
}

/** A position where a white pawn promotes on a8, or on b8 by taking a knight. */
export const promotionFen = "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1";

export function promotionUpdate(): GameUpdate {
  const roles = ["queen", "rook", "bishop", "knight"] as const;
  return update({
    startFen: promotionFen,
    legal: ["a8", "b8"].flatMap((to) =>
      roles.map((promotion) => ({ from: "a7", to: [to], promotion })),
    ),
  });
}
