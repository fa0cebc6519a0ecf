import { setLang } from "$lib/i18n";

// Every test starts as a French reader's page does: with its texts loaded.
await setLang("fr", ["board", "app"]);
