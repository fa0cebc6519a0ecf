import { expect, test } from "vitest";
import type { PlayedMove } from "$lib/api/wire";
import { numberBefore, numbered } from "./numbered";

const move = (san: string) => ({ san }) as PlayedMove;

test("White's moves carry a number, and so does a line that Black begins", () => {
  const line = ["Nf6", "c4", "e6"].map(move);
  expect(numbered({ number: 3, turn: "black" }, line).map(({ number }) => number)).toEqual([
    "3...",
    "4.",
    "",
  ]);
  expect(numbered({ number: 1, turn: "white" }, line).map(({ number }) => number)).toEqual([
    "1.",
    "",
    "2.",
  ]);
});

test("a line that leads to a position begins where its moves lead back to", () => {
  const line = (colors: string) =>
    [...colors].map((one) => ({ color: one === "w" ? "white" : "black" })) as PlayedMove[];
  const afterWhite = "8/8/8/8/8/8/8/K1k5 b - - 4 31";
  const afterBlack = "8/8/8/8/8/8/8/K1k5 w - - 4 32";
  expect(numberBefore(afterWhite, line("w"))).toBe(31);
  expect(numberBefore(afterWhite, line("bwbw"))).toBe(29);
  expect(numberBefore(afterBlack, line("wbwb"))).toBe(30);
  expect(numberBefore(null, [])).toBe(1);
});
