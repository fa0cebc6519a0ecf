//! Who can still mate: how many questions of the known sets are answered within which budget, and
//! what an answer costs, in full and in passing.
//!
//! The published set is read in place, from the folder `ROQUE_PEERS` or where CI has it; without it
//! only our own positions are asked.

use std::{env, fs, hint::black_box, path::PathBuf, time::Instant};

use roque_notation::fen;
use roque_rules::{Color, Move, Position, Winnability, is_surely_unwinnable, winnable};

use crate::{playout, scenario::Work};

const BUDGETS: [u64; 6] = [1_000, 5_000, 20_000, 50_000, 200_000, 2_000_000];

/// What the best published analyser decides of its own test vector (CHA 2.6.1, 10 million nodes a
/// question), and what its quick version proves unwinnable there.
const PUBLISHED_DECIDED: usize = 3_586;
const PUBLISHED_QUICK: usize = 1_319;

/// The source of the rows that these figures are about.
const PUBLISHED_SOURCE: &str = "test-vector";

struct Question {
    fen: String,
    position: Position,
    winner: Color,
    winnable: bool,
    published: bool,
}

pub(crate) fn run(rounds: usize) {
    let mut questions =
        read("unwinnable_own.tsv", include_str!("../../rules/tests/data/unwinnable_own.tsv"));
    let folder = env::var_os("ROQUE_PEERS")
        .map_or_else(|| PathBuf::from("../shared/data/peers"), PathBuf::from);
    match fs::read_to_string(folder.join("unwinnable.tsv")) {
        // It holds our own positions too.
        Ok(set) => questions = read("unwinnable.tsv", &set),
        Err(error) => println!("{}: {error}: only our own positions are asked", folder.display()),
    }
    let quick = in_passing(&questions);
    on_ordinary_games(rounds);
    let decided = in_full(&questions);
    println!("RATIO decided CHA {:.4}", ratio(decided, PUBLISHED_DECIDED));
    println!("RATIO proved-in-passing CHA {:.4}", ratio(quick, PUBLISHED_QUICK));
}

/// The questions of a set; what cannot be read is said, not hidden.
fn read(name: &str, set: &str) -> Vec<Question> {
    let rows = set.lines().filter(|line| !line.starts_with('#')).skip(1);
    let question = |row: &str| {
        let fields: Vec<&str> = row.split('\t').collect();
        let &[text, side, verdict, _, source, ..] = &fields[..] else {
            println!("{name}: too few fields: {row}");
            return None;
        };
        let winner = if side == "white" { Color::White } else { Color::Black };
        let position = fen::read(text)
            .inspect_err(|error| println!("{name}: unreadable: {text} ({side}): {error}"))
            .ok()?;
        let published = source.contains(PUBLISHED_SOURCE);
        Some(Question {
            fen: text.to_owned(),
            position,
            winner,
            winnable: verdict == "winnable",
            published,
        })
    };
    let questions: Vec<_> = rows.filter_map(question).collect();
    println!("{name}: {} questions read", questions.len());
    questions
}

/// Asks all in full, with the least budget first: a larger one only goes on where the smaller ended.
/// Gives how many of the published questions are decided.
fn in_full(questions: &[Question]) -> usize {
    let mut open: Vec<&Question> = questions.iter().collect();
    let mut seconds = Vec::new();
    let mut wrong = 0;
    println!("{:>10} {:>9} {:>11} {:>9}", "budget", "winnable", "unwinnable", "unknown");
    let (mut winnable_count, mut unwinnable_count) = (0, 0);
    for budget in BUDGETS {
        let last = budget == BUDGETS[BUDGETS.len() - 1];
        open.retain(|question| {
            let start = Instant::now();
            let answer = winnable(&question.position, question.winner, budget);
            let elapsed = start.elapsed().as_secs_f64();
            let right = match &answer {
                Winnability::Winnable(line) => question.winnable && mates(question, line),
                Winnability::Unwinnable => !question.winnable,
                Winnability::Unknown => true,
            };
            if !right {
                wrong += 1;
                println!("WRONG {} {}: {answer:?}", question.fen, question.winner);
            }
            match answer {
                Winnability::Winnable(_) => winnable_count += 1,
                Winnability::Unwinnable => unwinnable_count += 1,
                Winnability::Unknown => {}
            }
            let unknown = answer == Winnability::Unknown;
            if !unknown || last {
                seconds.push(elapsed);
            }
            unknown
        });
        println!("{budget:>10} {winnable_count:>9} {unwinnable_count:>11} {:>9}", open.len());
    }
    for question in &open {
        println!("open: {} {}", question.fen, question.winner);
    }
    println!("wrong: {wrong}");
    println!("in full, at the largest budget: {:.0} s in all", seconds.iter().sum::<f64>());
    print_times("in full", &mut seconds);
    let published = |questions: &mut dyn Iterator<Item = &Question>| {
        questions.filter(|question| question.published).count()
    };
    published(&mut questions.iter()) - published(&mut open.into_iter())
}

fn mates(question: &Question, line: &[Move]) -> bool {
    let end = line.iter().try_fold(question.position, |position, &mv| position.play(mv).ok());
    end.is_some_and(|end| end.is_check() && !end.has_legal_move() && end.turn() != question.winner)
}

/// Asks all in passing, and gives how many of the published questions are proved.
fn in_passing(questions: &[Question]) -> usize {
    let proved = |question: &&Question| is_surely_unwinnable(&question.position, question.winner);
    let proved: Vec<_> = questions.iter().filter(proved).collect();
    let unwinnable = |questions: &mut dyn Iterator<Item = &Question>| {
        questions.filter(|question| question.published && !question.winnable).count()
    };
    let of_published = unwinnable(&mut proved.iter().copied());
    println!(
        "in passing: {of_published} of {} published unwinnable questions proved, {} false",
        unwinnable(&mut questions.iter()),
        proved.iter().filter(|question| question.winnable).count()
    );
    of_published
}

/// What it costs to ask in passing after every move of ordinary games, for both sides: the least of
/// all rounds for each position.
fn on_ordinary_games(rounds: usize) {
    let positions = playout::positions(200);
    let mut seconds: Vec<f64> = positions
        .iter()
        .flat_map(|position| Color::ALL.map(|winner| (position, winner)))
        .map(|(position, winner)| {
            let once = |_| {
                let start = Instant::now();
                black_box(is_surely_unwinnable(position, winner));
                start.elapsed().as_secs_f64()
            };
            (0..rounds).map(once).fold(f64::INFINITY, f64::min)
        })
        .collect();
    println!("in passing, {} positions of seeded play, both sides:", positions.len());
    print_times("in passing", &mut seconds);
}

/// For an instruction counter: the same questions on a few games, which no peer can be asked.
pub(crate) fn asking(name: &str) -> Option<Work> {
    let positions = playout::positions(playout::FEW);
    let ask = move || {
        for position in &positions {
            for winner in Color::ALL {
                black_box(is_surely_unwinnable(black_box(position), winner));
            }
        }
        2 * positions.len() as u64
    };
    (name == "roque").then(|| Box::new(ask) as Work)
}

#[expect(clippy::cast_precision_loss, reason = "a few thousand")]
fn ratio(own: usize, peer: usize) -> f64 {
    own as f64 / peer as f64
}

/// Median, the 99th of a hundred and the longest, in microseconds.
fn print_times(what: &str, seconds: &mut [f64]) {
    seconds.sort_by(f64::total_cmp);
    let at = |share: usize| seconds.get((seconds.len() - 1) * share / 100).map_or(0.0, |s| s * 1e6);
    println!("{what}: median {:.2} us, p99 {:.1} us, longest {:.0} us", at(50), at(99), at(100));
}
