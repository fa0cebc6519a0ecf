//! One engine, with all it remembers, is asked about a crowd of positions drawn by chance.
//!
//! `ROQUE_CROWD=N` asks about N positions instead of two thousand; a million is the promise.

mod positions;

use std::env;

use positions::Man;
use roque_engine::{Engine, Limits, Stop};
use roque_rules::{History, Position, chess960::StartArray};

/// Half-moves looked ahead.
const DEPTH: u8 = 3;

/// The numbers of G. Marsaglia, *Xorshift RNGs*, 2003.
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }

    fn is_even(&mut self) -> bool {
        self.below(2) == 0
    }

    /// Any men anywhere.
    fn board(&mut self) -> Position {
        loop {
            let kings = [self.below(64) as u8, self.below(64) as u8];
            let count = self.below(28);
            let men: Vec<Man> = (0..count)
                .map(|_| Man {
                    square: self.below(64) as u8,
                    role: self.below(5),
                    white: self.is_even(),
                })
                .collect();
            if let Some(position) = positions::with_men(kings, men.into_iter(), self.is_even()) {
                return position;
            }
        }
    }

    /// One of the 960 starts.
    fn start(&mut self) -> History {
        let number = self.below(usize::from(StartArray::COUNT)) as u16;
        let setup = StartArray::new(number).expect("a number below 960").setup();
        History::new(Position::try_from(setup).expect("a start is legal"))
    }
}

#[test]
fn a_crowd_of_positions_gets_legal_moves() {
    let wanted = match env::var("ROQUE_CROWD") {
        Ok(number) => number.parse().expect("ROQUE_CROWD is a number of positions"),
        Err(_) => 2_000,
    };
    let mut chance = Chance(0x9E37_79B9_7F4A_7C15);
    let mut engine = Engine::new(4);
    let mut nodes = 0;
    let mut game = chance.start();
    for asked in 0..wanted {
        if asked % 10_000 == 0 {
            println!("{asked} positions, {nodes} nodes");
        }
        if asked % 2 == 0 {
            nodes += assert_answered(&mut engine, &History::new(chance.board()));
            continue;
        }
        nodes += assert_answered(&mut engine, &game);
        let moves = game.current().legal_moves();
        if moves.is_empty() || game.positions().len() > 300 {
            game = chance.start();
        } else {
            game.play(moves[chance.below(moves.len())]).expect("a legal move");
        }
    }
    println!("{wanted} positions, {nodes} nodes");
}

/// Fails unless the answer is legal and there is one exactly if there is a legal move. Gives the
/// nodes visited.
fn assert_answered(engine: &mut Engine, game: &History) -> u64 {
    let limits = Limits { depth: Some(DEPTH), ..Limits::default() };
    let position = game.current();
    let best = engine.search(game, &limits, &Stop::new(), |info| {
        let mut continued = *position;
        for &mv in &info.line {
            continued = continued.play(mv).unwrap_or_else(|error| {
                panic!("{mv:?} in the line of {position:?}: {error}");
            });
        }
    });
    assert_eq!(best.is_some(), position.has_legal_move(), "{position:?}");
    let Some(best) = best else { return 0 };
    let after = position.play(best.mv).unwrap_or_else(|error| {
        panic!("{:?} for {position:?}: {error}", best.mv);
    });
    assert!(
        best.ponder.is_none_or(|mv| after.is_legal(mv)),
        "{:?} expected in {after:?}",
        best.ponder
    );
    best.nodes
}
