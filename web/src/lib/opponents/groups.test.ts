import { expect, test } from "vitest";
import { addTexts, setLang, t } from "$lib/i18n";
import { groupOf, groups, levels, levelsOf } from "./groups";
import { portrait } from "./portraits";

test("every opponent is in one group, and the groups go from the weakest to the strongest", () => {
  expect(groups).toEqual(["easy", "medium", "hard", "expert", "master", "full"]);
  expect(groups.flatMap(levelsOf)).toEqual(levels);
  expect(new Set(levels).size).toBe(levels.length);
  for (const level of levels) expect(levelsOf(groupOf(level))).toContain(level);
});

test.each(["fr", "en"] as const)(
  "in %s every opponent has a name, a face and a portrait",
  async (language) => {
    await addTexts("opponents");
    await setLang(language);
    const faces = new Set(levels.map(portrait));
    expect(faces.size).toBe(levels.length);
    const said = levels.map((level) => `${t(`level-${level}`)}: ${t(`portrait-${level}`)}`);
    expect(new Set(said).size).toBe(levels.length);
    for (const one of said) expect(one).toMatch(/^\p{Lu}.+: \p{Lu}.+\. \p{Lu}.+\.$/u);
    await setLang("fr");
  },
);
