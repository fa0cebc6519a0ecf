import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";

/** A folder of pictures, told from the root of the repository, and how one is put into it. */
export function album(folder: string) {
  const place = fileURLToPath(new URL(`../../../${folder}/`, import.meta.url));
  return {
    open: () => mkdir(place, { recursive: true }),
    /** What the window shows; with `whole`, what lies beyond it too. */
    async keep(page: Page, name: string, { whole = false } = {}): Promise<void> {
      const path = `${place}${name}.png`;
      await page.screenshot({ path, fullPage: whole, animations: "disabled" });
    },
  };
}
