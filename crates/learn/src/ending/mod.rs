//! Basic endings against the computer: an army of one or two men beside the king against a king
//! alone. How far each placing is from mate is worked out once, when it is first asked for, so that
//! the defence is the best there is and every move can be judged.

mod drawn_by_lot;
mod placing;
mod table;

use std::sync::OnceLock;

use roque_rules::{Color, Move, Position, Role, Square};

pub use drawn_by_lot::Aim;
use placing::Placing;
use table::Table;

/// Half-moves after which a pawn that cannot win goes on all the same, so that the end comes.
const PATIENCE: u16 = 12;

/// An ending to learn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ending {
    /// King and queen.
    Queen,
    /// King and rook.
    Rook,
    /// King and two bishops.
    Bishops,
    /// King, bishop and knight.
    BishopAndKnight,
    /// King and pawn, which is about the opposition.
    Pawn,
}

impl Ending {
    /// From the easiest to the hardest.
    pub const ALL: [Self; 5] =
        [Self::Queen, Self::Rook, Self::Pawn, Self::Bishops, Self::BishopAndKnight];

    /// The kebab-case name by which addresses and texts know it.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Queen => "queen",
            Self::Rook => "rook",
            Self::Bishops => "bishops",
            Self::BishopAndKnight => "bishop-and-knight",
            Self::Pawn => "pawn",
        }
    }

    /// The ending of this name.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|ending| ending.code() == code)
    }

    /// The men beside White's king.
    pub const fn men(self) -> &'static [Role] {
        match self {
            Self::Queen => &[Role::Queen],
            Self::Rook => &[Role::Rook],
            Self::Bishops => &[Role::Bishop, Role::Bishop],
            Self::BishopAndKnight => &[Role::Bishop, Role::Knight],
            Self::Pawn => &[Role::Pawn],
        }
    }

    /// The most moves that mate can take, White moving first, against the best defence. A test finds
    /// the same in the tables, which nobody has to wait for in order to learn it.
    pub const fn longest(self) -> usize {
        match self {
            Self::Queen => 10,
            Self::Rook => 16,
            Self::Bishops => 19,
            Self::BishopAndKnight => 33,
            Self::Pawn => 28,
        }
    }

    fn table(self) -> &'static Table {
        static TABLES: [OnceLock<Table>; 5] = [const { OnceLock::new() }; 5];
        TABLES[self as usize].get_or_init(|| {
            Table::work_out(self.men(), |role| match role {
                Role::Queen => Some(Self::Queen.table()),
                Role::Rook => Some(Self::Rook.table()),
                _ => None,
            })
        })
    }

    /// The ending that a position is, whoever is to move, and where its men stand in it.
    fn of(position: &Position) -> Option<(Self, Placing)> {
        let board = position.board();
        let king = board.pieces(Color::White, Role::King);
        let men = board.color(Color::White) & !king;
        if board.color(Color::Black).many() || men.is_empty() || men.len() > 2 {
            return None;
        }
        let mut standing: Vec<(Role, Square)> =
            men.into_iter().filter_map(|at| Some((board.role_at(at)?, at))).collect();
        // As the armies are listed: the bishop before the knight.
        standing.sort_by_key(|&(role, _)| role != Role::Bishop);
        let roles: Vec<Role> = standing.iter().map(|&(role, _)| role).collect();
        let ending = Self::ALL.into_iter().find(|ending| ending.men() == roles)?;
        let first = standing.first()?.1;
        let men = [first, standing.get(1).map_or(first, |&(_, second)| second)];
        Some((
            ending,
            Placing { lone: position.king(Color::Black), king: position.king(Color::White), men },
        ))
    }
}

/// Half-moves to mate with the best play of both sides, whoever is to move; none when White cannot
/// force it, or when it is none of these endings.
pub fn to_mate(position: &Position) -> Option<usize> {
    let (ending, placing) = Ending::of(position)?;
    ending.table().to_mate(placing, position.turn())
}

/// The moves after which the position is worth as much as before, whoever is to move: the quickest
/// mates, the longest resistance or what holds the draw. None only where nothing can be played.
pub fn best_moves(position: &Position) -> Vec<Move> {
    // White wants mate soon, and rather late than never; Black late, and rather never than late.
    let worth = |mv: &Move| match to_mate(&position.play_unchecked(*mv)) {
        Some(distance) if position.turn() == Color::White => -(distance as i32),
        Some(distance) => distance as i32,
        None if position.turn() == Color::White => i32::MIN,
        None => i32::MAX,
    };
    let moves = position.legal_moves();
    let best = moves.iter().map(worth).max();
    moves.iter().copied().filter(|mv| Some(worth(mv)) == best).collect()
}

/// The answer of the computer, one of the [`best_moves`]. Where the pawn cannot win, it looks for the
/// move that leaves the lone king the fewest ways to hold, and walks on when it has looked for long.
pub fn answer(position: &Position, seed: u64) -> Option<Move> {
    let mut moves = best_moves(position);
    if position.turn() == Color::White && to_mate(position).is_none() {
        let walks = |mv: &Move| position.board().role(Role::Pawn).contains(mv.from());
        if position.half_moves() >= PATIENCE && moves.iter().any(walks) {
            moves.retain(walks);
        }
        let ways = |mv: &Move| {
            let after = position.play_unchecked(*mv);
            let holds = |reply: &&Move| to_mate(&after.play_unchecked(**reply)).is_none();
            after.legal_moves().iter().filter(holds).count()
        };
        // A king without a move is stalemate at once, which teaches nothing.
        let fewest = moves.iter().map(ways).filter(|&ways| ways > 0).min();
        moves.retain(|mv| fewest.is_none_or(|fewest| ways(mv) == fewest));
    }
    moves.get((seed % moves.len().max(1) as u64) as usize).copied()
}
