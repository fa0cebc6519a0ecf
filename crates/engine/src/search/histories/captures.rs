use roque_rules::Role;

use super::{arrival::Arrival, trust::Trust};

type Score = Trust<8_192>;

/// Captures and promotions by the man that arrives, where, and what it takes.
pub(super) struct Captures(Vec<[Score; 6]>);

impl Default for Captures {
    fn default() -> Self {
        Self(vec![[Score::default(); 6]; Arrival::COUNT])
    }
}

impl Captures {
    pub(super) fn get(&self, arrival: Arrival, taken: Option<Role>) -> i32 {
        self.0[arrival.index()][index(taken)].get()
    }

    pub(super) fn add(&mut self, arrival: Arrival, taken: Option<Role>, bonus: i32) {
        self.0[arrival.index()][index(taken)].add(bonus);
    }
}

/// Kings are never taken: their place is that of nothing.
fn index(taken: Option<Role>) -> usize {
    taken.unwrap_or(Role::King) as usize
}
