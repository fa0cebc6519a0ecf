import { pgn, type Bytes, type ProblemCode } from "$lib/api/http";
import { problemOf } from "$lib/api/problem";
import { largestPgn, largestPgnGame, type PgnAnswer, type PgnGame } from "$lib/api/wire";
import type { Said } from "$lib/game/session.svelte";
import { lang } from "$lib/i18n";
import { readPgn, readPgnGame } from "./api";
import { asUtf8, encode, slice } from "./bytes";
import { forget, keep, keepPlace, kept, keptPlace } from "./kept";
import { placeSaid } from "./telling";
import * as steps from "./tree";
import { tree, type Tree } from "./tree";

/** Why there is nothing to read: the server's reason, or ours. */
export type ReadingProblem = ProblemCode | "text-too-large" | "game-too-large";

/** A game that is being read. */
export interface OpenGame {
  /** Which of the text's games, from 0. */
  readonly index: number;
  readonly told: PgnGame;
  /** Nothing if the start of the game could not be understood. */
  readonly tree: Tree | null;
  /** Its own text. */
  readonly text: Bytes;
}

/** A text of games as its reader goes through it. */
export class Reading {
  /** The games of the text, once it has been looked through. */
  list = $state.raw<PgnAnswer | null>(null);
  game = $state.raw<OpenGame | null>(null);
  /** The move on the board, a node of the game's tree. */
  at = $state(steps.start);
  busy = $state(false);
  problem = $state<ReadingProblem | null>(null);
  said = $state.raw<readonly Said[]>([]);

  #text: Bytes = new Uint8Array();
  #lastSaid = 0;
  /** What was asked last: an answer to anything before it comes too late. */
  #asked = 0;

  /** Reads the games of a text; what was read before stays when that fails. */
  async open(bytes: Bytes, letters = "auto"): Promise<void> {
    if (bytes.length > largestPgn) return this.#failed("text-too-large");
    const text = asUtf8(bytes);
    await this.#ask(
      () => readPgn(text, letters),
      (list) => {
        this.#text = text;
        this.list = list;
        this.game = null;
        keep({ text, letters });
      },
    );
  }

  openText(text: string): Promise<void> {
    return this.open(encode(text));
  }

  /** Reads a finished game of this visitor's. */
  async openGame(game: string): Promise<void> {
    const language = lang();
    await this.#ask(
      () => pgn(game, language),
      (text) => void this.openText(text),
    );
  }

  /** Goes on with the text that was read before the page was loaded again, if there was one. */
  async resume(): Promise<void> {
    const { text, letters } = kept() ?? {};
    if (text) await this.open(text, letters);
  }

  /** The same text in other letters. */
  readAs(letters: string): Promise<void> {
    return this.open(this.#text, letters);
  }

  /** Opens one of the games. */
  async choose(index: number): Promise<void> {
    const entry = this.list?.games[index];
    if (!this.list || !entry || this.game?.index === index) return;
    if (entry.part.length > largestPgnGame) return this.#failed("game-too-large");
    const { letters } = this.list;
    const text = slice(this.#text, entry.part);
    await this.#ask(
      () => readPgnGame(text, letters, entry.part.at),
      (told) => {
        const known = told.nodes.length > 0 ? tree(told.nodes) : null;
        this.game = { index, told, tree: known, text };
        const place = keptPlace(index) ?? steps.start;
        this.at = place < told.nodes.length ? place : steps.start;
      },
    );
  }

  /** Back to the list. */
  leave(): void {
    this.#asked += 1;
    this.busy = false;
    this.game = null;
    this.problem = null;
  }

  /** Forgets the text, to read another. */
  close(): void {
    this.leave();
    this.list = null;
    forget();
  }

  /** Puts a move on the board, and says it. */
  go(to: number): void {
    const { tree, index } = this.game ?? {};
    if (!tree || index === undefined || to === this.at) return;
    this.at = to;
    this.problem = null;
    keepPlace(index, to);
    this.#lastSaid += 1;
    this.said = [{ id: this.#lastSaid, text: placeSaid(tree, to) }];
  }

  async #ask<Answer>(ask: () => Promise<Answer>, take: (answer: Answer) => void): Promise<void> {
    const mine = ++this.#asked;
    this.busy = true;
    this.problem = null;
    try {
      const answer = await ask();
      if (mine === this.#asked) take(answer);
    } catch (error) {
      if (mine === this.#asked) this.problem = problemOf(error);
    } finally {
      if (mine === this.#asked) this.busy = false;
    }
  }

  #failed(problem: ReadingProblem): void {
    this.#asked += 1;
    this.busy = false;
    this.problem = problem;
  }
}
