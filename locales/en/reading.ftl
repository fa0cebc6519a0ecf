# What stands around a text to read: header, navigation, print, and what a board shows.

## A board, in words

board-title = Chessboard
board-start = The starting position.
board-empty = An empty board.
board-side = { $color ->
    [black] Black
   *[white] White
  }: { $men }.
board-men = { $role ->
    [king] { $count ->
        [one] king
       *[other] kings
      }
    [queen] { $count ->
        [one] queen
       *[other] queens
      }
    [rook] { $count ->
        [one] rook
       *[other] rooks
      }
    [bishop] { $count ->
        [one] bishop
       *[other] bishops
      }
    [knight] { $count ->
        [one] knight
       *[other] knights
      }
   *[pawn] { $count ->
        [one] pawn
       *[other] pawns
      }
  } { $squares }
board-turn = { $color ->
    [black] Black
   *[white] White
  } to move.
board-check = The king on { $square } is in check.
board-last-move = Last move: { $from } to { $to }.
board-marks = { $count ->
    [one] Marked square
   *[other] Marked squares
  }: { $squares }.
board-arrow = Arrow from { $from } to { $to }.
board-illegal = Illegal move: { $from } to { $to }.
