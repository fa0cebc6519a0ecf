use std::collections::HashMap;

use roque_rules::Color;

use crate::{
    bout::{Blame, Played, Record},
    statistics::{Elo, Hypotheses, Meeting, Pentanomial, Rating, Verdict, rate},
};

/// What the games played so far say.
#[derive(Debug, Clone)]
pub struct Standings {
    names: Vec<String>,
    encounters: Vec<Encounter>,
    test: Option<Hypotheses>,
    verdict: Option<Verdict>,
    faults: Vec<(usize, Blame)>,
    efforts: Vec<Effort>,
}

/// What a player spent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Effort {
    /// Moves made.
    pub moves: u64,
    /// Time spent on them, in milliseconds.
    pub elapsed: u64,
    /// Moves for which the player told how many positions it had looked at.
    pub counted: u64,
    /// Those positions.
    pub nodes: u64,
}

impl Effort {
    fn add(&mut self, played: &Played) {
        self.moves += 1;
        self.elapsed += played.elapsed;
        if let Some(nodes) = played.nodes {
            self.counted += 1;
            self.nodes += nodes;
        }
    }

    /// Positions a move, as far as they were told.
    pub fn nodes_a_move(&self) -> Option<u64> {
        self.nodes.checked_div(self.counted)
    }
}

/// The games between two players.
#[derive(Debug, Clone, PartialEq)]
pub struct Encounter {
    /// The number of the one.
    pub one: usize,
    /// The number of the other.
    pub other: usize,
    /// Games that the one won, drew and lost.
    pub games: [u64; 3],
    /// Whole pairs, from the point of view of the one.
    pub pairs: Pentanomial,
    /// Half points of the one in pairs of which one game is still to come.
    open: HashMap<usize, usize>,
}

impl Standings {
    /// Of players who have not played yet. A test is about the first two.
    pub fn new(names: Vec<String>, test: Option<Hypotheses>) -> Self {
        let efforts = vec![Effort::default(); names.len()];
        let (encounters, faults) = (Vec::new(), Vec::new());
        Self { names, encounters, test, verdict: None, faults, efforts }
    }

    /// Takes a game into account; whether its players are known.
    pub fn add(&mut self, record: &Record) -> bool {
        let number = |name: &String| self.names.iter().position(|known| known == name);
        let (Some(white), Some(black)) = (number(&record.white), number(&record.black)) else {
            return false;
        };
        if let Some(blame) = &record.fault {
            self.faults.push((record.number, blame.clone()));
        }
        for (ply, played) in record.moves.iter().enumerate() {
            let is_white = (record.opening.len() + ply).is_multiple_of(2);
            self.efforts[if is_white { white } else { black }].add(played);
        }
        let (one, other) = (white.min(black), white.max(black));
        let color = if one == white { Color::White } else { Color::Black };
        let encounter = self.encounter(one, other);
        encounter.add(color, record);
        let pairs = encounter.pairs;
        if (one, other) == (0, 1) && self.verdict.is_none() {
            self.verdict = self.test.and_then(|test| test.verdict(&pairs));
        }
        true
    }

    fn encounter(&mut self, one: usize, other: usize) -> &mut Encounter {
        let known = self.encounters.iter().position(|it| (it.one, it.other) == (one, other));
        let index = known.unwrap_or_else(|| {
            self.encounters.push(Encounter::new(one, other));
            self.encounters.len() - 1
        });
        &mut self.encounters[index]
    }

    /// The names of the players, by number.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Who has met whom, in the order in which they first did.
    pub fn encounters(&self) -> &[Encounter] {
        &self.encounters
    }

    /// What is tested.
    pub fn test(&self) -> Option<Hypotheses> {
        self.test
    }

    /// The first verdict that the test came to, in the order in which pairs were finished.
    pub fn verdict(&self) -> Option<Verdict> {
        self.verdict
    }

    /// The faults, with the numbers of the games.
    pub fn faults(&self) -> &[(usize, Blame)] {
        &self.faults
    }

    /// What a player spent in all.
    pub fn effort_of(&self, player: usize) -> Effort {
        self.efforts[player]
    }

    /// Games that a player won, drew and lost.
    pub fn games_of(&self, player: usize) -> [u64; 3] {
        self.encounters.iter().fold([0; 3], |[won, drawn, lost], it| match it.games {
            [a, b, c] if it.one == player => [won + a, drawn + b, lost + c],
            [a, b, c] if it.other == player => [won + c, drawn + b, lost + a],
            _ => [won, drawn, lost],
        })
    }

    /// The ratings, with the given ones as they are. Each two who met are given one more game, a draw,
    /// so that who has won them all has a rating too. Nothing while not all are compared.
    pub fn ratings(&self, anchors: &[Option<f64>]) -> Option<Vec<Rating>> {
        let meeting = |it: &Encounter| {
            let [won, drawn, lost] = it.games.map(|games| games as f64);
            let (points, games) = (won + drawn / 2.0 + 0.5, won + drawn + lost + 1.0);
            Meeting { one: it.one, other: it.other, points, games }
        };
        rate(&self.encounters.iter().map(meeting).collect::<Vec<_>>(), anchors)
    }
}

impl Encounter {
    fn new(one: usize, other: usize) -> Self {
        let (games, pairs, open) = ([0; 3], Pentanomial::default(), HashMap::new());
        Self { one, other, games, pairs, open }
    }

    fn add(&mut self, color: Color, record: &Record) {
        let white = record.half_points();
        let points = if color == Color::White { white } else { 2 - white };
        self.games[2 - points] += 1;
        let pair = record.number / 2;
        match self.open.remove(&pair) {
            Some(before) => self.pairs.add(before + points),
            None => drop(self.open.insert(pair, points)),
        }
    }

    /// The difference that the whole pairs show.
    pub fn elo(&self) -> Elo {
        Elo::of(&self.pairs)
    }
}
