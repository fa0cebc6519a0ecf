import { describe, expect, test } from "vitest";
import { inLetters, inRows, moveNumber } from "./notation";

describe("a move in the reader's letters", () => {
  test.each([
    ["Nf3", "Cf3"],
    ["Bb5+", "Fb5+"],
    ["Qxe7#", "Dxe7#"],
    ["Rad1", "Tad1"],
    ["Kxb2", "Rxb2"],
    ["bxa8=Q", "bxa8=D"],
    ["e8=N+", "e8=C+"],
    ["O-O-O", "O-O-O"],
    ["b4", "b4"],
  ])("%s is %s in French", (san, french) => {
    expect(inLetters(san, "fr")).toBe(french);
  });

  test("English is as the server writes it", () => {
    expect(inLetters("Rad1", "en")).toBe("Rad1");
  });

  test("figurines are the same for all", () => {
    expect(inLetters("Nxd4", "figurine")).toBe("♘xd4");
    expect(inLetters("c1=R", "figurine")).toBe("c1=♖");
  });
});

describe("the numbers of moves", () => {
  const blackBegins = "4k3/8/8/8/8/8/8/4K3 b - - 0 7";

  test("count a move of each side as one", () => {
    expect([0, 1, 2, 3].map((ply) => moveNumber("… w - - 0 1", ply))).toEqual([1, 1, 2, 2]);
  });

  test("go on from the number of the start, and from the side that begins", () => {
    expect([0, 1, 2].map((ply) => moveNumber(blackBegins, ply))).toEqual([7, 8, 8]);
  });

  test("stand before rows; a game that Black begins leaves White's first place empty", () => {
    expect(inRows(blackBegins, ["a", "b", "c"])).toEqual([
      { number: 7, white: null, black: { ply: 1, half: "a" } },
      { number: 8, white: { ply: 2, half: "b" }, black: { ply: 3, half: "c" } },
    ]);
  });
});
