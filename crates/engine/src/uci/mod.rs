//! The Universal Chess Interface (S. Meyer-Kahlen, 2006), by which chess programs use an engine.
//!
//! [`Uci`] reads and writes nothing itself: it is given lines and gives lines.

mod command;
mod count;
mod go;
pub mod heard;
mod options;
mod report;
mod thinking;

use std::{
    hash::{BuildHasher, RandomState},
    ops::ControlFlow,
    sync::{Arc, Mutex, PoisonError},
};

use roque_notation::{Dialect, fen, uci};
use roque_rules::{CastlingSide, Color, File, History, Position};

use crate::{BENCH_DEPTH, Bench, Engine, Level};
use command::{Command, Start};
use go::Go;
use options::{OptionChange, OptionError, Options};
use thinking::{Hold, Thinker, Thinking};

/// Takes one line at a time, without its end.
type Output = Arc<dyn Fn(&str) + Send + Sync>;

/// An engine at the other end of a dialogue.
///
/// The search runs on a thread of its own, so that every line is answered at once. A line that
/// makes no sense gets one `info string` that says why, and changes nothing. Dropping it, as at the
/// end of the input, ends the search.
pub struct Uci {
    output: Output,
    options: Options,
    engine: Arc<Mutex<Engine>>,
    /// Nothing after a `position` that was refused.
    game: Option<History>,
    /// What chance goes by in the games of a limited strength; another for each game.
    seed: u64,
    thinker: Thinker,
    thinking: Option<Thinking>,
}

impl Uci {
    /// A dialogue that begins; each line that the engine says is given to `output`.
    pub fn new(output: impl Fn(&str) + Send + Sync + 'static) -> Self {
        let options = Options::default();
        Self {
            output: Arc::new(output),
            engine: Arc::new(Mutex::new(Engine::new(options.hash_megabytes))),
            options,
            game: Some(History::new(Position::default())),
            seed: random(),
            thinker: Thinker::start(),
            thinking: None,
        }
    }

    /// Answers a line, and breaks off after `quit`.
    pub fn handle_line(&mut self, line: &str) -> ControlFlow<()> {
        match Command::parse(line) {
            Ok(None) => {}
            Ok(Some(Command::Quit)) => {
                self.stop();
                return ControlFlow::Break(());
            }
            Ok(Some(command)) => self.obey(command),
            Err(error) => self.complain(&error.to_string()),
        }
        ControlFlow::Continue(())
    }

    fn obey(&mut self, command: Command) {
        match command {
            Command::Uci => self.introduce(),
            Command::IsReady => self.say("readyok"),
            Command::NewGame => {
                self.stop();
                self.engine().forget();
                self.seed = random();
            }
            Command::SetOption { name, value } => self.set_option(&name, value.as_deref()),
            Command::Position { start, moves } => self.set_position(start, &moves),
            Command::Go(go) => self.go(&go),
            Command::PonderHit => {
                if let Some(thinking) = &self.thinking {
                    thinking.ponder_hit();
                }
            }
            Command::Display => self.display(),
            Command::Bench(depth) => self.bench(depth),
            Command::Stop | Command::Quit => self.stop(),
        }
    }

    fn introduce(&self) {
        self.say(concat!("id name Roque ", env!("CARGO_PKG_VERSION")));
        self.say("id author the authors of Roque");
        for option in &options::DECLARED {
            self.say(&option.to_string());
        }
        self.say("uciok");
    }

    fn set_option(&mut self, name: &str, value: Option<&str>) {
        match OptionChange::read(name, value) {
            Ok(change) if self.is_thinking() && change.needs_rest() => {
                self.complain(&OptionError::Thinking(name.to_string()).to_string());
            }
            Ok(change) => self.change(change),
            Err(error) => self.complain(&error.to_string()),
        }
    }

    fn change(&mut self, change: OptionChange) {
        let options = &mut self.options;
        match change {
            OptionChange::Hash(megabytes) => self.resize(megabytes),
            OptionChange::ClearHash => self.engine().forget(),
            OptionChange::Threads(threads) => options.threads = threads,
            OptionChange::Lines(lines) => options.lines = lines,
            OptionChange::Overhead(overhead) => options.overhead = overhead,
            OptionChange::Dialect(dialect) => options.dialect = dialect,
            OptionChange::Limited(on) => options.is_limited = on,
            OptionChange::Rating(rating) => options.rating = rating,
            OptionChange::ShowsOdds(on) => options.shows_odds = on,
            OptionChange::SyzygyPath(folders) => match options.syzygy.open(&folders) {
                Ok(found) => self.say(&format!("info string {found}")),
                Err(error) => self.complain(&error.to_string()),
            },
            OptionChange::SyzygyMen(men) => options.syzygy.most_men = men,
            OptionChange::SyzygyFiftyMoves(on) => options.syzygy.fifty_moves = on,
            OptionChange::Nothing => {}
        }
    }

    fn resize(&mut self, megabytes: usize) {
        match Engine::with_room(megabytes) {
            Some(engine) => {
                self.options.hash_megabytes = megabytes;
                *self.engine() = engine;
            }
            None => self.complain(&OptionError::NoRoom(megabytes).to_string()),
        }
    }

    /// A position that is refused leaves none: a move for the one before it would be no answer to
    /// what is asked next.
    fn set_position(&mut self, start: Start, moves: &[String]) {
        match read_game(start, moves, self.options.dialect) {
            Ok(game) => self.game = Some(game),
            Err(error) => {
                self.game = None;
                self.complain(&format!("no position: {error}"));
            }
        }
    }

    fn display(&self) {
        match &self.game {
            Some(game) => self.say(&format!(
                "info string fen {}",
                fen::write(game.current(), self.options.dialect)
            )),
            None => self.complain(NO_POSITION),
        }
    }

    /// A search that is still running is stopped first, and answers for itself.
    fn go(&mut self, go: &Go) {
        self.stop();
        for fault in &go.faults {
            self.complain(fault);
        }
        let hold = match go {
            Go { is_infinite: true, .. } => Hold::Stop,
            Go { is_pondering: true, .. } => Hold::Ponderhit,
            _ => Hold::Never,
        };
        let output = Arc::clone(&self.output);
        let Some(game) = self.game.clone() else {
            self.complain(NO_POSITION);
            self.thinking = Some(self.thinker.begin(hold, |_| move || output("bestmove 0000")));
            return;
        };
        let (limits, faults) = go.limits(game.current(), &self.options);
        for fault in faults {
            self.complain(&fault);
        }
        let options = self.options.clone();
        if let Some(depth) = go.perft {
            let depth = depth.min(u64::from(u32::MAX)) as u32;
            self.thinking = Some(self.thinker.begin(Hold::Never, move |stop| {
                count::divide(game.current(), depth, options.dialect, stop, &*output);
                || {}
            }));
            return;
        }
        let (engine, seed) = (Arc::clone(&self.engine), self.seed);
        self.thinking = Some(self.thinker.begin(hold, move |stop| {
            let mut engine = engine.lock().unwrap_or_else(PoisonError::into_inner);
            engine.set_threads(options.threads);
            engine.set_tables(options.syzygy.tables());
            let say = |info: &_| output(&report::info(game.current(), info, &options));
            let best = if options.is_limited {
                Level::rated(options.rating).search(&game, &limits, seed, stop, say)
            } else {
                engine.search(&game, &limits, stop, say)
            };
            let faults = options.syzygy.base.iter().flat_map(|base| base.take_faults());
            faults.for_each(|fault| output(&format!("info string {fault}")));
            let answer = report::best_move(game.current(), best, options.dialect);
            move || output(&answer)
        }));
    }

    /// The signature of the search, and its speed.
    fn bench(&mut self, depth: Option<u8>) {
        self.stop();
        let (output, options) = (Arc::clone(&self.output), self.options.clone());
        let depth = depth.unwrap_or(BENCH_DEPTH);
        self.thinking = Some(self.thinker.begin(Hold::Never, move |stop| {
            let each = |position: &Position, done: Bench| {
                let fen = fen::write(position, Dialect::Chess960);
                output(&format!("{:>10} nodes {:>7} ms  {fen}", done.nodes, done.time.as_millis()));
            };
            let done = Bench::run(depth, options.threads, options.hash_megabytes, stop, each);
            output(&format!("{} nodes {} nps", done.nodes, done.nodes_per_second()));
            || {}
        }));
    }

    /// When this returns, the search has answered.
    fn stop(&mut self) {
        if let Some(thinking) = self.thinking.take() {
            thinking.end();
        }
    }

    fn is_thinking(&self) -> bool {
        self.thinking.as_ref().is_some_and(Thinking::goes_on)
    }

    fn engine(&self) -> std::sync::MutexGuard<'_, Engine> {
        self.engine.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn say(&self, line: &str) {
        (self.output)(line);
    }

    fn complain(&self, fault: &str) {
        self.say(&format!("info string {fault}"));
    }
}

impl Drop for Uci {
    fn drop(&mut self) {
        self.stop();
    }
}

impl std::fmt::Debug for Uci {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Uci")
            .field("options", &self.options)
            .field(
                "position",
                &self.game.as_ref().map(|game| fen::write(game.current(), Dialect::default())),
            )
            .field("thinking", &self.is_thinking())
            .finish_non_exhaustive()
    }
}

const NO_POSITION: &str = "there is no position: the last one was refused";

fn random() -> u64 {
    RandomState::new().hash_one(0)
}

/// All moves are played, since repetitions and the fifty moves depend on them.
fn read_game(start: Start, moves: &[String], dialect: Dialect) -> Result<History, String> {
    let position = match start {
        Start::Ordinary => Position::default(),
        Start::Fen(text) => fen::read(&text).map_err(|error| format!("{text:?}: {error}"))?,
    };
    if dialect == Dialect::Ordinary && castles_from_elsewhere(&position) {
        return Err("a king or a rook castles from another square: set UCI_Chess960".to_string());
    }
    let mut game = History::new(position);
    for (index, text) in moves.iter().enumerate() {
        let at = |fault: &dyn std::fmt::Display| format!("move {} ({text}): {fault}", index + 1);
        let mv = uci::read(game.current(), text).map_err(|error| at(&error))?;
        game.play(mv).map_err(|error| at(&error))?;
    }
    Ok(game)
}

/// Whether a castling right belongs to Chess960 alone: its moves cannot be written otherwise.
fn castles_from_elsewhere(position: &Position) -> bool {
    let homes = [(CastlingSide::King, File::H), (CastlingSide::Queen, File::A)];
    [Color::White, Color::Black].into_iter().any(|color| {
        homes.into_iter().any(|(side, home)| {
            position
                .castling_rook(color, side)
                .is_some_and(|rook| rook.file() != home || position.king(color).file() != File::E)
        })
    })
}
