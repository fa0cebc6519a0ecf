import type { Color, Ply, Role } from "$lib/api/wire";
import type { Placement } from "$lib/board/placement";

/** The usual worth of the pieces, in pawns. */
const worth: Record<Role, number> = { pawn: 1, knight: 3, bishop: 3, rook: 5, queen: 9, king: 0 };
const order: readonly Role[] = ["queen", "rook", "bishop", "knight", "pawn"];

/** What `taker` has captured in these half-moves, the most valuable first. */
export function captures(plies: readonly Ply[], taker: Color): { role: Role; count: number }[] {
  const taken = plies.flatMap((ply) => (ply.color === taker && ply.captured) || []);
  return order
    .map((role) => ({ role, count: taken.filter((one) => one === role).length }))
    .filter(({ count }) => count > 0);
}

/** By how many pawns' worth `side` is ahead on the board; negative when it is behind. */
export function lead(placement: Placement, side: Color): number {
  let sum = 0;
  for (const { color, role } of placement.values())
    sum += color === side ? worth[role] : -worth[role];
  return sum;
}
