import type { Color, PlayedMove } from "$lib/api/wire";

/** A half-move of a line; it carries a number where one is written before it: « 3. » or « 3... ». */
export interface Numbered {
  readonly number: string;
  readonly san: string;
  readonly ply: number; // half-moves made once this one is
}

/** The half-moves of a line that begins with the move `number` of `turn`. */
export function numbered(
  { number, turn }: { number: number; turn: Color },
  line: readonly PlayedMove[],
): Numbered[] {
  const offset = turn === "black" ? 1 : 0;
  return line.map(({ san }, index) => {
    const half = index + offset;
    const written = number + Math.floor(half / 2);
    if (half % 2 === 0) return { number: `${written}.`, san, ply: index + 1 };
    return { number: index === 0 ? `${written}...` : "", san, ply: index + 1 };
  });
}

/** The number of the move to be made in a position; 1 on a board that is none. */
export function numberOf(fen: string | null): number {
  return Number(fen?.split(" ")[5] ?? 1);
}

/** The number of the first move of a line that leads to a position. */
export function numberBefore(fen: string | null, line: readonly PlayedMove[]): number {
  return numberOf(fen) - line.filter(({ color }) => color === "black").length;
}
