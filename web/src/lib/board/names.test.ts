import { expect, test } from "vitest";
import { squareName } from "./names";

const quiet = { target: false, check: false, lastMove: false, marked: false, touched: false };

test("a square is named with its piece, in its gender and colour", () => {
  expect(squareName("e2", { color: "white", role: "pawn" }, quiet)).toBe("e2, pion blanc");
  expect(squareName("d8", { color: "black", role: "queen" }, quiet)).toBe("d8, dame noire");
  expect(squareName("a1", { color: "white", role: "rook" }, quiet)).toBe("a1, tour blanche");
});

test("a square says what colours and marks show", () => {
  expect(squareName("e4", undefined, { ...quiet, target: true })).toBe("e4, vide, coup permis");
  expect(
    squareName("e8", { color: "black", role: "king" }, { ...quiet, check: true, lastMove: true }),
  ).toBe("e8, roi noir, en échec, dernier coup");
  expect(squareName("f3", undefined, { ...quiet, marked: true })).toBe("f3, vide, en cause");
});
