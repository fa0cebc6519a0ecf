use std::{
    collections::HashSet,
    env, fs, io,
    path::PathBuf,
    sync::{
        Mutex,
        atomic::{AtomicBool, Ordering},
        mpsc,
    },
    thread,
};

use roque_rules::ByColor;

use super::{Fixture, Log, LogError, Plan, Standings, Terms, shelf::Shelf};
use crate::{
    Line, Random,
    bout::{self, Record, Seat},
    lock,
    player::{Contender, Fault, Kind, ParseContenderError},
    statistics::Hypotheses,
};

/// A tournament, new or half played.
#[derive(Debug)]
pub struct Tournament {
    plan: Plan,
    log: Option<Log>,
    records: Vec<Record>,
    standings: Standings,
}

/// Why a tournament cannot be played.
#[derive(Debug, thiserror::Error)]
pub enum TournamentError {
    /// There must be somebody to play against.
    #[error("a tournament needs two players or more")]
    Alone,
    /// Two players could not be told apart.
    #[error("two players are called {0}: give one of them another name=")]
    SameName(String),
    /// A test is about two players.
    #[error("a test is between two players, not {0}")]
    TestOfMany(usize),
    /// A player cannot be told its limit.
    #[error(transparent)]
    Contender(#[from] ParseContenderError),
    /// A player cannot even begin.
    #[error("{name} {fault}")]
    NotReady {
        /// Its name.
        name: String,
        /// What is the matter.
        fault: Fault,
    },
    /// The log cannot be used.
    #[error(transparent)]
    Log(#[from] LogError),
    /// The log cannot be written any more.
    #[error("the log cannot be written: {0}")]
    Write(#[from] io::Error),
}

impl Tournament {
    /// A tournament with a log that may hold games already. All players are tried first.
    pub fn open(
        plan: Plan,
        log: Option<PathBuf>,
        test: Option<Hypotheses>,
    ) -> Result<Self, TournamentError> {
        check(&plan, test)?;
        let (log, records) = match log {
            Some(path) => {
                let (log, records) = Log::open(&path, &Terms::of(&plan))?;
                (Some(log), records)
            }
            None => (None, Vec::new()),
        };
        let names = plan.contenders.iter().map(|contender| contender.name.clone()).collect();
        let mut standings = Standings::new(names, test);
        for record in &records {
            standings.add(record);
        }
        Ok(Self { plan, log, records, standings })
    }

    /// The games played, in the order in which they ended.
    pub fn records(&self) -> &[Record] {
        &self.records
    }

    /// What they say.
    pub fn standings(&self) -> &Standings {
        &self.standings
    }

    /// How many games there are to be.
    pub fn games(&self) -> usize {
        self.plan.games()
    }

    /// Plays what is left, so many games at a time, until the end, a verdict, or the interruption.
    /// `on_game` hears of each game after it is in the log.
    pub fn run(
        &mut self,
        concurrency: usize,
        interrupted: &AtomicBool,
        mut on_game: impl FnMut(&Record, &Standings),
    ) -> Result<(), TournamentError> {
        let played: HashSet<usize> = self.records.iter().map(|record| record.number).collect();
        let plan = &self.plan;
        let fixtures = (0..plan.games()).filter(|number| !played.contains(number));
        let fixtures = Mutex::new(fixtures.map(|number| plan.fixture(number)));
        let openings = Mutex::new(Shelf::new(plan, &self.records));
        let over = AtomicBool::new(self.standings.verdict().is_some());
        let (sender, results) = mpsc::channel();
        thread::scope(|scope| {
            for _ in 0..concurrency.max(1) {
                let (sender, fixtures) = (sender.clone(), &fixtures);
                let (openings, over) = (&openings, &over);
                scope.spawn(move || {
                    let mut table = Table::new(plan);
                    while !over.load(Ordering::Relaxed) && !interrupted.load(Ordering::Relaxed) {
                        let Some(fixture) = lock(fixtures).next() else { break };
                        let opening = lock(openings).get(fixture.opening);
                        if sender.send(table.play(plan, fixture, &opening)).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(sender);
            for record in results {
                if let Some(log) = &mut self.log {
                    let written = log.add(&record);
                    // Nobody plays on for nothing.
                    over.fetch_or(written.is_err(), Ordering::Relaxed);
                    written?;
                }
                self.standings.add(&record);
                over.fetch_or(self.standings.verdict().is_some(), Ordering::Relaxed);
                on_game(&record, &self.standings);
                self.records.push(record);
            }
            Ok(())
        })
    }
}

impl Terms {
    /// What a tournament of this plan is played on. It may be made longer, and its verdict or rules of
    /// adjudication may change.
    pub fn of(plan: &Plan) -> Self {
        Self {
            roque_arena: Self::VERSION,
            engines: plan.contenders.iter().map(identity).collect(),
            limit: plan.limit.to_string(),
            format: plan.format.name().to_owned(),
            seed: plan.seed,
        }
    }
}

/// A player as it was described, with the sum of its program: one that was built anew is another.
fn identity(contender: &Contender) -> String {
    let program = match &contender.kind {
        Kind::Level(_) => env::current_exe().ok(),
        Kind::Program { words, .. } => words.first().map(PathBuf::from),
    };
    let sum = program.and_then(|path| fs::read(path).ok()).map(|bytes| crc32fast::hash(&bytes));
    sum.map_or(contender.description.clone(), |sum| format!("{} #{sum:08x}", contender.description))
}

fn check(plan: &Plan, test: Option<Hypotheses>) -> Result<(), TournamentError> {
    let contenders = &plan.contenders;
    if contenders.len() < 2 {
        return Err(TournamentError::Alone);
    }
    if test.is_some() && contenders.len() > 2 {
        return Err(TournamentError::TestOfMany(contenders.len()));
    }
    let mut names = HashSet::new();
    for contender in contenders {
        if !names.insert(&contender.name) {
            return Err(TournamentError::SameName(contender.name.clone()));
        }
        contender.check(contender.limit.unwrap_or(plan.limit))?;
        let mut seat = Seat::new(contender.clone(), plan.limit, plan.waits);
        seat.begin(0)
            .map_err(|fault| TournamentError::NotReady { name: contender.name.clone(), fault })?;
    }
    Ok(())
}

/// Where games are played one after the other, with a seat for each player.
struct Table {
    seats: Vec<Seat>,
}

impl Table {
    fn new(plan: &Plan) -> Self {
        let seat = |it: &Contender| Seat::new(it.clone(), plan.limit, plan.waits);
        Self { seats: plan.contenders.iter().map(seat).collect() }
    }

    fn play(&mut self, plan: &Plan, fixture: Fixture, opening: &Line) -> Record {
        let Fixture { number, white, black, .. } = fixture;
        let Ok([first, second]) = self.seats.get_disjoint_mut([white, black]) else {
            unreachable!("nobody meets himself")
        };
        let mut seats = ByColor { white: first, black: second };
        let seed = Random::stream(plan.seed, number as u64).number();
        let bout = bout::play(opening, &mut seats, &plan.adjudication, seed);
        let name = |player: usize| plan.contenders[player].name.as_str();
        Record::of(number, &ByColor { white: name(white), black: name(black) }, &bout)
    }
}
