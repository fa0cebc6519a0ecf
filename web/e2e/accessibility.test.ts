import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { lostConnection, useBrowser } from "./harness/browser";
import { Game } from "./harness/game";
import { clicking, tabTo, typing } from "./harness/hands";
import type { Args } from "../src/lib/i18n/bundle";
import { barriers } from "./harness/look";
import { useRoque } from "./harness/roque";
import { texts } from "./harness/texts";

const open = useBrowser();
const t = texts("fr");
const roque = useRoque();

const desktop = { width: 1366, height: 768 };
const eventful = "7k/4P3/8/8/p7/3B4/1K5P/6R1 w - - 0 1";

describe.each([
  [320, false],
  [320, true],
  [1280, false],
  [1280, true],
])("axe finds no barrier at %d pixels (dark: %s)", (width, dark) => {
  const view = { width, height: 800, dark };

  test("in a game, its promotion, its check, its refusal and its result", async () => {
    const game = await Game.begin(await open(roque.url, view), { fen: eventful });
    const { page } = game;
    expect(await barriers(page), "at the start").toEqual([]);
    await clicking.move(page, "e7", "e8");
    await page.getByRole("dialog").waitFor();
    expect(await barriers(page), "with the promotion").toEqual([]);
    await page.keyboard.press("Escape");
    await game.playAndWait(clicking, "h2h3");
    expect(await barriers(page), "in check").toEqual([]);
    await clicking.move(page, "h3", "h4");
    await game.statusSays(t("refusal-still-in-check")).waitFor();
    expect(await barriers(page), "after a refusal").toEqual([]);
    await game.play(clicking, "b2a3");
    await game.result.waitFor();
    expect(await barriers(page), "with the result").toEqual([]);
  });

  test("in the dialogs of a game", async () => {
    const game = await Game.begin(await open(roque.url, view));
    for (const opener of ["control-new", "control-resign"]) {
      await game.button(t(opener)).click();
      await game.page.getByRole("dialog").getByRole("button").last().waitFor();
      expect(await barriers(game.page), opener).toEqual([]);
      await game.page.keyboard.press("Escape");
    }
  });

  test("when the server has gone, in a game and before it", async () => {
    const page = await open(roque.url, { ...view, mayLog: lostConnection });
    const game = await Game.begin(page);
    await page.getByRole("link", { name: t("nav-play"), exact: true }).click();
    const resume = page.getByRole("link", { name: t("home-resume") });
    await resume.waitFor();
    await roque.kill();
    await resume.click();
    await page.getByRole("alert").getByRole("heading").waitFor();
    expect(await barriers(page), "no game to show").toEqual([]);
    await roque.restart();
    await game.statusSays(t("status-your-turn", { check: "no" })).waitFor();
    await roque.kill();
    await game.statusSays(t("status-offline")).waitFor();
    expect(await barriers(page), "a game that has lost its server").toEqual([]);
    await roque.restart();
  });
});

test.each(["fr", "en"] as const)("every square is named, in %s", async (language) => {
  const say = texts(language);
  const game = await Game.begin(await open(roque.url, { ...desktop, language }));
  const names = await game.page
    .getByRole("grid", { name: say("board") })
    .getByRole("gridcell")
    .evaluateAll((all) => all.map((one) => one.ariaLabel));
  const back = ["rook", "knight", "bishop", "queen", "king", "bishop", "knight", "rook"];
  const rank = (number: number, named: (file: number) => string) =>
    [..."abcdefgh"].map((file, index) => `${file}${number}, ${named(index)}`);
  const piece = (color: string, role: string) => say("piece-name", { color, role });
  const empty = () => say("square-empty");
  expect(names).toEqual([
    ...rank(8, (file) => piece("black", back[file]!)),
    ...rank(7, () => piece("black", "pawn")),
    ...[6, 5, 4, 3].flatMap((number) => rank(number, empty)),
    ...rank(2, () => piece("white", "pawn")),
    ...rank(1, (file) => piece("white", back[file]!)),
  ]);
});

test("a piece in hand, where it may go and the last move are in the squares' names", async () => {
  const game = await Game.begin(await open(roque.url, desktop));
  const { page } = game;
  const inHand = page.locator('[role=gridcell][aria-selected="true"]');
  const targets = page.getByRole("gridcell", { name: t("square-target") });
  await tabTo(page, "[role=gridcell]");
  await page.keyboard.press("Enter");
  expect(await inHand.getAttribute("data-square")).toBe("e2");
  const squares = await targets.evaluateAll((all) => all.map((one) => one.ariaLabel?.slice(0, 2)));
  expect(squares).toEqual(["e4", "e3"]);
  await page.keyboard.press("Escape");
  expect(await inHand.count()).toBe(0);
  expect(await targets.count()).toBe(0);
  await game.playAndWait(typing, "e2e4");
  const { from, to } = game.line.game.plies[1]!;
  const last = page.getByRole("gridcell", { name: t("square-last-move") });
  const named = await last.evaluateAll((all) => all.map((one) => one.ariaLabel?.slice(0, 2)));
  expect(named.sort()).toEqual([from, to].sort());
});

/** Writes down all that a screen reader is given to say on this page, from its first moment. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const hear = (node: Node) => {
      const live = node instanceof Element && node.parentElement?.closest("[aria-live]");
      if (live && node.textContent) said.push(node.textContent);
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(hear);
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

/** What is said of a half-move; quiet unless `part` says otherwise. */
function moved(part: Args): string {
  const quiet = { departure: "square", captured: "none", castle: "none" };
  return t("said-move", { ...quiet, promotion: "none", sign: "none", ...part });
}

test("moves, checks, refusals and the result are said, each once", async () => {
  const page = await open(roque.url, desktop);
  const said = await listen(page);
  const game = await Game.begin(page, { fen: eventful, rated: true });
  await game.playAndWait(typing, "h2h3");
  await typing.move(page, "h3", "h4");
  await game.statusSays(t("refusal-still-in-check")).waitFor();
  await game.play(typing, "b2a3");
  await game.result.waitFor();
  const unranked = t("ranking-unranked", { reason: t("unranked-set-position") });
  await page.getByText(unranked).waitFor();
  const heard = await said();
  expect(new Set(heard).size, "each once").toBe(heard.length);
  // What there is to review may have been said after it.
  expect(heard.slice(0, 5)).toEqual([
    moved({ color: "white", role: "pawn", from: "h2", to: "h3" }),
    moved({ color: "black", role: "pawn", from: "a4", to: "a3", sign: "check" }),
    t("refusal-still-in-check"),
    [
      moved({ color: "white", role: "king", from: "b2", to: "a3", captured: "pawn" }),
      t("said-result", { rule: t("result-stalemate"), winner: "none", score: "1/2-1/2" }),
    ].join(" "),
    unranked,
  ]);
});

test("a line made anew says that it is, and no move a second time", async () => {
  const page = await open(roque.url, { ...desktop, mayLog: lostConnection });
  const said = await listen(page);
  const game = await Game.begin(page);
  await game.playAndWait(clicking, "e2e4");
  const before = await said();
  expect(before).toHaveLength(2);
  await roque.kill();
  await game.statusSays(t("status-offline")).waitFor();
  await roque.restart();
  await game.statusSays(t("status-your-turn", { check: "no" })).waitFor();
  expect(await said()).toEqual([...before, t("status-offline"), t("said-online")]);
  await game.play(clicking, "d2d4");
  const moves = (await said()).filter((words) => words.includes("d4"));
  expect(moves).toEqual([moved({ color: "white", role: "pawn", from: "d2", to: "d4" })]);
});

test("the keyboard hears where a piece may go", async () => {
  const page = await open(roque.url, desktop);
  const said = await listen(page);
  await Game.begin(page);
  await tabTo(page, "[role=gridcell]");
  await page.keyboard.press(t("key-destinations"));
  expect((await said()).at(-1)).toBe(
    t("said-destinations", { from: "e2", count: 2, squares: "e3, e4" }),
  );
});

test("when the game ends under the player's hands, the focus goes to its result", async () => {
  const page = await open(roque.url, desktop);
  const game = await Game.begin(page, { fen: eventful, rated: true });
  await game.playAndWait(typing, "h2h3");
  await game.play(typing, "b2a3");
  await game.result.waitFor();
  expect(await game.result.evaluate((panel) => panel === document.activeElement)).toBe(true);
});

test("a reader who wants no motion sees none on the board", async () => {
  const page = await open(roque.url, desktop);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(() => {
    Object.assign(window, { moving: 0 });
    new MutationObserver(() => {
      if (document.querySelector("piece.anim"))
        (window as unknown as { moving: number }).moving += 1;
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
  const game = await Game.begin(page);
  await game.playAndWait(clicking, "e2e4");
  expect(await page.evaluate(() => (window as unknown as { moving: number }).moving)).toBe(0);
});
