//! Several threads search the same root and learn from each other through the table alone (Lazy
//! SMP).

use std::thread;

use roque_rules::{Move, Position};

use super::{
    Learnt, Mind, Search,
    iterate::{Found, Goal, iterate},
    root::RootMove,
};
use crate::{
    Info, Limits, Stop,
    score::{DECISIVE, MAX_PLY},
    tables::{Rank, Tables},
    time::{Team, Watch},
    transposition::Table,
};

/// How much deeper than `go mate` needs without pruning, the search looks before it gives up.
const MATE_SLACK: i32 = 12;

/// What is asked of the search.
pub(crate) struct Question<'a> {
    pub(crate) mind: Mind,
    pub(crate) table: &'a Table,
    /// The positions of the game; the last is the root.
    pub(crate) game: &'a [Position],
    pub(crate) root: &'a Position,
    /// The moves to think about, all of them legal, at least one, those of the best rank first.
    pub(crate) moves: &'a [(Move, Rank)],
    /// What is asked about positions further on.
    pub(crate) tables: Option<&'a Tables>,
    pub(crate) limits: &'a Limits,
}

/// The best line that threads find who have learnt this before, one each, and the positions they
/// visit; `tell` is called on the caller's.
pub(crate) fn answer(
    question: &Question,
    learnt: &mut [Learnt],
    stop: &Stop,
    tell: &mut dyn FnMut(&Info),
) -> (Vec<Move>, u64) {
    let Some((own, others)) = learnt.split_first_mut() else { return (Vec::new(), 0) };
    let team = Team::new(1 + others.len(), stop);
    let goal = question.goal();
    let (own, helping) = thread::scope(|scope| {
        let team = &team;
        let helpers: Vec<_> = (1..)
            .zip(others)
            .map(|(thread, learnt)| {
                // Half of them are a half-move ahead, so that not all do the same.
                let goal = Goal { first_depth: 1 + thread as i32 % 2, lines: 1, ..goal };
                let watch = Watch::helping(team, thread);
                let help = move || question.think(learnt, watch, &goal, &mut |_| {});
                thread::Builder::new().spawn_scoped(scope, help)
            })
            .collect();
        let own = question.think(own, Watch::keeping(question.limits, team), &goal, tell);
        team.finish();
        // Without a thread that could not be started or has failed, the others go on.
        let joined = helpers.into_iter().filter_map(|helper| helper.ok()?.join().ok());
        (own, joined.collect::<Vec<_>>())
    });
    let free = goal.lines == 1 && question.limits.depth.is_none() && goal.mate.is_none();
    if !free || helping.is_empty() {
        return (own.line(), team.nodes());
    }
    let spoken = own.best();
    let elected = elect(own, helping);
    if elected.best() != spoken
        && let Some(report) = &elected.report
    {
        tell(&Info { nodes: team.nodes(), ..report.clone() });
    }
    (elected.line(), team.nodes())
}

impl Question<'_> {
    fn goal(&self) -> Goal {
        let limits = self.limits;
        let mate_depth = limits.mate.map(|moves| 2 * moves.min(MAX_PLY as u32) as i32 + MATE_SLACK);
        let last_depth = limits.depth.map(i32::from).or(mate_depth).unwrap_or(MAX_PLY as i32);
        Goal { first_depth: 1, last_depth, lines: limits.lines, mate: limits.mate }
    }

    fn think(
        &self,
        learnt: &mut Learnt,
        watch: Watch,
        goal: &Goal,
        tell: &mut dyn FnMut(&Info),
    ) -> Found {
        let mut search = Search::new(self, learnt, watch);
        let moves = self.moves.iter().copied().map(RootMove::new).collect();
        let found = iterate(&mut search, self.root, moves, goal, tell);
        search.watch.tell();
        found
    }
}

/// The thread whose move has the most votes, each vote weighed by how deep the thread has looked
/// and by how well it thinks to stand; a mate is not put to the vote.
fn elect(own: Found, helping: Vec<Found>) -> Found {
    const SMALLEST_LEAD: i64 = 14;
    let all: Vec<Found> = std::iter::once(own).chain(helping).collect();
    let worst = all.iter().map(Found::value).min().unwrap_or(0);
    let weight =
        |found: &Found| (i64::from(found.value() - worst) + SMALLEST_LEAD) * i64::from(found.depth);
    let votes = |found: &Found| -> i64 {
        all.iter().filter(|other| other.best() == found.best()).map(weight).sum()
    };
    let rank = |found: &Found| {
        let mates = found.value() >= DECISIVE;
        (if mates { found.value() } else { 0 }, votes(found), weight(found))
    };
    // Of equals the first, which is the own.
    let elected = (0..all.len()).rev().max_by_key(|&thread| rank(&all[thread])).unwrap_or(0);
    all.into_iter().nth(elected).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use roque_rules::Square;

    use super::*;
    use crate::score::{Value, mates_in};

    fn found(to: Square, depth: i32, value: Value) -> Found {
        let mut root = RootMove::new((Move::new(Square::A1, to), Rank::default()));
        root.settled = value;
        Found { moves: vec![root], depth, report: None }
    }

    fn elected(own: Found, helping: Vec<Found>) -> Square {
        elect(own, helping).best().expect("a move").to()
    }

    #[test]
    fn the_deepest_and_the_most_threads_decide_and_a_mate_before_them() {
        let own = || found(Square::B1, 10, 20);
        assert_eq!(elected(own(), vec![]), Square::B1);
        assert_eq!(elected(own(), vec![found(Square::C1, 10, 20)]), Square::B1);
        assert_eq!(elected(own(), vec![found(Square::C1, 12, 22)]), Square::C1);
        assert_eq!(elected(own(), vec![found(Square::C1, 0, 900)]), Square::B1);
        let two = vec![found(Square::C1, 9, 20), found(Square::C1, 9, 20)];
        assert_eq!(elected(own(), two), Square::C1);
        let three = vec![
            found(Square::C1, 9, mates_in(5)),
            found(Square::D1, 20, 300),
            found(Square::D1, 20, 300),
        ];
        assert_eq!(elected(own(), three), Square::C1);
    }
}
