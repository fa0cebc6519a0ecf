import { render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import * as http from "$lib/api/http";
import type { NewGame, RunningGame } from "$lib/api/wire";
import { go } from "$lib/router";
import StartProblem from "./StartProblem.svelte";

const wanted: NewGame = { opponent: { kind: "computer", level: "easy-1" }, rated: true };
const atStake: RunningGame = {
  game: "g7",
  opponent: { kind: "computer", level: "hard-2" },
  you: "white",
  plies: 12,
  yourTurn: true,
  daysLeft: 6,
};

beforeEach(() => {
  vi.stubGlobal("scrollTo", vi.fn());
  vi.spyOn(http, "me").mockResolvedValue({ running: atStake, atStake });
  go("/");
});

test("a problem is told, and nothing when there is none", async () => {
  const { rerender } = render(StartProblem, { problem: null, wanted });
  expect(screen.getByRole("alert").textContent).toBe("");
  await rerender({ problem: "offline", wanted });
  expect(screen.getByRole("alert").textContent).toContain("Le serveur ne répond pas");
  expect(screen.queryByRole("button")).toBeNull();
});

test("a game at stake can be resumed, resigned for the new one, or left for an unranked one", async () => {
  const create = vi.spyOn(http, "createGame").mockResolvedValue({ game: "g8" });
  const said = vi.spyOn(http, "text").mockResolvedValue("");
  render(StartProblem, { problem: "game-at-stake", wanted });
  const resume = await screen.findByRole("link", { name: "Reprendre contre Renard" });
  expect(resume.getAttribute("href")).toBe("/partie/g7");

  screen.getByRole("button", { name: "Jouer sans classement" }).click();
  await waitFor(() => expect(location.pathname).toBe("/partie/g8"));
  expect(create).toHaveBeenLastCalledWith({ ...wanted, rated: false });
  expect(said).not.toHaveBeenCalled();

  screen.getByRole("button", { name: /^Abandonner contre Renard/ }).click();
  await waitFor(() => expect(create).toHaveBeenLastCalledWith(wanted));
  expect(said).toHaveBeenCalledExactlyOnceWith("POST", "/api/games/g7/resign");
});
