use std::{collections::HashSet, sync::Mutex, time::Duration};

use roque_engine::{Engine, Limits, Stop};
use roque_rules::{Color, Position};

use super::Settings;
use crate::{
    Line, Random,
    bout::{self, Ending},
    data::{Game, Thought},
    is_balanced, lock,
    player::Answer,
    scramble,
};

/// How many times its share of positions a move may take when an iteration goes on and on.
const HARD: u64 = 10;
/// What the engine may remember of a game, in megabytes.
const HASH: usize = 1;

/// Plays one game after the other.
pub(super) struct Player<'a> {
    settings: &'a Settings,
    engine: Engine,
}

impl<'a> Player<'a> {
    pub(super) fn new(settings: &'a Settings) -> Self {
        Self { settings, engine: Engine::new(HASH) }
    }

    pub(super) fn play(&mut self, number: u32, starts: &Mutex<HashSet<u64>>) -> Game {
        let opening = self.opening(number, starts);
        let mut line = Line::new(*opening.position());
        let mut answers = Vec::new();
        self.engine.forget();
        let ending = loop {
            let ended = bout::ended(line.history()).map(Ending::Rule);
            if let Some(ending) =
                ended.or_else(|| self.settings.adjudication.judge(&line, &answers))
            {
                break Some(ending);
            }
            let Some(answer) = self.think(&line) else { break None };
            if line.play(answer.mv).is_err() {
                break None;
            }
            answers.push(answer);
        };
        let colors = line.history().positions().iter().map(Position::turn);
        let thought = |(answer, color): (&Answer, Color)| {
            answer.score.map(|score| Thought::new(answer.mv, score, color))
        };
        Game {
            number,
            start: *opening.position(),
            thoughts: answers.iter().zip(colors).filter_map(thought).collect(),
            winner: ending.as_ref().and_then(Ending::winner),
            adjudicated: matches!(ending, Some(Ending::Adjudicated(_))),
        }
    }

    /// A beginning that no other game of the file has.
    fn opening(&mut self, number: u32, starts: &Mutex<HashSet<u64>>) -> Line {
        let mut random = Random::stream(self.settings.seed, u64::from(number));
        loop {
            let Some(line) = scramble(&mut random, &self.settings.taste.plies) else { continue };
            if is_balanced(&mut self.engine, &line, &self.settings.taste)
                && lock(starts).insert(line.position().key())
            {
                return line;
            }
        }
    }

    fn think(&mut self, line: &Line) -> Option<Answer> {
        let nodes = u64::from(self.settings.nodes);
        let limits = Limits { nodes: Some(HARD * nodes), ..Limits::default() };
        let stop = Stop::new();
        let (mut score, mut depth) = (None, None);
        let best = self.engine.search(line.history(), &limits, &stop, |info| {
            (score, depth) = (Some(info.score), Some(info.depth));
            if info.nodes >= nodes {
                stop.raise();
            }
        })?;
        Some(Answer { mv: best.mv, score, depth, nodes: None, elapsed: Duration::ZERO })
    }
}
