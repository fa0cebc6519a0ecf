import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { EndingAnswer, EndingBoard, LegalMove } from "../src/lib/api/wire";
import { readPlacement } from "../src/lib/board/placement";
import { useBrowser, type View } from "./harness/browser";
import { clicking, tabToName } from "./harness/hands";
import { barriers, clippedTexts, overflow, smallControls } from "./harness/look";
import { useRoque } from "./harness/roque";

const open = useBrowser();
const roque = useRoque();

const desktop: View = { width: 1366, height: 768 };
const phone: View = { width: 360, height: 640, touch: true };

/** The page of endings, with one of them begun; its first board as the server told it. */
async function begin(page: Page, name: string): Promise<EndingBoard> {
  await page.goto(`${roque.url}/apprendre/finales`);
  const begun = page.waitForResponse((answer) => /\/api\/endings\/[a-z-]+$/.test(answer.url()));
  await page.getByRole("button", { name }).click();
  return (await begun).json() as Promise<EndingBoard>;
}

/** A best move, which the server knows: the first that is legal, or what had been better. */
async function best(page: Page, board: EndingBoard): Promise<{ from: string; to: string }> {
  const first = board.legal[0] as LegalMove;
  const move = { from: first.from, to: first.to[0]! };
  const data = { fen: board.fen, move: move.from + move.to };
  const asked = await page.request.post(`${roque.url}/api/endings/move`, { data });
  const { better } = (await asked.json()) as EndingAnswer;
  return better ?? move;
}

/** Plays what is best until the end. */
async function playOut(page: Page, start: EndingBoard): Promise<number> {
  let board = start;
  let moves = 0;
  while (!board.outcome) {
    const { from, to } = await best(page, board);
    const answered = page.waitForResponse((answer) => answer.url().endsWith("/endings/move"));
    await clicking.move(page, from, to);
    const answer = (await (await answered).json()) as EndingAnswer;
    moves += 1;
    board = answer.board;
    const last = (answer.reply ?? answer.played).to;
    await page.locator(`[data-square="${last}"][aria-label*="dernier coup"]`).waitFor();
  }
  return moves;
}

/** Where the first piece of this name stands. */
async function squareOf(page: Page, name: string): Promise<string> {
  const square = page.locator(`[data-square][aria-label*="${name}"]`).first();
  return (await square.getAttribute("data-square"))!;
}

describe("an ending against the computer", () => {
  test("is mated in as many moves as the table says, and the page counts them", async () => {
    const page = await open(roque.url, desktop);
    const start = await begin(page, "Roi et dame");
    await page.getByText("Aucun coup joué.").waitFor();
    const moves = await playOut(page, start);
    expect(moves).toBe(start.toMate);
    await page.getByText("Échec et mat.").waitFor();
    await page.getByText(`En ${moves} coups ; le plus court était de ${moves}.`).waitFor();
    const remembered = page.getByText(`✓ Maté une fois, au mieux en ${moves} coups`);
    await remembered.waitFor();
    await page.reload();
    await remembered.waitFor();
    await page.goto(`${roque.url}/apprendre`);
    await page.locator("[data-endings]").getByText("✓ 1 sur 6").waitFor();
    expect(await barriers(page)).toEqual([]);
  });

  test("says why a move may not be made, and lets one be taken back", async () => {
    const page = await open(roque.url, desktop);
    const start = await begin(page, "Roi et tour");
    await page.getByText("Aucun coup joué.").waitFor();
    const rook = await squareOf(page, "tour");
    const men = readPlacement(start.fen);
    const across = ["a1", "h8", "b2", "g7"].find(
      (square) => square[0] !== rook[0] && square[1] !== rook[1] && !men.has(square),
    )!;
    const asked = page.waitForRequest((request) => request.url().includes("/api/why?"));
    await clicking.move(page, rook, across);
    expect(new URL((await asked).url()).searchParams.get("voice")).toBe("lesson");
    await page.locator(".why").getByText(/\./).first().waitFor();
    const { from, to } = await best(page, start);
    await clicking.move(page, from, to);
    await page.getByText("C’est le meilleur coup.").waitFor();
    await page.getByText("Un coup joué.").waitFor();
    await page.getByRole("button", { name: "Reprendre le coup" }).click();
    await page.getByText("Aucun coup joué.").waitFor();
  });

  test("is chosen and played with the keyboard alone", async () => {
    const page = await open(roque.url, desktop);
    await page.goto(`${roque.url}/apprendre/finales`);
    await page.getByRole("button", { name: "Roi et pion : tenir la nulle" }).waitFor();
    await tabToName(page, "Roi et pion : tenir la nulle");
    const begun = page.waitForResponse((answer) => answer.url().endsWith("/endings/pawn"));
    await page.keyboard.press("Enter");
    const start = (await (await begun).json()) as EndingBoard;
    await page.getByText("Aucun coup joué.").waitFor();
    const { from, to } = await best(page, start);
    await page.locator(`[data-square="${from}"]`).focus();
    await page.keyboard.press("Enter");
    await page.locator(`[data-square="${to}"]`).focus();
    await page.keyboard.press("Enter");
    await page.getByText("C’est le meilleur coup.").waitFor();
  });

  test.each([["a phone", phone] as const, ["a desk", desktop] as const])(
    "fits %s and has no barrier",
    async (_, view) => {
      const page = await open(roque.url, view);
      await begin(page, "Roi, fou et cavalier");
      await page.getByText("Aucun coup joué.").waitFor();
      expect((await overflow(page)).right).toBe(0);
      expect(await clippedTexts(page)).toEqual([]);
      if (view.touch) expect(await smallControls(page)).toEqual([]);
      expect(await barriers(page)).toEqual([]);
    },
  );
});
