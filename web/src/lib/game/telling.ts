import type { GameResult, PlayedMove, Ply, Remark } from "$lib/api/wire";
import { t } from "$lib/i18n";
import type { Sound } from "$lib/sound";
import type { News } from "./news";
import type { GameState, Notice } from "./state";

/** What is said aloud about the news, in one go; nothing when there is none. */
export function told(news: readonly News[]): string {
  const mate = news.some((one) => one.type === "ended" && one.result.reason === "checkmate");
  return news.flatMap((one) => sentences(one, mate)).join(" ");
}

function sentences(news: News, mate: boolean): string[] {
  switch (news.type) {
    case "taken-back":
      return [t("said-taken-back", { count: news.plies })];
    case "played":
      return [moveSentence(news.ply, news.ply.check && !mate ? "check" : "none")];
    case "ended":
      return [resultSentence(news.result)];
    case "proposed":
      return [t(`proposal-${news.what}`, { color: news.by })];
    case "declined":
      return [t(`declined-${news.what}`)];
    case "claimable":
      return [t("claim-possible", { rule: news.rule })];
  }
}

/** A move, with the square left and what is captured: a listener has no board to look at. */
export function moveSentence(move: PlayedMove, sign: "none" | "check" | "mate"): string {
  return t("said-move", {
    color: move.color,
    role: move.role,
    departure: "square",
    from: move.from,
    to: move.to,
    captured: move.enPassant ? "en-passant" : (move.captured ?? "none"),
    castle: move.castle ?? "none",
    promotion: move.promotion ?? "none",
    sign,
  });
}

/** The last half-move of a game that has just been opened, so that a listener knows where it stands. */
export function lastMove(plies: readonly Ply[]): string {
  const last = plies.at(-1);
  return last ? told([{ type: "played", ply: last }]) : "";
}

/** « Échec et mat. Les Blancs gagnent, 1-0. » A game that was called off has no score. */
export function resultSentence({ reason, winner, score, remarks }: GameResult): string {
  const rule = [t(`result-${reason}`), ...remarks.map(remarkSentence)].join(". ");
  if (score === "*") return `${rule}.`;
  return t("said-result", { rule, winner: winner ?? "none", score });
}

/** « Échec perpétuel, par les Blancs ». */
export function remarkSentence({ code, color }: Remark): string {
  return t(`remark-${code}`, { color });
}

/** What the result is to the reader: their own, or that of a side where they play both. */
export function outcomeSentence(
  { opponent, you }: GameState,
  { winner, score, reason }: GameResult,
): string {
  if (score === "*") return t("ended-aborted");
  if (winner === null) return t("ended-draw");
  if (opponent.kind === "same-screen") return t("ended-side", { color: winner });
  if (winner === you && reason === "resignation")
    return t("ended-resigned", { level: t(`level-${opponent.level}`) });
  return t(winner === you ? "ended-won" : "ended-lost");
}

/** Why an action did not happen. */
export function noticeSentence(notice: Notice): string {
  switch (notice.type) {
    case "refused":
      return t(`refusal-${notice.refusal.code}`, { role: notice.refusal.role ?? "none" });
    case "failed":
      return t(`error-${notice.code}`);
    case "allowed":
      return t("why-allowed");
    case "declined":
      return t("declined-by", { level: t(`level-${notice.level}`) });
    case "overtaken":
      return t("notice-overtaken");
  }
}

/** What is heard of the news: of several, the one that matters most. */
export function heard(news: readonly News[]): Sound | null {
  if (news.some((one) => one.type === "ended")) return "end";
  const last = news.filter(({ type }) => type === "played" || type === "taken-back").at(-1);
  if (last?.type === "taken-back") return "move";
  if (last?.type !== "played") return null;
  if (last.ply.check) return "check";
  return last.ply.captured ? "capture" : "move";
}
