//! What `cargo xtask arena odds` found in games of Roque against itself.

use super::OddsCurve;

pub(super) const FITTED: OddsCurve = OddsCurve { half_won: 127.4, scale: 125.7 };
