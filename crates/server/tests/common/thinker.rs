//! Opponents whose moves a test knows.

use std::sync::Mutex;

use roque_engine::Stop;
use roque_game::Game;
use roque_notation::uci;
use roque_rules::Move;
use roque_server::live::Opponent;
use roque_server::wire::Level;
use tokio::sync::mpsc;

/// Plays its side of a game known from the first move to the last, in UCI.
#[derive(Debug)]
pub struct Scripted(pub &'static [&'static str]);

impl Opponent for Scripted {
    fn choose(&self, game: &Game, _: Level, _: u64, _: &Stop) -> Option<Move> {
        let text = self.0.get(game.plies().len())?;
        Some(uci::read(game.position(), text).unwrap())
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

impl Opponent for Endless {
    fn choose(&self, _: &Game, _: Level, _: u64, stop: &Stop) -> Option<Move> {
        self.tell("thinking");
        while !stop.is_raised() {
            std::thread::yield_now();
        }
        self.tell("stopped");
        None
    }
}
