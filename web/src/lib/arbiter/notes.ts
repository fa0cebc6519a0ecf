import type { Color, Rulebook, Unranked } from "$lib/api/wire";
import { t } from "$lib/i18n";
import { acting, holds, type GameState } from "$lib/game/state";

/** From so many moves without capture or pawn move on, their number is shown. */
const worthCounting = 20;

/** Why a game does not count for the rankings though it was to; one knows what one has chosen. */
const unexpected: ReadonlySet<Unranked | null> = new Set([
  "set-position",
  "rules",
  "clock-odds",
  "take-back",
  "hint",
] as const);

/** What the arbiter notes without being asked, in sentences; nothing once the game has ended. */
export function notes(state: GameState): string[] {
  if (state.result) return [];
  const { rulebook, arbiter } = state;
  const moves = Math.floor(arbiter.halfMoves / 2);
  const limit = countedTo(rulebook, moves);
  const repeats = rulebook.threefold !== "off" || rulebook.fivefold;
  return [
    ...(unexpected.has(state.unranked)
      ? [t("unranked-note", { reason: t(`unranked-${state.unranked}`) })]
      : []),
    ...(arbiter.checkUnsaid ? [t("arbiter-check-unsaid")] : []),
    ...(arbiter.obligation ? [t(`refusal-${arbiter.obligation.code}`, { role: "none" })] : []),
    ...(limit && moves >= worthCounting ? [t("arbiter-count", { moves, limit })] : []),
    ...(repeats && arbiter.seen > 1 ? [t("arbiter-seen", { count: arbiter.seen })] : []),
  ];
}

/** The number of moves at which the next of the counting rules applies. */
function countedTo({ fifty, seventyfive }: Rulebook, moves: number): number | null {
  if (fifty !== "off" && (moves <= 50 || !seventyfive)) return 50;
  return seventyfive ? 75 : null;
}

export function other(color: Color): Color {
  return color === "white" ? "black" : "white";
}

/** Something the other side proposes, which the visitor is to answer for `by`. */
export interface Proposal {
  readonly kind: "draw" | "take-back";
  readonly from: Color;
  readonly by: Color;
  /** The visitor plays the side that is asked. */
  readonly toAnswer: boolean;
}

/** The offers and wishes that stand. */
export function proposals(state: GameState): Proposal[] {
  if (state.result) return [];
  const { offer, takeBackAskedBy } = state.arbiter;
  const proposal = (kind: Proposal["kind"], from: Color | null): Proposal[] =>
    from ? [{ kind, from, by: other(from), toAnswer: holds(state, other(from)) }] : [];
  return [...proposal("draw", offer), ...proposal("take-back", takeBackAskedBy)];
}

/**
 * Of the sides that may do something, the one it is done for: the one that has the move, or, for what
 * concerns the last move, the one that made it.
 */
export function forWhom(
  state: GameState,
  may: readonly Color[],
  whose: "turn" | "last-move",
): Color | null {
  const first = whose === "turn" ? acting(state) : other(state.turn);
  return may.includes(first) ? first : (may[0] ?? null);
}
