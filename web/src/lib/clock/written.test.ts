import { expect, test } from "vitest";
import type { Allowance, Bonus } from "$lib/api/wire";
import { timeControl } from "./written";

const minutes = (count: number, bonus: Bonus = "none"): Allowance => ({
  periods: { first: { time: count * 60_000, bonus } },
});
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");
const written = (white: Allowance, black = white) =>
  plain(timeControl({ white, black, "untimed-plies": 0 }));

test.each<[Allowance, string]>([
  [minutes(5), "5 min"],
  [minutes(3, { increment: 2000 }), "3 min + 2 s"],
  [minutes(10, { bronstein: 5000 }), "10 min (5 s rendues)"],
  [minutes(10, { delay: 5000 }), "10 min (départ retardé de 5 s)"],
  [{ "per-move": 86_400_000 }, "un jour par coup"],
  [{ "per-move": 3 * 86_400_000 }, "3 jours par coup"],
])("a clock of %j is written %s", (allowance, text) => {
  expect(written(allowance)).toBe(text);
});

test("periods follow one another", () => {
  const first = { time: 90 * 60_000, moves: 40, bonus: { increment: 30_000 } } as const;
  const periods = { first, then: [{ time: 30 * 60_000 }] };
  expect(written({ periods })).toBe("40 coups en 90 min + 30 s, puis 30 min");
});

test("odds are written for each side", () => {
  expect(written(minutes(5), minutes(3))).toBe("5 min / 3 min");
});
