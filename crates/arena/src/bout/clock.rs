use std::time::Duration;

use crate::player::{Allowance, Limit};

/// What a player has left to spend.
#[derive(Debug, Clone, Copy)]
pub(super) struct Clock {
    limit: Limit,
    /// Of a limit that is a clock.
    remaining: Duration,
}

impl Clock {
    pub(super) fn new(limit: Limit) -> Self {
        let remaining = match limit {
            Limit::Clock { base, .. } => base,
            _ => Duration::ZERO,
        };
        Self { limit, remaining }
    }

    /// For the next move. Who has a clock takes the other for having one like it.
    pub(super) fn allowance(&self, other: &Self) -> Allowance {
        match self.limit {
            Limit::Nodes(nodes) => Allowance::Nodes(nodes),
            Limit::Depth(depth) => Allowance::Depth(depth),
            Limit::MoveTime(time) => Allowance::MoveTime(time),
            Limit::Clock { increment, .. } => {
                let has_clock = matches!(other.limit, Limit::Clock { .. });
                let other = if has_clock { other.remaining } else { self.remaining };
                Allowance::Clock { own: self.remaining, other, increment }
            }
        }
    }

    /// A move was made. What the margin forgave leaves nothing but the increment.
    pub(super) fn spend(&mut self, elapsed: Duration) {
        if let Limit::Clock { increment, .. } = self.limit {
            self.remaining = self.remaining.saturating_sub(elapsed) + increment;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_increment_comes_after_the_move() {
        let ms = Duration::from_millis;
        let mut clock = Clock::new(Limit::Clock { base: ms(1000), increment: ms(100) });
        clock.spend(ms(300));
        assert_eq!(clock.remaining, ms(800));
        clock.spend(ms(850));
        assert_eq!(clock.remaining, ms(100));
        let nodes = Clock::new(Limit::Nodes(5));
        let wanted = Allowance::Clock { own: ms(100), other: ms(100), increment: ms(100) };
        assert_eq!(clock.allowance(&nodes), wanted);
        assert_eq!(nodes.allowance(&clock), Allowance::Nodes(5));
    }
}
