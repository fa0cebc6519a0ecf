use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

/// A handle that ends one search from any thread; clones end the same search. Once raised it stays
/// raised: each search takes a new one.
#[derive(Debug, Clone, Default)]
pub struct Stop(Arc<Signals>);

#[derive(Debug, Default)]
struct Signals {
    raised: AtomicBool,
    pondering: AtomicBool,
}

impl Stop {
    /// A handle that nobody has raised.
    pub fn new() -> Self {
        Self::default()
    }

    /// The handle of a search on the opponent's time: no limit of time counts before
    /// [`ponder_hit`](Self::ponder_hit).
    pub fn while_pondering() -> Self {
        Self(Arc::new(Signals { raised: false.into(), pondering: true.into() }))
    }

    /// Asks the search to end; it does so at the next position it looks at.
    pub fn raise(&self) {
        self.0.raised.store(true, Ordering::Relaxed);
    }

    /// Whether somebody has asked.
    pub fn is_raised(&self) -> bool {
        self.0.raised.load(Ordering::Relaxed)
    }

    /// The opponent has played the move expected: from now on the search is on its own time.
    pub fn ponder_hit(&self) {
        self.0.pondering.store(false, Ordering::Relaxed);
    }

    /// Whether the search is still on the opponent's time.
    pub fn is_pondering(&self) -> bool {
        self.0.pondering.load(Ordering::Relaxed)
    }
}
