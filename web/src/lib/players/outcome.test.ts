import { expect, test } from "vitest";
import type { PlayedEnd, PlayedGame } from "$lib/api/wire";
import { outcome } from "./outcome";

function game(result: PlayedEnd["result"] | "running", part: Partial<PlayedGame> = {}): PlayedGame {
  return {
    game: "g1",
    opponent: { kind: "computer", level: "easy-1" },
    you: "black",
    created: 0,
    plies: 4,
    end: result === "running" ? null : { result, reason: "checkmate" },
    change: null,
    ...part,
  };
}

test.each([
  ["running", "unfinished"],
  [null, "none"],
  ["nobody", "draw"],
  ["black", "win"],
  ["white", "loss"],
] as const)("against the computer, with Black, %s is %s", (result, told) => {
  expect(outcome(game(result))).toBe(told);
});

test("at one screen nobody wins or loses but a side", () => {
  expect(outcome(game("white", { opponent: { kind: "same-screen" } }))).toBe("white");
});
