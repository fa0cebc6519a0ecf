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
