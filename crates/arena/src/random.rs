/// The `SplitMix64` sequence (Steele, Lea and Flood, 2014): the same from the same seed.
#[derive(Debug, Clone)]
pub struct Random(u64);

impl Random {
    /// The sequence of a seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A sequence of its own for each number of a seed.
    pub fn stream(seed: u64, number: u64) -> Self {
        let apart = Self(seed).number() ^ Self(!number).number();
        Self(apart)
    }

    /// Any number.
    pub fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut bits = self.0;
        bits = (bits ^ bits >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ bits >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        bits ^ bits >> 31
    }

    /// A number below a limit, 0 if there is none. For small limits the bias is immaterial.
    pub fn below(&mut self, limit: u64) -> u64 {
        self.number() % limit.max(1)
    }

    /// One of some things; nothing of none.
    pub fn of<T: Copy>(&mut self, things: &[T]) -> Option<T> {
        things.get(self.below(things.len() as u64) as usize).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sequence_is_the_published_one() {
        // First values for the seed 1234567, as Rosetta Code lists them for this generator.
        let mut random = Random::new(1_234_567);
        let values: Vec<u64> = (0..3).map(|_| random.number()).collect();
        assert_eq!(
            values,
            [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]
        );
    }

    #[test]
    fn streams_of_neighbouring_numbers_and_seeds_differ() {
        let mut seen = std::collections::HashSet::new();
        for seed in 0..100 {
            for number in 0..100 {
                assert!(seen.insert(Random::stream(seed, number).number()), "{seed} {number}");
            }
        }
    }
}
