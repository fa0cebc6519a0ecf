import type { Opponent } from "$lib/api/wire";
import { t } from "$lib/i18n";

/** What one calls the other side of the board. */
export function opponentName(opponent: Opponent): string {
  return t(opponent.kind === "computer" ? `level-${opponent.level}` : "home-two");
}
