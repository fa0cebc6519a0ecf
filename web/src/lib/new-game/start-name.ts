import type { StartChoice } from "$lib/api/wire";
import { t } from "$lib/i18n";

/** « Échecs960 n° 518 ». */
export function startName(start: StartChoice): string {
  if (start.kind === "chess960")
    return t("start-chess960", {
      number: start.number === undefined ? "none" : String(start.number),
    });
  return t(`start-${start.kind}`);
}
