import { describe, expect, test } from "vitest";
import { clockTime, face, left, lowTime, untilChange, type Reading } from "./countdown";

test.each([
  [0, "0:00"],
  [999, "0:00"],
  [7_999, "0:07"],
  [61_000, "1:01"],
  [754_000, "12:34"],
  [3_599_999, "59:59"],
  [3_723_000, "1:02:03"],
])("%i ms is shown as %s", (milliseconds, shown) => {
  expect(clockTime(milliseconds)).toBe(shown);
});

describe("what is left", () => {
  const time = { periods: { first: { time: 9_000 } } };
  const control = { white: time, black: time, "untimed-plies": 0 };
  const reading: Reading = {
    ...{ control, white: 5_000, black: 7_000, running: "white", held: 0, at: 100 },
  };

  test("goes down for the side whose time is running, and for no other", () => {
    expect(left(reading, "white", 2_100)).toBe(3_000);
    expect(left(reading, "black", 2_100)).toBe(7_000);
  });

  test("waits for the delay to pass before it goes down", () => {
    const delayed = { ...reading, held: 1_500 };
    expect(left(delayed, "white", 1_500)).toBe(5_000);
    expect(left(delayed, "white", 2_600)).toBe(4_000);
  });

  test("is never less than nothing", () => {
    expect(left(reading, "white", 99_000)).toBe(0);
  });

  test("stands still when no clock is running", () => {
    expect(left({ ...reading, running: null }, "white", 99_000)).toBe(5_000);
  });
});

test("tenths are shown below twenty seconds, and are those not yet gone", () => {
  expect(face(20_000)).toEqual({ time: "0:20", tenth: null });
  expect(face(19_999)).toEqual({ time: "0:19", tenth: 9 });
  expect(face(50)).toEqual({ time: "0:00", tenth: 0 });
});

test.each([0, 1, 99, 100, 12_345, 19_999, 20_000, 20_999, 21_000, 61_500])(
  "a face of %i ms has changed after the wait, and not before its last millisecond",
  (milliseconds) => {
    const wait = untilChange(milliseconds);
    if (milliseconds >= wait) expect(face(milliseconds - wait)).not.toEqual(face(milliseconds));
    expect(face(Math.max(0, milliseconds - wait + 1))).toEqual(face(milliseconds));
  },
);

test.each([
  [60_000, 10_000],
  [5 * 60_000, 37_500],
  [90 * 60_000, 60_000],
])("with a budget of %i ms one is warned at %i ms", (budget, warned) => {
  expect(lowTime({ periods: { first: { time: budget } } })).toBe(warned);
});
