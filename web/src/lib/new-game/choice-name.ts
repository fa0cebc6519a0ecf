import { t } from "$lib/i18n";
import { rulesId } from "$lib/rulebook/presets";
import { rulesOf, type Choice } from "./choice";
import { clockName } from "./clock";
import { startName } from "./start-name";

/** A choice in one line, which says only what is out of the ordinary: « Mulot, avec les Blancs ». */
export function choiceName(choice: Choice): string {
  const { opponent, color, start, clock, rules } = choice;
  return [
    opponent.kind === "computer"
      ? t("home-choice", { level: t(`level-${opponent.level}`), color })
      : t("same-screen"),
    start.kind !== "ordinary" && startName(start),
    clock && clockName(clock),
    rules && t(`rules-${rulesId(rulesOf(choice))}`),
  ]
    .filter(Boolean)
    .join(" · ");
}
