import type { Page, WebSocketRoute } from "playwright-core";
import { expect, test } from "vitest";
import { lostConnection, useBrowser } from "./harness/browser";
import { Game, type Wanted } from "./harness/game";
import { clicking } from "./harness/hands";
import { useRoque } from "./harness/roque";
import { texts } from "./harness/texts";

const open = useBrowser();
const t = texts("fr");
const roque = useRoque();

const desktop = { width: 1366, height: 768 };
const untilKilled = { ...desktop, mayLog: lostConnection };

/** An opening's answer is known by heart and given at once; what is set up is thought about. */
const thoughtful: Wanted = {
  level: "full",
  fen: "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4",
};

const yourTurn = t("status-your-turn", { check: "no" });

async function anotherTab(page: Page): Promise<Game> {
  const tab = new Game(await page.context().newPage());
  await tab.page.goto(page.url());
  await tab.ready();
  return tab;
}

test("a reload in the middle of a game finds it as it was", async () => {
  const game = await Game.begin(await open(roque.url, desktop));
  await game.playAndWait(clicking, "e2e4");
  await game.playAndWait(clicking, "d2d3");
  const [moves, drawn] = [await game.moves(), await game.drawn()];
  await game.page.reload();
  await game.statusSays(yourTurn).waitFor();
  expect(await game.moves()).toEqual(moves);
  expect(await game.drawn()).toBe(drawn);
  const { from, to } = game.line.game.plies.at(-1)!;
  for (const square of [from, to])
    expect(await game.squareName(square)).toContain(t("square-last-move"));
  await game.play(clicking, "g1f3");
});

test("a killed server is told, and once it is back the page goes on at the same move by itself", async () => {
  const game = await Game.begin(await open(roque.url, untilKilled));
  await game.playAndWait(clicking, "e2e4");
  const moves = await game.moves();
  await roque.kill();
  await game.statusSays(t("status-offline")).waitFor();
  expect(await game.button(t("control-resign")).getAttribute("aria-disabled")).toBe("true");
  await clicking.move(game.page, "d2", "d4");
  expect(await game.drawn()).toBe(game.stored(2));
  await roque.restart();
  await game.statusSays(yourTurn).waitFor();
  expect(await game.moves()).toEqual(moves);
  await game.playAndWait(clicking, "d2d4");
  expect(await game.moves()).toHaveLength(4);
});

test("a server killed while the computer thinks makes the computer's move when it is back", async () => {
  const game = await Game.begin(await open(roque.url, untilKilled), thoughtful);
  await clicking.move(game.page, "d2", "d3");
  await game.line.until(({ thinking }) => thinking);
  await roque.kill();
  await game.statusSays(t("status-offline")).waitFor();
  expect(await game.moves()).toEqual(["d3"]);
  await roque.restart();
  await game.statusSays(yourTurn).waitFor();
  await game.shows(2);
  expect((await game.moves())[0]).toBe("d3");
});

test("a page opened anew after the kill finds the game too", async () => {
  const game = await Game.begin(await open(roque.url, untilKilled));
  await game.playAndWait(clicking, "e2e4");
  const moves = await game.moves();
  const context = game.page.context();
  await roque.kill();
  await game.page.close();
  await roque.restart();
  const later = new Game(await context.newPage());
  await later.page.goto("/");
  await later.page.getByRole("link", { name: t("home-resume") }).click();
  await later.ready();
  expect(await later.moves()).toEqual(moves);
});

test("a game opened while the server is away says so, and is shown once it is back", async () => {
  const page = await open(roque.url, untilKilled);
  const game = await Game.begin(page);
  await game.playAndWait(clicking, "e2e4");
  await page.getByRole("link", { name: t("nav-play"), exact: true }).click();
  const resume = page.getByRole("link", { name: t("home-resume") });
  await resume.waitFor();
  await roque.kill();
  await resume.click();
  await page
    .getByRole("alert")
    .getByRole("heading", { name: t("problem-offline") })
    .waitFor();
  await roque.restart();
  await game.statusSays(yourTurn).waitFor();
  expect(await game.moves()).toHaveLength(2);
});

test("a page that the server was not there to send is fetched by « Réessayer »", async () => {
  const page = await open(roque.url, untilKilled);
  const game = new Game(page);
  await page.request.post("/api/games", {
    data: { opponent: { kind: "computer", level: "easy-1" } },
  });
  await page.goto("/");
  const resume = page.getByRole("link", { name: t("home-resume") });
  await resume.waitFor();
  await roque.kill();
  await resume.click();
  await page
    .getByRole("alert")
    .getByRole("heading", { name: t("problem-offline") })
    .waitFor();
  await roque.restart();
  await game.button(t("retry")).click();
  await game.statusSays(yourTurn).waitFor();
});

test("a move in one tab shows in the other, and either goes on", async () => {
  const one = await Game.begin(await open(roque.url, desktop));
  const other = await anotherTab(one.page);
  await one.playAndWait(clicking, "e2e4");
  await other.shows(2);
  expect(await other.drawn()).toBe(await one.drawn());
  await other.playAndWait(clicking, "d2d3");
  await one.shows(4);
  expect(await one.moves()).toEqual(await other.moves());
  await one.button(t("control-take-back")).click();
  await other.line.until(({ plies }) => plies.length === 2);
  await other.page.locator('[data-ply="3"]').waitFor({ state: "detached" });
  expect(await other.drawn()).toBe(await one.drawn());
});

test("a move made on a board that another tab has left behind is refused, and both show the game", async () => {
  const one = await Game.begin(await open(roque.url, desktop));
  const late = new Game(await one.page.context().newPage());
  const line = await slowLine(late.page);
  await late.page.goto(one.page.url());
  await late.ready();
  line.hold();
  await one.playAndWait(clicking, "e2e4");
  await clicking.move(late.page, "d2", "d4");
  await line.refused;
  line.release();
  await late.shows(2);
  await late
    .statusSays(t("notice-overtaken"))
    .or(late.statusSays(t("refusal-stale")))
    .waitFor();
  expect(await late.moves()).toEqual(await one.moves());
  expect(await late.drawn()).toBe(await one.drawn());
  await late.playAndWait(clicking, "d2d4");
  await one.shows(4);
});

/** A page's line to the server, on which the server's words can be kept waiting. */
async function slowLine(page: Page) {
  const kept: (() => void)[] = [];
  let holding = false;
  let refuse: () => void;
  const refused = new Promise<void>((resolve) => (refuse = resolve));
  await page.routeWebSocket(/\/socket$/, (socket: WebSocketRoute) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const pass = () => socket.send(text);
      if (String(text).includes('"type":"refused"')) refuse();
      if (holding) kept.push(pass);
      else pass();
    });
  });
  return {
    refused,
    hold: () => (holding = true),
    release: () => {
      holding = false;
      for (const pass of kept.splice(0)) pass();
    },
  };
}

test("a tab closed while the computer thinks leaves a game that can be taken up again", async () => {
  const game = await Game.begin(await open(roque.url, desktop), thoughtful);
  await clicking.move(game.page, "d2", "d3");
  await game.line.until(({ thinking }) => thinking);
  const address = game.page.url();
  const context = game.page.context();
  await game.page.close();
  const later = new Game(await context.newPage());
  await later.page.goto(address);
  await later.ready();
  expect(later.line.game.plies).toHaveLength(2);
  expect((await context.request.get("/healthz")).status()).toBe(200);
  await later.playAndWait(clicking, "c2c3");
});

test("a game that is nobody's, or somebody else's, says so", async () => {
  const mine = await Game.begin(await open(roque.url, desktop));
  const stranger = await open(roque.url, { ...desktop, mayLog: /404/ });
  await stranger.goto(mine.page.url());
  await stranger.getByRole("heading", { name: t("game-missing-heading") }).waitFor();
  await stranger.goto("/partie/rien");
  await stranger.getByRole("heading", { name: t("game-missing-heading") }).waitFor();
});
