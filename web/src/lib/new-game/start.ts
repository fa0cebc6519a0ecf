import { createGame, rematch } from "$lib/api/http";
import type { NewGame } from "$lib/api/wire";
import { go, path } from "$lib/router";

/** Starts a game and goes to its board. Rejects with `RequestFailed`, having changed nothing. */
export async function startGame(wanted: NewGame): Promise<void> {
  const { game } = await createGame(wanted);
  go(path({ page: "game", id: game }));
}

/** Starts the same game again, the colours swapped, and goes to its board. */
export async function playAgain(game: string): Promise<void> {
  const next = await rematch(game);
  go(path({ page: "game", id: next.game }));
}
