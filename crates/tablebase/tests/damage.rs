//! Whatever the bytes of a table are, it is refused or it answers: nothing panics, nothing goes on for
//! ever.

mod common;

use std::{
    fs,
    path::PathBuf,
    sync::atomic::{AtomicUsize, Ordering},
};

use common::shipped;
use proptest::{prelude::*, sample::Index};
use roque_notation::fen;
use roque_tablebase::{ProbeError, Tablebase};

/// Tables of each sort, and a position of each.
const TABLES: [(&str, &str); 9] = [
    ("KRvK.rtbw", "8/8/8/3k4/8/8/8/R3K3 w - - 0 1"),
    ("KRvK.rtbz", "8/8/8/3k4/8/8/8/R3K3 b - - 0 1"),
    ("KPvK.rtbw", "8/8/8/3k4/8/8/4P3/4K3 w - - 0 1"),
    ("KPvK.rtbz", "8/8/8/3k4/8/4P3/8/4K3 b - - 0 1"),
    ("KPPvK.rtbw", "8/8/8/3k4/8/8/P3P3/4K3 w - - 0 1"),
    ("KPPvK.rtbz", "8/8/8/3k4/8/P3P3/8/4K3 b - - 0 1"),
    ("KNvKN.rtbw", "8/8/8/3kn3/8/8/8/N3K3 w - - 0 1"),
    ("KQQvK.rtbw", "8/8/8/2k5/8/8/8/Q3K2Q w - - 0 1"),
    ("KRvKR.rtbz", "8/8/8/3k3r/8/8/8/R3K3 w - - 0 1"),
];

#[derive(Debug, Clone)]
enum Damage {
    Flip(Vec<(Index, u8)>),
    /// In the first bytes, where more depends on each.
    FlipHeader(Vec<(usize, u8)>),
    Cut(Index),
    CutEvenly(Index),
    Repeat(Index),
}

fn any_damage() -> impl Strategy<Value = Damage> {
    let some = |places| proptest::collection::vec(places, 1..6);
    prop_oneof![
        proptest::collection::vec((any::<Index>(), 1u8..), 1..40).prop_map(Damage::Flip),
        some((4usize..200, 1u8..).boxed()).prop_map(Damage::FlipHeader),
        any::<Index>().prop_map(Damage::Cut),
        any::<Index>().prop_map(Damage::CutEvenly),
        any::<Index>().prop_map(Damage::Repeat),
    ]
}

impl Damage {
    fn done_to(&self, mut bytes: Vec<u8>) -> Vec<u8> {
        match self {
            Self::Flip(places) => {
                for (place, bits) in places {
                    *place.get_mut(&mut bytes) ^= bits;
                }
            }
            Self::FlipHeader(places) => {
                let length = bytes.len();
                for &(place, bits) in places {
                    bytes[place % length] ^= bits;
                }
            }
            Self::Cut(at) => bytes.truncate(at.index(bytes.len())),
            Self::CutEvenly(at) => bytes.truncate(at.index(bytes.len()) / 64 * 64 + 16),
            Self::Repeat(from) => {
                let from = from.index(bytes.len());
                bytes.extend_from_within(from..);
            }
        }
        bytes
    }
}

/// A folder for each case, since they may run at once.
fn folder() -> PathBuf {
    static CASES: AtomicUsize = AtomicUsize::new(0);
    let case = CASES.fetch_add(1, Ordering::Relaxed);
    let path = std::env::temp_dir().join(format!("roque-damage-{}-{case}", std::process::id()));
    fs::create_dir_all(&path).expect("a folder can be made");
    path
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1_500, failure_persistence: None, ..Default::default() })]

    #[test]
    fn a_damaged_table_is_refused_or_answers(table in 0..TABLES.len(), damage in any_damage()) {
        let (name, start) = TABLES[table];
        let folder = folder();
        let bytes = damage.done_to(fs::read(shipped().join(name)).unwrap());
        fs::write(folder.join(name), bytes).unwrap();
        let tables = Tablebase::open([&folder, &shipped()]).unwrap();
        let root = fen::read(start).unwrap();
        let moves = root.legal_moves();
        let after = moves.iter().map(|&mv| root.play_unchecked(mv));
        let mut refused = 0;
        for position in after.chain([root]) {
            let errors = [tables.probe_wdl(&position).err(), tables.probe_dtz(&position).err()];
            for error in errors.into_iter().flatten() {
                prop_assert!(matches!(error, ProbeError::Table(_) | ProbeError::Missing(_)));
                refused += usize::from(matches!(error, ProbeError::Table(_)));
            }
        }
        // Only this one file is named, and once.
        let faults = tables.take_faults();
        prop_assert_eq!(faults.len(), usize::from(refused > 0));
        prop_assert!(faults.iter().all(|fault| fault.path == folder.join(name)));
        fs::remove_dir_all(folder).unwrap();
    }
}
