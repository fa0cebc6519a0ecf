import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { readPlacement } from "../src/lib/board/placement";
import { mateIn, uci, useBrain } from "./harness/brain";
import { useBrowser } from "./harness/browser";
import { Game } from "./harness/game";
import { clicking, dragging, tabTo, typing, type Hands } from "./harness/hands";
import type { Told } from "./harness/line";
import { useRoque } from "./harness/roque";
import { texts } from "./harness/texts";

const open = useBrowser();
const t = texts("fr");
const roque = useRoque();
const brain = useBrain();

/** Chooses the player's move. */
type Plan = (told: Told) => Promise<string>;

const toWin: Plan = async (told) => (await brain.advise(told)).move;

/** Wins too, but pushes pawns as long as that still wins, so that one of them is promoted first. */
const toPromoteAndWin: Plan = async (told) => {
  const { plies, you } = told;
  if (plies.some(({ color, promotion }) => color === you && promotion)) return toWin(told);
  const winning = 250; // centipawns
  for (const some of [promotions(told), pawnMoves(told)]) {
    if (some.length === 0) continue;
    const { move, score } = await brain.advise(told, some);
    if (score >= winning) return move;
  }
  return butNoMateYet(told, told.legal.map(written));
};

async function butNoMateYet(told: Told, among: readonly string[]): Promise<string> {
  const { move, score } = await brain.advise(told, among);
  const others = among.filter((other) => other !== move);
  return score < mateIn(1) || others.length === 0 ? move : butNoMateYet(told, others);
}

function promotions({ legal }: Told): string[] {
  return legal.filter(({ promotion }) => promotion).map(written);
}

function pawnMoves({ startFen, plies, legal }: Told): string[] {
  const pieces = readPlacement(plies.at(-1)?.fen ?? startFen);
  return legal.filter(({ from }) => pieces.get(from)?.role === "pawn").map(written);
}

function written({ from, to, promotion }: Told["legal"][number]): string {
  return uci(from, to[0]!, promotion);
}

/** Plays until the game has ended. */
async function playOut(game: Game, hands: Hands, plan: Plan): Promise<void> {
  const patience = 150; // moves: a strong player needs far fewer against the easiest opponent
  for (let moves = 0; !game.line.game.result; moves++) {
    expect(moves, "moves without a mate").toBeLessThan(patience);
    await game.playAndWait(hands, await plan(game.line.game));
  }
}

/** The game ended by the player's mate, and the page says so, names the rule and shows the mate. */
async function expectWon(game: Game, score: string): Promise<void> {
  await game.result.waitFor();
  const said = await game.result.innerText();
  for (const words of [t("result-checkmate"), t("ended-won"), score]) expect(said).toContain(words);
  const { plies, you, turn } = game.line.game;
  expect(turn).not.toBe(you);
  expect(await game.drawn()).toBe(game.stored());
  const king = await game.squareName(plies.at(-1)!.check!);
  expect(king).toContain(t("piece-name", { color: turn, role: "king" }));
  expect(king).toContain(t("square-check"));
  expect(await game.moves()).toHaveLength(plies.length);
  expect((await game.moves()).at(-1)).toMatch(/#$/);
}

async function fromHome(page: Page): Promise<Game> {
  const game = new Game(page);
  await page.goto("/");
  await page.getByRole("button", { name: t("home-play") }).waitFor();
  return game;
}

const desktop = { width: 1366, height: 768 };

describe("a whole game against the easiest opponent, from the first move to the mate", () => {
  test("by clicks, with White, from the one click that starts it", async () => {
    const game = await fromHome(await open(roque.url, desktop));
    await game.button(t("home-play")).click();
    await game.ready();
    await playOut(game, clicking, toWin);
    await expectWon(game, "1–0");
  });

  test("by drags, with Black at the bottom", async () => {
    const page = await open(roque.url, desktop);
    const game = await fromHome(page);
    await game.button(t("home-options")).click();
    await page.getByRole("radio", { name: t("color-choice-black") }).check();
    await game.button(t("new-game-start")).click();
    await game.ready();
    await playOut(game, dragging, toWin);
    await expectWon(game, "0–1");
  });

  // No game is like another, and who puts off mates until a pawn is promoted may stalemate instead.
  test("by keys alone, promoting a pawn on the way", { retry: 2 }, async () => {
    const page = await open(roque.url, desktop);
    const game = await fromHome(page);
    await tabTo(page, ".start");
    await page.keyboard.press("Enter");
    await game.ready();
    await playOut(game, typing, toPromoteAndWin);
    await expectWon(game, "1–0");
    const { plies } = game.line.game;
    expect(plies.filter(({ color, promotion }) => color === "white" && promotion)).not.toEqual([]);
    await tabTo(page, ".result button");
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => !url.pathname.endsWith(game.line.game.game));
  });
});
