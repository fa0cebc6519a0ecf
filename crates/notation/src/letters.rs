use core::fmt;

use roque_rules::Role;

/// The letters a language gives to the pieces (FIDE C.2 and C.3; PGN standard 8.2.3.2).
#[derive(Clone, Copy)]
pub struct Letters(&'static Table);

struct Table {
    /// The language, as ISO 639-1 or `figurine`.
    code: &'static str,
    /// From pawn to king, as [`Role`] counts. A pawn's letter is never written, but met in books
    /// and on score sheets.
    letters: [char; 6],
    /// What each byte means at the beginning of a move: the [`Role`] of a piece, a pawn for the
    /// letter of a file, else [`NOTHING`].
    first: [u8; 256],
}

pub(crate) const NOTHING: u8 = 0xFF;

macro_rules! languages {
    ($($(#[$doc:meta])* $name:ident $code:literal $letters:literal;)*) => {
        impl Letters {
            $(
                $(#[$doc])*
                pub const $name: Self = {
                    static TABLE: Table = Table::new($code, $letters);
                    Self(&TABLE)
                };
            )*

            /// Every language known here, English first.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];
        }
    };
}

// Pawn, knight, bishop, rook, queen, king.
languages! {
    /// What PGN requires.
    ENGLISH "en" "PNBRQK";
    /// Roi, dame, tour, fou, cavalier.
    FRENCH "fr" "PCFTDR";
    /// König, Dame, Turm, Läufer, Springer.
    GERMAN "de" "BSLTDK";
    /// Rey, dama, torre, alfil, caballo.
    SPANISH "es" "PCATDR";
    /// Re, donna, torre, alfiere, cavallo.
    ITALIAN "it" "PCATDR";
    /// Rei, dama, torre, bispo, cavalo.
    PORTUGUESE "pt" "PCBTDR";
    /// Koning, dame, toren, loper, paard.
    DUTCH "nl" "OPLTDK";
    /// Král, dáma, věž, střelec, jezdec.
    CZECH "cs" "PJSVDK";
    /// Konge, dronning, tårn, løber, springer.
    DANISH "da" "BSLTDK";
    /// Kuningas, lipp, vanker, oda, ratsu.
    ESTONIAN "et" "PROVLK";
    /// Kuningas, daami, torni, lähetti, ratsu.
    FINNISH "fi" "PRLTDK";
    /// Király, vezér, bástya, futó, huszár.
    HUNGARIAN "hu" "GHFBVK";
    /// Kóngur, drottning, hrókur, biskup, riddari.
    ICELANDIC "is" "PRBHDK";
    /// Konge, dronning, tårn, løper, springer.
    NORWEGIAN "nb" "BSLTDK";
    /// Król, hetman, wieża, goniec, skoczek.
    POLISH "pl" "PSGWHK";
    /// Rege, damă, turn, nebun, cal.
    ROMANIAN "ro" "PCNTDR";
    /// Kung, dam, torn, löpare, springare.
    SWEDISH "sv" "BSLTDK";
    /// The pieces drawn, which every reader here understands whatever its language.
    FIGURINE "figurine" "♙♘♗♖♕♔";
}

/// The order of the figurines of one colour in Unicode.
const UNICODE_ORDER: [Role; 6] =
    [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

impl Letters {
    /// The language, as ISO 639-1 writes it, or `figurine`.
    pub const fn code(self) -> &'static str {
        self.0.code
    }

    /// The letters of a language, by its [`code`](Self::code).
    pub fn of_code(code: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|letters| letters.code() == code)
    }

    /// The letter of a piece.
    pub const fn letter(self, role: Role) -> char {
        self.0.letters[role as usize]
    }

    /// The piece of an upper-case letter of this language, or of a figurine of either colour.
    pub fn role(self, letter: char) -> Option<Role> {
        let figurine = match letter {
            '♔'..='♙' => Some(letter as u32 - '♔' as u32),
            '♚'..='♟' => Some(letter as u32 - '♚' as u32),
            _ => None,
        };
        match figurine {
            Some(index) => UNICODE_ORDER.get(index as usize).copied(),
            None => Role::ALL.into_iter().find(|&role| self.letter(role) == letter),
        }
    }

    /// What a byte means at the beginning of a move; see [`Table::first`].
    #[inline]
    pub(crate) fn first(self, byte: u8) -> u8 {
        self.0.first[byte as usize]
    }
}

impl Table {
    const fn new(code: &'static str, letters: &str) -> Self {
        let letters = six(letters);
        let mut first = [NOTHING; 256];
        let mut file = b'a';
        while file <= b'h' {
            first[file as usize] = Role::Pawn as u8;
            file += 1;
        }
        let mut role = Role::Knight as usize;
        while role <= Role::King as usize {
            if letters[role].is_ascii() {
                first[letters[role] as usize] = role as u8;
            }
            role += 1;
        }
        Self { code, letters, first }
    }
}

/// The characters of a text of six: what `chars` does, but when compiling.
const fn six(text: &str) -> [char; 6] {
    let bytes = text.as_bytes();
    let mut letters = ['?'; 6];
    let (mut at, mut index) = (0, 0);
    while index < 6 {
        let long = bytes[at] >= 0xE0;
        let code = if long {
            (bytes[at] as u32 & 15) << 12
                | (bytes[at + 1] as u32 & 63) << 6
                | bytes[at + 2] as u32 & 63
        } else {
            bytes[at] as u32
        };
        if let Some(letter) = char::from_u32(code) {
            letters[index] = letter;
        }
        at += if long { 3 } else { 1 };
        index += 1;
    }
    letters
}

impl PartialEq for Letters {
    fn eq(&self, other: &Self) -> bool {
        self.code() == other.code()
    }
}

impl Eq for Letters {}

impl fmt::Debug for Letters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Letters({})", self.code())
    }
}
