import type { ColorChoice, NewGame, Opponent, RulesChoice, StartChoice } from "$lib/api/wire";
import { levels } from "$lib/opponents/groups";
import { presetsFor } from "$lib/rulebook/presets";
import { timeControl, type ClockChoice } from "./clock";

/** What a game is to be: all that one chooses before it begins. */
export interface Choice {
  readonly opponent: Opponent;
  readonly color: ColorChoice;
  readonly start: StartChoice;
  /** Nothing when the game is played without a clock. */
  readonly clock: ClockChoice | null;
  /** Nothing when the rules are the usual ones against this opponent. */
  readonly rules: RulesChoice | null;
  /** Whether it is to count for the rankings; against the computer only, and if all else allows it. */
  readonly rated: boolean;
}

export const colorChoices: readonly ColorChoice[] = ["white", "black", "random"];

export const firstChoice: Choice = {
  opponent: { kind: "computer", level: levels[0]! },
  color: "white",
  start: { kind: "ordinary" },
  clock: null,
  rules: null,
  rated: false,
};

/** The rules that a game will be played by. */
export function rulesOf({ rules, opponent }: Choice): RulesChoice {
  return rules ?? { kind: "preset", id: presetsFor(opponent.kind)[0]! };
}

/** The choice against another opponent: rules that do not go with it give way to the usual ones. */
export function against(choice: Choice, opponent: Opponent): Choice {
  const { rules } = choice;
  const fits = rules?.kind !== "preset" || presetsFor(opponent.kind).includes(rules.id);
  return { ...choice, opponent, rules: fits ? rules : null };
}

/** The choice with other rules. Those made for Chess960 bring its start with them. */
export function by(choice: Choice, rules: RulesChoice): Choice {
  const shuffled = rules.kind === "preset" && rules.id === "vchess";
  const start: StartChoice =
    shuffled && choice.start.kind === "ordinary" ? { kind: "chess960" } : choice.start;
  return { ...choice, rules, start };
}

/** What to ask the server for. */
export function newGame(choice: Choice): NewGame {
  const { opponent, color, start, clock, rated } = choice;
  return {
    opponent,
    color,
    start,
    rules: rulesOf(choice),
    ...(opponent.kind === "computer" && { rated }),
    ...(clock && { clock: timeControl(clock) }),
  };
}

/** What is worth proposing again: a position was for one game. */
export function worthKeeping(choice: Choice): Choice {
  return choice.start.kind === "position" ? { ...choice, start: firstChoice.start } : choice;
}
