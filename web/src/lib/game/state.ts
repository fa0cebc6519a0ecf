import type {
  Arbiter,
  ClientMessage,
  Color,
  FailureCode,
  GameResult,
  GameUpdate,
  LegalMove,
  Opponent,
  Ply,
  Refusal,
  Role,
  ThinkingTime,
} from "$lib/api/wire";
import { told, type Rules } from "./rules";

/** Everything the page knows about the game it shows. Replaced whole, never changed in place. */
export interface GameState {
  // What the server has stored. Nothing here is guessed.
  readonly game: string;
  readonly seq: number; // number of the last stored event; an update that is not newer is ignored
  readonly you: Color;
  readonly opponent: Opponent;
  readonly startFen: string;
  readonly plies: readonly Ply[]; // the half-moves played, the first one first
  readonly turn: Color;
  readonly check: string | null; // square of the king in check now
  readonly rules: Rules; // knows the moves of the present position, and only when it is your turn
  readonly arbiter: Arbiter; // what may be claimed, offered, taken back
  readonly result: GameResult | null;
  readonly thinkingTime: ThinkingTime; // milliseconds, of finished moves

  // Where the player looks.
  readonly viewed: number; // half-moves on the board shown; `plies.length` is the present
  readonly orientation: Color; // the side at the bottom

  // What the player is doing.
  readonly promoting: Promoting | null; // a pawn stands on its last rank and waits for its role
  readonly sent: Sent | null; // an action the server has not answered yet
  readonly notice: Notice | null; // why the last action did not happen
}

/** A move that lacks only the role its pawn becomes. */
export interface Promoting {
  readonly from: string;
  readonly to: string;
  readonly choices: readonly Role[];
}

/**
 * An action on its way. A move the rules allow is shown at once by `shown`; one they do not is sent
 * all the same, for the server to say why not, and shows nothing.
 */
export type Sent =
  | {
      readonly type: "play";
      readonly id: number;
      readonly by: Color;
      readonly at: number; // half-moves played when it was made: the server refuses it anywhere else
      readonly from: string;
      readonly to: string;
      readonly promotion: Role | null;
      readonly shown: LegalMove | null;
    }
  | { readonly type: "take-back"; readonly id: number; readonly by: Color; readonly at: number }
  | { readonly type: "resign"; readonly id: number; readonly by: Color };

/** Why an action did not happen; a sentence under the board. */
export type Notice =
  | { readonly type: "refused"; readonly refusal: Refusal; readonly to: string | null } // where to
  | { readonly type: "failed"; readonly code: FailureCode }
  | { readonly type: "overtaken" }; // the game went on elsewhere, in another tab, before this move

/** What an action leads to: the next state, and what to say to the server, if anything. */
export interface Step {
  readonly state: GameState;
  readonly message: ClientMessage | null;
}

/** The state of a game just opened, from the server's first update (`kept` is 0). */
export function open(update: GameUpdate): GameState {
  return {
    ...stored(update, update.plies),
    viewed: update.plies.length,
    orientation: update.you,
    promoting: null,
    sent: null,
    notice: null,
  };
}

/** Half-moves between what is known and `update` were missed; only a new connection brings them. */
export function hasGap(state: GameState, update: GameUpdate): boolean {
  return update.seq > state.seq && update.kept > state.plies.length;
}

/** The state after the server's `update`; the same state when it is old news. */
export function receive(state: GameState, update: GameUpdate): GameState {
  if (update.seq <= state.seq || hasGap(state, update)) return state;
  const plies = [...state.plies.slice(0, update.kept), ...update.plies];
  return {
    ...state,
    ...stored(update, plies),
    ...settle(state, plies),
    viewed: atPresent(state) ? plies.length : Math.min(state.viewed, plies.length),
    promoting: null,
  };
}

function stored(update: GameUpdate, plies: readonly Ply[]) {
  const fen = plies.at(-1)?.fen ?? update.startFen;
  return {
    game: update.game,
    seq: update.seq,
    you: update.you,
    opponent: update.opponent,
    startFen: update.startFen,
    plies,
    turn: update.turn,
    check: update.check,
    rules: told(fen, update.legal),
    arbiter: update.arbiter,
    result: update.result,
    thinkingTime: update.thinkingTime,
  };
}

/** What becomes of the action on its way, and of the notice, once the game has these half-moves. */
function settle(state: GameState, plies: readonly Ply[]): Pick<GameState, "sent" | "notice"> {
  const { sent, notice } = state;
  if (sent?.type !== "play" || !sent.shown) {
    // A refusal is about a position that is no more; what else went wrong stays until the player acts.
    return { sent: null, notice: notice?.type === "refused" ? null : notice };
  }
  if (plies.length === sent.at) return { sent, notice };
  const played = plies[sent.at];
  const mine =
    played?.from === sent.from &&
    played.promotion === sent.promotion &&
    sent.shown.to.includes(played.to);
  return { sent: null, notice: mine ? null : { type: "overtaken" } };
}

/**
 * A new line to the server has brought its last word, and `receive` has taken from what is on its way
 * a move that the server has. One that still is on its way is said again, to the same half-move, so
 * that it can never be played twice; anything else is forgotten, and can be asked again by hand.
 */
export function reconnected(state: GameState): Step {
  const { sent } = state;
  if (sent?.type === "play" && sent.shown) return say(state, sent);
  return { state: { ...state, sent: null }, message: null };
}

/** The server refused the action `id` by the rules: it is undone, and the reason shown. */
export function refuse(state: GameState, id: number, refusal: Refusal): GameState {
  if (state.sent?.id !== id) return state;
  const to = state.sent.type === "play" ? state.sent.to : null;
  return { ...state, sent: null, notice: { type: "refused", refusal, to } };
}

/** The action `id`, or whatever is on its way when the server cannot say which, failed. */
export function fail(state: GameState, id: number | null, code: FailureCode): GameState {
  if (id !== null && state.sent?.id !== id) return state;
  return { ...state, sent: null, promoting: null, notice: { type: "failed", code } };
}

/** The board shown is one a player may act on: the present one, in a game that goes on. */
export function isPlayable(state: GameState): boolean {
  return atPresent(state) && !state.result && !state.sent && !state.promoting;
}

export function atPresent(state: GameState): boolean {
  return state.viewed === state.plies.length;
}

/** How the choices of a promotion are listed: the strongest first. */
const promotionOrder: readonly Role[] = ["queen", "rook", "bishop", "knight"];

/** The player takes what stands on `from` to `to`, whether the rules allow it or not. */
export function attempt(state: GameState, id: number, from: string, to: string): Step {
  if (!isPlayable(state)) return { state, message: null };
  const moves = legalMoves(state).filter((move) => move.from === from && move.to.includes(to));
  const choices = promotionOrder.filter((role) => moves.some((move) => move.promotion === role));
  if (choices.length > 0) {
    const promoting = { from, to, choices };
    return { state: { ...state, promoting, notice: null }, message: null };
  }
  return play(state, id, from, to, moves[0] ?? null);
}

/** The player says what the waiting pawn becomes. */
export function promote(state: GameState, id: number, role: Role): Step {
  const { promoting } = state;
  const move = promoting && promotion(state, promoting, role);
  if (!move) return { state, message: null };
  return play({ ...state, promoting: null }, id, promoting.from, promoting.to, move);
}

/** The player thinks better of it: the pawn goes back where it was, and what it took returns. */
export function cancelPromotion(state: GameState): GameState {
  return { ...state, promoting: null };
}

function play(
  state: GameState,
  id: number,
  from: string,
  to: string,
  shown: LegalMove | null,
): Step {
  const at = state.plies.length;
  const promotion = shown?.promotion ?? null;
  return say(state, { type: "play", id, by: state.you, at, from, to, promotion, shown });
}

/** Whether you may take your last move back. */
export function canTakeBack({ arbiter, you }: GameState): boolean {
  return arbiter.canTakeBack.includes(you);
}

export function takeBack(state: GameState, id: number): Step {
  if (!canTakeBack(state) || state.sent) return { state, message: null };
  const at = state.plies.length;
  return say(view(state, at), { type: "take-back", id, by: state.you, at });
}

export function resign(state: GameState, id: number): Step {
  if (state.result || state.sent) return { state, message: null };
  return say(view(state, state.plies.length), { type: "resign", id, by: state.you });
}

function say(state: GameState, sent: Sent): Step {
  return { state: { ...state, sent, notice: null }, message: message(sent) };
}

function message(sent: Sent): ClientMessage {
  if (sent.type !== "play") return sent;
  const { type, id, by, at, from, to, promotion } = sent;
  return { type, id, by, at, from, to, promotion };
}

/** Looks at the position after `ply` half-moves, or the nearest there is. */
export function view(state: GameState, ply: number): GameState {
  const viewed = Math.min(state.plies.length, Math.max(0, ply));
  return { ...state, viewed, promoting: null, notice: null };
}

export function flip(state: GameState): GameState {
  return { ...state, orientation: state.orientation === "white" ? "black" : "white" };
}

export function forgetNotice(state: GameState): GameState {
  return state.notice ? { ...state, notice: null } : state;
}

/** The moves that may be played now. */
export function legalMoves(state: GameState): readonly LegalMove[] {
  return state.rules.legalMoves(fenAt(state, state.plies.length));
}

/** The position after `ply` half-moves. */
export function fenAt(state: GameState, ply: number): string {
  return state.plies[ply - 1]?.fen ?? state.startFen;
}

/** The move on the board that the server has not stored yet: made, or waiting for its role. */
export function unstored(state: GameState): LegalMove | null {
  if (!atPresent(state)) return null;
  if (state.sent?.type === "play") return state.sent.shown;
  if (!state.promoting) return null;
  return { from: state.promoting.from, to: [state.promoting.to], promotion: null };
}

function promotion(state: GameState, { from, to }: Promoting, role: Role): LegalMove | undefined {
  return legalMoves(state).find(
    (move) => move.from === from && move.to.includes(to) && move.promotion === role,
  );
}
