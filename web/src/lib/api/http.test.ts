import { expect, test, vi } from "vitest";
import { pgn, createGame, me, RequestFailed } from "./http";

function answer(body: BodyInit, status = 200) {
  const fetch = vi.fn((_path: string, _init: RequestInit) =>
    Promise.resolve(new Response(body, { status })),
  );
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

async function failure(request: Promise<unknown>): Promise<RequestFailed> {
  const error: unknown = await request.catch((reason: unknown) => reason);
  if (error instanceof RequestFailed) return error;
  throw new Error(`Expected a failed request, got ${String(error)}.`);
}

test("a game is asked for in JSON and answered by its name", async () => {
  const fetch = answer('{"game":"g7"}');
  expect(await createGame({ opponent: { kind: "same-screen" } })).toEqual({ game: "g7" });
  const [path, init] = fetch.mock.calls[0] ?? [];
  expect(path).toBe("/api/games");
  expect(init).toMatchObject({ method: "POST", body: '{"opponent":{"kind":"same-screen"}}' });
});

test("a game written down comes as its text", async () => {
  const fetch = answer("1. e4 *");
  expect(await pgn("g7", "fr")).toBe("1. e4 *");
  expect(fetch.mock.calls[0]?.[0]).toBe("/api/games/g7/pgn?lang=fr");
});

test.each([
  "malformed",
  "too-large",
  "too-many",
  "not-found",
  "game-at-stake",
  "not-stored",
  "internal",
])("the server's refusal %s is kept, with its detail", async (code) => {
  answer(JSON.stringify({ code, detail: "what and where" }), 400);
  expect(await failure(me())).toMatchObject({ code, message: "what and where" });
});

test.each([
  ["a page that is not ours", "<html>Bad gateway</html>", 502],
  ["an unknown code", '{"code":"toString","detail":"?"}', 500],
  ["nothing", "", 500],
  ["a success that is not JSON", "<html>", 200],
])("%s is an internal error", async (_, body, status) => {
  answer(body, status);
  expect((await failure(me())).code).toBe("internal");
});

test("no answer at all is offline", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect((await failure(me())).code).toBe("offline");
});

test("an answer cut short is offline", async () => {
  const cut = new ReadableStream({ start: (body) => body.error(new TypeError("cut")) });
  answer(cut);
  expect((await failure(pgn("g7", "fr"))).code).toBe("offline");
});
