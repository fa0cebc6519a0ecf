//! Why it is mate, and why it is stalemate: everything a teacher would point at on the board.

use alloc::vec::Vec;

use crate::{
    Bitboard, Move, Position, Reason, Role, Square, attacks, moves::is_last_rank, why_not,
};

/// What there is to explain of a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Explanation {
    /// The king is in check; it may be mate.
    Check(Check),
    /// The side to move is not in check and has no legal move (FIDE 5.2.1).
    Stalemate(Stalemate),
    /// Neither: the side to move is not in check and has a legal move.
    Neither,
}

/// A check, and all that could answer it. It is mate when nothing does (FIDE 1.4.1).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Check {
    /// Where the king stands.
    pub king: Square,
    /// What attacks it.
    pub checkers: Bitboard,
    /// The squares around it.
    pub flights: Vec<Flight>,
    /// Capturing what gives check, with another man than the king.
    pub capture: Rescue,
    /// Coming between.
    pub interposition: Rescue,
}

/// A square around the king.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Flight {
    /// The square.
    pub square: Square,
    /// Why the king may not step there; nothing when it may.
    pub obstacle: Option<Obstacle>,
}

/// Why a king may not step on a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Obstacle {
    /// One of its own men stands there (FIDE 3.1.1).
    OwnMan,
    /// These men would attack it there (FIDE 3.9.2).
    Guarded(Bitboard),
}

/// A way to answer a check with another man than the king. There is none against two checkers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rescue {
    /// The squares to be reached: those of the checkers, or those between.
    pub squares: Bitboard,
    /// The men that legally do it.
    pub by: Bitboard,
    /// The men that would, but are pinned.
    pub pinned: Bitboard,
}

/// A stalemate, man by man.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stalemate {
    /// Where the king stands.
    pub king: Square,
    /// The squares around it, none of which it may step on.
    pub flights: Vec<Flight>,
    /// Each of its other men.
    pub stuck: Vec<Stuck>,
}

/// A man without a legal move in a stalemate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stuck {
    /// Where it stands.
    pub square: Square,
    /// What it is.
    pub role: Role,
    /// Why it cannot move: [`Reason::Blocked`], [`Reason::PawnBlocked`], [`Reason::Pinned`] or
    /// [`Reason::EnPassantExposesKing`].
    pub reason: Reason,
}

/// What there is to explain of a position.
pub fn explain(position: &Position) -> Explanation {
    if position.is_check() {
        Explanation::Check(check(position))
    } else if position.has_legal_move() {
        Explanation::Neither
    } else {
        Explanation::Stalemate(stalemate(position))
    }
}

impl Check {
    /// Whether it is mate.
    pub fn is_mate(&self) -> bool {
        self.flights.iter().all(|flight| flight.obstacle.is_some())
            && self.capture.by.is_empty()
            && self.interposition.by.is_empty()
    }
}

fn check(position: &Position) -> Check {
    let king = position.king(position.turn());
    let checkers = position.checkers();
    let between = checkers
        .into_iter()
        .fold(Bitboard::EMPTY, |squares, checker| squares | attacks::between(king, checker));
    let captures =
        |mv: Move| position.captured(mv).is_some_and(|(square, _)| checkers.contains(square));
    Check {
        king,
        checkers,
        flights: flights(position),
        capture: rescue(position, checkers, captures),
        interposition: rescue(position, between, |mv| between.contains(mv.to())),
    }
}

fn flights(position: &Position) -> Vec<Flight> {
    let (us, board) = (position.turn(), position.board());
    let king = position.king(us);
    let without_king = board.occupied() - king.into();
    let obstacle = |square| {
        if board.color(us).contains(square) {
            return Some(Obstacle::OwnMan);
        }
        let guards = board.attackers(square, !us, without_king);
        guards.any().then_some(Obstacle::Guarded(guards))
    };
    let around = attacks::king(king).into_iter();
    around.map(|square| Flight { square, obstacle: obstacle(square) }).collect()
}

/// Who answers a check by a move that `answers`, reaching one of these squares.
fn rescue(position: &Position, squares: Bitboard, answers: impl Fn(Move) -> bool) -> Rescue {
    let us = position.turn();
    let king = position.king(us);
    let legal = position.legal_moves().into_iter();
    let by = legal.filter(|&mv| mv.from() != king && answers(mv)).map(Move::from).collect();
    let pinned = if position.checkers().many() {
        Bitboard::EMPTY
    } else {
        let men = (position.board().color(us) - king.into()).into_iter();
        men.filter(|&man| {
            squares
                .into_iter()
                .any(|to| matches!(refusal(position, man, to), Some(Reason::Pinned(..))))
        })
        .collect()
    };
    Rescue { squares, by, pinned }
}

/// Why a man may not go there, whatever a pawn would become.
fn refusal(position: &Position, from: Square, to: Square) -> Option<Reason> {
    let promotes = is_last_rank(to) && position.board().role(Role::Pawn).contains(from);
    why_not(position, from, to, promotes.then_some(Role::Queen))
}

fn stalemate(position: &Position) -> Stalemate {
    let (us, board) = (position.turn(), position.board());
    let king = position.king(us);
    let men = board.men().filter(|(square, man)| man.color == us && *square != king);
    let stuck = men.map(|(square, man)| Stuck {
        square,
        role: man.role,
        reason: stuck(position, square, man.role),
    });
    Stalemate { king, flights: flights(position), stuck: stuck.collect() }
}

/// Why a man has no legal move: its king would be exposed by those it has, or it has none at all.
fn stuck(position: &Position, from: Square, role: Role) -> Reason {
    let exposed =
        |reason: &Reason| matches!(reason, Reason::Pinned(..) | Reason::EnPassantExposesKing(_));
    let refusals = Bitboard::ALL.into_iter().filter_map(|to| refusal(position, from, to));
    refusals.into_iter().find(exposed).unwrap_or_else(|| blocked(position, from, role))
}

/// The men right in front of one that has no move of its own.
fn blocked(position: &Position, from: Square, role: Role) -> Reason {
    let (us, board) = (position.turn(), position.board());
    if role == Role::Pawn
        && let Some(ahead) = from.forward(us)
    {
        return Reason::PawnBlocked(ahead);
    }
    let reached = attacks::attacks(us, role, from, board.occupied());
    Reason::Blocked(role, reached & board.color(us))
}
