import { expect, test } from "vitest";
import type { GameUpdate } from "$lib/api/wire";
import { arbiter, e4, e5, result, update } from "../../test/game";
import { attempt, fail, open, receive, refuse, view } from "./state";
import { status } from "./status";

const line = (part: Partial<GameUpdate>) => status(open(update(part)), "online").text;
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

test("the line says whose turn it is, and check in words", () => {
  expect(line({})).toBe("À vous de jouer.");
  expect(line({ turn: "black" })).toBe("Mulot réfléchit…");
  expect(plain(line({ check: "e1" }))).toBe("Échec ! À vous de jouer.");
  expect(plain(line({ turn: "black", check: "e8" }))).toBe("Échec ! Mulot réfléchit…");
});

test("at one screen the line names the side to move", () => {
  const opponent = { kind: "same-screen" } as const;
  expect(line({ opponent, turn: "black" })).toBe("Aux Noirs de jouer.");
  expect(plain(line({ opponent, check: "e1" }))).toBe("Échec ! Aux Blancs de jouer.");
});

test("the line says that a move is being stored, until it is", () => {
  const moving = attempt(open(update()), 1, "e2", "e4").state;
  expect(status(moving, "online")).toEqual({ text: "Le serveur enregistre…", tone: "waiting" });
});

test("the line says how the game ended", () => {
  expect(line({ result: result({}) })).toBe("Pat. Partie nulle, 1/2-1/2.");
});

test("the line says which past position is looked at", () => {
  const state = open(update({ plies: [e4, e5] }));
  expect(status(view(state, 1), "online").text).toBe(
    "Position passée, après le coup 1 des Blancs.",
  );
  expect(status(view(state, 0), "online").text).toBe("Position de départ.");
});

test("what went wrong comes before all else, and a lost line before that", () => {
  const state = fail(open(update({ check: "e1" })), null, "too-many");
  expect(status(state, "online")).toMatchObject({ tone: "warning" });
  expect(status(state, "online").text).toContain("Trop de demandes");
  expect(status(state, "offline").text).toBe("Connexion perdue. Nouvel essai…");
});

test("a refusal leads to its paragraph of the rules, and nothing else does", () => {
  const asked = attempt(open(update()), 1, "e2", "d3").state;
  const refusal = { code: "pinned", role: "pawn" as const, squares: ["e8"] };
  expect(status(refuse(asked, 1, refusal), "online")).toMatchObject({
    tone: "warning",
    rule: "/regles#clouage",
  });
  expect(status(fail(asked, 1, "too-many"), "online").rule).toBeUndefined();
});

test("an offer that the computer declines, in words or by playing on, is said calmly and once", () => {
  const offered = open(update({ seq: 4, plies: [e4], arbiter: arbiter({ offer: "white" }) }));
  for (const plies of [[], [e5]]) {
    const answered = receive(offered, update({ seq: 5, kept: 1, plies, arbiter: arbiter({}) }));
    expect(status(answered, "online")).toEqual({ text: "Mulot refuse la nulle.", tone: "calm" });
    const played = attempt(answered, 1, "g1", "f3").state;
    expect(status(played, "online").text).not.toContain("refuse");
  }
});

test("nobody is said to decline what was agreed to, or taken back with the move", () => {
  const offered = open(update({ seq: 4, plies: [e4], arbiter: arbiter({ offer: "white" }) }));
  const agreed = update({ seq: 5, kept: 1, plies: [], result: result({ reason: "agreement" }) });
  expect(receive(offered, agreed).notice).toBeNull();
  expect(receive(offered, update({ seq: 5, kept: 0, plies: [] })).notice).toBeNull();
});
