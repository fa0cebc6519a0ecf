import { expect, test } from "vitest";
import type { GameResult, Problem } from "$lib/api/wire";
import { writePlacement } from "$lib/board/placement";
import { positionAnswer } from "../../test/position";
import { empty, isPlayable, put, question, told, withoutLostRights } from "./setup";

test("what the server has read is what it is asked about", () => {
  const answer = positionAnswer({ turn: "black", castling: ["h8"], enPassant: "e3" });
  expect(question(told(answer))).toEqual({
    board: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
    turn: "black",
    castling: ["h8"],
    enPassant: "e3",
  });
});

test("a man put on a square takes the place of what stood there, and nothing empties it", () => {
  const one = put(empty, "e4", { color: "white", role: "queen" });
  const other = put(one, "e4", { color: "black", role: "knight" });
  expect(writePlacement(other.placement)).toBe("8/8/8/8/4n3/8/8/8");
  expect(writePlacement(put(other, "e4", null).placement)).toBe("8/8/8/8/8/8/8/8");
  expect(writePlacement(one.placement)).toBe("8/8/8/8/4Q3/8/8/8");
});

test("rights that the board has no room for are given up, the others are kept", () => {
  const setup = told(positionAnswer({ castling: ["a1", "h1"], enPassant: "e3" }));
  const answer = positionAnswer({ castlingPossible: ["h1", "h8"], enPassantPossible: ["d6"] });
  expect(withoutLostRights(setup, answer)).toEqual({ ...setup, castling: ["h1"], enPassant: null });
});

test("a setup that loses nothing is the same setup", () => {
  const setup = told(positionAnswer({ castling: ["h1"], enPassant: "d6" }));
  const answer = positionAnswer({ castlingPossible: ["h1"], enPassantPossible: ["d6"] });
  expect(withoutLostRights(setup, answer)).toBe(setup);
});

test("one plays on from a position without a problem in which the game is not over", () => {
  const mate: GameResult = {
    winner: "white",
    reason: "checkmate",
    score: "1-0",
    remarks: [],
    verdict: null,
  };
  const nobody: Problem = { code: "no-king", color: "white", squares: [] };
  const doubtful: Problem = { code: "too-many-pawns", color: "white", squares: ["a2"] };
  expect(isPlayable(null)).toBe(false);
  expect(isPlayable(positionAnswer())).toBe(true);
  expect(isPlayable(positionAnswer({ warnings: [doubtful] }))).toBe(true);
  expect(isPlayable(positionAnswer({ problems: [nobody] }))).toBe(false);
  expect(isPlayable(positionAnswer({ outcome: mate }))).toBe(false);
});
