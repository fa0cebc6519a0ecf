//! What earlier searches found out about positions, by Zobrist key.

use roque_rules::Move;

use crate::score::{DECISIVE, Value};

/// Which side of the truth a stored value is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Bound {
    /// The value is at least this.
    Lower,
    /// The value is at most this.
    Upper,
    /// The value is this.
    Exact,
}

/// What is known of a position.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Entry {
    /// The high half of the key; the low half chose the slot.
    check: u32,
    /// The best move found, or the one that refuted.
    pub(crate) mv: Option<Move>,
    value: i16,
    /// Half-moves searched below.
    pub(crate) depth: i8,
    pub(crate) bound: Bound,
    /// The search that wrote it.
    age: u8,
}

impl Entry {
    /// The value at this many half-moves from the root: mates are stored as seen from the position
    /// itself.
    pub(crate) fn value(&self, ply: usize) -> Value {
        let value = Value::from(self.value);
        if value >= DECISIVE {
            value - ply as Value
        } else if value <= -DECISIVE {
            value + ply as Value
        } else {
            value
        }
    }

    /// Whether the value settles a search of this window and depth.
    pub(crate) fn settles(&self, depth: i32, alpha: Value, beta: Value, ply: usize) -> bool {
        let value = self.value(ply);
        i32::from(self.depth) >= depth
            && match self.bound {
                Bound::Lower => value >= beta,
                Bound::Upper => value <= alpha,
                Bound::Exact => true,
            }
    }
}

/// A fixed number of entries, a power of two, each replaced by newer or deeper ones.
#[derive(Debug)]
pub(crate) struct Table {
    slots: Vec<Option<Entry>>,
    age: u8,
}

impl Table {
    /// As many entries as fit, at least one.
    pub(crate) fn new(megabytes: usize) -> Self {
        let fitting = megabytes.saturating_mul(1 << 20) / size_of::<Option<Entry>>();
        let count = if fitting < 2 { 1 } else { 1 << fitting.ilog2() };
        Self { slots: vec![None; count], age: 0 }
    }

    pub(crate) fn clear(&mut self) {
        self.slots.fill(None);
        self.age = 0;
    }

    /// From now on, what was written before may be replaced.
    pub(crate) fn next_search(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    pub(crate) fn get(&self, key: u64) -> Option<Entry> {
        self.slots[self.slot(key)].filter(|entry| entry.check == check(key))
    }

    pub(crate) fn put(
        &mut self,
        key: u64,
        mv: Option<Move>,
        (value, bound): (Value, Bound),
        depth: i32,
        ply: usize,
    ) {
        let slot = self.slot(key);
        let old = self.slots[slot];
        let same = old.filter(|old| old.check == check(key));
        let keep_old = old.is_some_and(|old| {
            let deeper = i32::from(old.depth) > depth + if same.is_some() { 3 } else { 0 };
            old.age == self.age && deeper && bound != Bound::Exact
        });
        if keep_old {
            return;
        }
        let value = if value >= DECISIVE {
            value + ply as Value
        } else if value <= -DECISIVE {
            value - ply as Value
        } else {
            value
        };
        self.slots[slot] = Some(Entry {
            check: check(key),
            mv: mv.or(same.and_then(|old| old.mv)),
            value: value as i16,
            depth: depth.clamp(0, i32::from(i8::MAX)) as i8,
            bound,
            age: self.age,
        });
    }

    /// How full this search has made the table, in thousandths.
    pub(crate) fn permille_used(&self) -> usize {
        let sample = self.slots.len().min(1_000);
        let used = self.slots[..sample]
            .iter()
            .filter(|slot| slot.is_some_and(|entry| entry.age == self.age))
            .count();
        used * 1_000 / sample
    }

    fn slot(&self, key: u64) -> usize {
        key as usize & (self.slots.len() - 1)
    }
}

fn check(key: u64) -> u32 {
    (key >> 32) as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::score::{mated_in, mates_in};

    #[test]
    fn an_entry_takes_sixteen_bytes() {
        assert_eq!(size_of::<Option<Entry>>(), 16);
    }

    #[test]
    fn a_mate_is_as_far_from_the_position_wherever_the_position_stands() {
        let mut table = Table::new(1);
        table.put(1, None, (mates_in(7), Bound::Exact), 5, 4);
        assert_eq!(table.get(1).unwrap().value(0), mates_in(3));
        table.put(2, None, (mated_in(6), Bound::Exact), 5, 4);
        assert_eq!(table.get(2).unwrap().value(10), mated_in(12));
    }

    #[test]
    fn another_key_in_the_same_slot_is_not_found() {
        let mut table = Table::new(1);
        table.put(1 << 40 | 7, None, (12, Bound::Exact), 5, 0);
        assert!(table.get(2 << 40 | 7).is_none());
        assert_eq!(table.get(1 << 40 | 7).unwrap().value(0), 12);
    }

    #[test]
    fn a_table_of_any_size_works() {
        for megabytes in [0, 1, 3] {
            let mut table = Table::new(megabytes);
            table.put(u64::MAX, None, (3, Bound::Lower), 1, 0);
            assert_eq!(table.get(u64::MAX).unwrap().bound, Bound::Lower);
            table.clear();
            assert!(table.get(u64::MAX).is_none());
        }
    }
}
