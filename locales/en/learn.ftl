# What exercises say. The server says it; the page repeats it.
# `$role` is a piece: pawn, knight, bishop, rook, queen or king. `$color`: white or black.

role-the = the { role-name }
role-a = a { role-name }
side-name = { $color ->
    [white] White
   *[black] Black
  }

## Kinds of exercises

kind-reach = Where does this piece go?
kind-set-up = Setting up the board
kind-name-square = Finding a square
kind-spot-illegal = The illegal move
kind-castling = May one castle?
kind-en-passant = Capturing en passant
kind-promote = Promoting
kind-escape-check = Getting out of check
kind-verdict = Mate, stalemate or neither?
kind-mate-in-one = Mate in one move
kind-write-move = Writing a move
kind-claim = Claiming a draw
kind-dead-or-alive = Can anybody still mate?

## What is asked

task-reach = Mark all squares that { role-the } on { $square } can reach.
task-set-up = Put { $count ->
    [one] this man
   *[other] these { $count } men
  } where they belong.
task-set-up-start = Put { $count ->
    [one] this man where it stands
   *[other] these { $count } men where they stand
  } at the start of a game.
task-name-square = Point at { $square }. { side-name } is at the bottom.
task-spot-illegal = { side-name } is to move. One of these moves is illegal. Which one?
task-castling = { side-name } would like to castle on the { $side ->
    [king] king’s side
   *[queen] queen’s side
  }. Neither king nor rook has moved. Is it legal?
task-castling-moved = { side-name } would like to castle on the { $side ->
    [king] king’s side
   *[queen] queen’s side
  }. The king or that rook has moved before. Is it legal?
task-en-passant = The pawn on { $from } wants to capture en passant on { $to }. Play it, or say why it is illegal.
task-promote = Move the pawn from { $from } to { $to }. Choose well what it becomes.
task-escape-check = { $count ->
    [one] The king is in check. Flee, capture, block: only one way works. Play a move.
    [2] The king is in check. Flee, capture, block: two ways work. Play a move of each.
   *[other] The king is in check. Flee, capture, block: all of them work. Play a move of each.
  }
task-verdict = { side-name } is to move. Mate, stalemate, check, or none of these?
task-mate-in-one = { side-name } plays and mates in one move.
task-write-move = Write the move that the arrow shows.
task-claim = Look at the game. { side-name } is to move. May they claim a draw?
task-claim-counted = Look at the game. Before it, { $half-moves } half-moves without capture or pawn move. { side-name } is to move. May they claim a draw?
task-dead-or-alive = Can either side still mate, even if the other one helps?

## Answers to choose from

choice-move = { $role ->
    [pawn] Pawn
    [knight] Knight
    [bishop] Bishop
    [rook] Rook
    [queen] Queen
   *[king] King
  } from { $from } to { $to }
choice-castling-legal = Yes, it is legal.
choice-castling-right-lost = No: the king or the rook has moved before.
choice-castling-blocked = No: something stands between king and rook.
choice-castling-in-check = No: the king is in check.
choice-castling-through-check = No: the king would cross an attacked square.
choice-castling-into-check = No: the king would arrive on an attacked square.
choice-en-passant-too-late = Illegal: that pawn has not just moved two squares.
choice-en-passant-nothing = Illegal: there is no pawn to capture.
choice-en-passant-king = Illegal: the king would be in check.
choice-checkmate = Checkmate
choice-stalemate = Stalemate
choice-check = Check, but no mate
choice-none = None of these
choice-claim-threefold = Yes: the same position is there for the third time.
choice-claim-fifty-moves = Yes: fifty moves without a capture or a pawn move.
choice-claim-over = The game is over already.
choice-claim-nothing = No, there is nothing to claim.
choice-dead = No: the position is dead.
choice-alive = Yes, mate is still possible.

## Why an answer is wrong, or right

remark-reach-missed = { $count ->
    [one] You forgot one square.
   *[other] You forgot { $count } squares.
  }
remark-set-up-turned-round = The two sides have changed places: White starts at the bottom, on ranks 1 and 2.
remark-set-up-king-and-queen = { $color ->
    [white] The white queen goes on a light square: d1.
   *[black] The black queen goes on a dark square: d8.
  }
remark-set-up-misplaced = { $count ->
    [one] One man is not on its square.
   *[other] { $count } men are not on their squares.
  }
remark-set-up-empty = { $count ->
    [one] One man is missing.
   *[other] { $count } men are missing.
  }
remark-square-turned = You pointed at { $pressed }: you counted from the other side of the board.
remark-square-rank = You pointed at { $pressed }. The file is right, but it is not rank { $rank }.
remark-square-file = You pointed at { $pressed }. The rank is right, but it is not file { $file }.
remark-square-other = You pointed at { $pressed }. Look for file { $file }, then for rank { $rank }.
remark-move-is-legal = This move is legal: { role-the } can go to { $to }.
remark-castling-is-legal = It is legal: the way is clear, and the king crosses no attacked square.
remark-holds-castling-right-lost = Neither king nor rook has moved.
remark-holds-castling-blocked = Nothing stands between king and rook.
remark-holds-castling-in-check = The king is not in check.
remark-holds-castling-through-check = The king crosses no attacked square.
remark-holds-castling-into-check = The square where the king arrives is not attacked.
remark-en-passant-is-legal = It is legal: the pawn beside has just moved two squares.
remark-other-move = This move is legal, but it is not the capture en passant.
remark-promote-stalemates = With { role-a } it is stalemate: the other side has no move and the game is drawn.
remark-promote-draws = With { role-a } nobody can mate any more: the game is drawn.
remark-promote-does-not-mate = With { role-a } it is not mate. Another piece mates at once.
remark-promote-weaker = You could have had a stronger piece, without any danger of stalemate.
remark-promote-that-pawn = It is the pawn of the arrow that should promote.
remark-forgot-to-flee = You forgot a way: moving the king.
remark-forgot-to-capture = You forgot a way: capturing what gives check.
remark-forgot-to-interpose = You forgot a way: putting a man in between.
remark-king-can-flee = It is not mate: the king can go to { $square }.
remark-checker-can-be-taken = It is not mate: { role-the } can capture what gives check.
remark-can-interpose = It is not mate: { role-the } can come in between, on { $square }.
remark-it-is-mate = It is mate: the king cannot flee, and nothing can protect it.
remark-it-is-stalemate = It is stalemate: the king is not in check, and no move is legal.
remark-no-check = This move does not even give check.
remark-no-check-and-can-move = The king is not in check, and there are legal moves.
remark-king-is-attacked = The king is attacked: look at the arrow.
remark-king-is-not-attacked = Nothing attacks the king.
remark-written-in-other-letters = Well seen, but write in English: { role-the } is { $letter }.
remark-written-other-move = { $move } is another move.
remark-written-ambiguous = Several men can go there: say which one, by its file or its rank.
remark-written-no-such-move = No man can play this move.
remark-written-unreadable = This is no move. Write for instance e4, Nf3, Bxc6, O-O or e8=Q.
remark-claim-repetitions = { $count ->
    [one] This position is there for the first time.
   *[other] { $start ->
        [yes] This position has been there { $count } times (at the start, then after { $after }).
       *[no] This position has been there { $count } times (after { $after }).
      }
  }
remark-claim-half-moves = { $count ->
    [0] The last move was a capture or a pawn move: one counts from zero again.
    [one] One half-move without capture or pawn move: it takes a hundred.
   *[other] { $count } half-moves without capture or pawn move. It takes a hundred, fifty by each side.
  }
remark-claim-over = { $code ->
    [checkmate] It is mate: there is nothing left to claim.
    [stalemate] It is stalemate: the game is drawn already.
    [fivefold-repetition] The position is there for the fifth time: the game is drawn by itself.
    [seventy-five-moves] Seventy-five moves without capture or pawn move: the game is drawn by itself.
   *[other] Nobody has the men to mate: the game is drawn already.
  }
remark-dead-by-men = There is not enough left to mate: the position is dead.
remark-dead-by-place = The men would be enough, but nothing can get through: no series of moves ends in mate.
remark-alive = { $count ->
    [0] It is mate already.
    [one] { side-name } can mate: this is the move.
   *[other] { side-name } can mate if the other one helps: this is how, in { $count } half-moves.
  }

## The arbiter’s refusals, said to a learner

lesson-refusal-own-piece = One of your own men stands on that square.
lesson-refusal-en-passant-exposes-king = This capture en passant would expose your king.
lesson-refusal-pinned = This { role-name } protects your king: if it moved like that, the king would be in check.
lesson-refusal-still-in-check = Your king is in check, and this move does not help it.
lesson-refusal-promotion-missing = Choose what the pawn becomes.
lesson-refusal-king-is-never-taken = A king is never taken.

## Solutions

solution-reach = { $count ->
    [0] No square: this piece cannot move.
    [one] One square only.
   *[other] { $count } squares in all.
  }
solution-set-up = Each man is where it belongs.
solution-name-square = This is { $square }.
solution-spot-illegal = The illegal move goes from { $from } to { $to }. { $reason }
solution-promote-mates = With { role-a } it is mate.
solution-promote-avoids-stalemate = A queen would end the game in a draw. With { role-a } it goes on.
solution-promote-strongest = Nothing speaks against the strongest piece: { role-a }.
solution-escape-check = { $count ->
    [one] Only one way works: here is a move of it.
   *[other] The { $count } ways, an arrow for each.
  }
solution-verdict = { $verdict ->
    [checkmate] Checkmate.
    [stalemate] Stalemate.
    [check] Check, but no mate.
   *[none] None of these: the game goes on.
  }
solution-mate-in-one = { $move }
solution-write-move = One writes { $move }.
solution-claim = { $claim ->
    [claim-threefold] Yes: the same position for the third time.
    [claim-fifty-moves] Yes: fifty moves without a capture or a pawn move.
    [claim-over] The game is over already.
   *[claim-nothing] There is nothing to claim.
  }

## Hints

hint-reach = { $role ->
    [pawn] A pawn goes straight ahead and captures diagonally.
    [knight] A knight jumps: two squares straight, then one to the side.
    [bishop] Follow its four diagonals until something stops it.
    [rook] Follow its rank and its file until something stops it.
    [queen] Follow the straight lines and the diagonals until something stops it.
   *[king] A king takes one step, never onto an attacked square.
  }
hint-set-up = The queen goes on her own colour. Each player has a light square in the right-hand corner.
hint-set-up-pieces = A rook goes into the corner, a knight beside it, then a bishop.
hint-set-up-pawns = Pawns line up before their pieces: rank 2 for White, 7 for Black.
hint-name-square = The letter is the file: look for file { $file } first.
hint-spot-illegal = For each move: does the man go like that, is its way clear, is the king safe after it?
hint-spot-illegal-check = The king is in check: a move that does not answer it is illegal.
hint-castling = Look at these squares: are they free, and what attacks them?
hint-en-passant = What was the last move? And is the king still safe?
hint-promote = What can the other side still play? Beware of stalemate.
hint-promote-mate = One piece mates at once. Which one?
hint-escape-check = Move the king, capture, interpose: try all three.
hint-escape-double-check = Two men give check: only the king can answer.
hint-verdict = Is the king attacked? Then look for a legal move.
hint-mate-in-one = The { role-name } that is marked mates.
hint-write-castling = This move is written in its own way: O-O or O-O-O.
hint-write-move = { $role ->
    [pawn] A pawn has no letter: write where it arrives, and its file if it captures.
   *[other] The letter of the piece, x if it captures, then where it arrives.
  }
hint-claim = Count how often this position has been there, and the moves since the last capture.
hint-dead-or-alive = Imagine that both sides help each other. Is mate possible?
