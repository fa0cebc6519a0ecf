//! Reading games for an instruction counter: a few of them, made beforehand.

use super::{
    contender::{self, Job},
    corpus::{self, Kind},
    san,
};
use crate::scenario::Work;

/// Some hundred games of either kind.
const PLAIN: usize = 100 << 10;
const RICH: usize = 400 << 10;

const MOVES: usize = 5_000;

pub(crate) fn skipping(contender: &str) -> Option<Work> {
    job(&contender::SKIP, contender, Kind::Plain)
}

pub(crate) fn rich_skipping(contender: &str) -> Option<Work> {
    job(&contender::SKIP, contender, Kind::Rich)
}

pub(crate) fn tokens(contender: &str) -> Option<Work> {
    job(&contender::TOKENS, contender, Kind::Plain)
}

pub(crate) fn replay(contender: &str) -> Option<Work> {
    job(&contender::REPLAY, contender, Kind::Plain)
}

pub(crate) fn rich_replay(contender: &str) -> Option<Work> {
    job(&contender::REPLAY, contender, Kind::Rich)
}

pub(crate) fn trees(contender: &str) -> Option<Work> {
    job(&contender::TREE, contender, Kind::Rich)
}

fn job(job: &Job, contender: &str, kind: Kind) -> Option<Work> {
    let read = match contender {
        "roque" => job.roque,
        name if name == job.peer_name => job.peer,
        _ => return None,
    };
    let bytes = if kind == Kind::Plain { PLAIN } else { RICH };
    let text = corpus::text(kind, bytes);
    Some(Box::new(move || read(text.as_bytes())))
}

pub(crate) fn reading_moves(contender: &str) -> Option<Work> {
    let read = san::named(contender)?.read;
    let moves = san::Moves::new(MOVES);
    Some(Box::new(move || read(&moves) as u64))
}

pub(crate) fn writing_moves(contender: &str) -> Option<Work> {
    let write = san::named(contender)?.write;
    let moves = san::Moves::new(MOVES);
    Some(Box::new(move || write(&moves) as u64))
}
