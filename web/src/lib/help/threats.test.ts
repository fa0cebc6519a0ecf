import { beforeAll, expect, test } from "vitest";
import type { PlayedMove, SideThreats, Threats } from "$lib/api/wire";
import { addTexts } from "$lib/i18n";
import { threatsDrawn, threatsSaid } from "./threats";

beforeAll(() => addTexts("review"));

function move(from: string, to: string, san: string, captured: "pawn" | null): PlayedMove {
  return {
    ...{ color: "white", role: "bishop", from, to, san, captured, enPassant: false },
    ...{ castle: null, promotion: null, check: null },
  };
}

const takesWithCheck = move("c4", "f7", "Bxf7+", "pawn");
const checks = move("b5", "c7", "Nc7+", null);
const takes = move("f3", "e5", "Nxe5", "pawn");
const nothing: SideThreats = { checks: [], captures: [], threatened: [] };
const white: SideThreats = {
  ...nothing,
  checks: [takesWithCheck, checks],
  captures: [takesWithCheck, takes],
};
const black: SideThreats = {
  ...nothing,
  threatened: [{ man: { role: "pawn", square: "e5" }, danger: "unguarded", by: ["f3"] }],
};
const threats: Threats = { turn: "white", check: false, white, black };

test("a capture with check is one arrow with both signs; each kind has a sign of its own", () => {
  const { arrows, circles } = threatsDrawn(threats);
  expect(arrows).toEqual([
    { from: "c4", to: "f7", paint: "red", label: "×+" },
    { from: "f3", to: "e5", paint: "blue", label: "×" },
    { from: "b5", to: "c7", paint: "red", label: "+" },
  ]);
  expect(circles).toEqual([{ square: "e5", paint: "yellow", label: "!" }]);
});

test("the same is said in words, in the reader’s letters", () => {
  expect(threatsSaid(white)).toEqual(["Échecs : Fxf7+, Cc7+", "Prises : Fxf7+, Cxe5"]);
  expect(threatsSaid(black)).toEqual(["En danger : le pion e5, que rien ne protège"]);
  expect(threatsSaid(nothing)).toEqual([]);
});
