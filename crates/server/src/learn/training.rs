//! Which exercise comes next.

use roque_learn::exercise::{Drawn, Kind};

use super::asked::difficulty;
use crate::store::{FormRow, random_bytes};

/// One drawn at the difficulty that suits; of no kind in particular, of the one answered least.
pub(crate) fn next(kind: Option<Kind>, forms: &[FormRow]) -> Drawn {
    let form = |kind: Kind| forms.iter().find(|form| form.kind == kind.code());
    let answers = |kind: &Kind| form(*kind).map_or(0, |form| form.answers);
    let kind = kind.or_else(|| Kind::ALL.into_iter().min_by_key(answers)).unwrap_or(Kind::Reach);
    let suits = form(kind).map(|form| form.form).unwrap_or_default().difficulty;
    Drawn { kind, difficulty: difficulty(suits), seed: u32::from_le_bytes(random_bytes()) }
}
