import type { Role } from "$lib/api/wire";
import { readingPath } from "./paths";

/**
 * The paragraph of the rules page that says why: each anchor with the codes it explains, which are
 * named as their sentences are. A test finds a code without a paragraph and a paragraph that is gone.
 */
export const paragraphs: Readonly<Record<string, readonly string[]>> = {
  coup: [
    "refusal-no-piece",
    "refusal-not-your-piece",
    "refusal-same-square",
    "refusal-own-piece",
    "refusal-blocked",
    "refusal-not-your-turn",
    "refusal-not-your-side",
    "refusal-stale",
  ],
  but: ["refusal-game-over"],
  pieces: ["refusal-not-its-move"],
  roi: ["refusal-king-attacked"],
  pion: ["refusal-pawn-blocked", "refusal-pawn-takes-nothing", "refusal-pawn-has-moved"],
  "en-passant": ["refusal-en-passant-too-late", "refusal-en-passant-exposes-king"],
  promotion: [
    "refusal-promotion-missing",
    "refusal-promotion-to-that",
    "refusal-nothing-to-promote",
  ],
  roque: [
    "refusal-castling-right-lost",
    "refusal-castling-blocked",
    "refusal-castling-in-check",
    "refusal-castling-through-check",
    "refusal-castling-into-check",
  ],
  echec: ["refusal-still-in-check"],
  clouage: ["refusal-pinned"],
  mat: ["result-checkmate"],
  pat: ["result-stalemate"],
  "position-morte": ["result-insufficient-material", "result-dead-position"],
  repetition: [
    "result-threefold-repetition",
    "result-fivefold-repetition",
    "remark-perpetual-check",
  ],
  "cinquante-coups": ["result-fifty-moves", "result-seventy-five-moves"],
  notation: ["refusal-unreadable", "refusal-no-such-move", "refusal-ambiguous"],
  "nulle-accord": [
    "result-agreement",
    "refusal-agreement-off",
    "refusal-agreement-too-early",
    "refusal-offer-stands",
    "refusal-offer-too-soon",
    "refusal-offer-is-yours",
    "refusal-no-offer",
  ],
  abandon: [
    "result-resignation",
    "result-resignation-unwinnable",
    "result-resignation-insufficient-material",
  ],
  drapeau: [
    "result-time",
    "result-time-unwinnable",
    "result-time-insufficient-material",
    "refusal-flag-not-fallen",
  ],
  reprendre: [
    "refusal-take-back-forbidden",
    "refusal-nothing-to-take-back",
    "refusal-take-back-asked",
    "refusal-no-take-back-asked",
    "refusal-take-back-is-yours",
    "refusal-game-counts",
  ],
  "piece-touchee": [
    "refusal-touched-move",
    "refusal-touched-capture",
    "refusal-touched-capture-with",
    "refusal-touched-castle",
    "refusal-touched-rook-first",
    "refusal-touch-move-off",
  ],
  adoube: ["refusal-adjust-too-late"],
  reclamer: [
    "refusal-claim-off",
    "refusal-claim-automatic",
    "refusal-claim-after-touch",
    "refusal-claim-rejected",
  ],
  pendule: ["refusal-no-clock"],
  fin: ["refusal-abort-too-late", "result-aborted"],
};

const pieces: Readonly<Record<Role, string>> = {
  king: "roi",
  queen: "dame",
  rook: "tour",
  bishop: "fou",
  knight: "cavalier",
  pawn: "pion",
};

/**
 * Where the rules page explains the sentence `text`, such as `refusal-pinned` or `result-stalemate`;
 * `role` is the piece it is about, which has a paragraph of its own.
 */
export function ruleLink(text: string, role: Role | null = null): string {
  const found = Object.keys(paragraphs).find((anchor) => paragraphs[anchor]!.includes(text));
  const anchor = found === "pieces" && role ? pieces[role] : found;
  return readingPath("rules", anchor);
}

/** Where the rules page speaks of the rulebook `id`. */
export function rulebookLink(id: string): string {
  return readingPath("rules", `regles-${id}`);
}
