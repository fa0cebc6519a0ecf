import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { lostConnection, useBrowser, type View } from "./harness/browser";
import { barriers, clippedTexts, overflow, settled, smallControls } from "./harness/look";
import { useRoque } from "./harness/roque";

const open = useBrowser();
const roque = useRoque();

const phone = { width: 360, height: 640 };
const desktop = { width: 1366, height: 768 };

async function visit(path: string, view: View): Promise<Page> {
  const page = await open(roque.url, view);
  await page.goto(path);
  await page.locator("main h1").first().waitFor();
  return page;
}

const pages = ["/", "/a-deux", "/regles", "/lire", "/editeur", "/nulle-part"];
const sizes = [
  { width: 320, height: 640 },
  phone,
  { width: 1280, height: 800 },
  desktop,
  { width: 1920, height: 1080 },
  // What is left of a window at 400 %.
  { width: 320, height: 256 },
];

test.each(pages)("%s has no barrier axe can find, narrow or wide, light or dark", async (path) => {
  const page = await visit(path, phone);
  for (const width of [320, 1280])
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      expect(await barriers(page), `${width} ${colorScheme}`).toEqual([]);
    }
});

describe.each(["fr", "en"] as const)("in %s", (language) => {
  test.each(pages)(
    "%s fits every window, with controls one can hit and no cut text",
    async (path) => {
      const page = await visit(path, { ...phone, language });
      for (const size of sizes) {
        await page.setViewportSize(size);
        await settled(page);
        const window = `${size.width} × ${size.height}`;
        expect((await overflow(page)).right, window).toBe(0);
        expect(await smallControls(page), window).toEqual([]);
        expect(await clippedTexts(page), window).toEqual([]);
      }
    },
  );

  test("home is seen whole on a phone", async () => {
    const page = await visit("/", { ...phone, language });
    expect(await overflow(page)).toEqual({ right: 0, below: 0 });
  });

  test("the choice of a new game fits a phone, what begins it in sight, without a barrier", async () => {
    const page = await visit("/", { ...phone, language });
    await page.getByRole("button", { name: "Options" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button").last().waitFor();
    const box = await dialog.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(phone.height);
    expect(await dialog.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
    const begin = await dialog.getByRole("button").last().boundingBox();
    expect((begin?.y ?? 0) + (begin?.height ?? Infinity)).toBeLessThanOrEqual(phone.height);
    expect(await smallControls(page)).toEqual([]);
    expect(await barriers(page)).toEqual([]);
  });
});

test("one click on a first visit opens a game", async () => {
  const page = await visit("/", phone);
  await page.getByRole("button", { name: "Jouer contre l’ordinateur" }).click();
  await page.waitForURL(/\/partie\/[\w-]+$/);
  const address = new URL(page.url()).pathname;
  await page.getByRole("link", { name: "Jouer", exact: true }).click();
  const resume = page.getByRole("link", { name: /Reprendre la partie/ });
  expect(await resume.getAttribute("href")).toBe(address);
  expect(await overflow(page)).toEqual({ right: 0, below: 0 });
});

test("the last choice of opponent and side is proposed again", async () => {
  const page = await visit("/", desktop);
  await page.getByRole("button", { name: "Options" }).click();
  await page.getByRole("radio", { name: "Difficile" }).check();
  await page.getByRole("radio", { name: "Corbeau" }).check();
  await page.getByRole("radio", { name: "Les Noirs" }).check();
  await page.getByRole("button", { name: "Commencer" }).click();
  await page.waitForURL(/\/partie\//);
  await page.goto("/");
  await page.getByText("Corbeau, avec les Noirs").waitFor();
});

test("a dialog keeps the focus and gives it back", async () => {
  const page = await visit("/", desktop);
  const opener = page.getByRole("button", { name: "Options" });
  await opener.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByRole("button").last().waitFor();
  for (let tabs = 0; tabs < 8; tabs++) {
    await page.keyboard.press("Tab");
    // Between the last control and the first, the focus passes by the browser's own frame.
    const where = await page.evaluate(() =>
      document.activeElement === document.body || document.activeElement?.closest("dialog")
        ? "inside"
        : "outside",
    );
    expect(where).toBe("inside");
  }
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await opener.evaluate((node) => node === document.activeElement)).toBe(true);
});

test("the language switch changes texts, title and declared language, and is remembered", async () => {
  const page = await visit("/a-deux", desktop);
  await page.getByRole("heading", { name: "À deux sur cet écran" }).waitFor();
  await page.getByRole("button", { name: "English" }).click();
  await page.getByRole("heading", { name: "For two on this screen" }).waitFor();
  expect(await page.title()).toBe("For two on this screen – Roque");
  expect(await page.locator("html").getAttribute("lang")).toBe("en");
  const sent = await page.reload();
  expect(await sent?.text()).toContain('<html lang="en"');
  await page.getByRole("heading", { name: "For two on this screen" }).waitFor();
});

test("a theme once chosen outlives the visit", async () => {
  const page = await visit("/", desktop);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.getByLabel("Thème").selectOption("Sombre");
  const dark = await ground();
  expect(dark).not.toBe(light);
  await page.reload();
  await page.locator("main h1").waitFor();
  expect(await ground()).toBe(dark);
});

test("a rule can be linked to, from outside and from the contents", async () => {
  const page = await visit("/regles#pat", desktop);
  const seen = (id: string) =>
    page.waitForFunction((id) => {
      const top = document.getElementById(id)?.getBoundingClientRect().top;
      return top !== undefined && top >= 0 && top < 100;
    }, id);
  await seen("pat");
  await page.getByRole("navigation", { name: "Sommaire" }).getByText("Le roque").click();
  await seen("roque");
  expect(new URL(page.url()).hash).toBe("#roque");
});

test("by keyboard alone one skips the menu, and lands on each new page", async () => {
  const page = await visit("/", desktop);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const focused = () => page.evaluate(() => document.activeElement?.id);
  expect(await focused()).toBe("main");
  await page.getByRole("link", { name: "Lire", exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/lire");
  expect(await focused()).toBe("main");
});

test("a server that has gone is told, and found again on demand", async () => {
  const page = await visit("/", { ...phone, mayLog: lostConnection });
  await roque.kill();
  await page.getByRole("button", { name: "Jouer contre l’ordinateur" }).click();
  await page.getByRole("alert").getByText("Le serveur ne répond pas").waitFor();
  expect(await barriers(page)).toEqual([]);
  await roque.restart();
  await page.getByRole("button", { name: "Réessayer" }).click();
  await page.getByRole("alert").waitFor({ state: "detached" });
});
