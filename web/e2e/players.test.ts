import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { EloRow, SpeedRow } from "../src/lib/api/wire";
import { useBrain } from "./harness/brain";
import { useBrowser } from "./harness/browser";
import { Game, type Wanted } from "./harness/game";
import { clicking, tabTo } from "./harness/hands";
import { barriers } from "./harness/look";
import { useRoque } from "./harness/roque";
import { texts } from "./harness/texts";

const open = useBrowser();
const t = texts("fr");
const roque = useRoque();
const brain = useBrain();

const desktop = { width: 1366, height: 768 };

/** Plays until the game has ended, and wins. */
async function win(page: Page, wanted: Wanted = {}): Promise<Game> {
  const game = await Game.begin(page, wanted);
  const patience = 150; // moves
  for (let moves = 0; !game.line.game.result; moves++) {
    expect(moves, "moves without a mate").toBeLessThan(patience);
    await game.playAndWait(clicking, (await brain.advise(game.line.game)).move);
  }
  await game.result.waitFor();
  return game;
}

async function boards(page: Page): Promise<{ elo: EloRow[]; speed: SpeedRow[] }> {
  const get = async <T>(path: string) => (await (await page.request.get(path)).json()) as T;
  return {
    elo: await get<EloRow[]>("/api/leaderboards/elo?pool=standard"),
    speed: await get<SpeedRow[]>("/api/leaderboards/speed?pool=standard&level=medium-1"),
  };
}

/** Gives whoever plays in this browser a name, by the profile's own form. */
async function takeName(page: Page, name: string): Promise<void> {
  await page.goto("/profil");
  await page
    .getByRole("textbox", { name: t("name") })
    .first()
    .fill(name);
  await page.getByRole("button", { name: t("name-save") }).click();
  await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
}

describe("the rankings", () => {
  test("a rated win moves both, and the page says what has changed and why", async () => {
    const page = await open(roque.url, desktop);
    await takeName(page, "Zoé");
    // Against a weaker one there is next to nothing to be won.
    const game = await win(page, { level: "medium-1", rated: true });
    const { elo, speed } = await boards(page);
    const rating = Math.round(elo[0]!.rating);
    expect(rating).toBeGreaterThan(1200);
    const ranking = page.getByRole("region", { name: t("ranking-heading") });
    await ranking.getByText(`1200 → ${rating} (+${rating - 1200})`).waitFor();
    const said = await ranking.innerText();
    expect(said).toContain(t("ranking-best", { level: t("level-medium-1") }));
    expect(said).toContain(t("ranking-next", { level: t("level-hard-1") }));
    expect(await barriers(page), "with the ranking").toEqual([]);

    expect(elo).toMatchObject([{ place: 1, name: "Zoé", you: true, games: 1, provisional: true }]);
    expect(speed).toMatchObject([{ place: 1, name: "Zoé", you: true }]);
    expect(speed[0]!.thinking).toBe(game.line.game.thinkingTime.white);

    await ranking.getByRole("link", { name: t("nav-leaderboards") }).click();
    const row = page.getByRole("row").filter({ hasText: "Zoé" });
    await row.getByText(`${rating}`).waitFor();
    await page.getByRole("radio", { name: t("board-speed") }).check();
    await page.getByLabel(t("board-level")).selectOption("medium-1");
    await page.getByRole("cell", { name: / s$/ }).waitFor();
    expect(await page.getByText(t("board-speed-hint")).count()).toBe(1);
  });

  test("a game that does not count moves none, and says why", async () => {
    const page = await open(roque.url, desktop);
    await takeName(page, "Léo");
    const before = await boards(page);
    const game = await Game.begin(page);
    await game.playAndWait(clicking, "e2e4");
    await game.button(t("control-take-back")).click();
    await game.line.until(({ plies }) => plies.length === 0);
    while (!game.line.game.result) {
      await game.playAndWait(clicking, (await brain.advise(game.line.game)).move);
    }
    await page.getByText(t("ranking-not-asked")).waitFor();
    expect(await boards(page)).toEqual(before);
  });

  test("a game that is to count is begun by the keyboard, ticking one box, and nobody is helped in it", async () => {
    const page = await open(roque.url, desktop);
    await page.goto("/");
    await page.getByRole("button", { name: t("home-options") }).click();
    await page.getByRole("checkbox", { name: t("new-game-rated") }).waitFor();
    await tabTo(page, "dialog input[type=checkbox]");
    await page.keyboard.press("Space");
    await page.getByRole("button", { name: t("new-game-start") }).click();
    const game = new Game(page);
    await game.ready();
    expect(game.line.game.unranked).toBeNull();
    await page.getByText(t("help-rated")).waitFor();
    await game.playAndWait(clicking, "e2e4");
    expect(await game.button(t("hint")).count()).toBe(0);
    expect(await game.button(t("control-take-back")).getAttribute("aria-disabled")).toBe("true");
  });
});

test("two players on one device each have their games, and one can go", async () => {
  const page = await open(roque.url, desktop);
  await takeName(page, "Ana");
  const game = await Game.begin(page);
  await game.playAndWait(clicking, "e2e4");
  await page.goto("/profil");
  const family = page.getByRole("textbox", { name: t("name") });
  await family.fill("Bob <b>");
  await page.getByRole("button", { name: t("players-add") }).click();
  await page.getByRole("heading", { level: 1, name: "Bob <b>", exact: true }).waitFor();
  await page
    .getByRole("link", { name: t("nav-history") })
    .first()
    .click();
  await page.getByText(t("history-empty")).waitFor();

  await page.goto("/profil");
  await page.getByRole("button", { name: t("players-switch", { name: "Ana" }) }).click();
  await page.getByRole("heading", { level: 1, name: "Ana", exact: true }).waitFor();
  await page.goto("/parties");
  const played = page.getByRole("link", { name: t("level-easy-1") });
  expect(await played.innerText()).toContain(t("score-unfinished"));
  await page.getByLabel(t("history-result")).selectOption("win");
  await page.getByText(t("history-none")).waitFor();
  await page.getByLabel(t("history-result")).selectOption("");
  await played.click();
  await game.ready();
  expect(game.line.game.plies.length).toBe(2);

  await page.goto("/profil");
  await page.getByRole("button", { name: t("profile-delete") }).click();
  const dialog = page.getByRole("dialog", { name: t("profile-delete-heading", { name: "Ana" }) });
  await dialog.getByRole("button", { name: t("profile-delete-confirm") }).click();
  await page.getByRole("heading", { level: 1, name: "Bob <b>", exact: true }).waitFor();
  expect(await page.getByText("Ana").count()).toBe(0);
});

const pages = ["/profil", "/classements", "/parties", "/guide-classement"];

describe.each([
  [320, false],
  [320, true],
  [1280, false],
])("at %d pixels (dark: %s)", (width, dark) => {
  test.each(pages)("axe finds no barrier on %s, and nothing is cut off", async (path) => {
    const page = await open(roque.url, { width, height: 800, dark });
    const game = await Game.begin(page, { color: "black" });
    await game.button(t("control-resign")).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("resign-confirm") })
      .click();
    await game.result.waitFor();
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.getByRole("status").waitFor({ state: "detached" });
    expect(await barriers(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
  });
});
