import type { ExerciseDrawing } from "$lib/api/wire";
import type { Arrow } from "$lib/board/arrow";
import type { Mark } from "$lib/board/mark";

export const nothing: ExerciseDrawing = { good: [], bad: [], noted: [], arrows: [] };

/** Everything that some drawings show, on one board. */
export function together(drawings: readonly ExerciseDrawing[]): ExerciseDrawing {
  const all = <Part extends keyof ExerciseDrawing>(part: Part) =>
    drawings.flatMap((drawing) => drawing[part] as readonly unknown[]) as ExerciseDrawing[Part];
  return { good: all("good"), bad: all("bad"), noted: all("noted"), arrows: all("arrows") };
}

/** How squares are marked: what is wrong is seen before what is right, and both before the rest. */
export function marks(drawing: ExerciseDrawing, chosen: readonly string[]): Map<string, Mark> {
  const marked = new Map<string, Mark>();
  const mark = (squares: readonly string[], as: Mark) =>
    squares.forEach((square) => marked.set(square, as));
  mark(drawing.noted, "noted");
  mark(chosen, "chosen");
  mark(drawing.good, "good");
  mark(drawing.bad, "bad");
  return marked;
}

export function arrows(drawing: ExerciseDrawing): Arrow[] {
  return drawing.arrows.map(([from, to]) => ({ from, to, paint: "blue" }));
}
