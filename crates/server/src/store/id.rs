//! Names nobody can guess.

use std::fmt;

/// A game's name: 12 letters and digits, without those that look alike.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct GameId(String);

/// A visitor's name: 128 random bits in hexadecimal.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct VisitorId(String);

/// A class's code: 6 letters and digits that one can dictate.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ClassCode(String);

const ALPHABET: &[u8; 32] = b"23456789abcdefghijkmnpqrstuvwxyz";
const GAME_ID_LENGTH: usize = 12;
const VISITOR_ID_LENGTH: usize = 32;
const CLASS_CODE_LENGTH: usize = 6;

impl GameId {
    pub fn random() -> Self {
        Self(random_letters::<GAME_ID_LENGTH>())
    }

    /// A name read from an address or from the store; `None` when no game can have it.
    pub fn parse(text: &str) -> Option<Self> {
        is_letters(text, GAME_ID_LENGTH).then(|| Self(text.to_owned()))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The name as a number of 60 bits, for whatever should differ from one game to another.
    pub fn seed(&self) -> u64 {
        let digit = |byte| ALPHABET.iter().position(|&letter| letter == byte).unwrap_or_default();
        self.0.bytes().fold(0, |number, byte| number << 5 | digit(byte) as u64)
    }
}

impl ClassCode {
    pub fn random() -> Self {
        Self(random_letters::<CLASS_CODE_LENGTH>())
    }

    /// A code as somebody may type it; `None` when no class can have it.
    pub fn parse(text: &str) -> Option<Self> {
        let code = text.trim().to_ascii_lowercase();
        is_letters(&code, CLASS_CODE_LENGTH).then_some(Self(code))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl VisitorId {
    pub fn random() -> Self {
        Self(hex(&random_bytes::<16>()))
    }

    /// Whose the games of deleted players are: no cookie of ours says so.
    pub(super) fn nobody() -> Self {
        Self("0".repeat(VISITOR_ID_LENGTH))
    }

    /// A name read from a cookie or from the store; `None` when no visitor can have it.
    pub fn parse(text: &str) -> Option<Self> {
        (text.len() == VISITOR_ID_LENGTH && text.bytes().all(|byte| byte.is_ascii_hexdigit()))
            .then(|| Self(text.to_owned()))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

fn random_letters<const N: usize>() -> String {
    let letter = |byte| ALPHABET[usize::from(byte) % ALPHABET.len()];
    random_bytes::<N>().into_iter().map(letter).map(char::from).collect()
}

fn is_letters(text: &str, length: usize) -> bool {
    text.len() == length && text.bytes().all(|byte| ALPHABET.contains(&byte))
}

pub(crate) fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    use fmt::Write;
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_s_seed_is_its_name_read_as_a_number() {
        let seed = |name| GameId::parse(name).map(|game| game.seed());
        assert_eq!(seed("222222222222"), Some(0));
        assert_eq!(seed("222222222235"), Some(1 << 5 | 3));
        assert_eq!(seed("zzzzzzzzzzzz"), Some((1 << 60) - 1));
    }

    #[test]
    fn a_random_name_reads_back_and_a_foreign_shape_does_not() {
        let game = GameId::random();
        assert_eq!(GameId::parse(game.as_str()), Some(game));
        let visitor = VisitorId::random();
        assert_eq!(VisitorId::parse(visitor.as_str()), Some(visitor));
        let class = ClassCode::random();
        assert_eq!(ClassCode::parse(&format!(" {} ", class.as_str().to_uppercase())), Some(class));
        assert_eq!(ClassCode::parse("abc10l"), None);
        for wrong in ["", "short", "../../../etc", "ABCDEFGHJKLM", "abcdefghijk\u{e9}"] {
            assert_eq!(GameId::parse(wrong), None, "{wrong}");
        }
        assert_eq!(VisitorId::parse("g0000000000000000000000000000000"), None);
    }
}
