import type {
  Arbiter,
  ClaimRule,
  ClientMessage,
  ClockUpdate,
  Color,
  FailureCode,
  GameResult,
  GameUpdate,
  Level,
  LegalMove,
  MoveWanted,
  Opponent,
  Ply,
  Refusal,
  Role,
  Rulebook,
  ThinkingTime,
  Unranked,
} from "$lib/api/wire";
import { meant, promotions } from "$lib/board/moves";
import { told, type Rules } from "./rules";

/** Everything the page knows about the game it shows. Replaced whole, never changed in place. */
export interface GameState {
  // What the server has stored. Nothing here is guessed.
  readonly game: string;
  readonly seq: number; // number of the last stored event; an update that is not newer is ignored
  readonly opponent: Opponent;
  readonly you: Color; // at one screen, where one visitor plays both sides, the one first at the bottom
  readonly rulesId: string;
  readonly rulebook: Rulebook;
  readonly startFen: string;
  readonly chess960: number | null; // number of the start array
  readonly plies: readonly Ply[]; // the half-moves played, the first one first
  readonly turn: Color;
  readonly check: string | null; // square of the king in check now
  readonly rules: Rules; // knows the moves of the present position, and only when it is your turn
  readonly clock: ClockUpdate | null; // as it stood when this was told
  readonly arbiter: Arbiter; // what counts, is claimed, offered, asked or touched
  readonly result: GameResult | null;
  readonly unranked: Unranked | null; // why it does not count for the rankings
  readonly thinkingTime: ThinkingTime; // milliseconds, of finished moves

  // Where the player looks.
  readonly viewed: number; // half-moves on the board shown; `plies.length` is the present
  readonly orientation: Color; // the side at the bottom
  readonly turning: boolean; // the side to move is brought to the bottom

  // What the player is doing.
  readonly hand: Hand; // what the next square or move is for
  readonly announcing: boolean; // « échec » is said with the next move
  readonly promoting: Promoting | null; // a pawn stands on its last rank and waits for its role
  readonly sent: Sent | null; // an action the server has not answered yet
  readonly notice: Notice | null; // why the last action did not happen
}

/**
 * What the next thing done on the board means: a move; a move that is only written down, to claim a
 * draw with it; or a man put straight, which is not touching it.
 */
export type Hand =
  | { readonly for: "play" }
  | { readonly for: "claim"; readonly rule: ClaimRule }
  | { readonly for: "adjust" };

const playing: Hand = { for: "play" };

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
  | (Extract<ClientMessage, { type: "play" }> & { readonly shown: LegalMove | null })
  | Exclude<ClientMessage, { type: "play" | "touch" | "adjust" | "ping" }>;

/** Something asked of the arbiter: everything that is sent but moves, and lacks only its number. */
export type Request =
  Exclude<Sent, { type: "play" }> extends infer Each
    ? Each extends { id: number }
      ? Omit<Each, "id" | "at">
      : never
    : never;

/** Why an action did not happen, or came to nothing; a sentence under the board. */
export type Notice =
  | { readonly type: "refused"; readonly refusal: Refusal; readonly to: string | null } // where to
  | { readonly type: "failed"; readonly code: FailureCode }
  | { readonly type: "allowed" } // a move one asked about, where none can be made, would be legal
  | { readonly type: "declined"; readonly level: Level } // the computer does not want a draw
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
    turning: false,
    hand: playing,
    announcing: false,
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
  const next = { ...state, ...stored(update, plies) };
  const turned = state.turning ? update.turn : state.orientation;
  const declined = declines(state, next);
  if (fenAt(next, plies.length) === fenAt(state, state.plies.length) && !update.result)
    return { ...next, ...declined, sent: state.sent?.type === "play" ? state.sent : null };
  return {
    ...next,
    ...settle(state, plies),
    ...declined,
    viewed: atPresent(state) ? plies.length : Math.min(state.viewed, plies.length),
    orientation: turned,
    hand: playing,
    announcing: false,
    promoting: null,
  };
}

/** The computer has answered an offer with no, in words or by playing on. */
function declines(before: GameState, after: GameState): Partial<Pick<GameState, "notice">> {
  const { opponent, you } = after;
  const asked = opponent.kind === "computer" && before.arbiter.offer === you;
  const open = after.arbiter.offer === you || after.result !== null;
  if (!asked || open || after.plies.length < before.plies.length) return {};
  return { notice: { type: "declined", level: opponent.level } };
}

function stored(update: GameUpdate, plies: readonly Ply[]) {
  const { game, seq, opponent, you, rulesId, rulebook, startFen, chess960 } = update;
  const { turn, check, clock, arbiter, result, unranked, thinkingTime } = update;
  const fen = plies.at(-1)?.fen ?? startFen;
  return {
    ...{ game, seq, opponent, you, rulesId, rulebook, startFen, chess960, plies, turn, check },
    ...{ rules: told(fen, update.legal), clock, arbiter, result, unranked, thinkingTime },
  };
}

/** What becomes of the action on its way, and of the notice, once the game has these half-moves. */
function settle(state: GameState, plies: readonly Ply[]): Pick<GameState, "sent" | "notice"> {
  const { sent, notice } = state;
  if (sent?.type !== "play" || !sent.shown) {
    // A refusal is about a position that is no more; what else went wrong stays until the player acts.
    return { sent: null, notice: notice?.type === "refused" ? null : notice };
  }
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

/** What was asked beside the game, such as what a written move means, is refused. */
export function deny(state: GameState, refusal: Refusal): GameState {
  return { ...state, notice: { type: "refused", refusal, to: null } };
}

/** What the rules say of a move one asked about where none can be made: in the past, or after the end. */
export function answered(state: GameState, refusal: Refusal | null, to: string): GameState {
  return { ...state, notice: refusal ? { type: "refused", refusal, to } : { type: "allowed" } };
}

/** A move cannot be made on the board shown, but asked about. */
export function mayWonder(state: GameState): boolean {
  return (!atPresent(state) || state.result !== null) && !state.sent && !state.promoting;
}

/** The action `id`, or whatever is on its way when the server cannot say which, failed. */
export function fail(state: GameState, id: number | null, code: FailureCode): GameState {
  if (id !== null && state.sent?.id !== id) return state;
  return { ...state, sent: null, promoting: null, notice: { type: "failed", code } };
}

/** The visitor plays `color`: both sides at one screen. */
export function holds({ opponent, you }: GameState, color: Color): boolean {
  return opponent.kind === "same-screen" || color === you;
}

/** The side for which the visitor acts now. */
export function acting(state: GameState): Color {
  return holds(state, state.turn) ? state.turn : state.you;
}

/** The board shown is one a player may act on: the present one, in a game that goes on. */
export function isPlayable(state: GameState): boolean {
  return atPresent(state) && !state.result && !state.sent && !state.promoting;
}

export function atPresent(state: GameState): boolean {
  return state.viewed === state.plies.length;
}

/** The player takes what stands on `from` to `to`, whether the rules allow it or not. */
export function attempt(state: GameState, id: number, from: string, to: string): Step {
  if (!isPlayable(state)) return still(state);
  if (state.hand.for === "claim") {
    const { rule } = state.hand;
    return claim(state, id, rule, { from, to, promotion: null });
  }
  const moves = meant(legalMoves(state), from, to);
  const choices = promotions(moves);
  if (choices.length > 0) {
    const promoting = { from, to, choices };
    return still({ ...state, promoting, notice: null });
  }
  return play(state, id, from, to, moves[0] ?? null);
}

/** The player writes a whole move, with what its pawn becomes. */
export function write(state: GameState, id: number, move: MoveWanted): Step {
  const { from, to, promotion } = move;
  if (!promotion || state.hand.for === "claim") return attempt(state, id, from, to);
  if (!isPlayable(state)) return still(state);
  return play(state, id, from, to, promoted(state, move, promotion) ?? null);
}

/** The player says what the waiting pawn becomes. */
export function promote(state: GameState, id: number, role: Role): Step {
  const { promoting } = state;
  const move = promoting && promoted(state, promoting, role);
  if (!move) return still(state);
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
  const { plies, announcing: announceCheck } = state;
  const promotion = shown?.promotion ?? null;
  const by = acting(state);
  return say(state, {
    ...{ type: "play", id, at: plies.length, by, from, to, promotion, shown },
    ...(announceCheck && { announceCheck }),
  });
}

/** Asks something of the arbiter, about the present position. */
export function ask(state: GameState, id: number, request: Request): Step {
  if (state.result || state.sent) return still(state);
  const at = state.plies.length;
  const sent = request.type === "resign" ? { ...request, id } : { ...request, id, at };
  return say(view(state, at), sent);
}

/** Claims a draw, of the position on the board or of the one after a move that is only written. */
export function claim(
  state: GameState,
  id: number,
  rule: ClaimRule,
  wanted: MoveWanted | null,
): Step {
  return ask(state, id, { type: "claim", by: acting(state), rule, with: wanted });
}

/**
 * What stands on a square is touched. It is said at once where that binds, and no answer is waited
 * for: the move that follows is what matters.
 */
export function touch(state: GameState, id: number, square: string): Step {
  const binds = state.rulebook["touch-move"] && state.hand.for === "play";
  if (!binds || !isPlayable(state) || !holds(state, state.turn)) return still(state);
  return { state, message: aboutSquare(state, id, "touch", square) };
}

/** « J'adoube »: what stands on a square is put straight. */
export function adjust(state: GameState, id: number, square: string): Step {
  const next = { ...state, hand: playing };
  return { state: next, message: aboutSquare(state, id, "adjust", square) };
}

function aboutSquare(state: GameState, id: number, type: "touch" | "adjust", square: string) {
  return { type, id, at: state.plies.length, by: acting(state), square };
}

/** What the next thing done on the board is for. */
export function take(state: GameState, hand: Hand): GameState {
  return { ...view(state, state.plies.length), hand };
}

/** Says « échec » with the next move, or does not. */
export function announce(state: GameState, announcing: boolean): GameState {
  return { ...state, announcing };
}

function still(state: GameState): Step {
  return { state, message: null };
}

function say(state: GameState, sent: Sent): Step {
  const next = { ...state, sent, hand: playing, notice: null };
  return { state: next, message: message(sent) };
}

function message(sent: Sent): ClientMessage {
  if (sent.type !== "play") return sent;
  const { shown: _, ...said } = sent;
  return said;
}

/** Looks at the position after `ply` half-moves, or the nearest there is. */
export function view(state: GameState, ply: number): GameState {
  const viewed = Math.min(state.plies.length, Math.max(0, ply));
  return { ...state, viewed, hand: playing, promoting: null, notice: null };
}

export function flip(state: GameState): GameState {
  return { ...state, orientation: state.orientation === "white" ? "black" : "white" };
}

/** Brings the side to move to the bottom from now on, or leaves the board as it is. */
export function turnBoard(state: GameState, turning: boolean): GameState {
  return { ...state, turning, orientation: turning ? state.turn : state.orientation };
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

function promoted(
  state: GameState,
  { from, to }: { from: string; to: string },
  role: Role,
): LegalMove | undefined {
  return meant(legalMoves(state), from, to).find(({ promotion }) => promotion === role);
}
