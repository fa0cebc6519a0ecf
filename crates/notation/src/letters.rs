use roque_rules::Role;

/// The letters a language gives to the pieces (FIDE C.2 and C.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Letters {
    king: char,
    queen: char,
    rook: char,
    bishop: char,
    knight: char,
    /// Never written, but met in books and on score sheets.
    pawn: char,
}

impl Letters {
    /// King, queen, rook, bishop, knight: what PGN requires.
    pub const ENGLISH: Self =
        Self { king: 'K', queen: 'Q', rook: 'R', bishop: 'B', knight: 'N', pawn: 'P' };

    /// Roi, dame, tour, fou, cavalier.
    pub const FRENCH: Self =
        Self { king: 'R', queen: 'D', rook: 'T', bishop: 'F', knight: 'C', pawn: 'P' };

    /// The letter of a piece.
    pub const fn letter(&self, role: Role) -> char {
        match role {
            Role::Pawn => self.pawn,
            Role::Knight => self.knight,
            Role::Bishop => self.bishop,
            Role::Rook => self.rook,
            Role::Queen => self.queen,
            Role::King => self.king,
        }
    }

    /// The piece of an upper-case letter.
    pub fn role(&self, letter: char) -> Option<Role> {
        Role::ALL.into_iter().find(|&role| self.letter(role) == letter)
    }
}
