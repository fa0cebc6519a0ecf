import type {
  Created,
  Explanation,
  Failure,
  FailureCode,
  Me,
  NamedRulebook,
  NewGame,
  PositionAnswer,
  PositionQuestion,
  ReadMove,
  StartArray,
  Voice,
  Why,
} from "./wire";

/** Why nothing came back: the server's own reasons, or no answer at all. */
export type ProblemCode = FailureCode | "offline";

/** The only way a request fails; the reader's sentence is the text `error-CODE`. */
export class RequestFailed extends Error {
  override readonly name = "RequestFailed";

  constructor(
    readonly code: ProblemCode,
    detail: string,
  ) {
    super(detail);
  }
}

/** Who is visiting, and the game to resume. */
export function me(): Promise<Me> {
  return json("GET", "/api/me");
}

/** Starts a game. */
export function createGame(game: NewGame): Promise<Created> {
  return json("POST", "/api/games", game);
}

/** Starts the same game again with the colours swapped. */
export function rematch(game: string): Promise<Created> {
  return json("POST", `/api/games/${encodeURIComponent(game)}/rematch`);
}

/** What the rules say of a position; rejects with `malformed` when the FEN cannot be read. */
export function position(question: PositionQuestion): Promise<PositionAnswer> {
  return json("POST", "/api/position", question);
}

/** A start array of Chess960, from 0 to 959; drawn at random without a number. */
export function startArray(number?: number): Promise<StartArray> {
  return json("GET", `/api/chess960${number === undefined ? "" : `/${number}`}`);
}

/** The rulebooks with a name, in the order in which they are shown. */
export function rulebooks(): Promise<NamedRulebook[]> {
  return json("GET", "/api/rulebooks");
}

/** Why a position is mate, stalemate or dead. */
export function explain(fen: string): Promise<Explanation> {
  return json("GET", `/api/explain?${new URLSearchParams({ fen })}`);
}

/** Whether a move is legal in a position, and if not, why; told in `lang` as well. */
export function why(
  fen: string,
  from: string,
  to: string,
  lang: string,
  voice: Voice = "arbiter",
): Promise<Why> {
  return json("GET", `/api/why?${new URLSearchParams({ fen, from, to, lang, voice })}`);
}

/** The move that `text` means in a position, in the letters of `lang`; or why it means none. */
export function readMove(fen: string, text: string, lang: string): Promise<ReadMove> {
  return json("GET", `/api/san?${new URLSearchParams({ fen, text, lang })}`);
}

/** The address of a game's PGN file. */
export function pgnPath(game: string, language: string): string {
  return `/api/games/${encodeURIComponent(game)}/pgn?lang=${language}`;
}

/** A game in PGN; rejects with `not-found` when this visitor has no such game. */
export function pgn(game: string, language: string): Promise<string> {
  return text("GET", pgnPath(game, language));
}

/** A server on the same table answers at once; one that is silent this long is not there. */
const patience = 15_000;

/** Asks for an answer in JSON; a body in bytes is sent as it is. */
export async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await text(method, path, body);
  try {
    return JSON.parse(answer) as T;
  } catch {
    throw new RequestFailed("internal", `${method} ${path} did not answer in JSON.`);
  }
}

/** Asks for an answer in words. */
export async function text(method: string, path: string, body?: unknown): Promise<string> {
  const request = `${method} ${path}`;
  const [answer, said] = await exchange(path, {
    method,
    signal: AbortSignal.timeout(patience),
    ...(body !== undefined && sent(body)),
  }).catch(() => {
    throw new RequestFailed("offline", `${request} had no answer.`);
  });
  if (!answer.ok) throw refusal(said, `${request} answered ${answer.status}.`);
  return said;
}

/** A text in bytes, sent as it is. */
export type Bytes = Uint8Array<ArrayBuffer>;

function sent(body: unknown): RequestInit {
  return body instanceof Uint8Array
    ? { headers: { "content-type": "application/vnd.chess-pgn" }, body: body as Bytes }
    : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

async function exchange(path: string, init: RequestInit): Promise<[Response, string]> {
  const answer = await fetch(path, init);
  return [answer, await answer.text()];
}

const codes: Record<FailureCode, true> = {
  malformed: true,
  "too-large": true,
  "too-many": true,
  "not-found": true,
  "game-at-stake": true,
  "not-stored": true,
  internal: true,
};

/** The failure the server states, or `internal` when what answered was not Roque. */
function refusal(said: string, request: string): RequestFailed {
  try {
    const failure = JSON.parse(said) as Failure;
    if (Object.hasOwn(codes, failure.code)) return new RequestFailed(failure.code, failure.detail);
  } catch {
    // Some other server's page, a proxy's for instance.
  }
  return new RequestFailed("internal", request);
}
