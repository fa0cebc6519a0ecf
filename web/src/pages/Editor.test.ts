import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import * as http from "$lib/api/http";
import type { PositionQuestion, Problem } from "$lib/api/wire";
import { go } from "$lib/router";
import "$lib/new-game/ChoiceDialog.svelte"; // Fetched on demand: it is not the network that is tested.
import { startFen } from "../test/game";
import { positionAnswer } from "../test/position";
import Editor from "./Editor.svelte";

/** A server that reads anything, and finds fault with what `problems` says of a board. */
let problems: (board: string) => Problem[];
let asked: PositionQuestion[];

beforeEach(() => {
  vi.stubGlobal("scrollTo", vi.fn());
  vi.spyOn(http, "json").mockResolvedValue([]); // how strong the opponents are
  go("/editeur");
  problems = () => [];
  asked = [];
  vi.spyOn(http, "startArray").mockImplementation(async (number = 322) => ({
    number,
    backRank: [],
    fen: startFen,
  }));
  vi.spyOn(http, "position").mockImplementation(async (question) => {
    asked.push(question);
    const fen = "fen" in question ? question.fen : `${question.board} w KQkq - 0 1`;
    const board = fen.split(" ")[0]!;
    return positionAnswer({
      ...("fen" in question ? {} : question),
      fen,
      board,
      problems: problems(board),
    });
  });
});

const square = (name: string) =>
  screen.getByRole("gridcell", { name: new RegExp(`^${name}(,|$)`) });
const name = (of: string) => square(of).getAttribute("aria-label");
const fen = () => screen.getByRole<HTMLInputElement>("textbox", { name: /FEN/ });
const play = () => screen.getByRole<HTMLButtonElement>("button", { name: "Jouer d’ici" });

async function opened() {
  render(Editor);
  await screen.findByText("Position possible.");
}

test("it begins with the ordinary start, which can be played", async () => {
  await opened();
  expect(fen().value).toBe(startFen);
  expect(name("e1")).toBe("e1, roi blanc");
  expect(play().disabled).toBe(false);
});

test("the address names the position it begins with, and follows it", async () => {
  const given = "8/8/8/8/8/8/8/K6k w KQkq - 0 1";
  go(`/editeur?fen=${encodeURIComponent(given)}`);
  await opened();
  expect(name("a1")).toBe("a1, roi blanc");
  await fireEvent.keyDown(square("b2"), { key: "D" });
  await waitFor(() =>
    expect(new URLSearchParams(location.search).get("fen")).toBe(
      "8/8/8/8/8/8/1Q6/K6k w KQkq - 0 1",
    ),
  );
});

test("letters put men on the square of the keyboard, Delete takes them away", async () => {
  await opened();
  await fireEvent.keyDown(square("e4"), { key: "C" });
  expect(name("e4")).toBe("e4, cavalier blanc");
  await fireEvent.keyDown(square("e4"), { key: "c" });
  expect(name("e4")).toBe("e4, cavalier noir");
  await fireEvent.keyDown(square("e4"), { key: "Delete" });
  expect(name("e4")).toBe("e4, vide");
});

test("the man of the palette is put down by Enter, twice takes it away, the eraser empties", async () => {
  await opened();
  await fireEvent.click(screen.getByRole("radio", { name: "dame noire" }));
  await fireEvent.click(square("d5"));
  expect(name("d5")).toBe("d5, dame noire");
  await fireEvent.click(square("d5"));
  expect(name("d5")).toBe("d5, vide");
  await fireEvent.click(square("a1"));
  expect(name("a1")).toBe("a1, dame noire");
  await fireEvent.click(screen.getByRole("radio", { name: "Effacer" }));
  await fireEvent.click(square("a1"));
  expect(name("a1")).toBe("a1, vide");
});

test("the hand takes a man anywhere, also onto his own", async () => {
  await opened();
  await fireEvent.click(square("a1"));
  await fireEvent.click(square("e1"));
  await waitFor(() => expect(name("e1")).toBe("e1, tour blanche"));
  expect(name("a1")).toBe("a1, vide");
});

test("every problem is told, its squares are marked, and nobody plays from there", async () => {
  problems = (board) =>
    board.startsWith("8")
      ? [
          { code: "no-king", color: "black", squares: [] },
          { code: "pawns-on-back-ranks", color: null, squares: ["c1", "f1"] },
        ]
      : [];
  await opened();
  await fireEvent.change(fen(), { target: { value: "8/8/8/8/8/8/8/K1P2P2 w - - 0 1" } });
  await screen.findByText("Position impossible");
  screen.getByText("Les Noirs n’ont pas de roi.");
  screen.getByText(/Un pion ne peut pas se trouver.*c1, f1/);
  expect(name("c1")).toContain("en cause");
  expect(name("a1")).not.toContain("en cause");
  expect(play().disabled).toBe(true);
});

test("side to move, castling and en passant are asked about as they are chosen", async () => {
  await opened();
  await fireEvent.click(screen.getByRole("radio", { name: "Noirs" }));
  await fireEvent.click(screen.getByRole("checkbox", { name: "Blancs, tour a1" }));
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({
      board: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
      turn: "black",
      castling: ["h1", "a8", "h8"],
      enPassant: null,
    }),
  );
});

test("the board can be emptied, filled again, drawn by lot and turned", async () => {
  await opened();
  await fireEvent.click(screen.getByRole("button", { name: "Vider" }));
  await waitFor(() => expect(fen().value).toMatch(/^8\/8\/8\/8\/8\/8\/8\/8 /));
  await fireEvent.click(screen.getByRole("button", { name: "Échecs960" }));
  await waitFor(() => expect(fen().value).toBe(startFen));
  expect(http.startArray).toHaveBeenLastCalledWith(undefined);
  await fireEvent.click(screen.getByRole("button", { name: "Départ" }));
  expect(http.startArray).toHaveBeenLastCalledWith(518);
  expect(screen.getAllByRole("gridcell")[0]!.dataset.square).toBe("a8");
  await fireEvent.click(screen.getByRole("button", { name: "Retourner" }));
  expect(screen.getAllByRole("gridcell")[0]!.dataset.square).toBe("h1");
});

test("one plays from the position on the board", async () => {
  await opened();
  await fireEvent.click(play());
  await screen.findByRole("dialog", { name: "Nouvelle partie" });
  const create = vi.spyOn(http, "createGame").mockResolvedValue({ game: "g1" });
  await fireEvent.click(await screen.findByRole("button", { name: "Commencer" }));
  await waitFor(() => expect(create).toHaveBeenCalledOnce());
  expect(create.mock.calls[0]![0].start).toEqual({ kind: "position", fen: startFen });
});
