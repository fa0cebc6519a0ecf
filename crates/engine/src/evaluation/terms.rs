//! What is counted in a position. Each kind of count is a group of weights, one for each rank,
//! square or number it can take.

macro_rules! groups {
    ($(#[$about:meta])* $name:ident: $($(#[$doc:meta])* $group:ident $len:literal)*) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub(crate) enum $name { $($(#[$doc])* $group),* }

        impl $name {
            const LENGTHS: &[usize] = &[$($len),*];

            /// In the order of the weights.
            pub(crate) const ALL: &[Self] = &[$(Self::$group),*];

            /// How many weights there are in all.
            pub(crate) const COUNT: usize = Self::first_of(Self::LENGTHS.len());

            const fn first_of(group: usize) -> usize {
                let (mut first, mut before) = (0, 0);
                while before < group {
                    first += Self::LENGTHS[before];
                    before += 1;
                }
                first
            }

            /// How many weights the group has.
            pub(crate) const fn len(self) -> usize {
                Self::LENGTHS[self as usize]
            }

            /// Where the weight of this number stands among all.
            #[inline(always)]
            pub(crate) const fn place(self, number: usize) -> usize {
                const FIRST: [usize; $name::ALL.len()] = {
                    let mut first = [0; $name::ALL.len()];
                    let mut group = 0;
                    while group < first.len() {
                        first[group] = $name::first_of(group);
                        group += 1;
                    }
                    first
                };
                debug_assert!(number < self.len());
                FIRST[self as usize] + number
            }
        }
    };
}

groups! {
    /// Counts that are worth so much each, in the middlegame and in the endgame. Squares are by rank
    /// from the own side and by distance from the edge file, ranks from the own side.
    Term:
    /// A man, by role but the king's.
    Man 5
    PawnSquare 32
    KnightSquare 32
    BishopSquare 32
    RookSquare 32
    QueenSquare 32
    KingSquare 32
    /// By squares within reach that no enemy pawn guards.
    KnightMobility 9
    BishopMobility 14
    RookMobility 15
    QueenMobility 28
    /// Bishops on both colours.
    BishopPair 1
    /// A knight for each own pawn more than five.
    KnightPawns 1
    /// A rook for each own pawn more than five.
    RookPawns 1
    /// A knight where no enemy pawn can drive it away; without and with an own pawn's guard.
    KnightOutpost 2
    BishopOutpost 2
    /// A minor piece with a pawn before it.
    BehindPawn 1
    /// A bishop for each own pawn on its colour.
    BishopPawns 1
    /// A rook on a file without own pawns; with and without enemy ones.
    RookFile 2
    /// A rook on the seventh rank when it keeps the king back.
    RookSeventh 1
    Isolated 1
    Doubled 1
    /// A pawn that its neighbours have left behind; with and without an enemy pawn before it.
    Backward 2
    /// A pawn beside or guarded by another, by rank.
    Connected 8
    /// A pawn that can become passed, by rank.
    Candidate 8
    /// By rank; also the next four.
    Passed 8
    /// A passed pawn that can step ahead.
    PassedFree 8
    /// A passed pawn that can step ahead without being attacked there.
    PassedSafe 8
    /// For each step of the own king to the square before the passed pawn.
    PassedOwnKing 8
    /// For each step of the enemy's king.
    PassedEnemyKing 8
    /// A passed pawn with nothing attacked or occupied all the way.
    PassedRoad 1
    /// A passed pawn with an own rook behind it.
    PassedRook 1
    /// The king's pawns, by distance of the file from the edge and of the pawn from the king; the
    /// last is no pawn at all.
    Shelter 32
    /// Enemy pawns before the king, by distance; free, then blocked.
    Storm 16
    /// A king on a file without own pawns.
    KingFile 1
    /// Own minor pieces and pawns around the king.
    Guard 1
    /// A piece attacked by a pawn, by role.
    PawnThreat 5
    /// A weak man attacked by a minor piece, by role.
    MinorThreat 5
    /// A weak man attacked by a rook, by role.
    RookThreat 5
    /// A weak man attacked by the king.
    KingThreat 1
    /// A man attacked and not guarded.
    Hanging 1
    /// A piece that a safe step of a pawn would attack.
    PushThreat 1
    /// Safe squares behind and among the pawns of the middle files.
    Space 1
    /// The move.
    Tempo 1
}

groups! {
    /// Counts that endanger a king. Their sum works by its square, as attackers help each other.
    Danger:
    /// Always, once there is an attack.
    Attack 1
    /// A piece that attacks squares around the king: knight, bishop, rook, queen.
    Attacker 4
    /// For each such square.
    Hit 1
    /// A square around the king attacked and guarded by the king or queen at most.
    Weakness 1
    /// The attacker has no queen.
    NoQueen 1
    /// A square of a safe check: of a knight, bishop, rook, queen.
    Check 4
    /// A file near the king without own pawns.
    Hole 1
    /// An own minor piece or pawn around the king.
    Guarded 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_groups_follow_each_other_without_a_gap() {
        let mut next = 0;
        for group in Term::ALL {
            assert_eq!(group.place(0), next, "{group:?}");
            next += group.len();
        }
        assert_eq!(next, Term::COUNT);
    }
}
