import type { LegalMove, LineStep, MoveWanted, ReviewedMove, Role, Tried } from "$lib/api/wire";
import type { Arrow } from "$lib/board/arrow";
import { preview, readPlacement, type Placement } from "$lib/board/placement";

/** What the reader does with the move to review. Replaced whole, never changed in place. */
export type Stage =
  | { readonly on: "try" } // a better move is looked for, in the position before
  | { readonly on: "promoting"; readonly from: string; readonly to: string } // and lacks its role
  | { readonly on: "sent"; readonly move: LegalMove } // the server is looking at it
  | { readonly on: "tried"; readonly tried: Tried } // the server has judged it
  | { readonly on: "line"; readonly of: Line; readonly step: number }; // the answer, move by move

/** What may be stepped through: how the game may go on after either move. */
export type Line = "better" | "played";

/** What the board draws. */
export interface Shown {
  readonly placement: Placement;
  readonly lastMove: readonly string[];
  readonly check: string | null;
  readonly arrows: readonly Arrow[];
}

/** How the choices of a promotion are listed: the strongest first. */
const promotionOrder: readonly Role[] = ["queen", "rook", "bishop", "knight"];

function meant({ legal }: ReviewedMove, from: string, to: string): LegalMove[] {
  return legal.filter((move) => move.from === from && move.to.includes(to));
}

/** What the pawn that goes there may become; nothing when no pawn promotes so. */
export function choices(review: ReviewedMove, from: string, to: string): Role[] {
  const moves = meant(review, from, to);
  return promotionOrder.filter((role) => moves.some(({ promotion }) => promotion === role));
}

/** What follows when something is put from one square on another; nothing when it may not go there. */
export function attempt(review: ReviewedMove, from: string, to: string): Stage | null {
  if (choices(review, from, to).length > 0) return { on: "promoting", from, to };
  const move = meant(review, from, to)[0];
  return move ? { on: "sent", move } : null;
}

/** What follows when the waiting pawn has its role. */
export function promote(review: ReviewedMove, stage: Stage, role: Role): Stage {
  if (stage.on !== "promoting") return stage;
  const move = meant(review, stage.from, stage.to).find(({ promotion }) => promotion === role);
  return move ? { on: "sent", move } : { on: "try" };
}

/** The move that is on its way, as the server is asked about it. */
export function wanted({ from, to, promotion }: LegalMove): MoveWanted {
  return { from, to: to[0] ?? from, promotion };
}

/** Where each man may go in the position before the move. */
export function destinations({ legal }: ReviewedMove): ReadonlyMap<string, readonly string[]> {
  const bySquare = new Map<string, string[]>();
  for (const { from, to } of legal)
    bySquare.set(from, [...new Set([...(bySquare.get(from) ?? []), ...to])]);
  return bySquare;
}

/** A stage further along its line, or back; others have none. */
export function step(review: ReviewedMove, stage: Stage, by: number): Stage {
  if (stage.on !== "line") return stage;
  const last = review[stage.of].line.length;
  return { ...stage, step: Math.min(last, Math.max(0, stage.step + by)) };
}

/** The board at a stage. */
export function shown(review: ReviewedMove, stage: Stage): Shown {
  const { from, to } = review.played.move;
  switch (stage.on) {
    case "try":
      return { ...before(review), arrows: [{ from, to, paint: "red", label: "?" }] };
    case "promoting": {
      const going = { from: stage.from, to: [stage.to], promotion: null };
      return { ...before(review), placement: preview(before(review).placement, going) };
    }
    case "sent": {
      const placement = preview(before(review).placement, stage.move);
      return { ...before(review), placement, lastMove: [stage.move.from, stage.move.to[0]!] };
    }
    case "tried":
      return tried(review, stage.tried);
    case "line":
      return along(review, review[stage.of].line, stage.step, stage.of);
  }
}

function before({ fen, check }: ReviewedMove): Shown {
  return { placement: readPlacement(fen), lastMove: [], check, arrows: [] };
}

/** The move that was tried, with the answer to it where that is what is wrong with it. */
function tried(review: ReviewedMove, tried: Tried): Shown {
  if (tried.kind === "refused") return before(review);
  const [made, reply] = tried.judged.line;
  const isWrong = tried.kind === "worse" || tried.kind === "same";
  const arrows: Arrow[] =
    isWrong && reply ? [{ from: reply.from, to: reply.to, paint: "red" }] : [];
  return { ...(made ? after(made) : before(review)), arrows };
}

function along(review: ReviewedMove, line: readonly LineStep[], steps: number, of: Line): Shown {
  const made = line[steps - 1];
  const next = line[steps];
  const paint = of === "better" ? "green" : "red";
  const arrows: Arrow[] = next ? [{ from: next.from, to: next.to, paint }] : [];
  return { ...(made ? after(made) : before(review)), arrows };
}

function after({ fen, from, to, check }: LineStep): Shown {
  return { placement: readPlacement(fen), lastMove: [from, to], check, arrows: [] };
}
