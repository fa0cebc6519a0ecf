//! What tables leave out and has to be worked out from them: a table may say anything of a position
//! that a capture decides, knows no en passant, and tells the distance for one side to move only.

use roque_rules::{Move, Position, Role};

use crate::{Dtz, ProbeError, Tablebase, Wdl};

/// Which moves are looked at before the table is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum LookedAt {
    Captures,
    /// Pawn moves too: all moves after which the fifty moves begin anew.
    Zeroing,
}

/// The end of a position.
struct Verdict {
    wdl: Wdl,
    /// Whether one of the moves looked at leads there.
    by_such_a_move: bool,
}

/// How far it is.
enum Distance {
    Known(Dtz),
    /// The table tells of the other side to move; how it ends is known.
    OfOtherSide(Wdl),
}

impl Tablebase {
    /// How a position ends, as if a capture or pawn move had just been made: its own count of the
    /// fifty moves does not matter.
    pub fn probe_wdl(&self, position: &Position) -> Result<Wdl, ProbeError> {
        Ok(self.judge(position, LookedAt::Captures)?.wdl)
    }

    /// How far it is to the next capture or pawn move, or to mate, and who wins.
    pub fn probe_dtz(&self, position: &Position) -> Result<Dtz, ProbeError> {
        match self.measure(position)? {
            Distance::Known(dtz) => Ok(dtz),
            Distance::OfOtherSide(wdl) => self.look_one_move_ahead(position, wdl),
        }
    }

    fn measure(&self, position: &Position) -> Result<Distance, ProbeError> {
        let Verdict { wdl, by_such_a_move } = self.judge(position, LookedAt::Zeroing)?;
        let nearest = wdl.next_to_zeroing();
        if wdl == Wdl::Draw || by_such_a_move {
            return Ok(Distance::Known(nearest));
        }
        Ok(match self.distance(position, wdl)? {
            Some(plies) => Distance::Known(Dtz(nearest.0 + wdl.sign() * plies)),
            None => Distance::OfOtherSide(wdl),
        })
    }

    fn judge(&self, position: &Position, looked_at: LookedAt) -> Result<Verdict, ProbeError> {
        if !position.castling().is_empty() {
            return Err(ProbeError::Castling);
        }
        let moves = position.legal_moves();
        let mut others = 0;
        let mut best = None;
        let mut unknown = None;
        for &mv in &moves {
            let is_looked_at = position.captured(mv).is_some()
                || looked_at == LookedAt::Zeroing && is_pawn_move(position, mv);
            if !is_looked_at {
                others += 1;
                continue;
            }
            let next = position.play_unchecked(mv);
            match self.judge(&next, LookedAt::Captures) {
                // Whatever the other moves are.
                Ok(Verdict { wdl: Wdl::Loss, .. }) => {
                    return Ok(Verdict { wdl: Wdl::Win, by_such_a_move: true });
                }
                Ok(verdict) => best = best.max(Some(-verdict.wdl)),
                Err(error) => unknown = Some(error),
            }
        }
        if let Some(error) = unknown {
            return Err(error);
        }
        // Without another move the table would speak of a stalemate when the capture is en passant.
        if let Some(wdl) = best.filter(|_| others == 0) {
            return Ok(Verdict { wdl, by_such_a_move: true });
        }
        let told = self.verdict(position)?;
        Ok(match best {
            Some(best) if best >= told => Verdict { wdl: best, by_such_a_move: best > Wdl::Draw },
            _ => Verdict { wdl: told, by_such_a_move: false },
        })
    }

    /// The distance when the table tells it only for the other side to move.
    fn look_one_move_ahead(&self, position: &Position, wdl: Wdl) -> Result<Dtz, ProbeError> {
        let mut nearest: Option<Dtz> = None;
        for mv in position.legal_moves() {
            let next = position.play_unchecked(mv);
            let zeroing = position.captured(mv).is_some() || is_pawn_move(position, mv);
            let dtz = if zeroing {
                (-self.judge(&next, LookedAt::Captures)?.wdl).next_to_zeroing()
            } else {
                self.after_quiet_move(&next)?
            };
            // Who wins hurries; of the negative distances the least is the longest.
            if dtz.0.signum() == wdl.sign() && nearest.is_none_or(|nearest| dtz < nearest) {
                nearest = Some(dtz);
            }
        }
        // Without a move it is mate.
        Ok(nearest.unwrap_or(wdl.next_to_zeroing()))
    }

    /// The distance before a quiet move, from the position it leads to.
    fn after_quiet_move(&self, next: &Position) -> Result<Dtz, ProbeError> {
        if next.is_check() && !next.has_legal_move() {
            return Ok(Wdl::Win.next_to_zeroing());
        }
        match self.measure(next)? {
            Distance::Known(dtz) => Ok(dtz.one_before()),
            // The men are the same, so this is the side that the table told of.
            Distance::OfOtherSide(_) => self.contradiction(next),
        }
    }
}

fn is_pawn_move(position: &Position, mv: Move) -> bool {
    position.board().role(Role::Pawn).contains(mv.from())
}
