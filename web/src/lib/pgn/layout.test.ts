import { expect, test } from "vitest";
import { branching, node, root } from "../../test/pgn";
import { paragraphs } from "./layout";
import { tree, type Tree } from "./tree";

/** The paragraphs as words: « 1.e4 », « {comment} ». */
function written(game: Tree): [number, string][] {
  return paragraphs(game).map(({ depth, words }) => [
    depth,
    words
      .map((word) =>
        word.kind === "move"
          ? (word.number ?? "") + game.nodes[word.node]!.played!.san
          : `{${word.text}}`,
      )
      .join(" "),
  ]);
}

test("a variation stands below the move it replaces, and the line goes on after it", () => {
  expect(written(tree(branching))).toEqual([
    [0, "1.e4 e5"],
    [1, "1…c5 2.c3"],
    [2, "2.d4"],
    [1, "1…e6"],
    [0, "2.f4"],
  ]);
});

test("comments stand with their moves, and after one the number is said again", () => {
  const game = tree([
    node(null, null, { ...root, comments: ["Before all"] }),
    node(0, { san: "e4", ply: 1 }, { comments: ["good"] }),
    node(1, { san: "e5", ply: 2 }),
    node(1, { san: "c5", ply: 2 }, { before: ["or"], comments: ["too"] }),
  ]);
  expect(written(game)).toEqual([
    [0, "{Before all}"],
    [0, "1.e4 {good} 1…e5"],
    [1, "{or} 1…c5 {too}"],
  ]);
});

test("a game without moves has nothing to write", () => {
  expect(written(tree([root]))).toEqual([]);
});

test("variations may be as deep as a text allows", () => {
  const deepest = 10_000;
  const nodes = [root, node(0, { san: "e4", ply: 1 }), node(0, { san: "d4", ply: 1 })];
  for (let depth = 2; depth < deepest; depth++) {
    const last = nodes.length - 1;
    nodes.push(node(last, { san: "e5", ply: depth }), node(last, { san: "d5", ply: depth }));
  }
  const all = paragraphs(tree(nodes));
  expect(all).toHaveLength(deepest);
  expect(all.at(-1)?.depth).toBeLessThan(deepest);
});
