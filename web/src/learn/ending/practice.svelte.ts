import { problemOf } from "$lib/api/problem";
import type {
  EndingAim,
  EndingAnswer,
  EndingBoard,
  LegalMove,
  PlayedMove,
  Role,
  Why,
} from "$lib/api/wire";
import { meant, promotions } from "$lib/board/moves";
import { preview, readPlacement } from "$lib/board/placement";
import { newEnding, playEnding } from "../api";
import { uci } from "../exercise/answered";
import { why } from "$lib/explain/why";

/** How long a move of one's own is seen before it is answered, in milliseconds. */
const pause = 450;

/** A move of the learner, in UCI, with the board before it. */
interface Made {
  readonly move: string;
  readonly before: EndingBoard;
  readonly answer: EndingAnswer;
}

/** Somebody practising one ending. */
export class Practice {
  board = $state.raw<EndingBoard | null>(null);
  made = $state.raw<readonly Made[]>([]);
  refused = $state.raw<Why | null>(null);
  problem = $state("");
  waiting = $state(false);
  promoting = $state.raw<{ from: string; to: string; moves: readonly LegalMove[] } | null>(null);
  #start = $state.raw<EndingBoard | null>(null);
  /** The last move on the board. */
  #last = $state.raw<PlayedMove | null>(null);

  constructor(
    readonly code: string,
    readonly aim: EndingAim,
    /** It was done, from this position by these moves. */
    readonly ondone: (fen: string, moves: readonly string[]) => void,
  ) {
    void this.another();
  }

  readonly outcome = $derived(this.board?.outcome ?? null);
  readonly open = $derived(!this.waiting && !this.promoting && this.board?.outcome === null);
  /** Whether it is over as it was meant to be. */
  readonly reached = $derived.by(
    () => this.outcome !== null && (this.outcome.winner === "white") === (this.aim === "win"),
  );
  /** The moves it takes from the first position, when nobody errs. */
  readonly shortest = $derived(this.#start?.toMate ?? null);
  /** What the last move was worth. */
  readonly judged = $derived(this.made.at(-1)?.answer ?? null);

  readonly shown = $derived.by(() => {
    const placement = readPlacement(this.board?.fen ?? "8/8/8/8/8/8/8/8");
    if (this.promoting) {
      const { from, to } = this.promoting;
      const move = { from, to: [to], promotion: null };
      return { placement: preview(placement, move), lastMove: [], check: null };
    }
    const lastMove = this.#last ? [this.#last.from, this.#last.to] : [];
    return { placement, lastMove, check: this.board?.check ?? null };
  });

  /** Another position, drawn by lot. */
  async another(): Promise<void> {
    await this.#asked(async () => {
      this.#begin(await newEnding(this.code, this.aim));
    });
  }

  /** The same position from the beginning. */
  again(): void {
    if (this.#start) this.#begin(this.#start);
  }

  takeBack(): void {
    const last = this.made.at(-1);
    if (!last) return;
    this.made = this.made.slice(0, -1);
    this.board = last.before;
    this.#last = this.made.at(-1)?.answer.reply ?? null;
    this.refused = null;
  }

  async attempt(from: string, to: string): Promise<void> {
    const { board } = this;
    if (!board || !this.open) return;
    const moves = meant(board.legal, from, to);
    this.refused = null;
    if (promotions(moves).length > 0) this.promoting = { from, to, moves };
    else if (moves[0]) await this.#play(board, moves[0]);
    else this.refused = await why(board.fen, from, to, "lesson");
  }

  async promote(role: Role): Promise<void> {
    const { board, promoting } = this;
    const move = promoting?.moves.find(({ promotion }) => promotion === role);
    this.promoting = null;
    if (board && move) await this.#play(board, move);
  }

  #begin(board: EndingBoard): void {
    this.#start = board;
    this.board = board;
    this.made = [];
    this.#last = null;
    this.refused = null;
    this.promoting = null;
  }

  async #play(before: EndingBoard, move: LegalMove): Promise<void> {
    await this.#asked(async () => {
      const answer = await playEnding(before.fen, uci(move));
      this.made = [...this.made, { move: uci(move), before, answer }];
      this.board = answer.between;
      this.#last = answer.played;
      if (!answer.reply) return this.#tell();
      await new Promise((done) => setTimeout(done, pause));
      // Unless it was taken back meanwhile.
      if (this.board !== answer.between) return;
      this.board = answer.board;
      this.#last = answer.reply;
      this.#tell();
    });
  }

  #tell(): void {
    if (this.reached && this.#start)
      this.ondone(
        this.#start.fen,
        this.made.map(({ move }) => move),
      );
  }

  /** Asks the server, one question at a time; what fails is said and changes nothing. */
  async #asked(ask: () => Promise<void>): Promise<void> {
    this.problem = "";
    this.waiting = true;
    try {
      await ask();
    } catch (error) {
      this.problem = problemOf(error);
    } finally {
      this.waiting = false;
    }
  }
}
