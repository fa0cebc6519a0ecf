use super::{arrival::Arrival, trust::Trust};

type Score = Trust<16_384>;

/// Moves by what arrived some half-moves before, and by what arrives now.
pub(super) struct Continuation(Vec<[Score; Arrival::COUNT]>);

impl Default for Continuation {
    fn default() -> Self {
        Self(vec![[Score::default(); Arrival::COUNT]; Arrival::COUNT])
    }
}

impl Continuation {
    pub(super) fn get(&self, before: Arrival, now: Arrival) -> i32 {
        self.0[before.index()][now.index()].get()
    }

    pub(super) fn add(&mut self, before: Arrival, now: Arrival, bonus: i32) {
        self.0[before.index()][now.index()].add(bonus);
    }
}
