import { render, screen, waitFor } from "@testing-library/svelte";
import { expect, test } from "vitest";
import ColorDisc from "$lib/new-game/ColorDisc.svelte";
import LazyPage from "./LazyPage.svelte";

test("a page on its way is announced, then shown", async () => {
  const page = Promise.resolve({ default: ColorDisc });
  const props = { load: () => page, props: { color: "white" as const } };
  const { container } = render(LazyPage<{ color: "white" }>, { props });
  expect(screen.getByRole("status").textContent).toBe("Chargement…");
  await waitFor(() => expect(container.querySelector("svg")).not.toBeNull());
  expect(screen.queryByRole("status")).toBeNull();
});

test("a page that cannot be fetched says that the server does not answer", async () => {
  const load = () => Promise.reject(new TypeError("no network"));
  render(LazyPage, { props: { load, props: {} } });
  expect((await screen.findByRole("alert")).textContent).toContain("Le serveur ne répond pas");
  expect(screen.getByRole("button", { name: "Réessayer" })).toBeDefined();
});
