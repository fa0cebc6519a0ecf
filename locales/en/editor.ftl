# What the board on which positions are composed says.

editor-heading = Set up a position
editor-men = What to put down?
editor-hand = Move
editor-eraser = Erase
editor-keys = Arrows to go from square to square, Enter to put down the chosen piece, Delete to empty the square. The letters K, Q, R, B, N and P put down a piece: a capital for White, a small letter for Black.
# The letter of the pawn.
letter-pawn = P
editor-start = Start
editor-empty = Empty
editor-chess960 = Chess960
editor-flip = Flip
editor-turn = To move
editor-castling = Castling still allowed
editor-castling-with = { $color ->
    [white] White
   *[black] Black
  }, rook { $square }
editor-castling-none = None: king and rooks are not in their places.
editor-en-passant = A pawn has just passed over
editor-en-passant-none = no square
