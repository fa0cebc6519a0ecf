use std::sync::atomic::{AtomicU32, AtomicU64, Ordering::Relaxed};

use bytemuck::Zeroable;

use super::entry::{Bound, Entry, Packed};

const ENTRIES: usize = 5;

/// The entries among which a position has its place: one line of the processor's cache.
///
/// Threads read and write without waiting for each other (R. Hyatt and T. Mann, *A lock-less
/// transposition table implementation for parallel search chess engines*, ICGA Journal, 2002). The
/// check of an entry is made of the key and of what is stored, so that a check and an entry written
/// by different threads are taken for nothing.
#[derive(Debug, Default, Zeroable)]
#[repr(align(64))]
pub(super) struct Cluster {
    entries: [AtomicU64; ENTRIES],
    checks: [AtomicU32; ENTRIES],
}

/// An older search counts as so many half-moves less of depth.
const AGEING: i32 = 8;
/// How much deeper an entry of the same position has to be to be kept.
const DEEPER: i32 = 4;

impl Cluster {
    pub(super) fn get(&self, key: u64) -> Option<Packed> {
        (0..ENTRIES).map(|index| self.read(index)).find_map(|(packed, check)| {
            (check == check_of(key, packed) && packed != Packed::EMPTY).then_some(packed)
        })
    }

    /// Stores what a search of this age found, unless more is known of the same position; otherwise
    /// in place of what is worth the least.
    pub(super) fn put(&self, key: u64, mut entry: Entry, age: u8) {
        let mut chosen = (0, i32::MAX);
        for index in 0..ENTRIES {
            let (old, check) = self.read(index);
            if old != Packed::EMPTY && check == check_of(key, old) {
                if is_worth_more(old, &entry, age) {
                    return;
                }
                entry.mv = entry.mv.or(old.entry().and_then(|old| old.mv));
                chosen.0 = index;
                break;
            }
            let worth = worth(old, age);
            if worth < chosen.1 {
                chosen = (index, worth);
            }
        }
        let packed = Packed::new(&entry, age);
        self.entries[chosen.0].store(packed.0, Relaxed);
        self.checks[chosen.0].store(check_of(key, packed), Relaxed);
    }

    pub(super) fn clear(&self) {
        for index in 0..ENTRIES {
            self.entries[index].store(Packed::EMPTY.0, Relaxed);
            self.checks[index].store(0, Relaxed);
        }
    }

    /// How many entries a search of this age has written.
    pub(super) fn written_by(&self, age: u8) -> usize {
        (0..ENTRIES).filter(|&index| self.read(index).0.is_of(age)).count()
    }

    pub(super) const fn len() -> usize {
        ENTRIES
    }

    fn read(&self, index: usize) -> (Packed, u32) {
        (Packed(self.entries[index].load(Relaxed)), self.checks[index].load(Relaxed))
    }
}

/// The high half of the key chose the cluster; the low one tells positions apart. Fibonacci hashing
/// (D. Knuth, *The Art of Computer Programming*, 6.4) lets every bit of the entry count.
fn check_of(key: u64, Packed(bits): Packed) -> u32 {
    const GOLDEN: u64 = 0x9E37_79B9_7F4A_7C15;
    key as u32 ^ (bits.wrapping_mul(GOLDEN) >> 32) as u32
}

fn is_worth_more(old: Packed, new: &Entry, age: u8) -> bool {
    new.bound != Bound::Exact && old.is_of(age) && old.depth() >= new.depth + DEEPER
}

fn worth(old: Packed, age: u8) -> i32 {
    if old == Packed::EMPTY {
        i32::MIN
    } else {
        old.depth() - AGEING * i32::from(old.searches_ago(age))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: usize = 64;

    fn at_depth(depth: i32) -> Entry {
        Entry::new((depth, Bound::Lower), depth, 0)
    }

    fn depths(cluster: &Cluster, keys: std::ops::Range<u64>) -> Vec<Option<i32>> {
        keys.map(|key| cluster.get(key).map(Packed::depth)).collect()
    }

    #[test]
    fn a_cluster_is_one_line_of_the_cache() {
        assert_eq!((size_of::<Cluster>(), align_of::<Cluster>()), (LINE, LINE));
    }

    #[test]
    fn the_shallowest_makes_room_unless_another_is_old() {
        let cluster = Cluster::default();
        for (key, depth) in [(0, 9), (1, 3), (2, 8), (3, 7), (4, 6)] {
            cluster.put(key, at_depth(depth), 1);
        }
        cluster.put(5, at_depth(1), 1);
        assert_eq!(depths(&cluster, 0..6), [Some(9), None, Some(8), Some(7), Some(6), Some(1)]);

        let cluster = Cluster::default();
        cluster.put(0, at_depth(9), 0);
        for key in 1..6 {
            cluster.put(key, at_depth(3), 2);
        }
        assert_eq!(depths(&cluster, 0..2), [None, Some(3)]);
    }

    #[test]
    fn a_position_keeps_its_deeper_entry_of_the_same_search_and_its_move() {
        let mv = roque_rules::Move::from_bits(0x0123);
        let cluster = Cluster::default();
        cluster.put(7, Entry { mv, ..at_depth(9) }, 1);
        cluster.put(7, at_depth(4), 1);
        assert_eq!(depths(&cluster, 7..8), [Some(9)]);
        cluster.put(7, at_depth(4), 2);
        assert_eq!(cluster.get(7).unwrap().entry(), Some(Entry { mv, ..at_depth(4) }));
    }

    #[test]
    fn an_entry_and_the_check_of_another_are_taken_for_nothing() {
        let (one, other) = (Cluster::default(), Cluster::default());
        one.put(1, at_depth(5), 0);
        other.put(2, at_depth(6), 0);
        one.entries[0].store(other.entries[0].load(Relaxed), Relaxed);
        assert_eq!(depths(&one, 1..3), [None, None]);
    }
}
