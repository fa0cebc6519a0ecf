# What the boards and the exercises of the pages to read say once they are alive.

## Boards of the lessons

learn-steps = Follow the moves
learn-last = Last move
learn-take-back = Take back
learn-reset = Reset the board
learn-ended = { $reason ->
    [checkmate] Checkmate.
    [stalemate] Stalemate: a draw.
    [insufficient-material] A draw: nobody can mate any more.
    [dead-position] A draw: nobody can mate any more.
   *[other] The game is over.
  }

## Exercises: answering

learn-keys-mark = Arrows to go from square to square, Enter to mark a square or to take the mark away.
learn-keys-press = Arrows to go from square to square, Enter to answer.
learn-keys-put = Arrows to go from square to square, Enter to put the chosen piece down, a letter to put one (capital: white), Delete to take it away.
learn-marked = { $count ->
    [0] No square marked
    [one] One square marked
   *[other] { $count } squares marked
  }
learn-moves = Moves found
learn-moves-made = { $count ->
    [0] No move played
    [one] One move played
   *[other] { $count } moves played
  }
learn-move = { $role ->
    [pawn] Pawn
    [knight] Knight
    [bishop] Bishop
    [rook] Rook
    [queen] Queen
   *[king] King
  } { $from }–{ $to }
learn-take-away = Take { $move } away
learn-choices = Answers
learn-play-or-choose = Play the capture, or choose why it is impossible.
learn-write = The move
learn-men = Pieces to place
learn-men-left = { $man }, { $count } left
learn-men-missing = { $count ->
    [0] All pieces are placed
    [one] One more piece to place
   *[other] { $count } more pieces to place
  }
learn-hand = Move

## Exercises: what comes next

learn-check = Check
learn-hint = A hint
learn-next = Next exercise
learn-skip = Another one
learn-again = Start again
learn-retry = Try again
learn-solution = Show the answer
learn-the-solution = The answer:
learn-right = Right!
learn-wrong = Not yet.
learn-show = Show
learn-again-in = { $days ->
    [0] Again today.
    [one] Again tomorrow.
   *[other] Again in { $days } days.
  }

## Games of the lessons

learn-play = Play this game
learn-starting = The game begins…

## Progress and exercises

learn-difficulty = Level { $difficulty } of 5
learn-score = { $right } of { $answered }
learn-due = { $count ->
    [one] one to see again
   *[other] { $count } to see again
  }
learn-review = { $count ->
    [one] See one missed exercise again
   *[other] See { $count } missed exercises again
  }
learn-mixed = Begin with a little of everything
learn-progress = Progress
learn-lessons-read = { $count ->
    [one] One lesson read of { $all }
   *[other] { $count } lessons read of { $all }
  }
learn-go-on = Go on: { $title }
learn-begin = Begin: { $title }
learn-export = Download my progress
learn-lesson-done = ✓ read
learn-lesson-begun = begun
learn-lesson-due = ✓ read, an exercise to see again
learn-endings-done = ✓ { $count } of { $all }
learn-lesson-read = I have read this lesson
learn-lesson-is-read = Lesson read.
learn-cancel = Cancel

## Ten squares in a row

series-heading = Ten squares in a row
series-hint = Find ten squares by their names. The time spent answering is counted, if you like.
series-timed = With the clock
series-begin = Begin
series-again = Once more
series-number = Square { $number } of { $length }
series-time = { $seconds } s
series-result = { $right } of { $length }{ $timed ->
    [yes] { " " }in { $seconds } s
   *[no] { "" }
  }.
