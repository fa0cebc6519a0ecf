import type { Language } from "$lib/i18n";
import { isRecord, oneOf } from "./saved";

export const themes = ["auto", "light", "dark"] as const;
export type Theme = (typeof themes)[number];
export const notations = ["fr", "en", "figurine"] as const;
/** In which letters moves are written, by the codes the server gives them. */
export type Notation = (typeof notations)[number];

/** What this browser remembers of its reader. */
export interface Settings {
  /** `null` until the reader has chosen: the browser's languages then decide. */
  language: Language | null;
  theme: Theme;
  muted: boolean;
  /** `null` until the reader has chosen: moves are then written in the page's own language. */
  notation: Notation | null;
  /** At one screen, the side to move is brought to the bottom after each move. */
  turnsBoard: boolean;
  /** Checks, captures and threats are shown in unrated games. */
  threats: boolean;
  /** The computer's moves are shown as soon as they are found. */
  immediate: boolean;
  /** The last choice of a game, as it was left; `new-game/last-choice` reads it. */
  newGame: unknown;
}

/** The settings held in `text`; whatever is missing, unknown or broken takes its first value. */
export function parse(text: string | null): Settings {
  const saved = fields(text);
  return {
    language: oneOf<Language | null>([null, "fr", "en"], saved.language),
    theme: oneOf(themes, saved.theme),
    muted: saved.muted === true,
    turnsBoard: saved.turnsBoard === true,
    threats: saved.threats === true,
    immediate: saved.immediate === true,
    notation: oneOf<Notation | null>([null, ...notations], saved.notation),
    newGame: saved.newGame ?? null,
  };
}

function fields(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}
