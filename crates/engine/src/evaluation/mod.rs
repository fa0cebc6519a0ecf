//! What a position is worth without looking ahead.
//!
//! [`Field`] finds out who attacks what. The terms, a file for each idea, count in it what is good
//! or bad and write it in a [`Ledger`]; what a count is worth is written in `weights.rs` and nowhere
//! else.

// What is compiled for one kind of processor has to be taken in.
#![allow(clippy::inline_always)]

mod endgame;
mod field;
mod judge;
mod king;
mod ledger;
mod material;
mod passed;
mod pawns;
mod pieces;
mod placement;
mod plans;
mod squares;
mod tapered;
mod terms;
mod threats;
pub mod trace;
mod weights;

use roque_rules::{Color, Position};

pub(crate) use judge::Judge;
pub use material::exchange_value;
use pawns::PawnTable;
use tapered::phase;

use crate::score::{DECISIVE, Value};

/// How much of chess the evaluation understands; each knows all that the one before knows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Knowledge {
    /// What the pieces are worth.
    Material,
    /// Where they like to stand.
    Placement,
    /// How they work together: mobility, pawn structure, threats, the king's safety, endings.
    Plans,
}

/// What a judge makes of positions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Evaluation {
    pub(crate) knowledge: Knowledge,
    /// How far off a judgement may be, in centipawns, either way.
    pub(crate) blur: u16,
    /// Decides which judgements are off by how much.
    pub(crate) seed: u64,
}

impl Evaluation {
    /// The best there is.
    pub(crate) const SURE: Self = Self { knowledge: Knowledge::Plans, blur: 0, seed: 0 };

    /// The same for the same position and seed, so that a search agrees with itself.
    fn error(&self, key: u64) -> Value {
        if self.blur == 0 {
            return 0;
        }
        let span = 2 * u64::from(self.blur) + 1;
        (mix(key ^ mix(self.seed)) % span) as Value - Value::from(self.blur)
    }
}

/// A judge by terms written by hand.
#[derive(Debug)]
pub(crate) struct Handcrafted {
    evaluation: Evaluation,
    /// True whatever the evaluation.
    pawns: PawnTable,
}

impl Handcrafted {
    pub(crate) fn new(evaluation: Evaluation) -> Self {
        Self { evaluation, pawns: PawnTable::default() }
    }

    /// From now on.
    pub(crate) fn judge_as(&mut self, evaluation: Evaluation) {
        self.evaluation = evaluation;
    }

    /// For White.
    fn sure(&mut self, position: &Position) -> Value {
        match self.evaluation.knowledge {
            Knowledge::Material => material::count(position.board()),
            Knowledge::Placement => placement::score(position.board()).at(phase(position.board())),
            Knowledge::Plans => plans::value(position, &mut self.pawns),
        }
    }
}

impl Judge for Handcrafted {
    fn value(&mut self, position: &Position) -> Value {
        let white = self.sure(position);
        let own = if position.turn() == Color::White { white } else { -white };
        let error = self.evaluation.error(position.key());
        (own + error).clamp(1 - DECISIVE, DECISIVE - 1)
    }
}

/// The finaliser of `SplitMix64` (Steele, Lea and Flood, 2014): every bit depends on every bit.
pub(crate) fn mix(seed: u64) -> u64 {
    let z = seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use roque_rules::{Board, Setup, Square};

    use super::*;
    use crate::any_game::any_game;

    fn judge(knowledge: Knowledge) -> Handcrafted {
        Handcrafted::new(Evaluation { knowledge, blur: 0, seed: 0 })
    }

    /// The same position with the board turned round and the colours exchanged.
    fn mirrored(setup: &Setup) -> Setup {
        let mut board = Board::EMPTY;
        for (square, mut piece) in setup.board.men() {
            piece.color = !piece.color;
            let rank = square.rank().relative_to(Color::Black);
            board.put(Square::new(square.file(), rank), piece);
        }
        Setup { board, turn: !setup.turn, ..Setup::EMPTY }
    }

    #[test]
    fn both_sides_are_judged_by_the_same_measure() {
        for fen in [
            "r1bq1rk1/pp2bppp/2n1pn2/3p4/3P1B2/2NBPN2/PP3PPP/R2Q1RK1 w - - 0 1",
            "8/1p1k4/p2p4/3P1p2/PP3P2/4K3/7R/5r2 b - - 0 1",
            "8/8/4k3/8/8/2Q5/8/K7 w - - 0 1",
            "6k1/5ppp/8/8/1n6/3B4/5PPP/6K1 w - - 0 1",
        ] {
            let setup = roque_notation::fen::read_setup(fen).unwrap();
            let position = Position::try_from(setup).unwrap();
            let other = Position::try_from(mirrored(&setup)).unwrap();
            for knowledge in [Knowledge::Material, Knowledge::Placement, Knowledge::Plans] {
                let mut judge = judge(knowledge);
                assert_eq!(judge.value(&position), judge.value(&other), "{fen}");
            }
        }
    }

    proptest! {
        #[test]
        fn both_sides_are_judged_by_the_same_measure_in_any_game(
            game in any_game(160)
        ) {
            let position = game[game.len() - 1];
            let half_moves = position.half_moves();
            let turned = Setup { half_moves, ..mirrored(&Setup::from(&position)) };
            let other = Position::try_from(turned).unwrap();
            let mut judge = judge(Knowledge::Plans);
            prop_assert_eq!(judge.value(&position), judge.value(&other));
        }
    }

    proptest! {
        #[test]
        fn a_judge_says_the_same_whatever_it_remembers(game in any_game(160)) {
            let mut judge = judge(Knowledge::Plans);
            for position in &game {
                let alone = self::judge(Knowledge::Plans).value(position);
                prop_assert_eq!(judge.value(position), alone);
            }
        }
    }

    #[test]
    fn a_blurred_judge_errs_within_its_blur_and_never_contradicts_itself() {
        let position = Position::default();
        let truth = judge(Knowledge::Plans).value(&position);
        let mut seen = std::collections::BTreeSet::new();
        for seed in 0..500 {
            let evaluation = Evaluation { knowledge: Knowledge::Plans, blur: 10, seed };
            let mut judge = Handcrafted::new(evaluation);
            let value = judge.value(&position);
            assert_eq!(value, judge.value(&position));
            assert!((value - truth).abs() <= 10);
            seen.insert(value - truth);
        }
        assert_eq!(seen.len(), 21, "every error from -10 to 10 occurs");
    }

    #[test]
    fn more_knowledge_tells_apart_what_less_knowledge_confuses() {
        let read = |fen| roque_notation::fen::read(fen).unwrap();
        let evaluate = |knowledge, fen| judge(knowledge).value(&read(fen));
        let centre = "4k3/8/8/8/3N4/8/8/4K3 w - - 0 1";
        let corner = "4k3/8/8/8/8/8/8/N3K3 w - - 0 1";
        assert_eq!(evaluate(Knowledge::Material, centre), evaluate(Knowledge::Material, corner));
        assert!(evaluate(Knowledge::Placement, centre) > evaluate(Knowledge::Placement, corner));
        let passed = "4k3/pp6/8/4P3/8/8/P7/4K3 w - - 0 1";
        let stopped = "4k3/p3p3/8/4P3/8/8/P7/4K3 w - - 0 1";
        let gap = |knowledge| evaluate(knowledge, passed) - evaluate(knowledge, stopped);
        assert!(gap(Knowledge::Plans) > gap(Knowledge::Placement));
    }
}
