// Generated from crates/server/src/wire.rs by `cargo xtask bindings`; do not edit.

/**
 * A side of the board.
 */
export type Color = "white" | "black";

/**
 * A kind of piece.
 */
export type Role = "pawn" | "knight" | "bishop" | "rook" | "queen" | "king";

/**
 * The side of the king on which one castles, named as players name it.
 */
export type Castle = "short" | "long";

/**
 * An opponent; its name is in the page's texts as `level-ID`.
 */
export type Level = "easy" | "medium" | "hard" | "expert";

/**
 * Which side the player asks for.
 */
export type ColorChoice = "white" | "black" | "random";

/**
 * `GET /api/me`: who is visiting. The answer sets the visitor's cookie.
 */
export type Me = { 
/**
 * The unfinished game played last, to be resumed from the home page.
 */
running: RunningGame | null, };

/**
 * A game waiting to be resumed.
 */
export type RunningGame = { game: string, level: Level, you: Color, 
/**
 * Half-moves played so far.
 */
plies: number, yourTurn: boolean, };

/**
 * `POST /api/games`: start a game against the computer.
 */
export type NewGame = { level: Level, color: ColorChoice, 
/**
 * Where to begin, in FEN, X-FEN or Shredder-FEN; the ordinary start when left out.
 */
fen?: string, };

/**
 * The answer to [`NewGame`].
 */
export type Created = { game: string, };

/**
 * The one JSON shape of every refused request; `code` names a text `error-CODE`.
 */
export type Failure = { code: FailureCode, 
/**
 * What exactly was wrong, in English, for whoever reads a log or writes a client.
 */
detail: string, };

/**
 * Why a request or a message failed, as opposed to a move being refused by the rules.
 */
export type FailureCode = "malformed" | "too-large" | "too-many" | "not-found" | "not-stored" | "internal";

/**
 * What the page says over the game's socket, `GET /api/games/{game}/socket`.
 */
export type ClientMessage = { "type": "play", id: number, at: number, from: string, to: string, 
/**
 * `queen`, `rook`, `bishop` or `knight` when a pawn promotes.
 */
promotion: Role | null, } | { "type": "take-back", id: number, at: number, } | { "type": "resign", id: number, } | { "type": "ping" };

/**
 * What the server says over the game's socket.
 */
export type ServerMessage = { "type": "game", game: GameUpdate, } | { "type": "refused", id: number, refusal: Refusal, } | { "type": "failed", id: number | null, failure: Failure, } | { "type": "pong" };

/**
 * A game, complete or from some half-move on.
 */
export type GameUpdate = { game: string, 
/**
 * Number of the last stored event; an update with a lower or equal number is old news.
 */
seq: number, you: Color, level: Level, startFen: string, 
/**
 * How many half-moves to keep of those already known; `plies` follow them. 0 on connecting.
 */
kept: number, plies: Array<Ply>, turn: Color, 
/**
 * The square of the king in check on the present board.
 */
check: string | null, 
/**
 * The moves of the side to move; empty unless it is your turn.
 */
legal: Array<LegalMove>, 
/**
 * The computer is choosing its move.
 */
thinking: boolean, canTakeBack: boolean, result: GameResult | null, thinkingTime: ThinkingTime, };

/**
 * Time each side has spent on its finished moves, in milliseconds, as the server measured it.
 */
export type ThinkingTime = { white: number, black: number, };

/**
 * One half-move that was played.
 */
export type Ply = { color: Color, role: Role, from: string, 
/**
 * Where the piece stands afterwards; for castling, the king's square.
 */
to: string, san: string, captured: Role | null, enPassant: boolean, castle: Castle | null, promotion: Role | null, 
/**
 * The square of the king this move put in check.
 */
check: string | null, 
/**
 * The position after the move.
 */
fen: string, 
/**
 * Thinking time, in milliseconds.
 */
spent: number, };

/**
 * A move that may be played now.
 */
export type LegalMove = { from: string, 
/**
 * Every square that means this move: one, or two for castling (the king's square of arrival
 * first, then the rook's square).
 */
to: Array<string>, promotion: Role | null, };

/**
 * How a game ended.
 */
export type GameResult = { winner: Color | null, 
/**
 * The rule: `checkmate`, `stalemate`, `insufficient-material`, …; texts `result-REASON`.
 */
reason: string, 
/**
 * `1-0`, `0-1` or `1/2-1/2`.
 */
score: string, };

/**
 * Why an action is not allowed, in a form that a sentence and a drawing can be made of.
 */
export type Refusal = { 
/**
 * The sentence is the text `refusal-CODE`.
 */
code: string, 
/**
 * The piece the sentence is about (its text variable `role`).
 */
role: Role | null, 
/**
 * The squares the reason is about (attackers, blockers), to be marked on the board.
 */
squares: Array<string>, };
