import type { Progress } from "$lib/api/wire";
import type { Standing } from "./marked";

/** A lesson of the path, as its line tells: its name, and the names of its exercises. */
export interface Lesson {
  readonly name: string;
  readonly exercises: readonly string[];
}

/** How far one is with each lesson that is at least begun. */
export function standings(lessons: readonly Lesson[], known: Progress): Map<string, Standing> {
  const answered = new Set(known.exercises.map(({ id }) => id));
  const missed = new Set(known.exercises.filter(({ right }) => !right).map(({ id }) => id));
  const found = new Map<string, Standing>();
  for (const { name, exercises } of lessons) {
    const read = known.lessons.includes(name);
    if (read) found.set(name, exercises.some((id) => missed.has(id)) ? "due" : "done");
    else if (exercises.some((id) => answered.has(id))) found.set(name, "begun");
  }
  return found;
}

/** The lesson to go on with: the first that is not read; nothing once all are. */
export function following(lessons: readonly Lesson[], known: Progress): string | null {
  return lessons.find(({ name }) => !known.lessons.includes(name))?.name ?? null;
}
