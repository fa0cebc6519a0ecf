import type { Explanation, Flight } from "$lib/api/wire";
import type { Arrow } from "$lib/board/arrow";
import { arrows, nothingDrawn, type Drawing } from "./drawing";

/** What guards each square around the king, what gives check, and what keeps the other men. */
export function explained(explanation: Explanation): Drawing {
  switch (explanation.kind) {
    case "check":
      return {
        arrows: [...arrows(explanation.checkers, explanation.king), ...guards(explanation.flights)],
        marked: guarded(explanation.flights),
      };
    case "stalemate":
      return {
        arrows: [
          ...guards(explanation.flights),
          ...explanation.stuck
            .filter(({ code }) => code !== "blocked")
            .flatMap(({ by, square }) => arrows(by, square)),
        ],
        marked: guarded(explanation.flights),
      };
    case "dead":
      return { arrows: [], marked: explanation.men.map(({ square }) => square) };
    case "open":
      return nothingDrawn;
  }
}

function guards(flights: readonly Flight[]): Arrow[] {
  return flights
    .filter(({ reason }) => reason === "guarded")
    .flatMap(({ by, square }) => arrows(by, square));
}

function guarded(flights: readonly Flight[]): string[] {
  return flights.filter(({ reason }) => reason === "guarded").map(({ square }) => square);
}
