import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type {
  Exercise,
  ExerciseAnswer,
  ExerciseVerdict,
  LegalMove,
  Role,
} from "../../src/lib/api/wire";
import { readPlacement, writePlacement } from "../../src/lib/board/placement";
import { clicking, middle, tabTo, tabToName, typing, walk, type Hands } from "./hands";
import { texts } from "./texts";

const t = texts("fr");

/** The kinds of exercises. */
export const kinds = [
  "reach",
  "set-up",
  "name-square",
  "spot-illegal",
  "castling",
  "en-passant",
  "promote",
  "escape-check",
  "verdict",
  "mate-in-one",
  "write-move",
  "claim",
  "dead-or-alive",
];

/** Finds the right answer as a learner with much patience would: by asking the server. */
export class Solver {
  constructor(readonly page: Page) {}

  async solve(exercise: Exercise): Promise<ExerciseAnswer> {
    for (const answer of this.candidates(exercise))
      if (await this.isRight(exercise, answer)) return answer;
    const told = await this.solution(exercise);
    for (const answer of fromSolution(exercise, told))
      if (await this.isRight(exercise, answer)) return answer;
    throw new Error(`No answer found to ${exercise.id}: ${JSON.stringify(told)}`);
  }

  /** Finds a wrong answer that somebody could give. */
  async miss(exercise: Exercise): Promise<ExerciseAnswer> {
    const near = amiss(exercise, await this.solve(exercise));
    for (const answer of [...near, ...this.candidates(exercise)])
      if (!(await this.isRight(exercise, answer))) return answer;
    throw new Error(`Every answer to ${exercise.id} is right.`);
  }

  private candidates({ ask }: Exercise): ExerciseAnswer[] {
    const choices = (count: number): ExerciseAnswer[] =>
      [...Array(count).keys()].map((number) => ({ shape: "choice", number }));
    const moves = (legal: readonly LegalMove[]): ExerciseAnswer[] =>
      legal.map((move) => ({ shape: "moves", moves: [uci(move)] }));
    switch (ask.shape) {
      case "choice":
        return choices(ask.choices.length);
      case "move":
        return moves(ask.legal);
      case "move-or-choice":
        return [...choices(ask.choices.length), ...moves(ask.legal)];
      default:
        return [];
    }
  }

  private async solution(exercise: Exercise) {
    const wrong: Partial<Record<Exercise["ask"]["shape"], ExerciseAnswer>> = {
      squares: { shape: "squares", squares: ["a1"] },
      square: { shape: "square", square: "a1" },
      text: { shape: "text", text: "zz" },
      placement: { shape: "placement", board: "8/8/8/8/8/8/8/8" },
      moves: { shape: "moves", moves: ["a1a1"] },
    };
    const verdict = await this.answer(exercise, wrong[exercise.ask.shape]!);
    return verdict.solution;
  }

  private async isRight(exercise: Exercise, answer: ExerciseAnswer): Promise<boolean> {
    return (await this.answer(exercise, answer)).right;
  }

  private async answer(exercise: Exercise, data: ExerciseAnswer): Promise<ExerciseVerdict> {
    const path = `/api/exercises/${encodeURIComponent(exercise.id)}/answer?lang=fr`;
    const answer = await this.page.request.post(path, { data });
    expect(answer.status(), await answer.text()).toBe(200);
    return (await answer.json()) as ExerciseVerdict;
  }
}

/** What the told solution may mean as an answer. */
function fromSolution(exercise: Exercise, solution: ExerciseVerdict["solution"]): ExerciseAnswer[] {
  if (!solution) return [{ shape: "square", square: "a1" }];
  const { text, drawing } = solution;
  switch (exercise.ask.shape) {
    case "squares":
      return [{ shape: "squares", squares: drawing.good }];
    case "square":
      return [...drawing.good, ...drawing.noted].map((square) => ({ shape: "square", square }));
    case "moves":
      return [{ shape: "moves", moves: drawing.arrows.map(([from, to]) => from + to) }];
    case "text":
      return [...text.matchAll(/[\wO=+#-]+/g)].map(([word]) => ({ shape: "text", text: word }));
    case "placement":
      return [{ shape: "placement", board: atHome(drawing.good) }];
    default:
      return [];
  }
}

/** Answers that come near the right one, and miss it. */
function amiss({ ask }: Exercise, right: ExerciseAnswer): ExerciseAnswer[] {
  switch (right.shape) {
    case "squares":
      return [{ shape: "squares", squares: [...right.squares.slice(1), "a1", "h8"].slice(0, -1) }];
    case "square":
      return ["e4", "d5"].map((square) => ({ shape: "square", square }));
    case "text":
      return [{ shape: "text", text: "Ra1" }];
    case "placement":
      return [{ shape: "placement", board: right.board.split("/").reverse().join("/") }];
    case "moves":
      return ask.shape === "moves" ? [{ shape: "moves", moves: right.moves.slice(0, 1) }] : [];
    case "choice":
      return [];
  }
}

/** The men that stand on these squares at the start of a game. */
function atHome(squares: readonly string[]): string {
  const start = readPlacement("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
  return writePlacement(new Map([...start].filter(([square]) => squares.includes(square))));
}

function uci({ from, to, promotion }: LegalMove): string {
  const letter = { queen: "q", rook: "r", bishop: "b", knight: "n" }[promotion as string] ?? "";
  return from + to.at(-1)! + letter;
}

const roles: Record<string, Role> = { q: "queen", r: "rook", b: "bishop", n: "knight" };

/** A way to answer: with the mouse, or with the keyboard alone. */
export interface Answering {
  readonly hands: Hands;
  press(page: Page, square: string): Promise<void>;
  put(page: Page, man: string, square: string): Promise<void>;
  choose(page: Page, number: number): Promise<void>;
  write(page: Page, text: string): Promise<void>;
  button(page: Page, name: string): Promise<void>;
}

const radio = (page: Page, number: number): Locator =>
  page.locator(`.work input[type="radio"]`).nth(number);

export const withMouse: Answering = {
  hands: clicking,
  async press(page, square) {
    const { x, y } = await middle(page, square);
    await page.mouse.click(x, y);
  },
  async put(page, man, square) {
    const piece = readPlacement(`${man}7/8/8/8/8/8/8/8`).get("a8")!;
    const name = t("piece-name", { ...piece });
    await page
      .locator("label")
      .filter({ has: page.getByRole("radio", { name: new RegExp(`^${name}`) }) })
      .click();
    await this.press(page, square);
  },
  choose: (page, number) => radio(page, number).click(),
  async write(page, text) {
    await page.getByRole("textbox").fill(text);
  },
  button: (page, name) => page.getByRole("button", { name, exact: true }).click(),
};

export const withKeys: Answering = {
  hands: typing,
  async press(page, square) {
    await tabTo(page, "[role=gridcell]");
    await walk(page, square);
    await page.keyboard.press("Enter");
  },
  async put(page, man, square) {
    await tabTo(page, "[role=gridcell]");
    await walk(page, square);
    const letter = { K: "R", Q: "D", R: "T", B: "F", N: "C", P: "P" }[man.toUpperCase()]!;
    await page.keyboard.press(man === man.toUpperCase() ? letter : letter.toLowerCase());
  },
  async choose(page, number) {
    // One stop of the Tab key for all choices; Space takes the first, the arrows the others.
    await tabTo(page, '.work input[type="radio"]');
    await page.keyboard.press("Space");
    for (let at = 0; at < number; at++) await page.keyboard.press("ArrowDown");
  },
  async write(page, text) {
    await tabTo(page, "input[type=text]");
    await page.keyboard.type(text);
  },
  async button(page, name) {
    await tabToName(page, name);
    await page.keyboard.press("Enter");
  },
};

/** Opens the page of a kind and waits for its exercise. */
export async function train(page: Page, kind: string): Promise<Exercise> {
  const [answer] = await Promise.all([
    page.waitForResponse(/\/api\/training/),
    page.goto(`/apprendre/exercices/${kind}`),
  ]);
  await page.locator(".exercise-room [role=grid]").waitFor();
  return (await answer.json()) as Exercise;
}

/** Gives an answer on the page, and hands it in. */
export async function give(page: Page, how: Answering, exercise: Exercise, answer: ExerciseAnswer) {
  switch (answer.shape) {
    case "squares":
      for (const square of answer.squares) await how.press(page, square);
      break;
    case "square":
      return how.press(page, answer.square);
    case "moves":
      for (const [number, move] of answer.moves.entries()) {
        await how.hands.move(page, move.slice(0, 2), move.slice(2, 4));
        if (move[4]) await how.hands.choose(page, roles[move[4]]!);
        if (exercise.ask.shape !== "moves") return;
        // The board tells of a move a moment later; whoever hands it in has seen it in the list.
        await page.locator(".made li").nth(number).waitFor();
      }
      break;
    case "placement":
      for (const [square, { color, role }] of readPlacement(answer.board)) {
        const letter = { king: "k", queen: "q", rook: "r", bishop: "b", knight: "n", pawn: "p" }[
          role
        ];
        await how.put(page, color === "white" ? letter.toUpperCase() : letter, square);
      }
      break;
    case "choice":
      await how.choose(page, answer.number);
      break;
    case "text":
      await how.write(page, answer.text);
      break;
  }
  await how.button(page, t("learn-check"));
}
