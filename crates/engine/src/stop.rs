use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

/// A handle that ends one search from any thread; clones end the same search. Once raised it stays
/// raised: each search takes a new one.
#[derive(Debug, Clone, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// A handle that nobody has raised.
    pub fn new() -> Self {
        Self::default()
    }

    /// Asks the search to end; it does so at the next position it looks at.
    pub fn raise(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether somebody has asked.
    pub fn is_raised(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
