import { json } from "$lib/api/http";
import type { Exercise, ExerciseAnswer, ExerciseRemark, ExerciseVerdict } from "$lib/api/wire";
import { lang } from "$lib/i18n";

/** The exercise of this name, in the reader's language. */
export function exercise(id: string): Promise<Exercise> {
  return json("GET", address(id));
}

/** What the server says of an answer. */
export function answer(id: string, given: ExerciseAnswer): Promise<ExerciseVerdict> {
  return json("POST", address(id, "/answer"), given);
}

/** Something to go on with. */
export function hint(id: string): Promise<ExerciseRemark> {
  return json("POST", address(id, "/hint"));
}

function address(id: string, part = ""): string {
  return `/api/exercises/${encodeURIComponent(id)}${part}?lang=${lang()}`;
}
