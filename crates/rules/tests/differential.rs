//! The rules against two independent libraries, position by position: over random games of ordinary
//! chess and of Chess960, and over men thrown on the board, which reach what games rarely do.
//!
//! `ROQUE_DIFFERENTIAL=N` compares at N positions of each sort instead of a few thousand.

mod common;

use std::{
    collections::HashMap,
    env,
    hash::{BuildHasher, RandomState},
    thread,
};

use cozy_chess::Board as Cozy;
use proptest::{
    prelude::*,
    strategy::ValueTree,
    test_runner::{Config, RngAlgorithm, TestRng, TestRunner},
};
use roque_notation::{Dialect, fen};
use roque_rules::{Move, Position, Role, Setup, Square};
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position as _, fen::Fen};

const POSITIONS: usize = 20_000;

#[test]
fn positions_of_random_games_agree_with_peers() {
    compare(|| common::game(200));
}

#[test]
fn positions_that_no_game_need_reach_agree_with_peers() {
    compare(|| {
        common::position().prop_map(|position| {
            // Its successors, too: what playing keeps is compared with what reading computes.
            let moves = position.legal_moves();
            let after = moves.iter().step_by(4).map(|&mv| position.play_unchecked(mv));
            std::iter::once(position).chain(after).collect()
        })
    });
}

/// Compares every position, on all cores; each has its own random numbers, always the same.
fn compare<S: Strategy<Value = Vec<Position>>>(positions: impl Fn() -> S + Sync) {
    let wanted = match env::var("ROQUE_DIFFERENTIAL") {
        Ok(number) => number.parse().expect("ROQUE_DIFFERENTIAL is a number of positions"),
        Err(_) => POSITIONS,
    };
    let workers = thread::available_parallelism().map_or(1, usize::from);
    // However many are thrown away on the way.
    let endless = Config { max_local_rejects: u32::MAX, ..Config::default() };
    let (positions, endless) = (&positions, &endless);
    thread::scope(|scope| {
        for worker in 0..workers {
            scope.spawn(move || {
                let mut keys = Keys::default();
                let random = TestRng::from_seed(RngAlgorithm::ChaCha, &[worker as u8; 32]);
                let mut runner = TestRunner::new_with_rng(endless.clone(), random);
                let (positions, mut compared) = (positions(), 0);
                while compared < wanted.div_ceil(workers) {
                    let positions = positions.new_tree(&mut runner).expect("a value").current();
                    compared += positions.len();
                    for position in &positions {
                        agree(position, &mut keys);
                    }
                }
            });
        }
    });
}

/// That keys are equal exactly where positions are the same: both ways from a key to what a peer
/// says the position is.
#[derive(Default)]
struct Keys {
    hasher: RandomState,
    of_identity: HashMap<u64, u64>,
    identity_of: HashMap<u64, u64>,
}

impl Keys {
    fn check(&mut self, identity: &str, key: u64) {
        let identity_hash = self.hasher.hash_one(identity);
        assert_eq!(*self.of_identity.entry(identity_hash).or_insert(key), key, "{identity}");
        let known = *self.identity_of.entry(key).or_insert(identity_hash);
        assert_eq!(known, identity_hash, "two positions have the key of {identity}");
    }
}

fn agree(position: &Position, keys: &mut Keys) {
    // One peer refuses a half-move clock above 100.
    let counted = Setup { half_moves: 0, move_number: 1, ..Setup::from(position) };
    let text = fen::write_setup(&counted, Dialect::Chess960);
    let again = fen::read(&fen::write(position, Dialect::Ordinary)).expect("what was written");
    assert_eq!((&again, again.key()), (position, position.key()), "{text}");
    assert_eq!(Setup::from(&again), Setup::from(position), "{text}");

    let moves = sorted(position.legal_moves().to_vec());
    assert_eq!(position.count_legal_moves(), moves.len(), "{text}");
    agree_with_shakmaty(position, &moves, &text, keys);
    match Cozy::from_fen(&text, true) {
        Ok(peer) => agree_with_cozy(position, &moves, &text, &peer),
        // It reads no board with too many men, too many checkers or a check that its en passant
        // square does not explain.
        Err(error) => assert_ne!(counted.warnings(), [], "cozy-chess, {text}: {error}"),
    }
}

fn agree_with_shakmaty(position: &Position, moves: &[u16], text: &str, keys: &mut Keys) {
    let peer: Chess = text
        .parse::<Fen>()
        .expect("a FEN")
        .into_position(CastlingMode::Chess960)
        .or_else(shakmaty::PositionError::ignore_too_much_material)
        .or_else(shakmaty::PositionError::ignore_impossible_check)
        .unwrap_or_else(|error| panic!("shakmaty, {text}: {error}"));
    let theirs = peer.legal_moves().into_iter().map(|mv| {
        let from = mv.from().expect("no drops in chess");
        moving(from as u8, mv.to() as u8, mv.promotion().map(|role| role as usize - 1))
    });
    assert_eq!(moves, sorted(theirs), "shakmaty, {text}");
    assert_eq!(position.is_check(), peer.is_check(), "{text}");
    assert_eq!(position.checkers().0, peer.checkers().0, "{text}");
    let ended = (moves.is_empty(), position.is_check());
    assert_eq!(ended == (true, true), peer.is_checkmate(), "{text}");
    assert_eq!(ended == (true, false), peer.is_stalemate(), "{text}");
    assert_eq!(
        position.is_insufficient_material(),
        peer.is_insufficient_material(),
        "shakmaty, {text}"
    );
    let en_passant = peer.ep_square(EnPassantMode::Legal).map(|square| square as usize);
    assert_eq!(position.en_passant().map(Square::index), en_passant, "shakmaty, {text}");

    let written = Fen::from_position(&peer, EnPassantMode::Legal).to_string();
    // It writes KQkq where it may.
    assert_eq!(written, fen::write(&fen::read(text).expect("ours"), Dialect::Ordinary));
    keys.check(&written, position.key());
}

fn agree_with_cozy(position: &Position, moves: &[u16], text: &str, peer: &Cozy) {
    let mut theirs = Vec::new();
    peer.generate_moves(|moves| {
        theirs.extend(
            moves.into_iter().map(|mv| {
                moving(mv.from as u8, mv.to as u8, mv.promotion.map(|role| role as usize))
            }),
        );
        false
    });
    assert_eq!(moves, sorted(theirs), "cozy-chess, {text}");
    assert_eq!(position.checkers().0, peer.checkers().0, "cozy-chess, {text}");
}

fn moving(from: u8, to: u8, promotion: Option<usize>) -> Move {
    let square = Square::from_index;
    Move::with_promotion(square(from), square(to), promotion.map(|role| Role::ALL[role]))
}

fn sorted(moves: impl IntoIterator<Item = Move>) -> Vec<u16> {
    let mut moves: Vec<u16> = moves.into_iter().map(Move::to_bits).collect();
    moves.sort_unstable();
    moves
}
