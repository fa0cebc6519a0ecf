import type { ColorChoice, Level } from "$lib/api/wire";
import type { Language } from "$lib/i18n";

export const themes = ["auto", "light", "dark"] as const;
export type Theme = (typeof themes)[number];
/** How moves are written: the letters of the reader's language, or the same figures for all. */
export type Notation = "letters" | "figurines";

/** What this browser remembers of its reader. */
export interface Settings {
  /** `null` until the reader has chosen: the browser's languages then decide. */
  language: Language | null;
  theme: Theme;
  muted: boolean;
  notation: Notation;
  /** The last choice of opponent and side: what « Jouer » starts. */
  newGame: { level: Level; color: ColorChoice };
}

export const levels: readonly Level[] = ["easy", "medium", "hard", "expert"];
export const colorChoices: readonly ColorChoice[] = ["white", "black", "random"];

/** The settings held in `text`; whatever is missing, unknown or broken takes its first value. */
export function parse(text: string | null): Settings {
  const saved = fields(text);
  const newGame = isRecord(saved.newGame) ? saved.newGame : {};
  return {
    language: oneOf<Language | null>([null, "fr", "en"], saved.language),
    theme: oneOf(themes, saved.theme),
    muted: saved.muted === true,
    notation: oneOf<Notation>(["letters", "figurines"], saved.notation),
    newGame: {
      level: oneOf(levels, newGame.level),
      color: oneOf(colorChoices, newGame.color),
    },
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function oneOf<T>(values: readonly T[], value: unknown): T {
  return values.find((known) => known === value) ?? (values[0] as T);
}
