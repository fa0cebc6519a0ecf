import { describe, expect, test } from "vitest";
import { arbiter, e4, e5, nf3, ply, result, update } from "../../test/game";
import { news } from "./news";
import { open } from "./state";
import { heard, told } from "./telling";

const mate = result({ winner: "black", reason: "checkmate", score: "0-1" });
const draw = result({});

describe("news", () => {
  test("are each half-move that is new, of both sides", () => {
    const happened = news(open(update()), open(update({ plies: [e4, e5] })));
    expect(happened).toEqual([
      { type: "played", ply: e4 },
      { type: "played", ply: e5 },
    ]);
  });

  test("are an offer once, and that it was declined in words", () => {
    const silent = open(update({ plies: [e4] }));
    const offered = open(update({ plies: [e4], arbiter: arbiter({ offer: "black" }) }));
    expect(news(silent, offered)).toEqual([{ type: "proposed", what: "draw", by: "black" }]);
    expect(news(offered, offered)).toEqual([]);
    expect(news(offered, silent)).toEqual([{ type: "declined", what: "draw" }]);
  });

  test("say nothing of an offer that a move answered", () => {
    const offered = open(update({ plies: [e4], arbiter: arbiter({ offer: "white" }) }));
    const moved = open(update({ plies: [e4, e5] }));
    expect(news(offered, moved)).toEqual([{ type: "played", ply: e5 }]);
  });

  test("leave it to the notice to say that the computer declined", () => {
    const offered = open(update({ plies: [e4], arbiter: arbiter({ offer: "white" }) }));
    expect(news(offered, open(update({ plies: [e4] })))).toEqual([]);
  });

  test("are a draw that may now be claimed, but not one that needs a move", () => {
    const with_ = { from: "g1", to: "f3", promotion: null, san: "Nf3" };
    const near = open(
      update({ arbiter: arbiter({ claims: [{ rule: "threefold", with: with_ }] }) }),
    );
    const there = open(update({ arbiter: arbiter({ claims: [{ rule: "fifty", with: null }] }) }));
    expect(news(open(update()), near)).toEqual([]);
    expect(news(near, there)).toEqual([{ type: "claimable", rule: "fifty" }]);
    expect(news(there, there)).toEqual([]);
  });

  test("are none when a new connection brings the same game again", () => {
    const state = open(update({ plies: [e4, e5], result: draw }));
    expect(news(state, open(update({ seq: 9, plies: [e4, e5], result: draw })))).toEqual([]);
  });

  test("tell what was taken back before what was played instead", () => {
    const d4 = ply({ san: "d4", from: "d2", to: "d4" });
    const happened = news(open(update({ plies: [e4, e5] })), open(update({ plies: [d4] })));
    expect(happened).toEqual([
      { type: "taken-back", plies: 2 },
      { type: "played", ply: d4 },
    ]);
  });
});

describe("said aloud, in French", () => {
  const said = (part: Parameters<typeof ply>[0]) => told([{ type: "played", ply: ply(part) }]);

  test.each([
    [{}, "Blancs\u00a0: pion de e2 va en e4."],
    [
      { color: "black", role: "bishop", from: "c8", to: "g4", captured: "knight" },
      "Noirs\u00a0: fou de c8 prend le cavalier en g4.",
    ],
    [
      { from: "e5", to: "d6", captured: "pawn", enPassant: true },
      "Blancs\u00a0: pion de e5 prend d6 en passant.",
    ],
    [{ role: "king", castle: "short" }, "Blancs\u00a0: petit roque."],
    [{ color: "black", role: "king", castle: "long" }, "Noirs\u00a0: grand roque."],
    [
      { from: "a7", to: "a8", promotion: "knight", check: "e8" },
      "Blancs\u00a0: pion de a7 va en a8, promotion en cavalier, échec.",
    ],
  ] as const)("%o", (part, sentence) => {
    expect(said(part)).toBe(sentence);
  });

  test("what was taken back, in number", () => {
    expect(told([{ type: "taken-back", plies: 1 }])).toBe("Le dernier coup est repris.");
    expect(told([{ type: "taken-back", plies: 2 }])).toBe("Les 2 derniers coups sont repris.");
  });
});

describe("heard", () => {
  const played = (part: Parameters<typeof ply>[0]) => ({ type: "played", ply: ply(part) }) as const;

  test.each([
    [[played({})], "move"],
    [[played({ captured: "pawn" })], "capture"],
    [[played({ captured: "pawn", check: "e8" })], "check"],
    [[played({ check: "e8" }), { type: "ended", result: mate } as const], "end"],
    [[played({ check: "e8" }), played({ color: "black", san: nf3.san })], "move"],
    [[{ type: "taken-back", plies: 2 } as const], "move"],
    [[], null],
  ])("%o is one sound", (happened, sound) => {
    expect(heard(happened)).toBe(sound);
  });
});
