//! Who the opponents are: a line of data each.

use std::time::Duration;

use super::{Group, Level, Sight, Temper};
use crate::{Knowledge, score::MAX_PLY};

/// A step of the ladder.
pub(super) struct Rung {
    pub(super) identifier: &'static str,
    pub(super) group: Group,
    pub(super) sight: Sight,
    pub(super) temper: Temper,
}

/// Half-moves without end.
const FAR: u8 = MAX_PLY as u8;

pub(super) const LADDER: [Rung; Level::ALL.len()] = [
    rung("easy-1", Group::Easy, sees(1, 1, 2_000, Knowledge::Material, 250), Temper::CHILD),
    rung("easy-2", Group::Easy, sees(1, 1, 2_000, Knowledge::Placement, 160), Temper::CHILD),
    rung("easy-3", Group::Easy, sees(1, 1, 2_000, Knowledge::Placement, 90), Temper::CHILD),
    rung("medium-1", Group::Medium, sees(1, 3, 20_000, Knowledge::Placement, 100), Temper::AMATEUR),
    rung("medium-2", Group::Medium, sees(1, 3, 20_000, Knowledge::Placement, 60), Temper::AMATEUR),
    rung("medium-3", Group::Medium, sees(2, 4, 50_000, Knowledge::Placement, 60), Temper::AMATEUR),
    rung("hard-1", Group::Hard, sees(2, 4, 50_000, Knowledge::Placement, 16), Temper::CLUB),
    rung("hard-2", Group::Hard, sees(3, 5, 50_000, Knowledge::Plans, 30), Temper::CLUB),
    rung("hard-3", Group::Hard, sees(4, 8, 50_000, Knowledge::Plans, 8), Temper::CLUB),
    rung("expert-1", Group::Expert, sees(5, FAR, 20_000, Knowledge::Plans, 12), Temper::CLUB),
    rung("expert-2", Group::Expert, sees(6, FAR, 20_000, Knowledge::Plans, 8), Temper::MASTER),
    rung("expert-3", Group::Expert, sees(7, FAR, 20_000, Knowledge::Plans, 5), Temper::MASTER),
    rung("master-1", Group::Master, sees(FAR, FAR, 20_000, Knowledge::Plans, 4), Temper::MASTER),
    rung("master-2", Group::Master, sees(FAR, FAR, 80_000, Knowledge::Plans, 4), Temper::MASTER),
    rung("full", Group::Full, sees(FAR, FAR, 600_000, Knowledge::Plans, 3), Temper::MASTER),
];

const fn rung(identifier: &'static str, group: Group, sight: Sight, temper: Temper) -> Rung {
    Rung { identifier, group, sight, temper }
}

const fn sees(depth: u8, quiescence: u8, nodes: u64, knowledge: Knowledge, blur: u16) -> Sight {
    Sight { depth, quiescence, nodes, time: Duration::from_millis(900), knowledge, blur }
}
