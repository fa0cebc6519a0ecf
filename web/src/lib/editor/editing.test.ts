import { beforeEach, expect, test, vi } from "vitest";
import { RequestFailed } from "$lib/api/http";
import * as http from "$lib/api/http";
import type { PositionAnswer, PositionQuestion } from "$lib/api/wire";
import { writePlacement } from "$lib/board/placement";
import { positionAnswer } from "../../test/position";
import { Editing } from "./editing.svelte";
import { empty, put } from "./setup";

const bare = "8/8/8/8/8/8/8/8";
const king = { color: "white", role: "king" } as const;

let answers: ((asked: PositionQuestion) => Promise<PositionAnswer>)[];
let asked: PositionQuestion[];

beforeEach(() => {
  answers = [];
  asked = [];
  vi.spyOn(http, "position").mockImplementation((question) => {
    asked.push(question);
    return answers.shift()!(question);
  });
});

const board = (editing: Editing) => writePlacement(editing.setup.placement);

test("what is put on the board is shown at once, and what the rules say when they have said it", async () => {
  const answer = positionAnswer({ board: "4K3/8/8/8/8/8/8/8", castling: [], castlingPossible: [] });
  answers = [async () => answer];
  const editing = new Editing();
  const done = editing.edit(put(empty, "e8", king));
  expect(board(editing)).toBe("4K3/8/8/8/8/8/8/8");
  expect(editing.answer).toBeNull();
  await done;
  expect(editing.answer).toEqual(answer);
  expect(asked).toEqual([
    { board: "4K3/8/8/8/8/8/8/8", turn: "white", castling: [], enPassant: null },
  ]);
});

test("only the answer to the last question counts, whichever comes last", async () => {
  let answerLate: (answer: PositionAnswer) => void = () => {};
  const late = new Promise<PositionAnswer>((resolve) => (answerLate = resolve));
  const last = positionAnswer({ castlingPossible: [], castling: [] });
  answers = [() => late, async () => last];
  const editing = new Editing();
  const first = editing.edit(put(empty, "e8", king));
  await editing.edit(empty);
  answerLate(positionAnswer({ check: "e8" }));
  await first;
  expect(editing.answer).toEqual(last);
  expect(board(editing)).toBe(bare);
});

test("what is asked while a start array is on its way is what is shown", async () => {
  let arrive: () => void = () => {};
  vi.spyOn(http, "startArray").mockImplementation(async () => {
    await new Promise<void>((resolve) => (arrive = resolve));
    return { number: 518, backRank: [], fen: "start" };
  });
  const typed = positionAnswer({ check: "e8" });
  answers = [async () => typed, async () => positionAnswer()];
  const editing = new Editing();
  const array = editing.array(518);
  await editing.read("typed");
  arrive();
  await array;
  expect(editing.answer).toEqual(typed);
});

test("a right to castle goes with the king that is taken from his place", async () => {
  answers = [async () => positionAnswer()];
  const editing = new Editing();
  await editing.read("start");
  const lost = positionAnswer({ castlingPossible: ["a8", "h8"] });
  const kept = positionAnswer({ castlingPossible: ["a8", "h8"], castling: ["a8", "h8"] });
  answers = [async () => lost, async () => kept];
  await editing.edit(put(editing.setup, "e1", null));
  expect(asked.slice(1).map((one) => "castling" in one && one.castling)).toEqual([
    ["a1", "h1", "a8", "h8"],
    ["a8", "h8"],
  ]);
  expect(editing.answer).toEqual(kept);
});

test("an impossible right in a FEN is told, not taken away", async () => {
  const problem = { code: "impossible-castling", color: "white" as const, squares: ["a1"] };
  const answer = positionAnswer({ castling: ["a1"], castlingPossible: [], problems: [problem] });
  answers = [async () => answer];
  const editing = new Editing();
  await editing.read("8/8/8/8/8/8/8/4K3 w Q - 0 1");
  expect(editing.setup.castling).toEqual(["a1"]);
  expect(asked).toHaveLength(1);
});

test("a text that is no FEN leaves the board and the answer as they were", async () => {
  const answer = positionAnswer();
  answers = [async () => answer, () => Promise.reject(new RequestFailed("malformed", ""))];
  const editing = new Editing();
  await editing.read("start");
  const before = board(editing);
  await editing.read("nonsense");
  expect(editing.problem).toBe("unreadable");
  expect([board(editing), editing.answer]).toEqual([before, answer]);
  answers = [async () => answer];
  await editing.read("start");
  expect(editing.problem).toBeNull();
});

test("a server that does not answer is told so, and the board keeps what was put on it", async () => {
  answers = [() => Promise.reject(new RequestFailed("offline", ""))];
  const editing = new Editing();
  await editing.edit(put(empty, "a1", king));
  expect([editing.problem, board(editing)]).toEqual(["offline", "8/8/8/8/8/8/8/K7"]);
});
