import type { FluentBundle } from "@fluent/bundle";
import { format, readTexts, type Args } from "./bundle";

export const languages = ["fr", "en"] as const;
export type Language = (typeof languages)[number];

/** What is read together is loaded together: the files of `locales/` are put into parts. */
export type Part =
  | "board"
  | "app"
  | "pgn"
  | "players"
  | "new-game"
  | "editor"
  | "learn"
  | "class"
  | "ending"
  | "review";

/** Where the parts are, by their files: those that the pages of one entry speak. */
export type Sources = Record<string, () => Promise<{ default: string[] }>>;
let sources: Sources = {};

/** The parts that are spoken. */
const parts = new Set<Part>();

let current = $state.raw<{ language: Language; texts: FluentBundle } | null>(null);

/** The language the page speaks now. */
export function lang(): Language {
  return current?.language ?? "fr";
}

/** Begins to speak `language`, with some of the parts that are to be had. */
export function startTexts(
  from: Sources,
  language: Language,
  first: readonly Part[],
): Promise<void> {
  sources = from;
  for (const part of first) parts.add(part);
  return setLang(language);
}

/** Loads the texts of `language`: every `t` on the page follows. */
export function setLang(language: Language): Promise<void> {
  return inTurn(() => load(language));
}

/** Loads the texts of one more part, in this language and in any spoken later. */
export function addTexts(part: Part): Promise<void> {
  return inTurn(async () => {
    if (parts.has(part)) return;
    parts.add(part);
    try {
      await load(lang());
    } catch (error) {
      parts.delete(part);
      throw error;
    }
  });
}

async function load(language: Language): Promise<void> {
  const loaded = await Promise.all(
    [...parts].map((part) => sources[`./parts/${part}.${language}.ts`]!()),
  );
  const texts = loaded.flatMap(({ default: texts }) => texts);
  current = { language, texts: readTexts(language, texts) };
  document.documentElement.lang = language;
}

let turn: Promise<unknown> = Promise.resolve();

/** One load at a time: what arrives late never takes the place of what was asked for after it. */
function inTurn(work: () => Promise<void>): Promise<void> {
  const done = turn.then(work);
  turn = done.catch(() => {});
  return done;
}

/** English when the browser asks for it before French; French otherwise. */
export function preferredLanguage(wanted: readonly string[]): Language {
  const known = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return known.find((tag): tag is Language => languages.some((one) => one === tag)) ?? "fr";
}

/**
 * The text `id` in the current language. A text that does not exist throws during development and
 * in tests; a reader is shown its name rather than a broken page.
 */
export function t(id: string, args?: Args): string {
  if (!current) throw new Error(`Text “${id}” was asked for before any language was loaded.`);
  if (import.meta.env.DEV) return format(current.texts, id, args);
  try {
    return format(current.texts, id, args);
  } catch {
    return id;
  }
}
