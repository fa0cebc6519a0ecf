# What the page says outside the game. Refusals and results are in rules.ftl.

brand = Roque
skip = Skip to content

## Menu and footer

menu = Menu
nav-play = Play
nav-two = For two
nav-read = Read
nav-learn = Learn
language-fr = Français
language-fr-short = FR
language-en = English
language-en-short = EN
nav-profile = Profile
nav-opponents = The opponents
nav-leaderboards = Leaderboards
nav-history = My games
footer-you = You
footer-about = Free software

## Window titles

title-home = Roque, the game of chess
title-two = For two on this screen – Roque
title-not-found = Page not found – Roque

## Home

home-heading = A game of chess?
home-lead = The board knows every rule and tells you why a move is refused. No account, no clock.
home-play = Play the computer
home-starting = Starting the game…
home-choice = { $level }, { $color ->
    [white] with White
    [black] with Black
   *[random] random colour
  }
home-options = Options
home-resume = Resume the game
home-resume-detail = Against { $level }: { $yours ->
    [yes] it is your move
   *[no] the computer is to move
  }
home-days-left = A ranked game: { $days ->
    [one] without a move of yours by tomorrow, it is lost.
   *[other] without a move of yours within { $days } days, it is lost.
  }
home-play-together = Play for two on this screen
home-two = For two
home-two-hint = One after the other, on this screen
home-read = Read a game
home-read-hint = A PGN file, with its variations
home-learn = Learn the rules
home-learn-hint = Never played? Step by step, in an hour

## New game

cancel = Cancel

same-screen = For two on this screen
start-ordinary = Ordinary position
start-chess960 = Chess960{ $number ->
    [none] { "" }
   *[other] { " " }no. { $number }
  }
start-position = Other position
clock-none = No clock
clock-name = { $odds ->
    [yes] { $white } min against { $black } min
   *[no] { $white } min
  }{ $bonus ->
    [none] { "" }
    [increment] { " " }+ { $seconds } s
    [bronstein] { " " }+ { $seconds } s (Bronstein)
   *[delay] { " " }+ { $seconds } s (delay)
  }

## The rules chosen

rules-fide = Official rules
rules-comment-jouer = Among friends
rules-initiation = Beginners
rules-echec-royal = Échec Royal
rules-club = Club
rules-vchess = Chess960
rules-solo = Against the computer
rules-custom = Rules of your own
rules-fide-hint = Those of FIDE: a draw is claimed, a move once made is not taken back.
rules-comment-jouer-hint = At home: offer a draw at any time, take back a move if the other agrees.
rules-initiation-hint = For learning together: take back a move if the other agrees.
rules-echec-royal-hint = Nothing to claim: fifty moves without a capture or a pawn move draw.
rules-club-hint = Touch a piece and you move it; check is announced, the third repetition draws.
rules-vchess-hint = Pieces placed by lot; the third repetition draws.
rules-solo-hint = The official rules; unless the game is ranked, moves are taken back freely.
rules-custom-hint = Chosen one by one.

## Composing a position

title-editor = Set up a position – Roque
fen = Position in writing (FEN)
editor-play = Play from here
editor-ask = Is this move allowed?
editor-ask-action = Ask
