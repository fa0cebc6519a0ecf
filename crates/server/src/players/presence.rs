//! How many sockets each visitor has open.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::store::VisitorId;

#[derive(Debug, Clone)]
pub struct Presence {
    most: u32,
    open: Arc<Mutex<HashMap<VisitorId, u32>>>,
}

/// One open socket; to drop it is to close it.
#[derive(Debug)]
pub struct Present {
    presence: Presence,
    visitor: VisitorId,
}

impl Presence {
    /// Each visitor may have so many sockets at once.
    pub fn new(most: u32) -> Self {
        Self { most, open: Arc::default() }
    }

    /// Counts one more socket; `None` when the visitor has too many.
    pub fn enter(&self, visitor: &VisitorId) -> Option<Present> {
        let mut open = self.lock();
        let sockets = open.entry(visitor.clone()).or_default();
        (*sockets < self.most).then(|| {
            *sockets += 1;
            Present { presence: self.clone(), visitor: visitor.clone() }
        })
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<VisitorId, u32>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Present {
    fn drop(&mut self) {
        let mut open = self.presence.lock();
        if let Some(sockets) = open.get_mut(&self.visitor) {
            *sockets -= 1;
            if *sockets == 0 {
                open.remove(&self.visitor);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_closed_socket_makes_room_for_another() {
        let (presence, visitor) = (Presence::new(1), VisitorId::random());
        let first = presence.enter(&visitor);
        assert!(first.is_some());
        assert!(presence.enter(&visitor).is_none());
        drop(first);
        assert!(presence.enter(&visitor).is_some());
        assert!(presence.lock().is_empty());
    }
}
