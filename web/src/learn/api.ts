import { json } from "$lib/api/http";
import type {
  Class,
  Classes,
  ClassReport,
  EndingAim,
  EndingAnswer,
  EndingBoard,
  EndingDone,
  EndingKind,
  Exercise,
  ExerciseAnswer,
  ExerciseRemark,
  ExerciseVerdict,
  Progress,
  TrialBoard,
} from "$lib/api/wire";
import { lang } from "$lib/i18n";

/** The exercise of this name, in the reader's language. */
export function exercise(id: string): Promise<Exercise> {
  return json("GET", inLanguage(`/api/exercises/${encodeURIComponent(id)}`));
}

/** What the server says of an answer. */
export function answer(id: string, given: ExerciseAnswer): Promise<ExerciseVerdict> {
  return json("POST", inLanguage(`/api/exercises/${encodeURIComponent(id)}/answer`), given);
}

/** Something to go on with. */
export function hint(id: string): Promise<ExerciseRemark> {
  return json("POST", inLanguage(`/api/exercises/${encodeURIComponent(id)}/hint`));
}

/** The next exercise: what was missed and is due first; of any kind without `kind`. */
export function training(kind: string | null): Promise<Exercise> {
  return json("GET", inLanguage("/api/training", kind ? { kind } : {}));
}

/** A diagram's board after some moves, and what may be tried on it, be it a position or not. */
export function tryMoves(fen: string, moves: readonly string[]): Promise<TrialBoard> {
  return json("POST", "/api/trial", { fen, moves });
}

/** What whoever plays has done. */
export function progress(): Promise<Progress> {
  return json("GET", inLanguage("/api/progress"));
}

/** The lesson of this name has been read. */
export function readLesson(name: string): Promise<Progress> {
  return json("POST", inLanguage(`/api/lessons/${encodeURIComponent(name)}/read`));
}

/** The classes of whoever plays. */
export function classes(): Promise<Classes> {
  return json("GET", "/api/classes");
}

/** Begins a class; rejects with `malformed` when the name cannot be. */
export function newClass(name: string): Promise<Class> {
  return json("POST", "/api/classes", { name });
}

/** The class of a code; rejects with `not-found` when there is none. */
export function classOf(code: string): Promise<Class> {
  return json("GET", ofClass(code));
}

/** Joins a class under a pseudonym; rejects with `malformed` when it cannot be a name. */
export function joinClass(code: string, name: string): Promise<Class> {
  return json("POST", ofClass(code, "/join"), { name });
}

export function leaveClass(code: string): Promise<Classes> {
  return json("POST", ofClass(code, "/leave"));
}

/** Ends a class for ever. */
export function endClass(code: string): Promise<Classes> {
  return json("DELETE", ofClass(code));
}

export function removePupil(code: string, number: number): Promise<Classes> {
  return json("DELETE", ofClass(code, `/pupils/${number}`));
}

/** What a class has done; only its teacher is told. */
export function classReport(code: string): Promise<ClassReport> {
  return json("GET", inLanguage(ofClass(code, "/report")));
}

/** The endings that can be practised. */
export function endings(): Promise<EndingKind[]> {
  return json("GET", "/api/endings");
}

/** A position of an ending, drawn by lot. */
export function newEnding(code: string, aim: EndingAim): Promise<EndingBoard> {
  return json("POST", `/api/endings/${encodeURIComponent(code)}`, { aim });
}

/** What a move in an ending was worth, and the answer of the best defence. */
export function playEnding(fen: string, move: string): Promise<EndingAnswer> {
  return json("POST", "/api/endings/move", { fen, move });
}

/** An ending was mated, or held, from a position drawn by lot; all that one has done. */
export function endingDone(
  code: string,
  aim: EndingAim,
  fen: string,
  moves: readonly string[],
): Promise<EndingDone[]> {
  return json("POST", `/api/endings/${encodeURIComponent(code)}/done`, { aim, fen, moves });
}

function ofClass(code: string, part = ""): string {
  return `/api/classes/${encodeURIComponent(code)}${part}`;
}

function inLanguage(path: string, asked: Record<string, string> = {}): string {
  return `${path}?${new URLSearchParams({ ...asked, lang: lang() })}`;
}
