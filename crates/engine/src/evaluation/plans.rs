//! All the terms together.

use roque_rules::{
    Color, Position,
    attacks::{AlongLines, LineAttacks, with_fastest_lines},
};

use super::{
    endgame,
    field::Field,
    king,
    ledger::{Ledger, Sum},
    passed,
    pawns::PawnTable,
    pieces,
    tapered::phase,
    terms::Term,
    threats,
};
use crate::score::Value;

/// For White.
pub(super) fn value(position: &Position, table: &mut PawnTable) -> Value {
    if let Some(value) = endgame::known(position) {
        return value;
    }
    let value = with_fastest_lines(Appraisal { position, table });
    fade(value, position.half_moves())
}

struct Appraisal<'a> {
    position: &'a Position,
    table: &'a mut PawnTable,
}

impl AlongLines for Appraisal<'_> {
    type Found = Value;

    #[inline(always)]
    fn look<L: LineAttacks>(self) -> Value {
        let mut field = Field::new(self.position);
        let mut sum = Sum::new(self.table);
        count::<L>(&mut field, &mut sum);
        let total = sum.total();
        let strong = if total.end() >= 0 { Color::White } else { Color::Black };
        let scale = endgame::scale(&field, strong);
        total.scaled(phase(field.board), scale)
    }
}

/// Writes all that there is to count.
#[inline(always)]
pub(super) fn count<L: LineAttacks>(field: &mut Field, ledger: &mut impl Ledger) {
    let passed = ledger.judge_pawns(&field.pawns);
    pieces::judge::<L>(field, Color::White, ledger);
    pieces::judge::<L>(field, Color::Black, ledger);
    king::judge::<L>(field, Color::White, ledger);
    king::judge::<L>(field, Color::Black, ledger);
    passed::judge(field, Color::White, passed, ledger);
    passed::judge(field, Color::Black, passed, ledger);
    threats::judge(field, Color::White, ledger);
    threats::judge(field, Color::Black, ledger);
    ledger.count(field.turn, Term::Tempo, 0, 1);
}

/// An advantage that comes to nothing for fifty moves comes to a draw.
fn fade(value: Value, half_moves: u16) -> Value {
    const ALL: Value = 200;
    value * (ALL - Value::from(half_moves.min(100))) / ALL
}
