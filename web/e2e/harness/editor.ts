import type { Page } from "playwright-core";
import { readPlacement, writePlacement } from "../../src/lib/board/placement";
import type { Color, Role } from "../../src/lib/api/wire";
import { middle } from "./hands";
import { texts } from "./texts";

const t = texts("fr");

/** The board on which a position is composed, as its reader sees it. */
export class Editor {
  constructor(readonly page: Page) {}

  static async open(page: Page, fen?: string): Promise<Editor> {
    await page.goto(fen ? `/editeur?fen=${encodeURIComponent(fen)}` : "/editeur");
    return Editor.shown(page);
  }

  /** The editor that is on its way, once it says what the rules think of its position. */
  static async shown(page: Page): Promise<Editor> {
    const editor = new Editor(page);
    // The page on its way has a status of its own.
    await editor.fen.waitFor();
    await editor.verdict.waitFor();
    return editor;
  }

  /** What the rules say of the position. */
  get verdict() {
    return this.page.getByRole("status");
  }

  get play() {
    return this.page.getByRole("button", { name: t("editor-play") });
  }

  get fen() {
    return this.page.getByRole("textbox", { name: t("fen") });
  }

  man(color: Color, role: Role) {
    return this.page.locator("label").filter({
      has: this.page.getByRole("radio", { name: t("piece-name", { color, role }), exact: true }),
    });
  }

  tool(name: "hand" | "eraser") {
    return this.page.locator("label", { hasText: t(`editor-${name}`) });
  }

  /** Waits until the position written is the one wanted: its first fields in FEN. */
  async reads(fields: string): Promise<void> {
    await this.page.waitForFunction(
      (wanted) => document.querySelector<HTMLInputElement>(".fen input")?.value.startsWith(wanted),
      fields,
    );
  }

  async click(square: string): Promise<void> {
    const { x, y } = await middle(this.page, square);
    await this.page.mouse.click(x, y);
  }

  /** Drags with the mouse from one point of the window to another. */
  async drag(from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
    const { mouse } = this.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
    await mouse.move(to.x, to.y, { steps: 4 });
    await mouse.up();
  }

  /** The men as the squares name them, in the first field of a FEN. */
  async named(): Promise<string> {
    const names = await this.page
      .getByRole("gridcell")
      .evaluateAll((cells) => cells.map((cell) => cell.ariaLabel ?? ""));
    const start = readPlacement("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
    const men = new Map([...start.values()].map((man) => [t("piece-name", { ...man }), man]));
    const placed = names.flatMap((name) => {
      const [square, man] = name.split(", ");
      const known = men.get(man ?? "");
      return known ? [[square!, known] as const] : [];
    });
    return writePlacement(new Map(placed));
  }
}
