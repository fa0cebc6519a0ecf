import { describe, expect, test } from "vitest";
import { legal, promotionFen, startFen } from "../../test/game";
import { preview, readPlacement, writePlacement } from "./placement";

describe("a placement", () => {
  test.each([
    startFen,
    promotionFen,
    "8/8/8/8/8/8/8/8",
    "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 9",
  ])("of %s is written as it was read", (fen) => {
    expect(writePlacement(readPlacement(fen))).toBe(fen.split(" ")[0]);
  });

  test("names the letter that is no piece", () => {
    expect(() => readPlacement("rnbxkbnr/8/8/8/8/8/8/8")).toThrow("“x” is no piece");
  });
});

describe("a move shown before the server has answered", () => {
  const after = (fen: string, move: Parameters<typeof preview>[1]) =>
    writePlacement(preview(readPlacement(fen), move));

  test("takes the piece from its square and puts it on the other, whoever stood there", () => {
    expect(after("4k3/8/8/3p4/4P3/8/8/4K3", legal("e4", "d5"))).toBe("4k3/8/8/3P4/8/8/8/4K3");
  });

  test("castles both ways with the rook beside the king", () => {
    const fen = "r3k2r/8/8/8/8/8/8/R3K2R";
    expect(after(fen, legal("e1", "g1", "h1"))).toBe("r3k2r/8/8/8/8/8/8/R4RK1");
    expect(after(fen, legal("e8", "c8", "a8"))).toBe("2kr3r/8/8/8/8/8/8/R3K2R");
  });

  test("castles from any start array, also when the king arrives beyond its rook", () => {
    expect(after("4k3/8/8/8/8/8/8/4KR2", legal("e1", "g1", "f1"))).toBe("4k3/8/8/8/8/8/8/5RK1");
    expect(after("4k3/8/8/8/8/8/8/RK6", legal("b1", "c1", "a1"))).toBe("4k3/8/8/8/8/8/8/2KR4");
  });

  test("makes a pawn what it becomes", () => {
    const move = { from: "a7", to: ["b8"], promotion: "knight" } as const;
    expect(after(promotionFen, { ...move, to: [...move.to] })).toBe("1N2k3/8/8/8/8/8/8/4K3");
  });

  test("leaves the placement it starts from as it was", () => {
    const before = readPlacement(startFen);
    preview(before, legal("e2", "e4"));
    expect(writePlacement(before)).toBe(startFen.split(" ")[0]);
  });
});
