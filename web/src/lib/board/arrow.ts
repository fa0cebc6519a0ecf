/** An arrow from the middle of a square to that of another. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
}
