//! Whether a side can still give mate by any series of legal moves (FIDE 5.1.2, 5.2.2 and 6.9).
//!
//! Both sides may cooperate, so the question is one of reach, not of skill. What the move counters
//! and repetition would end is left out: the verdict depends on the position alone.

mod cage;
#[cfg(test)]
mod closed;
#[cfg(test)]
mod exhaustive;
mod guide;
mod haunt;
mod material;
mod mobility;
mod open;
mod quick;
mod search;
mod states;
mod steps;

use alloc::vec::Vec;

use crate::{Color, Move, Outcome, Position, WinReason};

/// The answer of [`winnable`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Winnability {
    /// Mate can still be given: these legal moves lead from the position to it. None are needed
    /// when the mate is on the board.
    Winnable(Vec<Move>),
    /// No series of legal moves ends in mate by this side.
    Unwinnable,
    /// The budget ended before the answer was known.
    Unknown,
}

impl Winnability {
    /// `winnable`, `unwinnable` or `unknown`.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Winnable(_) => "winnable",
            Self::Unwinnable => "unwinnable",
            Self::Unknown => "unknown",
        }
    }
}

/// Whether `winner` can still give mate by any series of legal moves, both sides cooperating
/// (FIDE 6.9).
///
/// `budget` is the number of different positions that may be looked at, so that an answer repeats
/// whatever the machine; each takes about a hundred bytes. (At most ten thousand more, of kings and
/// pawns alone, are looked at before.) It is only when it ends that the answer
/// is [`Winnability::Unknown`]: the other two are proofs.
///
/// ```
/// use roque_rules::{Color, Position, Winnability, winnable};
///
/// let Winnability::Winnable(line) = winnable(&Position::default(), Color::White, 50_000) else {
///     panic!("the start of a game can be won");
/// };
/// let end = line.iter().fold(Position::default(), |position, &mv| position.play(mv).unwrap());
/// assert_eq!(end.outcome().and_then(|outcome| outcome.winner()), Some(Color::White));
/// ```
pub fn winnable(position: &Position, winner: Color, budget: u64) -> Winnability {
    if let Some(verdict) = at_once(position, winner) {
        return verdict;
    }
    if cage::holds(position, winner) || haunt::proves_unwinnable(position, winner) {
        return Winnability::Unwinnable;
    }
    search::helpmate(position, winner, budget)
}

/// Whether neither side can mate any more by any series of legal moves: the game is drawn at once
/// (FIDE 5.2.2). `None` when `budget`, as in [`winnable`] and for each side, ended before the
/// answer was known.
pub fn is_dead(position: &Position, budget: u64) -> Option<bool> {
    let mut known = true;
    for winner in Color::ALL {
        match winnable(position, winner, budget) {
            Winnability::Winnable(_) => return Some(false),
            Winnability::Unwinnable => {}
            Winnability::Unknown => known = false,
        }
    }
    known.then_some(true)
}

/// Whether it is proven at little cost that `winner` cannot mate any more; `false` says nothing.
/// Made to be asked after every move of every game: a microsecond or so in most positions, and never
/// more than a search of a few hundred.
pub fn is_surely_unwinnable(position: &Position, winner: Color) -> bool {
    quick::proves_unwinnable(position, winner)
}

/// Whether it is proven at little cost that nobody can mate any more (FIDE 5.2.2); `false` says
/// nothing.
pub fn is_surely_dead(position: &Position) -> bool {
    Color::ALL.into_iter().all(|winner| is_surely_unwinnable(position, winner))
}

/// What the board alone tells: it is over, or the men cannot do it. A mate on the board counts even
/// where no game could have led to it.
fn at_once(position: &Position, winner: Color) -> Option<Winnability> {
    match position.outcome() {
        Some(Outcome::Win { winner: has_won, reason: WinReason::Checkmate })
            if has_won == winner =>
        {
            Some(Winnability::Winnable(Vec::new()))
        }
        Some(_) => Some(Winnability::Unwinnable),
        None => (!material::suffices(position.board(), winner)).then_some(Winnability::Unwinnable),
    }
}
