# What keeps a board from being a position, and what no game reaches.

## Impossible positions

position-no-king = { $color ->
    [white] White has no king.
   *[black] Black has no king.
  }
position-many-kings = { $color ->
    [white] White has several kings: { $squares }.
   *[black] Black has several kings: { $squares }.
  }
position-pawns-on-back-ranks = No pawn can stand on the first or last rank: { $squares }.
position-king-left-in-check = The side that is not to move is in check: { $squares }.
position-impossible-castling = Castling with { $squares } is impossible: the king or the rook is not at home.
position-stray-castling = A rook castles from its side’s first rank only: { $squares }.
position-impossible-en-passant = No pawn can just have passed over { $squares }.

## Positions that no game reaches

position-too-many-men = { $color ->
    [white] White has more than sixteen men.
   *[black] Black has more than sixteen men.
  }
position-too-many-pawns = { $color ->
    [white] White has more than eight pawns: { $squares }.
   *[black] Black has more than eight pawns: { $squares }.
  }
position-too-many-promoted = { $color ->
    [white] White has more promoted pieces than missing pawns, among { $squares }.
   *[black] Black has more promoted pieces than missing pawns, among { $squares }.
  }
position-impossible-pawns = { $color ->
    [white] The pawns of White cannot have come there with so few captures: { $squares }.
   *[black] The pawns of Black cannot have come there with so few captures: { $squares }.
  }
position-too-many-checkers = More than two men give check at once: { $squares }.
position-unexplained-check = No last move explains this check: { $squares }.
position-unexplained-en-passant = No pawn can have passed over { $squares }: the king would have been in check already.
