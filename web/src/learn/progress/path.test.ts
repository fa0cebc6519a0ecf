import { expect, test } from "vitest";
import type { Progress } from "$lib/api/wire";
import { following, standings } from "./path";

const lessons = [
  { name: "01-aim", exercises: ["aim-mate", "aim-check"] },
  { name: "02-knight", exercises: ["knight-corner"] },
  { name: "03-words", exercises: [] },
];
const nothing: Progress = { lessons: [], exercises: [], kinds: [], endings: [], due: 0 };

test("a lesson that was read is done, and is to be seen again while one of its exercises is missed", () => {
  const known = {
    ...nothing,
    lessons: ["01-aim", "03-words"],
    exercises: [
      { id: "aim-mate", right: true },
      { id: "aim-check", right: false },
    ],
  };
  expect([...standings(lessons, known)]).toEqual([
    ["01-aim", "due"],
    ["03-words", "done"],
  ]);
});

test("a lesson is begun by an answer in it", () => {
  const known = { ...nothing, exercises: [{ id: "knight-corner", right: true }] };
  expect([...standings(lessons, known)]).toEqual([["02-knight", "begun"]]);
});

test("one goes on with the first lesson that is not read, until all are", () => {
  expect(following(lessons, nothing)).toBe("01-aim");
  expect(following(lessons, { ...nothing, lessons: ["01-aim", "03-words"] })).toBe("02-knight");
  const all = lessons.map(({ name }) => name);
  expect(following(lessons, { ...nothing, lessons: all })).toBeNull();
});
