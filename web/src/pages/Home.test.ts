import { render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { RequestFailed } from "$lib/api/http";
import * as http from "$lib/api/http";
import type { RunningGame } from "$lib/api/wire";
import { go } from "$lib/router";
import "$lib/new-game/ChoiceDialog.svelte"; // Fetched on demand: it is not the network that is tested.
import { firstChoice } from "$lib/new-game/choice";
import { lastChoice, rememberChoice } from "$lib/new-game/last-choice";
import { change, parse, settings } from "$lib/settings";
import Home from "./Home.svelte";

const game: RunningGame = {
  game: "g3",
  opponent: { kind: "computer", level: "medium-1" },
  you: "black",
  plies: 8,
  yourTurn: true,
  daysLeft: null,
};

beforeEach(() => {
  vi.stubGlobal("scrollTo", vi.fn());
  change(parse(null));
  go("/");
});

test("a first visit offers to play, to play for two, to read and to learn; nothing to resume", async () => {
  const me = vi.spyOn(http, "me").mockResolvedValue({ running: null, atStake: null });
  render(Home);
  await me.mock.results[0]?.value;
  expect(screen.getByRole("button", { name: "Jouer contre l’ordinateur" })).toBeDefined();
  expect(screen.getByText("Mulot, avec les Blancs")).toBeDefined();
  expect(screen.queryByRole("link", { name: /Reprendre/ })).toBeNull();
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/adversaires", "/apprendre", "/a-deux", "/lire"]);
});

test("whoever has played is offered the lessons after the games", async () => {
  const me = vi.spyOn(http, "me").mockResolvedValue({ running: null, atStake: null });
  rememberChoice(firstChoice);
  render(Home);
  await me.mock.results[0]?.value;
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/adversaires", "/a-deux", "/lire", "/apprendre"]);
});

test.each([
  [true, /Contre Lapin.*c’est à vous de jouer/],
  [false, /Contre Lapin.*à l’ordinateur de jouer/],
])(
  "a running game is offered first, and says whose turn it is (yours: %s)",
  async (yours, said) => {
    vi.spyOn(http, "me").mockResolvedValue({
      running: { ...game, yourTurn: yours },
      atStake: null,
    });
    render(Home);
    const resume = await screen.findByRole("link", { name: /Reprendre la partie/ });
    expect(resume.getAttribute("href")).toBe("/partie/g3");
    expect(resume.textContent).toMatch(said);
  },
);

test("one click starts a game with the last choice", async () => {
  vi.spyOn(http, "me").mockResolvedValue({ running: null, atStake: null });
  const create = vi.spyOn(http, "createGame").mockResolvedValue({ game: "g4" });
  const opponent = { kind: "computer", level: "expert-1" } as const;
  rememberChoice({ ...firstChoice, opponent, color: "random" });
  render(Home);
  const play = screen.getByRole("button", { name: "Jouer contre l’ordinateur" });
  play.click();
  play.click();
  await waitFor(() => expect(location.pathname).toBe("/partie/g4"));
  expect(create).toHaveBeenCalledExactlyOnceWith({
    opponent,
    color: "random",
    start: { kind: "ordinary" },
    rules: { kind: "preset", id: "solo" },
    rated: false,
  });
});

test("a game that was begun is remembered as a choice", async () => {
  vi.spyOn(http, "me").mockResolvedValue({ running: null, atStake: null });
  vi.spyOn(http, "createGame").mockResolvedValue({ game: "g5" });
  render(Home);
  screen.getByRole("button", { name: "Jouer contre l’ordinateur" }).click();
  await waitFor(() => expect(lastChoice()).toEqual(firstChoice));
  await waitFor(() => expect(settings().newGame).not.toBeNull());
});

test("two who play on one screen find their choice again, and their game", async () => {
  const opponent = { kind: "same-screen" } as const;
  vi.spyOn(http, "me").mockResolvedValue({ running: { ...game, opponent }, atStake: null });
  rememberChoice({ ...firstChoice, opponent });
  render(Home);
  expect(screen.getByRole("button", { name: "Jouer à deux sur cet écran" })).toBeDefined();
  const resume = await screen.findByRole("link", { name: /Reprendre la partie/ });
  expect(resume.textContent).toContain("À deux sur cet écran");
});

test("a server that does not answer is said so, and asked again on demand", async () => {
  const me = vi.spyOn(http, "me").mockRejectedValue(new RequestFailed("offline", ""));
  render(Home);
  expect((await screen.findByRole("alert")).textContent).toContain("Le serveur ne répond pas");
  me.mockResolvedValue({ running: game, atStake: null });
  screen.getByRole("button", { name: "Réessayer" }).click();
  expect(await screen.findByRole("link", { name: /Reprendre la partie/ })).toBeDefined();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a game that cannot start leaves the reader at home, told why", async () => {
  vi.spyOn(http, "me").mockResolvedValue({ running: null, atStake: null });
  vi.spyOn(http, "createGame").mockRejectedValue(new RequestFailed("too-many", ""));
  render(Home);
  screen.getByRole("button", { name: "Jouer contre l’ordinateur" }).click();
  expect((await screen.findByRole("alert")).textContent).toContain("Trop de demandes");
  expect(location.pathname).toBe("/");
});

test("Options opens the choice of opponent and side", async () => {
  vi.spyOn(http, "me").mockResolvedValue({ running: null, atStake: null });
  render(Home);
  screen.getByRole("button", { name: "Options" }).click();
  expect(await screen.findByRole("dialog", { name: "Nouvelle partie" })).toBeDefined();
});
