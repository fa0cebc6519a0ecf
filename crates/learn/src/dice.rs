/// Chance that repeats: what a seed gives, it gives for ever (`SplitMix64`, Steele, Lea and Flood,
/// 2014).
#[derive(Debug, Clone)]
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// From 0 to one less than `sides`; 0 when there are none. (The high half of a product: the
    /// bias of 64 bits is of no weight.)
    pub(crate) fn below(&mut self, sides: usize) -> usize {
        ((u128::from(self.roll()) * sides as u128) >> 64) as usize
    }

    /// From one number to another, both included.
    pub(crate) fn between(&mut self, low: usize, high: usize) -> usize {
        low + self.below(high - low + 1)
    }

    /// Once in so many times.
    pub(crate) fn one_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    pub(crate) fn pick<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        from.get(self.below(from.len())).copied()
    }

    /// One of a number that is not nothing.
    pub(crate) fn one_of<T: Copy, const N: usize>(&mut self, from: [T; N]) -> T {
        const { assert!(N > 0) };
        from[self.below(N)]
    }

    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_the_same_for_ever() {
        // The first numbers of the reference implementation for the seed 1234567.
        let mut dice = Dice::new(1_234_567);
        assert_eq!(
            [dice.roll(), dice.roll()],
            [6_457_827_717_110_365_317, 3_203_168_211_198_807_973]
        );
    }

    #[test]
    fn every_side_of_a_die_comes_up() {
        let mut dice = Dice::new(0);
        let mut seen = [0; 6];
        for _ in 0..6_000 {
            seen[dice.below(6)] += 1;
        }
        assert!(seen.iter().all(|times| (900..1_100).contains(times)), "{seen:?}");
    }
}
