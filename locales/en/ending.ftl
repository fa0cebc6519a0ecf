# Endings against the computer.

ending-choice = Endings
ending-preparing = The computer is working the ending out to the last move. The first time, this takes a few seconds.
ending-queen = King and queen
ending-rook = King and rook
ending-pawn = King and pawn
ending-bishops = King and two bishops
ending-bishop-and-knight = King, bishop and knight
ending-hold = { $name }: hold the draw
ending-longest = Mate in { $moves } moves at most
ending-best = ✓ { $times ->
    [one] Mated once
   *[other] Mated { $times } times
  }, at best in { $moves ->
    [one] one move
   *[other] { $moves } moves
  }
ending-times = ✓ { $times ->
    [one] Held once
   *[other] Held { $times } times
  }
ending-hold-about = Defend with the king alone
ending-task-win = You are White, and it is your move. Mate the black king.
ending-task-hold = You have the black king, and it is your move. Keep the pawn from winning.
ending-count = { $moves ->
    [0] No move played.
    [one] One move played.
   *[other] { $moves } moves played.
  }
ending-shortest = { $moves ->
    [one] The shortest way: mate in one move.
   *[other] The shortest way: mate in { $moves } moves.
  }
ending-judgement-best = That is the best move.
ending-judgement-slower = { $moves ->
    [one] Still winning, but one move later.
   *[other] Still winning, but { $moves } moves later.
  }
ending-judgement-stalemate = Stalemate! The black king is not in check and cannot move.
ending-judgement-loses-man = The black king can take: the win is gone.
ending-judgement-lets-go = The win is gone: the black king can hold now.
ending-judgement-loses = The draw is gone: the pawn can win now.
ending-judgement-was-lost = The position was lost already.
ending-better = Better was { $move }.
ending-over = { $reason ->
    [checkmate] Checkmate.
    [stalemate] Stalemate: a draw.
    [fifty-moves] Fifty moves without a capture or a pawn move: the lone king claims the draw.
   *[other] A draw: nobody can mate any more.
  }
ending-done = { $moves ->
    [one] In one move
   *[other] In { $moves } moves
  }; the shortest way took { $shortest }.
ending-held = You have held.
ending-missed = Take your move back, or start again.
ending-fifty = { $moves ->
    [one] One move is left before the draw by the fifty moves.
   *[other] { $moves } moves are left before the draw by the fifty moves.
  }
ending-another = Another position
ending-again = Start again
