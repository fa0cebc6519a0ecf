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
    /// What is known of moves after one arrival.
    pub(super) fn after(&self, before: Arrival) -> After<'_> {
        After(&self.0[before.index()])
    }

    pub(super) fn add(&mut self, before: Arrival, now: Arrival, bonus: i32) {
        self.0[before.index()][now.index()].add(bonus);
    }
}

#[derive(Clone, Copy)]
pub(super) struct After<'a>(&'a [Score; Arrival::COUNT]);

impl After<'_> {
    pub(super) fn get(self, now: Arrival) -> i32 {
        self.0[now.index()].get()
    }
}
