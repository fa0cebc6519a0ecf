import { expect, test } from "vitest";
import type { PlayedMove } from "$lib/api/wire";
import { numbered } from "./numbered";

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
