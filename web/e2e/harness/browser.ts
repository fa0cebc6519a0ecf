import { chromium, type Browser, type Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";

/** How a reader looks at the page. */
export interface View {
  width: number;
  height: number;
  dark?: boolean;
  language?: "fr" | "en";
}

/** One browser for the tests of a file; gives a function that opens a page nobody has used. */
export function useBrowser(): (url: string, view: View) => Promise<Page> {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  return async (url, { width, height, dark = false, language = "fr" }) => {
    if (!browser) throw new Error("Pages are opened inside a test.");
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width, height },
      colorScheme: dark ? "dark" : "light",
      locale: language === "fr" ? "fr-FR" : "en-GB",
    });
    return context.newPage();
  };
}

function launch(): Promise<Browser> {
  const executablePath = process.env.ROQUE_CHROMIUM;
  if (!executablePath)
    throw new Error(
      "ROQUE_CHROMIUM must name a Chromium to test with; `cargo xtask test` sets it.",
    );
  return chromium.launch({
    executablePath,
    // The last four keep it from calling home: on a closed network each call is a long wait.
    args: [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}
