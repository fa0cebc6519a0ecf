import { startTexts } from "$lib/i18n";
import parts from "$lib/i18n/parts-of-app";

// Every test starts as a French reader's page does: with its texts loaded, those of parts that are
// fetched on demand included.
await startTexts(parts, "fr", ["board", "app", "new-game", "editor"]);
