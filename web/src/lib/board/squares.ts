import type { Color } from "$lib/api/wire";

const files = ["a", "b", "c", "d", "e", "f", "g", "h"] as const;
const ranks = ["1", "2", "3", "4", "5", "6", "7", "8"] as const;

/** The 64 squares as the player sees them: eight rows, the top one first, each from left to right. */
export function rows(orientation: Color): string[][] {
  const white = [...ranks].reverse().map((rank) => files.map((file) => file + rank));
  return orientation === "white" ? white : white.reverse().map((row) => [...row].reverse());
}

/** Where a square is drawn: column from the left and row from the top, 0 to 7. */
export function place(square: string, orientation: Color): { column: number; row: number } {
  const file = square.charCodeAt(0) - "a".charCodeAt(0);
  const rank = square.charCodeAt(1) - "1".charCodeAt(0);
  return orientation === "white"
    ? { column: file, row: 7 - rank }
    : { column: 7 - file, row: rank };
}

/**
 * The square a key leads to from `square`, for the player who sees the board with `orientation`
 * below: arrows by one, Home and End along the row, with Ctrl to the first and the last square.
 * `null` when the key does not move about the board; the same square at its edge.
 */
export function step(
  square: string,
  key: string,
  ctrl: boolean,
  orientation: Color,
): string | null {
  const { column, row } = place(square, orientation);
  const to = destination(column, row, key, ctrl);
  if (!to) return null;
  const inside = (index: number) => Math.min(7, Math.max(0, index));
  return rows(orientation)[inside(to.row)]![inside(to.column)]!;
}

function destination(column: number, row: number, key: string, ctrl: boolean) {
  switch (key) {
    case "ArrowLeft":
      return { column: column - 1, row };
    case "ArrowRight":
      return { column: column + 1, row };
    case "ArrowUp":
      return { column, row: row - 1 };
    case "ArrowDown":
      return { column, row: row + 1 };
    case "Home":
      return { column: 0, row: ctrl ? 0 : row };
    case "End":
      return { column: 7, row: ctrl ? 7 : row };
    default:
      return null;
  }
}
