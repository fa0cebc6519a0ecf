import { describe, expect, test } from "vitest";
import type { Exercise, ExerciseAnswer, ExerciseVerdict, LegalMove } from "$lib/api/wire";
import { RequestFailed } from "$lib/api/http";
import { readPlacement } from "$lib/board/placement";
import { made, uci } from "./answered";
import { Attempt } from "./attempt.svelte";
import { marks, nothing, together } from "./drawn";
import { stacks } from "./tray";

describe("an answer", () => {
  const castling: LegalMove = { from: "e1", to: ["g1", "h1"], promotion: null };
  const knighting: LegalMove = { from: "e7", to: ["e8"], promotion: "knight" };

  test("names castling by the rook, and a promotion by its piece", () => {
    expect([uci(castling), uci(knighting)]).toEqual(["e1h1", "e7e8n"]);
  });

  test("is read back as the moves it was made of", () => {
    const draft: ExerciseAnswer = { shape: "moves", moves: ["e7e8n", "e1h1", "a1a8"] };
    expect(made(draft, [castling, knighting])).toEqual([knighting, castling]);
    expect(made(null, [castling])).toEqual([]);
  });
});

describe("a drawing", () => {
  test("shows what is wrong before what is right, and both before what was chosen", () => {
    const drawing = { ...nothing, good: ["c2"], bad: ["d5", "c2"], noted: ["d4", "b3"] };
    expect([...marks(drawing, ["b3", "d5"])].sort()).toEqual([
      ["b3", "chosen"],
      ["c2", "bad"],
      ["d4", "noted"],
      ["d5", "bad"],
    ]);
  });

  test("of several remarks shows all they show", () => {
    const one = { ...nothing, good: ["a1"], arrows: [["a1", "a2"] as [string, string]] };
    expect(together([one, { ...nothing, good: ["b1"] }])).toEqual({
      ...one,
      good: ["a1", "b1"],
    });
  });
});

test("the men beside the board are those that are not on it yet", () => {
  const left = stacks("KQRRk", readPlacement("8/8/8/8/8/8/8/R3K2R")).map(
    ({ man, left }) => [man.color, man.role, left] as const,
  );
  expect(left).toEqual([
    ["white", "king", 0],
    ["white", "queen", 1],
    ["white", "rook", 0],
    ["black", "king", 1],
  ]);
});

describe("an attempt", () => {
  const exercise: Exercise = {
    id: "corner",
    kind: "reach",
    difficulty: 1,
    question: "",
    fen: null,
    board: "8/8/8/8/8/8/8/N7",
    turn: "white",
    orientation: "white",
    lastMove: [],
    check: null,
    drawing: nothing,
    line: [],
    boards: [],
    ask: { shape: "squares" },
    hasHint: true,
  };
  const remark = (text: string, good: string[]) => ({
    text,
    drawing: { ...nothing, good },
    line: [],
    boards: [],
  });
  const wrong: ExerciseVerdict = {
    right: false,
    remarks: [remark("one", ["b3"]), remark("two", ["c2"])],
    solution: remark("both", ["b3", "c2"]),
    againInDays: 1,
  };
  const draft: ExerciseAnswer = { shape: "squares", squares: ["b3"] };

  test("is handed in once, and is then closed until it is begun again", async () => {
    let asked = 0;
    const answer = () => Promise.resolve(((asked += 1), wrong));
    const attempt = new Attempt(exercise, { answer, hint: () => Promise.reject() });
    await attempt.check();
    expect(asked, "nothing is no answer").toBe(0);
    attempt.draft = draft;
    await Promise.all([attempt.check(), attempt.check()]);
    await attempt.check();
    expect([asked, attempt.open, attempt.verdict]).toEqual([1, false, wrong]);
    attempt.retry();
    expect([attempt.open, attempt.draft]).toEqual([true, draft]);
  });

  test("draws all reasons, then the one that is looked at, then the solution", async () => {
    const attempt = new Attempt(exercise, {
      answer: () => Promise.resolve(wrong),
      hint: () => Promise.reject(),
    });
    await attempt.check(draft);
    expect(attempt.drawing.good).toEqual(["b3", "c2"]);
    attempt.look(wrong.remarks[1]!);
    expect(attempt.drawing.good).toEqual(["c2"]);
    attempt.showSolution();
    expect(attempt.drawing.good).toEqual(["b3", "c2"]);
  });

  test("loses nothing when the server cannot be reached", async () => {
    const attempt = new Attempt(exercise, {
      answer: () => Promise.reject(new RequestFailed("offline", "gone")),
      hint: () => Promise.reject(new RequestFailed("offline", "gone")),
    });
    attempt.draft = draft;
    await attempt.check();
    expect([attempt.problem, attempt.draft, attempt.open]).toEqual(["offline", draft, true]);
  });
});
