//! Verdicts against a search that knows nothing: it looks at every position and leaves none out.

use std::{collections::HashSet, vec, vec::Vec};

use proptest::prelude::*;

use super::{Winnability, closed, haunt, is_surely_unwinnable, winnable};
use crate::{Color, Outcome, Position, WinReason};

/// Whether a mate by `winner` can be reached; nothing when there are more than `limit` positions.
fn mate_is_reached(start: Position, winner: Color, limit: usize) -> Option<bool> {
    let mut seen = HashSet::from([start]);
    let mut open = vec![start];
    while let Some(position) = open.pop() {
        if is_mate_by(&position, winner) {
            return Some(true);
        }
        let next = position.legal_moves().into_iter().map(|mv| position.play_unchecked(mv));
        let new: Vec<_> = next.filter(|&next| seen.insert(next)).collect();
        open.extend(new);
        if seen.len() > limit {
            return None;
        }
    }
    Some(false)
}

fn is_mate_by(position: &Position, winner: Color) -> bool {
    position.outcome() == Some(Outcome::Win { winner, reason: WinReason::Checkmate })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]
    #[test]
    fn verdicts_are_those_of_an_exhaustive_search(setup in closed::setups()) {
        let Ok(position) = Position::try_from(setup) else { return Ok(()) };
        for winner in Color::ALL {
            let truth = mate_is_reached(position, winner, 5_000);
            let answer = winnable(&position, winner, 10_000);
            match &answer {
                Winnability::Winnable(line) => {
                    prop_assert_ne!(truth, Some(false), "{:?} {}", setup, winner);
                    let mut end = position;
                    for &mv in line {
                        end = end.play(mv).expect("a legal line");
                    }
                    prop_assert!(is_mate_by(&end, winner), "{:?} {} {:?}", setup, winner, line);
                }
                Winnability::Unwinnable => {
                    prop_assert_ne!(truth, Some(true), "{:?} {}", setup, winner);
                }
                // It may look at other positions first, but never at more than there are.
                Winnability::Unknown => {
                    prop_assert_ne!(truth, Some(false), "{:?} {}", setup, winner);
                }
            }
            if haunt::proves_unwinnable(&position, winner) {
                prop_assert_ne!(truth, Some(true), "{:?} {}", setup, winner);
            }
            if is_surely_unwinnable(&position, winner) {
                prop_assert_ne!(truth, Some(true), "{:?} {}", setup, winner);
                prop_assert!(!matches!(answer, Winnability::Winnable(_)), "{:?} {}", setup, winner);
            }
        }
    }
}
