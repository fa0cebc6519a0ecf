import { describe, expect, test } from "vitest";
import { branching, node, root } from "../../test/pgn";
import {
  choice,
  choices,
  clocks,
  end,
  isMain,
  moveNumber,
  next,
  pathTo,
  previous,
  start,
  tree,
} from "./tree";

const game = tree(branching);
const [e4, e5, f4, c5, c3, d4, e6] = [1, 2, 3, 4, 5, 6, 7];

describe("stepping", () => {
  test("goes along the line, forth and back, and stops at its ends", () => {
    expect([start, e4, e5, f4].map((at) => next(game, at))).toEqual([e4, e5, f4, f4]);
    expect([f4, e5, e4, start].map((at) => previous(game, at))).toEqual([e5, e4, start, start]);
  });

  test("in a variation goes along the variation, and back to where it branches off", () => {
    expect(next(game, c5)).toBe(c3);
    expect([c3, c5].map((at) => previous(game, at))).toEqual([c5, e4]);
    expect(end(game, c5)).toBe(c3);
    expect(end(game, start)).toBe(f4);
  });

  test("up and down goes through the moves that stand to choice, and no further", () => {
    expect(choices(game, c5)).toEqual([e5, c5, e6]);
    expect([e5, c5, e6].map((at) => choice(game, at, 1))).toEqual([c5, e6, e6]);
    expect([e6, c5, e5].map((at) => choice(game, at, -1))).toEqual([c5, e5, e5]);
    expect([start, e4, f4].map((at) => choice(game, at, 1))).toEqual([start, e4, f4]);
  });
});

test("what leads to a move is all moves before it, and tells a variation from the line played", () => {
  expect(pathTo(game, d4)).toEqual([start, e4, c5, d4]);
  expect([start, e4, f4, c5, c3, e6].map((at) => isMain(game, at))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

test("moves carry the number and the side of the position they are played in", () => {
  expect([e4, e5, f4, d4].map((at) => moveNumber(game, at))).toEqual(["1.", "1…", "2.", "2."]);
});

test("clocks are the last that each side was seen with, on the way to a move", () => {
  const timed = tree([
    root,
    node(0, { san: "e4", ply: 1 }, { clock: 60_000 }),
    node(1, { san: "e5", ply: 2 }, { clock: 55_000 }),
    node(2, { san: "f4", ply: 3 }),
    node(1, { san: "c5", ply: 2 }, { clock: 50_000 }),
  ]);
  expect(clocks(timed, 0)).toEqual({ white: null, black: null });
  expect(clocks(timed, 1)).toEqual({ white: 60_000, black: null });
  expect(clocks(timed, 3)).toEqual({ white: 60_000, black: 55_000 });
  expect(clocks(timed, 4)).toEqual({ white: 60_000, black: 50_000 });
});
