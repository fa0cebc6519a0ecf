import type { ClaimRule, Color, GameResult, Ply } from "$lib/api/wire";
import type { GameState } from "./state";

/** Something that happened in the game and is worth a word and a sound. */
export type News =
  | { readonly type: "played"; readonly ply: Ply }
  | { readonly type: "taken-back"; readonly plies: number }
  | { readonly type: "ended"; readonly result: GameResult }
  | { readonly type: "proposed"; readonly what: "draw" | "take-back"; readonly by: Color }
  | { readonly type: "declined"; readonly what: "draw" | "take-back" }
  | { readonly type: "claimable"; readonly rule: ClaimRule };

/**
 * What happened between two states of one game, each thing once: a connection that brings the whole
 * game again brings no news.
 */
export function news(before: GameState, after: GameState): News[] {
  const kept = commonLength(before.plies, after.plies);
  const undone = before.plies.length - kept;
  return [
    ...(undone > 0 ? [{ type: "taken-back" as const, plies: undone }] : []),
    ...after.plies.slice(kept).map((ply) => ({ type: "played" as const, ply })),
    ...(after.result && !before.result
      ? [{ type: "ended" as const, result: after.result }]
      : [...proposals(before, after), ...claims(before, after)]),
  ];
}

/** Offers made, and those that were declined in words: a move or a take-back says it by itself. */
function proposals(before: GameState, after: GameState): News[] {
  const same = before.plies.length === after.plies.length;
  const changed = (what: "draw" | "take-back", was: Color | null, is: Color | null): News[] => {
    if (is && is !== was) return [{ type: "proposed", what, by: is }];
    // What the computer answers is a notice under the board.
    const answered = after.opponent.kind === "computer" && was === after.you && what === "draw";
    return was && !is && same && !answered ? [{ type: "declined", what }] : [];
  };
  return [
    ...changed("draw", before.arbiter.offer, after.arbiter.offer),
    ...changed("take-back", before.arbiter.takeBackAskedBy, after.arbiter.takeBackAskedBy),
  ];
}

/** Draws that the position on the board now allows to claim. */
function claims(before: GameState, after: GameState): News[] {
  const onBoard = ({ arbiter }: GameState) =>
    arbiter.claims.filter((claim) => !claim.with).map(({ rule }) => rule);
  const known = onBoard(before);
  return onBoard(after)
    .filter((rule) => !known.includes(rule))
    .map((rule) => ({ type: "claimable", rule }));
}

function commonLength(one: readonly Ply[], other: readonly Ply[]): number {
  const differs = one.findIndex((ply, index) => {
    const twin = other[index];
    return ply.san !== twin?.san || ply.fen !== twin.fen;
  });
  return differs === -1 ? one.length : differs;
}
