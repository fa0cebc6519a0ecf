export {
  addTexts,
  lang,
  languages,
  preferredLanguage,
  setLang,
  t,
  type Language,
} from "./language.svelte";
export type { Args } from "./bundle";
