import type { Problem } from "$lib/api/wire";
import { t } from "$lib/i18n";

/** What is wrong with a position, in the reader's words. */
export function problemSentence({ code, color, squares }: Problem): string {
  return t(`position-${code}`, { color: color ?? "none", squares: squares.join(", ") });
}
