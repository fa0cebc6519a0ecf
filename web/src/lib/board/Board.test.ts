import { fireEvent, render, screen, within } from "@testing-library/svelte";
import type { ComponentProps } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { promotionFen, startFen } from "../../test/game";
import Board from "./Board.svelte";
import { preview, readPlacement } from "./placement";

type Props = ComponentProps<typeof Board>;

const destinations = new Map([
  ["e2", ["e3", "e4"]],
  ["g1", ["f3", "h3"]],
]);

let asked: [string, string][];
let props: Props;

beforeEach(() => {
  asked = [];
  props = {
    placement: readPlacement(startFen),
    orientation: "white",
    lastMove: [],
    check: null,
    destinations,
    marked: [],
    playable: true,
    promoting: null,
    onattempt: (from: string, to: string) => asked.push([from, to]),
    onpromote: vi.fn(),
    oncancelpromotion: vi.fn(),
    onhold: vi.fn(),
    onread: vi.fn(),
    onblocked: vi.fn(),
  };
});

const square = (name: string) =>
  screen.getByRole("gridcell", { name: new RegExp(`^${name}(,|$)`) });

/** A key on the square that has the focus; chessground's late report of a press is awaited. */
async function key(name: string): Promise<void> {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement)) throw new Error("Nothing has the focus.");
  await fireEvent.keyDown(focused, { key: name });
  if (name === "Enter") await press(focused);
}

/** A press of a button, as Enter, Space or a screen reader makes it. */
async function press(element: HTMLElement): Promise<void> {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  await fireEvent.click(element);
  await vi.runAllTimersAsync();
  vi.useRealTimers();
}

describe("the grid", () => {
  test("has 64 named squares, in rows as the player sees them", () => {
    render(Board, { ...props, orientation: "black" });
    const rows = within(screen.getByRole("grid", { name: "Échiquier" })).getAllByRole("row");
    expect(rows).toHaveLength(8);
    const first = within(rows[0]!).getAllByRole("gridcell");
    expect(first.map((cell) => cell.getAttribute("aria-label"))).toEqual([
      "h1, tour blanche",
      "g1, cavalier blanc",
      "f1, fou blanc",
      "e1, roi blanc",
      "d1, dame blanche",
      "c1, fou blanc",
      "b1, cavalier blanc",
      "a1, tour blanche",
    ]);
  });

  test("is one stop of the Tab key, and the arrows go about it", async () => {
    render(Board, props);
    const stops = () => screen.getAllByRole("gridcell").filter(({ tabIndex }) => tabIndex === 0);
    expect(stops()).toEqual([square("e2")]);
    square("e2").focus();
    await key("ArrowUp");
    await key("ArrowRight");
    expect(document.activeElement).toBe(square("f3"));
    expect(stops()).toEqual([square("f3")]);
  });

  test("tells check, the last move and a refusal in words", () => {
    render(Board, { ...props, check: "e1", lastMove: ["d7", "d5"], marked: ["b8"] });
    expect(square("e1").getAttribute("aria-label")).toBe("e1, roi blanc, en échec");
    expect(square("d7").getAttribute("aria-label")).toBe("d7, pion noir, dernier coup");
    expect(square("b8").getAttribute("aria-label")).toBe("b8, cavalier noir, en cause");
  });
});

describe("by keyboard", () => {
  test("a piece is picked up, its squares are told, and it is put down", async () => {
    render(Board, props);
    square("e2").focus();
    await key("Enter");
    expect(square("e2").getAttribute("aria-selected")).toBe("true");
    expect(square("e4").getAttribute("aria-label")).toBe("e4, vide, coup permis");
    expect(props.onhold).toHaveBeenCalledOnce();
    await key("ArrowUp");
    await key("ArrowUp");
    await key("Enter");
    expect(asked).toEqual([["e2", "e4"]]);
  });

  test("Escape, or a second press, lets the piece go", async () => {
    render(Board, props);
    square("e2").focus();
    await key("Enter");
    await key("Escape");
    expect(square("e2").getAttribute("aria-selected")).toBe("false");
    await key("Enter");
    await key("Enter");
    expect(square("e2").getAttribute("aria-selected")).toBe("false");
    expect(asked).toEqual([]);
  });

  test("two presses that follow at once are both heard", async () => {
    render(Board, props);
    square("e2").click();
    square("e5").click();
    expect(asked).toEqual([["e2", "e5"]]);
  });

  test("a move that is not legal is asked for too, and the piece let go", async () => {
    render(Board, props);
    await press(square("e2"));
    await press(square("e5"));
    expect(asked).toEqual([["e2", "e5"]]);
    expect(square("e2").getAttribute("aria-selected")).toBe("false");
    await press(square("g1"));
    await press(square("e7"));
    expect(asked).toEqual([
      ["e2", "e5"],
      ["g1", "e7"],
    ]);
  });

  test("another piece of the same side is picked up instead", async () => {
    render(Board, props);
    await press(square("e2"));
    await press(square("g1"));
    expect(square("g1").getAttribute("aria-selected")).toBe("true");
    expect(asked).toEqual([]);
  });

  test("an empty square with nothing in hand does nothing", async () => {
    render(Board, props);
    await press(square("e4"));
    expect(asked).toEqual([]);
    expect(props.onhold).not.toHaveBeenCalled();
  });

  test("the other side's piece can be tried, for the refusal to say whose it is", async () => {
    render(Board, props);
    await press(square("e7"));
    await press(square("e5"));
    expect(asked).toEqual([["e7", "e5"]]);
  });

  test("D reads where the piece in hand may go, or the piece on the square", async () => {
    render(Board, props);
    square("g1").focus();
    await key("d");
    expect(props.onread).toHaveBeenLastCalledWith("g1");
    await press(square("e2"));
    await key("d");
    expect(props.onread).toHaveBeenLastCalledWith("e2");
  });

  test("a board that cannot be played on picks nothing up, and says so", async () => {
    render(Board, { ...props, playable: false });
    await press(square("e2"));
    expect(square("e2").getAttribute("aria-selected")).toBe("false");
    expect(props.onblocked).toHaveBeenCalledOnce();
  });
});

describe("the promotion window", () => {
  const choices = ["queen", "rook", "bishop", "knight"] as const;
  const promoting = (): Props => ({
    ...props,
    placement: preview(readPlacement(promotionFen), { from: "a7", to: ["b8"], promotion: null }),
    promoting: { to: "b8", choices },
  });

  test("offers the four pieces, the queen first and with the focus", () => {
    render(Board, promoting());
    const dialog = screen.getByRole("dialog", { name: "Promotion du pion" });
    const names = within(dialog)
      .getAllByRole("button")
      .map((one) => one.getAttribute("aria-label"));
    expect(names).toEqual(["dame", "tour", "fou", "cavalier"]);
    expect(document.activeElement?.getAttribute("aria-label")).toBe("dame");
  });

  test("shows the pieces of the pawn's own colour", () => {
    render(Board, promoting());
    const pieces = screen.getByRole("dialog").querySelectorAll("piece");
    expect([...pieces].map((piece) => piece.className)).toEqual(
      choices.map((role) => expect.stringContaining(`white ${role}`)),
    );
  });

  test("gives back the focus and the board when it is cancelled", async () => {
    const view = render(Board, { ...props, placement: readPlacement(promotionFen) });
    square("b8").focus();
    await view.rerender(promoting());
    expect(square("b8").getAttribute("aria-label")).toBe("b8, pion blanc");
    const dialog = screen.getByRole("dialog");
    await fireEvent(dialog, new Event("cancel", { cancelable: true }));
    expect(props.oncancelpromotion).toHaveBeenCalledOnce();
    await view.rerender({ placement: readPlacement(promotionFen), promoting: null });
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(square("b8"));
    expect(square("a7").getAttribute("aria-label")).toBe("a7, pion blanc");
    expect(square("b8").getAttribute("aria-label")).toBe("b8, cavalier noir");
  });

  test("is cancelled by a click beside it, not by one inside it", async () => {
    render(Board, promoting());
    await fireEvent.click(screen.getByRole("dialog"));
    expect(props.oncancelpromotion).toHaveBeenCalledOnce();
    await fireEvent.click(screen.getByRole("button", { name: "cavalier" }));
    expect(props.oncancelpromotion).toHaveBeenCalledOnce();
    expect(props.onpromote).toHaveBeenCalledExactlyOnceWith("knight");
  });

  test("the arrows go from piece to piece and round", async () => {
    render(Board, promoting());
    const names: (string | null | undefined)[] = [];
    for (const name of ["ArrowDown", "ArrowUp", "ArrowUp"]) {
      await fireEvent.keyDown(document.activeElement!, { key: name });
      names.push(document.activeElement?.getAttribute("aria-label"));
    }
    expect(names).toEqual(["tour", "dame", "cavalier"]);
  });
});
