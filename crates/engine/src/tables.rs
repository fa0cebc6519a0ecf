//! What endgame tables say of the moves at the root, where the fifty moves already run.

use std::{cmp::Ordering, sync::Arc};

use roque_rules::{Move, Position};
use roque_tablebase::{ProbeError, Tablebase, Wdl};

use crate::score::{DRAW, Value, won_by_tables};

/// Endgame tables, and how far they are trusted. Clones share the files.
#[derive(Debug, Clone)]
pub struct Tables {
    base: Arc<Tablebase>,
    /// Positions with more men are not looked up.
    most_men: usize,
    /// Whether fifty moves without capture or pawn move draw.
    fifty_moves: bool,
}

/// Half-moves without capture or pawn move that draw.
const FIFTY_MOVES: i32 = 100;

/// How a game ends after a move, the half-moves counted so far included; the better the greater.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(crate) enum End {
    Lost,
    /// The fifty moves save it, or may do so if the other side errs.
    BarelySaved,
    #[default]
    Drawn,
    /// The fifty moves come before, unless the other side errs.
    BarelyMissed,
    Won,
}

/// How good a move is by the tables, and nothing a search finds can change it: by its end, and where
/// the fifty moves are in doubt also by the half-moves that decide.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(crate) struct Rank {
    end: End,
    /// The more, the better.
    half_moves: i32,
}

/// What tables say of the moves at the root.
#[derive(Debug)]
pub(crate) struct Ranking {
    moves: Vec<Ranked>,
    /// Whether they also say how far it is.
    pub(crate) has_distances: bool,
}

#[derive(Debug, Clone, Copy)]
struct Ranked {
    mv: Move,
    rank: Rank,
    /// Half-moves to the next capture or pawn move, above 0 for who wins; only its sign is known when
    /// there are no distances.
    distance: i32,
}

impl Tables {
    /// Asks these tables about positions of at most `most_men`. Without the fifty moves, wins that
    /// they would spoil count as wins.
    pub fn new(base: Arc<Tablebase>, most_men: usize, fifty_moves: bool) -> Self {
        let most_men = most_men.min(base.most_men());
        Self { base, most_men, fifty_moves }
    }

    /// The files, which tell what is wrong with them.
    pub fn base(&self) -> &Tablebase {
        &self.base
    }

    /// How a position ends after which the fifty moves begin anew, if the tables know.
    pub(crate) fn end(&self, position: &Position) -> Option<End> {
        if !self.may_know(position) || position.half_moves() > 0 {
            return None;
        }
        self.base.probe_wdl(position).ok().map(|wdl| self.end_of(wdl))
    }

    fn may_know(&self, position: &Position) -> bool {
        position.board().occupied().len() <= self.most_men && position.castling().is_empty()
    }

    fn end_of(&self, wdl: Wdl) -> End {
        match wdl {
            Wdl::BlessedLoss if self.fifty_moves => End::BarelySaved,
            Wdl::Loss | Wdl::BlessedLoss => End::Lost,
            Wdl::Draw => End::Drawn,
            Wdl::CursedWin if self.fifty_moves => End::BarelyMissed,
            Wdl::CursedWin | Wdl::Win => End::Won,
        }
    }

    /// The moves of a game's last position, if the tables know what follows each of them.
    pub(crate) fn rank(&self, game: &[Position], moves: &[Move]) -> Option<Ranking> {
        let root = game.last().filter(|root| self.may_know(root))?;
        let rank = |has_distances| {
            let ranked = |&mv: &Move| {
                let next = root.play_unchecked(mv);
                // The third time is a draw, whatever the table says.
                let repeats = game.iter().filter(|&earlier| *earlier == next).count() >= 2;
                if repeats {
                    return Some(Ranked { mv, rank: Rank::default(), distance: 0 });
                }
                let (rank, distance) = if has_distances {
                    let distance = self.distance_before(&next).ok()?;
                    (self.rank_at(distance, root.half_moves()), distance)
                } else {
                    let wdl = -self.base.probe_wdl(&next).ok()?;
                    (Rank { end: self.end_of(wdl), half_moves: 0 }, wdl.sign())
                };
                Some(Ranked { mv, rank, distance })
            };
            let moves = moves.iter().map(ranked).collect::<Option<Vec<_>>>()?;
            Some(Ranking { moves, has_distances })
        };
        rank(true).or_else(|| rank(false))
    }

    /// Half-moves to the next capture or pawn move from before a move on, for who made it.
    fn distance_before(&self, next: &Position) -> Result<i32, ProbeError> {
        if next.half_moves() == 0 {
            return Ok(match -self.base.probe_wdl(next)? {
                Wdl::Loss => -1,
                Wdl::BlessedLoss => -FIFTY_MOVES - 1,
                Wdl::Draw => 0,
                Wdl::CursedWin => FIFTY_MOVES + 1,
                Wdl::Win => 1,
            });
        }
        if next.is_check() && !next.has_legal_move() {
            return Ok(1);
        }
        let plies = self.base.probe_dtz(next)?.plies();
        Ok(-plies - plies.signum())
    }

    /// A distance may be one half-move more than tables tell, which no sure end depends on.
    fn rank_at(&self, distance: i32, half_moves: u16) -> Rank {
        let counted = distance.abs() + i32::from(half_moves);
        let in_time = !self.fifty_moves || counted < FIFTY_MOVES;
        let (end, half_moves) = match (distance.cmp(&0), in_time) {
            (Ordering::Equal, _) => (End::Drawn, 0),
            (Ordering::Greater, true) => (End::Won, 0),
            (Ordering::Greater, false) => (End::BarelyMissed, -distance),
            (Ordering::Less, true) => (End::Lost, 0),
            (Ordering::Less, false) => (End::BarelySaved, -distance),
        };
        Rank { end, half_moves }
    }
}

impl Ranking {
    /// The moves, the best first.
    pub(crate) fn moves(&self) -> Vec<(Move, Rank)> {
        let mut moves: Vec<_> = self.moves.iter().map(|ranked| (ranked.mv, ranked.rank)).collect();
        moves.sort_by_key(|&(_, rank)| std::cmp::Reverse(rank));
        moves
    }

    /// What is told of a move; nothing new when it neither wins nor loses.
    pub(crate) fn value(&self, mv: Move) -> Option<Value> {
        let ranked = self.moves.iter().find(|ranked| ranked.mv == mv)?;
        Some(match ranked.rank.end {
            End::Won => won_by_tables(0),
            End::Lost => -won_by_tables(0),
            End::BarelySaved | End::Drawn | End::BarelyMissed => DRAW,
        })
    }

    /// A move that hurries to win, or puts off a loss, as the tables count: the one given when it
    /// does, or another of the same rank.
    pub(crate) fn nearest(&self, mv: Move) -> Option<Move> {
        let given = self.moves.iter().find(|ranked| ranked.mv == mv)?;
        let same = self.moves.iter().filter(|ranked| ranked.rank == given.rank);
        // Of the negative ones the least is the longest.
        let nearest = same.min_by_key(|ranked| ranked.distance)?;
        Some(if nearest.distance == given.distance { mv } else { nearest.mv })
    }
}
