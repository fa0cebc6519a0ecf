import { mount } from "svelte";
import { preferredLanguage, setLang } from "$lib/i18n";
import { startRouter } from "$lib/router";
import { followOtherTabs, settings } from "$lib/settings";
import App from "./App.svelte";
import "./styles/theme.css";

await setLang(settings().language ?? preferredLanguage(navigator.languages), ["board", "app"]);
startRouter();
followOtherTabs();
mount(App, { target: document.body.querySelector("#app")! });
