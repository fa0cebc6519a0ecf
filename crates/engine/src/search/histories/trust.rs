/// How well something has done so far, never beyond `MOST` either way: the nearer the limit, the
/// less a bonus adds (history with gravity).
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Trust<const MOST: i32>(i16);

impl<const MOST: i32> Trust<MOST> {
    pub(super) fn get(self) -> i32 {
        i32::from(self.0)
    }

    pub(super) fn add(&mut self, bonus: i32) {
        let bonus = bonus.clamp(-MOST, MOST);
        let old = i32::from(self.0);
        self.0 = (old + bonus - old * bonus.abs() / MOST) as i16;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trust_grows_to_its_limit_and_no_further() {
        let mut trust = Trust::<1_000>::default();
        let mut before = 0;
        for _ in 0..200 {
            trust.add(300);
            assert!(trust.get() >= before && trust.get() <= 1_000);
            before = trust.get();
        }
        assert!(before > 990, "{before}");
        trust.add(-100_000);
        assert_eq!(trust.get(), -1_000);
    }
}
