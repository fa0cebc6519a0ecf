import type { Color, Level } from "$lib/api/wire";
import { t } from "$lib/i18n";
import type { GameState } from "./state";

/** What a player is called: by side where one visitor plays both. */
export function playerName({ opponent, you }: GameState, color: Color): string {
  if (opponent.kind === "same-screen") return t("player-side", { color });
  return color === you ? t("player-you") : t(`level-${opponent.level}`);
}

/** The opponent that the computer is, if it plays this side. */
export function levelOf({ opponent, you }: GameState, color: Color): Level | null {
  return opponent.kind === "computer" && color !== you ? opponent.level : null;
}

/** What the game is called. */
export function gameName({ opponent }: GameState): string {
  if (opponent.kind === "same-screen") return t("game-heading-two");
  return t("game-heading", { level: t(`level-${opponent.level}`) });
}
