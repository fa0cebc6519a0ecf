import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { change, parse } from "$lib/settings";
import { e4, e5, nf3, startFen } from "../../test/game";
import MoveList from "./MoveList.svelte";

const props = { startFen, plies: [e4, e5, nf3], viewed: 3, onview: vi.fn() };
const current = () => document.querySelector("[aria-current=step]");

beforeEach(() => {
  change(parse(null));
  props.onview.mockClear();
});

test("moves are written in the page's letters, or as the reader chose", async () => {
  render(MoveList, props);
  expect(current()?.textContent).toContain("Cf3");
  change({ notation: "figurine" });
  await vi.waitFor(() => expect(current()?.textContent).toContain("♘f3"));
  change({ notation: "en" });
  await vi.waitFor(() => expect(current()?.textContent).toContain("Nf3"));
});

test("the move on the board is marked, and a click goes to another", async () => {
  const { rerender } = render(MoveList, props);
  await fireEvent.click(screen.getByRole("button", { name: /^e5/ }));
  expect(props.onview).toHaveBeenLastCalledWith(2);
  await rerender({ viewed: 2 });
  expect(current()?.textContent).toContain("e5");
});

test("one move is a stop of the Tab key; the keys go from move to move", async () => {
  const { rerender } = render(MoveList, props);
  const stops = screen.getAllByRole("button").filter(({ tabIndex }) => tabIndex === 0);
  expect(stops).toEqual([current()]);
  stops[0]!.focus();
  await fireEvent.keyDown(stops[0]!, { key: "Home" });
  expect(props.onview).toHaveBeenLastCalledWith(1);
  await rerender({ viewed: 1 });
  expect(document.activeElement).toBe(current());
  await fireEvent.keyDown(document.activeElement!, { key: "ArrowDown" });
  expect(props.onview).toHaveBeenLastCalledWith(3);
});

test("a game without moves says so", () => {
  render(MoveList, { ...props, plies: [], viewed: 0 });
  expect(screen.getByText("Aucun coup joué pour l’instant.")).toBeDefined();
});
