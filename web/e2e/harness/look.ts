import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe-core finds wrong on the page as it stands: each rule with the elements that break it. */
export async function barriers(page: Page): Promise<string[]> {
  // Run from here, not from the page: the server's policy rightly forbids a script put into it.
  await page.evaluate(axe);
  // Colours on their way from one to another have the contrast of neither.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}

/** Waits until what measures itself, as a board does, has seen the size of the window. */
export function settled(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
}

/** How far the page goes beyond the window, in CSS pixels. */
export function overflow(page: Page): Promise<{ right: number; below: number }> {
  return page.evaluate(() => ({
    right: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    below: document.documentElement.scrollHeight - document.documentElement.clientHeight,
  }));
}

/**
 * The controls smaller than 44 pixels a side. Links inside a sentence are text, not controls; the
 * squares are an eighth of the board, which is measured by itself.
 */
export function smallControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const smallest = 44;
    const controls = [...document.querySelectorAll("a, button, select, summary, label:has(input)")];
    return controls
      .filter((control) => !control.matches("p a, li > p a, article a, [role=gridcell]"))
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0)
      .filter(({ box }) => Math.min(box.width, box.height) < smallest - 0.01)
      .map(({ control, box }) => `${control.outerHTML.slice(0, 80)} ${box.width}×${box.height}`);
  });
}

/** The elements whose text is cut off by their edges, or runs over them. */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // What is only said, and not shown, is cut on purpose.
    const isShown = (element: Element | null): boolean =>
      !element || (getComputedStyle(element).clipPath === "none" && isShown(element.parentElement));
    // What is drawn in SVG has no width of its own that could be too small.
    return [...document.querySelectorAll<HTMLElement>("body *:not(svg *)")]
      .filter((element) => {
        const { overflowX, overflowY, display } = getComputedStyle(element);
        // What is drawn has no box of text to run over.
        if (element instanceof SVGElement) return false;
        if (display === "inline" || !element.textContent?.trim() || !isShown(element)) return false;
        const ownText = [...element.childNodes].some(
          (node) => node instanceof Text && node.data.trim() !== "",
        );
        const cuts = (overflow: string) =>
          overflow === "hidden" || overflow === "clip" || (ownText && overflow === "visible");
        return (
          (cuts(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (cuts(overflowY) && element.scrollHeight > element.clientHeight + 1)
        );
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });
}
