import { expect, test } from "vitest";
import { setLang } from "$lib/i18n";
import { match } from "$lib/router";
import { readingPath } from "./paths";

test("what one reads has an address in each language, and is no page of the app", async () => {
  const all = () => [readingPath("learn"), readingPath("rules", "pat"), readingPath("ranking")];
  expect(all()).toEqual(["/apprendre", "/regles#pat", "/guide-classement"]);
  await setLang("en");
  expect(all()).toEqual(["/learn", "/rules#pat", "/ranking-guide"]);
  for (const path of all()) expect(match(path.split("#")[0]!)).toEqual({ page: "not-found" });
  await setLang("fr");
});
