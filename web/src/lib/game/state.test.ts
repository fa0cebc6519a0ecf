import { describe, expect, test } from "vitest";
import {
  arbiter,
  e4,
  e5,
  legal,
  nf3,
  promotionUpdate,
  result,
  solo,
  update,
} from "../../test/game";
import { shown } from "./shown";
import * as game from "./state";
import type { GameState, Step } from "./state";
import { writePlacement } from "$lib/board/placement";

const refusal = { code: "pawn-blocked", role: null, squares: ["e3"] };
const after1e4 = update({ seq: 2, plies: [e4], turn: "black", legal: [] });
const after1e5 = update({
  seq: 3,
  plies: [e4, e5],
  legal: [legal("g1", "f3")],
});

const sans = (state: GameState) => state.plies.map((ply) => ply.san);
const board = (state: GameState) => writePlacement(shown(state).placement);
const start = board(game.open(update()));

/** White has moved the pawn to e4, and the server has not answered. */
function sent(): Step {
  return game.attempt(game.open(update()), 1, "e2", "e4");
}

describe("updates", () => {
  test("bring the half-moves after those they keep", () => {
    const state = game.open(update());
    const one = game.receive(state, { ...after1e4, kept: 0 });
    const two = game.receive(one, { ...after1e5, kept: 1, plies: [e5] });
    expect(sans(two)).toEqual(["e4", "e5"]);
    expect(two.viewed).toBe(2);
  });

  test("that are not newer than what is known change nothing", () => {
    const state = game.open(after1e5);
    expect(game.receive(state, after1e4)).toBe(state);
    expect(game.receive(state, { ...after1e5, plies: [], turn: "black" })).toBe(state);
  });

  test("that take moves back shorten the game, and the view with it", () => {
    const state = game.open(after1e5);
    const back = game.receive(state, update({ seq: 4, kept: 0 }));
    expect(sans(back)).toEqual([]);
    expect(back.viewed).toBe(0);
  });

  test("that keep more than is known are a gap, and are not applied", () => {
    const state = game.open(update());
    const late = { ...after1e5, kept: 1, plies: [e5] };
    expect(game.hasGap(state, late)).toBe(true);
    expect(game.receive(state, late)).toBe(state);
  });

  test("leave a player who looks at the past where they look", () => {
    const state = game.view(game.open(after1e5), 1);
    const next = game.receive(state, update({ seq: 4, kept: 2, plies: [nf3] }));
    expect(next.viewed).toBe(1);
    expect(shown(next).playable).toBe(false);
  });
});

describe("a move", () => {
  test("is said to the server with the half-moves it follows, and shown at once", () => {
    const { state, message } = sent();
    expect(message).toEqual({
      type: "play",
      id: 1,
      at: 0,
      by: "white",
      from: "e2",
      to: "e4",
      promotion: null,
    });
    expect(board(state)).toBe("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
    expect(shown(state).lastMove).toEqual(["e2", "e4"]);
    expect(sans(state)).toEqual([]);
  });

  test("stays when the server has stored it", () => {
    const state = game.receive(sent().state, after1e4);
    expect(state.sent).toBeNull();
    expect(state.notice).toBeNull();
    expect(board(state)).toBe("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
  });

  test("goes back when it is refused, and the reason and its squares are kept", () => {
    const state = game.refuse(sent().state, 1, refusal);
    expect(board(state)).toBe(start);
    expect(state.notice).toEqual({ type: "refused", refusal, to: "e4" });
    expect(shown(state).marked).toEqual(["e3"]);
    expect(shown(state).playable).toBe(true);
  });

  test("refused is forgotten once the position is another", () => {
    const state = game.refuse(sent().state, 1, refusal);
    expect(game.receive(state, after1e4).notice).toBeNull();
  });

  test("goes back when it could not be stored", () => {
    const state = game.fail(sent().state, 1, "not-stored");
    expect(board(state)).toBe(start);
    expect(state.notice).toEqual({ type: "failed", code: "not-stored" });
  });

  test("does not hear the answer to another one", () => {
    const { state } = sent();
    expect(game.refuse(state, 7, refusal)).toBe(state);
    expect(game.fail(state, 7, "too-many")).toBe(state);
  });

  test("waits for the one before it to be answered", () => {
    const { state } = sent();
    expect(game.attempt(state, 2, "g1", "f3")).toEqual({ state, message: null });
  });

  test("the rules do not know is asked about all the same, and shows nothing", () => {
    const { state, message } = game.attempt(game.open(update()), 1, "e2", "e5");
    expect(message).toMatchObject({ type: "play", from: "e2", to: "e5" });
    expect(board(state)).toBe(start);
  });

  test("cannot be made on a past position, nor once the game is over", () => {
    const past = game.view(game.open(after1e5), 0);
    expect(game.attempt(past, 1, "e2", "e4").message).toBeNull();
    const over = game.open(update({ result: result({}) }));
    expect(game.attempt(over, 1, "e2", "e4").message).toBeNull();
  });

  test("castles by either square that means it", () => {
    const castling = update({
      startFen: "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
      legal: [legal("e1", "g1", "h1")],
    });
    for (const to of ["g1", "h1"]) {
      const { state, message } = game.attempt(game.open(castling), 1, "e1", to);
      expect(message).toMatchObject({ from: "e1", to });
      expect(board(state)).toBe("4k3/8/8/8/8/8/8/5RK1");
    }
  });
});

describe("a promotion", () => {
  const opened = () => game.open(promotionUpdate());
  const waiting = () => game.attempt(opened(), 1, "a7", "b8").state;

  test("asks for the role before anything is said, the pawn on its last rank", () => {
    const { state, message } = game.attempt(opened(), 1, "a7", "b8");
    expect(message).toBeNull();
    expect(state.promoting).toEqual({
      from: "a7",
      to: "b8",
      choices: ["queen", "rook", "bishop", "knight"],
    });
    expect(board(state)).toBe("1P2k3/8/8/8/8/8/8/4K3");
  });

  test("cancelled leaves the position as it was, the piece it would have taken included", () => {
    const state = game.cancelPromotion(waiting());
    expect(board(state)).toBe("1n2k3/P7/8/8/8/8/8/4K3");
    expect(shown(state).playable).toBe(true);
    expect(game.attempt(state, 2, "a7", "a8").state.promoting?.to).toBe("a8");
  });

  test("chosen is said and shown with its role", () => {
    const { state, message } = game.promote(waiting(), 1, "knight");
    expect(message).toMatchObject({ from: "a7", to: "b8", promotion: "knight" });
    expect(board(state)).toBe("1N2k3/8/8/8/8/8/8/4K3");
  });

  test("is given up when one looks at another position, or the game goes on or ends", () => {
    expect(game.view(waiting(), 0).promoting).toBeNull();
    const resigned = result({ winner: "white", reason: "resignation", score: "1-0" });
    const ended = game.receive(waiting(), { ...promotionUpdate(), seq: 2, result: resigned });
    expect(ended.promoting).toBeNull();
    expect(board(ended)).toBe("1n2k3/P7/8/8/8/8/8/4K3");
  });

  test("is not asked for a move that is not legal", () => {
    expect(game.attempt(opened(), 1, "a7", "c8").state.promoting).toBeNull();
  });
});

describe("what is asked of the arbiter", () => {
  const takeBack = { type: "take-back", by: "white" } as const;
  const resign = { type: "resign", by: "white" } as const;

  test("is said once, with the half-moves it is about; a resignation is about none", () => {
    const state = game.open(after1e5);
    const back = game.ask(state, 4, takeBack);
    expect(back.message).toEqual({ type: "take-back", id: 4, at: 2, by: "white" });
    expect(game.ask(back.state, 5, takeBack).message).toBeNull();
    expect(game.ask(state, 5, resign).message).toEqual({ type: "resign", id: 5, by: "white" });
  });

  test("is not said once the game has ended", () => {
    const over = game.open(update({ result: result({}) }));
    expect(game.ask(over, 1, resign).message).toBeNull();
  });

  test("brings the player back to the present position", () => {
    const past = game.view(game.open(after1e5), 0);
    expect(game.ask(past, 1, takeBack).state.viewed).toBe(2);
  });

  test("is answered by any news of the game, also when no move was made", () => {
    const asked = game.ask(game.open(after1e5), 1, { type: "offer-draw", by: "white" }).state;
    const offered = update({ seq: 4, kept: 2, arbiter: arbiter({ offer: "white" }) });
    const state = game.receive(asked, offered);
    expect(state.sent).toBeNull();
    expect(state.arbiter.offer).toBe("white");
    expect(sans(state)).toEqual(["e4", "e5"]);
  });
});

describe("a move on its way", () => {
  test("stays while other news come of the same position, and so does its refusal", () => {
    const touched = update({ seq: 2, arbiter: arbiter({ touched: ["e2"] }) });
    const allowed = game.receive(sent().state, touched);
    expect(board(allowed)).toBe("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
    const illegal = game.attempt(game.open(update()), 1, "e2", "e5").state;
    const state = game.refuse(game.receive(illegal, touched), 1, refusal);
    expect(state.notice).toMatchObject({ type: "refused", refusal });
    expect(game.receive(state, { ...touched, seq: 3 }).notice).toBe(state.notice);
  });
});

describe("a man in hand", () => {
  const binding = (part = {}) =>
    game.open(update({ rulebook: { ...solo, "touch-move": true }, ...part }));

  test("is told to the arbiter only where touching binds", () => {
    expect(game.touch(binding(), 3, "g1").message).toEqual({
      ...{ type: "touch", id: 3, at: 0, by: "white", square: "g1" },
    });
    expect(game.touch(game.open(update()), 3, "g1").message).toBeNull();
  });

  test("is not touched while the other side has the move, nor when it is only adjusted", () => {
    expect(game.touch(binding({ turn: "black" }), 1, "g1").message).toBeNull();
    const { state, message } = game.adjust(game.take(binding(), { for: "adjust" }), 2, "g1");
    expect(message).toMatchObject({ type: "adjust", square: "g1" });
    expect(state.hand).toEqual({ for: "play" });
  });

  test("may be for a claim: the move is written down, and neither touched nor played", () => {
    const claiming = game.take(binding(), { for: "claim", rule: "threefold" });
    expect(game.touch(claiming, 1, "g1").message).toBeNull();
    const { state, message } = game.attempt(claiming, 2, "g1", "f3");
    expect(message).toEqual({
      ...{ type: "claim", id: 2, at: 0, by: "white", rule: "threefold" },
      with: { from: "g1", to: "f3", promotion: null },
    });
    expect(board(state)).toBe(start);
    expect(state.hand).toEqual({ for: "play" });
  });

  test("keeps its pawn waiting for its role when other news come", () => {
    const waiting = game.attempt(game.open(promotionUpdate()), 1, "a7", "a8").state;
    const state = game.receive(waiting, { ...promotionUpdate(), seq: 2 });
    expect(state.promoting).toEqual(waiting.promoting);
  });
});

test("« échec » is said with the next move, and only with that one", () => {
  const saying = game.announce(game.open(update()), true);
  const { state, message } = game.attempt(saying, 1, "e2", "e4");
  expect(message).toMatchObject({ type: "play", announceCheck: true });
  expect(game.receive(state, after1e4).announcing).toBe(false);
});

describe("a written move", () => {
  test("is played with the role it names, without a question", () => {
    const written = { from: "a7", to: "a8", promotion: "rook" } as const;
    const { state, message } = game.write(game.open(promotionUpdate()), 1, written);
    expect(message).toMatchObject({ type: "play", from: "a7", to: "a8", promotion: "rook" });
    expect(board(state)).toBe("Rn2k3/8/8/8/8/8/8/4K3");
  });

  test("is claimed with when a draw is to be claimed", () => {
    const claiming = game.take(game.open(update()), { for: "claim", rule: "fifty" });
    const { message } = game.write(claiming, 1, { from: "g1", to: "f3", promotion: null });
    expect(message).toMatchObject({ type: "claim", rule: "fifty", with: { from: "g1", to: "f3" } });
  });
});

describe("two at one screen", () => {
  const two = (part = {}) => update({ opponent: { kind: "same-screen" }, ...part });

  test("act each for the side that has the move", () => {
    const black = game.open(two({ plies: [e4], turn: "black", legal: [legal("e7", "e5")] }));
    expect(game.acting(black)).toBe("black");
    expect(game.attempt(black, 1, "e7", "e5").message).toMatchObject({ by: "black", at: 1 });
    expect(game.acting(game.open(after1e4))).toBe("white");
  });

  test("have the board turned to the side to move, if they like", () => {
    const turning = game.turnBoard(game.open(two()), true);
    const after = game.receive(turning, two({ seq: 2, plies: [e4], turn: "black" }));
    expect(after.orientation).toBe("black");
    const still = game.turnBoard(after, false);
    expect(game.receive(still, two({ seq: 3, kept: 1, plies: [e5] })).orientation).toBe("black");
  });
});

describe("a new line to the server", () => {
  test("says a move again that the server does not have", () => {
    const { message } = game.reconnected(game.receive(sent().state, update()));
    expect(message).toMatchObject({ type: "play", at: 0, from: "e2", to: "e4" });
  });

  test("does not say again a move that the server had", () => {
    const state = game.receive(sent().state, after1e5);
    const { message } = game.reconnected(state);
    expect(message).toBeNull();
    expect(state.notice).toBeNull();
    expect(sans(state)).toEqual(["e4", "e5"]);
  });

  test("tells that the game went on with another move", () => {
    const d4 = { ...e4, from: "d2", to: "d4", san: "d4" };
    const state = game.receive(sent().state, { ...after1e4, plies: [d4] });
    expect(state.sent).toBeNull();
    expect(state.notice).toEqual({ type: "overtaken" });
    expect(game.reconnected(state).message).toBeNull();
  });

  test("keeps telling so while the game goes on, until the player acts", () => {
    const d4 = { ...e4, from: "d2", to: "d4", san: "d4" };
    const overtaken = game.receive(sent().state, { ...after1e4, plies: [d4] });
    const later = game.receive(overtaken, { ...after1e5, kept: 1, plies: [e5] });
    expect(later.notice).toEqual({ type: "overtaken" });
    expect(game.attempt(later, 2, "g1", "f3").state.notice).toBeNull();
  });

  test("forgets a resignation and a question, which can be asked again by hand", () => {
    const resigning = game.ask(game.open(after1e5), 1, { type: "resign", by: "white" }).state;
    expect(game.reconnected(resigning)).toEqual({
      state: { ...resigning, sent: null },
      message: null,
    });
    const asking = game.attempt(game.open(update()), 1, "e2", "e5").state;
    expect(game.reconnected(asking).message).toBeNull();
  });
});

describe("looking at the moves", () => {
  test("shows the position, its last move and its check, and stays within the game", () => {
    const check = { ...nf3, check: "e8" };
    const state = game.open(update({ plies: [e4, e5, check, e5], check: null }));
    const past = game.view(state, 3);
    expect(shown(past)).toMatchObject({ lastMove: ["g1", "f3"], check: "e8", playable: false });
    expect(game.view(state, 99).viewed).toBe(4);
    expect(game.view(state, -1).viewed).toBe(0);
  });

  test("turns the board without touching the game", () => {
    const state = game.open(update());
    expect(game.flip(state)).toEqual({ ...state, orientation: "black" });
  });
});
