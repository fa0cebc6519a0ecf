import { createGame, rematch } from "$lib/api/http";
import type { Settings } from "$lib/settings";
import { go, path } from "$lib/router";

/** Starts a game and goes to its board. Rejects with `RequestFailed`, having changed nothing. */
export async function startGame({ level, color }: Settings["newGame"]): Promise<void> {
  const { game } = await createGame({ opponent: { kind: "computer", level }, color });
  go(path({ page: "game", id: game }));
}

/** Starts the same game again, the colours swapped, and goes to its board. */
export async function playAgain(game: string): Promise<void> {
  const next = await rematch(game);
  go(path({ page: "game", id: next.game }));
}
