import { describe, expect, test } from "vitest";
import { useBrowser } from "./harness/browser";
import { Game } from "./harness/game";
import { clicking, dragging, typing } from "./harness/hands";
import { useRoque } from "./harness/roque";
import { texts } from "./harness/texts";

const open = useBrowser();
const roque = useRoque();

const desktop = { width: 1366, height: 768 };

/** Each illegal move with the reason it is refused for and the squares that reason is about. */
const refused = [
  {
    what: "a pinned bishop",
    fen: "4r1k1/8/8/8/8/8/4B3/4K3 w - - 0 1",
    move: ["e2", "d3"],
    reason: ["refusal-pinned", { role: "bishop" }],
    marked: ["e8"],
  },
  {
    what: "a king onto an attacked square",
    fen: "3r2k1/8/8/8/8/8/8/4K3 w - - 0 1",
    move: ["e1", "d1"],
    reason: ["refusal-king-attacked"],
    marked: ["d8"],
  },
  {
    what: "a move that leaves the king in check",
    fen: "4r1k1/8/8/8/8/8/P7/4K3 w - - 0 1",
    move: ["a2", "a3"],
    reason: ["refusal-still-in-check"],
    marked: ["e8"],
  },
  {
    what: "castling through an attacked square",
    fen: "5rk1/8/8/8/8/8/8/4K2R w K - 0 1",
    move: ["e1", "g1"],
    reason: ["refusal-castling-through-check"],
    marked: ["f8"],
  },
  {
    what: "a rook over a piece",
    fen: "6k1/8/8/8/8/8/P7/R3K3 w - - 0 1",
    move: ["a1", "a5"],
    reason: ["refusal-blocked", { role: "rook" }],
    marked: ["a2"],
  },
  {
    what: "a piece that is not the player's",
    fen: "3r2k1/8/8/8/8/8/8/4K3 w - - 0 1",
    move: ["d8", "d5"],
    reason: ["refusal-not-your-piece"],
    marked: [],
  },
] as const;

describe.each(["fr", "en"] as const)("in %s", (language) => {
  const t = texts(language);

  test.each(refused)("$what is refused with its reason", async ({ fen, move, reason, marked }) => {
    const page = await open(roque.url, { ...desktop, language });
    const game = await Game.begin(page, { fen });
    const before = await game.drawn();
    for (const hands of [clicking, dragging, typing]) {
      await hands.move(page, move[0], move[1]);
      const [id, args] = reason;
      await game.statusSays(t(id, args)).waitFor();
      for (const square of marked) {
        expect(await game.squareName(square)).toContain(t("square-marked"));
      }
      // The board draws its marks with the next frame.
      const drawn = page.locator("square.marked");
      await expect.poll(() => drawn.count()).toBeGreaterThanOrEqual(marked.length);
      expect(await game.drawn()).toBe(before);
      expect(game.line.game.plies).toEqual([]);
      // Another piece in hand, put back at once: the refusal is forgotten.
      await clicking.move(page, "e1", "e1");
      await game.statusSays(t(id, args)).waitFor({ state: "detached" });
    }
  });
});
