import type { Page } from "playwright-core";
import { afterEach, beforeAll, describe, test } from "vitest";
import { useBrain } from "./harness/brain";
import { useBrowser, type View } from "./harness/browser";
import { Game } from "./harness/game";
import { clicking } from "./harness/hands";
import { album } from "./harness/picture";
import { Reader } from "./harness/reader";
import { useRoque } from "./harness/roque";
import { texts, type Language } from "./harness/texts";

/** Where the pictures go; the README and the guides show them. */
const pictures = album("docs/screenshots");

const open = useBrowser();
const roque = useRoque();
const brain = useBrain();
beforeAll(pictures.open);
afterEach(async () => {
  if (!roque.isRunning) await roque.restart();
});

const views: Record<string, View> = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 360, height: 640, touch: true },
  dark: { width: 1280, height: 800, dark: true },
};

/** Brings a page to a moment worth a picture. */
type Moment = (page: Page, language: Language) => Promise<unknown>;

/** A game some moves old, with a piece in hand. */
const game: Moment = async (page) => {
  const game = await Game.begin(page);
  const advised = async () => (await brain.advise(game.line.game)).move;
  for (let moves = 0; moves < 12; moves++) await game.playAndWait(clicking, await advised());
  const from = (await advised()).slice(0, 2);
  await page.locator(`[data-square="${from}"]`).focus();
  await page.keyboard.press("Enter");
};

/** Légal's mate, with what may stand beside moves. */
const annotated = `[Event "Le mat de Légal"]
[White "Blancs"]
[Black "Noirs"]
[Result "1-0"]

1. e4 e5 2. Nf3 d6 3. Bc4 Bg4 $6 {[%cal Rg4d1,Gc4f7][%csl Gf7] Le clouage semble fort.}
(3... Be7 4. d4) 4. Nc3 g6 $2 5. Nxe5 $3 {La dame est offerte.} Bxd1 $4
(5... dxe5 6. Qxg4 {et les Blancs ont un pion de plus.}) 6. Bxf7+ Ke7 7. Nd5# 1-0
`;
/** A named player with a win and two losses behind them. */
const known: Moment = async (page, language) => {
  const t = texts(language);
  const added = await page.request.post("/api/players", { data: { name: "Zoé" } });
  if (!added.ok()) throw new Error(await added.text());
  for (const level of ["medium-1", "easy-1"] as const) {
    const game = await Game.begin(page, { level, color: "black", rated: true });
    await game.button(t("control-resign")).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("resign-confirm") })
      .click();
    await game.result.waitFor();
  }
  const game = await Game.begin(page, { rated: true });
  while (!game.line.game.result)
    await game.playAndWait(clicking, (await brain.advise(game.line.game)).move);
  await page
    .getByRole("region", { name: t("ranking-heading") })
    .getByRole("link")
    .first()
    .waitFor();
};

const moments: Record<string, Moment> = {
  async home(page, language) {
    await page.goto("/");
    await page.getByRole("button", { name: texts(language)("home-play") }).waitFor();
  },
  game,
  async "new-game"(page, language) {
    await page.goto("/");
    await page.getByRole("button", { name: texts(language)("home-options") }).click();
    await page.getByRole("button", { name: texts(language)("new-game-start") }).waitFor();
  },
  async editor(page) {
    await page.goto(
      `/editeur?fen=${encodeURIComponent("r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1")}`,
    );
    await page.getByRole("status").waitFor();
  },
  async reader(page) {
    const reader = await Reader.paste(page, annotated);
    await reader.move("Fg4").click();
    await page.evaluate(() => scrollTo(0, 0));
  },
  async two(page, language) {
    await page.goto("/a-deux");
    await page.getByText(texts(language)("set-up")).waitFor();
  },
  async promotion(page) {
    await Game.begin(page, { fen: "1r3k2/P4ppp/8/8/8/5N2/5PPP/6K1 w - - 0 1" });
    await clicking.move(page, "a7", "a8");
    await page.getByRole("dialog").waitFor();
  },
  async result(page) {
    const game = await Game.begin(page, { fen: "6k1/5ppp/8/8/8/2P5/1P3PPP/3R2K1 w - - 0 1" });
    await game.play(clicking, "d1d8");
    await game.result.waitFor();
    await game.drawn();
  },
  async refusal(page) {
    const game = await Game.begin(page, { fen: "4r1k1/5ppp/8/8/8/8/4BPPP/4K2R w K - 0 1" });
    await clicking.move(page, "e2", "d3");
    await page.locator("square.marked").first().waitFor();
    await game.drawn();
  },
  async error(page, language) {
    await page.goto("/partie/nulle-part");
    const heading = texts(language)("game-missing-heading");
    await page.getByRole("heading", { name: heading }).waitFor();
  },
  async offline(page, language) {
    const game = await Game.begin(page);
    await game.playAndWait(clicking, "e2e4");
    await roque.kill();
    await game.statusSays(texts(language)("status-offline")).waitFor();
    await game.drawn();
  },
  ranked: known,
  async review(page, language) {
    const t = texts(language);
    const fen = "r5k1/5ppp/8/8/8/3N4/5PPP/6K1 w - - 0 1";
    const game = await Game.begin(page, { level: "hard-1", fen });
    await game.play(clicking, "d3f4");
    await game.line.until(({ result }) => result !== null);
    await page.goto(`/partie/${game.line.game.game}/revoir`);
    await page.getByText(t("review-prompt", { move: "1. Cf4", color: "white" })).waitFor();
    await clicking.move(page, "d3", "e5");
    await page.getByRole("button", { name: t("review-again") }).waitFor();
  },
  async hint(page, language) {
    const t = texts(language);
    const scholars = "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4";
    const game = await Game.begin(page, { fen: scholars });
    const panel = page.getByRole("region", { name: t("hint-heading") });
    for (const square of ["h5", "f7"]) {
      await game.button(t("hint")).click();
      await panel.getByText(square).waitFor();
    }
    await page.evaluate(() => scrollTo(0, 0));
  },
  async threats(page, language) {
    const italian = "r1bqkbnr/pppp1ppp/8/4p3/2BnP3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4";
    await Game.begin(page, { fen: italian });
    await page.getByRole("checkbox", { name: texts(language)("threats") }).check();
    await page.locator(".board svg text").first().waitFor();
    await page.evaluate(() => scrollTo(0, 0));
  },
  async profile(page, language) {
    await known(page, language);
    await page.goto("/profil");
    await page.getByRole("figure").waitFor();
  },
  async leaderboards(page, language) {
    await known(page, language);
    await page.goto("/classements");
    await page.getByRole("table").waitFor();
  },
  async history(page, language) {
    await known(page, language);
    await page.goto("/parties");
    await page.getByRole("listitem").first().waitFor();
  },
  async "ranking-guide"(page) {
    await page.goto("/guide-classement");
    await page.getByRole("article").waitFor();
  },
  async rules(page) {
    await page.goto("/regles");
    await page.getByRole("article").waitFor();
  },
};

async function picture(name: string, view: View, moment: Moment): Promise<void> {
  const page = await open(roque.url, { ...view, mayLog: /./ });
  // Nothing is caught between two places.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await moment(page, view.language ?? "fr");
  await pictures.keep(page, name);
}

describe.each(Object.keys(views))("pictures, %s", (look) => {
  test.each(Object.keys(moments))("%s", (name) =>
    picture(`${name}-${look}`, views[look]!, moments[name]!),
  );
});

test("the picture of the English README", () =>
  picture("game-desktop-en", { ...views.desktop!, language: "en" }, game));
