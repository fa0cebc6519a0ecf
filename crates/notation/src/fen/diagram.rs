use alloc::vec::Vec;

use roque_rules::{Setup, Square};

use super::read_setup;

/// The placement and marked squares of a diagram written `fen:PLACEMENT:` or
/// `fen:PLACEMENT e4,e5:`.
pub fn read_diagram(text: &str) -> Option<(Setup, Vec<Square>)> {
    let inner = text.strip_prefix("fen:")?.strip_suffix(':')?;
    let (placement, marks) = inner.split_once(' ').unwrap_or((inner, ""));
    let marks = marks.split(',').filter(|mark| !mark.is_empty());
    Some((read_setup(placement).ok()?, marks.map(|mark| mark.parse().ok()).collect::<Option<_>>()?))
}
