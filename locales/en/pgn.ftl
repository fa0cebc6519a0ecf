# What the page that reads games says: the list, the moves, the faults.

## What is wrong in a text; the words around it are shown beside

pgn-fault-binary = This is no text: there is a zero byte in it. Reading stops here.
pgn-fault-too-long = This passage is longer than { $expected } bytes. The rest of it is left out.
pgn-fault-too-deep = More than { $expected } variations inside one another: this one is left out.
pgn-fault-unknown-move = “{ $found }” is no move in these letters.
pgn-fault-ambiguous = “{ $found }” can be played by several pieces.
pgn-fault-promotion-missing = “{ $found }” does not say what the pawn becomes.
pgn-fault-illegal = “{ $found }” cannot be played here.
pgn-fault-after-end = “{ $found }” comes after the end of the game.
pgn-fault-bad-fen = The start, in the FEN tag, is impossible or cannot be read.
pgn-fault-unsupported-variant = “{ $found }” is neither chess nor Chess960.
pgn-fault-junk-ignored = “{ $found }” means nothing here and is not read.
pgn-fault-bad-tag = A tag is written [Name "value"].
pgn-fault-duplicate-tag = The tag { $found } is given twice: the first counts.
pgn-fault-bad-date = “{ $found }” is no date: it is written 2026.01.31.
pgn-fault-unclosed-comment = The comment that begins here has no end.
pgn-fault-unclosed-variation = The game ends inside a variation: a closing parenthesis is missing.
pgn-fault-stray-parenthesis = No variation ends here: this parenthesis is one too many.
pgn-fault-result-in-variation = A result inside a variation ends nothing.
pgn-fault-missing-result = The result is missing after the moves.
pgn-fault-result-spelling = “{ $found }” is an unusual way to write a result.
pgn-fault-result-mismatch = The result is said to be { $found }, but the game ends with { $expected }.
pgn-fault-latin1 = This text is not UTF-8: it is read as Latin-1.
pgn-fault-move-number = The move number { $found } should be { $expected }.
pgn-fault-castling-spelling = Castling is written O-O or O-O-O.
pgn-fault-lowercase-piece = A piece’s letter is a capital.
pgn-fault-pawn-letter = A pawn has no letter.
pgn-fault-false-ep = “e.p.” follows a move that captures nothing en passant.
pgn-fault-false-capture-sign = The sign of capture stands where nothing is captured.
pgn-fault-false-check-sign = The move does not give the check or mate that its sign announces.
pgn-fault-null-move = A null move is no move of a game.
pgn-fault-illegal-in-variation = “{ $found }” cannot be played: the variation ends here.
pgn-fault-after-draw = The game was already drawn before this move.
pgn-fault-setup-missing = A FEN tag asks for [SetUp "1"] as well.
pgn-fault-fen-missing = SetUp announces a FEN tag, which is missing.
pgn-fault-chess960-assumed = This castling is that of Chess960, though no Variant tag says so.

## The page

title-reader = Read a game – Roque
pgn-heading = Read a game
pgn-lead = Open a PGN file or paste its text: moves, variations and comments follow one another on the board.
pgn-file = Choose a file
pgn-drop = or drop it anywhere on this page.
pgn-drop-here = Drop the file to read it
pgn-paste = Or paste the text here
pgn-paste-example = 1. e4 e5 2. Nf3 Nc6
pgn-read = Read
pgn-reading = Reading…
pgn-private = The text stays in this tab: the server reads it and keeps nothing.
pgn-none = There is no game in this text.
pgn-text-too-large = This text is too large: the limit is { $limit } kB. Keep a part of it, then try again.
pgn-game-too-large = This game is too large to be shown: the limit is { $limit } kB.
pgn-no-start = The start of this game cannot be understood: there is nothing to show on the board.

## Several games

pgn-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
  }
pgn-search = Look for a player, an event, a date
pgn-not-found = No game is like that.
pgn-more = Show what follows ({ $count })
pgn-round = round { $round }
pgn-annotator = notes by { $name }
pgn-length = { $count ->
    [one] { $count } move
   *[other] { $count } moves
  }
pgn-back = All games
pgn-previous-game = Previous game
pgn-next-game = Next game
pgn-other = Read something else

## The letters of the text

pgn-letters = Letters of the pieces in this text
pgn-letters-guessed = guessed: other languages have the same
pgn-letters-figurine = figurines

## Faults

pgn-errors = { $count ->
    [one] { $count } error
   *[other] { $count } errors
  }
pgn-warnings = { $count ->
    [one] { $count } remark
   *[other] { $count } remarks
  }
pgn-place = line { $line }, column { $column }
pgn-faults-more = And { $count } more.

## On the board

pgn-control-last = To the end
pgn-board-keys = On the board: arrows to go from square to square.
pgn-keys = Left and right arrows: one move back, one move on. Up and down arrows: another choice at the same move. Home and End: to the start, to the end.
pgn-choices = To choose:
pgn-variation = Variation:
pgn-said-variation = Variation.
pgn-said-choices = Choice { $which } of { $count }.
pgn-null-move = Null move.
pgn-draw-offer = Draw offered.
pgn-evaluation = Evaluation
pgn-mate = mate in { $moves } for { $color ->
    [white] White
   *[black] Black
  }
pgn-depth = depth { $depth }
pgn-elapsed = { $time } spent
pgn-paint = { $paint ->
    [green] green
    [red] red
    [yellow] yellow
   *[blue] blue
  }
pgn-said-circle = Square { $square } marked in { $paint }.
pgn-said-arrow = Arrow from { $from } to { $to }, in { $paint }.
pgn-edit = Open in the editor

## Signs (PGN, chapter 10)

pgn-glyph = { $nag ->
    [1] good move
    [2] mistake
    [3] very good move
    [4] blunder
    [5] interesting move
    [6] dubious move
    [7] only move
    [8] only move
    [10] equal position
    [11] equal chances, quiet position
    [12] equal chances, active position
    [13] unclear position
    [14] White is slightly better
    [15] Black is slightly better
    [16] White is better
    [17] Black is better
    [18] White is winning
    [19] Black is winning
    [22] White is in zugzwang
    [23] Black is in zugzwang
    [32] White is ahead in development
    [33] Black is ahead in development
    [36] White has the initiative
    [37] Black has the initiative
    [40] White has the attack
    [41] Black has the attack
    [44] White has compensation
    [45] Black has compensation
    [132] White has counterplay
    [133] Black has counterplay
    [138] White is short of time
    [139] Black is short of time
    [140] with the idea
    [142] better is
    [146] novelty
   *[other] sign no. { $nag }
  }

## To take away

pgn-export = Export
pgn-export-letters = Letters
pgn-export-as = { $one ->
    [fr] French, to read
    [en] English, the PGN format
   *[figurine] figurines, to read
  }
pgn-export-broken = What could not be read is not in this text.
pgn-text = PGN text
pgn-copy = Copy
pgn-copy-fen = Copy the position
pgn-copied = Copied.
pgn-not-copied = Your browser does not allow it: select the text.
pgn-save = Download
