//! How fast an arbitrary move is judged, and how fast it is played after being judged: a move that
//! somebody asks for, which one time in two is legal.

use cozy_chess::Board as Cozy;
use roque_notation::{Dialect, fen, uci};
use roque_rules::{Move, Position, Square};
use shakmaty::{CastlingMode, Chess, Position as _, uci::UciMove};

use crate::{
    playout,
    random::Random,
    time::{self, median},
};

const GAMES: u64 = 200;

/// A position and a move somebody asks for, as text.
struct Question {
    fen: String,
    uci: String,
    legal: bool,
}

/// Judges or plays the move of every question; gives how many were legal.
type Task = Box<dyn Fn() -> usize>;

/// A library, judging as its users would; `prepare` reads positions and moves, which is not timed.
struct Contender {
    name: &'static str,
    judge: fn(&[Question]) -> Task,
    play: fn(&[Question]) -> Task,
}

const CONTENDERS: [Contender; 4] = [
    Contender {
        name: "roque",
        judge: |questions| task(questions, roque, |position, mv| position.is_legal(*mv)),
        play: |questions| {
            task(questions, roque, |position, mv| {
                position.play(*mv).is_ok_and(|next| next.key() != position.key())
            })
        },
    },
    Contender {
        name: "cozy-chess",
        judge: |questions| task(questions, cozy, |board, mv| board.is_legal(*mv)),
        play: |questions| {
            task(questions, cozy, |board, mv| {
                let mut next = board.clone();
                next.try_play(*mv).is_ok() && next.hash() != board.hash()
            })
        },
    },
    Contender {
        name: "chess",
        judge: |questions| task(questions, chess, |board, mv| board.legal(*mv)),
        play: |questions| {
            task(questions, chess, |board, mv| {
                board.legal(*mv) && board.make_move_new(*mv).get_hash() != board.get_hash()
            })
        },
    },
    // Its moves tell what moves and what is taken, which somebody must find first: `to_move` does,
    // and says whether the move is legal.
    Contender {
        name: "shakmaty",
        judge: |questions| task(questions, shakmaty, |position, mv| mv.to_move(position).is_ok()),
        play: |questions| {
            task(questions, shakmaty, |position, mv| {
                mv.to_move(position).is_ok_and(|mv| position.clone().play(mv).is_ok())
            })
        },
    },
];

/// Times every contender in turn, `rounds` times, and prints what came out.
pub(crate) fn run(rounds: usize) {
    let questions = questions();
    let legal = questions.iter().filter(|question| question.legal).count();
    println!(
        "{} moves asked for in positions of {GAMES} games, {legal} of them legal; \
         millions a second (median of {rounds})",
        questions.len()
    );
    let judged = measure(rounds, &CONTENDERS.map(|one| (one.judge)(&questions)), legal);
    let played = measure(rounds, &CONTENDERS.map(|one| (one.play)(&questions)), legal);
    println!("{:<12}{:>12}{:>12}", "", "is_legal", "play");
    for ((contender, judged), played) in CONTENDERS.iter().zip(judged).zip(played) {
        let speed = |seconds| millions(questions.len(), seconds);
        println!("{:<12}{:>12.1}{:>12.1}", contender.name, speed(judged), speed(played));
    }
    println!();
    for (what, seconds) in [("is-legal", judged), ("play-checked", played)] {
        for (contender, theirs) in CONTENDERS.iter().zip(seconds).skip(1) {
            println!("RATIO {what} {} {:.2}", contender.name, theirs / seconds[0]);
        }
    }
}

fn measure<const N: usize>(rounds: usize, tasks: &[Task; N], legal: usize) -> [f64; N] {
    let mut times = [const { Vec::new() }; N];
    for _ in 0..rounds {
        for ((task, times), contender) in tasks.iter().zip(&mut times).zip(&CONTENDERS) {
            let (seconds, found) = time::taken(time::processor, task);
            assert_eq!(found, legal, "{} finds as many legal moves", contender.name);
            times.push(seconds);
        }
    }
    times.map(|times| median(times).unwrap_or(f64::NAN))
}

fn task<P: 'static, M: 'static>(
    questions: &[Question],
    read: impl Fn(&Question) -> Option<(P, M)>,
    judge: impl Fn(&P, &M) -> bool + 'static,
) -> Task {
    let read: Vec<(P, M)> = questions.iter().filter_map(read).collect();
    assert_eq!(read.len(), questions.len(), "every contender reads all");
    Box::new(move || read.iter().filter(|(position, mv)| judge(position, mv)).count())
}

fn roque(question: &Question) -> Option<(Position, Move)> {
    let position = fen::read(&question.fen).ok()?;
    let (from, to, promotion) = uci::read_squares(&question.uci)?;
    let castling = uci::castling_meant(&position, from, to);
    Some((position, castling.unwrap_or(Move::with_promotion(from, to, promotion))))
}

/// This library castles as Roque does, by taking the rook.
fn cozy(question: &Question) -> Option<(Cozy, cozy_chess::Move)> {
    let board = Cozy::from_fen(&question.fen, false).ok()?;
    let (position, mv) = roque(question)?;
    let mv = uci::write(&position, mv, Dialect::Chess960).parse().ok()?;
    Some((board, mv))
}

fn chess(question: &Question) -> Option<(chess::Board, chess::ChessMove)> {
    Some((question.fen.parse().ok()?, question.uci.parse().ok()?))
}

fn shakmaty(question: &Question) -> Option<(Chess, UciMove)> {
    let fen: shakmaty::fen::Fen = question.fen.parse().ok()?;
    Some((fen.into_position(CastlingMode::Standard).ok()?, question.uci.parse().ok()?))
}

/// For each position a legal move, and the same piece sent anywhere.
fn questions() -> Vec<Question> {
    let mut random = Random(960);
    let mut questions = Vec::new();
    for position in playout::positions(GAMES) {
        let moves = position.legal_moves();
        let Some(legal) = random.of(&moves) else { continue };
        let to = Square::from_index(random.below(64) as u8);
        let anywhere =
            uci::castling_meant(&position, legal.from(), to).unwrap_or(Move::new(legal.from(), to));
        for mv in [legal, anywhere] {
            questions.push(Question {
                fen: fen::write(&position, Dialect::Ordinary),
                uci: uci::write(&position, mv, Dialect::Ordinary),
                legal: position.is_legal(mv),
            });
        }
    }
    questions
}

#[expect(clippy::cast_precision_loss, reason = "a speed is shown, not counted with")]
fn millions(count: usize, seconds: f64) -> f64 {
    count as f64 / seconds / 1e6
}
