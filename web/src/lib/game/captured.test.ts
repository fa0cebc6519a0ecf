import { expect, test } from "vitest";
import { readPlacement } from "$lib/board/placement";
import { ply, promotionFen, startFen } from "../../test/game";
import { captures, lead } from "./captured";

test("each side is shown what it took, the most valuable first, counted", () => {
  const plies = [
    ply({ captured: "pawn" }),
    ply({ color: "black", captured: "queen" }),
    ply({ captured: "rook" }),
    ply({ captured: "pawn", enPassant: true }),
    ply(),
  ];
  expect(captures(plies, "white")).toEqual([
    { role: "rook", count: 1 },
    { role: "pawn", count: 2 },
  ]);
  expect(captures(plies, "black")).toEqual([{ role: "queen", count: 1 }]);
});

test("the lead counts what stands on the board, so that a promotion counts too", () => {
  expect(lead(readPlacement(startFen), "white")).toBe(0);
  expect(lead(readPlacement(promotionFen), "black")).toBe(2);
  expect(lead(readPlacement("Qn2k3/8/8/8/8/8/8/4K3"), "white")).toBe(6);
});
