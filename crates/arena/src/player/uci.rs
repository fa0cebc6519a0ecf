//! Programs that speak UCI (S. Meyer-Kahlen, 2006).

use std::time::{Duration, Instant};

use roque_engine::{
    Score,
    heard::{Heard, Report},
};
use roque_notation::uci;

use super::{
    Allowance, Answer, Fault, Player,
    contender::Waits,
    process::{Process, Silence},
};
use crate::Line;

/// How long a program that overstepped its time may take to answer `stop`.
const STOPPING: Duration = Duration::from_secs(1);

pub(super) struct Engine {
    process: Process,
    waits: Waits,
}

impl Engine {
    pub(super) fn start(
        words: &[String],
        options: &[(String, String)],
        waits: Waits,
    ) -> Result<Self, Fault> {
        let mut engine = Self { process: Process::start(words)?, waits };
        engine.ask("uci", &Heard::UciOk)?;
        for (name, value) in options {
            engine.process.say(&format!("setoption name {name} value {value}"));
        }
        engine.ask("isready", &Heard::ReadyOk)?;
        Ok(engine)
    }

    fn ask(&mut self, question: &str, answer: &Heard) -> Result<(), Fault> {
        let asked = Instant::now();
        self.process.say(question);
        let found = |line: &str| (Heard::read(line)? == *answer).then_some(());
        let heard = self.process.wait_for(asked + self.waits.patience, found);
        heard.map_err(|silence| self.process.fault(silence, question, asked))
    }

    /// Without an answer in time, a program that can still be stopped has lost on time; one that
    /// cannot hangs.
    fn overdue(&mut self, asked: Instant, timed: bool) -> Fault {
        let elapsed = asked.elapsed();
        self.process.say("stop");
        let answer =
            |line: &str| matches!(Heard::read(line), Some(Heard::BestMove { .. })).then_some(());
        match self.process.wait_for(Instant::now() + STOPPING, answer) {
            Ok(()) if timed => Fault::Time { elapsed },
            Ok(()) | Err(Silence::TooLate) => {
                Fault::Hang { question: "go".to_owned(), waited: asked.elapsed() }
            }
            Err(Silence::Ended) => self.process.fault(Silence::Ended, "stop", asked),
        }
    }
}

impl Player for Engine {
    fn begin(&mut self, _seed: u64) -> Result<(), Fault> {
        self.process.say("ucinewgame");
        self.ask("isready", &Heard::ReadyOk)
    }

    fn think(&mut self, line: &Line, allowance: &Allowance) -> Result<Answer, Fault> {
        self.process.say(&format!("position {}", line.in_uci()));
        let asked = Instant::now();
        self.process.say(&go(line, allowance));
        let time = allowance.time();
        let deadline = asked + time.map_or(self.waits.patience, |time| time + self.waits.margin);
        let mut told = Told::default();
        let answer = self.process.wait_for(deadline, |line| match Heard::read(line)? {
            Heard::Report(report) => {
                told.take(&report);
                None
            }
            // Who says that there is no move says it in these letters, and loses by them.
            Heard::BestMove { mv, .. } => Some(mv.unwrap_or_else(|| "(none)".to_owned())),
            _ => None,
        });
        let elapsed = asked.elapsed();
        match answer {
            Ok(text) => {
                let mv = uci::read(line.position(), &text).map_err(|_| Fault::Illegal(text))?;
                let Told { score, depth, nodes } = told;
                Ok(Answer { mv, score, depth, nodes, elapsed })
            }
            Err(Silence::TooLate) => Err(self.overdue(asked, time.is_some())),
            Err(Silence::Ended) => Err(self.process.fault(Silence::Ended, "go", asked)),
        }
    }
}

fn go(line: &Line, allowance: &Allowance) -> String {
    match *allowance {
        Allowance::Nodes(nodes) => format!("go nodes {nodes}"),
        Allowance::Depth(depth) => format!("go depth {depth}"),
        Allowance::MoveTime(time) => format!("go movetime {}", time.as_millis()),
        Allowance::Clock { own, other, increment } => {
            let (white, black) = match line.position().turn() {
                roque_rules::Color::White => (own, other),
                roque_rules::Color::Black => (other, own),
            };
            let increment = increment.as_millis();
            format!(
                "go wtime {} btime {} winc {increment} binc {increment}",
                white.as_millis(),
                black.as_millis()
            )
        }
    }
}

/// What the last `info` lines said.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Told {
    score: Option<Score>,
    depth: Option<u32>,
    nodes: Option<u64>,
}

impl Told {
    /// Takes what tells a score of the best line, or how many positions there were.
    fn take(&mut self, report: &Report) {
        if report.rank.is_some_and(|rank| rank != 1) {
            return;
        }
        self.nodes = report.nodes.or(self.nodes);
        if report.score.is_some() {
            (self.score, self.depth) = (report.score, report.depth);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(lines: &[&str]) -> Told {
        let mut told = Told::default();
        for line in lines {
            let Some(Heard::Report(report)) = Heard::read(line) else { panic!("{line}") };
            told.take(&report);
        }
        told
    }

    #[test]
    fn the_last_score_of_the_best_line_counts() {
        let lines = [
            "info depth 7 multipv 1 score cp 13 nodes 5 pv e2e4",
            "info depth 8 seldepth 9 multipv 1 score cp -20 lowerbound nodes 5 pv depth 3",
            "info depth 8 multipv 2 score cp 90 nodes 5",
            "info depth 9 currmove e2e4 currmovenumber 1",
            "info string score cp 500",
            "info nodes 812 nps 9",
        ];
        let score = Some(Score::Centipawns(-20));
        let wanted = Told { score, depth: Some(8), nodes: Some(812) };
        assert_eq!(told(&lines), wanted);
        assert_eq!(told(&["info depth 3 score mate -2"]).score, Some(Score::Mate(-2)));
        assert_eq!(told(&["info depth 3 score"]), Told::default());
    }

    #[test]
    fn clocks_are_told_by_colour() {
        let mut line = Line::default();
        let ms = Duration::from_millis;
        let clock = Allowance::Clock { own: ms(900), other: ms(800), increment: ms(10) };
        assert_eq!(go(&line, &clock), "go wtime 900 btime 800 winc 10 binc 10");
        line.play(line.position().legal_moves().first().copied().unwrap()).unwrap();
        assert_eq!(go(&line, &clock), "go wtime 800 btime 900 winc 10 binc 10");
        assert_eq!(go(&line, &Allowance::Nodes(7)), "go nodes 7");
        assert_eq!(go(&line, &Allowance::MoveTime(ms(70))), "go movetime 70");
    }
}
