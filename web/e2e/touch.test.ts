import type { CDPSession, Page } from "playwright-core";
import { expect, test } from "vitest";
import { useBrowser } from "./harness/browser";
import { Game } from "./harness/game";
import { middle, tapping } from "./harness/hands";
import { useRoque } from "./harness/roque";

const open = useBrowser();
const roque = useRoque();

type Point = { x: number; y: number };

async function begin(fen?: string): Promise<Game> {
  const page = await open(roque.url, { width: 390, height: 844, touch: true });
  return Game.begin(page, { fen });
}

/** Fingers that go down, move side by side by `steps` of so many pixels, and come up. */
async function fingers(page: Page, at: Point[], step: Point, steps: number): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", at);
  for (let done = 1; done <= steps; done++)
    await touch(
      "touchMove",
      at.map(({ x, y }) => ({ x: x + step.x * done, y: y + step.y * done })),
    );
  await touch("touchEnd", []);
}

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test("one tap takes a piece, another puts it down", async () => {
  const game = await begin();
  await game.play(tapping, "e2e4");
  expect((await game.moves())[0]).toBe("e4");
});

test("a pawn is promoted by taps", async () => {
  const game = await begin("1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1");
  await game.play(tapping, "a7b8r");
  expect((await game.moves())[0]).toBe("axb8=T+");
});

test("a piece follows the finger, and the page stays where it is", async () => {
  const game = await begin();
  const [from, to] = [await middle(game.page, "e2"), await middle(game.page, "e4")];
  await fingers(game.page, [from], { x: 0, y: (to.y - from.y) / 8 }, 8);
  await game.shows(1);
  expect((await game.moves())[0]).toBe("e4");
  expect(await scrolled(game.page)).toBe(0);
});

test("a finger on an empty square scrolls the page", async () => {
  const game = await begin();
  const arrived = game.page.evaluate(
    () => new Promise((resolve) => addEventListener("scrollend", resolve, { once: true })),
  );
  await fingers(game.page, [await middle(game.page, "e5")], { x: 0, y: -20 }, 10);
  await arrived;
  expect(await scrolled(game.page)).toBeGreaterThan(50);
  expect(game.line.game.plies).toEqual([]);
});

test("two fingers on the board move nothing", async () => {
  const game = await begin();
  const [e2, d7] = [await middle(game.page, "e2"), await middle(game.page, "d7")];
  await fingers(game.page, [e2, d7], { x: 3, y: -10 }, 8);
  expect(await game.drawn()).toBe(game.stored(0));
  expect(game.line.game.plies).toEqual([]);
  await game.play(tapping, "d2d4");
});
