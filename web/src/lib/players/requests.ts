import { json } from "$lib/api/http";
import type {
  EloRow,
  GameRanking,
  History,
  Level,
  Players,
  Pool,
  Profile,
  ScoreWanted,
  SpeedRow,
} from "$lib/api/wire";

/** Who plays on this device. */
export function players(): Promise<Players> {
  return json("GET", "/api/players");
}

/** Adds a player, who plays from then on; rejects with `malformed` when the name cannot be. */
export function addPlayer(name: string): Promise<Players> {
  return json("POST", "/api/players", { name });
}

/** Lets another player of this device play. */
export function letPlay(player: string): Promise<Players> {
  return json("POST", `/api/players/${player}/play`);
}

/** Gives a player another name; rejects with `malformed` when it cannot be. */
export function rename(player: string, name: string): Promise<Players> {
  return json("PATCH", `/api/players/${player}`, { name });
}

/** Forgets a player for ever. */
export function deletePlayer(player: string): Promise<Players> {
  return json("DELETE", `/api/players/${player}`);
}

/** Where everything that is kept of a player can be had. */
export function exportPath(player: string): string {
  return `/api/players/${player}/export`;
}

/** What is known of whoever plays now. */
export function profile(): Promise<Profile> {
  return json("GET", "/api/profile");
}

/** What a game is to the rankings. */
export function gameRanking(game: string): Promise<GameRanking> {
  return json("GET", `/api/games/${encodeURIComponent(game)}/ranking`);
}

export function eloBoard(pool: Pool): Promise<EloRow[]> {
  return json("GET", `/api/leaderboards/elo?${new URLSearchParams({ pool })}`);
}

export function speedBoard(pool: Pool, level: Level): Promise<SpeedRow[]> {
  return json("GET", `/api/leaderboards/speed?${new URLSearchParams({ pool, level })}`);
}

/** Which games of the history; what is left out does not matter. */
export interface HistoryAsked {
  level?: Level | "same-screen";
  score?: ScoreWanted;
  rated?: boolean;
  /** In milliseconds since 1970. */
  since?: number;
  before?: number;
}

/** Games of whoever plays now, newest first. */
export function history(asked: HistoryAsked): Promise<History> {
  const fields = Object.entries(asked).map(([name, value]) => [name, String(value)]);
  return json("GET", `/api/games?${new URLSearchParams(fields)}`);
}
