import { setLang, type Language } from "$lib/i18n";
import { change } from "./remembered.svelte";

const oneYear = 365 * 24 * 3600;

/**
 * Speaks `language` from now on. Rejects, having changed nothing, when the texts cannot be loaded.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  await setLang(language);
  rememberLanguage(language);
}

/** Speaks `language` on the pages to come. The cookie lets the server send them marked with it. */
export function rememberLanguage(language: Language): void {
  change({ language });
  document.cookie = `lang=${language}; path=/; max-age=${oneYear}; samesite=lax`;
}
