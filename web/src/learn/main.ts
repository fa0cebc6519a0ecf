import "../styles/theme.css";
import { setLang, type Language } from "$lib/i18n";
await setLang(document.documentElement.lang as Language, ["board", "learn"]);
