import { beforeAll, expect, test } from "vitest";
import { addTexts, setLang } from "$lib/i18n";
import { day, elo, eloChange, nameOf, thinkingTime } from "./shown";

beforeAll(() => addTexts("players"));

test.each([
  [1200, 1220.6, "1200 → 1221 (+21)"],
  [1220.6, 1200.4, "1221 → 1200 (−21)"],
  [1200.2, 1200.4, "1200 → 1200 (±0)"],
  // What is shown adds up, whatever was rounded.
  [1200.4, 1201.6, "1200 → 1202 (+2)"],
])("a rating that goes from %d to %d is shown as %s", (before, after, shown) => {
  expect(eloChange(before, after)).toBe(shown);
});

test("a rating below zero has a true minus", () => {
  expect(elo(-12.4)).toBe("−12");
});

test.each([
  [0, "0,0 s"],
  [12_499, "12,4 s"],
  [65_300, "1 min 5,3 s"],
  [3_599_999, "59 min 59,9 s"],
  [3_725_000, "1 h 2 min"],
  [360_000_000, "100 h 0 min"],
])("%d milliseconds of thought are shown as %s", (milliseconds, shown) => {
  expect(thinkingTime(milliseconds).replaceAll(" ", " ")).toBe(shown);
});

test("decimals and dates are those of the language", async () => {
  await setLang("en");
  expect([thinkingTime(12_400), day(0)]).toEqual(["12.4 s", "Jan 1, 1970"]);
  await setLang("fr");
  expect(day(0)).toBe("1 janv. 1970");
});

test("who has no name is called so", () => {
  expect([nameOf({ name: null }), nameOf({ name: "Zoé" })]).toEqual(["Sans nom", "Zoé"]);
});
