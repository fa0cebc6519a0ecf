import { describe, expect, test } from "vitest";
import { place, rows, step } from "./squares";

describe("the board as a player sees it", () => {
  test("White has a8 at the top left and h1 at the bottom right; Black the reverse", () => {
    expect([rows("white")[0]![0], rows("white")[7]![7]]).toEqual(["a8", "h1"]);
    expect([rows("black")[0]![0], rows("black")[7]![7]]).toEqual(["h1", "a8"]);
    expect(new Set(rows("black").flat()).size).toBe(64);
  });

  test("a square's place is where the rows have it", () => {
    for (const side of ["white", "black"] as const) {
      for (const square of rows(side).flat()) {
        const { column, row } = place(square, side);
        expect(rows(side)[row]![column]).toBe(square);
      }
    }
  });
});

describe("keys go from square to square as the eye does", () => {
  test.each([
    ["ArrowUp", "e3"],
    ["ArrowDown", "e1"],
    ["ArrowLeft", "d2"],
    ["ArrowRight", "f2"],
    ["Home", "a2"],
    ["End", "h2"],
  ])("%s from e2 leads White to %s", (key, to) => {
    expect(step("e2", key, false, "white")).toBe(to);
  });

  test("up the screen is down the ranks for Black", () => {
    expect(step("e7", "ArrowUp", false, "black")).toBe("e6");
    expect(step("e7", "ArrowRight", false, "black")).toBe("d7");
  });

  test("with Ctrl, Home and End lead to the first and the last square", () => {
    expect(step("e2", "Home", true, "white")).toBe("a8");
    expect(step("e2", "End", true, "black")).toBe("a8");
  });

  test("at the edge one stays; another key leads nowhere", () => {
    expect(step("h8", "ArrowRight", false, "white")).toBe("h8");
    expect(step("e2", "Tab", false, "white")).toBeNull();
  });
});
