//! Touch-move (FIDE 4.3 to 4.5).

use roque_rules::{Bitboard, Move, Position, Role, Square};

/// What the pieces touched in a turn oblige the player to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Obligation {
    /// To move this piece (4.3.1).
    Move(Square),
    /// To capture this piece (4.3.2).
    Capture(Square),
    /// To capture with this piece that one (4.3.3).
    CaptureWith {
        /// One's own piece.
        piece: Square,
        /// The other side's.
        target: Square,
    },
    /// To castle with this rook (4.4.1).
    Castle {
        /// The rook.
        rook: Square,
    },
    /// Not to castle with this rook, which was touched before the king (4.4.2).
    NotCastle {
        /// The rook.
        rook: Square,
    },
}

impl Obligation {
    /// The codes of all of them.
    pub const CODES: [&'static str; 5] = [
        "touched-move",
        "touched-capture",
        "touched-capture-with",
        "touched-castle",
        "touched-rook-first",
    ];

    /// The kebab-case name by which sentences and programs know it.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Move(_) => "touched-move",
            Self::Capture(_) => "touched-capture",
            Self::CaptureWith { .. } => "touched-capture-with",
            Self::Castle { .. } => "touched-castle",
            Self::NotCastle { .. } => "touched-rook-first",
        }
    }

    /// The squares to show.
    pub fn squares(self) -> Bitboard {
        match self {
            Self::Move(square)
            | Self::Capture(square)
            | Self::Castle { rook: square }
            | Self::NotCastle { rook: square } => square.into(),
            Self::CaptureWith { piece, target } => Bitboard::of(piece) | target.into(),
        }
    }

    fn is_met_by(self, mv: Move, position: &Position) -> bool {
        match self {
            Self::Move(square) => mv.from() == square,
            Self::Capture(square) => captures(position, mv, square),
            Self::CaptureWith { piece, target } => {
                mv.from() == piece && captures(position, mv, target)
            }
            Self::Castle { rook } => castles_with(position, mv, rook),
            Self::NotCastle { rook } => !castles_with(position, mv, rook),
        }
    }
}

fn castles_with(position: &Position, mv: Move, rook: Square) -> bool {
    mv.to() == rook && position.castling_side(mv).is_some()
}

fn captures(position: &Position, mv: Move, square: Square) -> bool {
    position.captured(mv).is_some_and(|(captured, _)| captured == square)
}

/// What the player to move may still play after touching these squares, in this order.
#[derive(Debug)]
pub(crate) struct Bound<'a> {
    position: &'a Position,
    touched: &'a [Square],
    /// The legal moves but for castlings that began with the rook (4.4.2).
    moves: Vec<Move>,
}

impl<'a> Bound<'a> {
    pub(crate) fn new(position: &'a Position, touched: &'a [Square]) -> Self {
        let mut moves = position.legal_moves().to_vec();
        let rooks_first = rooks_before_king(position, touched);
        moves.retain(|&mv| position.castling_side(mv).is_none() || !rooks_first.contains(mv.to()));
        Self { position, touched, moves }
    }

    /// The legal moves that may still be played.
    pub(crate) fn permitted(mut self) -> Vec<Move> {
        let due = self.obligation();
        self.moves.retain(|&mv| due.is_none_or(|due| due.is_met_by(mv, self.position)));
        self.moves
    }

    /// Whether a legal move may be played; else what forbids it.
    pub(crate) fn permits(&self, mv: Move) -> Result<(), Obligation> {
        if let Some(due) = self.obligation().filter(|due| !due.is_met_by(mv, self.position)) {
            return Err(due);
        }
        if self.moves.contains(&mv) { Ok(()) } else { Err(Obligation::NotCastle { rook: mv.to() }) }
    }

    /// What is due, if the pieces touched bind at all (4.5).
    pub(crate) fn obligation(&self) -> Option<Obligation> {
        let own = self.of_color(true);
        let others = self.of_color(false);
        if let (Some(&piece), Some(&target)) = (own.first(), others.first()) {
            let both = Obligation::CaptureWith { piece, target };
            return self.possible(both).or_else(|| {
                self.touched.iter().find_map(|&square| self.possible(self.alone(square)))
            });
        }
        if let Some(castling) = self.castling_meant(&own) {
            return self
                .possible(castling)
                .or_else(|| self.possible(Obligation::Move(self.king())));
        }
        self.touched.iter().find_map(|&square| self.possible(self.alone(square)))
    }

    fn possible(&self, due: Obligation) -> Option<Obligation> {
        self.moves.iter().any(|&mv| due.is_met_by(mv, self.position)).then_some(due)
    }

    fn alone(&self, square: Square) -> Obligation {
        if self.is_own(square) { Obligation::Move(square) } else { Obligation::Capture(square) }
    }

    /// The king touched first, and then a rook (4.4.1, 4.4.3). What was touched before and cannot
    /// move does not count.
    fn castling_meant(&self, own: &[Square]) -> Option<Obligation> {
        let king = self.king();
        let mut binding = own.iter().copied().skip_while(|&square| {
            square != king && self.possible(Obligation::Move(square)).is_none()
        });
        let rooks = self.position.board().role(Role::Rook);
        if binding.next() != Some(king) {
            return None;
        }
        let rook = binding.find(|&square| rooks.contains(square))?;
        Some(Obligation::Castle { rook })
    }

    fn king(&self) -> Square {
        self.position.king(self.position.turn())
    }

    fn is_own(&self, square: Square) -> bool {
        self.position.board().color(self.position.turn()).contains(square)
    }

    fn of_color(&self, own: bool) -> Vec<Square> {
        self.touched.iter().copied().filter(|&square| self.is_own(square) == own).collect()
    }
}

fn rooks_before_king(position: &Position, touched: &[Square]) -> Bitboard {
    let king = position.king(position.turn());
    let rooks = position.board().pieces(position.turn(), Role::Rook);
    touched
        .iter()
        .copied()
        .take_while(|&square| square != king)
        .filter(|&square| rooks.contains(square))
        .collect()
}
