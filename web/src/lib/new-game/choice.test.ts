import { expect, test } from "vitest";
import { against, by, firstChoice, newGame, rulesOf, worthKeeping, type Choice } from "./choice";
import { choiceName } from "./choice-name";

const together = { kind: "same-screen" } as const;
const shuffled = { kind: "chess960", number: 322 } as const;
const club = { kind: "preset", id: "club" } as const;

test("a first game is an ordinary one against the easiest opponent, by its own rules", () => {
  expect(newGame(firstChoice)).toEqual({
    opponent: { kind: "computer", level: "easy-1" },
    color: "white",
    start: { kind: "ordinary" },
    rules: { kind: "preset", id: "solo" },
    rated: false,
  });
  expect(newGame({ ...firstChoice, rated: true })).toMatchObject({ rated: true });
});

test("all that was chosen is asked for", () => {
  const clock = { white: 10, black: 10, seconds: 0, kind: "increment" } as const;
  const choice: Choice = {
    opponent: together,
    color: "random",
    start: shuffled,
    clock,
    rules: club,
    rated: true, // and yet not asked for: nobody is ranked at one screen
  };
  const allowance = { periods: { first: { time: 600_000 } } };
  expect(newGame(choice)).toEqual({
    opponent: together,
    color: "random",
    start: shuffled,
    rules: club,
    clock: { white: allowance, black: allowance, "untimed-plies": 0 },
  });
});

test("two people play by the official rules unless they choose others", () => {
  const choice = against(firstChoice, together);
  expect(rulesOf(choice)).toEqual({ kind: "preset", id: "fide" });
  expect(rulesOf(by(choice, club))).toEqual(club);
});

test("rules that were chosen are kept against another opponent, if they go with it", () => {
  expect(against({ ...firstChoice, rules: club }, together).rules).toEqual(club);
  expect(against({ ...firstChoice, rules: { kind: "preset", id: "solo" } }, together).rules).toBe(
    null,
  );
});

test("the rules made for Chess960 bring its start; a start that was chosen stays", () => {
  const vchess = { kind: "preset", id: "vchess" } as const;
  expect(by(firstChoice, vchess).start).toEqual({ kind: "chess960" });
  expect(by({ ...firstChoice, start: shuffled }, vchess).start).toEqual(shuffled);
  expect(by(firstChoice, club).start).toEqual({ kind: "ordinary" });
});

test("a position is for one game, a start array may be kept", () => {
  const position = { kind: "position", fen: "8/8/8/8/8/8/8/8 w - - 0 1" } as const;
  expect(worthKeeping({ ...firstChoice, start: position }).start).toEqual({ kind: "ordinary" });
  expect(worthKeeping({ ...firstChoice, start: shuffled }).start).toEqual(shuffled);
});

test("a choice is told in one line, which says what is out of the ordinary", () => {
  expect(choiceName(firstChoice)).toBe("Mulot, avec les Blancs");
  const clock = { white: 3, black: 3, seconds: 2, kind: "increment" } as const;
  const choice = { ...firstChoice, opponent: together, start: shuffled, clock, rules: club };
  expect(choiceName(choice)).toBe(
    "À deux sur cet écran · Échecs960 n°\u00a0322 · 3 min + 2 s · Club",
  );
});
