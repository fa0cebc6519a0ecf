import { beforeAll, expect, test } from "vitest";
import type { PgnFault } from "$lib/api/wire";
import { addTexts } from "$lib/i18n";
import { branching, node, root } from "../../test/pgn";
import { glyphSign } from "./glyphs";
import { dateSaid, evaluationSaid, faultSentence, placeSaid, resultSaid } from "./telling";
import { tree } from "./tree";

beforeAll(() => addTexts("pgn"));

test("a move is said with its glyphs, its comments and its marks", () => {
  const game = tree([
    root,
    node(
      0,
      { san: "e4", ply: 1 },
      {
        nags: [1],
        comments: ["Le centre."],
        circles: [{ paint: "green", square: "d4" }],
        arrows: [{ paint: "red", from: "e4", to: "e5" }],
      },
    ),
  ]);
  expect(placeSaid(game, 1)).toBe(
    "Blancs\u00a0: pion de e2 va en e4. bon coup. Le centre. " +
      "Case d4 marquée en vert. Flèche de e4 à e5, en rouge.",
  );
});

test("who listens hears that a move is of a variation, and how many stand to choice", () => {
  const game = tree(branching);
  expect(placeSaid(game, 2)).toMatch(/va en e5\. Choix 1 sur 3\.$/);
  expect(placeSaid(game, 7)).toMatch(/^Variante\. .* Choix 3 sur 3\.$/);
  expect(placeSaid(game, 3)).not.toMatch(/Variante|Choix/);
  expect(placeSaid(game, 0)).toBe("Position de départ.");
});

test("evaluations are White's, in pawns or as a mate", () => {
  const said = (kind: "centipawns" | "mate", value: number) =>
    evaluationSaid({ score: { kind, value }, depth: null });
  expect(said("centipawns", 35)).toBe("+0,35");
  expect(said("centipawns", -120)).toBe("-1,20");
  expect(said("centipawns", 0)).toBe("0,00");
  expect(said("mate", 3)).toBe("mat en 3 pour les Blancs");
  expect(said("mate", -1)).toBe("mat en 1 pour les Noirs");
});

test.each([
  ["2026.01.31", "31 janvier 2026"],
  ["2026.02.??", "février 2026"],
  ["2026.??.??", "2026"],
  ["????.??.??", ""],
  ["hier", ""],
])("the date %s is said as far as it is known", (date, said) => {
  expect(dateSaid(date)).toBe(said);
});

test("glyphs of moves stand right behind them, those of positions apart, the others by name", () => {
  expect([1, 4, 6].map(glyphSign)).toEqual(["!", "??", "?!"]);
  expect([10, 16].map(glyphSign)).toEqual([" =", " ±"]);
  expect([22, 200].map(glyphSign)).toEqual([" (Blancs en zugzwang)", " (signe n°\u00a0200)"]);
});

test("a result is written as readers do", () => {
  expect(["1-0", "1/2-1/2", "*"].map(resultSaid)).toEqual(["1–0", "½–½", ""]);
});

test("a fault says what is wrong and, of a move, the rule that forbids it", () => {
  const fault: PgnFault = {
    code: "illegal",
    error: true,
    found: "Fg5",
    expected: "",
    refusal: { code: "blocked", role: "bishop", squares: ["d2"] },
    place: { offset: 3, line: 1, column: 4 },
    excerpt: { before: "1. ", word: "Fg5", after: "" },
  };
  expect(faultSentence(fault)).toBe(
    "«\u00a0Fg5\u00a0» ne peut pas être joué ici. Le fou ne peut pas sauter par-dessus une pièce.",
  );
  const bare = { ...fault, code: "move-number", found: "5", expected: "4", refusal: null };
  expect(faultSentence(bare)).toBe("Le numéro de coup 5 devrait être 4.");
});
