export { change, followOtherTabs, settings } from "./remembered.svelte";
export { notation, typedLetters } from "./notation";
export { notations, parse, themes, type Notation, type Settings, type Theme } from "./settings";
