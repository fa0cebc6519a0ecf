# What the arbiter says: why a move is refused, how a game ends, what is wrong with a position,
# and whom one plays. The program reads this file as the page does.
# `$role` is the piece in question: pawn, knight, bishop, rook, queen or king.

## Allowed and refused moves

move-legal = This move is allowed: { spoken-move }.

refusal-no-piece = There is no piece on this square.
refusal-not-your-piece = This piece is your opponent’s.
refusal-same-square = A piece has to change squares.
refusal-own-piece = One of your own pieces stands there.
refusal-not-its-move = { $role ->
    [pawn] A pawn goes straight ahead, and takes one square diagonally only.
    [knight] A knight moves in an L: two squares straight, then one to the side.
    [bishop] A bishop moves along diagonals only.
    [rook] A rook moves in straight lines only, along a rank or a file.
    [queen] A queen moves in straight lines or along diagonals.
   *[king] A king moves one square at a time.
  }
refusal-blocked = { $role ->
    [rook] A rook cannot jump over a piece.
    [queen] A queen cannot jump over a piece.
   *[bishop] A bishop cannot jump over a piece.
  }
refusal-pawn-blocked = The pawn is blocked: it does not take what stands straight ahead.
refusal-pawn-takes-nothing = A pawn goes diagonally only to take something.
refusal-pawn-has-moved = A pawn advances two squares from its first square only.
refusal-en-passant-too-late = En passant is allowed only on the move right after the two-square advance.
refusal-en-passant-exposes-king = Taking en passant here would uncover your king.
refusal-king-attacked = The king cannot go to a square that is attacked.
refusal-pinned = { $role ->
    [pawn] This pawn shields your king: moving it would leave the king in check.
    [knight] This knight shields your king: moving it would leave the king in check.
    [bishop] This bishop shields your king: moving it there would leave the king in check.
    [rook] This rook shields your king: moving it there would leave the king in check.
   *[queen] This queen shields your king: moving it there would leave the king in check.
  }
refusal-still-in-check = Your king is in check, and this move does not save it.
refusal-castling-right-lost = You can no longer castle on this side: the king or the rook has moved.
refusal-castling-blocked = To castle, all squares between king and rook must be empty.
refusal-castling-in-check = You cannot castle while the king is in check.
refusal-castling-through-check = The king cannot cross an attacked square when castling.
refusal-castling-into-check = The king cannot arrive on an attacked square when castling.
refusal-promotion-missing = Choose the piece that the pawn becomes.
refusal-promotion-to-that = A pawn becomes a queen, a rook, a bishop or a knight.
refusal-nothing-to-promote = Only a pawn that reaches the last rank promotes.

## Moves said aloud

role-name = { $role ->
    [pawn] pawn
    [knight] knight
    [bishop] bishop
    [rook] rook
    [queen] queen
   *[king] king
  }
# “knight takes f3, check”, “rook from the a file to d1”. `$departure` is what is said of the square
# left: none, file, rank or square, and `$from` is that file, that rank or that square.
# `$captured`: none, some where what it is remains unsaid, en-passant, or the piece captured.
spoken-move = { $castle ->
    [short] castles kingside
    [long] castles queenside
   *[none] { role-name }{ spoken-departure }{ spoken-arrival }{ spoken-promotion }
  }{ $sign ->
    [check] , check
    [mate] , checkmate
   *[none] { "" }
  }
spoken-departure = { $departure ->
    [file] { " " }from the { $from } file
    [rank] { " " }from rank { $from }
    [square] { " " }from { $from }
   *[none] { "" }
  }
spoken-arrival = { $captured ->
    [none] { " " }to { $to }
    [some] { " " }takes { $to }
    [en-passant] { " " }takes { $to } en passant
    [pawn] { " " }takes the pawn on { $to }
    [knight] { " " }takes the knight on { $to }
    [bishop] { " " }takes the bishop on { $to }
    [rook] { " " }takes the rook on { $to }
   *[queen] { " " }takes the queen on { $to }
  }
spoken-promotion = { $promotion ->
    [queen] , promoting to queen
    [rook] , promoting to rook
    [bishop] , promoting to bishop
    [knight] , promoting to knight
   *[none] { "" }
  }

## Refused actions

refusal-unreadable = This move cannot be read. Write for instance Nf3, exd5 or O-O.
refusal-no-such-move = None of your men can play this move.
refusal-ambiguous = Several men can play this move: say which, for instance Nbd2.
refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-not-your-side = This side is not yours.
refusal-stale = The board has changed in the meantime. Look at the position, then play again.
refusal-touched-move = Touch-move: you touched a piece that can move, so you must play it.
refusal-touched-capture = You touched an enemy piece that can be captured, so you must capture it.
refusal-touched-capture-with = You touched a piece of yours and an enemy piece, so you must capture one with the other.
refusal-touched-castle = You touched the king, then the rook, so you must castle on that side.
refusal-touched-rook-first = You touched the rook before the king, so you may not castle on that side.
refusal-touch-move-off = In this game, touching a piece does not bind you.
refusal-adjust-too-late = Too late: “j’adoube” is said before touching the piece.
refusal-agreement-off = The rules chosen for this game do not allow agreeing on a draw.
refusal-agreement-too-early = Too early: both players must have moved before they agree on a draw.
refusal-offer-stands = Your offer of a draw still stands.
refusal-offer-too-soon = You may offer a draw again once your opponent has moved.
refusal-offer-is-yours = This offer is yours: it cannot be withdrawn, and your opponent is to answer it.
refusal-no-offer = There is no offer of a draw: an offer lapses when the other side moves or declines it.
refusal-claim-off = The rules chosen for this game do not have this draw.
refusal-claim-automatic = In this game this draw is not claimed: it comes by itself.
refusal-claim-after-touch = You touched a piece: nothing may be claimed before the next move.
refusal-claim-rejected = This claim has just been found wrong.
refusal-no-clock = This game is played without a clock.
refusal-flag-not-fallen = No flag has fallen.
refusal-take-back-forbidden = The rules chosen for this game do not allow taking a move back.
refusal-game-counts = This game is ranked: nothing is taken back in it, and no hint is given.
refusal-nothing-to-take-back = There is no move to take back.
refusal-take-back-asked = You have asked already. You may ask again after the next move.
refusal-no-take-back-asked = Nobody has asked to take a move back.
refusal-take-back-is-yours = It is for your opponent to let you take your move back.
refusal-abort-too-late = Both sides have moved: the game can no longer be called off.

## Ends of games

result-checkmate = Checkmate
result-resignation = Resignation
result-time = Time is up
result-stalemate = Stalemate
result-insufficient-material = Not enough material to mate
result-dead-position = Dead position: no mate is possible any more
result-agreement = Agreement of both players
result-threefold-repetition = The same position three times
result-fifty-moves = 50 moves without a capture or a pawn move
result-fivefold-repetition = The same position five times
result-seventy-five-moves = 75 moves without capture or pawn move
result-time-unwinnable = Time is up, but the other side cannot mate by any series of moves
result-time-insufficient-material = Time is up, but the other side has not the pieces to mate
result-resignation-unwinnable = Resignation, but the other side cannot mate by any series of moves
result-resignation-insufficient-material = Resignation, but the other side has not the pieces to mate
result-aborted = Game called off

## Can a side still mate?

mate-winnable = { $color ->
    [white] White can still mate.
   *[black] Black can still mate.
  }
mate-unwinnable = { $color ->
    [white] No series of legal moves leads to mate by White.
   *[black] No series of legal moves leads to mate by Black.
  }
mate-unknown = { $color ->
    [white] The search ended before it was known whether White can still mate.
   *[black] The search ended before it was known whether Black can still mate.
  }

## Remarks on the end of a game

remark-perpetual-check = { $color ->
    [white] Perpetual check by White
   *[black] Perpetual check by Black
  }

## Claims

claim-wrong-threefold = Wrong claim: this position is not here for the third time.
claim-wrong-fifty = Wrong claim: there have not been fifty moves without a capture or a pawn move.

## Rules of the game: their name, and what sets them apart

rulebook-fide = Official rules
rulebook-fide-says = A draw by repetition or by fifty moves is claimed; a move once made is not taken back.
rulebook-comment-jouer = Among friends
rulebook-comment-jouer-says = A draw may be offered at any time, and a move taken back if the other agrees.
rulebook-initiation = Beginners
rulebook-initiation-says = The official rules, but a move may be taken back by agreement, and one may say “check”.
rulebook-echec-royal = Échec Royal
rulebook-echec-royal-says = The program declares draws by itself; nothing is claimed or offered.
rulebook-club = Club
rulebook-club-says = A touched piece is moved; check is announced; the third repetition draws by itself.
rulebook-vchess = Chess960
rulebook-vchess-says = Pieces placed by lot; the third repetition draws by itself; no draw by agreement.
rulebook-solo = Against the computer
rulebook-solo-says = The official rules; unless the game is ranked, moves are taken back as often as you like.
rulebook-custom = Rules chosen one by one
rulebook-custom-says = The players have put together rules of their own.

## Why is it mate, stalemate or a draw?
# `$square` is a square, `$by` the men in question: “the queen on g7, the bishop on b2”.

flight-own-man = { $square }: one of its own pieces stands there.
flight-guarded = { $square }: attacked by { $by }.
flight-free = { $square }: the king may go there.

mate-in-check = The king is in check.
mate-no-flight = The king has no square to flee to.
mate-no-capture = What gives check cannot be captured.
mate-no-interposition = Nothing can come between.

stuck-blocked = Surrounded by its own pieces.
stuck-pawn-blocked = The pawn is blocked.
stuck-pinned = Pinned: it shields its king.
stuck-en-passant-exposes-king = Taking en passant would uncover its king.

explain-stalemate = The king is not in check, and no move is allowed: it is stalemate, the game is drawn.
explain-dead-material = Neither side has the pieces to mate: the game is drawn.
explain-dead-position = No series of legal moves leads to mate, for either side: the position is dead, the game is drawn.

## Opponents

group-easy = Easy
group-medium = Medium
group-hard = Hard
group-expert = Expert
group-master = Master
group-full = Full strength

level-easy-1 = Field mouse
level-easy-2 = Sparrow
level-easy-3 = Hedgehog
level-medium-1 = Rabbit
level-medium-2 = Squirrel
level-medium-3 = Cat
level-hard-1 = Crow
level-hard-2 = Fox
level-hard-3 = Badger
level-expert-1 = Owl
level-expert-2 = Wolf
level-expert-3 = Lynx
level-master-1 = Bear
level-master-2 = Eagle
level-full = Roque
