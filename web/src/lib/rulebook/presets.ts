import type { Opponent, Rulebook, RulesChoice } from "$lib/api/wire";
import { choiceCode, fieldNames } from "./fields";

/** The rulebooks with a name, in the order in which they are offered. */
export const presets: readonly string[] = [
  "fide",
  "comment-jouer",
  "initiation",
  "echec-royal",
  "club",
  "vchess",
];

/** Those one may choose against `opponent`, the usual one first. */
export function presetsFor(opponent: Opponent["kind"]): readonly string[] {
  return opponent === "computer" ? ["solo", ...presets] : presets;
}

/** The name by which texts know a choice of rules: `rules-ID`. */
export function rulesId(rules: RulesChoice): string {
  return rules.kind === "preset" ? rules.id : "custom";
}

/** Whether two rulebooks say the same in every field one may choose. */
export function isSame(one: Rulebook, other: Rulebook): boolean {
  return fieldNames.every((field) => choiceCode(one[field]) === choiceCode(other[field]));
}
