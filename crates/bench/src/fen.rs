//! How fast a FEN is read to a validated position, and written, over positions of games played from a seed.

use std::{fmt::Write as _, hint::black_box, str::FromStr as _};

use chess::Board as ChessBoard;
use cozy_chess::Board as Cozy;
use roque_notation::{Dialect, fen};
use roque_rules::Position;
use shakmaty::{CastlingMode, Chess, EnPassantMode, fen::Fen};

use crate::{
    playout,
    scenario::Work,
    time::{self, median},
};

const POSITIONS: usize = 20_000;

/// As many as there must be for so many positions.
const GAMES: u64 = 300;

/// How many are read or written for one time taken: less than a scheduler's slice.
const BLOCK: usize = 500;

/// Writes positions, each into the same buffer, and counts the bytes.
type Writer = Box<dyn Fn(&mut String) -> usize>;

/// A library, reading and writing as its users would.
struct Contender {
    name: &'static str,
    /// Reads and validates every text; gives how many are positions.
    read: fn(&[String]) -> usize,
    /// Sets the positions up, and gives what writes them all.
    write: fn(&[String]) -> Writer,
}

const CONTENDERS: [Contender; 4] = [
    Contender {
        name: "roque",
        read: |texts| count(texts, |text| fen::read(text).ok()),
        write: |texts| {
            writer(
                texts,
                |text| fen::read(text).ok(),
                |position, buffer| {
                    buffer.push_str(&fen::format(position, Dialect::Ordinary));
                },
            )
        },
    },
    Contender {
        name: "cozy-chess",
        read: |texts| count(texts, |text| Cozy::from_fen(text, false).ok()),
        write: |texts| {
            writer(
                texts,
                |text| Cozy::from_fen(text, false).ok(),
                |board, buffer| {
                    let _ = write!(buffer, "{board}");
                },
            )
        },
    },
    Contender {
        name: "chess",
        read: |texts| count(texts, |text| ChessBoard::from_str(text).ok()),
        write: |texts| {
            writer(
                texts,
                |text| ChessBoard::from_str(text).ok(),
                |board, buffer| {
                    let _ = write!(buffer, "{board}");
                },
            )
        },
    },
    Contender {
        name: "shakmaty",
        read: |texts| count(texts, shakmaty),
        write: |texts| {
            writer(texts, shakmaty, |position: &Chess, buffer| {
                let _ = write!(buffer, "{}", Fen::from_position(position, EnPassantMode::Legal));
            })
        },
    },
];

/// For an instruction counter: one contender reads the positions of a few games.
pub(crate) fn reading(name: &str) -> Option<Work> {
    let contender = CONTENDERS.into_iter().find(|contender| contender.name == name)?;
    let texts = texts(&playout::positions(playout::FEW));
    Some(Box::new(move || (contender.read)(&texts) as u64))
}

fn shakmaty(text: &str) -> Option<Chess> {
    Fen::from_ascii(text.as_bytes()).ok()?.into_position(CastlingMode::Standard).ok()
}

fn count<P>(texts: &[String], read: impl Fn(&str) -> Option<P>) -> usize {
    texts.iter().filter(|text| black_box(read(text)).is_some()).count()
}

fn writer<P: 'static>(
    texts: &[String],
    read: impl Fn(&str) -> Option<P>,
    write: impl Fn(&P, &mut String) + 'static,
) -> Writer {
    let positions: Vec<P> = texts.iter().filter_map(|text| read(text)).collect();
    Box::new(move |buffer| {
        let lengths = positions.iter().map(|position| {
            buffer.clear();
            write(position, buffer);
            black_box(buffer.as_str()).len()
        });
        lengths.sum()
    })
}

/// Times every contender in turn, `rounds` times, and prints what came out.
pub(crate) fn run(rounds: usize) {
    let mut positions = playout::positions(GAMES);
    positions.truncate(POSITIONS);
    let texts = texts(&positions);
    let blocks: Vec<&[String]> = texts.chunks(BLOCK).collect();
    let writers = CONTENDERS
        .map(|contender| blocks.iter().map(|block| (contender.write)(block)).collect::<Vec<_>>());
    let mut buffer = String::with_capacity(128);
    // Of each block the median over the rounds.
    let (mut read, mut written) = ([0.0; CONTENDERS.len()], [0.0; CONTENDERS.len()]);
    for (number, block) in blocks.iter().enumerate() {
        let mut times = CONTENDERS.map(|_| (Vec::new(), Vec::new()));
        for _ in 0..rounds {
            for (index, contender) in CONTENDERS.iter().enumerate() {
                let (seconds, read) = time::taken(time::processor, || (contender.read)(block));
                assert_eq!(read, block.len(), "{}", contender.name);
                times[index].0.push(seconds);
                let write = || writers[index][number](&mut buffer);
                let (seconds, written) = time::taken(time::processor, write);
                assert!(written > 0, "{}", contender.name);
                times[index].1.push(seconds);
            }
        }
        for (index, (reading, writing)) in times.into_iter().enumerate() {
            read[index] += median(reading).unwrap_or_default();
            written[index] += median(writing).unwrap_or_default();
        }
    }
    println!("FENs in millions a second (median of {rounds})");
    println!("{:<12}{:>12}{:>12}", "", "read", "written");
    for ((contender, read), written) in CONTENDERS.iter().zip(read).zip(written) {
        println!("{:<12}{:>12.2}{:>12.2}", contender.name, millions(read), millions(written));
    }
    println!();
    for (what, seconds) in [("fen-read", read), ("fen-write", written)] {
        for (contender, theirs) in CONTENDERS.iter().zip(seconds).skip(1) {
            println!("RATIO {what} {} {:.2}", contender.name, theirs / seconds[0]);
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "a speed is shown, not counted with")]
fn millions(seconds: f64) -> f64 {
    POSITIONS as f64 / seconds / 1e6
}

fn texts(positions: &[Position]) -> Vec<String> {
    positions.iter().map(|position| fen::write(position, Dialect::Ordinary)).collect()
}
