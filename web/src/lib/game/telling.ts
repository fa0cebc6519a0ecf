import type { GameResult, Ply } from "$lib/api/wire";
import { t } from "$lib/i18n";
import type { Sound } from "$lib/sound";
import type { News } from "./news";
import type { Notice } from "./state";

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
      return playedSentences(news.ply, mate);
    case "ended":
      return [resultSentence(news.result)];
  }
}

function playedSentences(ply: Ply, mate: boolean): string[] {
  return [
    t(`said-${kind(ply)}`, {
      color: ply.color,
      role: ply.role,
      from: ply.from,
      to: ply.to,
      captured: ply.captured ?? "none",
      castle: ply.castle ?? "none",
    }),
    ...(ply.promotion ? [t("said-promotion", { role: ply.promotion })] : []),
    ...(ply.check && !mate ? [t("said-check")] : []),
  ];
}

/** The last half-move of a game that has just been opened, so that a listener knows where it stands. */
export function lastMove(plies: readonly Ply[]): string {
  const last = plies.at(-1);
  return last ? told([{ type: "played", ply: last }]) : "";
}

/** « Échec et mat. Les Blancs gagnent, 1-0. » */
export function resultSentence({ reason, winner, score }: GameResult): string {
  return t("said-result", { rule: t(`result-${reason}`), winner: winner ?? "none", score });
}

/** Why an action did not happen. */
export function noticeSentence(notice: Notice): string {
  switch (notice.type) {
    case "refused":
      return t(`refusal-${notice.refusal.code}`, { role: notice.refusal.role ?? "none" });
    case "failed":
      return t(`error-${notice.code}`);
    case "overtaken":
      return t("notice-overtaken");
  }
}

/** What is heard of the news: of several, the one that matters most. */
export function heard(news: readonly News[]): Sound | null {
  if (news.some((one) => one.type === "ended")) return "end";
  const last = news.at(-1);
  if (last?.type === "taken-back") return "move";
  if (last?.type !== "played") return null;
  if (last.ply.check) return "check";
  return last.ply.captured ? "capture" : "move";
}

function kind(ply: Ply): "castle" | "en-passant" | "capture" | "quiet" {
  if (ply.castle) return "castle";
  if (ply.enPassant) return "en-passant";
  return ply.captured ? "capture" : "quiet";
}
