/**
 * The widest board, in CSS pixels, that fits in `available` CSS pixels and whose eight squares are
 * each a whole number of device pixels, so that no edge is blurred.
 */
export function sharpSize(available: number, devicePixelRatio: number): number {
  const square = Math.floor((available * devicePixelRatio) / 8);
  return (Math.max(1, square) * 8) / devicePixelRatio;
}
