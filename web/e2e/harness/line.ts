import type { Page } from "playwright-core";
import type { GameUpdate, ServerMessage } from "../../src/lib/api/wire";

/** A game as the server has told it so far: its last word, with all half-moves. */
export type Told = GameUpdate;

/** Overhears what the server tells a page about its game. */
export class Line {
  private told: Told | null = null;
  private readonly waiting = new Set<() => void>();

  constructor(page: Page) {
    page.on("websocket", (socket) => {
      socket.on("framereceived", ({ payload }) => this.hear(String(payload)));
    });
  }

  /** What the server has told last; fails when it has told nothing yet. */
  get game(): Told {
    if (!this.told) throw new Error("The server has not told this page any game.");
    return this.told;
  }

  /** Waits until the server has told something of which `holds` is true. */
  until(holds: (told: Told) => boolean): Promise<Told> {
    return new Promise((resolve) => {
      const look = () => {
        if (!this.told || !holds(this.told)) return;
        this.waiting.delete(look);
        resolve(this.told);
      };
      this.waiting.add(look);
      look();
    });
  }

  private hear(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type !== "game") return;
    const { game } = message;
    const known = game.game === this.told?.game ? this.told.plies : [];
    this.told = { ...game, plies: [...known.slice(0, game.kept), ...game.plies] };
    for (const look of this.waiting) look();
  }
}
