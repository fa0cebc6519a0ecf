# What the game says: the board, the moves, the buttons. Refusals and results are in rules.ftl.

title-game = Game against { $level } – Roque
game-heading = Game against { $level }

## How moves are written: king, queen, rook, bishop, knight

letters = KQRBN
figurines = ♔♕♖♗♘

## Pieces and squares

role-name = { $role ->
    [pawn] pawn
    [knight] knight
    [bishop] bishop
    [rook] rook
    [queen] queen
   *[king] king
  }
piece-name = { $color ->
    [white] white { role-name }
   *[black] black { role-name }
  }
square-empty = empty
square-check = in check
square-target = legal move
square-last-move = last move
square-marked = involved

## Board

board = Chessboard
board-keys = Arrows to go from square to square, Enter to pick up a piece and to put it down, Escape to let it go, D to hear where it can go.
# The key that reads the legal moves, in lower case.
key-destinations = d
promotion-title = Pawn promotion

## What is announced

said-quiet = { $color ->
    [white] White
   *[black] Black
  }: { role-name } from { $from } to { $to }.
said-capture = { $color ->
    [white] White
   *[black] Black
  }: { role-name } from { $from } takes the { $captured ->
    [pawn] pawn
    [knight] knight
    [bishop] bishop
    [rook] rook
   *[queen] queen
  } on { $to }.
said-en-passant = { $color ->
    [white] White
   *[black] Black
  }: pawn from { $from } takes en passant on { $to }.
said-castle = { $color ->
    [white] White
   *[black] Black
  }: castles { $castle ->
    [short] kingside
   *[long] queenside
  }.
said-promotion = Promotion: { role-name }.
said-check = Check!
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
said-online = The connection is back.

## Under the board

status-your-turn = { $check ->
    [yes] Check! Your move.
   *[no] Your move.
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
notice-overtaken = The game went on elsewhere: this move was not played.

## Players

player-you = You
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
toolbar = Game controls

resign-title = Resign the game?
resign-text = The game will be lost. This cannot be undone.
resign-confirm = Yes, resign
resign-cancel = Keep playing

## Moves

moves = Moves
moves-none = No move played yet.
notation = Notation
notation-letters = Letters (Nf3)
notation-figurines = Figurines (♘f3)
pgn-download = PGN file
keys-heading = Play with the keyboard
keys-steps = Left and right arrows outside the board: previous move, next move.

## End of the game

ended-score = Score
ended-won = You win
ended-lost = You lose
ended-draw = Draw
ended-again = Play again

## Game not found

game-missing-heading = This game is not here
game-missing-detail = It does not exist, or it belongs to another visitor. A game is found again in the browser it was started in.
