use std::{
    sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
    time::{Duration, Instant},
};

use super::budget::Budget;
use crate::{Limits, Stop};

/// What the first iteration may always take.
const FIRST_ITERATION: Duration = Duration::from_millis(200);
/// Positions between two looks at the clock: well under a millisecond.
const NODES_PER_LOOK: u64 = 512;

/// The search has to end now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Stopped;

/// What the threads of one search know of each other.
#[derive(Debug)]
pub(crate) struct Team<'a> {
    stop: &'a Stop,
    /// The thread that answers has its answer.
    is_over: AtomicBool,
    tallies: Vec<Tally>,
}

/// What one thread has done so far, as it tells at each look at the clock; in a line of the cache
/// of its own, which the others seldom read.
#[derive(Debug, Default)]
#[repr(align(64))]
struct Tally {
    nodes: AtomicU64,
    table_hits: AtomicU64,
}

impl<'a> Team<'a> {
    pub(crate) fn new(threads: usize, stop: &'a Stop) -> Self {
        let tallies = (0..threads).map(|_| Tally::default()).collect();
        Self { stop, is_over: AtomicBool::new(false), tallies }
    }

    /// From now on all threads end as if stopped.
    pub(crate) fn finish(&self) {
        self.is_over.store(true, Relaxed);
    }

    fn has_to_end(&self) -> bool {
        self.stop.is_raised() || self.is_over.load(Relaxed)
    }

    /// Positions visited by all threads, as far as they have told.
    pub(crate) fn nodes(&self) -> u64 {
        self.tallies.iter().map(|tally| tally.nodes.load(Relaxed)).sum()
    }

    fn others(&self, thread: usize) -> impl Iterator<Item = &Tally> {
        let others = self.tallies.iter().enumerate().filter(move |&(other, _)| other != thread);
        others.map(|(_, tally)| tally)
    }
}

/// Counts the positions that one thread visits, and says when it has to end.
#[derive(Debug)]
pub(crate) struct Watch<'a> {
    team: &'a Team<'a>,
    thread: usize,
    started: Instant,
    /// Since when the own time runs; not yet while pondering.
    on_clock: Option<Instant>,
    budget: Option<Budget>,
    max_nodes: u64,
    nodes: u64,
    table_hits: u64,
    answer_ready: bool,
}

impl<'a> Watch<'a> {
    /// Of the thread that keeps the limits and answers.
    pub(crate) fn keeping(limits: &Limits, team: &'a Team<'a>) -> Self {
        let started = Instant::now();
        Self {
            team,
            thread: 0,
            started,
            on_clock: (!team.stop.is_pondering()).then_some(started),
            budget: Budget::of(limits),
            max_nodes: limits.nodes.unwrap_or(u64::MAX),
            nodes: 0,
            table_hits: 0,
            answer_ready: false,
        }
    }

    /// Of another thread of the team, which goes on until the first has its answer.
    pub(crate) fn helping(team: &'a Team<'a>, thread: usize) -> Self {
        let started = Instant::now();
        Self {
            team,
            thread,
            started,
            on_clock: None,
            budget: None,
            max_nodes: u64::MAX,
            nodes: 0,
            table_hits: 0,
            answer_ready: false,
        }
    }

    /// Counts one more position, unless the search has to end before it.
    pub(crate) fn visit(&mut self) -> Result<(), Stopped> {
        let spent = self.nodes >= self.max_nodes && self.answer_ready;
        if spent || self.team.has_to_end() {
            return Err(Stopped);
        }
        if self.nodes.is_multiple_of(NODES_PER_LOOK) {
            self.look()?;
        }
        self.nodes += 1;
        Ok(())
    }

    fn look(&mut self) -> Result<(), Stopped> {
        self.tell();
        let hit = self.on_clock.is_none() && !self.team.stop.is_pondering();
        if hit {
            self.on_clock = Some(Instant::now());
        }
        let enough = (hit && self.has_thought_enough(1.0)) || self.team_nodes() >= self.max_nodes;
        if (enough && self.answer_ready) || self.is_late() { Err(Stopped) } else { Ok(()) }
    }

    /// Whether the usual time has passed, that of pondering included: what has been thought on the
    /// opponent's time need not be thought again.
    fn has_thought_enough(&self, patience: f64) -> bool {
        self.budget.is_some_and(|Budget { soft, hard, is_saved }| {
            let patience = if is_saved { patience } else { 1.0 };
            self.elapsed() >= soft.mul_f64(patience).min(hard)
        })
    }

    fn is_late(&self) -> bool {
        let (Some(budget), Some(on_clock)) = (self.budget, self.on_clock) else { return false };
        let hard = budget.hard;
        on_clock.elapsed() >= if self.answer_ready { hard } else { hard.max(FIRST_ITERATION) }
    }

    /// Lets the team know what has been done.
    pub(crate) fn tell(&self) {
        let tally = &self.team.tallies[self.thread];
        tally.nodes.store(self.nodes, Relaxed);
        tally.table_hits.store(self.table_hits, Relaxed);
    }

    /// Tables knew a position.
    pub(crate) fn note_table_hit(&mut self) {
        self.table_hits += 1;
    }

    /// An iteration is complete: there is something to answer from now on.
    pub(crate) fn note_answer(&mut self) {
        self.answer_ready = true;
    }

    /// Whether another iteration may begin, when `patience` times the usual time is due.
    pub(crate) fn may_go_on(&self, patience: f64) -> bool {
        let has_time = self.team.stop.is_pondering() || !self.has_thought_enough(patience);
        has_time && self.team_nodes() < self.max_nodes && !self.team.has_to_end()
    }

    /// Whether thinking longer costs something that could be saved.
    pub(crate) fn is_timed(&self) -> bool {
        self.budget.is_some() && !self.team.stop.is_pondering()
    }

    /// Positions visited by this thread.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Positions visited by all threads, as far as the others have told.
    pub(crate) fn team_nodes(&self) -> u64 {
        let others = self.team.others(self.thread).map(|tally| tally.nodes.load(Relaxed));
        self.nodes + others.sum::<u64>()
    }

    /// Positions that tables knew, asked by all threads, as far as the others have told.
    pub(crate) fn team_table_hits(&self) -> u64 {
        let others = self.team.others(self.thread).map(|tally| tally.table_hits.load(Relaxed));
        self.table_hits + others.sum::<u64>()
    }

    pub(crate) fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }
}
