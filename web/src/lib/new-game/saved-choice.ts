import type { Opponent, Rulebook, RulesChoice, StartChoice } from "$lib/api/wire";
import { levels } from "$lib/opponents/groups";
import { fieldNames, fields } from "$lib/rulebook/fields";
import { presetsFor } from "$lib/rulebook/presets";
import { isRecord, oneOf } from "$lib/settings/saved";
import { colorChoices, firstChoice, type Choice } from "./choice";
import { bonusKinds, most, type ClockChoice } from "./clock";

/** The choice of a game held in a saved value; whatever is missing or broken takes its first value. */
export function readChoice(saved: unknown): Choice {
  if (!isRecord(saved)) return firstChoice;
  const opponent = readOpponent(saved.opponent);
  return {
    opponent,
    color: oneOf(colorChoices, saved.color),
    start: readStart(saved.start),
    clock: readClock(saved.clock),
    rules: readRules(saved.rules, opponent),
    rated: saved.rated === true,
  };
}

function readOpponent(saved: unknown): Opponent {
  if (!isRecord(saved)) return firstChoice.opponent;
  if (saved.kind === "same-screen") return { kind: "same-screen" };
  return { kind: "computer", level: oneOf(levels, saved.level) };
}

function readStart(saved: unknown): StartChoice {
  if (!isRecord(saved) || saved.kind !== "chess960") return firstChoice.start;
  const { number } = saved;
  return { kind: "chess960", ...(isWithin(number, 0, 959) && { number }) };
}

function readClock(saved: unknown): ClockChoice | null {
  if (!isRecord(saved)) return null;
  const { white, black, seconds } = saved;
  const times = isWithin(white, 1, most.minutes) && isWithin(black, 1, most.minutes);
  if (!times || !isWithin(seconds, 0, most.seconds)) return null;
  return { white, black, seconds, kind: oneOf(bonusKinds, saved.kind) };
}

function readRules(saved: unknown, opponent: Opponent): RulesChoice | null {
  if (!isRecord(saved)) return null;
  if (saved.kind === "custom") {
    const rulebook = readRulebook(saved.rulebook);
    return rulebook && { kind: "custom", rulebook };
  }
  const id = presetsFor(opponent.kind).find((preset) => preset === saved.id);
  return id ? { kind: "preset", id } : null;
}

/** A rulebook whose every field has a choice that is still offered; another version's is let go. */
function readRulebook(saved: unknown): Rulebook | null {
  if (!isRecord(saved) || !isRecord(saved.search)) return null;
  const kept: Record<string, unknown> = { search: saved.search };
  for (const field of fieldNames) {
    const text = JSON.stringify(saved[field]);
    const choice = fields[field].find((known) => JSON.stringify(known) === text);
    if (choice === undefined) return null;
    kept[field] = choice;
  }
  return kept as Rulebook;
}

function isWithin(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}
