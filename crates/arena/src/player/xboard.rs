//! Programs that speak the protocol of xboard, version 2 (T. Mann and H. G. Muller, `engine-intf`).
//!
//! They stay in force mode; at each turn they are given the moves they do not know, and `go`.

use std::time::{Duration, Instant};

use roque_engine::Score;
use roque_notation::{Dialect, Letters, fen, san, uci};
use roque_rules::{Move, Position};

use super::{
    Allowance, Answer, Fault, Player,
    contender::Waits,
    process::{Process, Silence},
};
use crate::Line;

/// How long a program may take to say what it knows; one that needs more says `done=0`.
const INTRODUCTION: Duration = Duration::from_secs(2);

pub(super) struct Engine {
    process: Process,
    waits: Waits,
    features: Features,
    /// Half-moves of the game that it knows; none when it does not even know the start.
    known: Option<usize>,
}

/// What a program said of itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Features {
    /// Whether it has said all, or needs more time to.
    done: Option<bool>,
    setboard: bool,
    usermove: bool,
}

impl Features {
    /// Takes a line such as `feature setboard=1 myname="…" done=1`.
    fn take(&mut self, line: &str) {
        let Some(features) = line.strip_prefix("feature") else { return };
        for word in features.split_whitespace() {
            match word {
                "done=0" => self.done = Some(false),
                "done=1" => self.done = Some(true),
                "setboard=1" => self.setboard = true,
                "usermove=1" => self.usermove = true,
                _ => {}
            }
        }
    }
}

impl Engine {
    pub(super) fn start(
        words: &[String],
        options: &[(String, String)],
        waits: Waits,
    ) -> Result<Self, Fault> {
        let process = Process::start(words)?;
        let mut engine = Self { process, waits, features: Features::default(), known: None };
        engine.introduce()?;
        for (name, value) in options {
            engine.process.say(&format!("option {name}={value}"));
        }
        Ok(engine)
    }

    fn introduce(&mut self) -> Result<(), Fault> {
        let asked = Instant::now();
        self.process.say("xboard\nprotover 2");
        while self.features.done != Some(true) {
            let needs_more = self.features.done == Some(false);
            let wait = if needs_more { self.waits.patience } else { INTRODUCTION };
            match self.process.hear(asked + wait) {
                Ok(line) => self.features.take(&line),
                // A program of the first version says nothing.
                Err(Silence::TooLate) if !needs_more => break,
                Err(silence) => return Err(self.process.fault(silence, "protover 2", asked)),
            }
        }
        Ok(())
    }

    /// Tells what it does not know of the game, and how long it may think if that is new to it.
    fn tell(&mut self, line: &Line, allowance: &Allowance) -> Result<(), Fault> {
        let start = &line.history().positions()[0];
        if self.known.is_none() {
            if *start != Position::default() && !self.features.setboard {
                return Err(Fault::Crash("it cannot begin at a given position".to_owned()));
            }
            if *start != Position::default() {
                self.process.say(&format!("setboard {}", fen::write(start, Dialect::Ordinary)));
            }
            self.process.say(&limit(allowance));
        }
        let prefix = if self.features.usermove { "usermove " } else { "" };
        for mv in line.moves_in_uci().skip(self.known.unwrap_or(0)) {
            self.process.say(&format!("{prefix}{mv}"));
        }
        self.known = Some(line.moves().len());
        if let Allowance::Clock { own, other, .. } = allowance {
            let hundredths = |time: &Duration| time.as_millis() / 10;
            self.process.say(&format!("time {}\notim {}", hundredths(own), hundredths(other)));
        }
        Ok(())
    }
}

impl Player for Engine {
    fn begin(&mut self, _seed: u64) -> Result<(), Fault> {
        self.process.say("new\neasy\npost\nforce");
        self.known = None;
        Ok(())
    }

    fn think(&mut self, line: &Line, allowance: &Allowance) -> Result<Answer, Fault> {
        self.tell(line, allowance)?;
        let asked = Instant::now();
        self.process.say("go");
        let time = allowance.time();
        let deadline = asked + time.map_or(self.waits.patience, |time| time + self.waits.margin);
        let (mut thoughts, mut refusal) = (None, None);
        let answer = self.process.wait_for(deadline, |heard| {
            thoughts = thought(heard).or(thoughts);
            refusal = heard.strip_prefix("Illegal move").map(|_| heard.to_owned());
            refusal.clone().or_else(|| played(heard).map(str::to_owned))
        });
        let elapsed = asked.elapsed();
        let text = answer.map_err(|silence| match (silence, time) {
            (Silence::TooLate, Some(_)) => Fault::Time { elapsed },
            (silence, _) => self.process.fault(silence, "go", asked),
        })?;
        if let Some(refusal) = refusal {
            return Err(Fault::Crash(format!("it does not understand: {refusal}")));
        }
        let mv = read(line.position(), &text).ok_or(Fault::Illegal(text))?;
        self.process.say("force");
        self.known = self.known.map(|known| known + 1);
        let depth = thoughts.map(|it| it.depth);
        let score = thoughts.map(|it| Score::Centipawns(it.score));
        let nodes = thoughts.map(|it| it.nodes);
        Ok(Answer { mv, score, depth, nodes, elapsed })
    }
}

fn limit(allowance: &Allowance) -> String {
    match *allowance {
        Allowance::Depth(depth) => format!("sd {depth}"),
        Allowance::MoveTime(time) => format!("st {}", time.as_secs_f64()),
        Allowance::Clock { own, increment, .. } => {
            let (minutes, seconds) = (own.as_secs() / 60, own.as_secs() % 60);
            format!("level 0 {minutes}:{seconds:02} {}", increment.as_secs_f64())
        }
        // A contender that speaks this protocol is never given nodes.
        Allowance::Nodes(_) => String::new(),
    }
}

/// The move in a line such as `move e2e4`, or `resign`, which is none.
fn played(line: &str) -> Option<&str> {
    match line.split_once(' ') {
        Some(("move", mv)) => Some(mv.trim()),
        _ => (line == "resign").then_some(line),
    }
}

/// What a line of thought tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Thought {
    depth: u32,
    score: i32,
    nodes: u64,
}

/// Half-moves, centipawns, time and positions: `9 156 1084 48000 Nf3 Nc6`.
fn thought(line: &str) -> Option<Thought> {
    let mut words = line.split_whitespace();
    let depth = words.next()?.trim_end_matches(['.', '+', '&']).parse().ok()?;
    let score = words.next()?.parse().ok()?;
    words.next()?.parse::<u64>().ok()?;
    Some(Thought { depth, score, nodes: words.next()?.parse().ok()? })
}

/// Most programs write two squares, some write SAN.
fn read(position: &Position, text: &str) -> Option<Move> {
    let in_san = || san::read(position, text, Letters::ENGLISH).ok().map(|reading| reading.mv);
    uci::read(position, text).ok().or_else(in_san)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn features_are_found_among_others() {
        let mut features = Features::default();
        features.take("feature setboard=1 usermove=0 myname=\"Old One\" done=0");
        assert_eq!(features, Features { done: Some(false), setboard: true, usermove: false });
        features.take("feature done=1");
        assert_eq!(features.done, Some(true));
    }

    #[test]
    fn thoughts_and_moves_are_told_from_chatter() {
        assert_eq!(
            thought("9 156 1084 48000 Nf3 Nc6"),
            Some(Thought { depth: 9, score: 156, nodes: 48_000 })
        );
        assert_eq!(
            thought("12. -30 55 1000 e4"),
            Some(Thought { depth: 12, score: -30, nodes: 1000 })
        );
        assert_eq!(thought("1. e2e4 ..."), None);
        assert_eq!(played("move e2e4"), Some("e2e4"));
        assert_eq!(played("resign"), Some("resign"));
        assert_eq!(played("My move is: e2e4"), None);
    }

    #[test]
    fn moves_are_read_in_both_ways() {
        let start = Position::default();
        assert_eq!(read(&start, "g1f3"), read(&start, "Nf3"));
        assert!(read(&start, "Nf3").is_some());
        assert_eq!(read(&start, "resign"), None);
    }

    #[test]
    fn limits_are_told_in_the_words_of_the_protocol() {
        let ms = Duration::from_millis;
        let clock = Allowance::Clock { own: ms(65_000), other: ms(1), increment: ms(100) };
        assert_eq!(limit(&clock), "level 0 1:05 0.1");
        assert_eq!(limit(&Allowance::MoveTime(ms(2_000))), "st 2");
        assert_eq!(limit(&Allowance::Depth(6)), "sd 6");
    }
}
