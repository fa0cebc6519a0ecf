//! Draws that are claimed, and draws that come by themselves (FIDE 9.2 to 9.6).

mod common;

use common::{Kept, claim, claim_with, gesture, play};
use roque_game::{
    Action, ClaimRule, CountRule, Event, Millis, Remark, Rulebook, TakeBack, TimeControl,
};
use roque_rules::Color::{Black, White};
use roque_rules::Move;

const SHUFFLE: &str = "g1f3 g8f6 f3g1 f6g8";
const FIDE: Rulebook = Rulebook::FIDE;

fn times(moves: &str, count: usize) -> String {
    vec![moves; count].join(" ")
}

fn drawn(kept: &Kept, code: &'static str) -> bool {
    kept.end() == Some(("1/2-1/2".into(), code))
}

/// Bug kind D01.
#[test]
fn a_position_with_en_passant_is_another_position() {
    let mut kept = Kept::by(FIDE);
    kept.moves("d2d4 g8f6 d4d5 e7e5 b1c3 f6g8 c3b1 g8f6 b1c3 f6g8 c3b1 g8f6");
    assert_eq!(kept.game.history().occurrences(), 2);
    assert!(kept.game.claims().is_empty());
    let nc3 = gesture("b1c3").meant(kept.game.position());
    assert_eq!(kept.game.claims_with(), [(nc3, ClaimRule::Threefold)]);
    kept.moves("b1c3");
    assert_eq!(kept.game.claims(), [ClaimRule::Threefold]);
    kept.act(Black, claim(ClaimRule::Threefold), 0).unwrap();
    assert!(drawn(&kept, "threefold-repetition"));
}

/// Bug kind D04.
#[test]
fn three_times_is_claimed_and_five_times_comes_by_itself() {
    let mut kept = Kept::by(FIDE);
    kept.moves(&times(SHUFFLE, 2));
    assert_eq!((kept.end(), kept.game.claims()), (None, vec![ClaimRule::Threefold]));
    kept.moves(&times(SHUFFLE, 2));
    assert!(drawn(&kept, "fivefold-repetition"));
}

/// Bug kind D06.
#[test]
fn mate_comes_before_every_counter() {
    for half_moves in [49, 99, 149] {
        let fen = format!("7k/8/6K1/8/8/8/8/R7 w - - {half_moves} 120");
        let mut kept = Kept::from(&fen, FIDE);
        kept.moves("a1a8");
        assert_eq!(kept.end(), Some(("1-0".into(), "checkmate")), "{half_moves}");

        let mut kept = Kept::from(&fen, FIDE);
        kept.moves("a1a2");
        let (end, claims) = match half_moves {
            49 => (None, vec![]),
            99 => (None, vec![ClaimRule::Fifty]),
            _ => (Some("seventy-five-moves"), vec![]),
        };
        assert_eq!(kept.end().map(|(_, code)| code), end, "{half_moves}");
        assert_eq!(kept.game.arbiter(Millis(0)).claims, claims, "{half_moves}");
    }
}

#[test]
fn article_9_3_1_the_fifty_moves_are_claimed_with_the_move_that_completes_them() {
    let fen = "4k3/8/8/8/8/4P3/R7/4K3 w - - 99 80";
    let mut kept = Kept::from(fen, FIDE);
    let with: Vec<Move> = kept.game.claims_with().into_iter().map(|(mv, _)| mv).collect();
    assert!(with.contains(&gesture("a2a3").meant(kept.game.position())));
    assert!(!with.contains(&gesture("e3e4").meant(kept.game.position())), "a pawn move");
    kept.act(White, claim_with(ClaimRule::Fifty, "a2a3"), 0).unwrap();
    assert!(drawn(&kept, "fifty-moves"));
    assert!(kept.game.plies().is_empty(), "the move announced is not played");
    assert_eq!(
        kept.log[1],
        Event::Claimed {
            by: White,
            rule: ClaimRule::Fifty,
            with: Some("a2a3".into()),
            upheld: true,
            penalty: Millis::ZERO,
            at: Millis(0),
        }
    );
}

#[test]
fn article_9_5_3_a_wrong_claim_costs_two_minutes_one_in_rapid_and_blitz() {
    let cases = [
        (Some(TimeControl::fischer(90, 30)), FIDE, 120_000),
        (Some(TimeControl::fischer(15, 10)), FIDE, 60_000),
        (Some(TimeControl::fischer(3, 0)), FIDE, 60_000),
        (Some(TimeControl::fischer(3, 0)), Rulebook::INITIATION, 0),
        (None, FIDE, 0),
    ];
    for (clock, rulebook, penalty) in cases {
        let mut kept = match clock.clone() {
            Some(clock) => Kept::timed(rulebook, clock),
            None => Kept::by(rulebook),
        };
        let before = kept.game.time_left(Black, Millis(0)).unwrap_or_default();
        kept.act(White, claim(ClaimRule::Threefold), 0).unwrap();
        let after = kept.game.time_left(Black, Millis(0)).unwrap_or_default();
        assert_eq!(after.since(before), Millis(penalty), "{clock:?}");
        let Some(Event::Claimed { upheld: false, penalty: stored, .. }) = kept.log.last() else {
            panic!("{:?}", kept.log)
        };
        assert_eq!(*stored, Millis(penalty));
    }
}

#[test]
fn article_9_5_3_the_move_announced_with_a_wrong_claim_is_played() {
    let mut kept = Kept::timed(FIDE, TimeControl::fischer(5, 3));
    kept.act(White, claim_with(ClaimRule::Threefold, "e2e4"), 10_000).unwrap();
    assert_eq!((kept.game.turn(), kept.game.plies().len()), (Black, 1));
    let left = |side| kept.game.time_left(side, Millis(10_000)).unwrap();
    assert_eq!((left(White), left(Black)), (Millis(293_000), Millis(360_000)));

    // Even when it mates.
    let mut kept = Kept::from("7k/8/6K1/8/8/8/8/R7 w - - 99 120", FIDE);
    kept.act(White, claim_with(ClaimRule::Fifty, "a1a8"), 0).unwrap();
    assert_eq!(kept.end(), Some(("1-0".into(), "checkmate")));
}

#[test]
fn a_claim_with_a_move_that_is_illegal_is_no_claim() {
    let mut kept = Kept::by(FIDE);
    assert_eq!(kept.refused(White, claim_with(ClaimRule::Fifty, "e2e5")), "not-its-move");
}

#[test]
fn article_9_1_2_3_a_wrong_claim_leaves_an_offer_behind() {
    let mut kept = Kept::by(FIDE);
    kept.moves("e2e4 e7e5");
    kept.act(White, claim(ClaimRule::Threefold), 0).unwrap();
    assert_eq!(kept.game.arbiter(Millis(0)).offer, Some(White));
    kept.act(Black, Action::AcceptDraw, 0).unwrap();
    assert!(drawn(&kept, "agreement"));

    let mut kept = Kept::by(FIDE);
    kept.act(White, claim(ClaimRule::Threefold), 0).unwrap();
    assert_eq!(kept.game.arbiter(Millis(0)).offer, None, "too early to agree");

    let mut kept = Kept::by(FIDE);
    kept.moves("e2e4 e7e5");
    kept.act(Black, Action::OfferDraw, 0).unwrap();
    kept.act(White, claim(ClaimRule::Threefold), 0).unwrap();
    kept.act(White, Action::AcceptDraw, 0).expect("the claim has not declined Black's offer");
    assert!(drawn(&kept, "agreement"));
}

#[test]
fn the_same_wrong_claim_is_heard_once_in_a_turn() {
    let mut kept = Kept::by(FIDE);
    kept.act(White, claim(ClaimRule::Threefold), 0).unwrap();
    assert_eq!(kept.refused(White, claim(ClaimRule::Threefold)), "claim-rejected");
    kept.act(White, claim(ClaimRule::Fifty), 0).unwrap();
    kept.moves("e2e4 e7e5");
    kept.act(White, claim(ClaimRule::Threefold), 0).unwrap();
}

#[test]
fn rules_that_are_off_or_automatic_are_not_claimed() {
    for rule in ClaimRule::ALL {
        for (how, code) in [(CountRule::Off, "claim-off"), (CountRule::Auto, "claim-automatic")] {
            let rulebook = Rulebook { threefold: how, fifty: how, ..FIDE };
            let mut kept = Kept::by(rulebook);
            assert_eq!(kept.refused(White, claim(rule)), code);
            assert!(kept.game.claims_with().is_empty());
        }
    }
}

/// A queen checks for ever: from e8 and from h5, the king going to h7 and back.
const PERPETUAL: &str = "6k1/6p1/8/7Q/8/8/1r6/6K1 w - - 0 1";
const CHECKS: &str = "h5e8 g8h7 e8h5 h7g8";

#[test]
fn perpetual_check_is_the_name_of_a_repetition_by_checks() {
    let auto = Rulebook { threefold: CountRule::Auto, ..FIDE };
    let perpetual = Some(Remark::PerpetualCheck(White));

    let mut kept = Kept::from(PERPETUAL, auto);
    kept.moves(&times(CHECKS, 2));
    assert!(drawn(&kept, "threefold-repetition"));
    assert_eq!(kept.game.ending().unwrap().remark(), perpetual);

    let mut kept = Kept::from(PERPETUAL, FIDE);
    kept.moves(&times(CHECKS, 2));
    kept.act(White, claim(ClaimRule::Threefold), 0).unwrap();
    assert_eq!(kept.game.ending().unwrap().remark(), perpetual, "claimed");

    let mut kept = Kept::from(PERPETUAL, FIDE);
    kept.moves(&times(CHECKS, 2));
    kept.act(White, claim_with(ClaimRule::Threefold, "h5e8"), 0).unwrap();
    assert_eq!(kept.game.ending().unwrap().remark(), perpetual, "with the check announced");

    let mut kept = Kept::from(PERPETUAL, FIDE);
    kept.moves(&times(CHECKS, 4));
    assert!(drawn(&kept, "fivefold-repetition"));
    assert_eq!(kept.game.ending().unwrap().remark(), perpetual);
}

#[test]
fn a_repetition_with_a_quiet_move_is_no_perpetual_check() {
    let auto = Rulebook { threefold: CountRule::Auto, ..FIDE };
    let mut kept = Kept::from(PERPETUAL, auto);
    kept.moves("h5e8 g8h7 e8e5 h7g8 e5e8 g8h7 e8h5 h7g8 h5e8");
    assert!(drawn(&kept, "threefold-repetition"));
    assert_eq!(kept.game.ending().unwrap().remark(), None);
}

#[test]
fn a_take_back_takes_the_occurrence_back() {
    let rulebook = Rulebook { take_back: TakeBack::Free, ..FIDE };
    let mut kept = Kept::by(rulebook);
    kept.moves(&times(SHUFFLE, 2));
    kept.act(Black, Action::TakeBack, 0).unwrap();
    assert!(kept.game.claims().is_empty());
    let back = gesture("f6g8").meant(kept.game.position());
    assert_eq!(kept.game.claims_with(), [(back, ClaimRule::Threefold)]);
    kept.act(Black, play("f6g8"), 0).unwrap();
    assert_eq!(kept.game.claims(), [ClaimRule::Threefold]);
}
