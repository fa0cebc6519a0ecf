import { json } from "$lib/api/http";
import type { Level, LevelStrength } from "$lib/api/wire";
import { t } from "$lib/i18n";

/** How strong each opponent is. */
export type Strengths = ReadonlyMap<Level, LevelStrength>;

let known: Promise<Strengths> | undefined;

/** Asks the server once: no game changes how strong an opponent is. */
export function strengths(): Promise<Strengths> {
  known ??= json<LevelStrength[]>("GET", "/api/levels").then(
    (all) => new Map(all.map((one) => [one.level, one])),
    (error: unknown) => {
      known = undefined;
      throw error;
    },
  );
  return known;
}

/** A strength in words, with what is known of its truth. */
export function strengthSentence({ rating, low, high, measured }: LevelStrength): string {
  const whole = (points: number) => String(Math.round(points)).replace("-", "−");
  return measured
    ? t("opponent-elo-measured", { rating: whole(rating), low: whole(low), high: whole(high) })
    : t("opponent-elo-estimate", { rating: whole(rating) });
}
