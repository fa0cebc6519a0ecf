//! How a player looks who does not calculate far: at each own move, at an answer or two, at what can
//! be taken after that, and not at all of it.

use std::{cmp::Reverse, time::Instant};

use roque_rules::{History, Move, Position, Role};

use super::{blind::Blind, news::News};
use crate::{
    BestMove, Info, Knowledge, Limits, Score, Stop,
    evaluation::{Evaluation, Handcrafted, Judge, exchange_value, mix},
    score::{DRAW, INFINITE, Value, mated_in},
};

/// A short look that overlooks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Glance {
    /// Half-moves looked ahead.
    pub depth: u8,
    /// Captures followed past that, in half-moves.
    pub captures: u8,
    /// What it understands of a position.
    pub knowledge: Knowledge,
    /// How far off its judgement of a position may be, in centipawns either way. Moves nearer to
    /// each other than twice that are a matter of taste, and taste varies with the seed.
    pub blur: u16,
    /// What it does not always think of. Whoever has just taken is always seen to be taken back.
    pub blind: &'static [Blind],
}

/// Positions after which nothing is followed any further, for boards that are full of queens.
const MOST: u64 = 100_000;

impl Glance {
    /// A glance minds no clock: it is over in hundredths of a second, and sooner for who allows fewer
    /// positions. The same game and seed get the same move.
    pub(super) fn search(
        &self,
        game: &History,
        limits: &Limits,
        seed: u64,
        stop: &Stop,
        mut on_info: impl FnMut(&Info),
    ) -> Option<BestMove> {
        let root = game.current();
        let legal = root.legal_moves();
        if legal.is_empty() {
            let value = if root.is_check() { mated_in(0) } else { DRAW };
            on_info(&Info::without_search(Score::of(value)));
            return None;
        }
        let started = Instant::now();
        let mut look = Look::new(self, game, seed);
        look.most = limits.nodes.unwrap_or(MOST).min(MOST);
        let mut moves = look.candidates(root, &legal, &limits.moves);
        let depth = limits.depth.unwrap_or(u8::MAX).clamp(1, self.depth);
        for depth in 1..=depth {
            if depth > 1 && stop.is_raised() {
                break;
            }
            let value = look.compare(root, &mut moves, depth);
            on_info(&Info {
                depth: u32::from(depth),
                deepest: u32::from(depth),
                nodes: look.nodes,
                time: started.elapsed(),
                line: vec![moves[0]],
                ..Info::without_search(Score::of(value))
            });
        }
        Some(BestMove { mv: moves[0], ponder: None, nodes: look.nodes })
    }
}

/// A glance while it lasts.
struct Look<'a> {
    glance: &'a Glance,
    judge: Handcrafted,
    /// What decides which moves are overlooked, all the while the same ones.
    salt: u64,
    /// The keys of the positions of the game.
    past: Vec<u64>,
    news: News,
    nodes: u64,
    most: u64,
}

/// A place in the tree of moves looked at.
#[derive(Clone, Copy)]
struct Place {
    /// Half-moves from the root.
    ply: usize,
    /// Half-moves to look at every move.
    depth: u8,
    /// Half-moves of captures past that.
    captures: u8,
    /// Where something has just happened.
    news: News,
}

impl<'a> Look<'a> {
    fn new(glance: &'a Glance, game: &History, seed: u64) -> Self {
        let evaluation = Evaluation { knowledge: glance.knowledge, blur: glance.blur, seed };
        Self {
            glance,
            judge: Handcrafted::new(evaluation),
            salt: mix(seed ^ game.current().key()),
            past: game.positions().iter().map(Position::key).collect(),
            news: News::of(game),
            nodes: 0,
            most: MOST,
        }
    }

    /// The own moves thought of, at least one.
    fn candidates(&self, root: &Position, legal: &[Move], wanted: &[Move]) -> Vec<Move> {
        let only = |moves: &[Move], keep: &dyn Fn(Move) -> bool| -> Vec<Move> {
            let kept: Vec<Move> = moves.iter().copied().filter(|&mv| keep(mv)).collect();
            if kept.is_empty() { moves.to_vec() } else { kept }
        };
        let wanted = only(legal, &|mv| wanted.contains(&mv));
        only(&wanted, &|mv| !self.overlooks(root, mv, true, self.news))
    }

    /// Puts the best move first, and says what it is worth.
    fn compare(&mut self, root: &Position, moves: &mut [Move], depth: u8) -> Value {
        let mut best = -INFINITE;
        for index in 0..moves.len() {
            let value = self.after(root, moves[index], best, depth);
            if value > best {
                best = value;
                moves[..=index].rotate_right(1);
            }
        }
        best
    }

    /// What an own move is worth, if that is more than `alpha`.
    fn after(&mut self, root: &Position, mv: Move, alpha: Value, depth: u8) -> Value {
        let next = root.play_unchecked(mv);
        if self.past.iter().filter(|&&key| key == next.key()).count() >= 2 {
            return DRAW;
        }
        let place = Place {
            ply: 1,
            depth: depth - 1,
            captures: self.glance.captures,
            news: self.news.after(root, mv),
        };
        -self.value(&next, -INFINITE, -alpha, place)
    }

    fn value(&mut self, position: &Position, alpha: Value, beta: Value, place: Place) -> Value {
        self.nodes += 1;
        let legal = position.legal_moves();
        if legal.is_empty() {
            return if position.is_check() { mated_in(place.ply) } else { DRAW };
        }
        if position.is_insufficient_material() || position.half_moves() >= 100 {
            return DRAW;
        }
        let forcing = place.depth == 0;
        let ends = (forcing && place.captures == 0) || self.nodes >= self.most;
        let standing = self.judge.value(position);
        if ends {
            return standing;
        }
        let in_check = position.is_check();
        let mut moves: Vec<Move> = legal
            .iter()
            .copied()
            .filter(|&mv| !forcing || in_check || position.captured(mv).is_some())
            .collect();
        let all = moves.len();
        moves.retain(|&mv| !self.overlooks(position, mv, place.ply.is_multiple_of(2), place.news));
        // Who sees nothing better may do as if nothing had to be done; but a check is answered.
        let free = (forcing && !in_check) || moves.len() < all;
        let mut best = if free { standing } else { -INFINITE };
        moves.sort_by_cached_key(|&mv| Reverse(promise(position, mv)));
        for mv in moves {
            if best >= beta {
                break;
            }
            let next = position.play_unchecked(mv);
            let below = Place {
                ply: place.ply + 1,
                depth: place.depth.saturating_sub(1),
                captures: place.captures - u8::from(forcing),
                news: place.news.after(position, mv),
            };
            best = best.max(-self.value(&next, -beta, -alpha.max(best), below));
        }
        best
    }

    /// Whether a legal move is not thought of. Within one look at a position the answer stays the
    /// same.
    fn overlooks(&self, position: &Position, mv: Move, own: bool, news: News) -> bool {
        // A pawn on its last step has everybody's eyes on it, and the queen that it may become.
        if let Some(role) = mv.promotion() {
            return own && role != Role::Queen;
        }
        if news.is_taken_back_by(position, mv) {
            return false;
        }
        (1_u64..).zip(self.glance.blind).any(|(number, blind)| {
            let chance = mix(self.salt ^ (number << 32) ^ u64::from(mv.to_bits())) % 100;
            blind.concerns(own)
                && chance < u64::from(blind.share)
                && blind.covers(position, mv, news)
        })
    }
}

/// What is looked at first: much taken by little.
fn promise(position: &Position, mv: Move) -> Value {
    let mover = position.board().role_at(mv.from()).map_or(0, exchange_value);
    let taken = position.captured(mv).map_or(0, |(_, role)| 16 * exchange_value(role));
    let gain = mv.promotion().map_or(0, |role| 16 * exchange_value(role));
    if taken + gain == 0 { 0 } else { taken + gain - mover }
}
