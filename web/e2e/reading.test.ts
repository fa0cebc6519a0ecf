/** Pages that the server writes, read without script, on paper and by who listens. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { useBrowser, type View } from "./harness/browser";
import { barriers, overflow, settled, smallControls } from "./harness/look";
import { useRoque } from "./harness/roque";

const open = useBrowser();
const roque = useRoque();

const phone = { width: 360, height: 640 };
const desktop = { width: 1366, height: 768 };
const pages = [
  "/apprendre",
  "/apprendre/pion",
  "/apprendre/exercices",
  "/apprendre/feuille",
  "/rules",
];

async function visit(path: string, view: View): Promise<Page> {
  const page = await open(roque.url, view);
  await page.goto(path);
  return page;
}

/** How many pages of paper a page takes. */
async function printed(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

test("without script a lesson is read, and its boards are seen and told in words", async () => {
  const page = await visit("/apprendre/pion", { ...phone, script: false });
  expect(await page.title()).toBe("Le pion – Roque");
  await page.getByText("Le pion est la seule pièce qui ne prend pas comme elle marche").waitFor();
  const drawings = page.getByRole("img", { name: "Échiquier" });
  expect(await drawings.count()).toBeGreaterThan(8);
  for (const drawing of await drawings.all()) {
    const box = await drawing.boundingBox();
    expect(box!.width).toBeGreaterThan(120);
    expect(Math.abs(box!.width - box!.height)).toBeLessThan(2);
  }
  expect(await drawings.nth(1).getAttribute("aria-labelledby")).toBe("board-2-title board-2-words");
  const words = await page.locator("#board-2-words").textContent();
  expect(words?.replaceAll(/\s/g, " ")).toBe(
    "Blancs : roi e1, pions c2 e4. Noirs : roi e8. Trait aux Blancs. Cases marquées : c3 c4.",
  );
  await page.getByText("Voir la réponse").first().click();
  await page.locator(".solution p").last().isVisible();
});

test("from the path one reads lesson after lesson, and comes back to all games", async () => {
  const page = await visit("/apprendre", { ...desktop, script: false });
  await page.getByRole("link", { name: "Découvrir le jeu" }).click();
  await page.getByRole("heading", { level: 1, name: "Découvrir le jeu" }).waitFor();
  await page.getByRole("link", { name: /Leçon suivante/ }).click();
  await page.getByRole("heading", { level: 1, name: "Le matériel" }).waitFor();
  await page.getByRole("link", { name: /Leçon précédente/ }).click();
  await page.getByRole("heading", { level: 1, name: "Découvrir le jeu" }).waitFor();
  const games = page.getByRole("link", { name: "← Tous les jeux" });
  expect(await games.getAttribute("href")).toBe("/");
  await page.goto("/apprendre");
  const next = page.getByRole("link", { name: "Choisir le prochain jeu →" });
  expect(await next.getAttribute("href")).toBe("/");
});

test("the path tells who plays, how long, how hard and why, and its sources", async () => {
  const page = await visit("/apprendre", { ...desktop, script: false });
  const told = await page.locator(".card > div").allTextContents();
  expect(told).toEqual(["Joueurs2", "Durée20 à 90 min", "DifficultéExperte"]);
  await page.getByText("du calcul, de la tactique, de la stratégie").waitFor();
  await page
    .getByText("Règles du jeu d’échecs de la FIDE en vigueur depuis le 1er janvier 2023")
    .waitFor();
  await page.getByText("Jeux traditionnels").waitFor();
  await page.getByText("Nouveau sur le web").waitFor();
});

test("the other language is one click away, at the same lesson", async () => {
  const page = await visit("/apprendre/pion", { ...desktop, script: false });
  await page.getByRole("link", { name: "English" }).click();
  await page.waitForURL("**/learn/pawn");
  expect(await page.locator("html").getAttribute("lang")).toBe("en");
  await page.getByRole("heading", { level: 1, name: "The pawn" }).waitFor();
});

test.each(pages)("%s has no barrier axe can find, narrow or wide, light or dark", async (path) => {
  const page = await visit(path, phone);
  for (const width of [320, 1280])
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      expect(await barriers(page), `${width} ${colorScheme}`).toEqual([]);
    }
});

test.each(pages)("%s fits a phone without script, with links one can hit", async (path) => {
  const page = await visit(path, { ...phone, script: false });
  expect((await overflow(page)).right).toBe(0);
  expect(await smallControls(page)).toEqual([]);
});

test("the header is that of the app", async () => {
  const page = await visit("/", desktop);
  const header = () => page.getByRole("navigation", { name: "Menu" }).innerText();
  const place = () => page.locator(".site-header").boundingBox();
  await page.locator("main h1").first().waitFor();
  const app = [await header(), await place()];
  await page.goto("/apprendre");
  await settled(page);
  expect([await header(), await place()]).toEqual(app);
});

test("a theme once chosen holds on pages that the server writes", async () => {
  const page = await visit("/", desktop);
  await page.getByLabel("Thème").selectOption("Sombre");
  await page.goto("/apprendre");
  expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
});

test("on paper exercises are numbered, leave room to write, and are answered at the end", async () => {
  const page = await visit("/apprendre/cavalier", desktop);
  const answers = page.locator(".answers");
  expect(await answers.isVisible()).toBe(false);
  await page.emulateMedia({ media: "print" });
  expect(await answers.isVisible()).toBe(true);
  const exercises = page.locator(".exercise");
  expect(await answers.locator("li").count()).toBe(await exercises.count());
  const paper = await exercises
    .filter({ hasNot: page.locator(".choices") })
    .first()
    .evaluate((exercise) => ({
      lines: getComputedStyle(exercise, "::after").borderBlockEndStyle,
      number: getComputedStyle(exercise.querySelector(".kind")!, "::after").content,
    }));
  expect(paper).toEqual({ lines: "solid", number: '" " counter(exercise)' });
});

test("a blank score sheet is one page, and a lesson a few, in black and white", async () => {
  const page = await visit("/apprendre/feuille", desktop);
  expect(await printed(page)).toBe(1);
  await page.goto("/learn/score-sheet");
  expect(await printed(page)).toBe(1);
  await page.goto("/apprendre/pion");
  const lesson = await printed(page);
  expect(lesson).toBeGreaterThan(1);
  expect(lesson).toBeLessThan(7);
  await page.emulateMedia({ media: "print" });
  const colours = await page.evaluate(() => {
    const shown = [
      ...document.querySelectorAll("main :is(p, h1, h2, figcaption, a, .drawn-board *)"),
    ];
    const grey = (colour: string) => {
      const [, red, green, blue] = /rgba?\((\d+), (\d+), (\d+)/.exec(colour) ?? [];
      return red === green && green === blue;
    };
    const used = shown.flatMap((element) => {
      const { color, fill, stroke } = getComputedStyle(element);
      return [color, fill, stroke].filter((colour) => colour.startsWith("rgb"));
    });
    return [...new Set(used.filter((colour) => !grey(colour)))];
  });
  expect(colours).toEqual([]);
});
