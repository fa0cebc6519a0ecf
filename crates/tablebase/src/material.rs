use std::{fmt, str::FromStr};

use roque_rules::{Board, Color, Piece, Role};

/// How many men of each kind the sides have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Material {
    /// By colour, then by role.
    counts: [[u8; 6]; 2],
}

/// As names of tables have them.
const ROLES: [Role; 6] =
    [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

impl Material {
    /// No table has more men.
    pub const MOST_MEN: usize = 7;

    /// What is on a board.
    pub fn of(board: &Board) -> Self {
        let side = |color| Role::ALL.map(|role| board.pieces(color, role).len() as u8);
        Self { counts: Color::ALL.map(side) }
    }

    /// The same with the colours exchanged.
    #[must_use]
    pub fn flipped(self) -> Self {
        let [white, black] = self.counts;
        Self { counts: [black, white] }
    }

    pub(crate) fn is_symmetric(self) -> bool {
        self == self.flipped()
    }

    pub(crate) fn count(self, color: Color, role: Role) -> usize {
        usize::from(self.counts[color as usize][role as usize])
    }

    /// All men, the kings too.
    pub fn men(self) -> usize {
        self.counts.iter().flatten().map(|&count| usize::from(count)).sum()
    }

    /// Of both sides.
    pub(crate) fn pawns(self) -> [usize; 2] {
        Color::ALL.map(|color| self.count(color, Role::Pawn))
    }

    pub(crate) fn has_pawns(self) -> bool {
        self.pawns() != [0, 0]
    }
}

impl FromIterator<Piece> for Material {
    fn from_iter<I: IntoIterator<Item = Piece>>(men: I) -> Self {
        let mut counts = [[0u8; 6]; 2];
        for Piece { color, role } in men {
            let count = &mut counts[color as usize][role as usize];
            *count = count.saturating_add(1);
        }
        Self { counts }
    }
}

/// As files of tables are called: `KQvKR`.
impl fmt::Display for Material {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = |color| {
            let letters = ROLES.map(|role| {
                role.letter().to_ascii_uppercase().to_string().repeat(self.count(color, role))
            });
            letters.concat()
        };
        write!(f, "{}v{}", side(Color::White), side(Color::Black))
    }
}

/// A text that names no table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a table is called by its men, as in KQvKR")]
pub struct ParseMaterialError;

impl FromStr for Material {
    type Err = ParseMaterialError;

    /// The name of a table: a king a side, at most seven men, each side's in order of rank.
    fn from_str(name: &str) -> Result<Self, ParseMaterialError> {
        let (white, black) = name.split_once('v').ok_or(ParseMaterialError)?;
        let side = |color, letters: &str| -> Option<Vec<Piece>> {
            let man = |letter| Some(Piece { color, role: Role::from_letter(letter)? });
            letters.chars().map(man).collect()
        };
        let men = side(Color::White, white).zip(side(Color::Black, black));
        let (white, black) = men.ok_or(ParseMaterialError)?;
        let material: Self = white.into_iter().chain(black).collect();
        let one_king = Color::ALL.into_iter().all(|color| material.count(color, Role::King) == 1);
        let fits = (3..=Self::MOST_MEN).contains(&material.men());
        // Written back it is the same: capitals, in order.
        if one_king && fits && material.to_string() == name {
            Ok(material)
        } else {
            Err(ParseMaterialError)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_of_a_table_is_read_and_written() {
        for name in ["KQvKR", "KPvK", "KRPPvKRP", "KNNvKP", "KBBBBNvK"] {
            assert_eq!(name.parse::<Material>().unwrap().to_string(), name);
        }
        let queen: Material = "KQvK".parse().unwrap();
        assert_eq!(queen.flipped().to_string(), "KvKQ");
        assert_eq!(queen.men(), 3);
    }

    #[test]
    fn what_names_no_table_is_refused() {
        let wrong =
            ["", "KvK", "KQK", "QvK", "KKvK", "kqvk", "KPQvK", "KXvK", "KQRBNPvKQ", "KQvKvK"];
        for name in wrong {
            assert_eq!(name.parse::<Material>(), Err(ParseMaterialError), "{name}");
        }
    }
}
