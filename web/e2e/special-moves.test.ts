import { describe, expect, test } from "vitest";
import { useBrowser } from "./harness/browser";
import { Game } from "./harness/game";
import { clicking, dragging, middle, typing } from "./harness/hands";
import { useRoque } from "./harness/roque";
import { texts } from "./harness/texts";

const open = useBrowser();
const t = texts("fr");
const roque = useRoque();

const desktop = { width: 1366, height: 768 };

async function begin(fen: string): Promise<Game> {
  return Game.begin(await open(roque.url, desktop), { fen });
}

const ways = { click: clicking, drag: dragging, keyboard: typing };

describe("castling", () => {
  const fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
  const short = { pieces: "4k3/8/8/8/8/8/8/R4RK1", san: "O-O" };
  const long = { pieces: "4k3/8/8/8/8/8/8/2KR3R", san: "O-O-O" };

  test.each([
    ["the king goes two squares by click", clicking, "e1g1", short],
    ["the king is put on the rook by click", clicking, "e1h1", short],
    ["the king goes two squares by drag", dragging, "e1g1", short],
    ["the king is put on the rook by drag", dragging, "e1h1", short],
    ["the king goes two squares by keyboard", typing, "e1c1", long],
    ["the king is put on the rook by keyboard", typing, "e1a1", long],
    ["the king goes two squares to the left by drag", dragging, "e1c1", long],
    ["the king is put on the left rook by click", clicking, "e1a1", long],
  ])("%s", async (_, hands, move, { pieces, san }) => {
    const game = await begin(fen);
    await game.play(hands, move);
    expect(game.stored(1)).toBe(pieces);
    expect((await game.moves())[0]).toMatch(new RegExp(`^${san}\\+?$`));
    await game.ready();
    expect(await game.drawn()).toBe(game.stored());
  });
});

test.each(Object.entries(ways))("a pawn is taken en passant by %s", async (_, hands) => {
  const game = await begin("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
  await game.play(hands, "e5d6");
  expect(game.stored(1)).toBe("4k3/8/3P4/8/8/8/8/4K3");
  expect((await game.moves())[0]).toBe("exd6");
  await game.ready();
  expect(await game.drawn()).toBe(game.stored());
});

describe("promotion", () => {
  const fen = "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1";
  const pieces = "1n2k3/P7/8/8/8/8/8/4K3";

  test.each(Object.entries(ways))("to a knight by %s", async (_, hands) => {
    const game = await begin(fen);
    await game.play(hands, "a7a8n");
    expect(game.stored(1)).toBe("Nn2k3/8/8/8/8/8/8/4K3");
    expect((await game.moves())[0]).toBe("a8=C");
    await game.ready();
    expect(await game.drawn()).toBe(game.stored());
  });

  test.each(["queen", "rook", "bishop", "knight"] as const)("offers a %s", async (role) => {
    const game = await begin(fen);
    await clicking.move(game.page, "a7", "b8");
    await clicking.choose(game.page, role);
    await game.shows(1);
    expect(game.line.game.plies[0]?.promotion).toBe(role);
  });

  test("shows its four pieces and puts the focus on the queen", async () => {
    const game = await begin(fen);
    await clicking.move(game.page, "a7", "a8");
    const choices = game.page.getByRole("dialog").getByRole("button");
    await choices.first().waitFor();
    const names = await choices.evaluateAll((all) => all.map((one) => one.ariaLabel));
    const roles = ["queen", "rook", "bishop", "knight"] as const;
    expect(names).toEqual(roles.map((role) => t("role-name", { role })));
    const focused = await game.page.evaluate(() => document.activeElement?.ariaLabel);
    expect(focused).toBe(t("role-name", { role: "queen" }));
  });

  test.each([
    ["Escape", (game: Game) => game.page.keyboard.press("Escape")],
    [
      "a click elsewhere on the board",
      async (game: Game) => {
        const { x, y } = await middle(game.page, "g4");
        await game.page.mouse.click(x, y);
      },
    ],
    ["a click beside the board", (game: Game) => game.page.mouse.click(5, 400)],
  ])("cancelled by %s puts the pawn back, and what it took", async (_, cancel) => {
    const game = await begin(fen);
    const dialog = game.page.getByRole("dialog");
    await dragging.move(game.page, "a7", "b8");
    await dialog.waitFor();
    await cancel(game);
    await dialog.waitFor({ state: "detached" });
    expect(await game.drawn()).toBe(pieces);
    expect(await game.squareName("b8")).toContain(
      t("piece-name", { color: "black", role: "knight" }),
    );
    expect(game.line.game.plies).toEqual([]);

    await dragging.move(game.page, "a7", "a8");
    await dragging.choose(game.page, "knight");
    await game.shows(1);
    expect(game.stored(1)).toBe("Nn2k3/8/8/8/8/8/8/4K3");
  });

  test("cancelled by keyboard gives the focus back to the board", async () => {
    const game = await begin(fen);
    await typing.move(game.page, "a7", "a8");
    await game.page.getByRole("dialog").waitFor();
    await game.page.keyboard.press("Escape");
    await game.page.getByRole("dialog").waitFor({ state: "detached" });
    const focused = await game.page.evaluate(() =>
      document.activeElement?.getAttribute("data-square"),
    );
    expect(focused).toBe("a8");
    expect(await game.drawn()).toBe(pieces);
    await game.play(typing, "a7a8r");
  });

  test.each([
    ["onto a piece of its own side", "N3k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7", "refusal-own-piece"],
    ["when it is pinned", "8/r2P3K/8/8/8/8/8/k7 w - - 0 1", "d7", "refusal-pinned"],
  ])("is not asked for when the pawn may not move: %s", async (_, fen, from, refusal) => {
    const game = await begin(fen);
    await dragging.move(game.page, from, `${from[0]}8`);
    await game.statusSays(t(refusal, { role: "pawn" })).waitFor();
    expect(await game.page.getByRole("dialog").count()).toBe(0);
    expect(await game.drawn()).toBe(game.stored());
  });
});
