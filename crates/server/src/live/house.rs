//! What every table has need of.

use std::sync::Arc;

use super::{Opponent, Pool};
use crate::clock::ServiceClock;
use crate::store::Store;

#[derive(Debug)]
pub struct House {
    pub store: Store,
    pub clock: ServiceClock,
    pub pool: Pool,
    pub opponent: Arc<dyn Opponent>,
}
