# What the choice of an opponent and the page “The opponents” say.

title-opponents = The opponents – Roque
opponents-heading = The opponents
opponents-lead = Fifteen opponents, from the first day to the strongest. A weaker one does not play at random: it looks less far, knows less, and goes wrong as people do.
opponents-play = Play
opponents-against = against { $level }
opponents-measure = Roque’s Elo is measured between programs, and does not compare with that of a federation or another site.
opponents-guide = How your ranking moves

opponent-group = Level
opponent-elo-measured = Roque Elo { $rating } (from { $low } to { $high }), measured between programs
opponent-elo-estimate = Roque Elo { $rating } or so: an estimate

## How each one plays

portrait-easy-1 = It knows how the men move and likes to take what is on offer. It does not look at your answer, and often leaves a piece to be taken.
portrait-easy-2 = It begins to know where its men stand well, and hops from one to another. It still forgets what you threaten.
portrait-easy-3 = It brings its men out with more care and takes back what is taken. A longer exchange loses it.
portrait-medium-1 = It sees what can be taken and taken back. Beyond that it leaps without looking.
portrait-medium-2 = It gathers what lies about and places its men better. A threat in two steps escapes it.
portrait-medium-3 = It waits for your answer before it pounces, and seldom leaves a piece to be taken. Long plans bore it.
portrait-hard-1 = It sees simple threats and weighs its moves with care. It knows little strategy: a quiet position puzzles it.
portrait-hard-2 = It understands the position: weak pawns, an exposed king, open files. It sets short traps and falls into long ones.
portrait-hard-3 = It digs: exchanges well counted, combinations of two moves. Solid, it gives way only to who sees further.
portrait-expert-1 = It sees combinations coming and follows every capture to its end. Slow manoeuvres sometimes escape it.
portrait-expert-2 = It calculates the moves of both sides and punishes what is not exact. What is lost, it gives up.
portrait-expert-3 = It sees far and waits for your mistake. It is beaten by a plan rather than by a move.
portrait-master-1 = It calculates as far as the position asks, in little time. Its mistakes are rare and small.
portrait-master-2 = It looks at many more positions than the Bear and leaves hardly anything. A draw against it is a feat.
portrait-full = Roque unbridled, at its full strength. To learn from, more than to beat.
