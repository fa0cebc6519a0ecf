//! The likely best move first, and no move before it is needed: what the table remembers; captures
//! that do not lose, the most valuable man first; killers and the usual answer; quiet moves by
//! their history; captures that lose.

use std::ops::ControlFlow;

use roque_rules::{Bitboard, Move, MoveSet, Position, Role};

use super::{
    exchange,
    histories::{Arrival, Context, Histories},
};
use crate::{evaluation::exchange_value, score::Value};

/// A move, of what, and how early it comes.
#[derive(Clone, Copy)]
struct Candidate {
    mv: Move,
    role: Role,
    rank: i32,
}

/// The lists of a node, lent by the search so that a node allocates nothing.
#[derive(Default)]
pub(super) struct Lists {
    sets: Vec<MoveSet>,
    /// First the captures put off because they lose, then those to come, then the quiet moves.
    candidates: Vec<Candidate>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Remembered,
    ListCaptures,
    Captures,
    Special(usize),
    ListQuiets,
    Quiets,
    LosingCaptures,
    Over,
}

/// Which moves are wanted.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wanted {
    All,
    /// Captures and promotions that bring at least so much.
    Forcing(Value),
}

/// Gives the legal moves of one position, each once.
pub(super) struct Picker {
    stage: Stage,
    wanted: Wanted,
    remembered: Option<Move>,
    /// Quiet moves tried before the others.
    special: [Option<Move>; 3],
    context: Context,
    lists: Lists,
    next: usize,
    losing: usize,
}

impl Picker {
    /// Of all moves. What is remembered must be legal; what is special need not be.
    pub(super) fn all(
        lists: Lists,
        remembered: Option<Move>,
        special: [Option<Move>; 3],
        context: Context,
    ) -> Self {
        Self::new(lists, Wanted::All, remembered, special, context)
    }

    /// Of the captures, and promotions to a queen, that bring at least so many centipawns.
    pub(super) fn forcing(
        lists: Lists,
        remembered: Option<Move>,
        least: Value,
        context: Context,
    ) -> Self {
        Self::new(lists, Wanted::Forcing(least), remembered, [None; 3], context)
    }

    fn new(
        lists: Lists,
        wanted: Wanted,
        remembered: Option<Move>,
        special: [Option<Move>; 3],
        context: Context,
    ) -> Self {
        let stage = Stage::Remembered;
        Self { stage, wanted, remembered, special, context, lists, next: 0, losing: 0 }
    }

    /// Gives the lists back.
    pub(super) fn into_lists(self) -> Lists {
        self.lists
    }

    /// Of the quiet moves listed, only these are still wanted.
    pub(super) fn keep_quiets(&mut self, wanted: impl Fn(Role, Move) -> bool) {
        if self.stage != Stage::Quiets {
            return;
        }
        let candidates = &mut self.lists.candidates;
        let mut kept = self.next;
        for index in self.next..candidates.len() {
            let candidate = candidates[index];
            if wanted(candidate.role, candidate.mv) {
                candidates[kept] = candidate;
                kept += 1;
            }
        }
        candidates.truncate(kept);
    }

    /// The next move to try.
    pub(super) fn next(&mut self, position: &Position, histories: &Histories) -> Option<Move> {
        loop {
            match self.stage {
                Stage::Remembered => {
                    self.stage = Stage::ListCaptures;
                    if self.remembered.is_some() {
                        return self.remembered;
                    }
                }
                Stage::ListCaptures => {
                    self.list_sets(position);
                    self.list_captures(position, histories);
                    self.stage = Stage::Captures;
                }
                Stage::Captures => match self.next_good_capture(position) {
                    Some(mv) => return Some(mv),
                    None if self.wanted == Wanted::All => self.stage = Stage::Special(0),
                    None => self.stage = Stage::Over,
                },
                Stage::Special(index) => match self.special.get(index) {
                    Some(&mv) => {
                        self.stage = Stage::Special(index + 1);
                        if let Some(mv) = mv.filter(|&mv| self.is_special(position, index, mv)) {
                            return Some(mv);
                        }
                    }
                    None => self.stage = Stage::ListQuiets,
                },
                Stage::ListQuiets => {
                    self.list_quiets(position, histories);
                    self.stage = Stage::Quiets;
                }
                Stage::Quiets => match self.take_best(self.lists.candidates.len()) {
                    Some(candidate) => return Some(candidate.mv),
                    None => self.begin_losing(),
                },
                Stage::LosingCaptures => match self.take_best(self.losing) {
                    Some(candidate) => return Some(candidate.mv),
                    None => self.stage = Stage::Over,
                },
                Stage::Over => return None,
            }
        }
    }

    fn begin_losing(&mut self) {
        self.next = 0;
        self.stage = Stage::LosingCaptures;
    }

    fn list_sets(&mut self, position: &Position) {
        let sets = &mut self.lists.sets;
        sets.clear();
        let enemy = position.board().color(!position.turn());
        let all = self.wanted == Wanted::All;
        let _ = position.destinations(|set| {
            let set = if all { set } else { forcing_part(set, position, enemy) };
            if set.to().any() {
                sets.push(set);
            }
            ControlFlow::<()>::Continue(())
        });
    }

    fn list_captures(&mut self, position: &Position, histories: &Histories) {
        let Lists { sets, candidates } = &mut self.lists;
        candidates.clear();
        let (board, own) = (position.board(), position.turn());
        let enemy = board.color(!own);
        let all = self.wanted == Wanted::All;
        for set in &*sets {
            let role = set.role();
            let set = forcing_part(*set, position, enemy);
            let _ = set.for_each(|mv| {
                let wanted = all || matches!(mv.promotion(), None | Some(Role::Queen));
                if wanted && Some(mv) != self.remembered {
                    // Nothing stands where a pawn captures en passant.
                    let taken = match board.role_at(mv.to()) {
                        None if mv.promotion().is_none() => Some(Role::Pawn),
                        taken => taken,
                    };
                    let arrival = Arrival::new(own, role, mv.to());
                    let rank = capture_rank(mv, taken) + histories.taking(arrival, taken);
                    candidates.push(Candidate { mv, role, rank });
                }
                ControlFlow::<()>::Continue(())
            });
        }
    }

    /// The most promising capture that does not lose; those that do are put off.
    fn next_good_capture(&mut self, position: &Position) -> Option<Move> {
        let least = match self.wanted {
            Wanted::All => 0,
            Wanted::Forcing(least) => least,
        };
        while let Some(candidate) = self.take_best(self.lists.candidates.len()) {
            let serious = matches!(candidate.mv.promotion(), None | Some(Role::Queen));
            if serious && exchange::brings(position, candidate.mv, least) {
                return Some(candidate.mv);
            }
            self.lists.candidates[self.losing] = candidate;
            self.losing += 1;
        }
        None
    }

    fn is_special(&self, position: &Position, index: usize, mv: Move) -> bool {
        Some(mv) != self.remembered
            && !self.special[..index].contains(&Some(mv))
            && is_quiet(position, mv)
            && position.is_legal(mv)
    }

    /// The moves that have had their turn, as numbers, which are compared at once.
    fn known(&self) -> [u16; 4] {
        let [first, second, third] = self.special;
        // No move leaves and reaches a1, whose number is 0.
        [self.remembered, first, second, third].map(|mv| mv.map_or(0, Move::to_bits))
    }

    fn list_quiets(&mut self, position: &Position, histories: &Histories) {
        let known = self.known();
        let Lists { sets, candidates } = &mut self.lists;
        self.next = candidates.len();
        let own = position.turn();
        let enemy = position.board().color(!own);
        let here = histories.quiets(own, self.context);
        for set in &*sets {
            let role = set.role();
            let _ = quiet_part(*set, position, enemy).for_each(|mv| {
                if !known.contains(&mv.to_bits()) {
                    let rank = here.trust(role, mv);
                    candidates.push(Candidate { mv, role, rank });
                }
                ControlFlow::<()>::Continue(())
            });
        }
    }

    /// The best of the candidates from `next` to `end`.
    fn take_best(&mut self, end: usize) -> Option<Candidate> {
        let rest = self.lists.candidates.get_mut(self.next..end)?;
        let (mut best, mut highest) = (0, i32::MIN);
        for (index, candidate) in rest.iter().enumerate() {
            if candidate.rank > highest {
                (best, highest) = (index, candidate.rank);
            }
        }
        let taken = *rest.get(best)?;
        rest.swap(0, best);
        self.next += 1;
        Some(taken)
    }
}

/// Of what a legal move is.
pub(super) fn role_of(position: &Position, mv: Move) -> Role {
    position.board().role_at(mv.from()).unwrap_or(Role::Pawn)
}

/// Neither a capture nor a promotion.
pub(super) fn is_quiet(position: &Position, mv: Move) -> bool {
    let enemy = position.board().color(!position.turn());
    !enemy.contains(mv.to()) && mv.promotion().is_none() && !position.is_en_passant(mv)
}

/// The captures and promotions of a set.
fn forcing_part(set: MoveSet, position: &Position, enemy: Bitboard) -> MoveSet {
    match set {
        MoveSet::Promotions { .. } => set,
        MoveSet::Piece { role: Role::Pawn, to, .. } if is_en_passant(to, position) => set,
        MoveSet::Piece { .. } | MoveSet::Pawns { .. } => set.only_to(enemy),
    }
}

/// All the others.
fn quiet_part(set: MoveSet, position: &Position, enemy: Bitboard) -> MoveSet {
    match set {
        MoveSet::Promotions { .. } => set.only_to(Bitboard::EMPTY),
        MoveSet::Piece { role: Role::Pawn, to, .. } if is_en_passant(to, position) => {
            set.only_to(Bitboard::EMPTY)
        }
        MoveSet::Piece { .. } | MoveSet::Pawns { .. } => set.only_to(!enemy),
    }
}

fn is_en_passant(to: Bitboard, position: &Position) -> bool {
    position.en_passant().is_some_and(|square| to == square.into())
}

/// Most valuable victim first; among equals, what has done well decides.
fn capture_rank(mv: Move, taken: Option<Role>) -> i32 {
    let victim = taken.map_or(0, exchange_value);
    let promoted = match mv.promotion() {
        None => 0,
        Some(Role::Queen) => exchange_value(Role::Queen),
        Some(_) => -10_000,
    };
    (victim + promoted) * 16
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use proptest::prelude::*;

    use super::*;

    const CONTEXT: Context = [Arrival::NOWHERE; 3];

    fn collect(mut picker: Picker, position: &Position, histories: &Histories) -> Vec<Move> {
        std::iter::from_fn(|| picker.next(position, histories)).collect()
    }

    /// A position that so many choices lead to, with histories that the way there has taught.
    fn wander(choices: &[usize]) -> (Position, Histories) {
        let (mut position, mut histories) = (Position::default(), Histories::default());
        for choice in choices {
            let moves = position.legal_moves();
            let Some(&mv) = moves.get(choice % moves.len().max(1)) else { break };
            if is_quiet(&position, mv) {
                histories.learn_quiet(&position, mv, CONTEXT, 900);
            } else {
                histories.learn_capture(&position, mv, 900);
            }
            position = position.play_unchecked(mv);
        }
        (position, histories)
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(200))]

        #[test]
        fn every_legal_move_comes_once_in_its_stage(
            choices in proptest::collection::vec(any::<usize>(), 0..150),
            remembered: prop::sample::Index,
            special: [prop::sample::Index; 3],
        ) {
            let (position, histories) = wander(&choices);
            let legal = position.legal_moves();
            prop_assume!(!legal.is_empty());
            let first = Some(*remembered.get(&legal));
            let special = special.map(|index| Some(*index.get(&legal)));
            let picker = Picker::all(Lists::default(), first, special, CONTEXT);
            let picked = collect(picker, &position, &histories);

            let once: HashSet<Move> = picked.iter().copied().collect();
            prop_assert_eq!(once.len(), picked.len());
            prop_assert_eq!(once, legal.iter().copied().collect::<HashSet<_>>());
            prop_assert_eq!(Some(picked[0]), first);
            let stage = |mv: Move| match is_quiet(&position, mv) {
                true if special.contains(&Some(mv)) => 1,
                true => 2,
                false => {
                    let serious = matches!(mv.promotion(), None | Some(Role::Queen));
                    if serious && exchange::brings(&position, mv, 0) { 0 } else { 3 }
                }
            };
            prop_assert!(picked[1..].is_sorted_by_key(|&mv| stage(mv)), "{:?}", picked);
            let quiets = picked[1..].iter().filter(|&&mv| stage(mv) == 2);
            let ranks = quiets.map(|&mv| -histories.quiet(&position, mv, CONTEXT));
            prop_assert!(ranks.is_sorted(), "{:?}", picked);
        }

        #[test]
        fn forcing_moves_are_the_captures_and_queens_that_bring_enough(
            choices in proptest::collection::vec(any::<usize>(), 0..150),
            least in -400..400,
        ) {
            let (position, histories) = wander(&choices);
            let picker = Picker::forcing(Lists::default(), None, least, CONTEXT);
            let picked: HashSet<Move> =
                collect(picker, &position, &histories).into_iter().collect();
            let expected = position.legal_moves().iter().copied().filter(|&mv| {
                !is_quiet(&position, mv)
                    && matches!(mv.promotion(), None | Some(Role::Queen))
                    && exchange::brings(&position, mv, least)
            }).collect::<HashSet<_>>();
            prop_assert_eq!(picked, expected);
        }
    }

    #[test]
    fn quiet_moves_no_more_wanted_do_not_come_but_captures_that_lose_do() {
        // The rook may take a pawn that a pawn guards.
        let position = roque_notation::fen::read("6k1/8/3p4/4p3/8/8/8/4R1K1 w - - 0 1").unwrap();
        let histories = Histories::default();
        let mut picker = Picker::all(Lists::default(), None, [None; 3], CONTEXT);
        assert!(picker.next(&position, &histories).is_some_and(|mv| is_quiet(&position, mv)));
        picker.keep_quiets(|_, _| false);
        let rest = collect(picker, &position, &histories);
        assert_eq!(rest.len(), 1);
        assert!(!is_quiet(&position, rest[0]));
    }
}
