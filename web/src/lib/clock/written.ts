import type { Allowance, Bonus, Period, TimeControl } from "$lib/api/wire";
import { t } from "$lib/i18n";

/** A cadence as players write it: « 3 min + 2 s », one for both sides or one for each. */
export function timeControl({ white, black }: TimeControl): string {
  const [one, other] = [allowance(white), allowance(black)];
  return one === other ? one : `${one} / ${other}`;
}

function allowance(allowance: Allowance): string {
  if ("per-move" in allowance) return t("clock-per-move", { days: days(allowance["per-move"]) });
  const { first, then = [] } = allowance.periods;
  return [first, ...then].map(period).join(t("clock-then"));
}

function period({ time, moves, bonus }: Period): string {
  const main = t("clock-minutes", { minutes: time / 60_000 });
  return [moves ? t("clock-moves", { moves, time: main }) : main, written(bonus)].join("");
}

function written(bonus: Bonus = "none"): string {
  if (bonus === "none") return "";
  const [kind, span] = Object.entries(bonus)[0]!;
  return t("clock-bonus", { kind, seconds: span / 1000 });
}

function days(milliseconds: number): number {
  return milliseconds / 86_400_000;
}
