import type { Rulebook } from "$lib/api/wire";
import { t } from "$lib/i18n";

/** What players may choose in a rulebook: all but how hard the arbiter thinks. */
export type Field = Exclude<keyof Rulebook, "search">;

const counted = ["claim", "auto", "off"] as const;
const tested = ["fide", "material", "none"] as const;
const either = [true, false] as const;

/** Every field with the choices it has, in the order in which they are shown. */
export const fields: { readonly [F in Field]: readonly Rulebook[F][] } = {
  threefold: counted,
  fivefold: either,
  fifty: counted,
  seventyfive: either,
  dead: ["full", "material", "material3", "off"],
  agreement: [{ "after-plies": 2 }, { "after-plies": 0 }, "off"],
  "wrong-claim": ["fide", "none"],
  "resign-test": tested,
  "flag-test": tested,
  "touch-move": either,
  "take-back": ["never", "by-agreement", "free"],
  "announce-check": ["off", "optional", "required"],
};

export const fieldNames = Object.keys(fields) as readonly Field[];

/** What the field is about: « Troisième répétition ». */
export function fieldLabel(field: Field): string {
  return t(`rule-${field}`);
}

/** What is chosen in it: « à réclamer ». */
export function choiceLabel(field: Field, choice: Rulebook[Field]): string {
  const value = typeof choice === "object" ? choice["after-plies"] : choiceCode(choice);
  return t(`rule-${field}-is`, { value });
}

/** A short name for a choice, by which sentences and controls know it. */
export function choiceCode(choice: Rulebook[Field]): string {
  if (typeof choice === "object") return String(choice["after-plies"]);
  if (typeof choice === "boolean") return choice ? "yes" : "no";
  return choice;
}

/** The choices of a field, `present` among them though it be none of the usual ones. */
export function choices(field: Field, present: Rulebook[Field]): readonly Rulebook[Field][] {
  const usual: readonly Rulebook[Field][] = fields[field];
  const isThere = usual.some((choice) => choiceCode(choice) === choiceCode(present));
  return isThere ? usual : [...usual, present];
}
