import { position, startArray, type ProblemCode } from "$lib/api/http";
import { problemOf } from "$lib/api/problem";
import type { PositionAnswer } from "$lib/api/wire";
import { empty, question, told, withoutLostRights, type Setup } from "./setup";

/** Why there is no answer about what is on the board; a text `editor-unreadable` or `error-CODE`. */
export type EditingProblem = ProblemCode | "unreadable";

/** A setup being composed, and the last word of the rules about it. */
export class Editing {
  setup = $state.raw<Setup>(empty);
  /** About `setup`, once the server has answered; until then about the one before. */
  answer = $state.raw<PositionAnswer | null>(null);
  problem = $state<EditingProblem | null>(null);

  #asked = 0;

  /** Shows what was made by hand, and asks the rules about it. */
  async edit(setup: Setup): Promise<void> {
    this.setup = setup;
    const answer = await this.#ask(
      () => position(question(setup)),
      (code) => code,
    );
    const kept = answer && withoutLostRights(setup, answer);
    if (kept && kept !== setup) await this.edit(kept);
    else if (answer) this.answer = answer;
  }

  /** Shows what `fen` says; a text that is no FEN leaves the board as it was. */
  async read(fen: string): Promise<void> {
    this.#show(
      await this.#ask(
        () => position({ fen }),
        (code) => (code === "malformed" ? "unreadable" : code),
      ),
    );
  }

  /** Shows the start array of this number, drawn at random without one. */
  async array(number?: number): Promise<void> {
    this.#show(
      await this.#ask(
        async () => position({ fen: (await startArray(number)).fen }),
        (code) => code,
      ),
    );
  }

  #show(answer: PositionAnswer | null) {
    if (!answer) return;
    this.setup = told(answer);
    this.answer = answer;
  }

  /** The server's answer; nothing when it failed, or when something newer has been asked since. */
  async #ask(
    ask: () => Promise<PositionAnswer>,
    named: (code: ProblemCode) => EditingProblem,
  ): Promise<PositionAnswer | null> {
    const number = ++this.#asked;
    const isLast = () => number === this.#asked;
    try {
      const answer = await ask();
      if (!isLast()) return null;
      this.problem = null;
      return answer;
    } catch (error) {
      if (isLast()) this.problem = named(problemOf(error));
      return null;
    }
  }
}
