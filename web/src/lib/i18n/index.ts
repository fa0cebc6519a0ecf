export {
  addTexts,
  lang,
  languages,
  preferredLanguage,
  setLang,
  startTexts,
  t,
  type Language,
} from "./language.svelte";
export type { Args } from "./bundle";
