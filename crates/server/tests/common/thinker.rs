//! Thinkers whose thoughts a test knows.

use std::sync::Mutex;

use roque_engine::{Choice, Score, Stop, Thought};
use roque_notation::uci;
use roque_server::live::{Question, Thinker};
use tokio::sync::mpsc;

/// Plays its side of a game known from the first move to the last, in UCI, and thinks that nobody
/// stands better. Where it knows no move it thinks of any.
#[derive(Debug)]
pub struct Scripted(pub &'static [&'static str]);

impl Thinker for Scripted {
    fn consider(&self, question: &Question<'_>, stop: &Stop) -> Option<Choice> {
        Judging { moves: self.0, score: 0 }.consider(question, stop)
    }
}

/// The same, with an opinion of the computer's position, in centipawns.
#[derive(Debug)]
pub struct Judging {
    pub moves: &'static [&'static str],
    pub score: i32,
}

impl Thinker for Judging {
    fn consider(&self, question: &Question<'_>, _: &Stop) -> Option<Choice> {
        let (game, position) = (question.game, question.game.position());
        let scripted = self.moves.get(game.plies().len());
        let mv = match scripted {
            Some(text) => uci::read(position, text).ok(),
            None => position.legal_moves().first().copied(),
        };
        Some(Choice {
            mv: mv?,
            score: Some(Score::Centipawns(self.score)),
            thought: Thought::default(),
        })
    }
}

/// Thinks until it is stopped, and says when it begins and ends.
#[derive(Debug)]
pub struct Endless(Mutex<mpsc::UnboundedSender<&'static str>>);

impl Endless {
    pub fn new() -> (Self, mpsc::UnboundedReceiver<&'static str>) {
        let (tell, told) = mpsc::unbounded_channel();
        (Self(Mutex::new(tell)), told)
    }

    fn tell(&self, word: &'static str) {
        let _ = self.0.lock().unwrap().send(word);
    }
}

impl Thinker for Endless {
    fn consider(&self, _: &Question<'_>, stop: &Stop) -> Option<Choice> {
        self.tell("thinking");
        while !stop.is_raised() {
            std::thread::yield_now();
        }
        self.tell("stopped");
        None
    }
}
