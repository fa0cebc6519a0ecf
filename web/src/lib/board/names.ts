import { t } from "$lib/i18n";
import type { Mark } from "./mark";
import type { Piece } from "./placement";

/** What a square means at this moment, besides what stands on it. */
export interface SquareNotes {
  readonly target: boolean; // the piece in hand may go there
  readonly check: boolean; // its king is in check
  readonly lastMove: boolean; // the last move began or ended there
  readonly marked: boolean; // the last refusal speaks of it
  readonly touched: boolean; // what stands there was touched, and binds
  readonly mark?: Mark | undefined; // how it is marked
}

/** The name a screen reader gives a square: « e2, pion blanc, dernier coup ». */
export function squareName(square: string, piece: Piece | undefined, notes: SquareNotes): string {
  return [
    square,
    piece ? pieceName(piece) : t("square-empty"),
    notes.check && t("square-check"),
    notes.target && t("square-target"),
    notes.lastMove && t("square-last-move"),
    notes.marked && t("square-marked"),
    notes.touched && t("square-touched"),
    notes.mark && t(`square-${notes.mark}`),
  ]
    .filter(Boolean)
    .join(", ");
}

/** « pion blanc ». */
export function pieceName({ color, role }: Piece): string {
  return t("piece-name", { color, role });
}
