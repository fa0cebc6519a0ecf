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

## The path of lessons

reading-path = Learn chess
reading-path-about = Lessons in which you play from the first screen on, from the first move to the complete Laws.
reading-path-lead = An hour is enough to play a real game. Every board on these pages can be played on: try, get it wrong, try again.
reading-where = Where you are
reading-all-games = ← All games
reading-next-game = Choose the next game →
reading-more = Practice
reading-minutes = { $minutes } min
reading-before = ← Previous lesson
reading-after = Next lesson →
reading-neighbours = From lesson to lesson
reading-contents = Contents
reading-rules = The rules
card-category = Traditional games
card-badge = New on the web
card-players = Players
card-players-is = 2
card-duration = Duration
card-duration-is = 20 to 90 min
card-difficulty = Difficulty
card-difficulty-is = Expert
card-difficulty-why = How the pieces move is learnt quickly. Playing well takes calculation, tactics, strategy and a knowledge of endings: hence the difficulty “Expert”.
card-sources = These lessons follow the FIDE Laws of Chess in force since 1 January 2023, consulted on 1 December 2026. Variant: the ordinary game, without a clock or tournament penalties.

## In a lesson

reading-exercise = Exercise
reading-solution = Show the answer
reading-answers = Answers
reading-mini-game = A small game
reading-line = The moves
reading-needs-script = To answer and to play here, the page needs JavaScript. The text can be read without.

## The other pages

reading-exercises = Exercises
reading-exercises-about = Thirteen kinds of questions, from how a knight moves to claiming a draw. What you miss comes back later.
reading-taught-in = The lessons that explain it
reading-count = { $count ->
    [one] one exercise in the lessons
   *[other] { $count } exercises in the lessons
  }
reading-endings = Endings
reading-endings-about = Mate with a queen, a rook, two bishops, a bishop and a knight; queen a pawn. The computer defends as well as it can.
reading-class = Your class
reading-class-about = A link for the pupils, a pseudonym for each, and you see who has done what.
reading-sheet = Blank score sheet
reading-sheet-about = Sixty moves on one A4 page, to be printed.
reading-missing = There is no such page
reading-about-reach = Mark every square a piece can go to.
reading-about-set-up = Put every piece in its place.
reading-about-name-square = Find a square by its name, from White’s side or Black’s.
reading-about-spot-illegal = Just one of these moves is illegal.
reading-about-castling = Say whether castling is legal, and if not, what forbids it.
reading-about-en-passant = Capture en passant, or say why you cannot.
reading-about-promote = Choose the right piece, which is not always the queen.
reading-about-escape-check = Move away, block, capture: find each way out.
reading-about-verdict = Tell check, mate and stalemate apart.
reading-about-mate-in-one = Find the move that mates.
reading-about-write-move = Write a move as on a score sheet.
reading-about-claim = Three times the same position, fifty moves: may you claim?
reading-about-dead-or-alive = Say whether anybody can still mate.

## The blank score sheet

blank-title = Score sheet
blank-event = Event
blank-date = Date
blank-white = White
blank-black = Black
blank-clock = Time control
blank-result = Result
blank-signature-white = White’s signature
blank-signature-black = Black’s signature
