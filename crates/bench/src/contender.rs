//! Roque and its peers, each as its users would use it.

use arrayvec::ArrayVec;
use chess::{Board as ChessBoard, MoveGen};
use cozy_chess::Board as Cozy;
use roque_notation::fen;
use shakmaty::{CastlingMode, Chess, Position as _};

use crate::{
    position::Position,
    stockfish,
    time::{self, Clock},
};

/// No position of a game has more moves: lists of this size need no allocation.
const MOST_MOVES: usize = 218;

/// A library, and its two ways to walk a tree.
pub(crate) struct Contender {
    pub(crate) name: &'static str,
    /// Counts leaves, the last level without listing its moves if the library can.
    pub(crate) count: fn(&Position) -> Option<u64>,
    /// Lists every move of every position, the last level's too, and plays it; a library that keeps
    /// a key of the position keeps it here.
    pub(crate) walk: fn(&Position) -> Option<u64>,
    /// The clock its work is timed with.
    pub(crate) clock: Clock,
}

pub(crate) const ALL: [Contender; 5] = [
    library("roque", roque_count, roque_walk),
    library("cozy-chess", cozy_count, cozy_walk),
    library("chess", chess_count, chess_walk),
    library("shakmaty", shakmaty_count, shakmaty_walk),
    // A program plays no move that one asks for: it only counts.
    Contender { name: "stockfish", count: stockfish::count, walk: |_| None, clock: time::wall },
];

pub(crate) fn named(name: &str) -> Option<Contender> {
    ALL.into_iter().find(|contender| contender.name == name)
}

const fn library(
    name: &'static str,
    count: fn(&Position) -> Option<u64>,
    walk: fn(&Position) -> Option<u64>,
) -> Contender {
    Contender { name, count, walk, clock: time::processor }
}

fn roque_count(position: &Position) -> Option<u64> {
    Some(roque_rules::perft::perft(&fen::read(position.fen).ok()?, position.depth))
}

fn roque_walk(position: &Position) -> Option<u64> {
    fn walk(position: &roque_rules::Position, depth: u32) -> u64 {
        let list = position.legal_moves();
        let play = |mv| position.play_unchecked(mv);
        if depth == 1 {
            list.iter().map(|&mv| play(mv).key() & 1).sum()
        } else {
            list.iter().map(|&mv| walk(&play(mv), depth - 1)).sum()
        }
    }
    Some(walk(&fen::read(position.fen).ok()?, position.depth - 1))
}

fn cozy(position: &Position) -> Option<Cozy> {
    Cozy::from_fen(position.fen, position.chess960).ok()
}

fn cozy_count(position: &Position) -> Option<u64> {
    fn count(board: &Cozy, depth: u32) -> u64 {
        let mut leaves = 0;
        if depth == 1 {
            board.generate_moves(|moves| {
                leaves += moves.len() as u64;
                false
            });
        } else {
            board.generate_moves(|moves| {
                for mv in moves {
                    let mut next = board.clone();
                    next.play_unchecked(mv);
                    leaves += count(&next, depth - 1);
                }
                false
            });
        }
        leaves
    }
    Some(count(&cozy(position)?, position.depth))
}

fn cozy_walk(position: &Position) -> Option<u64> {
    fn walk(board: &Cozy, depth: u32) -> u64 {
        let mut list = ArrayVec::<_, MOST_MOVES>::new();
        board.generate_moves(|moves| {
            list.extend(moves);
            false
        });
        let play = |mv| {
            let mut next = board.clone();
            next.play_unchecked(mv);
            next
        };
        if depth == 1 {
            list.iter().map(|&mv| play(mv).hash() & 1).sum()
        } else {
            list.iter().map(|&mv| walk(&play(mv), depth - 1)).sum()
        }
    }
    Some(walk(&cozy(position)?, position.depth - 1))
}

/// This library has no Chess960.
fn chess(position: &Position) -> Option<ChessBoard> {
    if position.chess960 { None } else { position.fen.parse().ok() }
}

fn chess_count(position: &Position) -> Option<u64> {
    Some(MoveGen::movegen_perft_test(&chess(position)?, position.depth as usize) as u64)
}

fn chess_walk(position: &Position) -> Option<u64> {
    fn walk(board: &ChessBoard, depth: u32) -> u64 {
        let list: ArrayVec<_, MOST_MOVES> = MoveGen::new_legal(board).collect();
        if depth == 1 {
            list.iter().map(|&mv| board.make_move_new(mv).get_hash() & 1).sum()
        } else {
            list.iter().map(|&mv| walk(&board.make_move_new(mv), depth - 1)).sum()
        }
    }
    Some(walk(&chess(position)?, position.depth - 1))
}

fn shakmaty(position: &Position) -> Option<Chess> {
    let mode = if position.chess960 { CastlingMode::Chess960 } else { CastlingMode::Standard };
    position.fen.parse::<shakmaty::fen::Fen>().ok()?.into_position(mode).ok()
}

fn shakmaty_count(position: &Position) -> Option<u64> {
    Some(shakmaty::perft(&shakmaty(position)?, position.depth))
}

/// This library keeps no key, and has a list of its own that needs no allocation.
fn shakmaty_walk(position: &Position) -> Option<u64> {
    fn walk(position: &Chess, depth: u32) -> u64 {
        let list = position.legal_moves();
        let play = |mv| {
            let mut next = position.clone();
            next.play_unchecked(mv);
            next
        };
        if depth == 1 {
            list.iter().map(|&mv| u64::from(play(mv).halfmoves() & 1)).sum()
        } else {
            list.iter().map(|&mv| walk(&play(mv), depth - 1)).sum()
        }
    }
    Some(walk(&shakmaty(position)?, position.depth - 1))
}
