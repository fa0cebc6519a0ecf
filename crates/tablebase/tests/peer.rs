//! Every table at hand against an independent reader, on random positions of its men.

mod common;

use std::{collections::BTreeSet, env, fs, path::PathBuf};

use common::{exchanged, place, shipped};
use roque_notation::{Dialect, fen};
use roque_rules::{Color, File, Piece, Position, Rank, Role, Square};
use roque_tablebase::{Dtz, Tablebase, Wdl};
use shakmaty::{CastlingMode, Chess, fen::Fen};

/// Positions compared of each material.
const POSITIONS: usize = 4_000;

/// Xorshift (G. Marsaglia, 2003).
struct Random(u64);

impl Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % bound
    }
}

/// Men of these kinds thrown on the board; pawns of both sides often so that one has just passed the
/// other.
fn throw(men: &[Piece], random: &mut Random) -> Position {
    loop {
        let turn = Color::ALL[random.below(2) as usize];
        let mut placed: Vec<(Square, Piece)> =
            men.iter().map(|&man| (Square::from_index(random.below(64) as u8), man)).collect();
        let passed_over = if random.below(2) == 0 { pass(&mut placed, turn, random) } else { None };
        if let Some(position) = place(&placed, turn, passed_over) {
            return position;
        }
    }
}

/// Puts a pawn of the side to move beside one of the other side; says which square that one passed.
fn pass(placed: &mut [(Square, Piece)], turn: Color, random: &mut Random) -> Option<Square> {
    let pawn = |color| placed.iter().position(|(_, man)| *man == Piece { color, role: Role::Pawn });
    let (own, other) = (pawn(turn)?, pawn(!turn)?);
    let file = random.below(7) as u8;
    let files = if random.below(2) == 0 { [file, file + 1] } else { [file + 1, file] };
    let [here, there] =
        files.map(|file| Square::new(File::from_index(file), Rank::Fifth.relative_to(turn)));
    (placed[own].0, placed[other].0) = (here, there);
    there.forward(turn)
}

fn folders() -> Vec<PathBuf> {
    let all = env::var_os("ROQUE_SYZYGY").map(PathBuf::from);
    all.into_iter().chain([shipped()]).collect()
}

/// The names of all tables in these folders.
fn names(folders: &[PathBuf]) -> BTreeSet<String> {
    let files = folders.iter().flat_map(|folder| fs::read_dir(folder).into_iter().flatten());
    let names = files.flatten().filter_map(|file| file.file_name().into_string().ok());
    names.filter_map(|name| name.strip_suffix(".rtbw").map(str::to_string)).collect()
}

fn men(name: &str) -> Vec<Piece> {
    let (white, black) = name.split_once('v').unwrap_or_default();
    let black = black.to_ascii_lowercase();
    white.chars().chain(black.chars()).filter_map(Piece::from_letter).collect()
}

#[test]
fn every_table_says_what_another_reader_finds_in_it() {
    let folders = folders();
    let ours = Tablebase::open(&folders).unwrap();
    let mut theirs = shakmaty_syzygy::Tablebase::<Chess>::new();
    for folder in folders.iter().rev() {
        theirs.add_directory(folder).unwrap();
    }
    let names = names(&folders);
    assert!(names.len() >= 12);
    let (mut compared, mut distances, mut passing) = (0, 0, 0);
    for name in names {
        let men = men(&name);
        let mut random = Random(0x5EED);
        for _ in 0..POSITIONS {
            let position = throw(&men, &mut random);
            passing += usize::from(position.en_passant().is_some());
            for position in [position, exchanged(&position)] {
                let text = fen::write(&position, Dialect::Ordinary);
                // The peer refuses checks that no move can have given.
                let peer = text.parse::<Fen>().unwrap().into_position(CastlingMode::Standard);
                let Ok(peer): Result<Chess, _> = peer else { continue };
                // Where a table of what follows is missing, a reader may or may not need it.
                let wdl = ours.probe_wdl(&position).map(|wdl| wdl as i32 - Wdl::Draw as i32).ok();
                if let Some((wdl, expected)) = wdl.zip(theirs.probe_wdl_after_zeroing(&peer).ok()) {
                    assert_eq!(wdl, expected as i32, "{name} {text}");
                }
                let dtz = ours.probe_dtz(&position).ok().map(Dtz::plies);
                if let Some((dtz, expected)) = dtz.zip(theirs.probe_dtz(&peer).ok()) {
                    let expected = i32::from(expected.ignore_rounding());
                    assert_eq!(dtz, expected, "{name} {text}");
                }
                compared += usize::from(wdl.is_some());
                distances += usize::from(dtz.is_some());
            }
        }
    }
    println!("{compared} ends and {distances} distances compared, {passing} positions en passant");
    assert!(compared > 60_000 && distances > 40_000 && passing > 500);
    assert!(ours.take_faults().is_empty());
}
