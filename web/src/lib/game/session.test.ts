import { beforeEach, describe, expect, test, vi } from "vitest";
import * as http from "$lib/api/http";
import type { GameUpdate } from "$lib/api/wire";
import type { Sound } from "$lib/sound";
import { FakeWebSocket } from "../../test/FakeWebSocket";
import { e4, e5, legal, result, update } from "../../test/game";
import { GameSession } from "./session.svelte";

let session: GameSession;
let heard: Sound[];

const after1e4: Partial<GameUpdate> = { seq: 2, plies: [e4], turn: "black", legal: [] };
const mate = result({ winner: "black", reason: "checkmate", score: "0-1" });

beforeEach(() => {
  vi.useFakeTimers();
  FakeWebSocket.install();
  vi.spyOn(http, "pgn").mockRejectedValue(new http.RequestFailed("offline", ""));
  heard = [];
  session = new GameSession("g1", { play: (sound) => heard.push(sound), close: () => {} });
  return () => {
    session.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

function arrives(part: Partial<GameUpdate> = {}): void {
  if (FakeWebSocket.last.readyState === FakeWebSocket.CONNECTING) FakeWebSocket.last.open();
  FakeWebSocket.last.hear({ type: "game", game: update(part) });
}

function lineBreaksAndComesBack(): void {
  FakeWebSocket.last.breaks();
  vi.advanceTimersByTime(500);
}

const said = () => session.said.map(({ text }) => text);
const sent = () => FakeWebSocket.last.said;

describe("what is said", () => {
  test("is each move of both sides once, and not again after a new connection", () => {
    arrives();
    session.attempt("e2", "e4");
    expect(said()).toEqual([]);
    arrives(after1e4);
    arrives({ seq: 3, kept: 1, plies: [e5] });
    const moves = ["Blancs\u00a0: pion de e2 va en e4.", "Noirs\u00a0: pion de e7 va en e5."];
    expect(said()).toEqual(moves);
    lineBreaksAndComesBack();
    arrives({ seq: 3, plies: [e4, e5] });
    expect(said().slice(0, 2)).toEqual(moves);
    expect(said().slice(2)).toEqual([
      "Connexion perdue. Nouvel essai…",
      "La connexion est rétablie.",
    ]);
    expect(heard).toEqual(["move", "move"]);
  });

  test("is the last move when a game is opened, without a sound", () => {
    arrives({ plies: [e4, e5] });
    expect(said()).toEqual(["Noirs\u00a0: pion de e7 va en e5."]);
    expect(heard).toEqual([]);
  });

  test("is the reason of a refusal, each time it is refused", () => {
    arrives();
    for (const id of [1, 2]) {
      session.attempt("e2", "e5");
      FakeWebSocket.last.hear({
        type: "refused",
        id,
        refusal: { code: "pawn-has-moved", role: null, squares: [] },
      });
    }
    const reason = "Le pion n’avance de deux cases que depuis sa case de départ.";
    expect(said()).toEqual([reason, reason]);
    expect(new Set(session.said.map(({ id }) => id)).size).toBe(2);
  });

  test("is the result by its rule, once, and that it ended here", () => {
    arrives({ plies: [e4] });
    arrives({ seq: 5, kept: 1, plies: [{ ...e5, check: "e1" }], result: mate });
    expect(said().at(-1)).toBe(
      "Noirs\u00a0: pion de e7 va en e5. Échec et mat. Les Noirs gagnent, 0-1.",
    );
    expect(heard).toEqual(["end"]);
    expect(session.endedHere).toBe(true);
  });

  test("is where a piece may go, or that it may not move", () => {
    arrives({ legal: [legal("e1", "g1", "h1"), legal("e1", "f1")] });
    session.readDestinations("e1");
    session.readDestinations("a1");
    expect(said()).toEqual(["Depuis e1\u00a0: g1, h1, f1.", "Aucun coup permis depuis a1."]);
  });
});

describe("the line", () => {
  test("brings a move that was lost with the old one to the server, once", () => {
    arrives();
    session.attempt("e2", "e4");
    lineBreaksAndComesBack();
    arrives();
    expect(sent()).toEqual([
      { type: "play", id: 1, at: 0, by: "white", from: "e2", to: "e4", promotion: null },
    ]);
    arrives(after1e4);
    lineBreaksAndComesBack();
    arrives({ seq: 3, plies: [e4, e5] });
    expect(sent()).toEqual([]);
  });

  test("that is down lets no move begin", () => {
    arrives();
    FakeWebSocket.last.breaks();
    session.attempt("e2", "e4");
    expect(session.state?.sent).toBeNull();
  });

  test("is made anew when half-moves were missed", () => {
    arrives();
    arrives({ seq: 9, kept: 5, plies: [e5] });
    expect(FakeWebSocket.made).toHaveLength(2);
    arrives({ seq: 9, plies: [e4, e5] });
    expect(session.state?.plies).toHaveLength(2);
  });

  test("of a game nobody has is given up, and the page knows why", async () => {
    vi.mocked(http.pgn).mockRejectedValue(new http.RequestFailed("not-found", ""));
    FakeWebSocket.last.breaks();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(session.problem).toBe("not-found");
    expect(FakeWebSocket.made.length).toBeLessThanOrEqual(2);
  });

  test("to a server that is away goes on being made until the game is there", async () => {
    FakeWebSocket.last.breaks();
    await vi.advanceTimersByTimeAsync(500);
    expect(session.problem).toBeNull();
    arrives();
    expect(session.state?.game).toBe("g1");
    expect(session.link).toBe("online");
  });
});

test("an action the server could not store is undone, and said", () => {
  arrives({ seq: 3, plies: [e4, e5] });
  session.ask({ type: "take-back", by: "white" });
  FakeWebSocket.last.hear({
    type: "failed",
    id: 1,
    failure: { code: "not-stored", detail: "the disk is full" },
  });
  expect(session.state?.sent).toBeNull();
  expect(said().at(-1)).toContain("Le serveur n’a pas pu enregistrer.");
});
