import { describe, expect, test } from "vitest";
import { useBrowser, type View } from "./harness/browser";
import { Game } from "./harness/game";
import { clicking } from "./harness/hands";
import { clippedTexts, overflow, smallControls } from "./harness/look";
import { useRoque } from "./harness/roque";
import { texts } from "./harness/texts";

const open = useBrowser();
const roque = useRoque();

const sizes = [
  [320, 640],
  [360, 640],
  [1366, 768],
  [1920, 1080],
] as const;

/**
 * One game through all that the page has to show: 1. h3 forces the one answer a3+, a check; h4 is
 * then refused; 2. Rxa3 leaves Black without a move. The pawn on e7 can be promoted at any moment.
 */
const eventful = "7k/4P3/8/8/p7/3B4/1K5P/6R1 w - - 0 1";

describe.each(["fr", "en"] as const)("in %s", (language) => {
  const t = texts(language);

  describe.each(sizes)("at %d × %d", (width, height) => {
    const view: View = { width, height, language };

    test("the board never moves, and nothing is cut, too small or beyond the edge", async () => {
      const game = await Game.begin(await open(roque.url, view), { fen: eventful });
      const { page } = game;
      const place = await game.box();
      const looks = async (state: string) => {
        expect(await game.box(), `the board, ${state}`).toEqual(place);
        expect((await overflow(page)).right, `beyond the edge, ${state}`).toBe(0);
        expect(await smallControls(page), `too small, ${state}`).toEqual([]);
        expect(await clippedTexts(page), `cut, ${state}`).toEqual([]);
      };
      await looks("at the start");

      await clicking.move(page, "e7", "e8");
      await page.getByRole("dialog").waitFor();
      await looks("with the promotion");
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });

      await game.playAndWait(clicking, "h2h3");
      await game.statusSays(t("status-your-turn", { check: "yes" })).waitFor();
      await looks("in check");

      await clicking.move(page, "h3", "h4");
      await game.statusSays(t("refusal-still-in-check")).waitFor();
      await looks("after a refusal");

      await game.play(clicking, "b2a3");
      await game.result.getByRole("heading", { name: t("result-stalemate") }).waitFor();
      await looks("with the result");
      expect(overlap(place, (await game.result.boundingBox())!)).toBe(false);
    });

    test("the choice of a new game and the question before resigning fit", async () => {
      const game = await Game.begin(await open(roque.url, view));
      for (const opener of ["control-new", "control-resign"]) {
        await game.button(t(opener)).click();
        const dialog = game.page.getByRole("dialog");
        await dialog.getByRole("button").last().waitFor();
        expect(await dialog.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
        expect(await smallControls(game.page)).toEqual([]);
        expect(await clippedTexts(game.page)).toEqual([]);
        await game.page.keyboard.press("Escape");
        await dialog.waitFor({ state: "detached" });
      }
    });
  });
});

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function overlap(one: Box, other: Box): boolean {
  const apart = (start: "x" | "y", size: "width" | "height") =>
    one[start] + one[size] <= other[start] || other[start] + other[size] <= one[start];
  return !apart("x", "width") && !apart("y", "height");
}

test.each([
  [320, 640],
  [360, 640],
  [390, 844],
])("on a phone of %d × %d the board takes the width", async (width, height) => {
  const game = await Game.begin(await open(roque.url, { width, height, touch: true }));
  const box = await game.box();
  expect(box.width / width).toBeGreaterThanOrEqual(0.94);
  expect(box.height).toBe(box.width);
  // A finger's width for every square, where the phone has room for eight of them.
  expect(box.width / 8).toBeGreaterThanOrEqual(Math.min(44, width / 8));
});

test.each([
  [1280, 800],
  [1366, 768],
  [1920, 1080],
])(
  "on a desktop of %d × %d the board takes the height, and is seen whole",
  async (width, height) => {
    const game = await Game.begin(await open(roque.url, { width, height }));
    const box = await game.box();
    expect(box.height / height).toBeGreaterThanOrEqual(0.75);
    expect(box.width).toBe(box.height);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(height);
  },
);

test("at 400 % zoom the game still fits the width", async () => {
  const game = await Game.begin(await open(roque.url, { width: 320, height: 256 }));
  expect((await overflow(game.page)).right).toBe(0);
  await game.play(clicking, "e2e4");
});
