import { beforeEach, expect, test } from "vitest";
import { change, parse } from "$lib/settings";
import { officialRules } from "../../test/rulebook";
import { firstChoice, type Choice } from "./choice";
import { lastChoice, rememberChoice } from "./last-choice";

beforeEach(() => change(parse(null)));

test.each([
  ["a broken choice of game", '{"opponent":{"kind":"god"},"color":null,"clock":5}'],
  ["a choice of times without end", '{"clock":{"white":1e9,"black":1,"seconds":0}}'],
  ["a start array there is not", '{"start":{"kind":"position","fen":"8/8"}}'],
  ["rules nobody knows", '{"rules":{"kind":"preset","id":"house"}}'],
  ["rules with a field unknown", '{"rules":{"kind":"custom","rulebook":{"x":1}}}'],
  ["no choice of game", "7"],
])("%s is read as the first choice", (_, saved) => {
  change({ newGame: JSON.parse(saved) as unknown });
  expect(lastChoice()).toEqual(firstChoice);
});

test("what is right is kept when something beside it is wrong", () => {
  const opponent = { kind: "computer", level: "expert-1" } as const;
  change({ newGame: { opponent, color: "mauve", start: { kind: "chess960", number: 960 } } });
  expect(lastChoice()).toEqual({ ...firstChoice, opponent, start: { kind: "chess960" } });
});

test("a choice is remembered and read back whole", () => {
  const choice: Choice = {
    opponent: { kind: "same-screen" },
    color: "random",
    start: { kind: "chess960", number: 0 },
    clock: { white: 5, black: 3, seconds: 2, kind: "bronstein" },
    rules: { kind: "custom", rulebook: officialRules },
    rated: false,
  };
  rememberChoice(choice);
  change(parse(localStorage.getItem("roque")));
  expect(lastChoice()).toEqual(choice);
});
