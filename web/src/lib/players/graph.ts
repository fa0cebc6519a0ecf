import type { RatingPoint } from "$lib/api/wire";

/** A graph of ratings, in the units of its picture; the origin is at the top left. */
export interface Graph {
  readonly width: number;
  readonly height: number;
  /** The line through all points, as the `points` of a polyline. */
  readonly line: string;
  readonly last: { readonly x: number; readonly y: number };
  /** Round ratings, with the height at which they stand. */
  readonly marks: readonly { readonly rating: number; readonly y: number }[];
}

const width = 600;
const height = 200;
/** Room for the numbers on the left, and for half a line or a point at the edges. */
const margin = { left: 68, right: 10, top: 12, bottom: 12 };
const steps = [10, 20, 50, 100, 200, 500, 1000];
const mostMarks = 5;

/** The graph of `points`, oldest first and at least one; games are equally far from each other. */
export function graph(points: readonly RatingPoint[]): Graph {
  const ratings = points.map(({ rating }) => rating);
  const [least, most] = [Math.min(...ratings), Math.max(...ratings)];
  const step = steps.find((step) => span(least, most, step) / step < mostMarks) ?? steps.at(-1)!;
  const bottom = Math.floor(least / step) * step;
  const range = span(least, most, step);
  const [wide, high] = [width - margin.left - margin.right, height - margin.top - margin.bottom];
  const y = (rating: number) => round(margin.top + high * (1 - (rating - bottom) / range));
  const x = (index: number) =>
    round(margin.left + (points.length > 1 ? (wide * index) / (points.length - 1) : wide / 2));
  const places = ratings.map((rating, index) => ({ x: x(index), y: y(rating) }));
  return {
    width,
    height,
    line: places.map(({ x, y }) => `${x},${y}`).join(" "),
    last: places.at(-1)!,
    marks: Array.from({ length: range / step + 1 }, (_, index) => {
      const rating = bottom + index * step;
      return { rating, y: y(rating) };
    }),
  };
}

/** From the round rating below `least` to the one above `most`: at least one step. */
function span(least: number, most: number, step: number): number {
  const bottom = Math.floor(least / step) * step;
  return Math.max(step, Math.ceil(most / step) * step - bottom);
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
