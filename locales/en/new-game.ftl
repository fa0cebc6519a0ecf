# What the choice of a game and of its rules says.

new-game-title = New game
new-game-level = Opponent
new-game-color = You play
new-game-start = Start
new-game-starting = Starting the game…
color-choice-white = White
color-choice-black = Black
color-choice-random = Random
new-game-bottom = At the bottom of the screen
new-game-start-position = Start
start-number = Number, from 0 to 959
start-number-random = at random
start-draw = Draw one
start-compose = Set it up on the board
start-position-missing = Give a possible position, or choose another start.
new-game-clock = Clock
clock-short = { $minutes } + { $seconds }
clock-own = Other
clock-blitz = Blitz
clock-rapid = Rapid
clock-standard = Standard
clock-minutes-both = Minutes a player
clock-minutes-white = Minutes for White
clock-minutes-black = Minutes for Black
clock-seconds = Seconds a move
clock-kind = These seconds
clock-kind-increment = are added after each move
clock-kind-bronstein = are given back if used
clock-kind-delay = pass before the time runs
clock-odds = A time for each
new-game-rated = Ranked game
new-game-rated-hint = It counts for Elo and speed: usual start or Chess960, official endings, the same time for both, nothing taken back, no hint.
new-game-immediate = The computer answers at once
new-game-rules = Rules
rules-options = Options
set-up = Is your board set up right?
set-up-corner = Each player has a light square at the near right-hand corner.
set-up-queen = The queen stands on her own colour: the white one on a light square, the black one on a dark one.
set-up-king = The two kings face each other.
rules-more = More about them
rules-table = The rules side by side
rule-threefold = The same position three times
rule-threefold-is = { $value ->
    [claim] a draw if claimed
    [auto] a draw at once
   *[off] no effect
  }
rule-fivefold = The same position five times
rule-fivefold-is = { $value ->
    [yes] a draw at once
   *[no] no effect
  }
rule-fifty = Fifty moves, no capture, no pawn
rule-fifty-is = { rule-threefold-is }
rule-seventyfive = Seventy-five moves
rule-seventyfive-is = { rule-fivefold-is }
rule-dead = A dead position
rule-dead-is = { $value ->
    [full] a draw if no mate is possible
    [material] a draw for lack of material
    [material3] a draw for lack of material, bishop against bishop excepted
   *[off] no effect
  }
rule-agreement = A draw by agreement
rule-agreement-is = { $value ->
    [off] never
    [0] at any time
    [2] after a move by each
   *[other] after { $value } half-moves
  }
rule-wrong-claim = A wrong claim
rule-wrong-claim-is = { $value ->
    [fide] time added for the opponent
   *[none] nothing follows
  }
rule-resign-test = Resignation: the other wins
rule-resign-test-is = { $value ->
    [fide] if able still to mate
    [material] if the material could mate
   *[none] always
  }
rule-flag-test = Flag fallen: the other wins
rule-flag-test-is = { rule-resign-test-is }
rule-touch-move = A touched piece
rule-touch-move-is = { $value ->
    [yes] must be moved
   *[no] stays free
  }
rule-take-back = Taking back a move
rule-take-back-is = { $value ->
    [never] never
    [by-agreement] if the other agrees
   *[free] freely
  }
rule-announce-check = Saying “check”
rule-announce-check-is = { $value ->
    [off] no
    [optional] if one likes
   *[required] asked for
  }
fen-unreadable = This text is not a position in FEN. The board has not changed.
editor-possible = { $check ->
    [yes] A possible position. The king to move is in check.
   *[no] A possible position.
  }
editor-impossible = Impossible position
editor-over = The game would be over already: { $rule }.
editor-curious = Playable, though no game leads to it:
at-stake-resume = Resume against { $level }
at-stake-unranked = Play unranked
at-stake-resign = Resign against { $level } and begin
two-lead = Each plays in turn. The arbiter knows the rules you choose here, and tells them when the game begins.
