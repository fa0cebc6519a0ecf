import { describe, expect, test } from "vitest";
import { useBrowser } from "./harness/browser";
import { Game, suddenDeath, type Wanted } from "./harness/game";
import { clicking, dragging, middle, tabTo, typing, type Hands } from "./harness/hands";
import { useRoque } from "./harness/roque";
import { texts } from "./harness/texts";

const open = useBrowser();
const t = texts("fr");
const roque = useRoque();

const desktop = { width: 1366, height: 768 };

/** A game that one visitor plays for both sides. */
async function begin(wanted: Wanted = {}): Promise<Game> {
  return Game.begin(await open(roque.url, desktop), { two: true, ...wanted });
}

async function play(game: Game, moves: string, hands: Hands = clicking): Promise<void> {
  for (const move of moves.split(" ")) await game.play(hands, move);
}

/** Knights go out and come back: the position of before stands again after four half-moves. */
const shuffle = "g1f3 g8f6 f3g1 f6g8";

async function ended(game: Game, ...words: string[]): Promise<void> {
  await game.result.waitFor();
  const said = await game.result.innerText();
  for (const each of words) expect(said).toContain(each);
}

describe("two at one screen", () => {
  test("play a game to the mate, each side in its turn", async () => {
    const game = await begin();
    await game.statusSays(t("status-turn-of", { check: "no", color: "white" })).waitFor();
    await play(game, "f2f3 e7e5 g2g4");
    await game.statusSays(t("status-turn-of", { check: "no", color: "black" })).waitFor();
    await game.play(dragging, "d8h4");
    await ended(game, t("result-checkmate"), t("ended-side", { color: "black" }), "0–1");
    expect(await game.moves()).toEqual(["f3", "e5", "g4", "Dh4#"]);
    expect(await game.drawn()).toBe(game.stored(4));
  });

  test("play by keys alone", async () => {
    const game = await begin();
    await play(game, "e2e4 e7e5", typing);
    expect(await game.moves()).toEqual(["e4", "e5"]);
  });

  test("have the board turned after each move if they like, and from then on", async () => {
    const game = await begin();
    const corner = game.page.locator("[role=gridcell]").first();
    const cornerIs = (square: string) =>
      expect.poll(() => corner.getAttribute("data-square")).toBe(square);
    await cornerIs("a8");
    await game.page.getByRole("checkbox", { name: t("turn-board") }).check();
    await play(game, "e2e4");
    await cornerIs("h1");
    await play(game, "e7e5");
    await cornerIs("a8");
    await game.page.reload();
    await game.ready();
    await play(game, "g1f3");
    await cornerIs("h1");
    await game.page.getByRole("checkbox", { name: t("turn-board") }).uncheck();
    await play(game, "b8c6");
    await cornerIs("h1");
  });

  test("are asked which side resigns", async () => {
    const game = await begin();
    await play(game, "e2e4");
    await game.button(t("control-resign")).click();
    await game.button(t("resign-side", { color: "white" })).click();
    await ended(game, t("result-resignation"), t("ended-side", { color: "black" }), "0–1");
  });

  test("begin the same game again", async () => {
    const game = await begin({ rules: "club" });
    await play(game, "f2f3 e7e5 g2g4 d8h4");
    const first = game.line.game.game;
    await game.button(t("ended-again")).click();
    const next = await game.line.until((told) => told.game !== first);
    expect(next).toMatchObject({ rulesId: "club", plies: [], opponent: { kind: "same-screen" } });
  });
});

describe("a draw by agreement", () => {
  test("is offered by the side to move, and accepted by the other", async () => {
    const game = await begin({ rules: "comment-jouer" });
    await play(game, "e2e4");
    await game.page.getByText(t("draw-menu"), { exact: true }).click();
    await game.button(t("offer-draw")).click();
    await game.arbiterSays(t("proposal-draw", { color: "black" })).waitFor();
    await game.button(t("proposal-decline")).click();
    await game.arbiterSays(t("proposal-draw", { color: "black" })).waitFor({ state: "detached" });
    await play(game, "e7e5");
    await game.button(t("offer-draw")).click();
    await game.button(t("proposal-accept")).click();
    await ended(game, t("result-agreement"), "½–½");
  });

  test("falls with the other side's next move", async () => {
    const game = await begin({ rules: "comment-jouer" });
    await game.page.getByText(t("draw-menu"), { exact: true }).click();
    await game.button(t("offer-draw")).click();
    await game.arbiterSays(t("proposal-draw", { color: "white" })).waitFor();
    await play(game, "e2e4 e7e5");
    await game.arbiterSays(t("proposal-draw", { color: "white" })).waitFor({ state: "detached" });
  });

  test("is not on offer where the rules do not know it", async () => {
    const game = await begin({ rules: "vchess" });
    await play(game, "e2e4 e7e5");
    expect(await game.button(t("offer-draw")).count()).toBe(0);
  });
});

describe("a draw by counting", () => {
  test("is claimed by the third repetition with the intended move, shown on the board", async () => {
    const game = await begin({ rules: "fide" });
    await play(game, `${shuffle} g1f3 g8f6 f3g1`);
    await game.arbiterSays(t("arbiter-seen", { count: 2 })).waitFor();
    await game.page.getByText(t("draw-menu"), { exact: true }).click();
    await game.button(t("claim-choose", { rule: "threefold" })).click();
    await game.arbiterSays(t("hand-claim")).waitFor();
    await clicking.move(game.page, "f6", "g8");
    await ended(game, t("result-threefold-repetition"), t("ended-draw"), "½–½");
  });

  test("is claimed by the third repetition with a move from the arbiter's list", async () => {
    const game = await begin({ rules: "fide" });
    await play(game, `${shuffle} g1f3 g8f6 f3g1`);
    await game.button(t("claim-with", { move: "Cg8" })).click();
    await ended(game, t("result-threefold-repetition"), "½–½");
  });

  test("claimed with a move that does not bring it about is refused, and that move is played", async () => {
    const game = await begin({ rules: "fide" });
    await play(game, shuffle);
    await game.page.getByText(t("draw-menu"), { exact: true }).click();
    await game.button(t("claim-choose", { rule: "threefold" })).click();
    await clicking.move(game.page, "e2", "e4");
    await game.shows(5);
    expect(game.line.game.result).toBeNull();
    expect((await game.moves()).at(-1)).toBe("e4");
  });

  test("is counted, offered and taken after fifty moves", async () => {
    const game = await begin({ rules: "fide", fen: "4k3/8/8/8/8/8/R7/4K3 w - - 98 80" });
    await game.arbiterSays(t("arbiter-count", { moves: 49, limit: 50 })).waitFor();
    await play(game, "a2a3 e8e7");
    await game.arbiterSays(t("claim-possible", { rule: "fifty" })).waitFor();
    await game.button(t("claim-now")).click();
    await ended(game, t("result-fifty-moves"), "½–½");
  });

  test("comes by itself with the fifth repetition", async () => {
    const game = await begin({ rules: "fide" });
    await play(game, Array(4).fill(shuffle).join(" "));
    await ended(game, t("result-fivefold-repetition"), "½–½");
  });

  test("comes by itself with the third repetition where the rules say so", async () => {
    const game = await begin({ rules: "club" });
    await play(game, `${shuffle} ${shuffle}`);
    await ended(game, t("result-threefold-repetition"), "½–½");
  });

  test("made of checks alone is called perpetual check", async () => {
    const game = await begin({ rules: "club", fen: "6k1/6p1/8/7Q/8/8/r7/6K1 w - - 0 1" });
    const checks = "h5e8 g8h7 e8h5 h7g8";
    await play(game, `${checks} ${checks}`);
    await ended(game, t("result-threefold-repetition"));
    await ended(game, t("remark-perpetual-check", { color: "white" }));
  });

  test("is neither counted nor claimed where the rules do not know it", async () => {
    const game = await begin({ rules: "vchess", fen: "4k3/8/8/8/8/8/R7/4K3 w - - 98 80" });
    await play(game, "a2a3 e8e7");
    expect(await game.arbiter.innerText()).not.toContain("50");
    expect(await game.button(t("claim-now")).count()).toBe(0);
  });
});

test("a dead position ends the game with all its pawns on the board, and says why", async () => {
  const game = await begin({ rules: "fide", fen: "4k3/6p1/8/p1p1p3/P1P1P1P1/8/8/4K3 b - - 0 1" });
  await play(game, "g7g5");
  await ended(game, t("result-dead-position"), "½–½");
  await game.button(t("why-draw")).click();
  await game.result.getByText(t("explain-dead-position")).waitFor();
  await expect.poll(() => game.page.locator("square.marked").count()).toBe(10);
});

describe("a clock", () => {
  const rook = "4k3/8/8/8/8/8/8/R3K3";

  test("that runs out gives the game to the side that can mate", async () => {
    const game = await begin({ fen: `${rook} b - - 0 1`, clock: suddenDeath(60_000, 1_200) });
    await ended(game, t("result-time"), t("ended-side", { color: "white" }), "1–0");
    expect(await game.clock("black")).toBe("0:00,0");
  });

  test("that runs out gives half a point to a side that can mate by no series of moves", async () => {
    const game = await begin({ fen: `${rook} w - - 0 1`, clock: suddenDeath(1_200, 60_000) });
    await ended(game, t("result-time-unwinnable"), t("ended-draw"), "½–½");
  });

  test("runs for the side to move only, and shows tenths when time is short", async () => {
    const game = await begin({ clock: suddenDeath(15_000, 300_000) });
    const running = () => game.page.locator(".clock.running").getAttribute("data-clock");
    expect(await running()).toBe("white");
    await expect.poll(() => game.clock("white")).toMatch(/^0:1[0-4],\d$/);
    expect(await game.clock("black")).toBe("5:00");
    await play(game, "e2e4");
    await expect.poll(running).toBe("black");
    const left = await game.clock("white");
    await expect.poll(() => game.clock("black")).toMatch(/^4:5\d$/);
    expect(await game.clock("white")).toBe(left);
  });

  test("is not there in a game without one", async () => {
    const game = await begin();
    expect(await game.page.locator("[data-clock]").count()).toBe(0);
  });
});

describe("where a touched man is played", () => {
  test("a change of mind is refused", async () => {
    const game = await begin({ rules: "club" });
    await game.arbiterSays(t("touch-move")).waitFor();
    const { x, y } = await middle(game.page, "g1");
    await game.page.mouse.click(x, y);
    await game.line.until(({ arbiter }) => arbiter.touched.includes("g1"));
    await expect.poll(() => game.squareName("g1")).toContain(t("square-touched"));
    await clicking.move(game.page, "e2", "e4");
    await game.statusSays(t("refusal-touched-move")).waitFor();
    expect(game.line.game.plies).toEqual([]);
    await play(game, "g1f3");
    expect(await game.moves()).toEqual(["Cf3"]);
  });

  test("« j'adoube » touches nothing", async () => {
    const game = await begin({ rules: "club" });
    await game.button(t("adjust")).click();
    await game.arbiterSays(t("hand-adjust")).waitFor();
    const { x, y } = await middle(game.page, "g1");
    await game.page.mouse.click(x, y);
    await game.arbiterSays(t("hand-adjust")).waitFor({ state: "detached" });
    await play(game, "e2e4");
    expect(await game.moves()).toEqual(["e4"]);
  });

  test("« échec » is said with a move, and its silence remarked", async () => {
    const game = await begin({ rules: "club" });
    await play(game, "e2e4 f7f6");
    const announce = game.button(t("announce-check"));
    await announce.click();
    expect(await announce.getAttribute("aria-pressed")).toBe("true");
    await play(game, "d1h5");
    expect(game.line.game.arbiter.checkUnsaid).toBe(false);
    expect(await announce.getAttribute("aria-pressed")).toBe("false");
    await play(game, "g7g6 h5g6");
    await game.arbiterSays(t("arbiter-check-unsaid")).waitFor();
  });
});

test("the rules in force are shown at the start of the game", async () => {
  const game = await begin({ rules: "club" });
  const atTheStart = game.arbiter.getByText(t("rules-club-hint"));
  await atTheStart.waitFor();
  await play(game, "e2e4");
  await atTheStart.waitFor({ state: "detached" });
  const folded = game.page.locator("details").getByText(t("rules-club-hint"));
  expect(await folded.isVisible()).toBe(false);
  await game.page.getByText(t("game-rules"), { exact: true }).click();
  await folded.waitFor();
});

test("a take-back is asked for and allowed where the rules want both to agree", async () => {
  const game = await begin({ rules: "comment-jouer" });
  await play(game, "e2e4");
  await game.button(t("control-take-back")).click();
  await game.arbiterSays(t("proposal-take-back", { color: "white" })).waitFor();
  await game.button(t("proposal-decline")).click();
  await game
    .arbiterSays(t("proposal-take-back", { color: "white" }))
    .waitFor({ state: "detached" });
  expect(await game.moves()).toEqual(["e4"]);
  await play(game, "e7e5");
  await game.button(t("control-take-back")).click();
  await game.button(t("proposal-accept")).click();
  await game.line.until(({ plies }) => plies.length === 1);
});

describe("Chess960", () => {
  const fen = "1r4kr/pppppppp/8/8/8/8/PPPPPPPP/1R4KR w HBhb - 0 1";

  test("castles on both sides, by both gestures, with the squares of arrival shown", async () => {
    const game = await begin({ fen });
    const targets = async (square: string) => {
      const { x, y } = await middle(game.page, square);
      await game.page.mouse.click(x, y);
      const names = await game.page
        .locator(`[role=gridcell][aria-label*="${t("square-target")}"]`)
        .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.square));
      await game.page.keyboard.press("Escape");
      return names;
    };
    expect(await targets("g1")).toEqual(expect.arrayContaining(["h1", "c1", "b1", "f1"]));
    await play(game, "g1h1");
    expect(game.stored()).toBe("1r4kr/pppppppp/8/8/8/8/PPPPPPPP/1R3RK1");
    await play(game, "g8c8", dragging);
    expect(game.stored()).toBe("2kr3r/pppppppp/8/8/8/8/PPPPPPPP/1R3RK1");
    expect(await game.moves()).toEqual(["O-O", "O-O-O"]);
    expect(await game.drawn()).toBe(game.stored());
  });
});

describe("« Pourquoi ? »", () => {
  test("a mate is explained by its four conditions, and each square by what guards it", async () => {
    const game = await begin({ fen: "6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1" });
    await play(game, "d1d8");
    await game.button(t("why-mate")).click();
    const conditions = game.result.locator(".conditions li");
    await expect.poll(() => conditions.count()).toBe(4);
    const rook = t("man-on", { role: "rook", square: "d8" });
    expect(await conditions.first().innerText()).toContain(rook);
    for (const square of ["f8", "h8"])
      await game.result.getByText(t("flight-guarded", { square, by: rook })).waitFor();
    const arrows = () => game.page.locator(".cg-shapes line").count();
    await expect.poll(arrows).toBe(3);
    await game.button(t("why-mate")).click();
    await expect.poll(arrows).toBe(0);
  });

  test("a stalemate is explained", async () => {
    const game = await begin({ fen: "k7/8/1K6/8/8/8/8/2Q5 w - - 0 1" });
    await play(game, "c1c7");
    await ended(game, t("result-stalemate"));
    await game.button(t("why-stalemate")).click();
    await game.result.getByText(t("explain-stalemate")).waitFor();
  });

  test("a refusal leads to its paragraph of the rules", async () => {
    const game = await begin({ fen: "4r1k1/8/8/8/8/8/4B3/4K3 w - - 0 1" });
    await clicking.move(game.page, "e2", "d3");
    const why = game.page.locator(".status").getByRole("link", { name: t("status-why") });
    expect(await why.getAttribute("href")).toBe("/regles#clouage");
    await expect.poll(() => game.page.locator(".cg-shapes line").count()).toBe(1);
  });
});

describe("a typed move", () => {
  test("is read in French letters and played", async () => {
    const game = await begin();
    await game.type("Cf3");
    await game.shows(1);
    await game.type("e5");
    await game.shows(2);
    expect(await game.moves()).toEqual(["Cf3", "e5"]);
  });

  test("that is none is refused with its reason", async () => {
    const game = await begin();
    await game.type("Zz9");
    await game.statusSays(t("refusal-unreadable")).waitFor();
    await game.type("Ff4");
    await game.statusSays(t("refusal-blocked", { role: "bishop" })).waitFor();
    expect(game.line.game.plies).toEqual([]);
  });

  test("is reached by the keyboard", async () => {
    const game = await begin();
    await tabTo(game.page, "form input");
    await game.page.keyboard.type("d4");
    await game.page.keyboard.press("Enter");
    await game.shows(1);
  });
});

test("a score sheet is one A4 page, in French notation", async () => {
  const game = await begin();
  await play(game, "g1f3 d7d5 b1c3");
  const page = await game.page.pdf({ preferCSSPageSize: true });
  expect(pages(page)).toBe(1);
  await game.page.emulateMedia({ media: "print" });
  const sheet = game.page.locator(".sheet");
  expect(await sheet.isVisible()).toBe(true);
  expect(await game.page.locator("header, footer, .game").filter({ visible: true }).count()).toBe(
    0,
  );
  expect((await sheet.innerText()).replace(/\s+/g, " ")).toContain("1 Cf3 d5 2 Cc3");
});

/** The pages of a PDF document. */
function pages(document: Buffer): number {
  return document.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
