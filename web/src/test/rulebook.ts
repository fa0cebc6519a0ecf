import type { NamedRulebook, Rulebook } from "$lib/api/wire";

/** The official rules, as the server writes them. */
export const officialRules: Rulebook = {
  threefold: "claim",
  fivefold: true,
  fifty: "claim",
  seventyfive: true,
  dead: "full",
  agreement: { "after-plies": 2 },
  "resign-test": "fide",
  "flag-test": "fide",
  "take-back": "never",
  "touch-move": false,
  "announce-check": "off",
  "wrong-claim": "fide",
  search: { "each-move": 2000, "at-the-end": 500_000, "in-doubt": "win" },
};

/** Three of the rulebooks with a name. */
export const someRulebooks: NamedRulebook[] = [
  { id: "fide", rulebook: officialRules },
  { id: "club", rulebook: { ...officialRules, threefold: "auto", "touch-move": true } },
  { id: "solo", rulebook: { ...officialRules, "take-back": "free" } },
];
