import type { Color } from "$lib/api/wire";
import type { Arrow } from "$lib/board/arrow";
import { destinations } from "$lib/board/moves";
import { preview, readPlacement, type Placement } from "$lib/board/placement";
import { kingOf, nothingDrawn, refused, type Drawing } from "$lib/explain/drawing";
import { atPresent, fenAt, isPlayable, legalMoves, unstored, type GameState } from "./state";

/** What the board draws. */
export interface Shown {
  readonly placement: Placement;
  readonly lastMove: readonly string[]; // the two squares of the last move, or none
  readonly check: string | null; // square of the king in check
  readonly destinations: ReadonlyMap<string, readonly string[]>; // by the square one starts from
  readonly marked: readonly string[]; // squares a refusal speaks of
  readonly touched: readonly string[]; // men that bind their player
  readonly arrows: readonly Arrow[]; // what attacks what, and is the reason of a refusal
  readonly playable: boolean; // pieces may be taken in hand
}

/** The board of the position looked at, with the move that is on its way already made. */
export function shown(state: GameState): Shown {
  const stored = readPlacement(fenAt(state, state.viewed));
  const move = unstored(state);
  const last = state.plies[state.viewed - 1];
  return {
    placement: move ? preview(stored, move) : stored,
    lastMove: move ? [move.from, move.to[0]!] : last ? [last.from, last.to] : [],
    check: move ? null : checkAt(state),
    destinations: isPlayable(state) ? destinations(legalMoves(state)) : new Map(),
    touched: atPresent(state) ? (state.arbiter.obligation?.squares ?? []) : [],
    ...refusalDrawn(state, stored),
    playable: isPlayable(state),
  };
}

function refusalDrawn(state: GameState, placement: Placement): Drawing {
  const { notice } = state;
  if (notice?.type !== "refused") return nothingDrawn;
  return refused(notice.refusal, notice.to, kingOf(placement, sideToMove(state)));
}

/** The side to move in the position looked at. */
export function sideToMove(state: GameState): Color {
  const last = state.plies[state.viewed - 1];
  if (last) return last.color === "white" ? "black" : "white";
  return state.plies[0]?.color ?? state.turn;
}

function checkAt(state: GameState): string | null {
  if (state.viewed === state.plies.length) return state.check;
  return state.plies[state.viewed - 1]?.check ?? null;
}
