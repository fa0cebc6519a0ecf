import type { Page } from "playwright-core";
import { beforeAll, describe, test } from "vitest";
import type { Exercise, ExerciseAnswer } from "../src/lib/api/wire";
import { useBrowser, type View } from "./harness/browser";
import { give, kinds, Solver, train, withMouse } from "./harness/exercise";
import { settled } from "./harness/look";
import { album } from "./harness/picture";
import { useRoque } from "./harness/roque";
import { texts } from "./harness/texts";

/** Pictures to be looked at, too many to be kept: what a learner sees, from top to bottom. */
const pictures = album("target/screenshots");
const open = useBrowser();
const roque = useRoque();
const t = texts("fr");
beforeAll(pictures.open);

interface Look extends View {
  print?: boolean;
}

const screens: Record<string, Look> = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 360, height: 740, touch: true },
  narrow: { width: 320, height: 640, touch: true },
  dark: { width: 1280, height: 800, dark: true },
};
/** As wide as the text of an A4 page. */
const paper: Look = { width: 718, height: 1047, print: true };

/** Brings a page to a moment worth a picture. */
type Moment = (page: Page) => Promise<unknown>;

/** A page at rest, with all its parts alive: they come to life when one comes near them. */
const at =
  (path: string): Moment =>
  async (page) => {
    await page.goto(path, { waitUntil: "networkidle" });
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 500) {
        scrollTo(0, y);
        await new Promise((later) => setTimeout(later, 30));
      }
      scrollTo(0, 0);
    });
    await page.waitForLoadState("networkidle");
  };

const pages: Record<string, Moment> = {
  home: at("/"),
  path: at("/apprendre"),
  "lesson-first": at("/apprendre/decouvrir"),
  "lesson-knight": at("/apprendre/cavalier"),
  "lesson-castling": at("/apprendre/roque"),
  exercises: at("/apprendre/exercices"),
  "rules-page": at("/regles"),
  guide: at("/guide-classement"),
  "score-sheet": at("/apprendre/feuille"),
  opponents: at("/adversaires"),
  endings: at("/apprendre/finales"),
  leaderboards: at("/classements"),
  profile: at("/profil"),
  history: at("/parties"),
  async "ending-begun"(page) {
    await at("/apprendre/finales")(page);
    await page.getByRole("button", { name: "Roi et tour" }).click();
    await page.getByText("Aucun coup joué.").waitFor();
  },
  async "new-game"(page) {
    await page.goto("/");
    await page.getByRole("button", { name: t("home-options") }).click();
    await page.getByRole("button", { name: t("new-game-start") }).waitFor();
  },
  async series(page) {
    await train(page, "name-square");
    const series = page.getByRole("region", { name: t("series-heading") });
    await series.getByRole("button", { name: t("series-begin") }).click();
    await series.locator("[data-square]").first().waitFor();
  },
  async class(page) {
    await page.goto("/apprendre/classe");
    await page.getByLabel(t("class-name")).fill("Les débutants");
    await page.getByRole("button", { name: t("class-new") }).click();
    const link = await page.getByLabel(t("class-link")).inputValue();
    for (const name of ["Zoé", "Théophile-Emmanuel", "Léa"]) await joined(link, name);
    await page.getByRole("button", { name: t("class-refresh") }).click();
    await page.getByRole("rowheader", { name: "Léa" }).waitFor();
  },
  async "class-pupil"(page) {
    const teacher = await open(roque.url, screens.desktop!);
    await teacher.goto("/apprendre/classe");
    await teacher.getByLabel(t("class-name")).fill("Les débutants");
    await teacher.getByRole("button", { name: t("class-new") }).click();
    await page.goto(await teacher.getByLabel(t("class-link")).inputValue());
    await page.getByLabel(t("class-pseudonym")).waitFor();
  },
  classes: at("/apprendre/classe"),
  async "path-begun"(page) {
    await page.goto("/apprendre");
    for (const name of ["01-discover", "02-material"])
      await page.request.post(`/api/lessons/${name}/read`);
    await answered(page, "knight-corner", { shape: "squares", squares: ["b3", "c2"] });
    await at("/apprendre")(page);
  },
};

/** A pupil of a class who has read something, and missed something. */
async function joined(link: string, name: string): Promise<void> {
  const pupil = await open(roque.url, screens.desktop!);
  await pupil.goto(link);
  await pupil.getByLabel(t("class-pseudonym")).fill(name);
  await pupil.getByRole("button", { name: t("class-join"), exact: true }).click();
  await pupil.getByRole("status").getByText(t("class-in")).waitFor();
  await pupil.request.post("/api/lessons/01-discover/read");
  await answered(pupil, "verdict-1-8f2a0c11", { shape: "choice", number: 0 });
}

async function answered(page: Page, id: string, data: ExerciseAnswer): Promise<void> {
  await page.request.post(`/api/exercises/${id}/answer?lang=fr`, { data });
}

const press = (page: Page, name: string) =>
  page.getByRole("button", { name: t(name), exact: true }).click();
const said = (page: Page) => page.locator(".verdict .word").waitFor();

/** What is done with an exercise before its picture is taken. */
const states: Record<string, (page: Page, exercise: Exercise) => Promise<unknown>> = {
  asked: () => Promise.resolve(),
  async hint(page) {
    await press(page, "learn-hint");
    await page.locator(".verdict p").first().waitFor();
  },
  async right(page, exercise) {
    await give(page, withMouse, exercise, await (await solver()).solve(exercise));
    await said(page);
  },
  async wrong(page, exercise) {
    await give(page, withMouse, exercise, await (await solver()).miss(exercise));
    await said(page);
  },
  async solution(page, exercise) {
    await states.wrong!(page, exercise);
    // There is none where the reason has said it all.
    const solution = page.getByRole("button", { name: t("learn-solution") });
    if (await solution.isVisible()) await solution.click();
  },
};

async function solver(): Promise<Solver> {
  return new Solver(await open(roque.url, screens.desktop!));
}

/** The same exercise in all pictures of its kind, of a difficulty at which it can be missed. */
async function trainAlike(page: Page, kind: string): Promise<Exercise> {
  const url = `${roque.url}/api/exercises/${kind}-2-00000001?lang=fr`;
  await page.route(/\/api\/training/, async (route) =>
    route.fulfill({ response: await route.fetch({ url }) }),
  );
  return train(page, kind);
}

async function take(name: string, look: Look, moment: Moment): Promise<void> {
  const page = await open(roque.url, { ...look, mayLog: /./ });
  await page.emulateMedia({ reducedMotion: "reduce", media: look.print ? "print" : "screen" });
  await moment(page);
  await settled(page);
  await pictures.keep(page, name, { whole: true });
}

describe.each(Object.entries(screens))("pictures to look at, %s", (screen, look) => {
  test.each(Object.entries(pages))("%s", (name, moment) => take(`${name}-${screen}`, look, moment));

  describe.each(kinds)("%s", (kind) => {
    test.each(Object.entries(states))("%s", (state, bring) =>
      take(`${kind}-${state}-${screen}`, look, async (page) => {
        await bring(page, await trainAlike(page, kind));
      }),
    );
  });
});

test.each(["lesson-knight", "lesson-castling", "score-sheet", "path"])("on paper, %s", (name) =>
  take(`${name}-paper`, paper, pages[name]!),
);
