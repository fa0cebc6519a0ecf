import { pgn, why } from "$lib/api/http";
import { problemOf } from "$lib/api/problem";
import type {
  Color,
  FailureCode,
  GameUpdate,
  MoveWanted,
  Refusal,
  Role,
  ServerMessage,
} from "$lib/api/wire";
import type { Reading } from "$lib/clock/countdown";
import { lang, t } from "$lib/i18n";
import { settings } from "$lib/settings";
import type { Sounds } from "$lib/sound";
import { news } from "./news";
import { connect, socketUrl, type GameSocket, type Link } from "./socket";
import * as game from "./state";
import type { GameState, Hand, Request, Step } from "./state";
import { status } from "./status";
import { heard, lastMove, noticeSentence, resultSentence, told } from "./telling";

/** A sentence for the live region; `id` grows, so that the same words can be said again. */
export interface Said {
  readonly id: number;
  readonly text: string;
}

/** One game as the page lives it: its state, the line to the server, what is said and heard. */
export class GameSession {
  /** `null` until the server has shown the game. */
  state = $state.raw<GameState | null>(null);
  /** What the server last told of the clocks, in a game that has any. */
  clock = $state.raw<Reading | null>(null);
  link = $state<Link>("connecting");
  /** Why the game cannot be shown at all. */
  problem = $state<FailureCode | null>(null);
  said = $state.raw<readonly Said[]>([]);
  /** The game ended before the player's eyes, and not before the page was opened. */
  endedHere = $state(false);

  readonly #id: string;
  readonly #sounds: Sounds;
  readonly #socket: GameSocket;
  #lastId = 0;

  constructor(id: string, sounds: Sounds) {
    this.#id = id;
    this.#sounds = sounds;
    this.#socket = connect(socketUrl(id, settings().immediate), {
      link: (link) => this.#linked(link),
      message: (message, first) => this.#heard(message, first),
    });
  }

  close(): void {
    this.#socket.close();
  }

  /** Tries again at once to reach the server. */
  retry(): void {
    this.#socket.restart();
  }

  attempt(from: string, to: string): void {
    if (this.link === "online") this.#do((state, id) => game.attempt(state, id, from, to));
  }

  /** Asks about a move in a position where none can be made. */
  async wonder(from: string, to: string): Promise<void> {
    const asked = this.state;
    if (!asked || !game.mayWonder(asked)) return;
    const { viewed } = asked;
    try {
      const { refusal } = await why(game.fenAt(asked, viewed), from, to, lang());
      if (this.state?.viewed === viewed)
        this.#settled((state) => game.answered(state, refusal, to));
    } catch (error) {
      this.say(t(`error-${problemOf(error)}`));
    }
  }

  promote(role: Role): void {
    this.#do((state, id) => game.promote(state, id, role));
  }

  /** Plays a move that was written rather than made on the board. */
  write(move: MoveWanted): void {
    if (this.link === "online") this.#do((state, id) => game.write(state, id, move));
  }

  /** A written move cannot be read, or is not one. */
  deny(refusal: Refusal): void {
    this.#settled((state) => game.deny(state, refusal));
  }

  ask(request: Request): void {
    if (this.link === "online") this.#do((state, id) => game.ask(state, id, request));
  }

  /** A man was taken in hand; where touching binds, the arbiter is told. */
  touch(square: string): void {
    this.#become(game.forgetNotice);
    if (this.link === "online") this.#do((state, id) => game.touch(state, id, square));
  }

  adjust(square: string): void {
    if (this.link === "online") this.#do((state, id) => game.adjust(state, id, square));
  }

  /** `color` has little time left. */
  warn(color: Color): void {
    this.#sounds.play("low-time");
    this.say(t("said-low-time", { color }));
  }

  take(hand: Hand): void {
    this.#become((state) => game.take(state, hand));
  }

  announce(announcing: boolean): void {
    this.#become((state) => game.announce(state, announcing));
  }

  turnBoard(turning: boolean): void {
    this.#become((state) => game.turnBoard(state, turning));
  }

  cancelPromotion(): void {
    this.#become(game.cancelPromotion);
  }

  view(ply: number): void {
    this.#become((state) => game.view(state, ply));
  }

  /** Looks `by` half-moves further; back when negative. */
  step(by: number): void {
    this.#become((state) => game.view(state, state.viewed + by));
  }

  flip(): void {
    this.#become(game.flip);
  }

  /** Says where the piece on `from` may go. */
  readDestinations(from: string): void {
    if (!this.state) return;
    const to = game
      .legalMoves(this.state)
      .filter((move) => move.from === from)
      .flatMap((move) => move.to);
    const squares = [...new Set(to)];
    this.say(t("said-destinations", { from, count: squares.length, squares: squares.join(", ") }));
  }

  /** Says why the board cannot be played on. */
  sayStatus(): void {
    if (this.state) this.say(status(this.state, this.link).text);
  }

  say(text: string): void {
    const id = (this.said.at(-1)?.id ?? 0) + 1;
    if (text) this.said = [...this.said.slice(-3), { id, text }];
  }

  #do(action: (state: GameState, id: number) => Step): void {
    if (!this.state) return;
    this.#lastId += 1;
    this.#take(action(this.state, this.#lastId));
  }

  #take({ state, message }: Step): void {
    this.state = state;
    if (message) this.#socket.send(message);
  }

  #become(change: (state: GameState) => GameState): void {
    if (this.state) this.state = change(this.state);
  }

  #linked(link: Link): void {
    const before = this.link;
    this.link = link;
    if (before === link) return;
    if (!this.state) return void (link === "offline" && this.#askIfThereIsAGame());
    if (link === "offline") this.say(t("status-offline"));
    if (link === "online") this.say(t("said-online"));
  }

  /** A browser does not say why a socket was refused; a plain request for the same game does. */
  async #askIfThereIsAGame(): Promise<void> {
    try {
      await pgn(this.#id, lang());
    } catch (error) {
      if (problemOf(error) === "not-found") this.#failed(null, "not-found");
    }
  }

  #heard(message: ServerMessage, first: boolean): void {
    switch (message.type) {
      case "game":
        return this.#updated(message.game, first);
      case "refused":
        return this.#settled((state) => game.refuse(state, message.id, message.refusal));
      case "failed":
        return this.#failed(message.id, message.failure.code);
      case "pong":
        return;
    }
  }

  #updated(update: GameUpdate, first: boolean): void {
    this.problem = null;
    // The same event told again, after a lost line, brings a newer reading of the clocks.
    if (update.seq >= (this.state?.seq ?? 0))
      this.clock = update.clock && { ...update.clock, at: performance.now() };
    if (!this.state) return this.#opened(update);
    if (game.hasGap(this.state, update)) return this.#socket.restart();
    const before = this.state;
    this.state = game.receive(before, update);
    this.#tell(before, this.state);
    if (first) this.#take(game.reconnected(this.state));
  }

  #opened(update: GameUpdate): void {
    const opened = game.open(update);
    const turning = update.opponent.kind === "same-screen" && settings().turnsBoard;
    this.state = turning ? game.turnBoard(opened, true) : opened;
    this.say(lastMove(update.plies));
    if (update.result) this.say(resultSentence(update.result));
  }

  #tell(before: GameState, after: GameState): void {
    const happened = news(before, after);
    const sound = heard(happened);
    this.say(told(happened));
    if (sound) this.#sounds.play(sound);
    if (happened.some((one) => one.type === "ended")) this.endedHere = true;
    if (after.notice && after.notice !== before.notice) this.say(noticeSentence(after.notice));
  }

  #failed(id: number | null, code: FailureCode): void {
    if (this.state) return this.#settled((state) => game.fail(state, id, code));
    this.problem = code;
    if (code === "not-found") this.close();
  }

  #settled(change: (state: GameState) => GameState): void {
    const before = this.state;
    this.#become(change);
    const notice = this.state?.notice;
    if (notice && notice !== before?.notice) this.say(noticeSentence(notice));
  }
}
