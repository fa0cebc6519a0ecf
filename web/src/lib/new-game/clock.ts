import type { Bonus, Color, TimeControl } from "$lib/api/wire";
import { t } from "$lib/i18n";

export const bonusKinds = ["increment", "bronstein", "delay"] as const;
export type BonusKind = (typeof bonusKinds)[number];

/** A clock as one asks for it: minutes for each side, and the same seconds with every move. */
export interface ClockChoice {
  readonly white: number;
  readonly black: number;
  readonly seconds: number;
  /** What the seconds do. */
  readonly kind: BonusKind;
}

/** The longest times one may ask for here. */
export const most = { minutes: 600, seconds: 180 };

const clock = (minutes: number, seconds: number): ClockChoice => ({
  white: minutes,
  black: minutes,
  seconds,
  kind: "increment",
});

/** The usual ones, from the fastest to the slowest. */
export const usualClocks: readonly ClockChoice[] = [
  clock(3, 2),
  clock(5, 0),
  clock(10, 0),
  clock(15, 10),
  clock(30, 0),
  clock(90, 30),
];

/** Where one begins to make a clock of one's own. */
export const firstClock = clock(20, 5);

/** « 3 min + 2 s », and both times where one side has less. */
export function clockName({ white, black, seconds, kind }: ClockChoice): string {
  const odds = white === black ? "no" : "yes";
  const bonus = seconds === 0 ? "none" : kind;
  return t("clock-name", { white, black, seconds, odds, bonus });
}

/** Whether both are the same clock. */
export function isSameClock(one: ClockChoice, other: ClockChoice): boolean {
  return (["white", "black", "seconds", "kind"] as const).every((key) => one[key] === other[key]);
}

/** The clock in the server's words, in milliseconds. */
export function timeControl(choice: ClockChoice): TimeControl {
  const bonus = { [choice.kind]: choice.seconds * 1000 } as Bonus;
  const allowance = (side: Color) => ({
    periods: {
      first: { time: choice[side] * 60_000, ...(choice.seconds > 0 && { bonus }) },
    },
  });
  return { white: allowance("white"), black: allowance("black"), "untimed-plies": 0 };
}
