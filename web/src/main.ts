import { mount } from "svelte";
import { preferredLanguage, setLang } from "$lib/i18n";
import { startRouter } from "$lib/router";
import App from "./App.svelte";
import "./styles/theme.css";

await setLang(preferredLanguage(navigator.languages));
startRouter();
mount(App, { target: document.getElementById("app")! });
