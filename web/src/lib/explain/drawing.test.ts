import { describe, expect, test } from "vitest";
import { readPlacement } from "$lib/board/placement";
import { kingOf, refused } from "./drawing";

describe("a refusal", () => {
  const placement = readPlacement("4r1k1/8/8/8/8/8/4B3/4K3");

  test("of a pinned man points at the king it protects", () => {
    const refusal = { code: "pinned", role: "bishop" as const, squares: ["e8"] };
    const drawing = refused(refusal, "d3", kingOf(placement, "white"));
    expect(drawing).toEqual({ arrows: [{ from: "e8", to: "e1" }], marked: ["e8"] });
  });

  test("of a king's step points at the square it may not step on", () => {
    const refusal = { code: "king-attacked", role: null, squares: ["d8"] };
    expect(refused(refusal, "d1", "e1").arrows).toEqual([{ from: "d8", to: "d1" }]);
  });

  test("that is about no attack has no arrow", () => {
    const refusal = { code: "blocked", role: "rook" as const, squares: ["a2"] };
    expect(refused(refusal, "a5", "e1")).toEqual({ arrows: [], marked: ["a2"] });
  });
});
