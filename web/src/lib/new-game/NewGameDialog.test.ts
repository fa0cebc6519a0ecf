import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import type { ComponentProps } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { RequestFailed } from "$lib/api/http";
import * as http from "$lib/api/http";
import type { NewGame, StartArray } from "$lib/api/wire";
import { go } from "$lib/router";
import { lastChoice, rememberChoice } from "./last-choice";
import { change, parse } from "$lib/settings";
import { startFen } from "../../test/game";
import { positionAnswer } from "../../test/position";
import { officialRules, someRulebooks } from "../../test/rulebook";
import { firstChoice } from "./choice";
import NewGameDialog from "./NewGameDialog.svelte";
import "./BackRank.svelte"; // Fetched on demand, as the form is: it is not the network that is tested.
import "./ChoiceDialog.svelte";

beforeEach(() => {
  vi.stubGlobal("scrollTo", vi.fn());
  vi.spyOn(http, "json").mockResolvedValue([]); // how strong the opponents are
  change(parse(null));
  go("/");
});

const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>("radio", { name });
const startButton = () => screen.getByRole("button", { name: "Commencer" });

/** Opens the dialog and waits for its form, which is fetched when it is asked for. */
async function open(props: Partial<ComponentProps<typeof NewGameDialog>> = {}): Promise<void> {
  render(NewGameDialog, { onclose: vi.fn(), ...props });
  await screen.findByRole("button", { name: "Commencer" });
}

/** Opens a folded part, and gives what is said beside its name. */
async function unfold(name: string): Promise<HTMLElement> {
  const summary = screen.getByText(name, { selector: "summary span" }).parentElement!;
  const details = summary.parentElement as HTMLDetailsElement;
  details.open = true;
  await fireEvent(details, new Event("toggle"));
  return summary;
}

/** Starts the game and gives what the server is asked for. */
async function asked(): Promise<NewGame> {
  const create = vi.spyOn(http, "createGame").mockResolvedValue({ game: "g1" });
  startButton().click();
  await waitFor(() => expect(create).toHaveBeenCalledOnce());
  return create.mock.calls[0]![0];
}

test("it proposes the last choice", async () => {
  const opponent = { kind: "computer", level: "hard-1" } as const;
  rememberChoice({ ...firstChoice, opponent, color: "random" });
  await open();
  expect(radio(/Difficile/).checked).toBe(true);
  expect(radio(/Corbeau/).checked).toBe(true);
  expect(radio(/Au hasard/).checked).toBe(true);
});

test("starting remembers the choice, goes to the board and closes", async () => {
  const create = vi.spyOn(http, "createGame").mockResolvedValue({ game: "g9" });
  const onclose = vi.fn();
  await open({ onclose });
  await fireEvent.click(radio(/Expert/));
  expect(radio(/Hibou/).checked).toBe(true);
  await fireEvent.click(radio(/Loup/));
  screen.getByText(/punit les imprécisions/);
  radio(/Noirs/).click();
  startButton().click();
  await waitFor(() => expect(onclose).toHaveBeenCalledOnce());
  const opponent = { kind: "computer", level: "expert-2" };
  expect(create).toHaveBeenCalledExactlyOnceWith({
    opponent,
    color: "black",
    start: { kind: "ordinary" },
    rules: { kind: "preset", id: "solo" },
    rated: false,
  });
  expect(lastChoice()).toEqual({ ...firstChoice, opponent, color: "black" });
  expect(location.pathname).toBe("/partie/g9");
});

test("two on one screen have the official rules, and a look at how the board is set up", async () => {
  await open();
  expect(screen.queryByText(/bien placé l’échiquier/)).toBeNull();
  await fireEvent.click(radio(/À deux/));
  screen.getByRole("group", { name: "En bas de l’écran" });
  expect((await unfold("Règles")).textContent).toContain("Règles officielles");
  expect(screen.queryByRole("radio", { name: /Contre l’ordinateur/ })).toBeNull();
  await unfold("Avez-vous bien placé l’échiquier ?");
  screen.getByText(/La dame est sur sa couleur/);
  expect((await asked()).opponent).toEqual({ kind: "same-screen" });
});

test("a usual clock is one press away; one's own may give each side a time", async () => {
  await open();
  const said = await unfold("Pendule");
  expect(said.textContent).toContain("Sans pendule");
  await fireEvent.click(radio(/^15 \+ 10/));
  expect(said.textContent).toContain("15 min + 10 s");
  await fireEvent.click(radio(/^Autre/));
  await fireEvent.click(screen.getByRole("checkbox", { name: "Un temps pour chacun" }));
  await fireEvent.input(screen.getByRole("spinbutton", { name: "Minutes des Noirs" }), {
    target: { value: "7" },
  });
  await fireEvent.change(screen.getByRole("combobox", { name: "Ces secondes" }), {
    target: { value: "delay" },
  });
  expect(said.textContent).toContain("15 min contre 7 min + 10 s (délai)");
  expect((await asked()).clock).toEqual({
    white: { periods: { first: { time: 900_000, bonus: { delay: 10_000 } } } },
    black: { periods: { first: { time: 420_000, bonus: { delay: 10_000 } } } },
    "untimed-plies": 0,
  });
});

test("a number that is no time leaves the clock as it was", async () => {
  await open();
  const said = await unfold("Pendule");
  await fireEvent.click(radio(/^Autre/));
  for (const value of ["", "0", "-3", "100000"])
    await fireEvent.input(screen.getByRole("spinbutton", { name: "Minutes par joueur" }), {
      target: { value },
    });
  expect(said.textContent).toContain("20 min + 5 s");
});

const array: StartArray = {
  number: 322,
  backRank: ["rook", "bishop", "king", "knight", "rook", "queen", "bishop", "knight"],
  fen: startFen,
};

test("an array of Chess960 is drawn by a button, or chosen by its number", async () => {
  const startArray = vi.spyOn(http, "startArray").mockResolvedValue(array);
  await open();
  const said = await unfold("Départ");
  await fireEvent.click(radio(/Échecs960/));
  expect(said.textContent).toContain("Échecs960");
  screen.getByRole("button", { name: "Tirer au sort" }).click();
  await screen.findByRole("img", { name: /^tour, fou, roi, cavalier/ });
  expect(said.textContent).toContain("Échecs960 n°\u00a0322");
  expect(startArray).toHaveBeenLastCalledWith(undefined);
  startArray.mockResolvedValue({ ...array, number: 7 });
  const number = screen.getByRole("spinbutton", { name: /Numéro/ });
  await fireEvent.input(number, { target: { value: "960" } });
  expect(startArray).toHaveBeenCalledOnce();
  await fireEvent.input(number, { target: { value: "7" } });
  await waitFor(() => expect(said.textContent).toContain("n°\u00a07"));
  expect((await asked()).start).toEqual({ kind: "chess960", number: 7 });
});

test("without a number the array is drawn when the game begins", async () => {
  await open();
  await unfold("Départ");
  await fireEvent.click(radio(/Échecs960/));
  expect((await asked()).start).toEqual({ kind: "chess960" });
});

test("no game begins in a position that is none; what is wrong is told", async () => {
  const create = vi.spyOn(http, "createGame");
  const problem = { code: "no-king", color: "white" as const, squares: [] };
  const position = vi
    .spyOn(http, "position")
    .mockResolvedValue(positionAnswer({ problems: [problem] }));
  await open();
  await unfold("Départ");
  await fireEvent.click(radio(/Autre position/));
  const fen = screen.getByRole("textbox", { name: /FEN/ });
  await fireEvent.input(fen, { target: { value: "k7/8/8/8/8/8/8/8 w - - 0 1" } });
  await screen.findByText("Les Blancs n’ont pas de roi.");
  await fireEvent.click(startButton());
  expect(screen.getByText(/Donnez une position possible/)).toBeDefined();
  expect(create).not.toHaveBeenCalled();
  position.mockResolvedValue(positionAnswer({ fen: "k7/8/8/8/8/8/8/K6R w - - 0 1" }));
  await fireEvent.input(fen, { target: { value: "k7/8/8/8/8/8/8/K6R w" } });
  await screen.findByText("Position possible.");
  expect((await asked()).start).toEqual({
    kind: "position",
    fen: "k7/8/8/8/8/8/8/K6R w - - 0 1",
  });
  expect(lastChoice().start).toEqual({ kind: "ordinary" });
});

test("rules are chosen by name", async () => {
  await open();
  const said = await unfold("Règles");
  expect(said.textContent).toContain("Contre l’ordinateur");
  await fireEvent.click(radio(/^Club/));
  expect(said.textContent).toContain("Club");
  expect((await asked()).rules).toEqual({ kind: "preset", id: "club" });
});

test("one field changed makes rules of one's own; changed back they have their name again", async () => {
  vi.spyOn(http, "rulebooks").mockResolvedValue(someRulebooks);
  await open();
  const said = await unfold("Règles");
  await fireEvent.click(radio(/Règles officielles/));
  await unfold("Options");
  const touch = await screen.findByRole<HTMLSelectElement>("combobox", { name: "Pièce touchée" });
  expect([...touch.options].map(({ text }) => text)).toEqual(["doit être jouée", "reste libre"]);
  await fireEvent.change(touch, { target: { value: "yes" } });
  expect(said.textContent).toContain("Règles à votre goût");
  expect(radio(/Règles à votre goût/).checked).toBe(true);
  const touchAgain = await screen.findByRole("combobox", { name: "Pièce touchée" });
  await fireEvent.change(touchAgain, { target: { value: "no" } });
  expect(said.textContent).toContain("Règles officielles");
  const agreement = await screen.findByRole("combobox", { name: "Nulle par accord" });
  await fireEvent.change(agreement, { target: { value: "0" } });
  expect((await asked()).rules).toEqual({
    kind: "custom",
    rulebook: { ...officialRules, agreement: { "after-plies": 0 } },
  });
});

test("it begins where it was told to", async () => {
  vi.spyOn(http, "position").mockResolvedValue(positionAnswer());
  const start = { kind: "position", fen: startFen } as const;
  await open({ start });
  within(screen.getByRole("dialog")).getByText("Autre position");
  expect((await asked()).start).toEqual(start);
});

test("a refusal is told in place, and one may try again", async () => {
  const create = vi
    .spyOn(http, "createGame")
    .mockRejectedValue(new RequestFailed("not-stored", ""));
  const onclose = vi.fn();
  await open({ onclose });
  const start = startButton();
  start.click();
  await waitFor(() =>
    expect(screen.getByRole("alert").textContent).toContain("n’a pas pu enregistrer"),
  );
  expect([onclose.mock.calls.length, location.pathname]).toEqual([0, "/"]);
  create.mockResolvedValue({ game: "g10" });
  start.click();
  await waitFor(() => expect(location.pathname).toBe("/partie/g10"));
});

test("two quick clicks start one game", async () => {
  const create = vi.spyOn(http, "createGame").mockResolvedValue({ game: "g11" });
  const onclose = vi.fn();
  await open({ onclose });
  startButton().click();
  startButton().click();
  await waitFor(() => expect(onclose).toHaveBeenCalled());
  expect(create).toHaveBeenCalledOnce();
});
