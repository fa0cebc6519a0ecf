import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { useBrowser, type View } from "./harness/browser";
import { Game } from "./harness/game";
import { tabToName } from "./harness/hands";
import { barriers, clippedTexts, overflow, smallControls } from "./harness/look";
import { useRoque } from "./harness/roque";
import { texts, type Language } from "./harness/texts";

const open = useBrowser();
const roque = useRoque();
const t = texts("fr");

const desktop = { width: 1366, height: 768 };
const folds = ["new-game-start-position", "new-game-clock", "new-game-rules"] as const;

/** Opens the choice of a new game from the first page. */
async function choosing(view: View): Promise<Page> {
  const page = await open(roque.url, view);
  await page.goto("/");
  const say = texts(view.language ?? "fr");
  await page.getByRole("button", { name: say("home-options") }).click();
  await page.getByRole("button", { name: say("new-game-start") }).waitFor();
  return page;
}

const fold = (page: Page, name: string) => page.locator("summary", { hasText: name });

/** Begins the game that was chosen, and gives what the server has told of it. */
async function begin(page: Page) {
  const game = new Game(page);
  await page.getByRole("button", { name: t("new-game-start") }).click();
  await page.waitForURL(/\/partie\//);
  return game.line.until(() => true);
}

test("by keyboard alone: two on one screen, a start array by its number, a clock, the rules of the club", async () => {
  const page = await open(roque.url, desktop);
  const { keyboard } = page;
  await page.goto("/");
  await page.getByRole("button", { name: t("home-options") }).waitFor();
  await tabToName(page, t("home-options"));
  await keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();

  // The chosen radio button has the focus of its group; the arrows choose the next one.
  // Past the six groups of opponents there is the other player at this screen.
  await tabToName(page, t("group-easy"));
  for (let down = 0; down < 6; down++) await keyboard.press("ArrowDown");
  await tabToName(page, t("color-choice-white"));
  await keyboard.press("ArrowRight");

  await tabToName(page, t("new-game-start-position"));
  await keyboard.press("Enter");
  await tabToName(page, t("start-ordinary"));
  await keyboard.press("ArrowRight");
  await tabToName(page, t("start-number"));
  await keyboard.type("322");

  await tabToName(page, t("new-game-clock"));
  await keyboard.press("Enter");
  await tabToName(page, t("clock-none"));
  await keyboard.press("ArrowRight");

  await tabToName(page, t("new-game-rules"));
  await keyboard.press("Enter");
  await tabToName(page, t("rules-fide"));
  for (let down = 0; down < 4; down++) await keyboard.press("ArrowDown");
  await page.getByRole("radio", { name: t("rules-club"), checked: true }).waitFor();

  const game = new Game(page);
  await tabToName(page, t("new-game-start"));
  await keyboard.press("Enter");
  const told = await game.line.until(() => true);
  expect(told.opponent).toEqual({ kind: "same-screen" });
  expect([told.you, told.chess960, told.rulesId]).toEqual(["black", 322, "club"]);
  expect(told.clock?.control.white).toMatchObject({
    periods: { first: { time: 180_000, bonus: { increment: 2000 } } },
  });
});

test("Escape leaves the choice, and nothing has begun", async () => {
  const page = await choosing(desktop);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(new URL(page.url()).pathname).toBe("/");
});

// The ends of Scharnagl's numbering, and the ordinary array.
test.each([
  [0, "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR"],
  [518, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"],
  [959, "rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/RKRNNQBB"],
])("start array %d begins with its own men", async (number, placement) => {
  const page = await choosing(desktop);
  await fold(page, t("new-game-start-position")).click();
  await page.getByRole("radio", { name: t("start-chess960", { number: "none" }) }).check();
  await page.getByRole("spinbutton", { name: t("start-number") }).fill(String(number));
  await fold(page, t("start-chess960", { number: String(number) })).waitFor();
  const told = await begin(page);
  expect(told.startFen.split(" ")[0]).toBe(placement);
  expect(told.chess960).toBe(number);
});

test("an array drawn at random is shown, and is the one that is played", async () => {
  const page = await choosing(desktop);
  await fold(page, t("new-game-start-position")).click();
  await page.getByRole("radio", { name: t("start-chess960", { number: "none" }) }).check();
  await page.getByRole("button", { name: t("start-draw") }).click();
  await page.getByRole("img").waitFor();
  const number = await page.getByRole("spinbutton", { name: t("start-number") }).inputValue();
  const told = await begin(page);
  expect(told.chess960).toBe(Number(number));
});

const named = ["fide", "comment-jouer", "initiation", "echec-royal", "club", "vchess"];

test.each(named)("the rules “%s” can be chosen for two, and are those of the game", async (id) => {
  const page = await open(roque.url, desktop);
  await page.goto("/a-deux");
  await fold(page, t("new-game-rules")).click();
  await page.getByRole("radio", { name: t(`rules-${id}`) }).check();
  const told = await begin(page);
  expect(told.rulesId).toBe(id);
  expect(told.opponent).toEqual({ kind: "same-screen" });
  // The rules made for Chess960 bring its start with them.
  expect(told.chess960 !== null).toBe(id === "vchess");
});

test("one field changed makes rules of one's own, which are remembered", async () => {
  const page = await choosing(desktop);
  await fold(page, t("new-game-rules")).click();
  await page.getByRole("radio", { name: new RegExp(`^${t("rules-fide")}`) }).check();
  await fold(page, t("rules-options")).click();
  const touch = page.getByRole("combobox", { name: t("rule-touch-move") });
  await touch.selectOption({ label: t("rule-touch-move-is", { value: "yes" }) });
  await fold(page, t("rules-custom")).waitFor();
  const told = await begin(page);
  expect(told.rulesId).toBe("custom");
  expect(told.rulebook["touch-move"]).toBe(true);
  await page.goto("/");
  await page.getByText(t("rules-custom")).waitFor();
});

test("the last choice starts with one click", async () => {
  const page = await open(roque.url, desktop);
  await page.goto("/a-deux");
  await fold(page, t("new-game-clock")).click();
  await page.getByRole("radio", { name: /^10 \+ 0/ }).check();
  await begin(page);
  await page.goto("/");
  await page.getByText(t("same-screen")).first().waitFor();
  const game = new Game(page);
  await page.getByRole("button", { name: t("home-play-together") }).click();
  const told = await game.line.until(({ plies }) => plies.length === 0);
  expect(told.opponent).toEqual({ kind: "same-screen" });
  expect(told.clock?.control.black).toMatchObject({ periods: { first: { time: 600_000 } } });
});

test("a position is given in FEN; what is wrong with it is told before the game begins", async () => {
  const page = await choosing(desktop);
  await fold(page, t("new-game-start-position")).click();
  await page.getByRole("radio", { name: t("start-position") }).check();
  const fen = page.getByRole("textbox", { name: t("fen") });
  await fen.fill("8/8/8/8/8/8/8/K7 w - - 0 1");
  await page.getByText(t("position-no-king", { color: "black" })).waitFor();
  await page.getByRole("button", { name: t("new-game-start") }).click();
  await page.getByRole("alert").getByText(t("start-position-missing")).waitFor();
  await fen.fill("k7/8/8/8/8/8/8/K6R w - - 0 1");
  await page.getByText(t("editor-possible", { check: "no" })).waitFor();
  expect((await begin(page)).startFen).toBe("k7/8/8/8/8/8/8/K6R w - - 0 1");
});

describe.each([
  [320, "fr", false],
  [360, "en", true],
  [1280, "fr", true],
] as const)("at %d pixels in %s (dark: %s)", (width, language, dark) => {
  const view: View = { width, height: 720, dark, language };
  const say = texts(language as Language);

  test("each part unfolded has no barrier, no cut text, and controls one can hit", async () => {
    const page = await choosing(view);
    for (const name of folds) {
      await fold(page, say(name)).click();
      if (name === "new-game-start-position") {
        await page.getByRole("radio", { name: say("start-chess960", { number: "none" }) }).check();
        await page.getByRole("button", { name: say("start-draw") }).click();
        await page.getByRole("img").waitFor();
      }
      if (name === "new-game-clock")
        await page.getByRole("radio", { name: say("clock-own") }).check();
      if (name === "new-game-rules") {
        await fold(page, say("rules-options")).click();
        await page.getByRole("combobox", { name: say("rule-touch-move") }).waitFor();
      }
      const dialog = page.getByRole("dialog");
      expect(await dialog.evaluate((node) => node.scrollWidth - node.clientWidth), name).toBe(0);
      expect(await smallControls(page), name).toEqual([]);
      expect(await clippedTexts(page), name).toEqual([]);
      expect(await barriers(page), name).toEqual([]);
      await fold(page, say(name)).first().click();
    }
  });

  test("the page for two shows how the board is set up, without a barrier", async () => {
    const page = await open(roque.url, view);
    await page.goto("/a-deux");
    await fold(page, say("set-up")).click();
    await page.locator("cg-board piece").first().waitFor();
    expect(await barriers(page)).toEqual([]);
    expect((await overflow(page)).right).toBe(0);
  });
});

test("the rules stand side by side on the rules page, reached from their names", async () => {
  const page = await open(roque.url, desktop);
  await page.goto("/regles#regles-club");
  const table = page.getByRole("region", { name: t("rules-table") });
  await table.waitFor();
  const heads = await table.getByRole("columnheader").allInnerTexts();
  expect(heads).toHaveLength(7);
  expect(heads).toContain(t("rules-club"));
  const row = table.getByRole("row").filter({ hasText: t("rule-touch-move") });
  expect(await row.getByText(t("rule-touch-move-is", { value: "yes" })).count()).toBe(1);
  expect(await barriers(page)).toEqual([]);
});
