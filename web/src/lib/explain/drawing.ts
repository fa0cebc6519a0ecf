import type { Refusal } from "$lib/api/wire";
import type { Arrow, Circle } from "$lib/board/arrow";
import type { Placement } from "$lib/board/placement";

/** What is drawn on a board to explain it: arrows of attack, and the squares in question. */
export interface Drawing {
  readonly arrows: readonly Arrow[];
  readonly marked: readonly string[];
  readonly circles?: readonly Circle[];
}

export const nothingDrawn: Drawing = { arrows: [], marked: [] };

/** Where the men a refusal speaks of look: at the king, or at the square one wanted to go to. */
const towards: Record<string, "king" | "target"> = {
  "king-attacked": "target",
  pinned: "king",
  "still-in-check": "king",
  "en-passant-exposes-king": "king",
  "castling-in-check": "king",
};

/** The squares of a refusal, with arrows where its men attack something that can be named. */
export function refused(refusal: Refusal, to: string | null, king: string | null): Drawing {
  const aim = { king, target: to, none: null }[towards[refusal.code] ?? "none"];
  return {
    arrows: aim ? arrows(refusal.squares, aim) : [],
    marked: refusal.squares,
  };
}

/** Where the king of `color` stands. */
export function kingOf(placement: Placement, color: string): string | null {
  for (const [square, piece] of placement)
    if (piece.role === "king" && piece.color === color) return square;
  return null;
}

/** Arrows from each of some squares to one. */
export function arrows(from: readonly string[], to: string): Arrow[] {
  return from.filter((square) => square !== to).map((square) => ({ from: square, to }));
}
