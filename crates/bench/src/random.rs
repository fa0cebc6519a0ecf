/// The `SplitMix64` sequence (Steele, Lea and Flood, 2014): the same from the same seed.
#[derive(Debug)]
pub(crate) struct Random(pub(crate) u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut bits = self.0;
        bits = (bits ^ bits >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ bits >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        bits ^ bits >> 31
    }

    /// A number below a limit; 0 if there is none.
    pub(crate) fn below(&mut self, limit: u64) -> u64 {
        self.next() % limit.max(1)
    }

    /// One of some things; nothing of none.
    pub(crate) fn of<T: Copy>(&mut self, things: &[T]) -> Option<T> {
        things.get(self.below(things.len() as u64) as usize).copied()
    }
}
