# What the game says: the board, the moves, the buttons. Refusals and results are in rules.ftl.

title-game = { $name } – Roque
game-heading = Game against { $level }
game-heading-two = Game for two on this screen

## Pieces and squares

piece-name = { $color ->
    [white] white { role-name }
   *[black] black { role-name }
  }
man-on = the { role-name } on { $square }
square-empty = empty
square-check = in check
square-target = legal move
square-last-move = last move
square-marked = involved
square-touched = touched
square-chosen = marked
square-good = right
square-bad = wrong
square-noted = to look at

## Board

board = Chessboard
board-keys = Arrows to go from square to square, Enter to pick up a piece and to put it down, Escape to let it go, D to hear where it can go.
# The key that reads the legal moves, in lower case.
key-destinations = d
promotion-title = Pawn promotion
promotion-role = { $role ->
    [knight] knight
    [bishop] bishop
    [rook] rook
   *[queen] queen
  }

## What is announced

said-move = { $color ->
    [white] White
   *[black] Black
  }: { spoken-move }.
said-taken-back = { $count ->
    [one] The last move is taken back.
   *[other] The last { $count } moves are taken back.
  }
said-result = { $rule }. { $winner ->
    [white] White wins
    [black] Black wins
   *[none] Draw
  }, { $score }.
said-destinations = { $count ->
    [0] No legal move from { $from }.
   *[other] From { $from }: { $squares }.
  }
said-low-time = { $color ->
    [white] White is
   *[black] Black is
  } short of time.
said-online = The connection is back.

## Under the board

status-your-turn = { $check ->
    [yes] Check! Your move.
   *[no] Your move.
  }
status-turn-of = { $check ->
    [yes] Check! { $color ->
        [white] White
       *[black] Black
      } to move.
   *[no] { $color ->
        [white] White
       *[black] Black
      } to move.
  }
status-thinking = { $check ->
    [yes] Check! { $level } is thinking…
   *[no] { $level } is thinking…
  }
status-sent = The server is saving…
status-past = Past position, after { $side ->
    [white] White’s
   *[black] Black’s
  } move { $number }.
status-past-start = Starting position.
status-offline = Connection lost. Trying again…
# Follows the reason of a refusal and leads to the rule.
status-why = Why?
why-allowed = This move is allowed.
notice-overtaken = The game went on elsewhere: this move was not played.

## Players

player-you = You
player-side = { $color ->
    [white] White
   *[black] Black
  }
player-color = { $color ->
    [white] White
   *[black] Black
  }
captures-none = No captures
captures-one = { $count } × { role-name }
captures = Captured: { $list }
lead = +{ $points }
lead-label = Ahead by { $points }
time-label = Thinking time

## Clock

clock-label = { $color ->
    [white] White’s clock
   *[black] Black’s clock
  }
clock-tenths = { $time }.{ $tenth }
# A time control: “40 moves in 90 min + 30 s, then 30 min”.
clock-minutes = { $minutes } min
clock-moves = { $moves } moves in { $time }
clock-then = , then{" "}
clock-bonus = { $kind ->
    [increment] {" "}+ { $seconds } s
    [bronstein] {" "}({ $seconds } s given back)
   *[delay] {" "}(delayed by { $seconds } s)
  }
clock-per-move = { $days ->
    [one] one day a move
   *[other] { $days } days a move
  }

## Arbiter

arbiter = Arbiter
arbiter-count = { $moves } of { $limit } moves without capture or pawn move
arbiter-seen = Position seen { $count } times
arbiter-check-unsaid = “Check” was not announced.
proposal-draw = { $color ->
    [white] White
   *[black] Black
  } offers a draw.
proposal-take-back = { $color ->
    [white] White
   *[black] Black
  } asks to take the move back.
proposal-accept = Accept
proposal-decline = Decline
declined-draw = The draw is declined.
declined-by = { $level } declines the draw.
declined-take-back = The take-back is declined.
claim-possible = You may claim a draw: { $rule ->
    [threefold] the same position three times
   *[fifty] 50 moves without capture or pawn move
  }.
claim-possible-with = With { $move }, { $rule ->
    [threefold] the position will occur for the third time
   *[fifty] 50 moves will have been played without capture or pawn move
  }.
claim-now = Claim the draw
claim-with = Claim with { $move }
claim-choose = { $rule ->
    [threefold] Claim repetition with a move
   *[fifty] Claim the 50 moves with a move
  }
hand-claim = Show on the board the move you intend to play.
hand-adjust = “I adjust”: show the piece to be put straight.
touch-move = Touch-move
adjust = I adjust
announce-check = Say “check”
start-array = Chess960: random start position, number { $number }.
draw-menu = Offer or claim a draw
offer-draw = Offer a draw

## Buttons

control-first = To the start
control-previous = Previous move
control-next = Next move
control-last = Current position
control-flip = Flip the board
control-mute = Mute the sound
control-unmute = Turn the sound on
control-take-back = Take back
control-resign = Resign
control-new = New game
help = Help
hint = Hint
threats = Checks, captures, threats
help-rated = Ranked game: no hint, nothing taken back, no threats shown.
# The keys of the help, in lower case.
key-hint = h
key-threats = t
keys-help = Outside a text field, H asks for a hint and T shows or hides checks, captures and threats.
toolbar = Game controls

resign-title = Resign the game?
resign-text = The game will be lost. This cannot be undone.
resign-confirm = Yes, resign
resign-side = { $color ->
    [white] White
   *[black] Black
  } resigns
resign-cancel = Keep playing

## Moves

moves = Moves
moves-none = No move played yet.
notation = Notation
notation-choice = { $one ->
    [fr] French
    [en] English
   *[figurine] figurines
  } ({ $example })
typed-move = Type a move
typed-move-play = Play
turn-board = Turn the board after each move
game-rules = Rules of this game
pgn-download = PGN file
keys-heading = Play with the keyboard
keys-steps = Left and right arrows outside the board: previous move, next move.

## End of the game

ended-won = You win
ended-resigned = { $level } resigns, you win
ended-lost = You lose
ended-draw = Draw
ended-side = { $color ->
    [white] White
   *[black] Black
  } wins
ended-aborted = No result

## Score sheet

sheet-print = Score sheet
sheet-title = Score sheet
sheet-event = Event
sheet-date = Date
sheet-clock = Time control
sheet-rules = Rules
sheet-result = Result:
sheet-signature = { $color ->
    [white] White’s signature
   *[black] Black’s signature
  }

## Game not found

game-missing-heading = This game is not here
game-missing-detail = It does not exist, or it belongs to another visitor. A game is found again in the browser it was started in.

## Why a game is not ranked

unranked-same-screen = two play at one screen
unranked-not-asked = you wanted it so
unranked-set-position = it begins from a position set up
unranked-rules = its rules end games otherwise than the official ones
unranked-clock-odds = the times are unequal
unranked-take-back = a move was taken back
unranked-hint = a hint was asked for
unranked-called-off = it was called off
unranked-note = Game not ranked: { $reason }
