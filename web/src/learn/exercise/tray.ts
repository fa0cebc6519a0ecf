import { readPlacement, type Piece, type Placement } from "$lib/board/placement";

/** Men of one kind that are to be put on the board, and how many of them are not there yet. */
export interface Stack {
  readonly man: Piece;
  readonly left: number;
}

const order = "KQRBNPkqrbnp";

/** The men named by the letters of a FEN, kind by kind, less those of a board. */
export function stacks(men: string, placement: Placement): Stack[] {
  const placed = [...placement.values()];
  return [...order].flatMap((letter) => {
    const wanted = [...men].filter((one) => one === letter).length;
    if (wanted === 0) return [];
    const man = readPlacement(`${letter}7/8/8/8/8/8/8/8`).get("a8")!;
    return [{ man, left: wanted - placed.filter((piece) => same(piece, man)).length }];
  });
}

export function same(one: Piece, other: Piece): boolean {
  return one.role === other.role && one.color === other.color;
}
