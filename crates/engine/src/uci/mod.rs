//! The Universal Chess Interface (S. Meyer-Kahlen, 2006), by which chess programs use an engine.
//!
//! [`Uci`] reads and writes nothing itself: it is given lines and gives lines.

mod command;
mod go;
mod options;
mod report;
mod thinking;

use std::{
    ops::ControlFlow,
    sync::{Arc, Mutex, PoisonError},
};

use roque_notation::{Dialect, fen, uci};
use roque_rules::{History, Position};

use crate::Engine;
use command::{Command, Start};
use go::Go;
use options::{OptionChange, OptionError, Options};
use thinking::Thinking;

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
    game: History,
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
            game: History::new(Position::default()),
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
            }
            Command::SetOption { name, value } => self.set_option(&name, value.as_deref()),
            Command::Position { start, moves } => self.set_position(start, &moves),
            Command::Go(go) => self.go(&go),
            Command::PonderHit | Command::Stop | Command::Quit => self.stop(),
        }
    }

    fn introduce(&self) {
        self.say(concat!("id name Roque ", env!("CARGO_PKG_VERSION")));
        self.say("id author the authors of Roque");
        for line in options::DECLARED {
            self.say(line);
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
        match change {
            OptionChange::Hash(megabytes) => {
                self.options.hash_megabytes = megabytes;
                *self.engine() = Engine::new(megabytes);
            }
            OptionChange::ClearHash => self.engine().forget(),
            OptionChange::Threads => {}
            OptionChange::Dialect(dialect) => self.options.dialect = dialect,
        }
    }

    fn set_position(&mut self, start: Start, moves: &[String]) {
        match read_game(start, moves) {
            Ok(game) => self.game = game,
            Err(error) => self.complain(&format!("position left as it was: {error}")),
        }
    }

    /// A search that is still running is stopped first, and answers for itself.
    fn go(&mut self, go: &Go) {
        self.stop();
        for fault in &go.faults {
            self.complain(fault);
        }
        let (limits, faults) = go.limits(self.game.current());
        for fault in faults {
            self.complain(&fault);
        }
        let (engine, output) = (Arc::clone(&self.engine), Arc::clone(&self.output));
        let (game, dialect) = (self.game.clone(), self.options.dialect);
        self.thinking = Some(Thinking::begin(go.wait, move |stop| {
            let mut engine = engine.lock().unwrap_or_else(PoisonError::into_inner);
            let say = |info: &_| output(&report::info(game.current(), info, dialect));
            let best = engine.search(&game, &limits, stop, say);
            let answer = report::best_move(game.current(), best, dialect);
            move || output(&answer)
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
            .field("position", &fen::write(self.game.current(), Dialect::default()))
            .field("thinking", &self.is_thinking())
            .finish_non_exhaustive()
    }
}

/// All moves are played, since repetitions and the fifty moves depend on them.
fn read_game(start: Start, moves: &[String]) -> Result<History, String> {
    let position = match start {
        Start::Ordinary => Position::default(),
        Start::Fen(text) => fen::read(&text).map_err(|error| format!("{text:?}: {error}"))?,
    };
    let mut game = History::new(position);
    for (index, text) in moves.iter().enumerate() {
        let at = |fault: &dyn std::fmt::Display| format!("move {} ({text}): {fault}", index + 1);
        let mv = uci::read(game.current(), text).map_err(|error| at(&error))?;
        game.play(mv).map_err(|error| at(&error))?;
    }
    Ok(game)
}
