import type { Page } from "playwright-core";
import { texts } from "./texts";

const t = texts("fr");

/** The page that reads games, as its reader sees it. */
export class Reader {
  constructor(readonly page: Page) {}

  static async open(page: Page): Promise<Reader> {
    await page.goto("/lire");
    await page.getByRole("heading", { name: t("pgn-heading") }).waitFor();
    return new Reader(page);
  }

  /** Opens the page and pastes a text of one game. */
  static async paste(page: Page, text: string): Promise<Reader> {
    const reader = await Reader.open(page);
    await reader.paste(text);
    await reader.ready();
    return reader;
  }

  async paste(text: string): Promise<void> {
    await this.page.getByRole("textbox", { name: t("pgn-paste") }).fill(text);
    await this.page.getByRole("button", { name: t("pgn-read"), exact: true }).click();
  }

  /** Waits until a game is on the board. */
  async ready(): Promise<void> {
    await this.page.getByRole("grid").waitFor();
  }

  /** Opens a game of the list, by its number. */
  async choose(number: number): Promise<void> {
    await this.page
      .locator("ol a")
      .nth(number - 1)
      .click();
    await this.ready();
  }

  /** The moves as they are written, and the one on the board. */
  moves(): Promise<string[]> {
    return this.page.locator("[data-node] .san").allTextContents();
  }

  async current(): Promise<string | null> {
    const marked = this.page.locator("[data-node][aria-current=step] .san");
    return (await marked.count()) > 0 ? marked.textContent() : null;
  }

  move(san: string) {
    return this.page.locator("[data-node]").filter({
      has: this.page.locator(".san", { hasText: new RegExp(`^${san.replace("+", "\\+")}`) }),
    });
  }

  /** What is said of the place on the board, on the line for it. */
  async place(): Promise<string> {
    const text = await this.page.locator(".place .place").innerText();
    return text.replaceAll(/\s+/g, " ").trim();
  }

  button(name: string) {
    return this.page.getByRole("button", { name, exact: true });
  }

  /** The men as the squares name them: the square with its man, where there is one. */
  async man(square: string): Promise<string> {
    const name = await this.page.locator(`[data-square="${square}"]`).getAttribute("aria-label");
    return name?.split(", ")[1] ?? "";
  }

  /** Where the board is, in CSS pixels. */
  async box() {
    const box = await this.page.getByRole("grid").boundingBox();
    if (!box) throw new Error("There is no board on the page.");
    return box;
  }
}
