import { describe, expect, test } from "vitest";
import { explained } from "./explained";

describe("a mate", () => {
  // 6k1/5ppp/8/8/8/8/8/3RK3 after Rd8: the rook checks, guards f8 and h8; f7, g7, h7 are pawns.
  const mate = explained({
    kind: "check",
    mate: true,
    king: "g8",
    checkers: ["d8"],
    flights: [
      { square: "f8", reason: "guarded", by: ["d8"] },
      { square: "h8", reason: "guarded", by: ["d8"] },
      { square: "g7", reason: "own-man", by: ["g7"] },
    ],
    conditions: [],
  });

  test("has an arrow from what checks to the king, and from each guard to its square", () => {
    expect(mate.arrows).toEqual([
      { from: "d8", to: "g8" },
      { from: "d8", to: "f8" },
      { from: "d8", to: "h8" },
    ]);
  });

  test("marks the guarded squares and not those that its own men hold", () => {
    expect(mate.marked).toEqual(["f8", "h8"]);
  });
});

test("a stalemate shows what pins a man, and no arrow from its own men that only stand in the way", () => {
  const { arrows } = explained({
    kind: "stalemate",
    king: "a8",
    flights: [{ square: "a7", reason: "guarded", by: ["g7"] }],
    stuck: [
      { square: "b8", role: "rook", code: "pinned", by: ["h8"] },
      { square: "h1", role: "bishop", code: "blocked", by: ["g2"] },
    ],
  });
  expect(arrows).toEqual([
    { from: "g7", to: "a7" },
    { from: "h8", to: "b8" },
  ]);
});

test("a dead position shows the men that are left", () => {
  const men = [
    { square: "a1", color: "white", role: "king" },
    { square: "h8", color: "black", role: "king" },
  ] as const;
  expect(explained({ kind: "dead", byMaterial: true, men: [...men] })).toEqual({
    arrows: [],
    marked: ["a1", "h8"],
  });
});
