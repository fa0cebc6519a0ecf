import type { Role } from "$lib/api/wire";
import type { Piece } from "$lib/board/placement";
import { pieceLetters } from "$lib/game/notation";
import { lang, t } from "$lib/i18n";

const roles: readonly Role[] = ["king", "queen", "rook", "bishop", "knight", "pawn"];

/** The man a key means by its letter in the reader's language: a white one in capitals, as in FEN. */
export function manOfKey(key: string): Piece | null {
  const letters = pieceLetters[lang()] + t("letter-pawn");
  const role = roles[letters.indexOf(key.toUpperCase())];
  if (!role || key.length !== 1) return null;
  return { role, color: key === key.toUpperCase() ? "white" : "black" };
}
