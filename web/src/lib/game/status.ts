import { t } from "$lib/i18n";
import { ruleLink } from "$lib/reading/rule-links";
import { moveNumber } from "./notation";
import { sideToMove } from "./shown";
import type { Link } from "./socket";
import { atPresent, type GameState, type Notice } from "./state";
import { noticeSentence, resultSentence } from "./telling";

/** The one line under the board, and how much it matters. */
export interface Status {
  readonly text: string;
  readonly tone: "calm" | "check" | "warning" | "waiting";
  readonly rule?: string; // where the rules page says more
}

/** What the player most needs to know now. */
export function status(state: GameState, link: Link): Status {
  if (link === "offline") return { text: t("status-offline"), tone: "warning" };
  if (state.notice) return noticed(state.notice);
  if (!atPresent(state)) return { text: pastText(state), tone: "calm" };
  if (state.result) return { text: resultSentence(state.result), tone: "calm" };
  if (state.sent) return { text: t("status-sent"), tone: "waiting" };
  if (state.hand.for !== "play") return { text: t(`hand-${state.hand.for}`), tone: "calm" };
  return { text: turnText(state), tone: state.check ? "check" : "calm" };
}

function noticed(notice: Notice): Status {
  const calm = notice.type === "declined" || notice.type === "allowed";
  const said: Status = { text: noticeSentence(notice), tone: calm ? "calm" : "warning" };
  if (notice.type !== "refused") return said;
  const { code, role } = notice.refusal;
  return { ...said, rule: ruleLink(`refusal-${code}`, role) };
}

function pastText(state: GameState): string {
  if (state.viewed === 0) return t("status-past-start");
  const number = moveNumber(state.startFen, state.viewed - 1);
  const side = sideToMove(state) === "white" ? "black" : "white";
  return t("status-past", { number, side });
}

function turnText(state: GameState): string {
  const check = state.check ? "yes" : "no";
  const { opponent, turn } = state;
  if (opponent.kind === "same-screen") return t("status-turn-of", { check, color: turn });
  if (turn === state.you) return t("status-your-turn", { check });
  return t("status-thinking", { check, level: t(`level-${opponent.level}`) });
}
