import "./live.css";
import { addTexts, languages, startTexts } from "$lib/i18n";
import parts from "$lib/i18n/parts-of-lessons";
import { followOtherTabs } from "$lib/settings";
import { rememberLanguage } from "$lib/settings/language";
import { watch, type Filling, type Island } from "./islands";

/** What comes alive, by the attribute that marks its place. */
const islands: Record<string, (value: string, place: HTMLElement) => Island | null> = {
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
  island: (name, place) => {
    const load = named[name];
    return load ? { load: () => load(place) } : null;
  },
};

/** The places that only script fills. */
const named: Record<string, (place: HTMLElement) => Promise<Filling>> = {
  progress: async () => ({
    component: (await import("./progress/PathProgress.svelte")).default,
    props: {},
  }),
  read: async (place) => ({
    component: (await import("./progress/ReadLesson.svelte")).default,
    props: { lesson: place.closest<HTMLElement>("[data-lesson]")?.dataset.lesson },
  }),
  exercises: async ({ dataset: { kind } }) => ({
    component: kind
      ? (await import("./training/KindTraining.svelte")).default
      : (await import("./training/Exercises.svelte")).default,
    props: { kind },
  }),
  async class({ dataset: { code } }) {
    const load = import("./class/ClassIsland.svelte");
    const [{ default: component }] = await Promise.all([load, addTexts("class")]);
    return { component, props: { code: code ?? null } };
  },
  async endings() {
    const load = import("./ending/Endings.svelte");
    const [{ default: component }] = await Promise.all([load, addTexts("ending")]);
    return { component, props: {} };
  },
  theme: async () => ({
    component: (await import("$lib/theme/ThemeChoice.svelte")).default,
    props: {},
  }),
};

function island(place: HTMLElement): Island | null {
  for (const [name, at] of Object.entries(islands)) {
    const value = place.dataset[name];
    if (value !== undefined) return at(value, place);
  }
  return null;
}

const spoken = languages.find((language) => language === document.documentElement.lang) ?? "fr";
await startTexts(parts, spoken, ["board", "learn"]);
followOtherTabs();

const places = Object.keys(islands).map((name) => `[data-${name}]`);
watch(document.querySelectorAll<HTMLElement>(places.join()), island);

addEventListener("click", ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLElement>("[data-language]") : null;
  const language = languages.find((language) => language === link?.dataset.language);
  if (language) rememberLanguage(language);
});
