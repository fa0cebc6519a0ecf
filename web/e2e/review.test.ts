import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { useBrowser, type View } from "./harness/browser";
import { Game } from "./harness/game";
import { clicking, tapping, typing, type Hands } from "./harness/hands";
import { barriers, clippedTexts, overflow, smallControls } from "./harness/look";
import { useRoque } from "./harness/roque";
import { texts } from "./harness/texts";

const openPage = useBrowser();
const t = texts("fr");
const roque = useRoque();

/** The engine counts positions, not time: on a busy machine it is waited for. */
async function open(url: string, view: View): Promise<Page> {
  const page = await openPage(url, view);
  page.setDefaultTimeout(120_000);
  return page;
}

const desktop = { width: 1366, height: 768 };
const phone = { width: 360, height: 640, touch: true };

/** The king has no way out: the knight must stay near the first rank. */
const backRank = "r5k1/5ppp/8/8/8/3N4/5PPP/6K1 w - - 0 1";

/** Lets the computer mate on the first rank. */
async function lose(page: Page, hands: Hands = clicking): Promise<Game> {
  // One who sees a mate in one.
  const game = await Game.begin(page, { fen: backRank, level: "expert-1" });
  await game.play(hands, "d3f4");
  await game.line.until(({ result }) => result !== null);
  await game.result.waitFor();
  return game;
}

function card(page: Page) {
  return page.getByRole("region", { name: t("review-heading") });
}

const lesson = t("lesson-allowed-mate", { moves: 1 });

describe("the move to review", () => {
  test("is told after the game with its reason and what was better, and leads to another try", async () => {
    const page = await open(roque.url, desktop);
    await lose(page);
    await card(page).getByText(lesson).waitFor();
    expect(await card(page).innerText()).toContain("1. Cf4");
    expect(await barriers(page), "with the card").toEqual([]);
    await card(page)
      .getByRole("link", { name: t("review-retry-link") })
      .click();

    const status = page.getByRole("status");
    await status.getByText(t("review-prompt", { move: "1. Cf4", color: "white" })).waitFor();
    await clicking.move(page, "d3", "e5");
    await status.getByText(t("review-tried-worse", { move: "Ce5", lesson })).waitFor();
    expect(await barriers(page), "after a wrong try").toEqual([]);
    await page.getByRole("button", { name: t("review-again") }).click();
    await clicking.move(page, "d3", "f4");
    await status.getByText(t("review-tried-same", { move: "Cf4", lesson })).waitFor();

    await page.getByRole("button", { name: t("review-answer") }).click();
    const better = await status.locator(".line").innerText();
    await page.getByRole("button", { name: t("review-again") }).click();
    // The answer, played on the board as it was shown.
    const review = await page.request.get(
      `/api${new URL(page.url()).pathname.replace("partie", "games").replace("revoir", "review")}`,
    );
    const { better: answer } = (await review.json()) as {
      better: { move: { from: string; to: string } };
    };
    await clicking.move(page, answer.move.from, answer.move.to);
    await status.getByText(better.replace("1. ", "")).waitFor();
    expect(await status.innerText()).toContain("meilleur coup");
  });

  test("may be tried by the keyboard alone, and its line stepped through", async () => {
    const page = await open(roque.url, desktop);
    const game = await lose(page);
    await page.goto(`/partie/${game.line.game.game}/revoir`);
    const status = page.getByRole("status");
    await status.getByText(t("review-prompt", { move: "1. Cf4", color: "white" })).waitFor();
    await typing.move(page, "h2", "h3");
    await status.getByText(/^h3/).waitFor();
    expect(await status.innerText()).toMatch(/meilleur coup|aussi bien/);
    await page.getByRole("button", { name: t("review-answer") }).focus();
    await page.keyboard.press("Enter");
    await status.locator(".line").waitFor();
    await page.keyboard.press("ArrowRight");
    const two = await status.locator(".line").innerText();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await status.getByText(t("review-step-first")).waitFor();
    expect(two.split(" ").length).toBe(3);
  });

  test("is found again from the history, also when the answer is that there is none", async () => {
    const page = await open(roque.url, desktop);
    const game = await Game.begin(page, { fen: "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1" });
    await game.play(clicking, "d1d8");
    await card(page).getByText(t("review-nothing")).waitFor();
    await page.goto("/parties");
    await page.getByRole("link", { name: t("history-review") }).click();
    await page.getByText(t("review-nothing")).waitFor();
    expect(await barriers(page)).toEqual([]);
  });

  test("a game that goes on has none, and the page says why", async () => {
    const page = await open(roque.url, { ...desktop, mayLog: /404/ });
    const game = await Game.begin(page);
    await page.goto(`/partie/${game.line.game.game}/revoir`);
    await page.getByText(t("review-missing")).waitFor();
  });

  test.each<[string, View]>([
    ["a phone", phone],
    ["a phone in the dark", { ...phone, dark: true }],
    ["a desktop", desktop],
  ])("fits on %s", async (_, view) => {
    const page = await open(roque.url, view);
    const game = await lose(page, view.touch ? tapping : clicking);
    await page.goto(`/partie/${game.line.game.game}/revoir`);
    await page.getByRole("grid").waitFor();
    await page.getByRole("button", { name: t("review-answer") }).click();
    expect(await barriers(page)).toEqual([]);
    expect(await smallControls(page)).toEqual([]);
    expect(await clippedTexts(page)).toEqual([]);
    expect((await overflow(page)).right).toBe(0);
  });
});

describe("a hint", () => {
  test("is told in three steps", async () => {
    const page = await open(roque.url, desktop);
    const game = await Game.begin(page);
    await game.button(t("hint")).click();
    const panel = page.getByRole("region", { name: t("hint-heading") });
    await panel.getByText(/^Regardez /).waitFor();
    expect(await page.locator(".board circle").count()).toBe(1);
    await page.getByRole("button", { name: t("hint-more", { step: 1 }) }).click();
    await panel.getByText(/^Regardez .* (case|cible)/).waitFor();
    await page.getByRole("button", { name: t("hint-more", { step: 2 }) }).click();
    const said = await panel.getByText(/^Jouez /).innerText();
    expect(await page.getByRole("button", { name: /\?$/ }).count()).toBe(0);
    // Who listens is told the same.
    await page.locator("[aria-live]").getByText(said).first().waitFor({ state: "attached" });
    expect(await barriers(page), "with the hint").toEqual([]);
  });

  test("comes by a key, and goes with the move", async () => {
    const page = await open(roque.url, desktop);
    const mate = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1";
    const game = await Game.begin(page, { fen: mate });
    const key = t("key-hint");
    const panel = page.getByRole("region", { name: t("hint-heading") });
    for (const said of [
      t("hint-piece", { man: "la tour d1" }),
      t("hint-square", { man: "la tour d1", to: "d8", capture: "no" }),
      t("hint-move", { move: "Td8#" }),
    ]) {
      await page.keyboard.press(key);
      await panel.getByText(said, { exact: true }).waitFor();
    }
    // In a text field the same key is a letter.
    await page.getByRole("textbox").fill("");
    await page.getByRole("textbox").press(key);
    expect(await page.getByRole("textbox").inputValue()).toBe(key);
    await game.play(typing, "d1d8");
    await panel.waitFor({ state: "detached" });
  });
});

describe("checks, captures, threats", () => {
  const fen = "4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1";

  test("are marked on the board and said in words, and remembered", async () => {
    const page = await open(roque.url, desktop);
    await Game.begin(page, { fen });
    await page.getByRole("checkbox", { name: t("threats") }).check();
    const panel = page.getByRole("region", { name: t("threats-heading") });
    const danger = t("danger-unguarded", { man: "le cavalier d5" });
    await panel.getByText(t("threats-threatened", { men: danger })).waitFor();
    await panel.getByText(t("threats-captures", { moves: "Txd5" })).waitFor();
    const signs = page.locator(".board svg text");
    await signs.first().waitFor();
    expect((await signs.allTextContents()).sort()).toEqual(["!", "×"]);
    expect(await barriers(page)).toEqual([]);
    await page.reload();
    await panel.getByText(t("threats-captures", { moves: "Txd5" })).waitFor();
    await page.keyboard.press(t("key-threats"));
    await panel.waitFor({ state: "detached" });
    expect(await page.locator(".board svg text").count()).toBe(0);
  });

  test.each<[string, View]>([
    ["a phone", phone],
    ["a phone in the dark", { ...phone, dark: true }],
  ])("fit on %s with a hint", async (_, view) => {
    const page = await open(roque.url, view);
    const game = await Game.begin(page, { fen });
    await page.getByRole("checkbox", { name: t("threats") }).check();
    await game.button(t("hint")).click();
    await page
      .getByRole("region", { name: t("hint-heading") })
      .getByText(/^Regardez /)
      .waitFor();
    await page.locator(".board svg text").first().waitFor();
    expect(await barriers(page)).toEqual([]);
    expect(await smallControls(page)).toEqual([]);
    expect(await clippedTexts(page)).toEqual([]);
    expect((await overflow(page)).right).toBe(0);
  });
});
