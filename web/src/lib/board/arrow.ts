import type { Paint } from "$lib/api/wire";

/** An arrow from the middle of a square to that of another. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  /** Red unless said otherwise. */
  readonly paint?: Paint;
  /** A sign on it, so that its colour is not all there is to tell it by. */
  readonly label?: string;
}

/** A circle around a square. */
export interface Circle {
  readonly square: string;
  readonly paint: Paint;
  readonly label?: string;
}
