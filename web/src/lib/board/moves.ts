import type { LegalMove, Role } from "$lib/api/wire";

/** How the choices of a promotion are listed: the strongest first. */
const promotionOrder: readonly Role[] = ["queen", "rook", "bishop", "knight"];

/** Where the pieces may go, by the square they stand on. */
export function destinations(legal: readonly LegalMove[]): ReadonlyMap<string, readonly string[]> {
  const bySquare = new Map<string, string[]>();
  for (const { from, to } of legal) {
    const known = bySquare.get(from) ?? [];
    bySquare.set(from, [...new Set([...known, ...to])]);
  }
  return bySquare;
}

/** The moves that putting what stands on `from` on `to` may mean: several when a pawn promotes. */
export function meant(legal: readonly LegalMove[], from: string, to: string): readonly LegalMove[] {
  return legal.filter((move) => move.from === from && move.to.includes(to));
}

/** What a pawn may become by one of these moves; nothing when none is a promotion. */
export function promotions(moves: readonly LegalMove[]): readonly Role[] {
  return promotionOrder.filter((role) => moves.some(({ promotion }) => promotion === role));
}
