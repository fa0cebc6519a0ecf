export { change, followOtherTabs, settings } from "./remembered.svelte";
export {
  colorChoices,
  levels,
  parse,
  themes,
  type Notation,
  type Settings,
  type Theme,
} from "./settings";
