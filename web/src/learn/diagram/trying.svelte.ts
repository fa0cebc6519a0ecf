import { problemOf } from "$lib/api/problem";
import type { LegalMove, LiveDiagram, Role, TrialBoard, Why } from "$lib/api/wire";
import { meant, promotions } from "$lib/board/moves";
import { preview, readPlacement, type Placement } from "$lib/board/placement";
import { t } from "$lib/i18n";
import { tryMoves } from "../api";
import { uci } from "../exercise/answered";
import { why } from "$lib/explain/why";

/** What is on the board of a diagram: the place looked at in its line, and moves tried from there. */
interface Shown {
  readonly placement: Placement;
  readonly lastMove: readonly string[];
  readonly check: string | null;
}

/** A pawn that waits for its role. */
interface Promoting {
  readonly from: string;
  readonly to: string;
  readonly moves: readonly LegalMove[];
}

/** Somebody trying moves on a diagram, for both sides, as the rules or the other men allow them. */
export class Trying {
  /** Half-moves of the diagram's own line on the board. */
  viewed = $state(0);
  /** Moves tried from there. */
  tried = $state.raw<readonly LegalMove[]>([]);
  /** What the rules say of the board; nothing until they are asked, when a man is first taken. */
  answer = $state.raw<TrialBoard | null>(null);
  refused = $state.raw<Why | null>(null);
  promoting = $state.raw<Promoting | null>(null);

  constructor(readonly diagram: LiveDiagram) {
    this.viewed = diagram.line.length;
  }

  /** The moves that may be made now, as far as is known. */
  readonly legal = $derived.by((): readonly LegalMove[] => {
    if (this.answer) return this.answer.legal;
    const untouched = this.tried.length === 0 && this.diagram.line.length === 0;
    return untouched ? (this.diagram.play ?? []) : [];
  });

  readonly shown = $derived.by((): Shown => {
    const { promoting } = this;
    if (promoting) {
      const move = { from: promoting.from, to: [promoting.to], promotion: null };
      return { placement: preview(this.#before(), move), lastMove: [], check: null };
    }
    const last = this.tried.at(-1);
    if (last) {
      const placement = this.answer ? readPlacement(this.answer.board) : this.#before();
      return { placement, lastMove: [last.from, last.to[0]!], check: this.answer?.check ?? null };
    }
    const move = this.diagram.line[this.viewed - 1];
    return {
      placement: this.#before(),
      lastMove: move ? [move.from, move.to] : [],
      check: this.viewed === this.diagram.line.length ? this.diagram.check : (move?.check ?? null),
    };
  });

  /** How the game has ended on this board, if it has; a text `result-CODE`. */
  readonly outcome = $derived.by(() => (this.tried.length > 0 ? this.answer?.outcome : null));

  view(viewed: number): void {
    this.viewed = viewed;
    this.reset();
  }

  reset(): void {
    this.tried = [];
    this.#forget();
    this.answer = null;
  }

  async takeBack(): Promise<void> {
    await this.#become(this.tried.slice(0, -1));
  }

  /** A man is taken in hand: whoever has not asked the rules yet does now. */
  async hold(): Promise<void> {
    this.refused = null;
    if (!this.answer && this.legal.length === 0) await this.#become(this.tried);
  }

  async attempt(from: string, to: string): Promise<void> {
    await this.hold();
    const moves = meant(this.legal, from, to);
    if (promotions(moves).length > 0) this.promoting = { from, to, moves };
    else if (moves[0]) await this.#become([...this.tried, moves[0]]);
    else this.refused = await why(this.answer?.fen ?? this.diagram.fen, from, to, "lesson");
  }

  async promote(role: Role): Promise<void> {
    const move = this.promoting?.moves.find(({ promotion }) => promotion === role);
    if (move) await this.#become([...this.tried, move]);
  }

  cancelPromotion(): void {
    this.promoting = null;
  }

  #before(): Placement {
    if (this.answer) return readPlacement(this.answer.board);
    return readPlacement(this.diagram.boards[this.viewed] ?? this.diagram.fen);
  }

  #forget(): void {
    this.refused = null;
    this.promoting = null;
  }

  async #become(tried: readonly LegalMove[]): Promise<void> {
    const line = this.diagram.line.slice(0, this.viewed).map(({ from, to }) => from + to);
    this.#forget();
    try {
      const answer = await tryMoves(this.diagram.fen, [...line, ...tried.map(uci)]);
      this.tried = tried;
      this.answer = answer;
    } catch (error) {
      this.refused = { refusal: null, sentence: t(`error-${problemOf(error)}`) };
    }
  }
}
