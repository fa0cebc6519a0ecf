import { describe, expect, test } from "vitest";
import { useBrowser } from "./harness/browser";
import { Editor } from "./harness/editor";
import { Game } from "./harness/game";
import { middle, tabTo, tabToName } from "./harness/hands";
import { barriers } from "./harness/look";
import { useRoque } from "./harness/roque";
import { texts } from "./harness/texts";

const open = useBrowser();
const roque = useRoque();
const t = texts("fr");

const desktop = { width: 1366, height: 768 };
const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

/** The squares the board points at, as it draws them. */
const marked = (editor: Editor) =>
  editor.page
    .getByRole("gridcell", { name: t("square-marked") })
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.square).sort());

test("an impossible position is refused with all its reasons, and their squares", async () => {
  const editor = await Editor.open(await open(roque.url, desktop));
  expect(await editor.play.isEnabled()).toBe(true);
  await editor.fen.fill("3pk3/8/8/8/8/8/4r3/4KP2 b - - 0 1");
  await editor.fen.press("Enter");
  await editor.verdict.getByText(t("editor-impossible")).waitFor();
  const squares = (list: string) => ({ squares: list });
  await editor.verdict
    .getByText(t("position-pawns-on-back-ranks", squares("f1, d8")))
    .or(editor.verdict.getByText(t("position-pawns-on-back-ranks", squares("d8, f1"))))
    .waitFor();
  expect(await marked(editor)).toEqual(expect.arrayContaining(["d8", "e1", "e2", "f1"]));
  await expect.poll(() => editor.page.locator("square.marked").count()).toBeGreaterThanOrEqual(4);
  expect(await editor.play.isEnabled()).toBe(false);

  await editor.fen.fill("8/8/8/8/8/8/8/8 w - - 0 1");
  await editor.fen.press("Enter");
  for (const color of ["white", "black"])
    await editor.verdict.getByText(t("position-no-king", { color })).waitFor();
  expect(await marked(editor)).toEqual([]);
});

test("a text that is no position is told so, and the board stays as it was", async () => {
  const page = await open(roque.url, { ...desktop, mayLog: /400/ });
  const editor = await Editor.open(page);
  await editor.fen.fill("e4 e5");
  await editor.fen.press("Enter");
  await page.getByRole("alert").getByText(t("fen-unreadable")).waitFor();
  expect(await editor.named()).toBe(start);
});

test("men are moved, dropped beside the board, and brought from the palette by the mouse", async () => {
  const editor = await Editor.open(await open(roque.url, desktop));
  const { page } = editor;
  const board = (await page.locator("cg-board").boundingBox())!;
  await editor.drag(await middle(page, "e2"), await middle(page, "e4"));
  await editor.drag(await middle(page, "d1"), { x: board.x + board.width + 40, y: board.y + 300 });
  const knight = (await editor.man("black", "knight").boundingBox())!;
  await editor.drag({ x: knight.x + 20, y: knight.y + 20 }, await middle(page, "d4"));
  const placed = "rnbqkbnr/pppppppp/8/8/3nP3/8/PPPP1PPP/RNB1KBNR";
  await editor.reads(placed);
  expect(await editor.named()).toBe(placed);

  await editor.man("white", "queen").click();
  await editor.click("h5");
  await editor.tool("eraser").click();
  await editor.click("d4");
  await editor.tool("hand").click();
  await editor.click("a1");
  await editor.click("a3");
  await editor.reads("rnbqkbnr/pppppppp/8/7Q/4P3/R7/PPPP1PPP/1NB1KBNR");
});

test("a board that a text above it has moved knows where it is touched", async () => {
  const editor = await Editor.open(await open(roque.url, desktop), "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
  await editor.click("e1");
  await editor.click("e2");
  await editor.reads("4k3/8/8/8/8/8/4K3/8 ");
  await editor.page.evaluate(() => {
    const text = document.createElement("p");
    text.style.blockSize = "90px";
    document.querySelector("main")!.prepend(text);
  });
  await editor.click("e2");
  await editor.click("e3");
  await editor.reads("4k3/8/8/8/8/4K3/8/8 ");
});

test("a finger puts men down and takes them away", async () => {
  const page = await open(roque.url, { width: 360, height: 640, touch: true });
  const editor = await Editor.open(page);
  const tap = async (square: string) => {
    const { x, y } = await middle(page, square);
    await page.touchscreen.tap(x, y);
  };
  await editor.man("white", "rook").tap();
  await tap("e5");
  await editor.tool("eraser").tap();
  await tap("a8");
  await tap("a7");
  await editor.tool("hand").tap();
  await tap("h2");
  await tap("h4");
  await editor.reads("1nbqkbnr/1ppppppp/8/4R3/7P/8/PPPPPPP1/RNBQKBNR");
});

test("by keyboard alone a position is composed and played from", async () => {
  const page = await open(roque.url, desktop);
  const editor = await Editor.open(page);
  const { keyboard } = page;
  await tabTo(page, "[role=gridcell]");
  await keyboard.press("Control+Home");
  const a8 = page.locator('[data-square="a8"]');
  expect(await a8.evaluate((cell) => cell === document.activeElement)).toBe(true);
  await tabToName(page, t("editor-empty"));
  await keyboard.press("Enter");
  await editor.reads("8/8/8/8/8/8/8/8");

  await a8.focus();
  await keyboard.press("r"); // « roi » in French: the black king
  await keyboard.press("ArrowDown");
  await keyboard.press("ArrowRight");
  await keyboard.press("Shift+P");
  await keyboard.press("ArrowDown");
  await keyboard.press("Shift+R");
  await keyboard.press("ArrowDown");
  await keyboard.press("d");
  await keyboard.press("Delete");
  await editor.reads("k7/1P6/1K6/8/8/8/8/8 w - - 0 1");
  await page.getByRole("radio", { name: t("player-color", { color: "black" }) }).focus();
  await keyboard.press("Space");
  await editor.reads("k7/1P6/1K6/8/8/8/8/8 b - - 0 1");
  await editor.verdict.getByText(t("editor-possible", { check: "yes" })).waitFor();
  await editor.play.focus();
  await keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  await tabToName(page, t("new-game-start"));
  const game = new Game(page);
  await keyboard.press("Enter");
  await game.line.until(() => true);
  expect(game.line.game.startFen).toBe("k7/1P6/1K6/8/8/8/8/8 b - - 0 1");
});

test("a right to castle goes with the king that leaves his place, and may be given again", async () => {
  const editor = await Editor.open(await open(roque.url, desktop));
  const rook = (square: string) =>
    editor.page.getByRole("checkbox", {
      name: t("editor-castling-with", { color: square.endsWith("1") ? "white" : "black", square }),
    });
  await editor.drag(await middle(editor.page, "e1"), await middle(editor.page, "e3"));
  await editor.reads("rnbqkbnr/pppppppp/8/8/8/4K3/PPPPPPPP/RNBQ1BNR w kq");
  expect(await rook("h1").count()).toBe(0);
  await editor.drag(await middle(editor.page, "e3"), await middle(editor.page, "e1"));
  await rook("h1").check();
  await editor.reads(`${start} w Kkq`);
});

test("a pawn that has just passed over a square is told by the server, and chosen", async () => {
  const page = await open(roque.url, desktop);
  const editor = await Editor.open(page, "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1");
  await page.getByRole("combobox", { name: t("editor-en-passant") }).selectOption("d6");
  await editor.reads("4k3/8/8/3pP3/8/8/8/4K3 w - d6");
});

test("the address holds the position: it outlives a reload", async () => {
  const page = await open(roque.url, desktop);
  const editor = await Editor.open(page, "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
  await editor.drag(await middle(page, "h1"), await middle(page, "h5"));
  await editor.reads("4k3/8/8/7R/8/8/8/4K3 w - -");
  await page.reload();
  await Editor.shown(page);
  expect(await editor.named()).toBe("4k3/8/8/7R/8/8/8/4K3");
});

test("what no game leads to is told, and may be played from", async () => {
  const editor = await Editor.open(
    await open(roque.url, desktop),
    "rnbqkbnr/pppppppp/8/8/8/P7/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
  );
  await editor.verdict.getByText(t("editor-curious")).waitFor();
  expect(await editor.play.isEnabled()).toBe(true);
});

describe.each([
  [320, false],
  [1280, true],
])("at %d pixels (dark: %s)", (width, dark) => {
  test("axe finds no barrier, be the position possible or not, and nothing moves the board", async () => {
    const editor = await Editor.open(await open(roque.url, { width, height: 800, dark }));
    const board = () => editor.page.getByRole("grid").boundingBox();
    const place = await board();
    expect(await barriers(editor.page)).toEqual([]);
    await editor.fen.fill("8/8/8/8/8/8/8/P7 w - - 0 1");
    await editor.fen.press("Enter");
    await editor.verdict.getByText(t("editor-impossible")).waitFor();
    expect(await barriers(editor.page)).toEqual([]);
    await editor.page.evaluate(() => scrollTo(0, 0));
    expect(await board()).toEqual(place);
  });
});
