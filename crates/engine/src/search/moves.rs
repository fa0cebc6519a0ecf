//! The moves of a node, one after the other.

use roque_rules::{Move, Position, Square};

use super::{
    Search,
    checks::Checks,
    histories::{self, Arrival},
    node::{Kind, Node},
    picker::{Picker, is_quiet, role_of},
    pruning::{self, Worth},
    reductions,
    singular::Verdict,
};
use crate::{
    evaluation::Judge,
    score::{DECISIVE, DRAW, INFINITE, Value, mated_in},
    time::Stopped,
    transposition::{Bound, Entry},
};

/// A move about to be searched.
pub(super) struct Attempt {
    pub(super) mv: Move,
    /// Its place in the order, from 0.
    pub(super) place: usize,
    pub(super) quiet: bool,
    pub(super) gives_check: bool,
    /// What the histories say of it.
    pub(super) history: i32,
}

/// How the moves of a node have done so far.
struct Tally {
    alpha: Value,
    best: Value,
    best_move: Option<Move>,
    /// Moves looked at, those left out included.
    count: usize,
    quiets: Few,
    captures: Few,
}

/// The first moves that were tried and did not refute; later ones would teach little.
struct Few {
    moves: [Move; 32],
    count: usize,
}

impl Default for Few {
    fn default() -> Self {
        // What is past the count is never read.
        Self { moves: [Move::new(Square::A1, Square::A1); 32], count: 0 }
    }
}

impl Few {
    fn push(&mut self, mv: Move) {
        if let Some(place) = self.moves.get_mut(self.count) {
            *place = mv;
            self.count += 1;
        }
    }

    fn iter(&self) -> impl Iterator<Item = Move> {
        self.moves[..self.count].iter().copied()
    }
}

impl<J: Judge> Search<'_, J> {
    /// The value of a node by its moves.
    pub(super) fn search_moves(&mut self, node: &Node) -> Result<Value, Stopped> {
        if let Some(below) = self.frames.get_mut(node.ply + 1) {
            below.killers = [None; 2];
        }
        let [first, second] = self.frames[node.ply].killers;
        let special = [first, second, self.histories.answer(node.context)];
        let lists = self.lists.pop().unwrap_or_default();
        let mut picker = Picker::all(lists, node.remembered, special, node.context);
        let mut tally = Tally {
            alpha: node.alpha,
            best: -INFINITE,
            best_move: None,
            count: 0,
            quiets: Few::default(),
            captures: Few::default(),
        };
        let cut = self.try_moves(node, &mut picker, &mut tally)?;
        self.lists.push(picker.into_lists());
        if let Some(value) = cut {
            return Ok(value);
        }
        if tally.count == 0 {
            return Ok(match node.excluded {
                Some(_) => node.alpha,
                None if node.in_check => mated_in(node.ply),
                None => DRAW,
            });
        }
        // What a choice of moves is worth says nothing of the position.
        if node.excluded.is_none() {
            if tally.best <= node.alpha {
                self.learn_failure(node);
            }
            self.remember(node, &tally);
        }
        Ok(tally.best)
    }

    /// Looks at the moves until one refutes; a value at once if more than one would.
    fn try_moves(
        &mut self,
        node: &Node,
        picker: &mut Picker,
        tally: &mut Tally,
    ) -> Result<Option<Value>, Stopped> {
        let checks = Checks::of(node.position);
        while let Some(mv) = picker.next(node.position, self.histories) {
            if Some(mv) == node.excluded {
                continue;
            }
            self.table.fetch(node.position.likely_key_after(mv));
            let attempt = self.attempt(node, mv, tally.count, &checks);
            tally.count += 1;
            if tally.best > -DECISIVE {
                match pruning::worth(node, &attempt, tally.alpha) {
                    Worth::Trying => {}
                    Worth::Nothing => continue,
                    Worth::NoQuiet => {
                        picker.keep_quiets(|role, mv| checks.are_given_by(node.position, role, mv));
                        continue;
                    }
                }
            }
            let extension = match self.question(node, mv)? {
                Verdict::Extend(plies) => plies,
                Verdict::Cut(value) => return Ok(Some(value)),
            };
            let value = self.try_move(node, &attempt, tally.alpha, extension)?;
            if value > tally.best {
                tally.best = value;
                if value > tally.alpha {
                    tally.alpha = value;
                    tally.best_move = Some(mv);
                    if node.is_principal() {
                        self.extend_line(node.ply, mv);
                    }
                }
                if value >= node.beta {
                    self.learn_refutation(node, &attempt, tally);
                    break;
                }
            }
            let tried = if attempt.quiet { &mut tally.quiets } else { &mut tally.captures };
            tried.push(mv);
        }
        Ok(None)
    }

    pub(super) fn attempt(&self, node: &Node, mv: Move, place: usize, checks: &Checks) -> Attempt {
        let quiet = is_quiet(node.position, mv);
        let role = role_of(node.position, mv);
        let side = node.position.turn();
        let history = if quiet {
            self.histories.quiets(side, node.context).trust(role, mv)
        } else {
            let taken = node.position.captured(mv).map(|(_, role)| role);
            self.histories.taking(Arrival::new(side, role, mv.to()), taken)
        };
        let gives_check = checks.are_given_by(node.position, role, mv);
        Attempt { mv, place, quiet, gives_check, history }
    }

    /// The value of one move: exact for the first of a principal node, and for a later one only if
    /// it proves better than `alpha`, first at a reduced depth, then at the full one.
    pub(super) fn try_move(
        &mut self,
        node: &Node,
        attempt: &Attempt,
        alpha: Value,
        extension: i32,
    ) -> Result<Value, Stopped> {
        let (beta, ply) = (node.beta, node.ply);
        let mut depth = node.depth - 1 + extension;
        let next = self.play(node.position, attempt.mv, ply);
        let mut value = alpha + 1;
        if attempt.place > 0 || !node.is_principal() {
            let reduction = reductions::late_move(node, attempt).min(depth - 1).max(0);
            let expected = if reduction > 0 { Kind::Cut } else { node.kind.opposite() };
            value = self.compare(&next, alpha, depth - reduction, ply, expected)?;
            if value > alpha && reduction > 0 {
                depth += i32::from(value > alpha + 60 + 2 * depth);
                value = self.compare(&next, alpha, depth, ply, node.kind.opposite())?;
            }
        }
        if node.is_principal() && (attempt.place == 0 || (value > alpha && value < beta)) {
            value = -self.visit(&next, -beta, -alpha, depth, ply + 1, Kind::Principal)?;
        }
        self.undo();
        Ok(value)
    }

    /// Whether the position after a move is better than `alpha` for the one who played it.
    fn compare(
        &mut self,
        next: &Position,
        alpha: Value,
        depth: i32,
        ply: usize,
        kind: Kind,
    ) -> Result<Value, Stopped> {
        Ok(-self.visit(next, -alpha - 1, -alpha, depth, ply + 1, kind)?)
    }

    /// What refutes here may refute elsewhere; what was tried before it did not.
    fn learn_refutation(&mut self, node: &Node, refutation: &Attempt, tally: &Tally) {
        let (position, context) = (node.position, node.context);
        let bonus = histories::bonus(node.depth);
        if refutation.quiet {
            let killers = &mut self.frames[node.ply].killers;
            if killers[0] != Some(refutation.mv) {
                *killers = [Some(refutation.mv), killers[0]];
            }
            self.histories.learn_answer(refutation.mv, context);
            self.histories.learn_quiet(position, refutation.mv, context, bonus);
            for mv in tally.quiets.iter() {
                self.histories.learn_quiet(position, mv, context, -bonus);
            }
        } else {
            self.histories.learn_capture(position, refutation.mv, bonus);
        }
        for mv in tally.captures.iter() {
            self.histories.learn_capture(position, mv, -bonus);
        }
    }

    /// Nothing refuted the move that led here: it may be good elsewhere too.
    fn learn_failure(&mut self, node: &Node) {
        let before = self.context(node.ply.saturating_sub(1));
        let bonus = histories::bonus(node.depth) * 3 / 5;
        self.histories.learn_arrival(node.context[0], before, bonus);
    }

    /// What has been found out of a node: for the table, and for the judgement of positions like it.
    fn remember(&mut self, node: &Node, tally: &Tally) {
        let (best, beta) = (tally.best, node.beta);
        let bound = match best {
            _ if best >= beta => Bound::Lower,
            _ if best > node.alpha => Bound::Exact,
            _ => Bound::Upper,
        };
        if let Some(judgement) = node.judgement {
            let noisy = tally.best_move.is_some_and(|mv| !is_quiet(node.position, mv));
            let says_nothing = match bound {
                Bound::Lower => best <= judgement.corrected,
                Bound::Upper => best >= judgement.corrected,
                Bound::Exact => false,
            };
            if !noisy && !says_nothing && best.abs() < DECISIVE {
                let error = best - judgement.corrected;
                self.histories.learn_error(node.position, node.context, error, node.depth);
            }
        }
        let mut entry = Entry::new((best, bound), node.depth, node.ply);
        entry.mv = tally.best_move;
        entry.evaluation = node.judgement.map(|judgement| judgement.raw);
        entry.was_principal = node.is_principal();
        self.table.store(node.position.key(), entry);
    }
}
