# What the review of a game says, and the help during one: hints, checks, captures, threats.
# `$man`, `$by` and `$targets` are men, “the queen on d4”; `$role` is the one that is taken.

title-review = Your move to review – Roque

object-pronoun = { $role ->
   *[other] it
  }
and = { $first } and { $last }
dotted-move = { $number }{ $color ->
    [white] .
   *[black] …
  }{" "}{ $move }

## Why a move cost much

lesson-missed-mate = { $moves ->
    [one] There was a mate in one.
   *[other] There was a mate in { $moves }.
  }
lesson-allowed-mate = { $moves ->
    [one] This move lets your opponent mate at once.
   *[other] This move lets your opponent mate in { $moves } moves.
  }
lesson-gave-stalemate = This move is stalemate: the game is drawn.
lesson-missed-promotion = A pawn could become { $role ->
    [queen] a queen
    [rook] a rook
    [bishop] a bishop
   *[knight] a knight
  }.
lesson-allowed-promotion = This move lets the pawn on { $from } become { $role ->
    [queen] a queen
    [rook] a rook
    [bishop] a bishop
   *[knight] a knight
  }.
lesson-left-unguarded = { $moved ->
    [yes] This move puts { $man } where { $by } can take { object-pronoun }
   *[no] This move leaves { $man } where { $by } can take { object-pronoun }
  }, and nothing guards { object-pronoun }.
lesson-lost-exchange = { $moved ->
    [yes] This move puts { $man } where { $by } can take { object-pronoun }
   *[no] This move leaves { $man } where { $by } can take { object-pronoun }
  } and come out ahead, even if you recapture.
lesson-missed-capture = { $guarded ->
    [yes] You could take { $man } with { $by } and come out ahead, even if recaptured.
   *[no] You could take { $man } with { $by }: nothing guarded { object-pronoun }.
  }
lesson-allowed-fork = This move allows a fork: { $by } will attack { $targets } at once.
lesson-missed-fork = There was a fork: { $by } would attack { $targets } at once.
lesson-allowed-pin = This move lets { $man } be pinned to your king by { $by }: then { object-pronoun } is taken.
lesson-missed-pin = You could pin { $man } to its king with { $by }, then take { object-pronoun }.
lesson-advantage = Counted in pawns from your side, the advantage goes from { $before } to { $after }.

## The move to review

review-heading = Your move to review
review-searching = Looking for your move to review… { $part }
review-nothing = No move to review: none of yours cost much. Well played!
review-played = You played { $move }. { $lesson }
review-better = Better: { $move }.
review-chances = Your chances: { $before } with the best move, { $after } with yours.
review-retry-link = Try again on the board
review-missing = There is no move to review here: the game is not over, or was not against the computer.
review-prompt = You played { $move }. Find better on the board, with { $color ->
    [white] White
   *[black] Black
  }.
review-board-keys = Arrows to go from square to square, Enter to pick up a piece and to put it down, D to hear where it can go.
review-tried-best = { $move }: this is the best move!
review-tried-good = { $move }: just as good. The move looked for was { $better }.
review-tried-same = { $move }: that is the move of the game. { $lesson }
review-tried-worse = { $move }: not yet. { $lesson }
review-looking = One moment…
review-again = Try again
review-answer = Show the answer
review-line-better = After the best move
review-line-played = After your move
review-line = Line: { $moves }
review-back-game = Back to the game
review-back-history = Your games
review-step-first = Before the move

## Hints

hint-heading = Hint
hint-piece = Look at { $man }.
hint-square = { $capture ->
    [yes] Look at { $man } and its target on { $to }.
   *[no] Look at { $man } and the square { $to }.
  }
hint-move = Play { $move }.
hint-more = { $step ->
    [1] And the square?
   *[2] And the move?
  }

## Checks, captures, threats

threats-heading = Checks, captures, threats
threats-legend-check = possible check
threats-legend-capture = possible capture
threats-legend-both = capture with check
threats-legend-threatened = man in danger
threats-you = You
threats-them = Your opponent
threats-side = { $color ->
    [white] White
   *[black] Black
  }
threats-checks = Checks: { $moves }
threats-captures = Captures: { $moves }
threats-threatened = In danger: { $men }
threats-none = nothing to report
threats-in-check = { $color ->
    [white] White is in check
   *[black] Black is in check
  }: this has to be met first.
danger-unguarded = { $man }, which nothing guards
danger-by-lesser = { $man }, which a lesser piece attacks
danger-exchange = { $man }, attacked more often than guarded
danger-list = { $first }; { $rest }

## What the panel of an ended game says

ended-score = Score
ended-again = Play again
ended-read = Read this game again
ended-rule = The rule
why-mate = Why is it mate?
why-stalemate = Why is it stalemate?
why-draw = Why is it a draw?
explain-by = Given by: { $men }.
explain-pinned = Pinned: { $men }.
explain-flights = The squares around the king
explain-stuck = The other men
explain-man = { $man }: { $why }
explain-men = On the board: { $men }.
