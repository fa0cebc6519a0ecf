import { expect, test } from "vitest";
import { clockName, timeControl, usualClocks, type ClockChoice } from "./clock";

const same = (minutes: number, seconds: number): ClockChoice => ({
  white: minutes,
  black: minutes,
  seconds,
  kind: "increment",
});

test.each([
  [same(5, 0), "5 min"],
  [same(3, 2), "3 min + 2 s"],
  [{ ...same(5, 0), black: 3 }, "5 min contre 3 min"],
  [{ ...same(5, 3), kind: "bronstein" as const }, "5 min + 3 s (Bronstein)"],
  [{ ...same(90, 30), kind: "delay" as const }, "90 min + 30 s (délai)"],
])("%j is called %s", (clock, name) => {
  expect(clockName(clock)).toBe(name);
});

test("a clock is asked for in milliseconds, for each side", () => {
  expect(timeControl({ white: 5, black: 3, seconds: 2, kind: "delay" })).toEqual({
    white: { periods: { first: { time: 300_000, bonus: { delay: 2000 } } } },
    black: { periods: { first: { time: 180_000, bonus: { delay: 2000 } } } },
    "untimed-plies": 0,
  });
});

test("without seconds there is no bonus", () => {
  expect(timeControl(same(10, 0)).white).toEqual({ periods: { first: { time: 600_000 } } });
});

test("the usual clocks go from the fastest to the slowest, each with a name of its own", () => {
  const spans = usualClocks.map(({ white, seconds }) => white * 60 + seconds * 60);
  expect(spans).toEqual([...spans].sort((one, other) => one - other));
  expect(new Set(usualClocks.map(clockName)).size).toBe(6);
});
