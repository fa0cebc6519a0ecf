//! The evaluation seen from its weights: what a tuner needs.
//!
//! A [`Trace`] is what the terms count in a position, written down by the same code that judges
//! positions for the search. With other [`Weights`] it gives what the position would be worth, and
//! how that would change with each weight.

use std::fmt::Write as _;

use roque_rules::{
    Bitboard, ByColor, Color, Position, Square,
    attacks::{AlongLines, LineAttacks, with_fastest_lines},
};

use super::{
    endgame,
    field::Field,
    king,
    ledger::{HARM_END, HARM_MIDDLE, Ledger},
    pawns::{self, Pawns},
    plans,
    tapered::{FULL, OPENING, phase},
    terms::{Danger, Term},
    weights::{DANGERS, TERMS},
};
use crate::score::Value;

/// How often a weight counts: its place among all, and the times.
type Count = (u16, i16);

/// What the terms count in a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Trace {
    /// White's less Black's.
    terms: Box<[Count]>,
    /// For the king of each side.
    dangers: ByColor<Box<[Count]>>,
    /// In parts of [`OPENING`].
    phase: u8,
    /// What an advantage in the endgame is worth to each side, in parts of [`FULL`].
    scale: ByColor<u8>,
}

impl Trace {
    /// Of a position that is judged by its counts alone: nothing where more is known of the ending.
    /// The half-moves that have passed are left out.
    pub fn of(position: &Position) -> Option<Self> {
        if endgame::known(position).is_some() {
            return None;
        }
        Some(with_fastest_lines(Tracing(position)))
    }
}

struct Tracing<'a>(&'a Position);

impl AlongLines for Tracing<'_> {
    type Found = Trace;

    fn look<L: LineAttacks>(self) -> Trace {
        let mut field = Field::new(self.0);
        let mut counts = Counts::default();
        plans::count::<L>(&mut field, &mut counts);
        let scale = |strong| endgame::scale(&field, strong) as u8;
        Trace {
            terms: sparse(&counts.terms),
            dangers: ByColor {
                white: sparse(&counts.dangers.white),
                black: sparse(&counts.dangers.black),
            },
            phase: phase(field.board) as u8,
            scale: ByColor { white: scale(Color::White), black: scale(Color::Black) },
        }
    }
}

fn sparse(counts: &[i16]) -> Box<[Count]> {
    let places = counts.iter().enumerate().filter(|(_, times)| **times != 0);
    places.map(|(place, times)| (place as u16, *times)).collect()
}

/// Notes how often each weight counts.
struct Counts {
    terms: [i16; Term::COUNT],
    dangers: ByColor<[i16; Danger::COUNT]>,
}

impl Default for Counts {
    fn default() -> Self {
        let none = [0; Danger::COUNT];
        Self { terms: [0; Term::COUNT], dangers: ByColor { white: none, black: none } }
    }
}

impl Ledger for Counts {
    fn count(&mut self, color: Color, term: Term, number: usize, times: Value) {
        let times = if color == Color::White { times } else { -times };
        self.terms[term.place(number)] += times as i16;
    }

    fn endanger(&mut self, king: Color, danger: Danger, number: usize, times: Value) {
        self.dangers[king][danger.place(number)] += times as i16;
    }

    fn call_off(&mut self, king: Color) {
        self.dangers[king] = [0; Danger::COUNT];
    }

    fn judge_pawns(&mut self, pawns: &Pawns) -> Bitboard {
        pawns::judge(pawns, self)
    }

    fn judge_shelter(&mut self, pawns: &Pawns, king: Square, color: Color) -> Value {
        king::shelter(pawns, king, color, self)
    }
}

/// What each count is worth, in centipawns; also anything that has a number for each weight, as how
/// a judgement changes with it.
#[derive(Debug, Clone, PartialEq)]
pub struct Weights(Vec<f64>);

/// A term has two weights, the middlegame's first; dangers have one and follow.
const COUNT: usize = 2 * Term::COUNT + Danger::COUNT;

impl Weights {
    /// Those that the engine plays with.
    pub fn of_the_engine() -> Self {
        let terms = TERMS.iter().flat_map(|worth| [worth.middle(), worth.end()]);
        Self(terms.chain(DANGERS).map(f64::from).collect())
    }

    /// The same number for each weight.
    pub fn all(number: f64) -> Self {
        Self(vec![number; COUNT])
    }

    /// All of them, always in the same order.
    pub fn as_slice(&self) -> &[f64] {
        &self.0
    }

    /// All of them, always in the same order.
    pub fn as_mut_slice(&mut self) -> &mut [f64] {
        &mut self.0
    }

    /// What a position is worth to White, in centipawns.
    pub fn value(&self, trace: &Trace) -> f64 {
        Parts::of(self, trace).value(trace)
    }

    /// Adds to `sum` how the value of a position changes with each weight, times `factor`. Gives the
    /// value.
    pub fn add_gradient(&self, trace: &Trace, factor: impl Fn(f64) -> f64, sum: &mut Self) -> f64 {
        let parts = Parts::of(self, trace);
        let value = parts.value(trace);
        let factor = factor(value);
        let (middle, end) = parts.shares(trace);
        let (middle, end) = (middle * factor, end * factor);
        for &(place, times) in &trace.terms {
            sum.0[2 * usize::from(place)] += f64::from(times) * middle;
            sum.0[2 * usize::from(place) + 1] += f64::from(times) * end;
        }
        for (king, sign) in [(Color::White, -1.0), (Color::Black, 1.0)] {
            let danger = parts.dangers[king];
            if danger <= 0.0 {
                continue;
            }
            let steeper =
                2.0 * danger / f64::from(HARM_MIDDLE) * middle + end / f64::from(HARM_END);
            for &(place, times) in &trace.dangers[king] {
                sum.0[2 * Term::COUNT + usize::from(place)] += f64::from(times) * sign * steeper;
            }
        }
        value
    }

    /// The source of `weights.rs`, to the last letter.
    pub fn to_source(&self) -> String {
        let round = |place: usize| self.0[place].round() as Value;
        let mut source = String::from(SOURCE_HEAD);
        for group in Term::ALL {
            let _ = writeln!(source, "    // {group:?}");
            let entries = (0..group.len()).map(|number| 2 * group.place(number));
            let entries =
                entries.map(|place| format!("t({}, {}),", round(place), round(place + 1)));
            write_rows(&mut source, entries);
        }
        source.push_str(SOURCE_MIDDLE);
        for group in Danger::ALL {
            let _ = writeln!(source, "    // {group:?}");
            let places = (0..group.len()).map(|number| 2 * Term::COUNT + group.place(number));
            write_rows(&mut source, places.map(|place| format!("{},", round(place))));
        }
        source.push_str("];\n");
        source
    }
}

/// The sums of which a value is made.
struct Parts {
    middle: f64,
    end: f64,
    dangers: ByColor<f64>,
}

impl Parts {
    fn of(weights: &Weights, trace: &Trace) -> Self {
        let (mut middle, mut end) = (0.0, 0.0);
        for &(place, times) in &trace.terms {
            middle += weights.0[2 * usize::from(place)] * f64::from(times);
            end += weights.0[2 * usize::from(place) + 1] * f64::from(times);
        }
        let danger = |king: Color| {
            let counts = trace.dangers[king].iter();
            let each = counts.map(|&(place, times)| {
                weights.0[2 * Term::COUNT + usize::from(place)] * f64::from(times)
            });
            each.sum::<f64>().max(0.0)
        };
        let dangers = ByColor { white: danger(Color::White), black: danger(Color::Black) };
        let square = |king: Color| dangers[king] * dangers[king] / f64::from(HARM_MIDDLE);
        let linear = |king: Color| dangers[king] / f64::from(HARM_END);
        middle += square(Color::Black) - square(Color::White);
        end += linear(Color::Black) - linear(Color::White);
        Self { middle, end, dangers }
    }

    /// How much of the value is the middlegame's, and the endgame's.
    fn shares(&self, trace: &Trace) -> (f64, f64) {
        let strong = if self.end >= 0.0 { Color::White } else { Color::Black };
        let middle = f64::from(trace.phase) / f64::from(OPENING);
        (middle, (1.0 - middle) * f64::from(trace.scale[strong]) / f64::from(FULL))
    }

    fn value(&self, trace: &Trace) -> f64 {
        let (middle, end) = self.shares(trace);
        self.middle * middle + self.end * end
    }
}

/// Four entries a line.
fn write_rows(source: &mut String, entries: impl Iterator<Item = String>) {
    let entries: Vec<String> = entries.collect();
    for row in entries.chunks(4) {
        let _ = writeln!(source, "    {}", row.join(" "));
    }
}

const SOURCE_HEAD: &str = "\
//! What each count is worth, in hundredths of a pawn: in the middlegame and in the endgame, or as
//! danger. Written by `cargo xtask tune`, in the order of [`Term`] and [`Danger`].

use super::{
    tapered::Tapered,
    terms::{Danger, Term},
};
use crate::score::Value;

const fn t(middle: Value, end: Value) -> Tapered {
    Tapered::new(middle, end)
}

#[rustfmt::skip]
pub(super) static TERMS: [Tapered; Term::COUNT] = [
";

const SOURCE_MIDDLE: &str = "\
];

#[rustfmt::skip]
pub(super) static DANGERS: [Value; Danger::COUNT] = [
";

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::any_game::any_game;
    use crate::evaluation::{Evaluation, Handcrafted, Judge as _, Knowledge};

    #[test]
    fn the_source_is_what_the_weights_say() {
        assert_eq!(Weights::of_the_engine().to_source(), include_str!("weights.rs"));
    }

    fn any_position() -> impl Strategy<Value = Position> {
        any_game(160).prop_map(|game| game[game.len() - 1])
    }

    proptest! {
        #[test]
        fn a_trace_is_worth_what_the_judge_says(position in any_position()) {
            let mut setup = roque_rules::Setup::from(&position);
            setup.half_moves = 0;
            let position = Position::try_from(setup).unwrap();
            let evaluation = Evaluation { knowledge: Knowledge::Plans, blur: 0, seed: 0 };
            let own = Handcrafted::new(evaluation).value(&position);
            let judged = if position.turn() == Color::White { own } else { -own };
            if let Some(trace) = Trace::of(&position) {
                let traced = Weights::of_the_engine().value(&trace);
                // The judge rounds several times.
                prop_assert!((traced - f64::from(judged)).abs() < 5.0, "{traced} {judged}");
            }
        }

        #[test]
        fn the_gradient_is_the_slope(position in any_position(), place in 0..COUNT) {
            const STEP: f64 = 0.001;
            let weights = Weights::of_the_engine();
            if let Some(trace) = Trace::of(&position) {
                let mut gradient = Weights::all(0.0);
                let value = weights.add_gradient(&trace, |_| 1.0, &mut gradient);
                let mut other = weights.clone();
                other.0[place] += STEP;
                let slope = (other.value(&trace) - value) / STEP;
                prop_assert!((slope - gradient.0[place]).abs() < 0.01, "{slope} {gradient:?}");
            }
        }
    }
}
