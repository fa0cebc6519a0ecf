import type { Paint, PgnEvaluation, PgnFault, PgnNode } from "$lib/api/wire";
import { moveSentence } from "$lib/game/telling";
import { lang, t } from "$lib/i18n";
import { glyphName } from "./glyphs";
import { choices, isMain, start, type Tree } from "./tree";

/** All that stands at a place of a game, for those who listen: the move, its glyphs, the comments. */
export function placeSaid(tree: Tree, at: number): string {
  const node = tree.nodes[at]!;
  const all = choices(tree, at);
  return [
    ...(isMain(tree, at) ? [] : [t("pgn-said-variation")]),
    ...node.before,
    at === start ? t("status-past-start") : moveSaid(node),
    ...node.nags.map((nag) => `${glyphName(nag)}.`),
    ...(node.drawOffer ? [t("pgn-draw-offer")] : []),
    ...node.comments,
    ...marksSaid(node),
    ...(all.length > 1
      ? [t("pgn-said-choices", { count: all.length, which: all.indexOf(at) + 1 })]
      : []),
  ].join(" ");
}

function moveSaid({ played }: PgnNode): string {
  if (!played) return t("pgn-null-move");
  const sign = played.san.endsWith("#") ? "mate" : played.check ? "check" : "none";
  return moveSentence(played, sign);
}

function marksSaid({ arrows, circles }: PgnNode): string[] {
  const paint = (paint: Paint) => t("pgn-paint", { paint });
  return [
    ...circles.map((one) => t("pgn-said-circle", { ...one, paint: paint(one.paint) })),
    ...arrows.map((one) => t("pgn-said-arrow", { ...one, paint: paint(one.paint) })),
  ];
}

/** « +0,35 », « mat en 3 pour les Noirs ». */
export function evaluationSaid({ score }: PgnEvaluation): string {
  if (score.kind === "centipawns") return pawns(score.value / 100);
  const color = score.value < 0 ? "black" : "white";
  return t("pgn-mate", { moves: Math.abs(score.value), color });
}

function pawns(value: number): string {
  const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return new Intl.NumberFormat(lang(), { ...decimals, signDisplay: "exceptZero" }).format(value);
}

/** What is wrong and, of a move that cannot be played, the rule that forbids it. */
export function faultSentence({ code, found, expected, refusal }: PgnFault): string {
  const sentence = t(`pgn-fault-${code}`, { found, expected });
  if (!refusal) return sentence;
  return `${sentence} ${t(`refusal-${refusal.code}`, { role: refusal.role ?? "none" })}`;
}

/** The date of a game as far as it is known: « 2026.01.31 » is the 31st of January, « 2026.??.?? » a year. */
export function dateSaid(date: string): string {
  const [year, month, day] = date.split(".").map((part) => (/^\d+$/.test(part) ? Number(part) : 0));
  if (!year) return "";
  const at = new Date(Date.UTC(year, (month || 1) - 1, day || 1));
  const known: Intl.DateTimeFormatOptions = {
    year: "numeric",
    ...(month && { month: "long" }),
    ...(month && day && { day: "numeric" }),
  };
  return new Intl.DateTimeFormat(lang(), { ...known, timeZone: "UTC" }).format(at);
}

/** « 1/2-1/2 » as a reader writes it; nothing where nobody knows. */
export function resultSaid(result: string): string {
  return result === "*" ? "" : result.replaceAll("1/2", "½").replace("-", "–");
}

/** The name of the letters of a language, in the reader's. */
export function lettersName(code: string): string {
  if (code === "figurine") return t("pgn-letters-figurine");
  return new Intl.DisplayNames(lang(), { type: "language" }).of(code) ?? code;
}
