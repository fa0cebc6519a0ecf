use roque_rules::{Color, Move};

use super::trust::Trust;

type Score = Trust<8_192>;

/// Quiet moves by side, square left and square reached.
pub(super) struct Butterfly(Box<[[[Score; 64]; 64]; 2]>);

impl Default for Butterfly {
    fn default() -> Self {
        Self(Box::new([[[Score::default(); 64]; 64]; 2]))
    }
}

impl Butterfly {
    pub(super) fn get(&self, side: Color, mv: Move) -> i32 {
        self.0[side as usize][mv.from().index()][mv.to().index()].get()
    }

    pub(super) fn add(&mut self, side: Color, mv: Move, bonus: i32) {
        self.0[side as usize][mv.from().index()][mv.to().index()].add(bonus);
    }
}
