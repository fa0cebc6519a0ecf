import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { change, followOtherTabs, parse, settings } from ".";
import { chooseLanguage } from "./language";
import { setLang } from "$lib/i18n";

const first = {
  language: null,
  theme: "auto",
  muted: false,
  notation: "letters",
  newGame: { level: "easy", color: "white" },
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
  ["a broken choice of game", '{"newGame":{"level":"god","color":null}}'],
  ["no choice of game", '{"newGame":7}'],
])("%s is read as the first settings", (_, text) => {
  expect(parse(text)).toEqual(first);
});

test("what is right is kept when something beside it is wrong", () => {
  const text = '{"theme":"dark","muted":true,"newGame":{"level":"expert","color":"mauve"},"x":1}';
  expect(parse(text)).toEqual({
    ...first,
    theme: "dark",
    muted: true,
    newGame: { level: "expert", color: "white" },
  });
});

test("a change is remembered and read back whole", () => {
  change({ muted: true, newGame: { level: "hard", color: "random" } });
  expect(parse(localStorage.getItem("roque"))).toEqual(settings());
  expect(settings().newGame).toEqual({ level: "hard", color: "random" });
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

test("a language once chosen is remembered, and told to the server by a cookie", async () => {
  await chooseLanguage("en");
  expect(settings().language).toBe("en");
  expect(document.cookie).toContain("lang=en");
  await setLang("fr");
});
