//! `match`: engines play each other.

use std::{error::Error, path::PathBuf, sync::atomic::AtomicBool, time::Duration};

use indicatif::{ProgressBar, ProgressStyle};
use roque_arena::{
    bout::{Adjudication, DrawRule, Record, ResignRule},
    player::{Contender, Limit, Waits},
    statistics::Hypotheses,
    tournament::{Format, Plan, Standings, Tournament},
};

use super::{revision, table};

/// Play engines against each other
///
/// An engine is `roque` (this build), `git:REVISION` (the build of a commit), a level (easy-1 to
/// master-2, full) or a command, then key=value between commas: name, proto (uci or xboard), a limit, option.NAME. For instance
/// `--engine roque --engine git:HEAD --engine "stockfish,nodes=500,option.Hash=16"`.
#[derive(Debug, clap::Args)]
pub(crate) struct Contest {
    /// Who plays; give it twice or more
    #[arg(long = "engine", value_name = "ENGINE", required = true)]
    engines: Vec<Contender>,
    /// What each may spend: nodes=20000, depth=8, movetime=0.1 or tc=10+0.1 (seconds)
    #[arg(long, default_value = "nodes=20000")]
    limit: Limit,
    /// How many openings each two play, with both colours
    #[arg(long, default_value_t = 100)]
    pairs: usize,
    /// The first engine meets each other one, and they do not meet
    #[arg(long)]
    gauntlet: bool,
    /// Games at a time; by default one for each processor
    #[arg(long)]
    concurrency: Option<usize>,
    /// What the openings follow
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The file that the games are kept in; a match goes on where its log ends
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
    /// Write the games to this file when done
    #[arg(long, value_name = "FILE")]
    pgn: Option<PathBuf>,
    /// Stop when it is clear which is true: Elo of the one and the other hypothesis, as in 0,5
    #[arg(long, value_name = "ELO0,ELO1[,ALPHA,BETA]")]
    sprt: Option<Hypotheses>,
    /// End a game that both see won: centipawns and moves of each, as in 600,4
    #[arg(long, value_name = "SCORE,MOVES")]
    resign: Option<ResignRule>,
    /// End a game that both see drawn: centipawns, moves of each, first move number, as in 10,8,40
    #[arg(long, value_name = "SCORE,MOVES,FROM")]
    draw: Option<DrawRule>,
    /// A rating that is known; the others are measured from it
    #[arg(long = "anchor", value_name = "NAME=ELO")]
    anchors: Vec<table::Anchor>,
    /// Milliseconds that a move may come later than its clock allows
    #[arg(long, default_value_t = 100)]
    margin: u64,
    /// Seconds that an engine without clock may take for a move
    #[arg(long, default_value_t = 60)]
    patience: u64,
}

/// Where there is no terminal for a bar, a line is written after so many games.
const LINE_EVERY: u64 = 20;

impl Contest {
    pub(crate) fn run(mut self) -> Result<(), Box<dyn Error>> {
        self.engines.iter_mut().try_for_each(revision::build)?;
        let processors = || std::thread::available_parallelism().map_or(1, usize::from);
        let concurrency = self.concurrency.unwrap_or_else(processors);
        let mut tournament = Tournament::open(self.plan(), self.log.clone(), self.sprt)?;
        // A rating of somebody who does not play is noticed now and not after hours.
        table::known(tournament.standings(), &self.anchors)?;
        let games = tournament.games();
        let bar = progress(games, tournament.records().len());
        tournament.run(concurrency, &AtomicBool::new(false), |record, standings| {
            report_fault(&bar, record);
            bar.inc(1);
            bar.set_message(summary(standings));
            if bar.is_hidden() && bar.position().is_multiple_of(LINE_EVERY) {
                eprintln!("{} of {games} games  {}", bar.position(), bar.message());
            }
        })?;
        bar.finish_and_clear();
        if let Some(path) = &self.pgn {
            let games: String = tournament.records().iter().filter_map(Record::to_pgn).collect();
            std::fs::write(path, games).map_err(|error| format!("{}: {error}", path.display()))?;
        }
        print!("{}", table::render(tournament.standings(), &self.anchors)?);
        Ok(())
    }

    fn plan(&self) -> Plan {
        Plan {
            contenders: self.engines.clone(),
            limit: self.limit,
            waits: Waits {
                margin: Duration::from_millis(self.margin),
                patience: Duration::from_secs(self.patience),
            },
            format: if self.gauntlet { Format::Gauntlet } else { Format::RoundRobin },
            rounds: self.pairs,
            seed: self.seed,
            adjudication: Adjudication { resign: self.resign, draw: self.draw },
        }
    }
}

fn progress(games: usize, played: usize) -> ProgressBar {
    let style = ProgressStyle::with_template(
        "{bar:24} {pos}/{len} games, {elapsed} gone, {eta} to go  {msg}",
    );
    let style = style.unwrap_or_else(|_| ProgressStyle::default_bar());
    let bar = ProgressBar::new(games as u64).with_style(style).with_position(played as u64);
    bar.reset_eta();
    bar
}

fn report_fault(bar: &ProgressBar, record: &Record) {
    if let Some(blame) = &record.fault {
        bar.suspend(|| eprintln!("game {}: {} {}", record.number + 1, blame.by, blame.what));
    }
}

/// What is told while games are played.
fn summary(standings: &Standings) -> String {
    match standings.encounters() {
        [it] => {
            let test = standings.test().map(|test| {
                let (low, high) = test.bounds();
                let ratio = test.log_likelihood_ratio(&it.pairs);
                format!(", LLR {ratio:+.2} ({low:.2}, {high:.2})")
            });
            let [won, drawn, lost] = it.games;
            format!("+{won} ={drawn} -{lost}, Elo {}{}", it.elo(), test.unwrap_or_default())
        }
        _ => format!("{} faults", standings.faults().len()),
    }
}
