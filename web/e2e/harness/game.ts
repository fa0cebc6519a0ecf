import { expect } from "vitest";
import type { Page } from "playwright-core";
import type { Color, ColorChoice, Level, NewGame, Role, TimeControl } from "../../src/lib/api/wire";
import { readPlacement, writePlacement } from "../../src/lib/board/placement";
import type { Hands } from "./hands";
import { Line } from "./line";

export interface Wanted {
  /** The position to begin with; the usual one when absent. */
  fen?: string;
  level?: Level;
  color?: ColorChoice;
  /** It is to count for the rankings. */
  rated?: boolean;
  /** Two at this screen, rather than against the computer. */
  two?: boolean;
  /** The name of the rules. */
  rules?: string;
  clock?: TimeControl;
}

function asked({
  fen,
  level = "easy-1",
  color = "white",
  rated,
  two,
  rules,
  clock,
}: Wanted): NewGame {
  return {
    opponent: two ? { kind: "same-screen" } : { kind: "computer", level },
    color,
    ...(rated && { rated }),
    ...(fen && { start: { kind: "position", fen } }),
    ...(rules && { rules: { kind: "preset", id: rules } }),
    ...(clock && { clock }),
  };
}

/** So long for each side's whole game, in milliseconds. */
export function suddenDeath(white: number, black: number): TimeControl {
  const whole = (time: number) => ({ periods: { first: { time } } });
  return { white: whole(white), black: whole(black), "untimed-plies": 0 };
}

/** A game on a page: what its player sees, and what the server has told. */
export class Game {
  readonly line: Line;

  constructor(readonly page: Page) {
    this.line = new Line(page);
  }

  /** Begins a game as this page's visitor and opens it. */
  static async begin(page: Page, wanted: Wanted = {}) {
    const game = new Game(page);
    const answer = await page.request.post("/api/games", { data: asked(wanted) });
    expect(answer.status(), await answer.text()).toBe(201);
    const { game: id } = (await answer.json()) as { game: string };
    await page.goto(`/partie/${id}`);
    await game.ready();
    return game;
  }

  /** Waits until the board is shown and the player has the move, or the game has ended. */
  async ready(): Promise<void> {
    const { plies } = await this.line.until(
      ({ result, turn, you, opponent }) =>
        result !== null || turn === you || opponent.kind === "same-screen",
    );
    await this.shows(plies.length);
  }

  /** Waits until `count` half-moves are stored and the last of them is in the list of moves. */
  async shows(count: number): Promise<void> {
    await this.line.until(({ plies }) => plies.length >= count);
    const sign = count > 0 ? `[data-ply="${count}"]` : "[role=grid]";
    await this.page.locator(sign).waitFor();
  }

  /** Plays a move of the player's and waits until it is stored; `move` is in UCI. */
  async play(hands: Hands, move: string): Promise<void> {
    const [, from, to, letter] = /^(..)(..)(.?)$/.exec(move)!;
    const count = this.line.game.plies.length;
    await hands.move(this.page, from!, to!);
    if (letter) await hands.choose(this.page, roles[letter]!);
    await this.shows(count + 1);
  }

  /** The same, and the computer's answer, if the game goes on. */
  async playAndWait(hands: Hands, move: string): Promise<void> {
    await this.play(hands, move);
    await this.ready();
  }

  /** The list of moves as it is read, without the times. */
  async moves(): Promise<string[]> {
    return this.page.locator("[data-ply] .san").allTextContents();
  }

  /** What the line under the board says. */
  async status(): Promise<string> {
    return (await this.page.locator(".status").innerText()).replace(/^!\s*/, "").trim();
  }

  statusSays(sentence: string) {
    return this.page.locator(".status").getByText(sentence, { exact: true });
  }

  /** The panel that says how the game ended. */
  get result() {
    return this.page.getByRole("region").filter({ has: this.page.locator(".score") });
  }

  /** What the arbiter sees and may be asked. */
  get arbiter() {
    return this.page.locator(".arbiter");
  }

  arbiterSays(sentence: string) {
    return this.arbiter.getByText(sentence, { exact: true });
  }

  /** What a side's clock shows. */
  async clock(color: Color): Promise<string> {
    return this.page.locator(`[data-clock="${color}"] .time`).innerText();
  }

  /** Types a move and sends it. */
  async type(move: string): Promise<void> {
    const input = this.page.getByRole("textbox");
    await input.fill(move);
    await input.press("Enter");
  }

  button(name: string) {
    return this.page.getByRole("button", { name, exact: true });
  }

  /** The name a square has for a screen reader. */
  async squareName(square: string): Promise<string> {
    return (await this.page.locator(`[data-square="${square}"]`).getAttribute("aria-label")) ?? "";
  }

  /** Where the board is, in CSS pixels. */
  async box() {
    const box = await this.page.locator("[role=grid]").boundingBox();
    if (!box) throw new Error("There is no board on the page.");
    return box;
  }

  /** The pieces as they are drawn, in the first field of a FEN; waits until none is moving. */
  async drawn(): Promise<string> {
    await this.page.waitForFunction(() => !document.querySelector("piece.anim, piece.dragging"));
    const pieces = await this.page.evaluate(() => {
      const board = document.querySelector("cg-board")!.getBoundingClientRect();
      const squares = [...document.querySelectorAll<HTMLElement>("[role=gridcell]")];
      return [...document.querySelectorAll("cg-board piece:not(.fading)")].map((piece) => {
        const { left, top, width } = piece.getBoundingClientRect();
        const at = (distance: number) => Math.round(distance / width);
        const square = squares[8 * at(top - board.top) + at(left - board.left)]?.dataset.square;
        return { classes: piece.className, square: square ?? "beside the board" };
      });
    });
    const placement = new Map(
      pieces.map(({ classes, square }) => {
        const [color, role] = classes.split(" ") as [Color, Role];
        return [square, { color, role }];
      }),
    );
    return writePlacement(placement);
  }

  /** What the board is to show: the pieces of the position after `ply` half-moves. */
  stored(ply = this.line.game.plies.length): string {
    const { startFen, plies } = this.line.game;
    return writePlacement(readPlacement(plies[ply - 1]?.fen ?? startFen));
  }
}

const roles: Record<string, Role> = { q: "queen", r: "rook", b: "bishop", n: "knight" };
