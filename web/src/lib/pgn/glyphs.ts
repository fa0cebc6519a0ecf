import { t } from "$lib/i18n";

/** The signs of numeric annotation glyphs that every font has (PGN standard 10). */
const signs: Readonly<Record<number, string>> = {
  1: "!",
  2: "?",
  3: "!!",
  4: "??",
  5: "!?",
  6: "?!",
  7: "□",
  10: "=",
  13: "∞",
  14: "+/=",
  15: "=/+",
  16: "±",
  17: "∓",
  18: "+−",
  19: "−+",
  36: "→",
  37: "→",
  40: "↑",
  41: "↑",
  132: "⇆",
  133: "⇆",
  146: "N",
};

/** Those that judge the move and stand right behind it; the others judge the position. */
const lastOfMoves = 9;

/** A glyph beside its move: its sign, or its name where it has none. */
export function glyphSign(nag: number): string {
  const sign = signs[nag] ?? `(${glyphName(nag)})`;
  return nag <= lastOfMoves && signs[nag] ? sign : ` ${sign}`;
}

/** « coup douteux » */
export function glyphName(nag: number): string {
  return t("pgn-glyph", { nag });
}
