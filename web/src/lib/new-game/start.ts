import { createGame } from "$lib/api/http";
import type { NewGame } from "$lib/api/wire";
import { go, path } from "$lib/router";

/** Starts a game and goes to its board. Rejects with `RequestFailed`, having changed nothing. */
export async function startGame(choice: NewGame): Promise<void> {
  const { game } = await createGame(choice);
  go(path({ page: "game", id: game }));
}
