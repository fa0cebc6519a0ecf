import type { Player } from "$lib/api/wire";
import { lang, t } from "$lib/i18n";

/** A rating as it is shown: whole points. */
export function elo(rating: number): string {
  return String(Math.round(rating)).replace("-", "−");
}

/** What a game made of a rating: « 1200 → 1221 (+21) ». The change is that of what is shown. */
export function eloChange(before: number, after: number): string {
  const points = Math.round(after) - Math.round(before);
  const change = points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "±0";
  return t("elo-change", { before: elo(before), after: elo(after), change });
}

/** A thinking time in words: tenths of seconds under an hour, minutes beyond. */
export function thinkingTime(milliseconds: number): string {
  const tenths = Math.floor(milliseconds / 100);
  return t("thinking", {
    hours: Math.floor(tenths / 36_000),
    minutes: Math.floor(tenths / 600) % 60,
    seconds: (tenths % 600) / 10,
  });
}

/** The day of a moment in milliseconds since 1970. */
export function day(at: number): string {
  return new Intl.DateTimeFormat(lang(), { dateStyle: "medium" }).format(at);
}

export function nameOf({ name }: Pick<Player, "name">): string {
  return name ?? t("players-unnamed");
}
