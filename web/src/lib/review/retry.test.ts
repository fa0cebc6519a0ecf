import { describe, expect, test } from "vitest";
import type { Judged, PlayedMove, ReviewedMove } from "$lib/api/wire";
import { attempt, choices, destinations, promote, shown, step, wanted, type Stage } from "./retry";

function move(from: string, to: string, san: string): PlayedMove {
  return {
    ...{ color: "white", role: "pawn", from, to, san, captured: null, enPassant: false },
    ...{ castle: null, promotion: null, check: null },
  };
}

function judged(first: PlayedMove, chances: number, fens: readonly string[]): Judged {
  const reply: PlayedMove = { ...move("a8", "a1", "Ra1"), color: "black", role: "rook" };
  return {
    move: first,
    chances,
    line: fens.map((fen, at) => ({ ...(at === 0 ? first : reply), fen })),
  };
}

/** A pawn on the seventh rank, a king that may castle, and a rook in the corner. */
const review: ReviewedMove = {
  at: 10,
  number: 6,
  you: "white",
  fen: "r6k/4P3/8/8/8/8/8/4K2R w K - 0 6",
  check: null,
  legal: [
    { from: "e7", to: ["e8"], promotion: "knight" },
    { from: "e7", to: ["e8"], promotion: "queen" },
    { from: "e1", to: ["g1", "h1"], promotion: null },
    { from: "h1", to: ["h2"], promotion: null },
  ],
  played: judged(move("h1", "h2", "Rh2+"), 0.2, ["r6k/4P3/8/8/8/8/7R/4K3 b - - 1 6"]),
  better: judged(move("e7", "e8", "e8=Q+"), 0.9, [
    "r3Q2k/8/8/8/8/8/8/4K2R b K - 0 6",
    "4Q2k/8/8/8/8/8/8/r3K2R w K - 1 7",
  ]),
  lesson: { kind: "missed-promotion", role: "queen" },
};

const looking: Stage = { on: "try" };

describe("another try", () => {
  test("is sent when the move is legal, in either gesture of castling, and is nothing otherwise", () => {
    const castling = { on: "sent", move: review.legal[2] };
    expect(attempt(review, "e1", "g1")).toEqual(castling);
    expect(attempt(review, "e1", "h1")).toEqual(castling);
    expect(wanted(review.legal[2]!)).toEqual({ from: "e1", to: "g1", promotion: null });
    expect(attempt(review, "e1", "e3")).toBeNull();
  });

  test("of a pawn on its last rank waits for its role, the strongest offered first", () => {
    const waiting = attempt(review, "e7", "e8")!;
    expect(waiting).toEqual({ on: "promoting", from: "e7", to: "e8" });
    expect(choices(review, "e7", "e8")).toEqual(["queen", "knight"]);
    expect(shown(review, waiting).placement.get("e8")).toEqual({ color: "white", role: "pawn" });
    expect(promote(review, waiting, "knight")).toEqual({ on: "sent", move: review.legal[0] });
    expect(promote(review, waiting, "rook")).toEqual(looking);
    expect(promote(review, looking, "queen")).toBe(looking);
  });

  test("may go wherever the rules let it", () => {
    expect(destinations(review)).toEqual(
      new Map([
        ["e7", ["e8"]],
        ["e1", ["g1", "h1"]],
        ["h1", ["h2"]],
      ]),
    );
  });
});

describe("the board", () => {
  test("shows what was played while a better move is looked for", () => {
    expect(shown(review, looking).arrows).toEqual([
      { from: "h1", to: "h2", paint: "red", label: "?" },
    ]);
  });

  test("shows the answer to a move that is not good, and none to one that is", () => {
    const wrong = { kind: "worse", judged: review.better, lesson: review.lesson } as const;
    expect(shown(review, { on: "tried", tried: wrong }).arrows).toEqual([
      { from: "a8", to: "a1", paint: "red" },
    ]);
    const right = { kind: "best", judged: review.better } as const;
    const after = shown(review, { on: "tried", tried: right });
    expect([after.arrows, after.lastMove]).toEqual([[], ["e7", "e8"]]);
  });

  test("goes along a line and stops at its ends", () => {
    let stage: Stage = { on: "line", of: "better", step: 0 };
    expect(shown(review, stage).arrows).toEqual([{ from: "e7", to: "e8", paint: "green" }]);
    stage = step(review, stage, 5);
    expect(stage).toEqual({ on: "line", of: "better", step: 2 });
    expect(shown(review, stage).lastMove).toEqual(["a8", "a1"]);
    expect(shown(review, stage).arrows).toEqual([]);
    expect(step(review, stage, -9)).toEqual({ on: "line", of: "better", step: 0 });
    expect(step(review, looking, 1)).toBe(looking);
  });
});
