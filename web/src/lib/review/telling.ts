import type { Lesson, PlayedMove, Placed } from "$lib/api/wire";
import { inLetters } from "$lib/game/notation";
import { lang, t } from "$lib/i18n";
import { notation } from "$lib/settings";

/** « la dame d4 ». */
export function man({ role, square }: Placed): string {
  return t("man-on", { role, square });
}

/** « la dame d4, la tour a8 et le roi e8 ». */
export function men(all: readonly Placed[]): string {
  const names = all.map(man);
  const last = names.pop() ?? "";
  return names.length > 0 ? t("and", { first: names.join(", "), last }) : last;
}

/** Why a move cost what it did, in one sentence. */
export function lessonSentence(lesson: Lesson): string {
  const id = `lesson-${lesson.kind}`;
  switch (lesson.kind) {
    case "missed-mate":
    case "allowed-mate":
      return t(id, { moves: lesson.moves });
    case "gave-stalemate":
      return t(id);
    case "missed-promotion":
      return t(id, { role: lesson.role });
    case "allowed-promotion":
      return t(id, { role: lesson.role, from: lesson.from });
    case "left-unguarded":
    case "lost-exchange":
      return t(id, { ...taken(lesson), moved: lesson.moved ? "yes" : "no" });
    case "missed-capture":
      return t(id, { ...taken(lesson), guarded: lesson.guarded ? "yes" : "no" });
    case "allowed-fork":
    case "missed-fork":
      return t(id, { by: man(lesson.by), targets: men(lesson.targets) });
    case "allowed-pin":
    case "missed-pin":
      return t(id, taken(lesson));
    case "advantage":
      return t(id, { before: pawns(lesson.before), after: pawns(lesson.after) });
  }
}

function taken(lesson: { man: Placed; by: Placed }) {
  return { man: man(lesson.man), by: man(lesson.by), role: lesson.man.role };
}

/** Hundredths of a pawn as « +1,5 ». */
function pawns(hundredths: number): string {
  const decimals = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const format = new Intl.NumberFormat(lang(), { ...decimals, signDisplay: "exceptZero" });
  return format.format(hundredths / 100);
}

/** A move in the reader’s letters. */
export function written({ san }: PlayedMove): string {
  return inLetters(san, notation());
}

/** « 12. Fg5 », « 12… Fg5 ». */
export function numbered(number: number, move: PlayedMove): string {
  return t("dotted-move", { number, color: move.color, move: written(move) });
}

/** A part of the whole, such as the points to be expected of a game, as « 62 % ». */
export function percent(part: number): string {
  return new Intl.NumberFormat(lang(), { style: "percent" }).format(part);
}

/** A line of moves, « 12. Fg5 Dxg5 13. Cf3 ». */
export function lineWritten(number: number, line: readonly PlayedMove[]): string {
  const moves = line.map((move, at) => {
    if (move.color === "black") return at === 0 ? numbered(number, move) : written(move);
    return numbered(number + Math.ceil(at / 2), move);
  });
  return moves.join(" ");
}
