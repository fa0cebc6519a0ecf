//! The two ways to find where lines end: PEXT where the processor has a fast one, the subtraction
//! trick elsewhere.

use crate::{Bitboard, Square, attacks};

/// A way to find the squares that a line piece attacks.
///
/// A type that implements it proves, by being used at all, that the processor can do it.
pub(crate) trait Lines {
    fn bishop(from: usize, occupied: u64) -> u64;
    fn rook(from: usize, occupied: u64) -> u64;

    /// Answers what is seldom asked in a function of its own, compiled for the same processor, so
    /// that what is always asked keeps the registers.
    fn apart<R>(seldom: impl FnOnce() -> R) -> R;
}

/// For every processor: the subtraction trick of [`attacks`], without large tables.
#[derive(Debug)]
pub(crate) struct Portable;

impl Lines for Portable {
    #[inline(always)]
    fn bishop(from: usize, occupied: u64) -> u64 {
        attacks::bishop(Square::from_index(from as u8), Bitboard(occupied)).0
    }

    #[inline(always)]
    fn rook(from: usize, occupied: u64) -> u64 {
        attacks::rook(Square::from_index(from as u8), Bitboard(occupied)).0
    }

    #[cold]
    #[inline(never)]
    fn apart<R>(seldom: impl FnOnce() -> R) -> R {
        seldom()
    }
}

#[cfg(target_arch = "x86_64")]
pub(crate) use pext::Pext;

#[cfg(target_arch = "x86_64")]
mod pext {
    use core::arch::x86_64::{_pdep_u64, _pext_u64};

    use super::Lines;

    /// The blockers of a line are extracted into an index (PEXT), and what the table holds there is
    /// spread over the squares of the lines (PDEP), so that an entry is 16 bits.
    #[derive(Debug)]
    pub(crate) struct Pext;

    /// For each square: which squares can block its lines, which can be attacked, and where its
    /// attacks begin.
    struct Table<const N: usize> {
        blockers: [u64; 65],
        attacked: [u64; 65],
        offsets: [u32; 65],
        attacks: [u16; N],
    }

    #[expect(clippy::unreadable_literal, reason = "computed by build.rs and read by nobody")]
    mod tables {
        use super::Table;

        include!(concat!(env!("OUT_DIR"), "/pext.rs"));
    }

    use tables::{BISHOP, ROOK};

    impl Lines for Pext {
        #[inline(always)]
        fn bishop(from: usize, occupied: u64) -> u64 {
            BISHOP.look_up(from, occupied)
        }

        #[inline(always)]
        fn rook(from: usize, occupied: u64) -> u64 {
            ROOK.look_up(from, occupied)
        }

        #[inline(always)]
        fn apart<R>(seldom: impl FnOnce() -> R) -> R {
            // SAFETY: `Pext` is named only where the processor has these instructions.
            unsafe { apart_with_pext(seldom) }
        }
    }

    #[cold]
    #[inline(never)]
    #[target_feature(enable = "bmi1,bmi2,lzcnt,popcnt")]
    fn apart_with_pext<R>(seldom: impl FnOnce() -> R) -> R {
        seldom()
    }

    impl<const N: usize> Table<N> {
        #[inline(always)]
        fn look_up(&self, from: usize, occupied: u64) -> u64 {
            // SAFETY: `Pext` is named only where `cpu::has_fast_pext` has answered yes, so the
            // instructions exist. The index is in bounds: a square's offset plus 2 to the number of
            // its blockers is at most N, by construction in `build.rs`; a test reads every entry.
            unsafe {
                let index =
                    _pext_u64(occupied, self.blockers[from]) as usize + self.offsets[from] as usize;
                _pdep_u64(u64::from(*self.attacks.get_unchecked(index)), self.attacked[from])
            }
        }
    }

    #[cfg(test)]
    mod tests {
        use super::*;
        use crate::lines::Portable;

        #[test]
        fn both_ways_find_the_same_ends_for_every_set_of_blockers() {
            assert!(std::is_x86_feature_detected!("bmi2"), "this test needs a processor with PEXT");
            for from in 0..64 {
                for (blockers, straight) in
                    [(ROOK.blockers[from], true), (BISHOP.blockers[from], false)]
                {
                    let mut subset: u64 = 0;
                    loop {
                        let (fast, portable) = if straight {
                            (Pext::rook(from, subset), Portable::rook(from, subset))
                        } else {
                            (Pext::bishop(from, subset), Portable::bishop(from, subset))
                        };
                        assert_eq!(fast, portable);
                        subset = subset.wrapping_sub(blockers) & blockers;
                        if subset == 0 {
                            break;
                        }
                    }
                }
            }
        }
    }
}
