# What the page says outside the game. Refusals and results are in rules.ftl.

brand = Roque
skip = Skip to content

## Menu and footer

menu = Menu
nav-play = Play
nav-two = For two
nav-learn = Learn
language-fr = Français
language-fr-short = FR
language-en = English
language-en-short = EN
theme = Theme
theme-auto = Automatic
theme-light = Light
theme-dark = Dark
footer-about = Free software

## Window titles

title-home = Roque, the game of chess
title-two = For two – Roque
title-rules = The rules of the game – Roque
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
home-two = For two
home-two-hint = Soon, on one screen or from afar
home-learn = Learn the rules
home-learn-hint = All the rules, in ten minutes

## New game

new-game-title = New game
new-game-level = Opponent
new-game-color = You play
new-game-start = Start
new-game-starting = Starting the game…
level-easy-hint = For a first game
level-medium-hint = Sees simple threats
level-hard-hint = Calculates further
level-expert-hint = Plays its best
color-choice-white = White
color-choice-black = Black
color-choice-random = Random
cancel = Cancel

## For two

two-heading = For two
two-later = Playing together will come in a later version of Roque. There is nothing to set up here yet.
two-meanwhile = In the meantime you can:
two-meanwhile-play = take turns against the computer, one move each;
two-meanwhile-board = set up a wooden board, and keep the rules open beside it.

## Rules

rules-contents = Contents

## States

loading = Loading…
retry = Try again
reload = Reload the page
back-home = Back to the home page
not-found-heading = This page does not exist
not-found-detail = The address may be incomplete, or the page may have moved.
problem-offline = The server does not answer
problem-other = Something went wrong
crash-heading = This page has stopped
crash-detail = A fault of ours keeps it from showing. Your game is stored: reload the page to find it again.

## Why a request failed

error-offline = The server does not answer. Check that Roque is running and that you are on the right network, then try again.
error-malformed = The server did not understand the request. Reload the page: it may be older than the server.
error-too-large = The message is too long for the server. Nothing was changed.
error-too-many = Too many requests in a short time. Wait a few seconds, then try again.
error-not-found = The server finds nothing at this address.
error-not-stored = The server could not store this. Nothing was changed: you may try again.
error-internal = The server met an error. Try again in a moment.
