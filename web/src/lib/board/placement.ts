import type { Color, LegalMove, Role } from "$lib/api/wire";

export interface Piece {
  color: Color;
  role: Role;
}

/** The pieces of a board by square, as the first field of a FEN lists them. */
export type Placement = ReadonlyMap<string, Piece>;

const roles: Record<string, Role> = {
  p: "pawn",
  n: "knight",
  b: "bishop",
  r: "rook",
  q: "queen",
  k: "king",
};
const letters = Object.fromEntries(Object.entries(roles).map(([letter, role]) => [role, letter]));

/** Reads the first field of a FEN. A letter that is no piece is an error that names it. */
export function readPlacement(fen: string): Placement {
  const placement = new Map<string, Piece>();
  const rows = fen.split(" ")[0]!.split("/");
  for (const [index, row] of rows.entries()) {
    let file = 0;
    for (const symbol of row) {
      if (/[1-8]/.test(symbol)) {
        file += Number(symbol);
        continue;
      }
      const role = roles[symbol.toLowerCase()];
      if (!role) throw new Error(`“${symbol}” is no piece in the FEN “${fen}”.`);
      const color = symbol === symbol.toLowerCase() ? "black" : "white";
      placement.set(squareAt(file, 8 - index), { color, role });
      file += 1;
    }
  }
  return placement;
}

/** Writes the first field of a FEN. */
export function writePlacement(placement: Placement): string {
  const rows = [8, 7, 6, 5, 4, 3, 2, 1].map((rank) =>
    [0, 1, 2, 3, 4, 5, 6, 7].map((file) => symbol(placement.get(squareAt(file, rank)))).join(""),
  );
  return rows.join("/").replace(/1+/g, (empty) => String(empty.length));
}

/**
 * How the board looks when `move` has just been made, before the server has answered: the piece
 * where it was put, the rook beside a castled king. A pawn taken en passant stays until the answer.
 */
export function preview(placement: Placement, move: LegalMove): Placement {
  const after = new Map(placement);
  const piece = after.get(move.from);
  const [to, rookFrom] = move.to;
  if (!piece || !to) return placement;
  const rook = rookFrom ? after.get(rookFrom) : undefined;
  after.delete(move.from);
  if (rookFrom && rook) {
    after.delete(rookFrom);
    const towardsCentre = fileOf(to) > 3 ? -1 : 1;
    after.set(squareAt(fileOf(to) + towardsCentre, Number(to[1])), rook);
  }
  after.set(to, move.promotion ? { ...piece, role: move.promotion } : piece);
  return after;
}

function fileOf(square: string): number {
  return square.charCodeAt(0) - "a".charCodeAt(0);
}

function squareAt(file: number, rank: number): string {
  return "abcdefgh".charAt(file) + rank;
}

function symbol(piece: Piece | undefined): string {
  if (!piece) return "1";
  const letter = letters[piece.role]!;
  return piece.color === "white" ? letter.toUpperCase() : letter;
}
