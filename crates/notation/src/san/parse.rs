//! From a text to a move on paper.

use roque_rules::{CastlingSide, File, Rank, Role, Square};

use super::{San, Sign, Tolerance, Tolerances};
use crate::Letters;

/// A text taken for a move, before any board is looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Written {
    /// What it asks for.
    pub san: San,
    /// What no standard writes so.
    pub tolerated: Tolerances,
}

impl From<San> for Written {
    fn from(san: San) -> Self {
        Self { san, tolerated: Tolerances::NONE }
    }
}

impl Written {
    /// Takes a text for a move in these letters, or finds that it is none.
    #[inline]
    pub fn parse(text: &str, letters: Letters) -> Option<Self> {
        let bytes = text.as_bytes();
        let short = word(bytes).and_then(|word| San::parse_short(word, bytes.len(), letters));
        short.map_or_else(|| Self::parse_long(text, letters), |san| Some(san.into()))
    }

    #[cold]
    #[inline(never)]
    fn parse_long(text: &str, letters: Letters) -> Option<Self> {
        let (body, sign) = split_sign(text.trim());
        let bare = ["e.p.", "e.p", "ep"].iter().find_map(|suffix| body.strip_suffix(suffix));
        let (body, sign) = match bare {
            Some(bare) => {
                let (body, before) = split_sign(bare.trim_end());
                (body, if before == Sign::None { sign } else { before })
            }
            None => (body, sign),
        };
        let mut written = if matches!(body, "--" | "Z0" | "@@@@" | "0000") {
            San::NULL.into()
        } else {
            castling(body).or_else(|| piece(body, letters))?
        };
        written.san = written.san.signed(sign);
        if bare.is_some() {
            written.san = written.san.saying_en_passant();
        }
        Some(written)
    }
}

/// Cuts what follows the move off: signs of check and mate, and annotations.
fn split_sign(text: &str) -> (&str, Sign) {
    let body = text.trim_end_matches(['+', '#', '†', '‡', '!', '?']);
    let signs = &text[body.len()..];
    let sign = if signs.contains(['#', '‡']) {
        Sign::Mate
    } else if signs.contains(['+', '†']) {
        Sign::Check
    } else {
        Sign::None
    };
    (body, sign)
}

fn castling(body: &str) -> Option<Written> {
    let rooms = body.chars().filter(|c| matches!(c, 'O' | '0' | 'o')).count();
    let dashes = body.chars().filter(|&c| is_dash(c)).count();
    let side = match rooms {
        2 => CastlingSide::King,
        3 => CastlingSide::Queen,
        _ => return None,
    };
    let all = rooms + dashes == body.chars().count();
    let spelled = body.split(is_dash).all(|part| part.chars().count() == 1);
    // Zeros without dashes are a number.
    if !all || dashes > 0 && !spelled || dashes == 0 && body.contains('0') {
        return None;
    }
    let mut written = Written::from(San::castle(side));
    if dashes == 0 || body.contains('o') {
        written.tolerated = written.tolerated.with(Tolerance::CastlingSpelling);
    }
    Some(written)
}

/// Hyphen, its Unicode and non-breaking kin, figure dash, en dash, em dash and minus.
pub(crate) fn is_dash(letter: char) -> bool {
    matches!(letter, '-' | '\u{2010}'..='\u{2014}' | '\u{2212}')
}

fn piece(body: &str, letters: Letters) -> Option<Written> {
    let mut tolerated = Tolerances::NONE;
    let (role, rest) = split_role(body, letters, &mut tolerated)?;
    let (rest, promotion) = split_promotion(rest, letters)?;
    let (rest, to) = split_square(rest)?;
    let (rest, captures) = match rest.strip_suffix(['x', '×', ':']) {
        Some(rest) => (rest, true),
        None => (rest.strip_suffix(is_dash).unwrap_or(rest), false),
    };
    let (from_file, from_rank) = departure(rest)?;
    let mut san = match (role, from_file, from_rank) {
        (None, Some(file), Some(rank)) => San::squares(Square::new(file, rank), to),
        (None | Some(Role::Pawn), None, Some(_)) => return None,
        (role, ..) => {
            let mut san = San::piece(role.unwrap_or(Role::Pawn), to);
            if let Some(file) = from_file {
                san = san.leaving_file(file);
            }
            if let Some(rank) = from_rank {
                san = san.leaving_rank(rank);
            }
            san
        }
    };
    if let Some(promotion) = promotion {
        san = san.promoting(promotion);
    }
    Some(Written { san: san.capturing(captures), tolerated })
}

/// The piece's letter and the rest; nothing for the move of a pawn without letter.
fn split_role<'a>(
    body: &'a str,
    letters: Letters,
    tolerated: &mut Tolerances,
) -> Option<(Option<Role>, &'a str)> {
    let letter = body.chars().next()?;
    let rest = &body[letter.len_utf8()..];
    if let Some(role) = letters.role(letter) {
        if role == Role::Pawn && letter.is_alphabetic() {
            *tolerated = tolerated.with(Tolerance::PawnLetter);
        }
        return Some((Some(role), rest));
    }
    if take_file(letter).is_some() {
        return Some((None, body));
    }
    let role = letters.role(letter.to_uppercase().next()?)?;
    *tolerated = tolerated.with(Tolerance::LowercasePiece);
    Some((Some(role), rest))
}

/// Takes `=Q`, `/Q`, `(Q)`, `Q` or `q` from the end, if it is there; fails on what promotes to
/// nothing.
fn split_promotion(text: &str, letters: Letters) -> Option<(&str, Option<Role>)> {
    let inner = text.strip_suffix(')');
    let last = inner.unwrap_or(text).chars().next_back()?;
    if last.is_ascii_digit() && inner.is_none() {
        return Some((text, None));
    }
    let upper = last.to_uppercase().next()?;
    let program = || if last.is_lowercase() { Role::from_letter(last) } else { None };
    let role = letters.role(upper).or_else(program)?;
    let rest = inner.unwrap_or(text).strip_suffix(last)?;
    let rest = match inner {
        Some(_) => rest.strip_suffix('(')?,
        None => rest.strip_suffix(['=', '/']).unwrap_or(rest),
    };
    Role::PROMOTIONS.contains(&role).then_some((rest, Some(role)))
}

fn split_square(text: &str) -> Option<(&str, Square)> {
    let (text, rank) = split_last(text)?;
    let (text, file) = split_last(text)?;
    Some((text, Square::new(take_file(file)?, Rank::from_digit(rank)?)))
}

fn departure(mut text: &str) -> Option<(Option<File>, Option<Rank>)> {
    let rank = text.chars().next_back().and_then(Rank::from_digit);
    if rank.is_some() {
        text = &text[..text.len() - 1];
    }
    let file = text.chars().next_back().and_then(take_file);
    if file.is_some() {
        text = &text[..text.len() - 1];
    }
    text.is_empty().then_some((file, rank))
}

fn split_last(text: &str) -> Option<(&str, char)> {
    let last = text.chars().next_back()?;
    Some((&text[..text.len() - last.len_utf8()], last))
}

fn take_file(letter: char) -> Option<File> {
    if letter.is_ascii_lowercase() { File::from_letter(letter) } else { None }
}

/// A text of two to eight bytes as a number, the first byte the lowest: two halves that may overlap,
/// so that nothing is copied byte by byte.
#[inline]
fn word(text: &[u8]) -> Option<u64> {
    let length = text.len();
    if let (Some(first), Some(last)) = (text.first_chunk(), text.last_chunk()) {
        let (first, last) = (u32::from_le_bytes(*first), u32::from_le_bytes(*last));
        return (length <= 8).then(|| u64::from(first) | u64::from(last) << (8 * (length - 4)));
    }
    let (first, last) = (text.first_chunk()?, text.last_chunk()?);
    let (first, last) = (u16::from_le_bytes(*first), u16::from_le_bytes(*last));
    Some(u64::from(first) | u64::from(last) << (8 * (length - 2)))
}

/// What one character says of the departure, as the fields of a [`San`] from [`super::FROM_FILE`] on;
/// none says nothing.
static DEPARTURES: [u8; 256] = {
    let mut departures = [NO_DEPARTURE; 256];
    departures[0] = 0;
    let mut line = 0;
    while line < 8 {
        departures[(b'a' + line) as usize] = line + 1;
        departures[(b'1' + line) as usize] = (line + 1) << (super::FROM_RANK - super::FROM_FILE);
        line += 1;
    }
    departures
};

const NO_DEPARTURE: u8 = 0xFF;

impl San {
    /// Takes the common shapes, those of strict SAN without castling, promotion or more than one
    /// character of disambiguation, from the first `length` of the characters in `word`, the first
    /// being its lowest byte. Anything else gives nothing and is for [`Written::parse`].
    ///
    /// Almost without branches, for which letter comes next is what a processor cannot foresee.
    #[inline]
    pub(crate) fn parse_short(word: u64, length: usize, letters: Letters) -> Option<Self> {
        if !(2..=8).contains(&length) {
            return None;
        }
        // From the end: a sign, the square of arrival in two bytes, `x`.
        let end = word << (64 - 8 * length);
        let last = (end >> 56) as u8;
        let sign = u32::from(last == b'+') | u32::from(last == b'#') << 1;
        let signs = u32::from(sign != 0);
        let end = end << (8 * signs);
        let to = ((end >> 48) as u16).wrapping_sub(u16::from_le_bytes(*b"a1"));
        let captures = u32::from((end >> 40) as u8 == b'x');
        // What is left from the beginning: a piece's letter, a character of its departure.
        let left = (length as u32).wrapping_sub(2 + signs + captures);
        let start = word & !(!0 << (8 * (left & 7)));
        let role = letters.first(word as u8);
        let departure = start >> (8 * u32::from(role != Role::Pawn as u8));
        let from = DEPARTURES[(departure & 0xFF) as usize];
        let strange = to & 0xF8F8 != 0
            || role == crate::letters::NOTHING
            || departure > 0xFF
            || from == NO_DEPARTURE;
        if strange {
            return None;
        }
        let to = u32::from((to >> 5 | to) & 63);
        Some(Self(
            to << super::TO
                | u32::from(role) << super::ROLE
                | u32::from(from) << super::FROM_FILE
                | captures << super::CAPTURES
                | sign << super::SIGN,
        ))
    }
}

#[cfg(test)]
mod tests {
    use alloc::{format, string::String};

    use super::*;

    fn short(text: &str, letters: Letters) -> Option<San> {
        let mut bytes = [0xAA; 8];
        let length = text.len().min(8);
        bytes[..length].copy_from_slice(&text.as_bytes()[..length]);
        San::parse_short(u64::from_le_bytes(bytes), text.len(), letters)
    }

    /// Every text of up to five characters that a move may have.
    #[test]
    fn the_short_way_reads_what_the_long_way_reads() {
        let alphabet = [
            'a', 'd', 'h', 'i', '1', '8', '9', '0', 'x', '+', '#', 'N', 'K', 'P', 'C', 'O', '-',
            '=',
        ];
        let mut read = 0;
        let mut texts = alloc::vec![String::new()];
        for _ in 0..5 {
            texts = texts
                .iter()
                .flat_map(|text| alphabet.iter().map(move |letter| format!("{text}{letter}")))
                .collect();
            for text in &texts {
                for letters in [Letters::ENGLISH, Letters::FRENCH] {
                    if let Some(san) = short(text, letters) {
                        assert_eq!(Written::parse_long(text, letters), Some(san.into()), "{text}");
                        read += 1;
                    }
                }
            }
        }
        assert!(read > 700, "{read}");
    }

    #[test]
    fn the_usual_shapes_go_the_short_way() {
        for text in ["e4", "Nf3", "exd5", "Nxd5", "Nbd7", "N1d2", "Raxd1", "Qh4+", "Qxf7#", "fxg1+"]
        {
            assert_eq!(
                short(text, Letters::ENGLISH).map(Written::from),
                Written::parse_long(text, Letters::ENGLISH)
            );
            assert!(short(text, Letters::ENGLISH).is_some(), "{text}");
        }
        for text in ["O-O", "e8=Q", "Nb1d2", "e2e4", "e", "", "Cf3", "Pe4", "2e4"] {
            assert_eq!(short(text, Letters::ENGLISH), None, "{text}");
        }
    }
}
