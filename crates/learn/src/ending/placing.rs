//! Where the men of an ending stand, and the number under which a table keeps it.

use roque_rules::{Bitboard, Color, File, Rank, Role, Square, attacks};

/// White's king and men against Black's king, which has nobody. The men are those of a table, which
/// knows their roles; of a man alone the second square means nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Placing {
    pub(super) lone: Square,
    pub(super) king: Square,
    pub(super) men: [Square; 2],
}

/// The men beside White's king, and the numbers of their placings.
#[derive(Debug, Clone, Copy)]
pub(super) struct Army {
    pub(super) roles: &'static [Role],
}

/// A board turned over or mirrored.
#[derive(Clone, Copy)]
enum Turn {
    Files,
    Ranks,
    Diagonal,
}

impl Turn {
    fn square(self, square: Square) -> Square {
        let index = square.index() as u8;
        Square::from_index(match self {
            Self::Files => index ^ 7,
            Self::Ranks => index ^ 0x38,
            Self::Diagonal => (index & 7) << 3 | index >> 3,
        })
    }

    fn placing(self, placing: Placing) -> Placing {
        Placing {
            lone: self.square(placing.lone),
            king: self.square(placing.king),
            men: placing.men.map(|square| self.square(square)),
        }
    }
}

impl Army {
    fn has_pawn(self) -> bool {
        self.roles.contains(&Role::Pawn)
    }

    /// The men with their roles.
    pub(super) fn men(self, placing: Placing) -> impl Iterator<Item = (Role, Square)> + use<> {
        self.roles.iter().copied().zip(placing.men)
    }

    /// Where somebody stands.
    pub(super) fn occupied(self, placing: Placing) -> Bitboard {
        let kings = Bitboard::of(placing.lone) | Bitboard::of(placing.king);
        self.men(placing).fold(kings, |set, (_, square)| set | Bitboard::of(square))
    }

    /// Whether a man, not the king, attacks a square on which he does not stand himself.
    pub(super) fn attacks(self, placing: Placing, target: Square, occupied: Bitboard) -> bool {
        self.men(placing).any(|(role, from)| reaches(role, from, target, occupied))
    }

    /// Whether the lone king is in check.
    pub(super) fn is_check(self, placing: Placing) -> bool {
        self.attacks(placing, placing.lone, self.occupied(placing))
    }

    /// Where the lone king may go, men it takes included.
    pub(super) fn flights(self, placing: Placing) -> impl Iterator<Item = Square> {
        let seen_through = self.occupied(placing) & !Bitboard::of(placing.lone);
        let near = attacks::king(placing.lone) & !attacks::king(placing.king);
        near.into_iter().filter(move |&to| !self.attacks(placing, to, seen_through))
    }

    /// Whether no two men share a square, the kings stand apart and pawns stand where pawns may.
    pub(super) fn is_possible(self, placing: Placing) -> bool {
        let back_ranks = Bitboard::rank(Rank::First) | Bitboard::rank(Rank::Eighth);
        self.occupied(placing).len() == 2 + self.roles.len()
            && !attacks::king(placing.lone).contains(placing.king)
            && !self.men(placing).any(|(role, at)| role == Role::Pawn && back_ranks.contains(at))
    }

    /// Where the lone king stands in a table: a quarter of the way to the middle of the board with
    /// pawns, which know up from down; an eighth without.
    fn homes(self) -> impl Iterator<Item = Square> {
        let left = Square::all().filter(|square| square.file() <= File::D);
        left.filter(move |square| self.has_pawn() || square.index() >> 3 <= square.index() & 7)
    }

    /// How many numbers there are.
    pub(super) fn count(self) -> usize {
        64 << (6 * (1 + self.roles.len()))
    }

    /// Every placing a table keeps, possible or not; some of them are the same seen in a mirror.
    pub(super) fn each_placing(self) -> impl Iterator<Item = Placing> {
        let seconds = if self.roles.len() == 2 { 64 } else { 1 };
        self.homes().flat_map(move |lone| {
            (0..64 * 64 * seconds).map(move |number: u32| {
                let square = |shift: u32| Square::from_index((number >> shift & 63) as u8);
                Placing { lone, king: square(0), men: [square(6), square(12)] }
            })
        })
    }

    /// The number of a placing, the same for all that are one another's mirror image.
    pub(super) fn number(self, mut placing: Placing) -> usize {
        if placing.lone.file() > File::D {
            placing = Turn::Files.placing(placing);
        }
        if self.has_pawn() {
            return self.plain_number(placing);
        }
        if placing.lone.rank() > Rank::Fourth {
            placing = Turn::Ranks.placing(placing);
        }
        let (file, rank) = (placing.lone.index() & 7, placing.lone.index() >> 3);
        let turned = Turn::Diagonal.placing(placing);
        match rank.cmp(&file) {
            std::cmp::Ordering::Less => self.plain_number(placing),
            std::cmp::Ordering::Greater => self.plain_number(turned),
            std::cmp::Ordering::Equal => self.plain_number(placing).min(self.plain_number(turned)),
        }
    }

    fn plain_number(self, placing: Placing) -> usize {
        let kings = placing.lone.index() << 6 | placing.king.index();
        self.men(placing).fold(kings, |number, (_, square)| number << 6 | square.index())
    }
}

/// Whether a man attacks a square other than his own: for one square this is quicker to tell than
/// to look along all his lines.
fn reaches(role: Role, from: Square, target: Square, occupied: Bitboard) -> bool {
    let files = (from.file() as u8).abs_diff(target.file() as u8);
    let ranks = (from.rank() as u8).abs_diff(target.rank() as u8);
    let on_line = match role {
        Role::Bishop => files == ranks,
        Role::Rook => files == 0 || ranks == 0,
        Role::Queen => files == ranks || files == 0 || ranks == 0,
        leaper => return attacks::attacks(Color::White, leaper, from, occupied).contains(target),
    };
    on_line && from != target && (attacks::between(from, target) & occupied).is_empty()
}
