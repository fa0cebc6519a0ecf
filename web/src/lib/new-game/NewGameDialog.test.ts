import { render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { RequestFailed } from "$lib/api/http";
import * as http from "$lib/api/http";
import { go } from "$lib/router";
import { change, parse, settings } from "$lib/settings";
import NewGameDialog from "./NewGameDialog.svelte";

beforeEach(() => {
  vi.stubGlobal("scrollTo", vi.fn());
  change(parse(null));
  go("/");
});

const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>("radio", { name });

test("it proposes the last choice", () => {
  change({ newGame: { level: "hard", color: "random" } });
  render(NewGameDialog, { onclose: vi.fn() });
  expect(radio(/Difficile/).checked).toBe(true);
  expect(radio(/Au hasard/).checked).toBe(true);
});

test("starting remembers the choice, goes to the board and closes", async () => {
  const create = vi.spyOn(http, "createGame").mockResolvedValue({ game: "g9" });
  const onclose = vi.fn();
  render(NewGameDialog, { onclose });
  radio(/Expert/).click();
  radio(/Noirs/).click();
  screen.getByRole("button", { name: "Commencer" }).click();
  await waitFor(() => expect(onclose).toHaveBeenCalledOnce());
  expect(create).toHaveBeenCalledExactlyOnceWith({
    opponent: { kind: "computer", level: "expert" },
    color: "black",
  });
  expect(settings().newGame).toEqual({ level: "expert", color: "black" });
  expect(location.pathname).toBe("/partie/g9");
});

test("a refusal is told in place, and one may try again", async () => {
  const create = vi
    .spyOn(http, "createGame")
    .mockRejectedValue(new RequestFailed("not-stored", ""));
  const onclose = vi.fn();
  render(NewGameDialog, { onclose });
  const start = screen.getByRole("button", { name: "Commencer" });
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
  render(NewGameDialog, { onclose });
  const start = screen.getByRole("button", { name: "Commencer" });
  start.click();
  start.click();
  await waitFor(() => expect(onclose).toHaveBeenCalled());
  expect(create).toHaveBeenCalledOnce();
});
