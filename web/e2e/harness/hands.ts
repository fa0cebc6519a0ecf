import type { Page } from "playwright-core";
import type { Role } from "../../src/lib/api/wire";
import { texts, type Language } from "./texts";

/** A way to play on the board. */
export interface Hands {
  /** Takes what stands on a square to another. */
  move(page: Page, from: string, to: string): Promise<void>;
  /** Answers what a pawn becomes. */
  choose(page: Page, role: Role): Promise<void>;
}

/**
 * The middle of a square, brought into the window, in CSS pixels from the window's corner. The page
 * may be gliding to a board that has just come: a hand waits until it stands still.
 */
export async function middle(page: Page, square: string): Promise<{ x: number; y: number }> {
  return page.locator(`[data-square="${square}"]`).evaluate(async (node) => {
    const frame = () => new Promise((passed) => requestAnimationFrame(passed));
    let last = NaN;
    for (;;) {
      node.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
      const { x, y, width, height } = node.getBoundingClientRect();
      if (y === last) return { x: x + width / 2, y: y + height / 2 };
      last = y;
      await frame();
      await frame();
    }
  });
}

/** One click to take a piece, one to put it down. */
export const clicking: Hands = {
  async move(page, from, to) {
    for (const square of [from, to]) {
      const { x, y } = await middle(page, square);
      await page.mouse.click(x, y);
    }
  },
  choose: clickRole,
};

/** The piece follows the mouse while its button is down. */
export const dragging: Hands = {
  async move(page, from, to) {
    const start = await middle(page, from);
    const end = await middle(page, to);
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: 4 });
    await page.mouse.up();
  },
  choose: clickRole,
};

/** One tap to take a piece, one to put it down. */
export const tapping: Hands = {
  async move(page, from, to) {
    for (const square of [from, to]) {
      const { x, y } = await middle(page, square);
      await page.touchscreen.tap(x, y);
    }
  },
  async choose(page, role) {
    await (await roleButton(page, role)).tap();
  },
};

/** Keys alone: Tab to the board, the arrows on it, Enter to take and to put down. */
export const typing: Hands = {
  async move(page, from, to) {
    await tabTo(page, "[role=gridcell]");
    for (const square of [from, to]) {
      await walk(page, square);
      await page.keyboard.press("Enter");
    }
  },
  async choose(page, role) {
    const button = await roleButton(page, role);
    await button.waitFor();
    for (let tried = 0; tried < 4; tried++) {
      if (await button.evaluate((node) => node === document.activeElement))
        return page.keyboard.press("Enter");
      await page.keyboard.press("ArrowDown");
    }
    throw new Error(`The arrows do not reach the ${role} of the promotion.`);
  },
};

/** Presses Tab until the focus is on what `selector` names. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  const enough = 60;
  for (let tried = 0; tried < enough; tried++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${enough} Tabs do not reach ${selector}.`);
}

/** Goes on with Tab until the focus is on the control whose name begins so. */
export async function tabToName(page: Page, name: string): Promise<void> {
  for (let tried = 0; tried < 60; tried++) {
    const here = await page.evaluate(() => {
      const { activeElement } = document;
      const label = activeElement instanceof HTMLInputElement && activeElement.labels?.[0];
      return (label || activeElement)?.textContent?.trim().replaceAll(/\s+/g, " ") ?? "";
    });
    if (here.startsWith(name)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`60 Tabs do not reach “${name}”.`);
}

/** From the focused square to another by the arrows. */
export async function walk(page: Page, square: string): Promise<void> {
  const { right, down } = await page.evaluate((wanted) => {
    const squares = [...document.querySelectorAll<HTMLElement>("[role=gridcell]")];
    const here = squares.findIndex((one) => one === document.activeElement);
    const there = squares.findIndex((one) => one.dataset.square === wanted);
    if (here < 0 || there < 0) throw new Error(`Cannot walk to ${wanted}.`);
    return {
      right: (there % 8) - (here % 8),
      down: Math.floor(there / 8) - Math.floor(here / 8),
    };
  }, square);
  const key = (steps: number, forth: string, back: string) =>
    Array<string>(Math.abs(steps)).fill(steps > 0 ? forth : back);
  for (const press of [
    ...key(right, "ArrowRight", "ArrowLeft"),
    ...key(down, "ArrowDown", "ArrowUp"),
  ])
    await page.keyboard.press(press);
}

async function clickRole(page: Page, role: Role): Promise<void> {
  await (await roleButton(page, role)).click();
}

async function roleButton(page: Page, role: Role) {
  const language = (await page.locator("html").getAttribute("lang")) as Language;
  const t = texts(language);
  return page
    .getByRole("dialog", { name: t("promotion-title") })
    .getByRole("button", { name: t("promotion-role", { role }), exact: true });
}
