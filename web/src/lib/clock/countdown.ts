import type { Allowance, ClockUpdate, Color } from "$lib/api/wire";

/** A clock as the server told it, and when it was told, on this page's own watch. */
export type Reading = ClockUpdate & { readonly at: number };

/** What `color` has left when this page's watch shows `now`. The server alone says whose flag falls. */
export function left(reading: Reading, color: Color, now: number): number {
  const spent = reading.running === color ? now - reading.at - reading.held : 0;
  return reading[color] - Math.min(reading[color], Math.max(0, spent));
}

/** Below this a clock shows tenths of a second. */
const tenthsBelow = 20_000;

/** A time as its two parts: `5:03`, and below twenty seconds the tenth that follows. */
export interface Face {
  readonly time: string;
  readonly tenth: number | null;
}

export function face(milliseconds: number): Face {
  const tenth = milliseconds < tenthsBelow ? Math.floor((milliseconds % 1000) / 100) : null;
  return { time: clockTime(milliseconds), tenth };
}

/** How long until a running face shows something else. */
export function untilChange(milliseconds: number): number {
  const unit = milliseconds < tenthsBelow ? 100 : 1000;
  return (milliseconds % unit) + 1;
}

/** The time at which a player is warned: an eighth of what they began with, 10 to 60 seconds. */
export function lowTime(allowance: Allowance): number {
  const budget = "periods" in allowance ? allowance.periods.first.time : allowance["per-move"];
  return Math.min(60_000, Math.max(10_000, budget / 8));
}

/** A length of time as a clock shows it: `0:07`, `12:34`, `1:02:03`. */
export function clockTime(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}
