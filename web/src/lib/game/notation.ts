import type { Notation } from "$lib/settings";

/** The letters of king, queen, rook, bishop and knight (FIDE C.2 and C.3). */
export const pieceLetters: Readonly<Record<Notation, string>> = {
  fr: "RDTFC",
  en: "KQRBN",
  figurine: "♔♕♖♗♘",
};

/** A move as the server writes it, in English letters, in those of a reader. */
export function inLetters(san: string, notation: Notation): string {
  const own = [...pieceLetters[notation]];
  return san.replace(/[KQRBN]/g, (letter) => own["KQRBN".indexOf(letter)] ?? letter);
}

/** The number a half-move carries in a list of moves, 1 for the first two. */
export function moveNumber(startFen: string, ply: number): number {
  const first = Number(startFen.split(" ")[5] ?? 1);
  return first + Math.floor((ply + halfOffset(startFen)) / 2);
}

/** The half-moves in rows of White and Black; a game that Black begins has a first row without White. */
export function inRows<Half>(startFen: string, halves: readonly Half[]): Row<Half>[] {
  const offset = halfOffset(startFen);
  const rows: Row<Half>[] = [];
  for (const [ply, half] of halves.entries()) {
    const row = Math.floor((ply + offset) / 2);
    rows[row] ??= { number: moveNumber(startFen, ply), white: null, black: null };
    rows[row][(ply + offset) % 2 === 0 ? "white" : "black"] = { ply: ply + 1, half };
  }
  return rows;
}

/** A line of the list of moves; `ply` counts the half-moves played once this one is. */
export interface Row<Half> {
  readonly number: number;
  white: { readonly ply: number; readonly half: Half } | null;
  black: { readonly ply: number; readonly half: Half } | null;
}

function halfOffset(startFen: string): number {
  return startFen.split(" ")[1] === "b" ? 1 : 0;
}
