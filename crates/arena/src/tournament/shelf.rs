use std::collections::HashMap;

use roque_notation::uci;

use super::Plan;
use crate::{Line, Openings, Taste, bout::Record};

/// The openings of a tournament by number, made when they are asked for. The second game of a pair has
/// the opening of the first, even if that was played by an earlier build.
pub(super) struct Shelf {
    played: HashMap<usize, Line>,
    made: Vec<Line>,
    openings: Openings,
}

impl Shelf {
    pub(super) fn new(plan: &Plan, records: &[Record]) -> Self {
        let opening =
            |record: &Record| Some((plan.fixture(record.number).opening, replay(&record.opening)?));
        Self {
            played: records.iter().filter_map(opening).collect(),
            made: Vec::new(),
            openings: Openings::new(plan.seed, Taste::MATCH),
        }
    }

    pub(super) fn get(&mut self, number: usize) -> Line {
        if let Some(line) = self.played.get(&number) {
            return line.clone();
        }
        let missing = (number + 1).saturating_sub(self.made.len());
        self.made.extend(self.openings.by_ref().take(missing));
        self.made[number].clone()
    }
}

fn replay(moves: &[String]) -> Option<Line> {
    let mut line = Line::default();
    for text in moves {
        line.play(uci::read(line.position(), text).ok()?).ok()?;
    }
    Some(line)
}
