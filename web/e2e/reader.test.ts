import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { useBrowser } from "./harness/browser";
import { Editor } from "./harness/editor";
import { Game } from "./harness/game";
import { clicking, tabTo, tabToName } from "./harness/hands";
import { barriers, clippedTexts, overflow, smallControls } from "./harness/look";
import { Reader } from "./harness/reader";
import { useRoque } from "./harness/roque";
import { texts } from "./harness/texts";

const open = useBrowser();
const roque = useRoque();
const t = texts("fr");

const desktop = { width: 1366, height: 768 };
const phone = { width: 360, height: 640, touch: true };

/** A game with all that may stand beside moves. */
const legal = `[Event "Club"]
[Date "2026.01.31"]
[White "Blanche"]
[Black "Noire"]
[Result "1-0"]

{Le mat de Légal.} 1. e4 {[%clk 0:10:00]} e5 {[%clk 0:09:58]} 2. Nf3 d6 3. Bc4
Bg4 $6 {[%csl Rf7][%cal Gc4f7] Le clouage semble fort. [%eval 0.85]}
(3... Be7 4. d4 (4. O-O Nf6) 4... exd4) (3... h6) 4. Nc3 g6 $2 5. Nxe5 Bxd1 6. Bxf7+ Ke7
7. Nd5# 1-0
`;

/** Three games in French letters, the second broken. */
const three = `[White "Blanche"]
[Black "Noire"]

1. Cf3 Cf6 2. Dh9 e6 *

[White "Première"]

1. e4 e5 2. Cf3 Cc6 1/2-1/2

[White "Dernière"]
[FEN "8/8/8/8/8/8/8/8 w - - 0 1"]

1. e4 *
`
  .replace("2. Dh9 e6", "2. g3 g6")
  .replace("2. Cf3 Cc6", "2. Cf3 Dh9");

describe("a pasted game", () => {
  test("is stepped through by the buttons and by a click on a move", async () => {
    const reader = await Reader.paste(await open(roque.url, desktop), legal);
    const { page } = reader;
    await page.getByRole("heading", { name: "Blanche – Noire 1–0" }).waitFor();
    expect(await page.getByText("Club · 31 janvier 2026").count()).toBe(1);
    expect(await reader.current()).toBeNull();
    await reader.button(t("control-next")).click();
    expect(await reader.man("e4")).toBe(t("piece-name", { color: "white", role: "pawn" }));
    expect(await reader.current()).toBe("e4");
    await reader.button(t("pgn-control-last")).click();
    expect(await reader.current()).toBe("Cd5#");
    await reader.move("Fe7").click();
    expect(await reader.man("e7")).toBe(t("piece-name", { color: "black", role: "bishop" }));
    await reader.button(t("control-previous")).click();
    expect(await reader.current()).toBe("Fc4");
    await reader.button(t("control-first")).click();
    expect(await reader.current()).toBeNull();
  });

  test("shows glyphs, comments, clocks, evaluations, arrows and circles", async () => {
    const reader = await Reader.paste(await open(roque.url, desktop), legal);
    const { page } = reader;
    await page.getByText("Le mat de Légal.", { exact: true }).waitFor();
    await reader.move("Fg4").click();
    expect(await reader.place()).toBe(
      `3… Fg4?! ${t("pgn-glyph", { nag: 6 })} ${t("pgn-evaluation")} +0,85 ` +
        `${t("clock-label", { color: "white" })} ♔ 10:00 ` +
        `${t("clock-label", { color: "black" })} ♚ 9:58`,
    );
    const drawn = page.locator(".cg-shapes");
    await expect.poll(() => drawn.locator("line").count()).toBe(1);
    expect(await drawn.locator("circle").count()).toBe(1);
    await reader.move("h6").click();
    await expect.poll(() => drawn.locator("line, circle").count()).toBe(0);
  });

  test("by keyboard alone is pasted, read, stepped through with its variations", async () => {
    const page = await open(roque.url, desktop);
    const reader = await Reader.open(page);
    const { keyboard } = page;
    await tabTo(page, "textarea");
    await keyboard.insertText(legal);
    await tabToName(page, t("pgn-read"));
    await keyboard.press("Enter");
    await reader.ready();
    const after = async (...keys: string[]) => {
      for (const key of keys) await keyboard.press(key);
      return reader.current();
    };
    expect(await after("ArrowRight")).toBe("e4");
    expect(await after("End")).toBe("Cd5#");
    expect(await after("Home")).toBeNull();
    for (let step = 0; step < 6; step++) await keyboard.press("ArrowRight");
    expect(await reader.current()).toBe("Fg4?!");
    expect(await after("ArrowDown")).toBe("Fe7");
    expect(await after("ArrowDown")).toBe("h6");
    expect(await after("ArrowDown")).toBe("h6");
    expect(await after("ArrowUp", "ArrowRight")).toBe("d4");
    expect(await after("ArrowDown", "End")).toBe("Cf6");
    expect(await after("ArrowLeft", "ArrowLeft", "ArrowLeft")).toBe("Fc4");
    await tabTo(page, "[data-node]");
    expect(await after("ArrowRight")).toBe("Fg4?!");
    const focused = page.locator("[data-node]:focus .san");
    expect(await focused.textContent()).toBe("Fg4?!");
  });

  test("is said move by move, with comments and choices", async () => {
    const reader = await Reader.paste(await open(roque.url, desktop), legal);
    await reader.move("Fg4").click();
    const said = reader.page.locator("[aria-live] p");
    const words = await said.textContent();
    expect(words).toContain("Le clouage semble fort.");
    expect(words).toContain(t("pgn-said-choices", { which: 1, count: 3 }));
    expect(words).toContain(t("pgn-said-circle", { square: "f7", paint: "rouge" }));
    await reader.move("h6").click();
    expect(await said.textContent()).toMatch(new RegExp(`^${t("pgn-said-variation")}`));
  });

  test("follows the notation one chooses, everywhere on the page", async () => {
    const reader = await Reader.paste(await open(roque.url, desktop), legal);
    const notation = reader.page.getByRole("combobox", { name: t("notation") });
    await reader.move("Fg4").click();
    await notation.selectOption("figurine");
    expect(await reader.current()).toBe("♗g4?!");
    expect(await reader.place()).toContain("3… ♗g4?!");
    await notation.selectOption("en");
    expect(await reader.current()).toBe("Bg4?!");
  });

  test("is exported in the letters one chooses, with the position on the board", async () => {
    const page = await open(roque.url, desktop);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const reader = await Reader.paste(page, legal);
    await reader.move("Fe7").click();
    await page.getByText(t("pgn-export"), { exact: true }).click();
    const written = page.getByRole("textbox", { name: t("pgn-text") });
    await expect.poll(() => written.inputValue()).toContain("7. Nd5# 1-0");
    await reader.button(t("pgn-copy")).click();
    await page.getByText(t("pgn-copied")).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await written.inputValue(),
    );
    const downloaded = page.waitForEvent("download");
    await reader.button(t("pgn-save")).click();
    const file = await downloaded;
    expect(await readFile(await file.path(), "utf8")).toBe(await written.inputValue());
    await page
      .getByRole("combobox", { name: t("pgn-export-letters"), exact: true })
      .selectOption("fr");
    await expect.poll(() => written.inputValue()).toContain("7. Cd5# 1-0");
    const fen = page.getByRole("textbox", { name: t("fen") });
    expect(await fen.inputValue()).toMatch(/^rn1qk1nr|^rnbqk1nr/);
    await page.getByRole("link", { name: t("pgn-edit") }).click();
    const editor = await Editor.shown(page);
    expect(await editor.fen.inputValue()).toMatch(/ w KQkq - 2 4$/);
  });

  test("is found again after a reload, at the same move", async () => {
    const reader = await Reader.paste(await open(roque.url, desktop), legal);
    await reader.move("Fe7").click();
    await reader.page.reload();
    await reader.ready();
    expect(await reader.current()).toBe("Fe7");
    await reader.button(t("pgn-other")).click();
    await reader.page.getByRole("heading", { name: t("pgn-heading") }).waitFor();
    await reader.page.reload();
    await reader.page.getByRole("textbox", { name: t("pgn-paste") }).waitFor();
  });

  test("may be played from any of its positions that is not the end", async () => {
    const page = await open(roque.url, desktop);
    const reader = await Reader.paste(page, legal);
    const play = reader.button(t("editor-play"));
    await reader.button(t("pgn-control-last")).click();
    expect(await play.isDisabled()).toBe(true);
    await reader.button(t("control-previous")).click();
    await play.click();
    const game = new Game(page);
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("new-game-start") })
      .click();
    await game.line.until(() => true);
    expect(game.line.game.startFen).toBe(
      "rn1q1bnr/ppp1kB1p/3p2p1/4N3/4P3/2N5/PPPP1PPP/R1BbK2R w KQ - 1 7",
    );
  });
});

describe("several games", () => {
  test("are listed with their faults; a broken one says where and why; the others are whole", async () => {
    const reader = await Reader.open(await open(roque.url, desktop));
    const { page } = reader;
    await reader.paste(three);
    await page.getByRole("heading", { name: t("pgn-games", { count: 3 }) }).waitFor();
    expect(await page.getByRole("combobox", { name: t("pgn-letters") }).inputValue()).toBe("fr");
    const errors = page.locator("ol li", { hasText: t("pgn-errors", { count: 1 }) });
    expect(await errors.count()).toBe(2);

    await reader.choose(2);
    expect(await reader.moves()).toEqual(["e4", "e5", "Cf3"]);
    await page.getByText(t("pgn-fault-unknown-move", { found: "Dh9" })).waitFor();
    await page.getByText(t("pgn-place", { line: 8, column: 17 })).waitFor();
    expect(await page.locator(".excerpt").innerText()).toBe("1. e4 e5 2. Cf3 Dh9 1/2-1/2");
    expect(await page.locator(".excerpt mark").innerText()).toBe("Dh9");

    await page.goBack();
    await reader.choose(1);
    expect(await reader.moves()).toEqual(["Cf3", "Cf6", "g3", "g6"]);
    await page.goBack();
    await page.locator("ol a").nth(2).click();
    await page.getByText(t("pgn-no-start")).waitFor();
    await page.getByText(t("pgn-fault-bad-fen")).waitFor();
  });

  test("in other letters than they seemed to have are read again", async () => {
    const reader = await Reader.open(await open(roque.url, desktop));
    const { page } = reader;
    await reader.paste("1. Rf3 *");
    await reader.ready();
    const letters = page.getByRole("combobox", { name: t("pgn-letters") });
    expect(await letters.inputValue()).toBe("en");
    await page.getByText(t("pgn-errors", { count: 1 })).waitFor();
    await letters.selectOption("is");
    await expect.poll(() => reader.moves()).toEqual(["Cf3"]);
  });

  test("of a file are chosen or dropped, thousands stay quick to look through", async () => {
    const reader = await Reader.open(await open(roque.url, desktop));
    const { page } = reader;
    const games = Array.from(
      { length: 3000 },
      (_, at) => `[White "Joueur ${at}"]\n[Black "Autre ${at % 7}"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n`,
    ).join("\n");
    const name = "parties.pgn";
    await page.locator("input[type=file]").setInputFiles({
      name,
      mimeType: "application/vnd.chess-pgn",
      buffer: Buffer.from(games),
    });
    await page.getByRole("heading", { name: t("pgn-games", { count: 3000 }) }).waitFor();
    expect(await page.locator("ol li").count()).toBe(100);
    await page.getByRole("searchbox").fill("joueur 2999");
    await expect.poll(() => page.locator("ol li").count()).toBe(1);
    await reader.choose(1);
    await page.getByRole("heading", { name: "Joueur 2999" }).waitFor();

    await page.evaluate((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], "autre.pgn"));
      window.dispatchEvent(new DragEvent("drop", { dataTransfer: data, cancelable: true }));
    }, legal);
    await page.getByRole("heading", { name: "Blanche – Noire" }).waitFor();
  });

  test("what is no game or too large is told, and the page goes on", async () => {
    const reader = await Reader.open(await open(roque.url, desktop));
    const { page } = reader;
    await page.locator("input[type=file]").setInputFiles({
      name: "image.pgn",
      mimeType: "text/plain",
      buffer: Buffer.from("\u0089PNG\0\0"),
    });
    await page.getByText(t("pgn-none")).waitFor();
    await page.getByText(t("pgn-fault-binary")).waitFor();
    await page.locator("input[type=file]").setInputFiles({
      name: "huge.pgn",
      mimeType: "text/plain",
      buffer: Buffer.alloc(5_000_001, " "),
    });
    await page.getByText(t("pgn-text-too-large", { limit: 5000 })).waitFor();
    await reader.paste(legal);
    await reader.ready();
  });
});

test("a finished game is opened from its result", async () => {
  const page = await open(roque.url, desktop);
  const game = await Game.begin(page, { fen: "6k1/5ppp/8/8/8/2P5/1P3PPP/3R2K1 w - - 0 1" });
  await game.play(clicking, "d1d8");
  await game.result.getByRole("link", { name: t("ended-read") }).click();
  const reader = new Reader(page);
  await reader.ready();
  expect(await reader.moves()).toEqual(["Td8#"]);
  await page.reload();
  await reader.ready();
  expect(await reader.moves()).toEqual(["Td8#"]);
});

test("on a phone a finger steps and chooses, and the page is found from the menu", async () => {
  const page = await open(roque.url, phone);
  await page.goto("/");
  await page.getByRole("link", { name: t("nav-read"), exact: true }).tap();
  const reader = new Reader(page);
  await page.getByRole("textbox", { name: t("pgn-paste") }).waitFor();
  await reader.paste(legal);
  await reader.ready();
  expect((await reader.box()).width / phone.width).toBeGreaterThanOrEqual(0.94);
  for (let step = 0; step < 6; step++) await reader.button(t("control-next")).tap();
  await reader.button("3… h6").tap();
  expect(await reader.current()).toBe("h6");
  await reader.move("Fg4").tap();
  expect(await reader.current()).toBe("Fg4?!");
});

describe.each([
  [320, false, true],
  [360, true, true],
  [1366, false, false],
  [1366, true, false],
  [1920, false, false],
])("at %d pixels (dark: %s, touch: %s)", (width, dark, touch) => {
  test("axe finds no barrier, nothing is cut, too small or beyond the edge, nothing moves the board", async () => {
    const page = await open(roque.url, { width, height: 768, dark, touch });
    const reader = await Reader.open(page);
    const looks = async (state: string) => {
      expect(await barriers(page), state).toEqual([]);
      expect((await overflow(page)).right, `beyond the edge, ${state}`).toBe(0);
      if (touch) expect(await smallControls(page), `too small, ${state}`).toEqual([]);
      expect(await clippedTexts(page), `cut, ${state}`).toEqual([]);
    };
    await looks("before a text");
    await reader.paste(three);
    await page.locator("ol a").first().waitFor();
    await looks("in the list");
    await reader.choose(2);
    await looks("in a broken game");
    await reader.button(t("pgn-other")).click();
    await reader.paste(legal);
    await reader.ready();
    const place = await reader.box();
    await looks("at the start");
    for (let step = 0; step < 6; step++) await page.keyboard.press("ArrowRight");
    expect(await reader.current()).toBe("Fg4?!");
    expect(await reader.box()).toEqual(place);
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.items.add(new File([new ArrayBuffer(5_000_001)], "huge.pgn"));
      window.dispatchEvent(new DragEvent("drop", { dataTransfer: data, cancelable: true }));
    });
    await page.getByText(t("pgn-text-too-large", { limit: 5000 })).waitFor();
    expect(await reader.box()).toEqual(place);
    await looks("with a file too large");
    await page.keyboard.press("ArrowLeft");
    await page.getByRole("alert").waitFor({ state: "detached" });
    await page.getByText(t("pgn-export"), { exact: true }).click();
    await page.getByRole("textbox", { name: t("pgn-text") }).waitFor();
    await looks("with the export");
    await page.evaluate(() => scrollTo(0, 0));
    expect(await reader.box()).toEqual(place);
  });
});
