# What the choice of an opponent and the page “The opponents” say.

title-opponents = The opponents – Roque
opponents-heading = The opponents
opponents-lead = Fifteen opponents, from the first day to the strongest. A weaker one does not play at random: it sees less far, and misses what a beginner misses.
opponents-play = Play
opponents-against = against { $level }
opponents-measure = Roque’s Elo is measured between programs, and does not compare with that of a federation or another site.
opponents-guide = How your ranking moves

opponent-group = Level
opponent-elo-measured = Roque Elo { $rating } (from { $low } to { $high }), measured between programs
opponent-elo-estimate = Roque Elo { $rating } or so: an estimate

## How each one plays

portrait-easy-1 = It moves its men about and does not think of taking, except what has just taken from it. It never gives check.
portrait-easy-2 = It always goes forwards: to step back does not occur to it. It takes pieces but never pawns, and misses many threats.
portrait-easy-3 = It leaves more than every other pawn and never steps back. What comes from afar always surprises it.
portrait-medium-1 = It sees neither what attacks it from afar nor what it could take far behind it. Close by, it watches what has just moved.
portrait-medium-2 = It gathers what lies about and looks only where someone has just moved. From afar, every other threat escapes it.
portrait-medium-3 = It watches what moves and forgets the threats that were there before. In an exchange it counts two captures, no more.
portrait-hard-1 = It counts exchanges with care, and few new threats escape it. Those that were there before, it forgets.
portrait-hard-2 = It forgets no capture and counts long exchanges. What you prepare by two quiet moves surprises it.
portrait-hard-3 = It digs deeper than the Fox. Discovered attacks and pinned defenders still fool it at times.
portrait-expert-1 = It calculates up to two moves of each side and follows captures to their end. Longer plans escape it.
portrait-expert-2 = It calculates a little further than the Owl and punishes what is not exact. A game lost beyond hope, it gives up.
portrait-expert-3 = It calculates up to three moves of each side and waits for your mistake. It is beaten by a plan rather than by a move.
portrait-master-1 = It calculates as far as the position asks, in little time. Its mistakes are rare and small.
portrait-master-2 = It looks at many more positions than the Bear and leaves hardly anything. A draw against it is a feat.
portrait-full = Roque itself, at its full strength in less than a second a move. To learn from, more than to beat.
