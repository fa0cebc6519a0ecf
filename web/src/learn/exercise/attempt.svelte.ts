import type { ProblemCode } from "$lib/api/http";
import { problemOf } from "$lib/api/problem";
import type {
  Exercise,
  ExerciseAnswer,
  ExerciseDrawing,
  ExerciseRemark,
  ExerciseVerdict,
} from "$lib/api/wire";
import * as server from "../api";
import { nothing, together } from "./drawn";

/** What is asked of the server about an exercise. */
export type Examiner = Pick<typeof server, "answer" | "hint">;

/** Somebody at work on an exercise: what they would answer, and what they were told. */
export class Attempt {
  /** What is on the board or in the form; nothing as long as it is no answer. */
  draft = $state.raw<ExerciseAnswer | null>(null);
  /** What the server said of the last answer; nothing while one still thinks. */
  verdict = $state.raw<ExerciseVerdict | null>(null);
  hint = $state.raw<ExerciseRemark | null>(null);
  /** The remark whose drawing is looked at alone. */
  looked = $state.raw<ExerciseRemark | null>(null);
  /** The right answer was asked for. */
  answered = $state(false);
  /** Why the server has not been heard. */
  problem = $state<ProblemCode | null>(null);
  waiting = $state(false);

  constructor(
    readonly exercise: Exercise,
    readonly examiner: Examiner = server,
  ) {}

  /** One may go on answering. */
  readonly open = $derived.by(() => !this.verdict && !this.waiting);

  /** What is drawn on the board besides the answer. */
  readonly drawing = $derived.by((): ExerciseDrawing => {
    if (this.looked) return this.looked.drawing;
    if (this.verdict) return together(this.verdict.remarks.map(({ drawing }) => drawing));
    return this.hint?.drawing ?? this.exercise.drawing ?? nothing;
  });

  /** Hands in what is drafted, or `given` at once. */
  async check(given: ExerciseAnswer | null = this.draft): Promise<void> {
    if (!given || !this.open) return;
    this.draft = given;
    const verdict = await this.#ask(() => this.examiner.answer(this.exercise.id, given));
    if (!verdict) return;
    this.looked = null;
    this.verdict = verdict;
  }

  async askHint(): Promise<void> {
    if (!this.open || this.hint) return;
    this.hint = await this.#ask(() => this.examiner.hint(this.exercise.id));
  }

  /** Shows the drawing of one remark, or of all again. */
  look(remark: ExerciseRemark): void {
    this.looked = this.looked === remark ? null : remark;
  }

  showSolution(): void {
    this.answered = true;
    this.looked = this.verdict?.solution ?? null;
  }

  /** Begins again, from what was answered where it can be mended. */
  retry(): void {
    this.verdict = null;
    this.looked = null;
    this.answered = false;
    if (this.draft?.shape === "moves" || this.draft?.shape === "square") this.draft = null;
  }

  async #ask<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
    this.waiting = true;
    this.problem = null;
    try {
      return await ask();
    } catch (error) {
      this.problem = problemOf(error);
      return null;
    } finally {
      this.waiting = false;
    }
  }
}
