import type { ExerciseAnswer, ExerciseChoice, LegalMove, Role } from "$lib/api/wire";

const letters: Partial<Record<Role, string>> = { queen: "q", rook: "r", bishop: "b", knight: "n" };

/** A move as an answer names it: in UCI, castling being the king going onto its rook. */
export function uci({ from, to, promotion }: LegalMove): string {
  return from + to.at(-1)! + (promotion ? letters[promotion] : "");
}

/** The moves of an answer, among those that may be played. */
export function made(draft: ExerciseAnswer | null, legal: readonly LegalMove[]): LegalMove[] {
  if (draft?.shape !== "moves") return [];
  return draft.moves.flatMap((text) => legal.find((move) => uci(move) === text) ?? []);
}

/** The arrow of the choice that is looked at; none once the answer is judged. */
export function arrowOf(
  { draft, verdict }: { draft: ExerciseAnswer | null; verdict: unknown },
  choices: readonly ExerciseChoice[],
): [string, string][] {
  const arrow = draft?.shape === "choice" && !verdict ? choices[draft.number]?.arrow : null;
  return arrow ? [arrow] : [];
}
