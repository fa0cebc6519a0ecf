//! What earlier searches found out about positions, by Zobrist key. All threads of a search share
//! one table and never wait for each other.

mod cluster;
mod entry;
mod room;

use std::{
    sync::atomic::{AtomicU8, Ordering::Relaxed},
    thread,
};

use cluster::Cluster;
use entry::{AGES, Packed};
use room::Room;

pub(crate) use entry::{Bound, DEEPEST, Entry};

const MEGABYTE: usize = 1 << 20;
/// So many clusters are filled or emptied by one thread faster than threads are started.
const ONE_THREAD_WORTH: usize = 64 * MEGABYTE / size_of::<Cluster>();

/// A fixed number of entries, each replaced by newer or deeper ones.
#[derive(Debug)]
pub(crate) struct Table {
    clusters: Room,
    age: AtomicU8,
}

impl Table {
    /// As many entries as fit, at least a few; nothing if the machine has no such room. What is
    /// never written costs no memory.
    pub(crate) fn new(megabytes: usize) -> Option<Self> {
        let count = (megabytes.saturating_mul(MEGABYTE) / size_of::<Cluster>()).max(1);
        Some(Self { clusters: Room::new(count)?, age: AtomicU8::new(0) })
    }

    pub(crate) fn smallest() -> Self {
        Self { clusters: Room::smallest(), age: AtomicU8::new(0) }
    }

    /// Forgets everything, with all threads of the machine when there is much.
    pub(crate) fn clear(&self) {
        let threads = thread::available_parallelism().map_or(1, usize::from);
        let share = self.clusters.len().div_ceil(threads).max(ONE_THREAD_WORTH);
        thread::scope(|scope| {
            for clusters in self.clusters.chunks(share).skip(1) {
                scope.spawn(|| clusters.iter().for_each(Cluster::clear));
            }
            self.clusters.iter().take(share).for_each(Cluster::clear);
        });
        self.age.store(0, Relaxed);
    }

    /// From now on, what was written before is worth less.
    pub(crate) fn next_search(&self) {
        self.age.store((self.age() + 1) % AGES, Relaxed);
    }

    pub(crate) fn get(&self, key: u64) -> Option<Entry> {
        self.cluster(key).get(key).and_then(Packed::entry)
    }

    /// Begins to fetch what may be known of a position that will soon be asked for, so that the wait
    /// for the memory passes while something else is done.
    #[inline]
    #[cfg_attr(target_arch = "x86_64", expect(unsafe_code, reason = "saves some 7 % of a search"))]
    pub(crate) fn fetch(&self, key: u64) {
        #[cfg(target_arch = "x86_64")]
        {
            use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
            let cluster = std::ptr::from_ref(self.cluster(key));
            // SAFETY: every x86-64 processor has the instruction, which reads and writes nothing that
            // a program could see, and the address is that of a cluster.
            unsafe { _mm_prefetch::<_MM_HINT_T0>(cluster.cast()) };
        }
        #[cfg(not(target_arch = "x86_64"))]
        let _ = key;
    }

    /// Remembers this of a position, unless more is known of it. Its move so far stays when there is
    /// no new one.
    pub(crate) fn store(&self, key: u64, entry: Entry) {
        self.cluster(key).put(key, entry, self.age());
    }

    /// How full this search has made the table, in thousandths, from a sample.
    pub(crate) fn permille_used(&self) -> usize {
        let sample = &self.clusters[..self.clusters.len().min(200)];
        let used: usize = sample.iter().map(|cluster| cluster.written_by(self.age())).sum();
        used * 1_000 / (sample.len() * Cluster::len())
    }

    fn age(&self) -> u8 {
        self.age.load(Relaxed)
    }

    /// The key as a fraction of all keys, of all clusters (D. Lemire, *Fast random integer generation
    /// in an interval*, 2019): any number of clusters will do.
    fn cluster(&self, key: u64) -> &Cluster {
        let index = (u128::from(key) * self.clusters.len() as u128) >> 64;
        &self.clusters[index as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::score::Value;

    fn worth(value: Value) -> Entry {
        Entry::new((value, Bound::Exact), 5, 0)
    }

    #[test]
    fn another_key_in_the_same_cluster_is_not_found() {
        let table = Table::new(1).unwrap();
        table.store(7, worth(12));
        assert!(table.get(8).is_none());
        assert_eq!(table.get(7).unwrap().value(0), 12);
    }

    #[test]
    fn a_table_of_any_size_works() {
        for megabytes in [0, 1, 3, 130] {
            let table = Table::new(megabytes).unwrap();
            let keys = [0, u64::MAX / 3, u64::MAX];
            for key in keys {
                table.store(key, worth(3));
                assert_eq!(table.get(key), Some(worth(3)));
            }
            table.clear();
            assert!(keys.iter().all(|&key| table.get(key).is_none()));
        }
    }

    #[test]
    fn a_table_larger_than_any_memory_is_refused() {
        assert!(Table::new(usize::MAX).is_none());
    }

    #[test]
    fn the_table_is_full_of_what_this_search_wrote() {
        let table = Table::smallest();
        assert_eq!(table.permille_used(), 0);
        table.store(1, worth(12));
        assert_eq!(table.permille_used(), 200);
        table.next_search();
        assert_eq!(table.permille_used(), 0);
        (1..6).for_each(|key| table.store(key, worth(12)));
        assert_eq!(table.permille_used(), 1_000);
    }

    #[test]
    fn threads_that_write_at_once_leave_only_what_one_of_them_wrote() {
        let table = Table::smallest();
        thread::scope(|scope| {
            for depth in 0..4 {
                let table = &table;
                scope.spawn(move || {
                    for round in 0..20_000 {
                        let key = round % 9 + 1;
                        // The value tells the key, so that a wrong pair shows.
                        table.store(key, Entry { depth, ..worth(key as Value * 100) });
                        if let Some(entry) = table.get(key) {
                            assert_eq!(entry.value(0), key as Value * 100);
                        }
                    }
                });
            }
        });
    }
}
