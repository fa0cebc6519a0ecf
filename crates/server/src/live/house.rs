//! What every table has need of.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use super::{Pace, Pool, Thinker};
use crate::clock::ServiceClock;
use crate::store::Store;

#[derive(Debug)]
pub struct House {
    pub store: Store,
    pub clock: ServiceClock,
    pub thinker: Arc<dyn Thinker>,
    /// When the computer's moves are shown, unless a visitor is in a hurry.
    pub pace: Pace,
    /// Where the computer thinks.
    pub thinking: Pool,
    /// Where it is found out who can still mate: no player's move waits for a computer's.
    pub judging: Pool,
    /// Where positions are explained: one at a time, so that no game waits for it.
    pub answering: Pool,
    /// Where the engine looks at games for those who learn from them: apart from `thinking`, so that no
    /// computer's move waits for it, and step by step, so that everybody has their turn.
    pub advising: Pool,
    /// A flag that falls later than this keeps no table in memory.
    pub soon: Duration,
    /// A ranked game whose player does not move for so long is given up for them.
    pub given_up_after: Duration,
    /// Whether there may be games that the server has to take up and whose tables are not in memory.
    pub far_off: AtomicBool,
}
