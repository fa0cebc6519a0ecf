//! Quiet moves that refuted something elsewhere are tried earlier (the butterfly history).

use roque_rules::{Color, Move};

/// No score goes beyond this, either way.
const MOST: i32 = 8_192;

/// A score by side, square left and square reached.
pub(super) struct QuietHistory(Box<[[[i16; 64]; 64]; 2]>);

impl Default for QuietHistory {
    fn default() -> Self {
        Self(Box::new([[[0; 64]; 64]; 2]))
    }
}

impl QuietHistory {
    pub(super) fn get(&self, side: Color, mv: Move) -> i32 {
        i32::from(self.0[side as usize][mv.from().index()][mv.to().index()])
    }

    /// A quiet move refuted at this depth; those tried before it did not.
    pub(super) fn learn(&mut self, side: Color, refutation: Move, tried: &[Move], depth: i32) {
        let bonus = (depth * depth * 12).min(1_200);
        self.add(side, refutation, bonus);
        for &mv in tried {
            self.add(side, mv, -bonus);
        }
    }

    /// The nearer the limit, the less a bonus adds.
    fn add(&mut self, side: Color, mv: Move, bonus: i32) {
        let score = &mut self.0[side as usize][mv.from().index()][mv.to().index()];
        let old = i32::from(*score);
        *score = (old + bonus - old * bonus.abs() / MOST) as i16;
    }
}
