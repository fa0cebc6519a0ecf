import "../styles/theme.css";
import "./live.css";
import { languages, setLang } from "$lib/i18n";
import { followOtherTabs } from "$lib/settings";
import { rememberLanguage } from "$lib/settings/language";
import { watch, type Island } from "./islands";

/** What comes alive, by the attribute that marks its place. */
const islands: Record<string, (value: string, place: DOMStringMap) => Island> = {
  diagram: (told) => ({
    before: "figcaption",
    load: async () => ({
      component: (await import("./diagram/LiveDiagram.svelte")).default,
      props: { diagram: JSON.parse(told) },
    }),
  }),
  exercise: (id) => ({
    before: "details",
    load: async () => ({
      component: (await import("./exercise/Exercise.svelte")).default,
      props: { id },
    }),
  }),
  game: (told) => ({
    load: async () => ({
      component: (await import("./game/MiniGame.svelte")).default,
      props: { game: JSON.parse(told) },
    }),
  }),
};

function island({ dataset }: HTMLElement): Island | null {
  for (const [name, at] of Object.entries(islands)) {
    const value = dataset[name];
    if (value !== undefined) return at(value, dataset);
  }
  return null;
}

const spoken = languages.find((language) => language === document.documentElement.lang) ?? "fr";
await setLang(spoken, ["board", "learn"]);
followOtherTabs();

const places = Object.keys(islands).map((name) => `[data-${name}]`);
watch(document.querySelectorAll<HTMLElement>(places.join()), island);

addEventListener("click", ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLElement>("[data-language]") : null;
  const language = languages.find((language) => language === link?.dataset.language);
  if (language) rememberLanguage(language);
});
