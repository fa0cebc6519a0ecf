import { expect, test } from "vitest";
import { inColumns, layout } from "./columns";

test.each([
  [0, { columns: 2, rows: 30 }],
  [60, { columns: 2, rows: 30 }],
  [61, { columns: 2, rows: 31 }],
  [168, { columns: 2, rows: 84 }],
  [169, { columns: 3, rows: 57 }],
])("%i moves are laid out as %o", (moves, expected) => {
  expect(layout(moves)).toEqual(expected);
});

test("every move of a game of any length has its line, in order", () => {
  for (const length of [0, 1, 59, 60, 61, 200, 500]) {
    const moves = Array.from({ length }, (_, index) => index);
    const columns = inColumns(moves, layout(length));
    expect(columns.flat().filter((row) => row !== null)).toEqual(moves);
    expect(new Set(columns.map((column) => column.length)).size).toBe(1);
  }
});
