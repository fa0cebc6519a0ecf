import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";

/** How a reader looks at the page. */
export interface View {
  width: number;
  height: number;
  dark?: boolean;
  language?: "fr" | "en";
  /** A phone or a tablet: fingers instead of a mouse. */
  touch?: boolean;
  /** Without it, a page is what the server wrote. */
  script?: boolean;
  /** Errors that the browser is to log in this test, such as `lostConnection`, and are no fault. */
  mayLog?: RegExp;
}

/** What the browser logs when the server goes away. */
export const lostConnection =
  /net::ERR_(CONNECTION|EMPTY_RESPONSE|INCOMPLETE)|WebSocket connection to/;

/**
 * One browser for the tests of a file; gives a function that opens a page nobody has used. What a
 * page leaves in its console as an error, be it an exception, a refused script or a missing file,
 * fails the test that opened it.
 */
export function useBrowser(): (url: string, view: View) => Promise<Page> {
  let browser: Browser | undefined;
  const contexts: BrowserContext[] = [];
  const faults: string[] = [];

  beforeAll(async () => {
    browser = await launch();
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(faults.splice(0), "errors in the page's console").toEqual([]);
  });
  afterAll(() => browser?.close());

  return async (url, view) => {
    if (!browser) throw new Error("Pages are opened inside a test.");
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width: view.width, height: view.height },
      colorScheme: view.dark ? "dark" : "light",
      locale: view.language === "en" ? "en-GB" : "fr-FR",
      javaScriptEnabled: view.script ?? true,
      hasTouch: view.touch ?? false,
      isMobile: view.touch ?? false,
    });
    contexts.push(context);
    watch(context, (fault) => {
      if (!view.mayLog?.test(fault)) faults.push(fault);
    });
    return context.newPage();
  };
}

function watch(context: BrowserContext, report: (fault: string) => void): void {
  context.on("weberror", (error) => report(String(error.error().stack ?? error.error())));
  context.on("console", (message) => {
    if (message.type() === "error") report(`${message.text()} (${message.location().url})`);
  });
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
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}
