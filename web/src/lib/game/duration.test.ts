import { expect, test } from "vitest";
import { clockTime } from "./duration";

test.each([
  [0, "0:00"],
  [7_999, "0:07"],
  [61_000, "1:01"],
  [754_000, "12:34"],
  [3_723_000, "1:02:03"],
])("%d ms is shown as %s", (milliseconds, shown) => {
  expect(clockTime(milliseconds)).toBe(shown);
});
