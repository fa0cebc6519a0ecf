import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import App from "./App.svelte";
import * as http from "$lib/api/http";
import { go } from "$lib/router";
import { change, parse } from "$lib/settings";
import "./pages/SameScreen.svelte"; // Fetched on demand: it is not the network that is tested.

vi.mock("./pages/NotFound.svelte", () => ({
  default: () => {
    throw new Error("a fault of the page");
  },
}));

beforeEach(() => {
  vi.stubGlobal("scrollTo", vi.fn());
  vi.spyOn(http, "me").mockResolvedValue({ running: null, atStake: null });
  change(parse(null));
  go("/");
});

test("the menu is on every page and says where one is", async () => {
  render(App);
  const current = () =>
    screen
      .getAllByRole("link")
      .filter((link) => link.getAttribute("aria-current") === "page")
      .map((link) => link.textContent);
  expect(current()).toEqual(["Jouer"]);
  go("/a-deux");
  await tick();
  expect(current()).toEqual(["À deux"]);
  go("/lire");
  await tick();
  expect(current()).toEqual(["Lire"]);
});

test("who changes page begins at the new one; who arrives is left where they are", async () => {
  render(App);
  await tick();
  expect(document.activeElement).toBe(document.body);
  go("/a-deux");
  await tick();
  expect(document.activeElement).toBe(screen.getByRole("main"));
  await screen.findByRole("heading", { name: "À deux sur cet écran" });
  expect(document.title).toBe("À deux sur cet écran – Roque");
});

test("a page at fault is replaced by one that helps, and the others still work", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  render(App);
  go("/nulle-part");
  await tick();
  expect(screen.getByRole("alert").textContent).toContain("Cette page s’est arrêtée");
  expect(screen.getByRole("button", { name: "Recharger la page" })).toBeDefined();
  expect(String(logged.mock.calls[0]?.[0])).toContain("a fault of the page");
  go("/a-deux");
  expect(await screen.findByRole("heading", { name: "À deux sur cet écran" })).toBeDefined();
});

test("the chosen theme is put on the page, and taken off again", async () => {
  render(App);
  expect(document.documentElement.dataset.theme).toBeUndefined();
  change({ theme: "dark" });
  await tick();
  expect(document.documentElement.dataset.theme).toBe("dark");
  change({ theme: "auto" });
  await tick();
  expect(document.documentElement.dataset.theme).toBeUndefined();
});
