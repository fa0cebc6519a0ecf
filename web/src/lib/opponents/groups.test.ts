import { expect, test } from "vitest";
import { addTexts, setLang, t } from "$lib/i18n";
import { groupOf, groups, levels, levelsOf } from "./groups";
import faces from "./portraits.svg?raw";

test("every opponent is in one group, and the groups go from the weakest to the strongest", () => {
  expect(groups).toEqual(["easy", "medium", "hard", "expert", "master", "full"]);
  expect(groups.flatMap(levelsOf)).toEqual(levels);
  expect(new Set(levels).size).toBe(levels.length);
  for (const level of levels) expect(levelsOf(groupOf(level))).toContain(level);
});

test.each(["fr", "en"] as const)(
  "in %s every opponent has a name and a portrait",
  async (language) => {
    await addTexts("new-game");
    await setLang(language);
    const said = levels.map((level) => `${t(`level-${level}`)}: ${t(`portrait-${level}`)}`);
    expect(new Set(said).size).toBe(levels.length);
    for (const one of said) expect(one).toMatch(/^\p{Lu}.+: \p{Lu}.+\. \p{Lu}.+\.$/u);
    await setLang("fr");
  },
);

test("every opponent has a face, each in its own place", () => {
  const views = [...faces.matchAll(/<view id="([\w-]+)" viewBox="(\d+ \d+) 64 64"/g)];
  expect(views.map(([, level]) => level)).toEqual(levels);
  expect(new Set(views.map(([, , place]) => place)).size).toBe(levels.length);
});
