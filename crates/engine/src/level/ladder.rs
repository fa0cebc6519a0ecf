//! Who the opponents are: what each knows, sees and overlooks, as data.

use std::time::Duration;

use super::{Blind, Glance, Group, Level, Side, Sight, Spot, Study, Temper};
use crate::{Knowledge, score::MAX_PLY};

/// A step of the ladder.
pub(super) struct Rung {
    pub(super) identifier: &'static str,
    pub(super) group: Group,
    /// Half-moves of openings known by heart.
    pub(super) openings: usize,
    pub(super) sight: Sight,
    pub(super) temper: Temper,
}

/// Half-moves without end.
const FAR: u8 = MAX_PLY as u8;

pub(super) const LADDER: [Rung; Level::ALL.len()] = [
    easy("easy-1", 1, Glance { absent: true, ..glance(1, 3, 15, &NEWCOMER) }),
    easy("easy-2", 2, glance(1, 3, 15, &PUPIL)),
    easy("easy-3", 2, glance(1, 3, 15, &DREAMER)),
    medium("medium-1", 3, glance(1, 3, 15, &HASTY)),
    medium("medium-2", 3, glance(1, 3, 15, &CASUAL)),
    medium("medium-3", 4, glance(1, 3, 15, &HOPEFUL)),
    hard("hard-1", 5, glance(1, 3, 15, &CAREFUL)),
    hard("hard-2", 6, glance(1, 5, 10, &[])),
    hard("hard-3", 6, glance(2, 4, 10, &KEEN)),
    expert("expert-1", 7, study(4, 1_500, 10)),
    expert("expert-2", 8, study(5, 2_500, 8)),
    expert("expert-3", 8, study(6, 4_500, 6)),
    master("master-1", Group::Master, study(FAR, 10_000, 4)),
    master("master-2", Group::Master, study(FAR, 30_000, 4)),
    master("full", Group::Full, study(FAR, 600_000, 3)),
];

/// Moves men about, and takes nothing.
const NEWCOMER: [Blind; 2] =
    [overlooks(Side::Both, Spot::Capture, 100), overlooks(Side::Own, Spot::Check, 100)];
/// Sees now and then that two men touch; all moves go forwards.
const PUPIL: [Blind; 4] = [
    overlooks(Side::Both, Spot::Capture, 75),
    overlooks(Side::Theirs, Spot::Far(1), 100),
    overlooks(Side::Both, Spot::Back(1), 100),
    overlooks(Side::Own, Spot::Check, 80),
];
const DREAMER: [Blind; 4] = [
    overlooks(Side::Both, Spot::Capture, 45),
    overlooks(Side::Theirs, Spot::Far(1), 100),
    overlooks(Side::Both, Spot::Back(1), 100),
    overlooks(Side::Own, Spot::Check, 40),
];
/// Sees what it can take, and not what comes from afar.
const HASTY: [Blind; 3] = [
    overlooks(Side::Both, Spot::Capture, 15),
    overlooks(Side::Theirs, Spot::Far(1), 100),
    overlooks(Side::Both, Spot::Back(1), 100),
];
const CASUAL: [Blind; 2] =
    [overlooks(Side::Theirs, Spot::Far(1), 75), overlooks(Side::Both, Spot::Back(1), 85)];
const HOPEFUL: [Blind; 2] =
    [overlooks(Side::Theirs, Spot::Far(1), 35), overlooks(Side::Both, Spot::Back(1), 65)];
const CAREFUL: [Blind; 2] =
    [overlooks(Side::Theirs, Spot::Far(1), 15), overlooks(Side::Both, Spot::Back(1), 20)];
/// Looks at the answers that force, at most of the others, and not always at what stands behind a
/// man.
const KEEN: [Blind; 3] = [
    overlooks(Side::Theirs, Spot::Quiet, 20),
    overlooks(Side::Both, Spot::Unveiling, 30),
    overlooks(Side::Both, Spot::PinnedGuard, 25),
];

const fn overlooks(of: Side, spot: Spot, share: u8) -> Blind {
    Blind { of, spot, share }
}

/// Half-moves ahead, captures past that, how far off a judgement may be, and what is overlooked.
const fn glance(depth: u8, captures: u8, blur: u16, blind: &'static [Blind]) -> Glance {
    Glance { depth, captures, knowledge: Knowledge::Plans, blur, blind, absent: false }
}

/// Half-moves ahead, positions looked at, and how far off a judgement may be.
const fn study(depth: u8, nodes: u64, blur: u16) -> Study {
    Study {
        depth,
        quiescence: FAR,
        nodes,
        time: Duration::from_millis(900),
        knowledge: Knowledge::Plans,
        blur,
    }
}

const fn easy(identifier: &'static str, openings: usize, glance: Glance) -> Rung {
    let sight = Sight::Glance(glance);
    Rung { identifier, group: Group::Easy, openings, sight, temper: Temper::CHILD }
}

const fn medium(identifier: &'static str, openings: usize, glance: Glance) -> Rung {
    let sight = Sight::Glance(glance);
    Rung { identifier, group: Group::Medium, openings, sight, temper: Temper::AMATEUR }
}

const fn hard(identifier: &'static str, openings: usize, glance: Glance) -> Rung {
    let sight = Sight::Glance(glance);
    Rung { identifier, group: Group::Hard, openings, sight, temper: Temper::CLUB }
}

const fn expert(identifier: &'static str, openings: usize, study: Study) -> Rung {
    let sight = Sight::Study(study);
    Rung { identifier, group: Group::Expert, openings, sight, temper: Temper::CLUB }
}

const fn master(identifier: &'static str, group: Group, study: Study) -> Rung {
    Rung { identifier, group, openings: 8, sight: Sight::Study(study), temper: Temper::MASTER }
}
