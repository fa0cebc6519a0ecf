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

portrait-easy-1 = It moves its men about and does not think of taking. Nor does it see what you can take.
portrait-easy-2 = It always goes forwards: to step back does not occur to it. Now and then it notices that a man can be taken.
portrait-easy-3 = It sees about every other capture, and takes back what is taken. What comes from afar always surprises it.
portrait-medium-1 = It sees nearly all it can take, and leaps without a thought of stepping back. It does not see what you attack from afar.
portrait-medium-2 = It gathers what lies about, and seldom steps back. Most threats from afar escape it.
portrait-medium-3 = It waits for your answer before it pounces, and sees two distant threats of three. Too rarely does it think of stepping back.
portrait-hard-1 = It weighs its moves with care, and few simple threats escape it. After your answer it counts short exchanges only.
portrait-hard-2 = It forgets no capture and counts long exchanges. What you prepare by two quiet moves surprises it.
portrait-hard-3 = It digs deeper than the Fox. Discovered attacks and pinned defenders still fool it at times.
portrait-expert-1 = It calculates up to two moves of each side and follows captures to their end. Longer plans escape it.
portrait-expert-2 = It calculates a little further than the Owl and punishes what is not exact. A game lost beyond hope, it gives up.
portrait-expert-3 = It calculates up to three moves of each side and waits for your mistake. It is beaten by a plan rather than by a move.
portrait-master-1 = It calculates as far as the position asks, in little time. Its mistakes are rare and small.
portrait-master-2 = It looks at many more positions than the Bear and leaves hardly anything. A draw against it is a feat.
portrait-full = Roque itself, at its full strength in less than a second a move. To learn from, more than to beat.
