import type { GameResult, Ply } from "$lib/api/wire";
import type { GameState } from "./state";

/** Something that happened in the game and is worth a word and a sound. */
export type News =
  | { readonly type: "played"; readonly ply: Ply }
  | { readonly type: "taken-back"; readonly plies: number }
  | { readonly type: "ended"; readonly result: GameResult };

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
    ...(after.result && !before.result ? [{ type: "ended" as const, result: after.result }] : []),
  ];
}

function commonLength(one: readonly Ply[], other: readonly Ply[]): number {
  const differs = one.findIndex((ply, index) => {
    const twin = other[index];
    return ply.san !== twin?.san || ply.fen !== twin.fen;
  });
  return differs === -1 ? one.length : differs;
}
