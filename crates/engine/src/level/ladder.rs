//! Who the opponents are: what each knows, sees and overlooks, as data.

use std::time::Duration;

use roque_rules::Role;

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
    easy("easy-1", 1, glance(1, 15, 15, &NEWCOMER)),
    easy("easy-2", 2, glance(1, 2, 5, &PUPIL)),
    easy("easy-3", 2, glance(1, 2, 5, &DREAMER)),
    medium("medium-1", 3, glance(1, 2, 5, &HASTY)),
    medium("medium-2", 3, glance(1, 2, 5, &CASUAL)),
    medium("medium-3", 4, glance(1, 2, 5, &INTENT)),
    hard("hard-1", 5, glance(1, 5, 5, &INTENT)),
    hard("hard-2", 6, glance(1, 5, 5, &[])),
    hard("hard-3", 6, glance(2, 4, 5, &KEEN)),
    expert("expert-1", 7, study(4, 1_500, 10)),
    expert("expert-2", 8, study(5, 2_500, 8)),
    expert("expert-3", 8, study(6, 4_500, 6)),
    master("master-1", Group::Master, study(FAR, 10_000, 4)),
    master("master-2", Group::Master, study(FAR, 30_000, 4)),
    master("full", Group::Full, study(FAR, 600_000, 3)),
];

/// What has nothing to do with the last two moves: threats that were there before, and those that a
/// man makes by stepping aside.
const LONG_STANDING: Blind = overlooks(Side::Theirs, &[Spot::Capture, Spot::Elsewhere(0)], 100);
const FROM_AFAR: Blind = overlooks(Side::Theirs, &[Spot::Far(1)], 100);
const UNVEILED: Blind = overlooks(Side::Both, &[Spot::Unveiling], 100);
const PINNED: Blind = overlooks(Side::Both, &[Spot::PinnedGuard], 100);

/// Moves men about, gives no check, and takes nothing but what has just taken.
const NEWCOMER: [Blind; 3] = [
    overlooks(Side::Own, &[Spot::Capture], 100),
    overlooks(Side::Own, &[Spot::Check], 100),
    LONG_STANDING,
];
/// Takes pieces and no pawns, never goes back, and misses many threats.
const PUPIL: [Blind; 7] = [
    overlooks(Side::Own, &[Spot::Modest(Role::Pawn)], 100),
    overlooks(Side::Own, &[Spot::Back(1)], 100),
    overlooks(Side::Theirs, &[Spot::Capture], 30),
    LONG_STANDING,
    FROM_AFAR,
    UNVEILED,
    PINNED,
];
/// Takes pieces, leaves many a pawn, and never goes back.
const DREAMER: [Blind; 6] = [
    overlooks(Side::Own, &[Spot::Modest(Role::Pawn)], 60),
    overlooks(Side::Own, &[Spot::Back(1)], 100),
    LONG_STANDING,
    FROM_AFAR,
    UNVEILED,
    PINNED,
];
/// Takes nothing behind it from afar, and sees nothing that comes from afar.
const HASTY: [Blind; 5] = [
    overlooks(Side::Own, &[Spot::Far(1), Spot::Back(1)], 100),
    LONG_STANDING,
    FROM_AFAR,
    UNVEILED,
    PINNED,
];
const CASUAL: [Blind; 4] = [LONG_STANDING, Blind { share: 50, ..FROM_AFAR }, UNVEILED, PINNED];
/// Looks at what the last moves touch.
const INTENT: [Blind; 1] = [LONG_STANDING];
/// Looks at all answers, and not always at what stands behind a man.
const KEEN: [Blind; 2] = [Blind { share: 30, ..UNVEILED }, Blind { share: 25, ..PINNED }];

const fn overlooks(of: Side, spots: &'static [Spot], share: u8) -> Blind {
    Blind { of, spots, share }
}

/// Half-moves ahead, captures past that, how far off a judgement may be, and what is overlooked.
const fn glance(depth: u8, captures: u8, blur: u16, blind: &'static [Blind]) -> Glance {
    Glance { depth, captures, knowledge: Knowledge::Plans, blur, blind }
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
