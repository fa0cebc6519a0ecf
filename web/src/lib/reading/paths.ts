import { lang, type Language } from "$lib/i18n";

/** The pages that the server writes, each at an address of its own in each language. */
const paths = {
  learn: { fr: "/apprendre", en: "/learn" },
  rules: { fr: "/regles", en: "/rules" },
  ranking: { fr: "/guide-classement", en: "/ranking-guide" },
} as const satisfies Record<string, Record<Language, string>>;

/** Where a page to read is in the current language, or a part of it. */
export function readingPath(page: keyof typeof paths, anchor?: string): string {
  const path = paths[page][lang()];
  return anchor ? `${path}#${anchor}` : path;
}
