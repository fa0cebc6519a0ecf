//! The 960 start arrays and their numbers (R. Scharnagl), 518 being ordinary chess.

use crate::{Color, File, Piece, Rank, Role, Setup, Square};

/// The order of the pieces on the back ranks at the start of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct StartArray(u16);

impl StartArray {
    /// The number of start arrays.
    pub const COUNT: u16 = 960;

    /// Rook, knight, bishop, queen, king, bishop, knight, rook.
    pub const ORDINARY: Self = Self(518);

    /// The array of a number from 0 to 959.
    pub const fn new(number: u16) -> Option<Self> {
        if number < Self::COUNT { Some(Self(number)) } else { None }
    }

    /// Its number.
    pub const fn number(self) -> u16 {
        self.0
    }

    /// The pieces from the a-file to the h-file.
    ///
    /// The number is read as light-square bishop (4), dark-square bishop (4), queen (6 squares
    /// left) and pair of knights (10 pairs of the 5 squares left); rook, king and rook take the
    /// rest in this order.
    pub fn back_rank(self) -> [Role; 8] {
        const KNIGHTS: [[usize; 2]; 10] =
            [[0, 1], [0, 2], [0, 3], [0, 4], [1, 2], [1, 3], [1, 4], [2, 3], [2, 4], [3, 4]];
        let number = usize::from(self.0);
        let mut rank = [None; 8];
        rank[number % 4 * 2 + 1] = Some(Role::Bishop);
        rank[number / 4 % 4 * 2] = Some(Role::Bishop);
        place(&mut rank, number / 16 % 6, Role::Queen);
        let [first, second] = KNIGHTS[number / 96];
        place(&mut rank, second, Role::Knight);
        place(&mut rank, first, Role::Knight);
        for role in [Role::Rook, Role::King, Role::Rook] {
            place(&mut rank, 0, role);
        }
        rank.map(|role| role.unwrap_or(Role::Rook))
    }

    /// The array of these pieces, if it is one of the 960.
    pub fn from_back_rank(rank: [Role; 8]) -> Option<Self> {
        (0..Self::COUNT).map(Self).find(|array| array.back_rank() == rank)
    }

    /// The start position.
    pub fn setup(self) -> Setup {
        let mut setup = Setup::EMPTY;
        for (file, role) in File::ALL.into_iter().zip(self.back_rank()) {
            for color in Color::ALL {
                let home = Rank::First.relative_to(color);
                let second = Rank::Second.relative_to(color);
                setup.board.put(Square::new(file, home), Piece { color, role });
                if role == Role::Rook {
                    setup.castling.grant(Square::new(file, home));
                }
                setup.board.put(Square::new(file, second), Piece { color, role: Role::Pawn });
            }
        }
        setup
    }
}

/// Puts a piece on the `index`th square that is still free.
fn place(rank: &mut [Option<Role>; 8], index: usize, role: Role) {
    if let Some(free) = rank.iter_mut().filter(|square| square.is_none()).nth(index) {
        *free = Some(role);
    }
}
