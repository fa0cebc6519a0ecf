import { beforeAll, expect, test } from "vitest";
import type { Lesson, PlayedMove } from "$lib/api/wire";
import { addTexts, setLang } from "$lib/i18n";
import { lessonSentence, lineWritten, men, percent } from "./telling";

beforeAll(() => addTexts("review"));

const queen = { role: "queen", square: "d4" } as const;
const rook = { role: "rook", square: "d8" } as const;
const king = { role: "king", square: "e8" } as const;

const lessons: readonly [Lesson, RegExp, RegExp][] = [
  [
    { kind: "missed-mate", moves: 1 },
    /^Il y avait mat en un coup\.$/,
    /^There was a mate in one\.$/,
  ],
  [{ kind: "missed-mate", moves: 3 }, /mat en 3 coups/, /mate in 3/],
  [{ kind: "allowed-mate", moves: 1 }, /mater aussitôt/, /mate at once/],
  [{ kind: "gave-stalemate" }, /pat/, /stalemate/],
  [{ kind: "missed-promotion", role: "queen" }, /devenir une dame/, /become a queen/],
  [
    { kind: "allowed-promotion", from: "h2", role: "knight" },
    /pion h2 .* un cavalier/,
    /pawn on h2 .* a knight/,
  ],
  [
    { kind: "left-unguarded", man: queen, by: rook, moved: true },
    /met la dame d4 en prise.*: la tour d8 peut la prendre, et rien ne la protège/,
    /puts the queen on d4 where the rook on d8 can take it, and nothing guards it/,
  ],
  [
    { kind: "lost-exchange", man: rook, by: queen, moved: false },
    /laisse la tour d8/,
    /leaves the rook on d8/,
  ],
  [
    { kind: "missed-capture", man: queen, by: rook, guarded: false },
    /prendre la dame d4 avec la tour d8.*: rien ne la protégeait/,
    /take the queen on d4 with the rook on d8: nothing guarded it/,
  ],
  [
    { kind: "allowed-fork", by: rook, targets: [queen, king] },
    /la dame d4 et le roi e8/,
    /the queen on d4 and the king on e8/,
  ],
  [
    { kind: "missed-fork", by: rook, targets: [queen, king] },
    /fourchette était possible/,
    /There was a fork/,
  ],
  [{ kind: "allowed-pin", man: queen, by: rook }, /clouer la dame d4/, /the queen on d4 be pinned/],
  [{ kind: "missed-pin", man: queen, by: rook }, /puis la prendre/, /pin the queen on d4/],
  [{ kind: "advantage", before: 30, after: -120 }, /de \+0,3 à -1,2\.$/, /from \+0\.3 to -1\.2\.$/],
];

test.each(lessons)("%j is one sentence in both languages", async (lesson, french, english) => {
  expect(lessonSentence(lesson)).toMatch(french);
  await setLang("en");
  expect(lessonSentence(lesson)).toMatch(english);
  await setLang("fr");
});

test("men are listed as one says them", () => {
  expect(men([rook, queen, king])).toBe("la tour d8, la dame d4 et le roi e8");
  expect(men([rook])).toBe("la tour d8");
});

test("a line is numbered as in books, whoever begins it", () => {
  const move = (color: "white" | "black", san: string) => ({ color, san }) as PlayedMove;
  const moves = [move("white", "Nf3"), move("black", "d5"), move("white", "c4")];
  expect(lineWritten(3, moves)).toBe("3. Cf3 d5 4. c4");
  expect(lineWritten(3, moves.slice(1))).toBe("3… d5 4. c4");
});

test("chances are in whole hundredths", () => {
  expect(percent(0.618)).toMatch(/^62\s%$/);
});
