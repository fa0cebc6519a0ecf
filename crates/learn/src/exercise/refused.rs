//! The rules' own reasons, drawn, and what answers a check.

use roque_rules::{
    Bitboard, CastlingSide, Check, Explanation, Move, Obstacle, Position, Reason, Role, Square,
    Stalemate, attacks, explain, why_not,
};

use super::{Drawing, Played, Remark, Sentence, listed};
use roque_notation::uci;

/// What somebody played: the legal move it is, or why there is none.
pub(super) fn played(position: &Position, played: Played) -> Result<Move, Remark> {
    let (from, to, promotion) = played;
    let mv = uci::castling_meant(position, from, to)
        .unwrap_or(Move::with_promotion(from, to, promotion));
    match why_not(position, mv.from(), mv.to(), mv.promotion()) {
        None => Ok(mv),
        Some(reason) => Err(refusal(position, from, to, &reason)),
    }
}

/// Why the rules refuse a move, with whatever the reason points at.
pub(super) fn refusal(position: &Position, from: Square, to: Square, reason: &Reason) -> Remark {
    let targets = targets(position, from, to, reason);
    let drawing = Drawing {
        bad: to.into(),
        noted: reason.squares() - to.into(),
        arrows: arrows(position, reason.squares(), targets),
        ..Drawing::default()
    };
    Remark::new(told_in_lessons(reason), drawing)
}

/// A reason of the rules, told to who learns.
pub fn told_in_lessons(reason: &Reason) -> Sentence {
    let sentence = Sentence::new(in_lessons(reason.code()));
    match reason.role() {
        Some(role) => sentence.with("role", role),
        None => sentence,
    }
}

/// Lessons call their reader *tu*; where the arbiter's sentence would say *vous* they have their own,
/// and they need one that he never says.
const SAID_OTHERWISE: [&str; 6] = [
    "own-piece",
    "en-passant-exposes-king",
    "pinned",
    "still-in-check",
    "promotion-missing",
    "king-is-never-taken",
];

/// The sentence of a reason of the rules, by its code.
pub(crate) fn in_lessons(code: &str) -> String {
    let family = if SAID_OTHERWISE.contains(&code) { "lesson-refusal" } else { "refusal" };
    format!("{family}-{code}")
}

/// The squares that the men of a reason bear on; none when they only stand there.
fn targets(position: &Position, from: Square, to: Square, reason: &Reason) -> Bitboard {
    let king = position.king(position.turn());
    match reason {
        Reason::KingAttacked(_) => to.into(),
        Reason::StillInCheck(_)
        | Reason::Pinned(..)
        | Reason::EnPassantExposesKing(_)
        | Reason::CastlingInCheck(_) => king.into(),
        Reason::CastlingThroughCheck(_) => {
            attacks::between(king, castling_arrival(position, from, to))
        }
        Reason::CastlingIntoCheck(_) => castling_arrival(position, from, to).into(),
        _ => Bitboard::EMPTY,
    }
}

fn castling_arrival(position: &Position, from: Square, to: Square) -> Square {
    CastlingSide::of(from, to).king_to(position.turn())
}

/// An arrow from each man to each target that it bears on, whatever of ours stands between: the man
/// that moves away, or the king itself.
fn arrows(position: &Position, men: Bitboard, targets: Bitboard) -> Vec<(Square, Square)> {
    let board = position.board();
    let bears_on = |man: Square, target: Square| {
        board.piece_at(man).is_some_and(|piece| {
            attacks::attacks(piece.color, piece.role, man, Bitboard::EMPTY).contains(target)
        })
    };
    let pairs = men.into_iter().flat_map(|man| targets.into_iter().map(move |to| (man, to)));
    pairs.filter(|&(man, target)| bears_on(man, target)).collect()
}

/// Why it is no mate: one way out of each kind there is, or none when it is mate.
pub(super) fn ways_out(position: &Position, check: &Check) -> Vec<Remark> {
    let flight = check.flights.iter().find(|flight| flight.obstacle.is_none());
    let flight = flight.map(|flight| {
        let sentence = Sentence::new("remark-king-can-flee").with("square", flight.square);
        let drawing = Drawing::arrow(check.king, flight.square);
        Remark::new(sentence, drawing.and(Drawing::good(flight.square)))
    });
    let rescue = |id: &'static str, by: Bitboard, squares: Bitboard| {
        let mv = listed(position)
            .into_iter()
            .find(|&mv| by.contains(mv.from()) && (dealt_with(position, mv) & squares).any())?;
        let role = position.board().role_at(mv.from())?;
        let sentence = Sentence::new(id).with("role", role).with("square", mv.to());
        Some(Remark::new(sentence, Drawing::arrow(mv.from(), mv.to())))
    };
    let capture = rescue("remark-checker-can-be-taken", check.capture.by, check.capture.squares);
    let interposition =
        rescue("remark-can-interpose", check.interposition.by, check.interposition.squares);
    [flight, capture, interposition].into_iter().flatten().collect()
}

/// Where a move arrives and what it takes, which en passant is not there.
fn dealt_with(position: &Position, mv: Move) -> Bitboard {
    let captured = position.captured(mv).map_or(Bitboard::EMPTY, |(square, _)| square.into());
    captured | mv.to().into()
}

/// That it is mate: what gives check, and what guards each square around the king.
pub(super) fn mate(check: &Check) -> Remark {
    let guards = guards(&check.flights);
    let checks = check.checkers.into_iter().map(|checker| (checker, check.king)).collect();
    let drawing = Drawing { noted: check.checkers | guards, arrows: checks, ..Drawing::default() };
    Remark::new(Sentence::new("remark-it-is-mate"), drawing)
}

/// That it is stalemate: what guards each square around the king, and the men that are stuck.
pub(super) fn stalemate(stalemate: &Stalemate) -> Remark {
    let stuck: Bitboard = stalemate.stuck.iter().map(|stuck| stuck.square).collect();
    let arrows = stalemate.flights.iter().filter_map(|flight| match flight.obstacle {
        Some(Obstacle::Guarded(by)) => Some((by.first()?, flight.square)),
        _ => None,
    });
    let drawing = Drawing {
        bad: stuck,
        noted: guards(&stalemate.flights),
        arrows: arrows.collect(),
        ..Drawing::default()
    };
    Remark::new(Sentence::new("remark-it-is-stalemate"), drawing)
}

fn guards(flights: &[roque_rules::Flight]) -> Bitboard {
    flights.iter().fold(Bitboard::EMPTY, |guards, flight| match flight.obstacle {
        Some(Obstacle::Guarded(by)) => guards | by,
        _ => guards,
    })
}

/// What a position that is no mate is, and what shows it.
pub(super) fn no_mate(position: &Position) -> Vec<Remark> {
    match explain(position) {
        Explanation::Check(check) => ways_out(position, &check),
        Explanation::Stalemate(stuck) => vec![stalemate(&stuck)],
        Explanation::Neither => vec![Remark::said("remark-no-check")],
    }
}

/// What is on the square, for a sentence; a pawn when nothing is.
pub(super) fn role_on(position: &Position, square: Square) -> Role {
    position.board().role_at(square).unwrap_or(Role::Pawn)
}
