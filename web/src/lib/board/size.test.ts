import { expect, test } from "vitest";
import { sharpSize } from "./size";

test.each([
  [360, 1],
  [343, 2],
  [411.4, 2.625],
  [633, 1.25],
  [999.9, 1.5],
])("a board in %d px at ratio %d fits, with squares of whole device pixels", (available, ratio) => {
  const size = sharpSize(available, ratio);
  const square = (size * ratio) / 8;
  expect(size).toBeLessThanOrEqual(available);
  expect(Math.abs(square - Math.round(square))).toBeLessThan(1e-9);
  expect(size).toBeGreaterThan(available - 8 / ratio);
});
