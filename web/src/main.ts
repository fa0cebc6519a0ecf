import { mount } from "svelte";
import { preferredLanguage, startTexts } from "$lib/i18n";
import parts from "$lib/i18n/parts-of-app";
import { startRouter } from "$lib/router";
import { followOtherTabs, settings } from "$lib/settings";
import App from "./App.svelte";
import "./styles/theme.css";

const language = settings().language ?? preferredLanguage(navigator.languages);
await startTexts(parts, language, ["board", "app"]);
startRouter();
followOtherTabs();
mount(App, { target: document.body.querySelector("#app")! });
