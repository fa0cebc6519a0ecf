# What the pages of players and leaderboards say.

title-profile = Your profile – Roque
title-leaderboards = Leaderboards – Roque
title-history = Your games – Roque

pool-standard = Usual start
pool-chess960 = Chess960
elo = Elo
provisional = provisional
provisional-why = The rating is provisional as long as few games tell it.

# A thinking time.
thinking = { $hours ->
    [0] { $minutes ->
        [0] { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
       *[other] { $minutes } min { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
      }
   *[other] { $hours } h { $minutes } min
  }
# A difference of rating, signed already.
elo-change = { $before } → { $after } ({ $change })

## After the game

ranking-heading = Ranking
ranking-reason = Against { $level } (Elo { $rating }) { NUMBER($expected, maximumFractionDigits: 2) } points were expected of you; you scored { $score ->
    [win] 1
    [draw] ½
   *[loss] 0
  }.
ranking-time = Thinking time: { $time }.
ranking-best = It is your best time against { $level }.
ranking-best-before = Your best time against { $level }: { $time }.
ranking-next = To try next: { $level }.
ranking-unranked = This game is not ranked: { $reason }.
ranking-not-asked = This game is not ranked. To make the next one count, tick “Ranked game” before you begin it.
ranking-name = Choose a name to be on the leaderboards

## Profile

profile-heading = Your profile
profile-unnamed = You play without a name. Choose one to be on this server’s leaderboards; it stays on this server.
profile-elo = Elo, { $pool ->
    [chess960] Chess960
   *[standard] usual start
  }
profile-record = { $won } won, { $drawn } drawn, { $lost } lost
profile-range = Your strength is between { $low } and { $high }, with 95 chances in 100.
profile-no-elo = No ranked game yet. Play one against the computer: you will have a rating as soon as it ends.
profile-next = To try: { $level }
profile-next-why = { $known ->
    [yes] The level nearest to your rating.
   *[no] The level nearest to 1200, where everybody begins.
  }
profile-play = Play { $level }
profile-best = Best thinking times
profile-best-none = None yet: win a ranked game.
profile-graph = Elo after each game
profile-graph-desc = { $count ->
    [one] One ranked game
   *[other] { $count } ranked games
  }, from { $first } to { $last }; lowest { $low }, highest { $high }.
profile-values = The values
profile-keep = Your data
profile-export = Take all my games away (JSON)
profile-delete = Delete this player
profile-delete-heading = Delete { $name }?
profile-delete-detail = The rating, the times and the name are gone for good. The games stay on the server, without a name, and you will not see them again.
profile-delete-confirm = Delete

## Players

players-heading = Change player
players-hint = Each has their own games and rating on this device.
players-now = plays now
players-switch = Let { $name } play
players-unnamed = No name
players-add = Add a player
name = Name
name-hint = 1 to 24 characters
name-save = Keep this name
name-rename = Change the name
name-invalid = This name is not possible: it takes 1 to 24 characters that can be seen.
name-full = There are twelve players on this device already. Delete one first.

## Leaderboards

leaderboards-heading = Leaderboards
board-elo = Elo
board-speed = Speed
board-speed-full = Speed ranking (thinking time)
board-elo-hint = All ranked games against the computer, by Glicko-2.
board-speed-hint = Ranked wins, from the shortest to the longest thinking of the winner, one time a player. Time runs while the page is closed, too; only outages of the server are left out.
board-kind = Leaderboard
board-pool = Start
board-level = Against
board-place = Place
board-player = Player
board-games = Games
board-time = Time
board-date = Date
board-you = you
board-empty-elo = Nobody yet. Win or lose: one ranked game is enough.
board-empty-speed = Nobody has won a ranked game here against this level yet.
board-levels = The opponents and their Elo

## Games

history-heading = Your games
history-opponent = Opponent
history-result = Result
history-rated = Ranking
history-period = Period
history-any = All
history-ranked = Ranked
history-unranked = Not ranked
history-days = { $days ->
    [7] Last 7 days
    [30] Last 30 days
   *[365] Last 12 months
  }
history-none = No game matches.
history-empty = Your games will be here from the first move on.
history-more = Show more
history-running = under way
history-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  }
history-side = { $color ->
    [white] with White
   *[black] with Black
  }
history-review = Your move to review
score-win = Won
score-draw = Drawn
score-loss = Lost
score-unfinished = Under way
score-none = Called off
score-white = White wins
score-black = Black wins

guide-link = How your rating changes
