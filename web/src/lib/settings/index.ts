export { change, followOtherTabs, settings } from "./remembered.svelte";
export { parse, themes, type Notation, type Settings, type Theme } from "./settings";
