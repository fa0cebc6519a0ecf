use roque_rules::{Board, Color, Move, Piece, Position, Role, Setup, Square};

use super::{Ending, to_mate};
use crate::dice::Dice;

/// What the learner has to do in an ending.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Aim {
    /// Mate with White, who is to move.
    Win,
    /// Hold the draw with Black, who is to move: against the pawn only.
    Hold,
}

impl Aim {
    /// The name by which addresses and stores know it.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Win => "win",
            Self::Hold => "hold",
        }
    }

    /// The aim of this name.
    pub fn from_code(code: &str) -> Option<Self> {
        [Self::Win, Self::Hold].into_iter().find(|aim| aim.code() == code)
    }
}

impl Ending {
    /// What can be asked of a learner here.
    pub const fn aims(self) -> &'static [Aim] {
        match self {
            Self::Pawn => &[Aim::Win, Aim::Hold],
            _ => &[Aim::Win],
        }
    }

    /// How many endings there are to be done, each aim counted.
    pub fn aims_in_all() -> usize {
        Self::ALL.iter().map(|ending| ending.aims().len()).sum()
    }

    /// A position drawn by a seed, the same for the same seed: at least half as far from mate as it
    /// can be; or a draw that a careless move would lose, and that taking the pawn does not give at once.
    pub fn draw(self, aim: Aim, seed: u64) -> Position {
        let mut dice = Dice::new(seed);
        loop {
            match self.any(aim, &mut dice) {
                Some(position) if self.may_draw(aim, &position) => return position,
                _ => {}
            }
        }
    }

    /// Whether a position is one of those that [`draw`](Self::draw) gives.
    pub fn may_draw(self, aim: Aim, position: &Position) -> bool {
        let is_it = Self::of(position).is_some_and(|(ending, _)| ending == self);
        is_it
            && position.half_moves() == 0
            && match aim {
                Aim::Win => {
                    position.turn() == Color::White
                        && to_mate(position).is_some_and(|distance| distance >= self.longest())
                }
                Aim::Hold => {
                    self.aims().contains(&aim)
                        && position.turn() == Color::Black
                        && to_mate(position).is_none()
                        && is_delicate(position)
                }
            }
    }

    /// The men anywhere, if that is a position.
    fn any(self, aim: Aim, dice: &mut Dice) -> Option<Position> {
        let mut board = Board::default();
        let kings = [
            Piece { color: Color::White, role: Role::King },
            Piece { color: Color::Black, role: Role::King },
        ];
        let men = self.men().iter().map(|&role| Piece { color: Color::White, role });
        for piece in kings.into_iter().chain(men) {
            let square = Square::from_index(dice.below(64) as u8);
            if board.piece_at(square).is_some() {
                return None;
            }
            board.put(square, piece);
        }
        let turn = if aim == Aim::Win { Color::White } else { Color::Black };
        Position::try_from(Setup { board, turn, ..Setup::EMPTY }).ok()
    }
}

/// Whether some move of the lone king loses and another holds, and none just takes the last man.
fn is_delicate(position: &Position) -> bool {
    let moves = position.legal_moves();
    let takes = |mv: &Move| position.board().piece_at(mv.to()).is_some();
    !moves.iter().any(takes)
        && moves.iter().any(|&mv| to_mate(&position.play_unchecked(mv)).is_some())
}
