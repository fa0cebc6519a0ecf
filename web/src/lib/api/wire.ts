// Generated from crates/server/src/wire/ by `cargo xtask bindings`; do not edit.

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
 * `GET /api/me`: who is visiting. The answer sets the visitor's cookie.
 */
export type Me = { 
/**
 * The unfinished game played last, to be resumed from the home page.
 */
running: RunningGame | null, 
/**
 * The unfinished game that counts, however it ends: there is at most one, and no other ranked
 * game begins before its end.
 */
atStake: RunningGame | null, };

/**
 * A game waiting to be resumed.
 */
export type RunningGame = { game: string, opponent: Opponent, you: Color, 
/**
 * Half-moves played so far.
 */
plies: number, 
/**
 * Whether the visitor has the move; at one screen, always.
 */
yourTurn: boolean, 
/**
 * In how many days, the last one begun counting as one, the game is given up for a visitor who
 * does not move; nothing when it is not.
 */
daysLeft: number | null, };

/**
 * `POST /api/games`: start a game. All but the opponent may be left out.
 *
 * `POST /api/games/{game}/rematch` starts the same game again with the colours swapped.
 */
export type NewGame = { opponent: Opponent, 
/**
 * The visitor's side, White when left out; at one screen, the side at the bottom.
 */
color?: ColorChoice, 
/**
 * The ordinary start when left out.
 */
start?: StartChoice, 
/**
 * `solo` against the computer and `fide` at one screen when left out.
 */
rules?: RulesChoice, 
/**
 * No clock when left out.
 */
clock?: TimeControl, 
/**
 * Whether the game is to count for the rankings, if all else allows it; no when left out. In
 * a game that counts nothing is taken back and no hint is given (`game-counts`).
 */
rated?: boolean, };

/**
 * Who sits across the board.
 */
export type Opponent = { "kind": "computer", level: Level, } | { "kind": "same-screen" };

/**
 * Who the computer is, by the identifier of the engine; the page's texts have the name as `level-ID`.
 */
export type Level = "easy-1" | "easy-2" | "easy-3" | "medium-1" | "medium-2" | "medium-3" | "hard-1" | "hard-2" | "hard-3" | "expert-1" | "expert-2" | "expert-3" | "master-1" | "master-2" | "full";

/**
 * Which side the player asks for.
 */
export type ColorChoice = "white" | "black" | "random";

/**
 * Where a game begins.
 */
export type StartChoice = { "kind": "ordinary" } | { "kind": "chess960", 
/**
 * From 0 to 959; drawn at random when left out.
 */
number?: number, } | { "kind": "position", 
/**
 * In FEN, X-FEN or Shredder-FEN.
 */
fen: string, };

/**
 * What is agreed on besides how the men move.
 */
export type RulesChoice = { "kind": "preset", 
/**
 * A name of `GET /api/rulebooks`.
 */
id: string, } | { "kind": "custom", rulebook: Rulebook, };

/**
 * The answer to [`NewGame`] and to a rematch.
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
export type FailureCode = "malformed" | "too-large" | "too-many" | "not-found" | "game-at-stake" | "not-stored" | "internal";

/**
 * What the page says over the game's socket. `id` is the page's own number for the message. `at` is
 * the number of half-moves the page had seen: a message that is late, or sent twice, is refused as
 * `stale` rather than acted on in another position. `by` is the side that acts, which the visitor
 * must hold.
 */
export type ClientMessage = { "type": "play", id: number, at: number, by: Color, from: string, to: string, 
/**
 * `queen`, `rook`, `bishop` or `knight` when a pawn promotes.
 */
promotion: Role | null, 
/**
 * Offer a draw with the move (FIDE 9.1.2.1).
 */
offerDraw?: boolean, 
/**
 * Say « échec ».
 */
announceCheck?: boolean, } | { "type": "offer-draw", id: number, at: number, by: Color, } | { "type": "accept-draw", id: number, at: number, by: Color, } | { "type": "decline-draw", id: number, at: number, by: Color, } | { "type": "claim", id: number, at: number, by: Color, rule: ClaimRule, with: MoveWanted | null, } | { "type": "take-back", id: number, at: number, by: Color, } | { "type": "answer-take-back", id: number, at: number, by: Color, accept: boolean, } | { "type": "touch", id: number, at: number, by: Color, square: string, } | { "type": "adjust", id: number, at: number, by: Color, square: string, } | { "type": "resign", id: number, by: Color, } | { "type": "abort", id: number, by: Color, } | { "type": "ping" };

/**
 * A move, as squares.
 */
export type MoveWanted = { from: string, to: string, promotion: Role | null, };

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
seq: number, opponent: Opponent, 
/**
 * The visitor's side; at one screen they hold both, and this one is at the bottom.
 */
you: Color, 
/**
 * The name of the rules, `custom` when they have none; texts `rules-ID`.
 */
rulesId: string, rulebook: Rulebook, startFen: string, 
/**
 * The number of the start array, when the game is one of Chess960.
 */
chess960: number | null, 
/**
 * How many half-moves to keep of those already known; `plies` follow them. 0 on connecting.
 */
kept: number, plies: Array<Ply>, turn: Color, 
/**
 * The square of the king in check on the present board.
 */
check: string | null, 
/**
 * The moves of the side to move, if the visitor holds it and the game goes on; only those of
 * the man that was touched, where that binds.
 */
legal: Array<LegalMove>, 
/**
 * Why the game does not count for the rankings; nothing when it does, or will.
 */
unranked: Unranked | null, 
/**
 * The computer is choosing its move or its answer.
 */
thinking: boolean, 
/**
 * Nothing in a game without clocks.
 */
clock: ClockUpdate | null, arbiter: Arbiter, result: GameResult | null, thinkingTime: ThinkingTime, };

/**
 * What the arbiter sees beside the board.
 */
export type Arbiter = { 
/**
 * Half-moves since the last capture or pawn move.
 */
halfMoves: number, 
/**
 * How often the present position has occurred, now included.
 */
seen: number, 
/**
 * The draws that the visitor may claim now for the side to move.
 */
claims: Array<Claim>, 
/**
 * The side whose offer of a draw stands.
 */
offer: Color | null, 
/**
 * The sides, of those the visitor holds, that may offer a draw now.
 */
canOffer: Array<Color>, 
/**
 * The sides, of those the visitor holds, that may take back a move, or ask to.
 */
canTakeBack: Array<Color>, 
/**
 * The side that asks to take back a move.
 */
takeBackAskedBy: Color | null, 
/**
 * The men that were touched in this turn, in the order of touching.
 */
touched: Array<string>, 
/**
 * What that obliges to, if anything: the text is `refusal-CODE`.
 */
obligation: Obligation | null, 
/**
 * Whether « échec » should have been said with the last move, and was not.
 */
checkUnsaid: boolean, 
/**
 * Whether the game may still be called off.
 */
canAbort: boolean, };

/**
 * A draw that may be claimed.
 */
export type Claim = { rule: ClaimRule, 
/**
 * The move with which to claim it; nothing when the position on the board is enough.
 */
with: IntendedMove | null, };

/**
 * A move that is written down but not played.
 */
export type IntendedMove = { from: string, to: string, promotion: Role | null, san: string, };

/**
 * What a touched man obliges to (FIDE 4.3, 4.4).
 */
export type Obligation = { code: string, 
/**
 * The men that are bound.
 */
squares: Array<string>, };

/**
 * Both clocks at the moment of sending, in milliseconds: the page counts down from reception.
 */
export type ClockUpdate = { 
/**
 * What was agreed on; its spans are in milliseconds.
 */
control: TimeControl, white: number, black: number, 
/**
 * The side whose clock runs.
 */
running: Color | null, 
/**
 * How long the running clock still waits before it counts down (a delay).
 */
held: number, };

/**
 * Time each side has spent on its finished moves, in milliseconds, as the server measured it.
 */
export type ThinkingTime = { white: number, black: number, };

/**
 * How a game ended.
 */
export type GameResult = { winner: Color | null, 
/**
 * The rule: `checkmate`, `stalemate`, `insufficient-material`, …; texts `result-REASON`.
 */
reason: string, 
/**
 * `1-0`, `0-1`, `1/2-1/2`, or `*` when the game was called off.
 */
score: string, 
/**
 * What else is to be said of it: `perpetual-check`, …; texts `remark-CODE`.
 */
remarks: Array<Remark>, 
/**
 * What a search found of who can still mate, when the end hung on it.
 */
verdict: Verdict | null, };

/**
 * What is said of an end besides the rule; texts `remark-CODE`.
 */
export type Remark = { code: string, 
/**
 * The side it is about (the text variable `color`).
 */
color: Color, };

/**
 * A move that was played, on any board.
 */
export type PlayedMove = { color: Color, role: Role, from: string, 
/**
 * Where the piece stands afterwards; for castling, the king's square.
 */
to: string, san: string, captured: Role | null, enPassant: boolean, castle: Castle | null, promotion: Role | null, 
/**
 * The square of the king this move put in check.
 */
check: string | null, };

/**
 * One half-move of a game.
 */
export type Ply = { 
/**
 * The position after the move.
 */
fen: string, 
/**
 * Thinking time, in milliseconds.
 */
spent: number, color: Color, role: Role, from: string, 
/**
 * Where the piece stands afterwards; for castling, the king's square.
 */
to: string, san: string, captured: Role | null, enPassant: boolean, castle: Castle | null, promotion: Role | null, 
/**
 * The square of the king this move put in check.
 */
check: string | null, };

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

/**
 * `POST /api/position`: what the rules say of a position, written in FEN or set up by hand.
 */
export type PositionQuestion = { 
/**
 * In FEN, X-FEN or Shredder-FEN.
 */
fen: string, 
/**
 * Moves from there, in UCI; castling is the king going onto its rook, or two squares.
 */
moves?: Array<string>, } | { 
/**
 * The men, as in the first field of a FEN.
 */
board: string, turn: Color, 
/**
 * The squares of the rooks with which somebody may still castle.
 */
castling: Array<string>, 
/**
 * The square a pawn has just passed over.
 */
enPassant: string | null, };

/**
 * The answer to [`PositionQuestion`]. An impossible position has problems, and nothing that may be
 * played.
 */
export type PositionAnswer = { 
/**
 * The position in its normal form.
 */
fen: string, 
/**
 * The first field of the FEN.
 */
board: string, turn: Color, 
/**
 * The squares of the rooks with which somebody may still castle.
 */
castling: Array<string>, 
/**
 * The rooks with which castling could still be allowed: at home, with their king.
 */
castlingPossible: Array<string>, 
/**
 * The square a pawn has just passed over.
 */
enPassant: string | null, 
/**
 * The squares that a pawn may just have passed over.
 */
enPassantPossible: Array<string>, 
/**
 * Whether only Chess960 can say these rights to castle.
 */
chess960: boolean, 
/**
 * The square of the king in check.
 */
check: string | null, legal: Array<LegalMove>, 
/**
 * How the game has ended on this board.
 */
outcome: GameResult | null, 
/**
 * What keeps it from being a position; texts `position-CODE`.
 */
problems: Array<Problem>, 
/**
 * What no game has ever led to, though one may play on from it; texts `position-CODE`.
 */
warnings: Array<Problem>, };

/**
 * Something wrong with a position.
 */
export type Problem = { 
/**
 * The sentence is the text `position-CODE`.
 */
code: string, 
/**
 * The side it is about (the text variable `color`).
 */
color: Color | null, 
/**
 * The squares it is about (the text variable `squares`), to be marked on the board.
 */
squares: Array<string>, };

/**
 * `POST /api/trial`: men are tried on a board, be it a position or not. Where it is none, men of both
 * sides go as far as the others let them.
 */
export type TrialMoves = { fen: string, 
/**
 * Moves from there, in UCI.
 */
moves: Array<string>, };

/**
 * The answer to [`TrialMoves`]: the board after them.
 */
export type TrialBoard = { fen: string, 
/**
 * The first field of the FEN.
 */
board: string, 
/**
 * The square of the king in check.
 */
check: string | null, 
/**
 * What may be tried next.
 */
legal: Array<LegalMove>, 
/**
 * How the game has ended on this board, if it is a position.
 */
outcome: GameResult | null, };

/**
 * Who tells why: lessons speak otherwise to their readers than the arbiter to players, and say *tu* in
 * French.
 */
export type Voice = "arbiter" | "lesson";

/**
 * `GET /api/why?fen=&from=&to=&promotion=&lang=&voice=`: whether a move is legal, and if not, why. Of a
 * board that is no position it is told whether the other men let that man go there. The [`Voice`] is
 * the arbiter's unless another is asked for.
 */
export type Why = { 
/**
 * Nothing when the move is legal.
 */
refusal: Refusal | null, 
/**
 * The sentence of the refusal, when a language was asked for.
 */
sentence: string | null, };

/**
 * `GET /api/san?fen=&text=&lang=`: the move that a text means in the letters of a language (`fr`,
 * `en`, …); or why it means none. A move in squares, such as `g1f3`, is read in any.
 */
export type ReadMove = { 
/**
 * Castling is the king going onto its rook.
 */
move: MoveWanted | null, 
/**
 * Why the text means no legal move: the rule, or `unreadable`, `ambiguous`, `no-such-move`.
 */
refusal: Refusal | null, };

/**
 * `GET /api/explain?fen=`: why a position is mate, stalemate or dead.
 */
export type Explanation = { "kind": "check", mate: boolean, king: string, checkers: Array<string>, flights: Array<Flight>, 
/**
 * The four conditions of mate, always in the same order.
 */
conditions: Array<Condition>, } | { "kind": "stalemate", king: string, flights: Array<Flight>, 
/**
 * Why each of its other men cannot move.
 */
stuck: Array<StuckMan>, } | { "kind": "dead", 
/**
 * Whether the men alone decide it, wherever they stand.
 */
byMaterial: boolean, 
/**
 * The men that are left.
 */
men: Array<Man>, } | { "kind": "open" };

/**
 * A square the king could step to, and why it may not, if so.
 */
export type Flight = { square: string, reason: FlightReason, 
/**
 * The man in the way, or those that guard the square.
 */
by: Array<string>, };

/**
 * Why the king may not step there; texts `flight-REASON`.
 */
export type FlightReason = "own-man" | "guarded" | "free";

/**
 * One of the four conditions of mate.
 */
export type Condition = { code: ConditionCode, holds: boolean, 
/**
 * The squares it is about, to be marked on the board.
 */
squares: Array<string>, 
/**
 * The men that would save the king.
 */
by: Array<string>, 
/**
 * The men that would save it, but are pinned.
 */
pinned: Array<string>, };

/**
 * The conditions of mate as clubs teach them; texts `mate-CODE`.
 */
export type ConditionCode = "in-check" | "no-flight" | "no-capture" | "no-interposition";

/**
 * A man that cannot move.
 */
export type StuckMan = { square: string, role: Role, 
/**
 * What keeps it: `blocked`, `pinned`, …; texts `stuck-CODE`.
 */
code: string, 
/**
 * The men that keep it.
 */
by: Array<string>, };

/**
 * A man on its square.
 */
export type Man = { square: string, color: Color, role: Role, };

/**
 * `GET /api/chess960`, drawn at random, and `GET /api/chess960/{number}`: a start array.
 */
export type StartArray = { 
/**
 * From 0 to 959; 518 is the ordinary one.
 */
number: number, 
/**
 * From the a-file to the h-file.
 */
backRank: Array<Role>, fen: string, };

/**
 * `GET /api/rulebooks`: each set of rules that has a name, in the order to show them.
 */
export type NamedRulebook = { 
/**
 * Names a text `rules-ID`.
 */
id: string, rulebook: Rulebook, };

/**
 * `POST /api/pgn?letters=`: the games of a text, which is the body, byte by byte. `letters` are
 * those of a language, or `auto`.
 */
export type PgnAnswer = { 
/**
 * The letters in which the moves were read, by their code.
 */
letters: string, 
/**
 * Whether they were asked for, or no other language has all that occur.
 */
certain: boolean, games: Array<PgnEntry>, 
/**
 * What is wrong outside of games.
 */
loose: Array<PgnFault>, };

/**
 * One of several games, to choose from.
 */
export type PgnEntry = { 
/**
 * Where its text stands, to be sent to `POST /api/pgn/game`.
 */
part: TextPart, 
/**
 * The tags; none where they are missing or say nothing.
 */
white: string | null, black: string | null, event: string | null, date: string | null, round: string | null, 
/**
 * `1-0`, `0-1`, `1/2-1/2` or `*`.
 */
result: string, 
/**
 * Half-moves of the main line that could be played.
 */
plies: number, errors: number, warnings: number, };

/**
 * Part of a text. The offset and the length are in bytes; what was UTF-16 is counted as UTF-8.
 */
export type TextPart = { at: TextPlace, length: number, };

/**
 * A place in a text.
 */
export type TextPlace = { 
/**
 * In bytes, the first being 0.
 */
offset: number, 
/**
 * From 1.
 */
line: number, 
/**
 * In characters, from 1.
 */
column: number, };

/**
 * `POST /api/pgn/game?letters=&offset=&line=&column=`: one game with all its variations. The body
 * is its text, the place where that stands in the whole.
 */
export type PgnGame = { 
/**
 * All tags but `Result`, `FEN`, `SetUp` and `Variant`, which the rest says.
 */
tags: Array<PgnTag>, 
/**
 * `1-0`, `0-1`, `1/2-1/2` or `*`.
 */
result: string, chess960: boolean, 
/**
 * The moves as a tree in one list: the start, then each move behind the one it follows, the
 * line that goes on before its variations. Empty if the start could not be understood.
 */
nodes: Array<PgnNode>, 
/**
 * What is wrong, in the order of the text.
 */
faults: Array<PgnFault>, };

/**
 * What is known of a game.
 */
export type PgnTag = { name: string, value: string, };

/**
 * A move of a tree, or its start.
 */
export type PgnNode = { 
/**
 * The place in the list of the node before; none for the start.
 */
parent: number | null, 
/**
 * Nothing for the start, and for the null move of an analysis.
 */
played: PlayedMove | null, 
/**
 * The position after the move.
 */
fen: string, 
/**
 * Whether the board has ended the game.
 */
over: boolean, 
/**
 * Comments before the move.
 */
before: Array<string>, 
/**
 * Comments after it.
 */
comments: Array<string>, 
/**
 * Numeric annotation glyphs: 1 is `!`, 2 is `?`.
 */
nags: Array<number>, evaluation: PgnEvaluation | null, 
/**
 * What the clock shows, and how long the move took, in milliseconds.
 */
clock: number | null, elapsed: number | null, circles: Array<PgnCircle>, arrows: Array<PgnArrow>, drawOffer: boolean, };

/**
 * What an engine thinks, from White's point of view.
 */
export type PgnEvaluation = { score: PgnScore, 
/**
 * How deep it looked, in half-moves.
 */
depth: number | null, };

export type PgnScore = { "kind": "centipawns", "value": number } | { "kind": "mate", "value": number };

/**
 * The colour of a mark.
 */
export type Paint = "green" | "red" | "yellow" | "blue";

/**
 * A square to mark.
 */
export type PgnCircle = { paint: Paint, square: string, };

/**
 * An arrow to draw.
 */
export type PgnArrow = { paint: Paint, from: string, to: string, };

/**
 * Something wrong in a PGN text; the sentence is the text `pgn-fault-CODE`.
 */
export type PgnFault = { code: string, 
/**
 * Whether it costs the game, or a part of it; else it is only to be told.
 */
error: boolean, 
/**
 * What stands there, for the sentence; empty where that says nothing.
 */
found: string, 
/**
 * What should stand there, for the sentence; empty where nobody knows.
 */
expected: string, 
/**
 * Why a move cannot be played.
 */
refusal: Refusal | null, place: TextPlace, excerpt: Excerpt, };

/**
 * The line around a place: what stands before it, the word that begins there, what comes after.
 */
export type Excerpt = { before: string, word: string, after: string, };

/**
 * `GET /api/players`: who plays on this device. So answers everything that changes them.
 *
 * `POST /api/players` with a [`NewPlayer`] adds one, who plays from then on;
 * `POST /api/players/{id}/play` lets another play; `PATCH` renames and `DELETE` removes
 * `/api/players/{id}`; `GET /api/players/{id}/export` is all that is kept of one.
 */
export type Players = { 
/**
 * Whose turn at the device it is.
 */
current: string, 
/**
 * Oldest first.
 */
players: Array<Player>, };

/**
 * Somebody who plays on this device.
 */
export type Player = { id: string, 
/**
 * Nothing until they have given one: only those who have are on the leaderboards.
 */
name: string | null, 
/**
 * In milliseconds since 1970.
 */
created: number, };

/**
 * The name of a player: 1 to 24 characters.
 */
export type NewPlayer = { name: string, };

/**
 * Games from the same kinds of start are ranked together; texts `pool-ID`.
 */
export type Pool = "standard" | "chess960";

/**
 * What a game was to its player; texts `score-ID`.
 */
export type Score = "win" | "draw" | "loss";

/**
 * Which games are asked for; texts `score-ID`.
 */
export type ScoreWanted = "win" | "draw" | "loss" | "unfinished";

/**
 * Why a game does not count for the rankings; texts `unranked-CODE`.
 */
export type Unranked = "same-screen" | "not-asked" | "set-position" | "rules" | "clock-odds" | "take-back" | "hint" | "called-off";

/**
 * `GET /api/games/{game}/ranking`: what the game is to the rankings.
 */
export type GameRanking = { "kind": "open", pool: Pool, } | { "kind": "unranked", reason: Unranked, } | { "kind": "ranked", pool: Pool, level: Level, levelRating: number, score: Score, 
/**
 * What was to be expected of this score before the game, from 0 (a loss) to 1 (a win).
 */
expected: number, before: number, after: number, 
/**
 * Whether the rating is still little more than a guess.
 */
provisional: boolean, 
/**
 * How many rated games the player has played in this pool, this one included.
 */
games: number, 
/**
 * The player's thinking time, in milliseconds.
 */
thinking: number, 
/**
 * The best time of their earlier wins against this level.
 */
bestBefore: number | null, 
/**
 * The level to try next.
 */
next: Level, 
/**
 * Whether the player has a name, and so is on the leaderboards.
 */
named: boolean, };

/**
 * `GET /api/profile`: what is known of whoever plays now.
 */
export type Profile = { player: Player, 
/**
 * One for each pool in which they have played a rated game.
 */
standings: Array<PoolStanding>, 
/**
 * One for each pool and level they have won against in a rated game.
 */
bestTimes: Array<BestTime>, 
/**
 * All games, rated or not.
 */
games: number, 
/**
 * The level to try next.
 */
next: Level, };

/**
 * A player's rating, and how it came about.
 */
export type PoolStanding = { pool: Pool, rating: number, 
/**
 * The player's strength is within twice this of the rating, with a probability of 95 %.
 */
deviation: number, provisional: boolean, won: number, drawn: number, lost: number, 
/**
 * The rating after each game, oldest first; the last 500.
 */
points: Array<RatingPoint>, };

/**
 * The rating after a game.
 */
export type RatingPoint = { 
/**
 * In milliseconds since 1970.
 */
at: number, rating: number, };

/**
 * A player's quickest win against a level.
 */
export type BestTime = { pool: Pool, level: Level, game: string, 
/**
 * In milliseconds.
 */
thinking: number, 
/**
 * In milliseconds since 1970.
 */
at: number, };

/**
 * `GET /api/levels`: how strong the levels are, from the weakest to the strongest.
 */
export type LevelStrength = { level: Level, 
/**
 * On the scale of the ratings.
 */
rating: number, 
/**
 * It is between these with a probability of 95 %.
 */
low: number, high: number, 
/**
 * Whether games have measured it; it is an estimate otherwise.
 */
measured: boolean, };

/**
 * `GET /api/leaderboards/elo?pool=`: the first hundred by rating, and whoever asks.
 */
export type EloRow = { 
/**
 * 1 for the first; equals share a place.
 */
place: number, 
/**
 * Nothing only for whoever asks, if they have none.
 */
name: string | null, you: boolean, rating: number, provisional: boolean, games: number, };

/**
 * `GET /api/leaderboards/speed?pool=&level=`: the first hundred by their best time, and whoever
 * asks.
 */
export type SpeedRow = { 
/**
 * 1 for the first; equals share a place.
 */
place: number, 
/**
 * Nothing only for whoever asks, if they have none.
 */
name: string | null, you: boolean, 
/**
 * In milliseconds.
 */
thinking: number, 
/**
 * In milliseconds since 1970.
 */
at: number, };

/**
 * `GET /api/games/{game}/review`: the costliest move of the visitor's in a game against the
 * computer that has ended. It is looked for once, and kept.
 */
export type Review = { "kind": "searching", 
/**
 * Positions looked at.
 */
done: number, 
/**
 * Positions to look at.
 */
of: number, } | { "kind": "nothing" } | { "kind": "found" } & ReviewedMove;

/**
 * The move to review.
 */
export type ReviewedMove = { 
/**
 * Half-moves played before it.
 */
at: number, 
/**
 * The number of the move in the game.
 */
number: number, you: Color, 
/**
 * The position before it.
 */
fen: string, 
/**
 * The square of the king in check there.
 */
check: string | null, 
/**
 * The moves that could be played.
 */
legal: Array<LegalMove>, played: Judged, better: Judged, 
/**
 * Why the move cost what it did.
 */
lesson: Lesson, };

/**
 * A move, and what was to be expected after it.
 */
export type Judged = { move: PlayedMove, 
/**
 * Points to be expected of the game by who plays it, from 0 (a loss) to 1 (a win).
 */
chances: number, 
/**
 * The move and how the game may go on from there.
 */
line: Array<LineStep>, };

/**
 * One half-move of a line.
 */
export type LineStep = { 
/**
 * The position after it.
 */
fen: string, color: Color, role: Role, from: string, 
/**
 * Where the piece stands afterwards; for castling, the king's square.
 */
to: string, san: string, captured: Role | null, enPassant: boolean, castle: Castle | null, promotion: Role | null, 
/**
 * The square of the king this move put in check.
 */
check: string | null, };

/**
 * Why one move is worse than another; the sentence is the text `lesson-KIND`. Whoever made the move
 * is « you ».
 */
export type Lesson = { "kind": "missed-mate", moves: number, } | { "kind": "allowed-mate", moves: number, } | { "kind": "gave-stalemate" } | { "kind": "missed-promotion", role: Role, } | { "kind": "allowed-promotion", from: string, role: Role, } | { "kind": "left-unguarded", man: Placed, by: Placed, 
/**
 * Whether it is the man that was moved.
 */
moved: boolean, } | { "kind": "lost-exchange", man: Placed, by: Placed, moved: boolean, } | { "kind": "missed-capture", man: Placed, by: Placed, 
/**
 * Whether something guards it.
 */
guarded: boolean, } | { "kind": "allowed-fork", by: Placed, targets: Array<Placed>, } | { "kind": "missed-fork", by: Placed, targets: Array<Placed>, } | { "kind": "allowed-pin", man: Placed, by: Placed, } | { "kind": "missed-pin", man: Placed, by: Placed, } | { "kind": "advantage", before: number, after: number, };

/**
 * A man of either side, on its square.
 */
export type Placed = { role: Role, square: string, };

/**
 * `POST /api/games/{game}/review/try` with a `MoveWanted`: another try at the move to review.
 */
export type Tried = { "kind": "refused", refusal: Refusal, } | { "kind": "best", judged: Judged, } | { "kind": "good", judged: Judged, } | { "kind": "same", judged: Judged, lesson: Lesson, } | { "kind": "worse", judged: Judged, lesson: Lesson, };

/**
 * `POST /api/games/{game}/hint`: advice on the move to play. From then on the game counts for no
 * ranking.
 */
export type HintWanted = { 
/**
 * Half-moves played, as far as the page has seen.
 */
at: number, 
/**
 * The side to move.
 */
by: Color, };

/**
 * The answer to [`HintWanted`].
 */
export type Hint = { "kind": "move", move: PlayedMove, } | { "kind": "refused", refusal: Refusal, };

/**
 * `GET /api/threats?fen=`: the checks, captures and threats of both sides in a position.
 */
export type Threats = { turn: Color, 
/**
 * Whether the side to move is in check. The other side's moves are then not told: first of all
 * the check has to be met.
 */
check: boolean, white: SideThreats, black: SideThreats, };

/**
 * What a side can do, were it to move, and what it has to fear.
 */
export type SideThreats = { 
/**
 * Its moves that give check.
 */
checks: Array<PlayedMove>, 
/**
 * Its captures.
 */
captures: Array<PlayedMove>, 
/**
 * Its men that the other side can take and come out ahead.
 */
threatened: Array<ThreatenedMan>, };

/**
 * A man that is in danger.
 */
export type ThreatenedMan = { man: Placed, danger: Danger, 
/**
 * The squares of those that can take it so.
 */
by: Array<string>, };

/**
 * Why a man is in danger; texts `danger-ID`.
 */
export type Danger = "unguarded" | "by-lesser" | "exchange";

/**
 * `GET /api/games?level=&score=&rated=&since=&before=`: games of whoever plays now, newest first.
 * `level` is a level or `same-screen`; `score` a [`ScoreWanted`]; `rated` is `true` or
 * `false`; games begun at or after `since` and before `before`, in milliseconds since 1970.
 */
export type History = { games: Array<PlayedGame>, 
/**
 * The `before` of the next page, if there are more games.
 */
more: number | null, };

/**
 * A game of the history.
 */
export type PlayedGame = { game: string, opponent: Opponent, you: Color, 
/**
 * When it began, in milliseconds since 1970.
 */
created: number, 
/**
 * Half-moves played.
 */
plies: number, 
/**
 * Nothing while it goes on.
 */
end: PlayedEnd | null, 
/**
 * Nothing when it did not count.
 */
change: RatingChange | null, };

/**
 * How a game of the history ended.
 */
export type PlayedEnd = { 
/**
 * Nothing when the game was called off.
 */
result: Winner | null, 
/**
 * The rule; texts `result-REASON`.
 */
reason: string, };

/**
 * Who won, if anybody.
 */
export type Winner = "white" | "black" | "nobody";

/**
 * What a game made of a rating.
 */
export type RatingChange = { before: number, after: number, 
/**
 * The player's thinking time, in milliseconds.
 */
thinking: number, };

/**
 * `GET /api/endings`: what can be practised, from the easiest to the hardest.
 */
export type EndingKind = { 
/**
 * Its name is the text `ending-CODE`.
 */
code: string, aims: Array<EndingAim>, 
/**
 * The most moves that the mate can take against the best defence.
 */
longest: number, };

/**
 * What the learner has to do.
 */
export type EndingAim = "win" | "hold";

/**
 * `POST /api/endings/{code}`: draws a position by lot; the answer is an [`EndingBoard`].
 */
export type NewEnding = { aim: EndingAim, 
/**
 * The same number gives the same position; without one, any comes.
 */
seed: number | null, };

/**
 * A position of an ending.
 */
export type EndingBoard = { fen: string, 
/**
 * The square of the king in check.
 */
check: string | null, legal: Array<LegalMove>, 
/**
 * How it has ended: also by the fifty moves, which the computer claims.
 */
outcome: GameResult | null, 
/**
 * Moves of White to mate with the best play of both sides; nothing when it cannot be forced.
 */
toMate: number | null, 
/**
 * Half-moves since the last capture or pawn move, of the hundred that draw.
 */
halfMoves: number, };

/**
 * `POST /api/endings/move`: the learner moves; the answer is an [`EndingAnswer`].
 */
export type EndingMove = { fen: string, 
/**
 * In UCI.
 */
move: string, };

/**
 * What the learner's move was worth, and what the computer answers.
 */
export type EndingAnswer = { played: PlayedMove, judgement: EndingJudgement, 
/**
 * What would have been best, when the move was not.
 */
better: PlayedMove | null, 
/**
 * The board after the learner's move.
 */
between: EndingBoard, 
/**
 * The computer's move, unless the game is over.
 */
reply: PlayedMove | null, 
/**
 * The board after both.
 */
board: EndingBoard, };

/**
 * What a move in an ending was worth; its sentence is the text `ending-judgement-CODE`.
 */
export type EndingJudgement = { "code": "best" } | { "code": "slower", moves: number, } | { "code": "stalemate" } | { "code": "loses-man" } | { "code": "lets-go" } | { "code": "loses" } | { "code": "was-lost" };

/**
 * `POST /api/endings/{code}/done`: the learner has mated, or held; the answer is the list of all
 * that they have done.
 */
export type EndingPlayed = { aim: EndingAim, 
/**
 * The position that was drawn by lot.
 */
fen: string, 
/**
 * The learner's moves, in UCI; the computer's are known.
 */
moves: Array<string>, };

/**
 * An ending that somebody has done.
 */
export type EndingDone = { code: string, aim: EndingAim, 
/**
 * How many times.
 */
times: number, 
/**
 * The fewest moves it took.
 */
best: number, };

/**
 * `GET /api/exercises/{id}?lang=`, and `GET /api/training?kind=&lang=` for the next one: first what
 * was missed and is due, then one drawn at the difficulty that suits. Without `kind` it is of the
 * kind that was answered least.
 */
export type Exercise = { 
/**
 * Of an exercise of the lessons, its name; of one that was drawn, what it was drawn from.
 */
id: string, kind: string, 
/**
 * From 1, for who has just learnt it, to 5.
 */
difficulty: number, 
/**
 * What to do, as HTML.
 */
question: string, 
/**
 * In FEN, when the board is a position, so that `GET /api/why` can be asked about it.
 */
fen: string | null, 
/**
 * The men, as in the first field of a FEN.
 */
board: string, turn: Color, orientation: Color, 
/**
 * The squares of the last move, to be marked.
 */
lastMove: Array<string>, 
/**
 * The square of the king in check, unless that is the question.
 */
check: string | null, drawing: ExerciseDrawing, 
/**
 * The moves that led here, to be read and stepped through.
 */
line: Array<PlayedMove>, 
/**
 * The boards after each move of `line`, the first before it; empty when there is no line.
 */
boards: Array<string>, ask: ExerciseAsk, 
/**
 * Whether `POST /api/exercises/{id}/hint` has something to say.
 */
hasHint: boolean, };

/**
 * How one answers.
 */
export type ExerciseAsk = { "shape": "squares" } | { "shape": "square" } | { "shape": "move", legal: Array<LegalMove>, } | { "shape": "moves", legal: Array<LegalMove>, } | { "shape": "placement", men: string, } | { "shape": "choice", choices: Array<ExerciseChoice>, } | { "shape": "text" } | { "shape": "move-or-choice", legal: Array<LegalMove>, choices: Array<ExerciseChoice>, };

/**
 * One of several answers.
 */
export type ExerciseChoice = { text: string, 
/**
 * The move it is about, to be drawn when it is looked at: from and to.
 */
arrow: [string, string] | null, };

/**
 * Squares and arrows to draw on a board.
 */
export type ExerciseDrawing = { good: Array<string>, bad: Array<string>, noted: Array<string>, 
/**
 * From and to.
 */
arrows: Array<[string, string]>, };

/**
 * `POST /api/exercises/{id}/answer?lang=`.
 */
export type ExerciseAnswer = { "shape": "squares", squares: Array<string>, } | { "shape": "square", square: string, } | { "shape": "moves", moves: Array<string>, } | { "shape": "placement", board: string, } | { "shape": "choice", number: number, } | { "shape": "text", text: string, };

/**
 * The answer to [`ExerciseAnswer`].
 */
export type ExerciseVerdict = { right: boolean, 
/**
 * What there is to say, the most important first.
 */
remarks: Array<ExerciseRemark>, 
/**
 * The right answer, told once the exercise has been answered wrongly and no remark has said it.
 */
solution: ExerciseRemark | null, 
/**
 * In how many days one is asked it again; nothing when it was known at once, or is learnt.
 */
againInDays: number | null, };

/**
 * A sentence with what is drawn beside it.
 */
export type ExerciseRemark = { text: string, drawing: ExerciseDrawing, 
/**
 * The moves that prove it, from the exercise's position; mostly none.
 */
line: Array<PlayedMove>, 
/**
 * The boards before and after each of them; empty when there are none.
 */
boards: Array<string>, };

/**
 * What comes alive of a diagram: `data-diagram` of its figure.
 */
export type LiveDiagram = { 
/**
 * The position at first; it may be impossible unless there are moves to make.
 */
fen: string, 
/**
 * The men at first, and after each move of `line`.
 */
boards: Array<string>, 
/**
 * The moves to step through; mostly none.
 */
line: Array<PlayedMove>, orientation: Color, 
/**
 * The language in whose letters the men are drawn, in place of pictures.
 */
letters: string | null, 
/**
 * The square of the king in check on the last board.
 */
check: string | null, 
/**
 * Marked squares, and arrows from and to. They belong to the last board, as `illegal` does.
 */
marks: Array<string>, arrows: Array<[string, string]>, 
/**
 * A move that is shown and is illegal.
 */
illegal: [string, string] | null, 
/**
 * The moves that may be made at first, where the visitor may move.
 */
play: Array<LegalMove> | null, };

/**
 * `GET /api/progress?lang=`: what whoever plays now has done. `POST /api/lessons/{name}/read`, at
 * the end of a lesson, answers so too.
 */
export type Progress = { 
/**
 * The names of the lessons read, in the order of the path.
 */
lessons: Array<string>, 
/**
 * The exercises of the lessons that were answered.
 */
exercises: Array<ExerciseDone>, 
/**
 * Every kind, in the order in which one meets them.
 */
kinds: Array<KindProgress>, 
/**
 * The endings that were mated, or held.
 */
endings: Array<EndingDone>, 
/**
 * How many exercises that were missed wait to be asked again.
 */
due: number, };

/**
 * An exercise of the lessons that was answered.
 */
export type ExerciseDone = { id: string, 
/**
 * Whether the last answer was right.
 */
right: boolean, };

/**
 * How somebody does with one kind of exercises.
 */
export type KindProgress = { kind: string, 
/**
 * What the kind is called.
 */
name: string, 
/**
 * Answers, and how many of them were wrong.
 */
answers: number, missed: number, 
/**
 * How many wait to be asked again.
 */
due: number, 
/**
 * Of the next one, from 1 to 5.
 */
difficulty: number, };

/**
 * `POST /api/classes`: whoever plays becomes the teacher of a new class. Answered by its [`Class`].
 */
export type NewClass = { 
/**
 * 1 to 40 characters.
 */
name: string, };

/**
 * `POST /api/classes/{code}/join`: whoever plays joins a class. Answered by its [`Class`].
 */
export type JoinClass = { 
/**
 * A pseudonym, which becomes the player's name; left out, their name stays what it is.
 */
name: string | null, };

/**
 * `GET /api/classes`: the classes of whoever plays.
 */
export type Classes = { teaching: Array<Class>, attending: Array<Class>, };

/**
 * `GET /api/classes/{code}`: what whoever has the code sees of a class.
 *
 * `POST …/leave` is for pupils; `DELETE /api/classes/{code}` and
 * `DELETE /api/classes/{code}/pupils/{number}` are for the teacher. All three answer with [`Classes`].
 */
export type Class = { 
/**
 * Six letters and digits.
 */
code: string, name: string, 
/**
 * The teacher's name, when they have given one.
 */
teacher: string | null, 
/**
 * How many there are.
 */
pupils: number, you: ClassRole, };

/**
 * What whoever plays is to a class.
 */
export type ClassRole = "teacher" | "pupil" | "visitor";

/**
 * `GET /api/classes/{code}/report?lang=`: what a class has done. Only its teacher sees it.
 */
export type ClassReport = { class: Class, 
/**
 * All lessons, in the order of the path.
 */
lessons: Array<ClassLesson>, 
/**
 * How many endings there are to be done.
 */
endings: number, 
/**
 * Those who joined first come first.
 */
pupils: Array<ClassPupil>, 
/**
 * The kinds of exercises that were answered, the most missed first.
 */
kinds: Array<ClassKind>, 
/**
 * The exercises of the lessons that were missed, by most pupils first; at most twenty.
 */
exercises: Array<ClassExercise>, };

/**
 * A lesson, as a column of the report.
 */
export type ClassLesson = { name: string, title: string, address: string, };

/**
 * A pupil, as a row of the report.
 */
export type ClassPupil = { 
/**
 * In the order of joining, from 1: what the teacher removes them by.
 */
number: number, name: string | null, 
/**
 * The names of the lessons read.
 */
lessons: Array<string>, 
/**
 * How many endings they have done.
 */
endings: number, 
/**
 * Answers to exercises, and how many of them were wrong.
 */
answers: number, missed: number, };

/**
 * How a class does with one kind of exercises.
 */
export type ClassKind = { kind: string, name: string, answers: number, missed: number, 
/**
 * How many pupils have missed one.
 */
pupils: number, };

/**
 * An exercise of a lesson that some of a class have missed.
 */
export type ClassExercise = { id: string, 
/**
 * What the kind is called.
 */
kind: string, 
/**
 * How many pupils have missed it.
 */
pupils: number, 
/**
 * Where it stands: the lesson, with the exercise's anchor.
 */
address: string, };

/**
 * What the players agreed on besides how the pieces move: how the game ends, and what etiquette
 * binds. A set of choices, stored with the game. [`Preset`](crate::Preset) names the known sets.
 */
export type Rulebook = { 
/**
 * The same position for the third time (FIDE 9.2: claim).
 */
threefold: CountRule, 
/**
 * Whether the fifth occurrence of a position ends the game by itself (FIDE 9.6.1).
 */
fivefold: boolean, 
/**
 * Fifty moves by each side without capture or pawn move (FIDE 9.3: claim).
 */
fifty: CountRule, 
/**
 * Whether 75 such moves end the game by themselves (FIDE 9.6.2).
 */
seventyfive: boolean, 
/**
 * Positions in which nobody can mate any more (FIDE 5.2.2: full).
 */
dead: DeadRule, 
/**
 * Agreeing on a draw (FIDE 5.2.3: after two half-moves).
 */
agreement: Agreement, 
/**
 * Whether who wins by resignation must be able to mate (FIDE 5.1.2: yes).
 */
"resign-test": WinTest, 
/**
 * Whether who wins on time must be able to mate (FIDE 6.9: yes).
 */
"flag-test": WinTest, 
/**
 * Taking a move back (FIDE 4.7: never).
 */
"take-back": TakeBack, 
/**
 * Whether a touched piece must be played (FIDE 4.3).
 */
"touch-move": boolean, 
/**
 * Saying « échec ». A courtesy: it never makes a move illegal.
 */
"announce-check": AnnounceCheck, 
/**
 * What a wrong claim costs (FIDE 9.5.3).
 */
"wrong-claim": Penalty, 
/**
 * How long is looked for a mate before doubt sets in.
 */
search: Search, };

/**
 * How a draw by counting comes about.
 */
export type CountRule = "claim" | "auto" | "off";

/**
 * Which positions are drawn at once because nobody can mate any more.
 */
export type DeadRule = "full" | "material" | "material3" | "off";

/**
 * Whether and when a draw may be agreed.
 */
export type Agreement = "off" | { "after-plies": number };

/**
 * What the other side must be able to do to win when one side's flag falls, or when it resigns.
 */
export type WinTest = "fide" | "material" | "none";

/**
 * Whether a move may be taken back.
 */
export type TakeBack = "never" | "by-agreement" | "free";

/**
 * Whether a player who gives check says so.
 */
export type AnnounceCheck = "off" | "optional" | "required";

/**
 * What a wrong claim of a draw costs.
 */
export type Penalty = "none" | "fide";

/**
 * How long is looked for a mate, in different positions looked at, so that an answer does not
 * depend on the machine; and what counts when that was not enough.
 */
export type Search = { 
/**
 * After a move, for a dead position.
 */
"each-move": number, 
/**
 * When a flag falls or a player resigns, for the win.
 */
"at-the-end": number, 
/**
 * What counts when the answer is not known.
 */
"in-doubt": InDoubt, };

/**
 * Who wins on time, or by resignation, when it is not known whether the other side can mate.
 * (After a move, the game goes on.)
 */
export type InDoubt = "win" | "material";

/**
 * How much time each side has: what players call the cadence. The two sides may differ, which is
 * how odds are given.
 */
export type TimeControl = { 
/**
 * White's time.
 */
white: Allowance, 
/**
 * Black's time.
 */
black: Allowance, 
/**
 * Half-moves played before the clocks run: 0 over the board, 2 where each side's first move is
 * free of charge.
 */
"untimed-plies": number, };

/**
 * The time of one side.
 */
export type Allowance = { "periods": { 
/**
 * The first period.
 */
first: Period, 
/**
 * The others. The last one begins again if it has a number of moves.
 */
then?: Array<Period>, } } | { "per-move": Millis };

/**
 * A stretch of a game with its own time.
 */
export type Period = { 
/**
 * The time given when the period begins; what was left is kept.
 */
time: Millis, 
/**
 * The moves to be made in it; `None` when it lasts to the end of the game.
 */
moves?: number | null, 
/**
 * What each move adds or costs nothing.
 */
bonus?: Bonus, };

/**
 * Time that comes with each move.
 */
export type Bonus = "none" | { "increment": Millis } | { "bronstein": Millis } | { "delay": Millis };

/**
 * A moment or a span of time, in milliseconds. Moments are counted from an origin that whoever
 * keeps the game chooses, and never go back.
 */
export type Millis = number;

/**
 * A rule by which a draw is claimed.
 */
export type ClaimRule = "threefold" | "fifty";

/**
 * The answer to a [`Question`].
 */
export type Verdict = "winnable" | "unwinnable" | "unknown";

/** The largest text of games, and of one game, in bytes. */
export const largestPgn = 5000000;
export const largestPgnGame = 250000;

/** The opponents by group, from the weakest to the strongest. */
export const ladder = [
  { group: "easy", levels: ["easy-1", "easy-2", "easy-3"] },
  { group: "medium", levels: ["medium-1", "medium-2", "medium-3"] },
  { group: "hard", levels: ["hard-1", "hard-2", "hard-3"] },
  { group: "expert", levels: ["expert-1", "expert-2", "expert-3"] },
  { group: "master", levels: ["master-1", "master-2"] },
  { group: "full", levels: ["full"] },
] as const;

/** The letters of pieces known to the server, by language. */
export const lettersKnown = ["en", "fr", "de", "es", "it", "pt", "nl", "cs", "da", "et", "fi", "hu", "is", "nb", "pl", "ro", "sv", "figurine"] as const;
