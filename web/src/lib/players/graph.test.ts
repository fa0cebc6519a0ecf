import { expect, test } from "vitest";
import { graph } from "./graph";

const of = (...ratings: number[]) => graph(ratings.map((rating, at) => ({ at, rating })));

test("the line goes from the first game on the left to the last on the right", () => {
  const { line, last, width } = of(1200, 1240, 1220);
  expect(line).toBe("68,188 329,12 590,100");
  expect(last).toEqual({ x: 590, y: 100 });
  expect(last.x).toBeLessThan(width);
});

test("the marks are round ratings around all that happened, and few", () => {
  expect(of(1203, 1238).marks.map(({ rating }) => rating)).toEqual([1200, 1210, 1220, 1230, 1240]);
  expect(of(903, 1702).marks.map(({ rating }) => rating)).toEqual([500, 1000, 1500, 2000]);
  const marks = of(-40, 2600).marks.map(({ rating }) => rating);
  expect(marks).toEqual([-1000, 0, 1000, 2000, 3000]);
});

test("one game is a point in the middle; ratings that never changed are a flat line", () => {
  expect(of(1200).line).toBe("329,188");
  expect(of(1204.5, 1204.5).line).toBe("68,108.8 590,108.8");
});
