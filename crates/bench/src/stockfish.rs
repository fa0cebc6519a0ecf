//! Stockfish, where it is installed: a program that is spoken to in UCI.

use std::{
    io::{BufRead as _, BufReader, Read as _, Write as _},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    sync::{LazyLock, Mutex, PoisonError},
    time::Duration,
};

use crate::{position::Position, time};

/// By its name, and where Debian keeps games.
const PROGRAMS: [&str; 2] = ["stockfish", "/usr/games/stockfish"];

/// One for the whole run: it takes a while to start.
static RUNNING: LazyLock<Mutex<Option<Stockfish>>> =
    LazyLock::new(|| Mutex::new(PROGRAMS.into_iter().find_map(Stockfish::start)));

struct Stockfish {
    process: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

/// The leaves Stockfish counts; nothing where it is not installed.
pub(crate) fn count(position: &Position) -> Option<u64> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner).as_mut()?.count(position)
}

/// Searches a position from scratch: the nodes visited and the seconds its threads have had on the
/// processor. Nothing where it is not installed.
pub(crate) fn search(fen: &str, nodes: u64) -> Option<(u64, f64)> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner).as_mut()?.search(fen, nodes)
}

impl Stockfish {
    fn start(program: &str) -> Option<Self> {
        let mut command = Command::new(program);
        let mut process = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .ok()?;
        let (input, output) = (process.stdin.take()?, BufReader::new(process.stdout.take()?));
        let mut stockfish = Self { process, input, output };
        stockfish.ask("uci", "uciok")?;
        Some(stockfish)
    }

    fn count(&mut self, position: &Position) -> Option<u64> {
        let Position { fen, chess960, depth, .. } = position;
        self.ask(&format!("setoption name UCI_Chess960 value {chess960}\nisready"), "readyok")?;
        let answer =
            self.ask(&format!("position fen {fen}\ngo perft {depth}"), "Nodes searched: ")?;
        answer.parse().ok()
    }

    fn search(&mut self, fen: &str, nodes: u64) -> Option<(u64, f64)> {
        self.ask("setoption name UCI_Chess960 value true\nucinewgame\nisready", "readyok")?;
        let started = self.processor_seconds()?;
        writeln!(self.input, "position fen {fen}\ngo nodes {nodes}").ok()?;
        let mut visited = None;
        for line in self.output.by_ref().lines().map_while(Result::ok) {
            if line.starts_with("bestmove") {
                break;
            }
            let mut words = line.split_whitespace().skip_while(|&word| word != "nodes");
            visited = words.nth(1).and_then(|word| word.parse().ok()).or(visited);
        }
        Some((visited?, self.processor_seconds()? - started))
    }

    /// What Linux says its threads have had, in nanoseconds (`Documentation/scheduler/sched-stats`);
    /// the time on the wall elsewhere.
    fn processor_seconds(&self) -> Option<f64> {
        let Ok(tasks) = std::fs::read_dir(format!("/proc/{}/task", self.process.id())) else {
            return Some(time::wall().as_secs_f64());
        };
        let mut total = Duration::ZERO;
        for task in tasks {
            let stat = std::fs::read_to_string(task.ok()?.path().join("schedstat")).ok()?;
            total += Duration::from_nanos(stat.split_whitespace().next()?.parse().ok()?);
        }
        Some(total.as_secs_f64())
    }

    /// Says something, reads on to the line that begins with `until`, and gives what follows there.
    fn ask(&mut self, words: &str, until: &str) -> Option<String> {
        writeln!(self.input, "{words}").ok()?;
        let lines = self.output.by_ref().lines();
        let mut lines = lines.map_while(Result::ok);
        lines.find_map(|line| line.strip_prefix(until).map(|rest| rest.trim().to_owned()))
    }
}

impl Drop for Stockfish {
    fn drop(&mut self) {
        let _ = self.process.kill();
    }
}
