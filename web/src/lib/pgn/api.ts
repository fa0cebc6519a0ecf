import { json, text, type Bytes } from "$lib/api/http";
import type { PgnAnswer, PgnGame, TextPlace } from "$lib/api/wire";

/** The games of a text in the letters of a language, or in those that `auto` finds. */
export function readPgn(pgn: Bytes, letters: string): Promise<PgnAnswer> {
  return json("POST", `/api/pgn?${new URLSearchParams({ letters })}`, pgn);
}

/** One game with its variations: its own text, and where that stands in the whole. */
export function readPgnGame(game: Bytes, letters: string, at: TextPlace): Promise<PgnGame> {
  const { offset, line, column } = at;
  const place = { offset: String(offset), line: String(line), column: String(column) };
  return json("POST", `/api/pgn/game?${new URLSearchParams({ letters, ...place })}`, game);
}

/** One game written again in other letters; `en` is the export format of PGN. */
export function writePgn(game: Bytes, letters: string, to: string): Promise<string> {
  return text("POST", `/api/pgn/written?${new URLSearchParams({ letters, to })}`, game);
}
