import { setLang, type Language } from "$lib/i18n";
import { change } from "./remembered.svelte";

const oneYear = 365 * 24 * 3600;

/**
 * Speaks `language` from now on. The cookie lets the server send the next page already marked with
 * it. Rejects, having changed nothing, when the texts cannot be loaded.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  await setLang(language);
  change({ language });
  document.cookie = `lang=${language}; path=/; max-age=${oneYear}; samesite=lax`;
}
