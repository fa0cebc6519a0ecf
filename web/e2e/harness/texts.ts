import { readFileSync } from "node:fs";
import { format, readTexts, type Args } from "../../src/lib/i18n/bundle";

export type Language = "fr" | "en";

/** What the page is to say in `language`, from the texts it is built with. */
export function texts(language: Language): (id: string, args?: Args) => string {
  const parts = [
    "states",
    "page",
    "new-game",
    "opponents",
    "editor",
    "game",
    "rules",
    "positions",
    "pgn",
    "players",
    "learn-page",
    "class",
    "review",
  ];
  const sources = parts.map((name) =>
    readFileSync(new URL(`../../../locales/${language}/${name}.ftl`, import.meta.url), "utf8"),
  );
  const bundle = readTexts(language, sources);
  return (id, args) => format(bundle, id, args);
}
