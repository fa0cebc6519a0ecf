import { afterEach, expect, test } from "vitest";
import { setLang } from "$lib/i18n";
import { manOfKey } from "./keys";

afterEach(() => setLang("fr"));

test.each([
  ["fr", "R", "white", "king"],
  ["fr", "d", "black", "queen"],
  ["fr", "p", "black", "pawn"],
  ["en", "K", "white", "king"],
  ["en", "n", "black", "knight"],
  ["en", "P", "white", "pawn"],
] as const)("in %s the letter %s is a %s %s", async (language, key, color, role) => {
  await setLang(language);
  expect(manOfKey(key)).toEqual({ color, role });
});

test.each(["x", "Enter", "Tab", "", "é", "RD"])("%j is no man", (key) => {
  expect(manOfKey(key)).toBeNull();
});
