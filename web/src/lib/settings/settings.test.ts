import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { change, followOtherTabs, notation, parse, settings, typedLetters } from ".";
import { chooseLanguage } from "./language";
import { setLang } from "$lib/i18n";
import { firstChoice, type Choice } from "$lib/new-game/choice";
import { officialRules } from "../../test/rulebook";

const first = {
  language: null,
  theme: "auto",
  muted: false,
  notation: null,
  turnsBoard: false,
  threats: false,
  newGame: firstChoice,
};

beforeEach(() => change(parse(null)));
afterEach(() => vi.unstubAllGlobals());

test.each([
  ["nothing", null],
  ["an empty text", ""],
  ["broken JSON", '{"theme":'],
  ["another kind of value", "[1]"],
  ["null", "null"],
  ["unknown values", '{"theme":"pink","muted":"yes","notation":3,"language":"de"}'],
  ["a broken choice of game", '{"newGame":{"opponent":{"kind":"god"},"color":null,"clock":5}}'],
  ["a choice of times without end", '{"newGame":{"clock":{"white":1e9,"black":1,"seconds":0}}}'],
  ["a start array there is not", '{"newGame":{"start":{"kind":"position","fen":"8/8"}}}'],
  ["rules nobody knows", '{"newGame":{"rules":{"kind":"preset","id":"house"}}}'],
  ["rules with a field unknown", '{"newGame":{"rules":{"kind":"custom","rulebook":{"x":1}}}}'],
  ["no choice of game", '{"newGame":7}'],
])("%s is read as the first settings", (_, text) => {
  expect(parse(text)).toEqual(first);
});

test("what is right is kept when something beside it is wrong", () => {
  const opponent = { kind: "computer", level: "expert-1" } as const;
  const newGame = { opponent, color: "mauve", start: { kind: "chess960", number: 960 } };
  const text = JSON.stringify({ theme: "dark", muted: true, newGame, x: 1 });
  expect(parse(text)).toEqual({
    ...first,
    theme: "dark",
    muted: true,
    newGame: { ...firstChoice, opponent, start: { kind: "chess960" } },
  });
});

test("a change is remembered and read back whole", () => {
  const newGame: Choice = {
    opponent: { kind: "same-screen" },
    color: "random",
    start: { kind: "chess960", number: 0 },
    clock: { white: 5, black: 3, seconds: 2, kind: "bronstein" },
    rules: { kind: "custom", rulebook: officialRules },
    rated: false,
  };
  change({ muted: true, newGame });
  expect(parse(localStorage.getItem("roque"))).toEqual(settings());
  expect(settings().newGame).toEqual(newGame);
});

test("a browser that forbids storage still changes its settings", () => {
  vi.stubGlobal("localStorage", {
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  change({ theme: "dark" });
  expect(settings().theme).toBe("dark");
});

test("a choice made in another tab is followed; another site's key is not", () => {
  const stop = followOtherTabs();
  dispatchEvent(new StorageEvent("storage", { key: "other", newValue: '{"theme":"light"}' }));
  expect(settings().theme).toBe("auto");
  dispatchEvent(new StorageEvent("storage", { key: "roque", newValue: '{"theme":"light"}' }));
  expect(settings().theme).toBe("light");
  stop();
});

test("moves are written in the page's language until another notation is chosen", async () => {
  expect([notation(), typedLetters()]).toEqual(["fr", "fr"]);
  await setLang("en");
  expect(notation()).toBe("en");
  change({ notation: "figurine" });
  expect([notation(), typedLetters()]).toEqual(["figurine", "en"]);
  change({ notation: "fr" });
  expect([notation(), typedLetters()]).toEqual(["fr", "fr"]);
  await setLang("fr");
});

test("a language once chosen is remembered, and told to the server by a cookie", async () => {
  await chooseLanguage("en");
  expect(settings().language).toBe("en");
  expect(document.cookie).toContain("lang=en");
  await setLang("fr");
});
