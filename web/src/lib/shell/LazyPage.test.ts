import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import LazyPage from "./LazyPage.svelte";
import NotFound from "../../pages/NotFound.svelte";

test("a page on its way is announced, then shown", async () => {
  render(LazyPage, { props: { load: () => Promise.resolve({ default: NotFound }), props: {} } });
  expect(screen.getByRole("status").textContent).toBe("Chargement…");
  expect(await screen.findByRole("heading", { name: "Cette page n’existe pas" })).toBeDefined();
  expect(screen.queryByRole("status")).toBeNull();
});

test("a page that cannot be fetched says that the server does not answer", async () => {
  const load = () => Promise.reject(new TypeError("no network"));
  render(LazyPage, { props: { load, props: {} } });
  expect((await screen.findByRole("alert")).textContent).toContain("Le serveur ne répond pas");
  expect(screen.getByRole("button", { name: "Réessayer" })).toBeDefined();
});
