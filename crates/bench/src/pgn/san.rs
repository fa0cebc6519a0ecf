//! Single moves: from a text to a legal move, and back.

use cozy_chess::util::{display_san_move, parse_san_move};
use roque_notation::{Dialect, Letters, fen, san::San, san::Written};
use roque_rules::{Move, Position};

use super::corpus;
use crate::random::Random;

/// One position, its move and its text, as each library holds them.
struct Item {
    text: String,
    roque: (Position, Move),
    cozy: (cozy_chess::Board, cozy_chess::Move),
    shakmaty: (shakmaty::Chess, shakmaty::Move),
}

/// Moves of games of the corpus.
pub(crate) struct Moves(Vec<Item>);

/// A library, and its two ways; each says of how many moves it found what was to be found.
pub(crate) struct Contender {
    pub(crate) name: &'static str,
    pub(crate) read: fn(&Moves) -> usize,
    pub(crate) write: fn(&Moves) -> usize,
}

pub(crate) const ALL: [Contender; 3] = [
    Contender { name: "roque", read: roque_read, write: roque_write },
    Contender { name: "shakmaty", read: shakmaty_read, write: shakmaty_write },
    Contender { name: "cozy-chess", read: cozy_read, write: cozy_write },
];

pub(crate) fn named(name: &str) -> Option<Contender> {
    ALL.into_iter().find(|contender| contender.name == name)
}

impl Moves {
    pub(crate) fn new(count: usize) -> Self {
        let mut random = Random(7);
        let mut items = Vec::new();
        let mut position = Position::default();
        while items.len() < count {
            let next =
                corpus::choose(&position, &mut random).filter(|_| position.outcome().is_none());
            let Some(mv) = next.filter(|_| position.half_moves() < 100) else {
                position = Position::default();
                continue;
            };
            items.extend(Item::new(position, mv));
            position = position.play_unchecked(mv);
        }
        Self(items)
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }
}

impl Item {
    fn new(position: Position, mv: Move) -> Option<Self> {
        let mut text = String::new();
        San::of(&position, mv).push(&mut text, Letters::ENGLISH);
        let fen = fen::write(&position, Dialect::Ordinary);
        let board = cozy_chess::Board::from_fen(&fen, false).ok()?;
        let cozy = parse_san_move(&board, &text).ok()?;
        let mode = shakmaty::CastlingMode::Standard;
        let chess: shakmaty::Chess =
            fen.parse::<shakmaty::fen::Fen>().ok()?.into_position(mode).ok()?;
        let shakmaty = text.parse::<shakmaty::san::San>().ok()?.to_move(&chess).ok()?;
        Some(Self { text, roque: (position, mv), cozy: (board, cozy), shakmaty: (chess, shakmaty) })
    }
}

fn roque_read(moves: &Moves) -> usize {
    let found = |item: &&Item| {
        let written = Written::parse(&item.text, Letters::ENGLISH);
        written.and_then(|written| written.san.find(&item.roque.0).ok()) == Some(item.roque.1)
    };
    moves.0.iter().filter(found).count()
}

fn roque_write(moves: &Moves) -> usize {
    let mut text = String::new();
    let written = |item: &&Item| {
        text.clear();
        San::of(&item.roque.0, item.roque.1).push(&mut text, Letters::ENGLISH);
        text == item.text
    };
    moves.0.iter().filter(written).count()
}

fn shakmaty_read(moves: &Moves) -> usize {
    let found = |item: &&Item| {
        let san = shakmaty::san::San::from_ascii_prefix(item.text.as_bytes());
        san.ok().and_then(|(san, _)| san.to_move(&item.shakmaty.0).ok()) == Some(item.shakmaty.1)
    };
    moves.0.iter().filter(found).count()
}

fn shakmaty_write(moves: &Moves) -> usize {
    let mut text = String::new();
    let written = |item: &&Item| {
        text.clear();
        let (chess, mv) = &item.shakmaty;
        shakmaty::san::SanPlus::from_move(chess.clone(), *mv).append_to_string(&mut text);
        text == item.text
    };
    moves.0.iter().filter(written).count()
}

fn cozy_read(moves: &Moves) -> usize {
    let found = |item: &&Item| parse_san_move(&item.cozy.0, &item.text).ok() == Some(item.cozy.1);
    moves.0.iter().filter(found).count()
}

fn cozy_write(moves: &Moves) -> usize {
    use std::fmt::Write as _;
    let mut text = String::new();
    let written = |item: &&Item| {
        text.clear();
        // Writing into a string cannot fail.
        let _ = write!(text, "{}", display_san_move(&item.cozy.0, item.cozy.1));
        text == item.text
    };
    moves.0.iter().filter(written).count()
}
