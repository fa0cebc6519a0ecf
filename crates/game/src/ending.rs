use roque_rules::{
    Bitboard, Color, DrawReason, History, Outcome, Position, Role, WinReason, is_surely_dead,
};

use crate::rulebook::{CountRule, DeadRule, Rulebook};

/// How a game came to its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// By a rule of the game.
    Decided {
        /// Who won, and by which rule.
        outcome: Outcome,
        /// What else is to be said of it.
        remark: Option<Remark>,
    },
    /// It was called off, and has no result.
    Aborted,
}

/// What an arbiter adds to the name of the rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Remark {
    /// The positions were repeated by one side giving check with every move. No rule of its own
    /// (the Laws know none), but what players call it.
    PerpetualCheck(Color),
}

impl Remark {
    /// The codes of all remarks.
    pub const CODES: [&'static str; 1] = ["perpetual-check"];

    /// The kebab-case name by which sentences and programs know it.
    pub const fn code(self) -> &'static str {
        match self {
            Self::PerpetualCheck(_) => "perpetual-check",
        }
    }
}

impl Ending {
    /// The code of a game called off.
    pub(crate) const ABORTED: &'static str = "aborted";

    /// Who won.
    pub fn winner(self) -> Option<Color> {
        self.outcome().and_then(Outcome::winner)
    }

    /// The result, which a game called off has not.
    pub const fn outcome(self) -> Option<Outcome> {
        match self {
            Self::Decided { outcome, .. } => Some(outcome),
            Self::Aborted => None,
        }
    }

    /// What else is to be said of it.
    pub const fn remark(self) -> Option<Remark> {
        match self {
            Self::Decided { remark, .. } => remark,
            Self::Aborted => None,
        }
    }

    /// The kebab-case name by which sentences and programs know it.
    pub fn code(self) -> &'static str {
        self.outcome().map_or(Self::ABORTED, Outcome::code)
    }
}

/// The score as PGN writes it.
impl std::fmt::Display for Ending {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.outcome() {
            Some(outcome) => outcome.fmt(f),
            None => f.write_str("*"),
        }
    }
}

impl From<Outcome> for Ending {
    fn from(outcome: Outcome) -> Self {
        Self::Decided { outcome, remark: None }
    }
}

/// The end that the position on the board and those before it bring about by themselves, as far as
/// counting tells. Mate and stalemate come first (FIDE 9.6.2).
pub(crate) fn by_itself(history: &History, rules: &Rulebook) -> Option<Ending> {
    let position = history.current();
    if let Some(outcome) = on_the_board(position) {
        return Some(outcome.into());
    }
    if lacks_material(position, rules.dead) {
        return Some(Outcome::Draw(DrawReason::InsufficientMaterial).into());
    }
    let occurrences = history.occurrences();
    let half_moves = position.half_moves();
    if rules.fivefold && occurrences >= 5 {
        Some(by_repetition(history, DrawReason::FivefoldRepetition))
    } else if rules.threefold == CountRule::Auto && occurrences >= 3 {
        Some(by_repetition(history, DrawReason::ThreefoldRepetition))
    } else if rules.seventyfive && half_moves >= 150 {
        Some(Outcome::Draw(DrawReason::SeventyFiveMoves).into())
    } else if rules.fifty == CountRule::Auto && half_moves >= 100 {
        Some(Outcome::Draw(DrawReason::FiftyMoves).into())
    } else {
        None
    }
}

/// The end that a position is because nobody can mate any more, where that can be seen at once.
pub(crate) fn dead_at_sight(position: &Position, rules: &Rulebook) -> Option<Ending> {
    (rules.dead == DeadRule::Full && is_surely_dead(position))
        .then(|| Outcome::Draw(DrawReason::DeadPosition).into())
}

/// Whether it is worth a search to know that nobody can mate any more: not while each side has three
/// pieces besides its king and a pawn that is not blocked, and the side to move some choice.
///
/// This proves nothing. It keeps most moves of a game free of searching, and what it misses is only
/// that a dead game goes on for a while. It holds in none of the dead positions known to us.
pub(crate) fn may_be_dead(position: &Position) -> bool {
    let board = position.board();
    let spacious = |side: Color| {
        let pieces = board.color(side) - board.role(Role::Pawn);
        let pawns = board.pieces(side, Role::Pawn);
        let mut ahead = pawns.into_iter().filter_map(|pawn| pawn.forward(side));
        pieces.len() > 3 && ahead.any(|square| !board.occupied().contains(square))
    };
    !Color::ALL.into_iter().all(spacious) || position.count_legal_moves() < 8
}

/// Mate and stalemate.
fn on_the_board(position: &Position) -> Option<Outcome> {
    if position.has_legal_move() {
        return None;
    }
    Some(if position.is_check() {
        Outcome::Win { winner: !position.turn(), reason: WinReason::Checkmate }
    } else {
        Outcome::Draw(DrawReason::Stalemate)
    })
}

fn lacks_material(position: &Position, rule: DeadRule) -> bool {
    match rule {
        DeadRule::Full | DeadRule::Material => position.is_insufficient_material(),
        DeadRule::Material3 => {
            position.is_insufficient_material() && position.board().occupied().len() <= 3
        }
        DeadRule::Off => false,
    }
}

/// Whether a side has more than a bare king, one single knight, or bishops all on one colour: the
/// table that stands for «can mate» where players agreed on material.
pub(crate) fn has_mating_material(position: &Position, side: Color) -> bool {
    let board = position.board();
    let men = board.color(side) - board.role(Role::King);
    let bishops = men & board.role(Role::Bishop);
    if men == bishops {
        let light = bishops & Bitboard::LIGHT_SQUARES;
        return light.any() && light != bishops;
    }
    men.many() || (men & board.role(Role::Knight)).is_empty()
}

/// A draw by repetition, remarked on when it is a perpetual check.
pub(crate) fn by_repetition(history: &History, reason: DrawReason) -> Ending {
    Ending::Decided { outcome: Outcome::Draw(reason), remark: perpetual_check(history.positions()) }
}

/// Whether one side gave check with each of its moves since the last position stood for the third
/// last time.
pub(crate) fn perpetual_check(positions: &[Position]) -> Option<Remark> {
    let (last, before) = positions.split_last()?;
    let span = before.len().min(usize::from(last.half_moves()));
    let earlier = before.len() - span;
    let first = (earlier..before.len()).rev().filter(|&index| before[index] == *last).nth(1)?;
    let cycle = &positions[first + 1..];
    let gives_check = |side: Color| {
        cycle.iter().filter(|position| position.turn() != side).all(Position::is_check)
    };
    Color::ALL.into_iter().find(|&side| gives_check(side)).map(Remark::PerpetualCheck)
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use roque_notation::fen;

    use super::*;

    #[test]
    fn every_known_dead_position_is_worth_a_search() {
        let table = include_str!("../../rules/tests/data/unwinnable_own.tsv");
        let mut unwinnable: HashMap<&str, usize> = HashMap::new();
        for row in table.lines().filter(|row| row.contains("\tunwinnable\t")) {
            *unwinnable.entry(row.split('\t').next().expect("a position")).or_default() += 1;
        }
        let dead: Vec<_> =
            unwinnable.into_iter().filter(|&(_, sides)| sides == 2).map(|(fen, _)| fen).collect();
        assert_eq!(dead.len(), 18);
        for text in dead {
            assert!(may_be_dead(&fen::read(text).expect(text)), "{text}");
        }
        assert!(!may_be_dead(&Position::default()));
    }
}
