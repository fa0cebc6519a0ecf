import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import * as http from "$lib/api/http";
import { largestPgn, largestPgnGame } from "$lib/api/wire";
import { addTexts } from "$lib/i18n";
import { entry, pgnAnswer, pgnGame } from "../../test/pgn";
import * as api from "./api";
import { encode } from "./bytes";
import { Reading } from "./reading.svelte";

const two = pgnAnswer([entry(0, 5), entry(5, 6)]);
const text = encode("1. e4 1. d4");

beforeAll(() => addTexts("pgn"));
beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(api, "readPgn").mockResolvedValue(two);
  vi.spyOn(api, "readPgnGame").mockResolvedValue(pgnGame());
});

test("a game is asked for by its own part of the text", async () => {
  const reading = new Reading();
  await reading.open(text);
  await reading.choose(1);
  expect(api.readPgn).toHaveBeenCalledWith(text, "auto");
  const [part, letters, place] = vi.mocked(api.readPgnGame).mock.calls[0]!;
  expect([new TextDecoder().decode(part), letters]).toEqual([" 1. d4", "en"]);
  expect(place).toEqual({ offset: 5, line: 1, column: 1 });
  expect(reading.game?.index).toBe(1);
});

test("each move that comes on the board is said once", async () => {
  const reading = new Reading();
  await reading.open(text);
  await reading.choose(0);
  expect(reading.said).toEqual([]);
  reading.go(1);
  reading.go(1);
  expect([reading.at, reading.said.length]).toEqual([1, 1]);
  expect(reading.said[0]?.text).toContain("va en e4");
});

test("a reload finds the text, the letters and the move again", async () => {
  const before = new Reading();
  await before.open(text, "fr");
  await before.choose(1);
  before.go(4);
  const after = new Reading();
  await after.resume();
  await after.choose(1);
  expect(api.readPgn).toHaveBeenLastCalledWith(text, "fr");
  expect(after.at).toBe(4);
  await after.choose(0);
  expect(after.at).toBe(0);
});

test("a text that does not fit into the browser's storage is read all the same", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const reading = new Reading();
  await reading.open(text);
  expect(reading.list?.games).toHaveLength(2);
});

test("what is too large is not sent, and what was read before stays", async () => {
  const reading = new Reading();
  await reading.open(text);
  await reading.open(new Uint8Array(largestPgn + 1));
  expect([reading.problem, reading.list]).toEqual(["text-too-large", two]);
  expect(api.readPgn).toHaveBeenCalledTimes(1);
  vi.mocked(api.readPgn).mockResolvedValue(pgnAnswer([entry(0, largestPgnGame + 1)]));
  await reading.open(text);
  await reading.choose(0);
  expect([reading.problem, reading.game]).toEqual(["game-too-large", null]);
});

test("a step takes away what was said of a text that could not be read", async () => {
  const reading = new Reading();
  await reading.open(text);
  await reading.choose(0);
  await reading.open(new Uint8Array(largestPgn + 1));
  expect(reading.problem).toBe("text-too-large");
  reading.go(1);
  expect(reading.problem).toBeNull();
});

test("a server that does not answer is told, and the next text read", async () => {
  const reading = new Reading();
  vi.mocked(api.readPgn).mockRejectedValueOnce(new http.RequestFailed("offline", ""));
  await reading.open(text);
  expect([reading.problem, reading.busy]).toEqual(["offline", false]);
  await reading.open(text);
  expect([reading.problem, reading.list]).toEqual([null, two]);
});

test("an answer that comes after another game was chosen is too late", async () => {
  const reading = new Reading();
  await reading.open(text);
  let late = (_: ReturnType<typeof pgnGame>) => {};
  vi.mocked(api.readPgnGame).mockReturnValueOnce(new Promise((resolve) => (late = resolve)));
  const first = reading.choose(0);
  await reading.choose(1);
  late(pgnGame());
  await first;
  expect(reading.game?.index).toBe(1);
});

test("a finished game is read from its own PGN", async () => {
  vi.spyOn(http, "pgn").mockResolvedValue("1. e4 *");
  const reading = new Reading();
  await reading.openGame("g1");
  expect(http.pgn).toHaveBeenCalledWith("g1", "fr");
  await vi.waitFor(() => expect(api.readPgn).toHaveBeenCalledWith(encode("1. e4 *"), "auto"));
});
