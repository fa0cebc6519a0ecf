import { expect, test } from "vitest";
import { addTexts, lang, preferredLanguage, setLang, t } from ".";

test.each([
  [["fr-FR", "en"], "fr"],
  [["en-GB", "fr"], "en"],
  [["de", "EN"], "en"],
  [["de", "fr-CA", "en"], "fr"],
  [["de"], "fr"],
  [[], "fr"],
])("a browser that wants %j is answered in %s", (wanted, language) => {
  expect(preferredLanguage(wanted)).toBe(language);
});

test("texts and the page's declared language follow the switch", async () => {
  await setLang("en");
  expect([lang(), t("nav-learn"), document.documentElement.lang]).toEqual(["en", "Learn", "en"]);
  await setLang("fr");
  expect([lang(), t("nav-learn"), document.documentElement.lang]).toEqual([
    "fr",
    "Apprendre",
    "fr",
  ]);
});

test("what one page alone says is loaded with it, and follows the switch", async () => {
  expect(() => t("pgn-heading")).toThrow("pgn-heading");
  await addTexts("pgn");
  expect(t("pgn-heading")).toBe("Lire une partie");
  await setLang("en");
  expect(t("pgn-heading")).toBe("Read a game");
  await setLang("fr");
});

test("whoever waits for texts has them, though others asked first and the language changes", async () => {
  const first = addTexts("players");
  const second = addTexts("players").then(() => t("title-profile"));
  const switched = setLang("en");
  expect(await second).toBe("Votre profil – Roque");
  await Promise.all([first, switched]);
  expect(lang()).toBe("en");
  await setLang("fr");
});

test("variables are put in without invisible marks", async () => {
  await setLang("en");
  expect(t("home-choice", { level: "Easy", color: "black" })).toBe("Easy, with Black");
  await setLang("fr");
});

test("a text that does not exist is an error, and so is a missing variable", () => {
  expect(() => t("no-such-text")).toThrow("no-such-text");
  expect(() => t("home-choice")).toThrow("level");
});
