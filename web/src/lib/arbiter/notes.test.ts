import { describe, expect, test } from "vitest";
import type { Arbiter, GameUpdate, Rulebook } from "$lib/api/wire";
import { open } from "$lib/game/state";
import { arbiter, e4, result, solo, update } from "../../test/game";
import { forWhom, notes, proposals } from "./notes";

function noted(seen: Partial<Arbiter>, rules: Partial<Rulebook> = {}): string[] {
  return notes(open(update({ rulebook: { ...solo, ...rules }, arbiter: arbiter(seen) })));
}

describe("moves without capture or pawn move", () => {
  test("are shown from the twentieth on, in moves of both sides", () => {
    expect(noted({ halfMoves: 39 })).toEqual([]);
    expect(noted({ halfMoves: 40 })).toEqual(["20 coups sur 50 sans prise ni pion"]);
    expect(noted({ halfMoves: 75 })).toEqual(["37 coups sur 50 sans prise ni pion"]);
  });

  test("count to 75 once fifty were not claimed", () => {
    expect(noted({ halfMoves: 101 })).toEqual(["50 coups sur 50 sans prise ni pion"]);
    expect(noted({ halfMoves: 102 })).toEqual(["51 coups sur 75 sans prise ni pion"]);
    expect(noted({ halfMoves: 60 }, { fifty: "off" })).toEqual([
      "30 coups sur 75 sans prise ni pion",
    ]);
  });

  test("are not shown where no rule counts them", () => {
    expect(noted({ halfMoves: 90 }, { fifty: "off", seventyfive: false })).toEqual([]);
  });
});

test("a repeated position is noted, where repetition means something", () => {
  expect(noted({ seen: 1 })).toEqual([]);
  expect(noted({ seen: 2 })).toEqual(["Position vue 2 fois"]);
  expect(noted({ seen: 2 }, { threefold: "off", fivefold: false })).toEqual([]);
});

test("a touched man that binds is noted with its rule", () => {
  const obligation = { code: "touched-move", squares: ["g1"] };
  expect(noted({ touched: ["g1"], obligation })[0]).toMatch(/^Pièce touchée, pièce jouée/);
  expect(noted({ touched: ["g1"] })).toEqual([]);
});

test("a game that was to be ranked and is not says why; one that was not says nothing", () => {
  const told = (unranked: GameUpdate["unranked"]) => notes(open(update({ unranked })));
  expect(told("take-back")[0]).toMatch(/^Partie non classée.: un coup a été repris$/);
  expect(told("clock-odds")).toHaveLength(1);
  for (const known of [null, "not-asked", "same-screen"] as const) expect(told(known)).toEqual([]);
});

test("nothing is noted of a game that has ended", () => {
  const over = update({ arbiter: arbiter({ halfMoves: 100, seen: 3 }), result: result({}) });
  expect(notes(open(over))).toEqual([]);
});

describe("a proposal", () => {
  const offered = (part: Partial<GameUpdate>) =>
    proposals(open(update({ arbiter: arbiter({ offer: "black" }), ...part })));

  test("is answered by the side it is made to", () => {
    expect(offered({})).toEqual([{ kind: "draw", from: "black", by: "white", toAnswer: true }]);
  });

  test("of one's own is the other's to answer, unless one plays both", () => {
    expect(offered({ you: "black" })[0]?.toAnswer).toBe(false);
    expect(offered({ you: "black", opponent: { kind: "same-screen" } })[0]?.toAnswer).toBe(true);
  });
});

test("a take-back is for the side that moved last, an offer for the side to move", () => {
  const state = open(update({ opponent: { kind: "same-screen" }, plies: [e4], turn: "black" }));
  expect(forWhom(state, ["white", "black"], "last-move")).toBe("white");
  expect(forWhom(state, ["white", "black"], "turn")).toBe("black");
  expect(forWhom(state, ["black"], "last-move")).toBe("black");
  expect(forWhom(state, [], "turn")).toBeNull();
});
