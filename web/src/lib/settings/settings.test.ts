import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { change, followOtherTabs, notation, parse, settings, typedLetters } from ".";
import { chooseLanguage } from "./language";
import { setLang } from "$lib/i18n";

const first = {
  language: null,
  theme: "auto",
  muted: false,
  notation: null,
  turnsBoard: false,
  threats: false,
  immediate: false,
  newGame: null,
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
])("%s is read as the first settings", (_, text) => {
  expect(parse(text)).toEqual(first);
});

test("what is right is kept when something beside it is wrong", () => {
  const text = JSON.stringify({ theme: "dark", muted: "yes", newGame: { kept: "as it is" }, x: 1 });
  expect(parse(text)).toEqual({ ...first, theme: "dark", newGame: { kept: "as it is" } });
});

test("a change is remembered and read back whole", () => {
  change({ muted: true, notation: "figurine" });
  expect(parse(localStorage.getItem("roque"))).toEqual(settings());
  expect(settings().notation).toBe("figurine");
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
