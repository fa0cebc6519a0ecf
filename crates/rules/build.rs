//! Computes the tables of `src/lines.rs`: where the lines of each square end, for every set of
//! blockers, in the order in which PEXT numbers the sets. The compiler's own evaluator would take a
//! minute for it.

use std::{env, fmt::Write, fs, path::Path};

const STRAIGHT: [(i32, i32); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const DIAGONAL: [(i32, i32); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let mut source = String::new();
    write_tables(&mut source, "ROOK", STRAIGHT);
    write_tables(&mut source, "BISHOP", DIAGONAL);
    let folder = env::var_os("OUT_DIR").expect("cargo sets OUT_DIR");
    fs::write(Path::new(&folder).join("pext.rs"), source).expect("OUT_DIR can be written");
}

fn write_tables(source: &mut String, name: &str, steps: [(i32, i32); 4]) {
    let blockers = squares_of_board().map(|from| relevant(from, steps));
    let attacked = squares_of_board().map(|from| walk(from, 0, steps));
    let mut offsets = Vec::new();
    let mut attacks: Vec<u64> = Vec::new();
    for ((from, blockers), attacked) in
        squares_of_board().zip(blockers.clone()).zip(attacked.clone())
    {
        offsets.push(attacks.len());
        for number in 0..1u64 << blockers.count_ones() {
            let subset = spread(number, blockers);
            attacks.push(gather(walk(from, subset, steps), attacked));
        }
    }
    // The 65th entry is for the lowest square of an empty set.
    offsets.push(0);
    let blockers: Vec<u64> = blockers.chain([0]).collect();
    let attacked: Vec<u64> = attacked.chain([0]).collect();
    let length = attacks.len();
    writeln!(
        source,
        "pub(super) static {name}: Table<{length}> = Table {{ blockers: {blockers:?}, attacked: {attacked:?}, offsets: {offsets:?}, attacks: {attacks:?} }};"
    )
    .expect("a string takes everything");
}

fn squares_of_board() -> impl Iterator<Item = i32> + Clone {
    0..64
}

fn line(from: i32, (files, ranks): (i32, i32)) -> impl Iterator<Item = u64> {
    (1..8)
        .map(move |distance| (from % 8 + files * distance, from / 8 + ranks * distance))
        .take_while(|(file, rank)| (0..8).contains(file) && (0..8).contains(rank))
        .map(|(file, rank)| 1 << (rank * 8 + file))
}

/// The squares up to the first blocker of each line, that one included.
fn walk(from: i32, blockers: u64, steps: [(i32, i32); 4]) -> u64 {
    let mut attacks = 0;
    for step in steps {
        for square in line(from, step) {
            attacks |= square;
            if blockers & square != 0 {
                break;
            }
        }
    }
    attacks
}

/// The squares whose men matter: all but the last of each line.
fn relevant(from: i32, steps: [(i32, i32); 4]) -> u64 {
    steps
        .map(|step| line(from, step).sum::<u64>() & !line(from, step).last().unwrap_or(0))
        .iter()
        .sum()
}

/// PDEP: the bits of `number` on the squares of `mask`, in order.
fn spread(number: u64, mask: u64) -> u64 {
    squares(mask).enumerate().map(|(place, square)| (number >> place & 1) * square).sum()
}

/// PEXT: the squares of `mask` that are in `set`, as the bits of a number.
fn gather(set: u64, mask: u64) -> u64 {
    squares(mask).enumerate().map(|(place, square)| u64::from(set & square != 0) << place).sum()
}

fn squares(mask: u64) -> impl Iterator<Item = u64> {
    (0..64).map(|place| 1 << place).filter(move |square| mask & square != 0)
}
