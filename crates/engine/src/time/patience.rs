use roque_rules::Move;

use crate::score::{DECISIVE, Value};

/// How much longer or shorter than usual to think, from what the iterations find out: a move that
/// has long been the best and takes most of the effort needs no further proof; a value that falls
/// asks for another move.
#[derive(Debug, Default)]
pub(crate) struct Patience {
    best: Option<Move>,
    /// Iterations in a row with the same best move.
    stability: usize,
    value: Value,
}

/// The factor after so many iterations with the same move.
const STABILITY: [f64; 6] = [1.8, 1.2, 1.0, 0.9, 0.85, 0.8];
/// Centipawns that a value may fall before patience grows no more.
const GREATEST_FALL: Value = 60;

impl Patience {
    /// After an iteration: its best move, its value, and the part of all positions, from 0 to 1,
    /// that were visited behind that move. Gives the factor for the usual time.
    pub(crate) fn after(&mut self, best: Move, value: Value, effort: f64) -> f64 {
        self.stability = if self.best == Some(best) { self.stability + 1 } else { 0 };
        let fall =
            if self.best.is_none() || value.abs() >= DECISIVE { 0 } else { self.value - value };
        (self.best, self.value) = (Some(best), value);
        let fall = f64::from(fall.clamp(-GREATEST_FALL / 4, GREATEST_FALL));
        STABILITY[self.stability.min(STABILITY.len() - 1)]
            * (1.0 + fall / f64::from(GREATEST_FALL))
            * (1.5 - effort.clamp(0.0, 1.0))
    }
}

#[cfg(test)]
mod tests {
    use roque_rules::Square;

    use super::*;

    const ONE: Move = Move::new(Square::E2, Square::E4);
    const OTHER: Move = Move::new(Square::D2, Square::D4);

    #[test]
    fn a_settled_move_is_played_sooner_and_a_doubtful_one_later() {
        let mut settled = Patience::default();
        let usual: Vec<f64> = (0..8).map(|_| settled.after(ONE, 20, 0.9)).collect();
        assert!(usual.is_sorted_by(|earlier, later| later <= earlier), "{usual:?}");

        let mut doubtful = Patience::default();
        doubtful.after(ONE, 20, 0.9);
        assert!(doubtful.after(OTHER, 20, 0.4) > usual[1] * 1.5);
    }

    #[test]
    fn a_falling_value_asks_for_more_time_whatever_the_fall() {
        for fall in [30, 60, 5_000] {
            let mut falling = Patience::default();
            falling.after(ONE, 20, 0.5);
            let mut steady = Patience::default();
            steady.after(ONE, 20, 0.5);
            let (falling, steady) =
                (falling.after(ONE, 20 - fall, 0.5), steady.after(ONE, 20, 0.5));
            assert!(falling > steady && falling <= 2.0 * steady, "{fall}: {falling} {steady}");
        }
    }
}
