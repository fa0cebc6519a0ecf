import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { Exercise } from "../src/lib/api/wire";
import { useBrowser } from "./harness/browser";
import { give, kinds, Solver, train, withKeys, withMouse } from "./harness/exercise";
import { barriers, overflow, settled } from "./harness/look";
import { useRoque } from "./harness/roque";
import { texts } from "./harness/texts";

const open = useBrowser();
const roque = useRoque();
const t = texts("fr");
const desktop = { width: 1280, height: 800 };

describe.each([
  ["with the mouse", withMouse],
  ["with the keyboard alone", withKeys],
])("an exercise is answered %s", (_, how) => {
  test.each(kinds)("%s", async (kind) => {
    const page = await open(roque.url, desktop);
    const exercise = await train(page, kind);
    expect(exercise.kind).toBe(kind);
    const solver = new Solver(await open(roque.url, desktop));
    await give(page, how, exercise, await solver.solve(exercise));
    await page.getByRole("status").getByText(t("learn-right")).waitFor();
    const focused = await page.evaluate(() => document.activeElement?.textContent?.trim());
    expect(focused, "the next thing to do has the focus").toBe(t("learn-next"));
  });
});

test("a wrong answer is told why, may be mended, and has a solution", async () => {
  const page = await open(roque.url, desktop);
  const exercise = await train(page, "reach");
  const empty = "a1 h8 a8 h1".split(" ").find((square) => !exercise.drawing.noted.includes(square));
  await give(page, withMouse, exercise, { shape: "squares", squares: [empty!] });
  const said = page.getByRole("status");
  await said.getByText(t("learn-wrong")).waitFor();
  expect(await page.locator("square.bad, square.good").count()).toBeGreaterThan(0);
  await page.getByRole("button", { name: t("learn-solution") }).click();
  await said.getByText(t("learn-the-solution")).waitFor();
  await page.getByRole("button", { name: t("learn-retry") }).click();
  const name = await page.locator(`[data-square="${empty}"]`).getAttribute("aria-label");
  expect(name, "what was marked can be mended").toContain(t("square-chosen"));
});

test("a lesson's board names its 64 squares, and tells why a move is refused", async () => {
  const page = await open(roque.url, desktop);
  await page.goto("/apprendre/decouvrir");
  const board = page.locator(".alive .live").first();
  await board.getByRole("grid").waitFor();
  const names = await board
    .getByRole("gridcell")
    .evaluateAll((all) => all.map((one) => one.ariaLabel ?? ""));
  expect(names).toHaveLength(64);
  expect(new Set(names.map((name) => name.slice(0, 2))).size).toBe(64);
  for (const name of names) expect(name).toMatch(/^[a-h][1-8], \p{L}/u);
});

test("a man of a board that is no position is moved, refused, and moved on", async () => {
  const page = await open(roque.url, desktop);
  await page.goto("/apprendre/installer");
  const place = page.locator(".diagram", { hasText: "les trois premières pièces" });
  await place.scrollIntoViewIfNeeded();
  const square = (name: string) => place.locator(`.live [data-square="${name}"]`);
  const move = async (from: string, to: string) => {
    await square(from).focus();
    await page.keyboard.press("Enter");
    await square(to).focus();
    await page.keyboard.press("Enter");
  };
  await square("d1").waitFor();
  await move("d1", "d2");
  await place.locator('[data-square="d2"][aria-label*="dame"]').waitFor();
  await move("d2", "c5");
  await place
    .locator(".why")
    .getByText(/^La dame /)
    .waitFor();
  await move("d2", "h6");
  await place.locator('[data-square="h6"][aria-label*="dame"]').waitFor();
});

test.each([
  ["/apprendre/materiel", "RDTFCP"],
  ["/learn/material", "KQRBNP"],
])("a diagram drawn with letters comes alive with them: %s", async (path, letters) => {
  const page = await open(roque.url, desktop);
  await page.goto(path);
  const board = page.locator("[data-letters]");
  await page.locator(".diagram:has(text.letter)").scrollIntoViewIfNeeded();
  await board.getByRole("grid").waitFor();
  for (const [index, role] of ["king", "queen", "rook", "bishop", "knight", "pawn"].entries()) {
    const drawn = board.locator(`cg-board piece.white.${role}`).first();
    const [picture, letter] = await drawn.evaluate((man) => [
      getComputedStyle(man).backgroundImage,
      getComputedStyle(man, "::before").content,
    ]);
    expect([picture, letter]).toEqual(["none", `"${letters[index]}"`]);
  }
});

test("ten squares in a row have a result", async () => {
  const page = await open(roque.url, desktop);
  await train(page, "name-square");
  const series = page.getByRole("region", { name: t("series-heading") });
  for (let number = 0; number < 10; number++) {
    const [answer] = await Promise.all([
      page.waitForResponse(/\/api\/training/),
      number === 0 ? series.getByRole("button", { name: t("series-begin") }).click() : null,
    ]);
    const { id } = (await answer.json()) as Exercise;
    expect(id).toBeTruthy();
    await series.getByText(t("series-number", { number: number + 1, length: 10 })).waitFor();
    await series.locator('[data-square="e4"]').focus();
    await page.keyboard.press("Enter");
  }
  await series.getByText(/ sur 10 en \d+ s\./).waitFor();
});

test("a class is made, joined, and told of", async () => {
  const teacher = await open(roque.url, desktop);
  await teacher.goto("/apprendre/classe");
  await teacher.getByLabel(t("class-name")).fill("Les débutants");
  await teacher.getByRole("button", { name: t("class-new") }).click();
  const link = teacher.getByLabel(t("class-link"));
  await link.waitFor();
  const pupil = await open(roque.url, desktop);
  await pupil.goto(await link.inputValue());
  await pupil.getByLabel(t("class-pseudonym")).fill("Zoé");
  await pupil.getByRole("button", { name: t("class-join"), exact: true }).click();
  await pupil.getByRole("status").getByText(t("class-in")).waitFor();
  const exercise = await train(pupil, "verdict");
  await give(pupil, withMouse, exercise, { shape: "choice", number: 0 });
  await pupil.locator(".verdict .word").waitFor();
  await teacher.getByRole("button", { name: t("class-refresh") }).click();
  await teacher.getByRole("rowheader", { name: "Zoé" }).waitFor();
  expect(await barriers(teacher)).toEqual([]);
});

test("a lesson that was read is remembered on the path", async () => {
  const page = await open(roque.url, desktop);
  await page.goto("/apprendre");
  const first = page.locator("li[data-lesson] a").first();
  await page
    .getByRole("link", { name: t("learn-begin", { title: await first.innerText() }) })
    .click();
  // Parts come alive when one comes near them.
  await page.waitForURL(/apprendre\/./);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole("button", { name: t("learn-lesson-read") }).click();
  await page.getByText(t("learn-lesson-is-read")).waitFor();
  await page.goto("/apprendre");
  await page.locator("li[data-lesson]").first().getByText(t("learn-lesson-done")).waitFor();
  expect(await barriers(page)).toEqual([]);
});

test.each([
  ["a lesson", "/apprendre/cavalier"],
  ["the exercises", "/apprendre/exercices"],
  ["the page of a kind", "/apprendre/exercices/en-passant"],
  ["the classes", "/apprendre/classe"],
])("axe finds no barrier on %s, on a phone and in the dark", async (_, path) => {
  for (const view of [
    { width: 360, height: 640 },
    { ...desktop, dark: true },
  ]) {
    const page = await open(roque.url, view);
    await page.goto(path, { waitUntil: "networkidle" });
    expect(await barriers(page), JSON.stringify(view)).toEqual([]);
  }
});

test.each([
  ["an exercise of a lesson", "/apprendre/pion"],
  ["training", "/apprendre/exercices/reach"],
  ["setting up", "/apprendre/exercices/set-up"],
])("on a phone the squares of %s are as wide as a finger", async (_, path) => {
  const page = await open(roque.url, { width: 360, height: 640, touch: true });
  await page.goto(path);
  const square = page.locator(".board [data-square]").first();
  await square.waitFor();
  await settled(page);
  const { width, height } = (await square.boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  expect((await overflow(page)).right).toBe(0);
});

test("the first load of every lesson costs less than 60 kB of JavaScript", async () => {
  const finder = await open(roque.url, desktop);
  await finder.goto("/apprendre");
  const addresses = await finder
    .locator("li[data-lesson] a")
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  expect(addresses.length).toBeGreaterThan(10);
  for (const address of addresses) {
    const page = await open(roque.url, desktop);
    const weights: Promise<number>[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() === "script")
        weights.push(response.body().then((body) => gzipSync(body).length));
    });
    await page.goto(address, { waitUntil: "networkidle" });
    const total = (await Promise.all(weights)).reduce((sum, one) => sum + one, 0);
    expect(weights.length, address).toBeGreaterThan(1);
    expect(total, address).toBeLessThan(60_000);
    await page.close();
  }
});
