import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { useBrowser } from "./harness/browser";
import { Game } from "./harness/game";
import { clicking } from "./harness/hands";
import { useRoque } from "./harness/roque";
import { texts } from "./harness/texts";

const open = useBrowser();
const t = texts("fr");
const roque = useRoque();

const desktop = { width: 1366, height: 768 };
const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
/** After 1. Qg7 Black has one move, Kb8, and 2. Qg8 is mate. */
const easy = "k7/8/1K6/8/8/8/1Q6/8 w - - 0 1";

test("a take-back undoes the player's move and the answer to it", async () => {
  const game = await Game.begin(await open(roque.url, desktop));
  await game.playAndWait(clicking, "e2e4");
  await game.playAndWait(clicking, "d2d3");
  await game.button(t("control-take-back")).click();
  await game.line.until(({ plies }) => plies.length === 2);
  await game.page.locator('[data-ply="4"]').waitFor({ state: "detached" });
  expect(await game.drawn()).toBe(game.stored(2));
  await game.button(t("control-take-back")).click();
  await game.line.until(({ plies }) => plies.length === 0);
  await game.page.getByText(t("moves-none")).waitFor();
  expect(await game.drawn()).toBe(start);
  expect(await game.button(t("control-take-back")).getAttribute("aria-disabled")).toBe("true");
  await game.play(clicking, "g1f3");
  expect((await game.moves())[0]).toBe("Cf3");
});

test("resigning is asked twice, ends the game, and is no slip of the finger", async () => {
  const game = await Game.begin(await open(roque.url, desktop));
  await game.playAndWait(clicking, "e2e4");
  await game.button(t("control-resign")).click();
  await game.button(t("resign-cancel")).click();
  expect(game.line.game.result).toBeNull();
  await game.button(t("control-resign")).click();
  await game.button(t("resign-confirm")).click();
  await game.result.waitFor();
  const said = await game.result.innerText();
  for (const words of [t("result-resignation"), t("ended-lost"), "0–1"])
    expect(said).toContain(words);
  expect(await game.drawn()).toBe(game.stored());
});

test("« Rejouer » begins the same game against the same opponent with the other colour", async () => {
  const game = await Game.begin(await open(roque.url, desktop), { fen: easy, level: "medium-1" });
  await game.play(clicking, "b2g7");
  await game.ready();
  await game.playAndWait(clicking, "g7g8");
  await game.result.getByRole("heading", { name: t("result-checkmate") }).waitFor();
  const first = game.line.game.game;
  await game.button(t("ended-again")).click();
  await game.line.until((told) => told.game !== first);
  await game.ready();
  // The same game indeed: it begins with the same position, in which the computer now has the mate.
  expect(game.line.game).toMatchObject({
    you: "black",
    opponent: { kind: "computer", level: "medium-1" },
    startFen: easy,
  });
  expect(game.line.game.plies.length).toBe(1);
  const squares = await game.page
    .locator("[role=gridcell]")
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.square));
  expect([squares[0], squares[63]]).toEqual(["h1", "a8"]);
});

test("the PGN file holds the game in the English letters of the standard", async () => {
  const page = await open(roque.url, desktop);
  const game = await Game.begin(page, { level: "hard-1" });
  await game.playAndWait(clicking, "g1f3");
  await game.button(t("control-resign")).click();
  await game.button(t("resign-confirm")).click();
  await game.result.waitFor();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: t("pgn-download") }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.pgn$/);
  const pgn = await readFile(await download.path(), "utf8");
  expect(pgn).toContain(`[Black "Roque (${t("level-hard-1")})"]`);
  expect(pgn).toContain('[Result "0-1"]');
  expect(pgn).toMatch(new RegExp(`^1\\. Nf3 ${game.line.game.plies[1]!.san} 0-1$`, "m"));
});

test("the PGN file of a game from another position says which", async () => {
  const page = await open(roque.url, desktop);
  const game = await Game.begin(page, { fen: easy });
  await game.playAndWait(clicking, "b2g7");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: t("pgn-download") }).click(),
  ]);
  const pgn = await readFile(await download.path(), "utf8");
  expect(pgn).toContain('[SetUp "1"]');
  expect(pgn).toContain(`[FEN "${easy}"]`);
  expect(pgn).toMatch(/^1\. Qg7 Kb8 \*$/m);
});

test("the arrows step through the moves, and the board is played on only at the present", async () => {
  const page = await open(roque.url, desktop);
  const game = await Game.begin(page);
  await game.playAndWait(clicking, "e2e4");
  await game.playAndWait(clicking, "d2d3");
  await page.locator("body").press("ArrowLeft");
  expect(await game.drawn()).toBe(game.stored(3));
  await game.statusSays(t("status-past", { number: 2, side: "white" })).waitFor();
  await page.locator("body").press("ArrowLeft");
  await page.locator("body").press("ArrowLeft");
  expect(await game.drawn()).toBe(game.stored(1));
  await page.locator("body").press("ArrowLeft");
  expect(await game.drawn()).toBe(start);
  await game.statusSays(t("status-past-start")).waitFor();
  await clicking.move(page, "g1", "f3");
  expect(await game.drawn()).toBe(start);
  expect(game.line.game.plies).toHaveLength(4);
  await page.locator("body").press("ArrowRight");
  expect(await game.drawn()).toBe(game.stored(1));
  await game.button(t("control-last")).click();
  expect(await game.drawn()).toBe(game.stored(4));
  await game.play(clicking, "g1f3");
});

test("the list of moves is walked by arrows from a single stop of the Tab key", async () => {
  const page = await open(roque.url, desktop);
  const game = await Game.begin(page);
  await game.playAndWait(clicking, "e2e4");
  await game.playAndWait(clicking, "d2d3");
  expect(await page.locator('[data-ply][tabindex="0"]').count()).toBe(1);
  await page.locator('[data-ply="4"]').focus();
  await page.keyboard.press("ArrowUp");
  expect(await game.drawn()).toBe(game.stored(2));
  await page.keyboard.press("ArrowLeft");
  expect(await game.drawn()).toBe(game.stored(1));
  await page.keyboard.press("End");
  expect(await game.drawn()).toBe(game.stored(4));
  await page.keyboard.press("Home");
  expect(await game.drawn()).toBe(game.stored(1));
  expect(await page.evaluate(() => document.activeElement?.getAttribute("data-ply"))).toBe("1");
});

test("flipping turns the board for mouse and keyboard alike", async () => {
  const page = await open(roque.url, desktop);
  const game = await Game.begin(page);
  await game.button(t("control-flip")).click();
  const corner = page.locator("[role=gridcell]").first();
  await expect.poll(() => corner.getAttribute("data-square")).toBe("h1");
  expect(await game.drawn()).toBe(start);
  await game.play(clicking, "e2e4");
});

test("moves are heard, and a mute is kept for the next visit", async () => {
  const page = await open(roque.url, desktop);
  await page.addInitScript(() => {
    const { start } = AudioScheduledSourceNode.prototype;
    Object.assign(window, { heard: 0 });
    AudioScheduledSourceNode.prototype.start = function (when) {
      (window as unknown as { heard: number }).heard += 1;
      start.call(this, when);
    };
  });
  const heard = () => page.evaluate(() => (window as unknown as { heard: number }).heard);
  const game = await Game.begin(page);
  await game.playAndWait(clicking, "e2e4");
  expect(await heard()).toBeGreaterThan(0);
  await game.button(t("control-mute")).click();
  await page.reload();
  await game.button(t("control-unmute")).waitFor();
  await game.ready();
  await game.playAndWait(clicking, "d2d3");
  expect(await heard()).toBe(0);
  await game.button(t("control-unmute")).click();
  await game.button(t("control-mute")).waitFor();
});

test("moves are written in French, in English or in figurines, as one chooses, and stay so", async () => {
  const page = await open(roque.url, desktop);
  const game = await Game.begin(page);
  await game.play(clicking, "g1f3");
  expect((await game.moves())[0]).toBe("Cf3");
  const notation = page.getByRole("combobox", { name: t("notation") });
  await notation.selectOption("en");
  expect((await game.moves())[0]).toBe("Nf3");
  expect(await page.getByRole("textbox").getAttribute("placeholder")).toBe("Nf3");
  await notation.selectOption("figurine");
  expect((await game.moves())[0]).toBe("♘f3");
  await page.reload();
  await game.ready();
  expect((await game.moves())[0]).toBe("♘f3");
});

test("the language changes in the middle of a game, which goes on", async () => {
  const page = await open(roque.url, desktop);
  const game = await Game.begin(page);
  await game.playAndWait(clicking, "g1f3");
  await game.button("English").click();
  const english = texts("en");
  await game.statusSays(english("status-your-turn", { check: "no" })).waitFor();
  expect((await game.moves())[0]).toBe("Nf3");
  expect(await game.squareName("f3")).toContain("white knight");
  await game.play(clicking, "d2d3");
});

test("« Reprendre la partie » leads home visitors back to the same board", async () => {
  const page = await open(roque.url, desktop);
  const game = await Game.begin(page, { color: "black" });
  await game.playAndWait(clicking, "a7a6");
  const moves = await game.moves();
  await page.goto("/");
  const resume = page.getByRole("link", { name: t("home-resume") });
  expect(await resume.innerText()).toContain(
    t("home-resume-detail", { level: t("level-easy-1"), yours: "yes" }),
  );
  await resume.click();
  await game.ready();
  expect(await game.moves()).toEqual(moves);
  expect(await game.drawn()).toBe(game.stored());
});
