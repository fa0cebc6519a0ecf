//! What players say to each other: offers of a draw (FIDE 9.1), wishes to take a move back, a game
//! called off.

mod common;

use common::{Kept, gesture, play};
use roque_game::{
    Action, AnnounceCheck, ClaimRule, Ending, Event, Millis, Rulebook, Said, TakeBack,
};
use roque_rules::Color::{self, Black, White};

const FIDE: Rulebook = Rulebook::FIDE;

fn agreed(kept: &Kept) -> bool {
    kept.end() == Some(("1/2-1/2".into(), "agreement"))
}

fn offering(mv: &str) -> Action {
    Action::Play { gesture: gesture(mv), said: Said { draw: true, check: false } }
}

fn after(moves: &str, rulebook: Rulebook) -> Kept {
    let mut kept = Kept::by(rulebook);
    kept.moves(moves);
    kept
}

fn offer(kept: &Kept) -> Option<Color> {
    kept.game.arbiter(Millis(0)).offer
}

/// Bug kind D10.
#[test]
fn an_offer_stands_until_it_is_answered_or_the_other_side_moves() {
    let offered = || {
        let mut kept = after("e2e4 e7e5 g1f3", FIDE);
        kept.act(White, Action::OfferDraw, 0).unwrap();
        assert_eq!(offer(&kept), Some(White));
        kept
    };

    let mut kept = offered();
    assert_eq!(kept.refused(White, Action::DeclineDraw), "offer-is-yours", "no withdrawing");
    assert_eq!(kept.refused(White, Action::AcceptDraw), "offer-is-yours");
    assert_eq!(kept.refused(White, Action::OfferDraw), "offer-stands");
    assert_eq!(offer(&kept), Some(White));

    let mut kept = offered();
    kept.moves("b8c6");
    assert_eq!(offer(&kept), None, "a move declines");
    assert_eq!(kept.refused(Black, Action::AcceptDraw), "no-offer");

    let mut kept = offered();
    kept.act(Black, Action::AcceptDraw, 0).unwrap();
    assert!(agreed(&kept));

    let mut kept = offered();
    kept.act(Black, Action::OfferDraw, 0).unwrap();
    assert!(agreed(&kept), "both have offered");
}

#[test]
fn an_offer_is_made_once_for_each_move_of_the_other_side() {
    let mut kept = after("e2e4 e7e5 g1f3", FIDE);
    kept.act(White, Action::OfferDraw, 0).unwrap();
    kept.act(Black, Action::DeclineDraw, 0).unwrap();
    assert_eq!(kept.refused(White, Action::OfferDraw), "offer-too-soon");
    assert!(!kept.game.arbiter(Millis(0)).may_offer.white);
    kept.act(Black, Action::OfferDraw, 0).expect("it is Black's first");
    kept.act(White, Action::DeclineDraw, 0).unwrap();
    kept.moves("b8c6");
    kept.act(White, Action::OfferDraw, 0).expect("Black has moved");
}

#[test]
fn article_9_1_2_1_an_offer_comes_with_a_move() {
    let mut kept = after("e2e4", FIDE);
    kept.act(Black, offering("e7e5"), 0).expect("both sides have moved now");
    assert_eq!(offer(&kept), Some(Black));
    kept.act(White, Action::AcceptDraw, 0).unwrap();
    assert!(agreed(&kept));

    let mut kept = Kept::by(FIDE);
    assert_eq!(kept.refused(White, offering("e2e4")), "agreement-too-early");

    // A move with an offer answers the other side's offer and makes one's own.
    let mut kept = after("e2e4 e7e5", FIDE);
    kept.act(Black, Action::OfferDraw, 0).unwrap();
    kept.act(White, offering("g1f3"), 0).unwrap();
    assert_eq!(offer(&kept), Some(White));
}

#[test]
fn article_5_2_3_both_sides_have_moved_before_they_agree() {
    for (moves, code) in [(0, "agreement-too-early"), (1, "agreement-too-early")] {
        let mut kept = Kept::by(FIDE);
        if moves == 1 {
            kept.moves("e2e4");
        }
        assert_eq!(kept.refused(White, Action::OfferDraw), code);
        assert_eq!(kept.refused(Black, Action::OfferDraw), code);
    }
    let mut kept = Kept::by(Rulebook::CLUB);
    kept.act(Black, Action::OfferDraw, 0).expect("at any time");
    let mut kept = after("e2e4 e7e5", Rulebook::VCHESS);
    assert_eq!(kept.refused(White, Action::OfferDraw), "agreement-off");
    assert_eq!(kept.refused(White, Action::AcceptDraw), "agreement-off");
}

#[test]
fn a_take_back_forgets_what_was_said_after() {
    let rulebook = Rulebook { take_back: TakeBack::Free, ..FIDE };
    let mut kept = after("e2e4 e7e5 g1f3 b8c6", rulebook);
    kept.act(White, Action::OfferDraw, 0).unwrap();
    kept.act(Black, Action::DeclineDraw, 0).unwrap();
    kept.act(White, Action::TakeBack, 0).unwrap();
    kept.moves("g1f3 b8c6");
    assert_eq!(offer(&kept), None);
    kept.act(White, Action::OfferDraw, 0).expect("it has not been offered here");
    kept.act(Black, Action::TakeBack, 0).unwrap();
    assert_eq!(offer(&kept), None, "an offer does not outlive the move");
}

const BY_AGREEMENT: Rulebook = Rulebook { take_back: TakeBack::ByAgreement, ..FIDE };

#[test]
fn a_take_back_by_agreement_is_asked_for_and_allowed() {
    let mut kept = after("e2e4 e7e5 g1f3", BY_AGREEMENT);
    assert_eq!(kept.refused(Black, Action::AnswerTakeBack(true)), "no-take-back-asked");
    kept.act(White, Action::TakeBack, 0).unwrap();
    let seen = kept.game.arbiter(Millis(0));
    assert_eq!(seen.take_back_asked, Some(White));
    assert_eq!((seen.may_take_back.white, seen.may_take_back.black), (false, false));
    assert_eq!(kept.refused(White, Action::TakeBack), "take-back-asked");
    assert_eq!(kept.refused(White, Action::AnswerTakeBack(true)), "take-back-is-yours");
    kept.act(Black, Action::AnswerTakeBack(true), 0).unwrap();
    assert_eq!((kept.game.plies().len(), kept.game.turn()), (2, White));
    assert_eq!(kept.game.arbiter(Millis(0)).take_back_asked, None);
}

#[test]
fn a_take_back_asked_for_on_ones_own_turn_undoes_the_answer_too() {
    let mut kept = after("e2e4 e7e5 g1f3", BY_AGREEMENT);
    kept.act(Black, Action::TakeBack, 0).unwrap();
    kept.act(White, Action::AnswerTakeBack(true), 0).unwrap();
    assert_eq!((kept.game.plies().len(), kept.game.turn()), (1, Black));
}

#[test]
fn a_take_back_refused_is_not_asked_for_again_before_the_next_move() {
    let mut kept = after("e2e4 e7e5", BY_AGREEMENT);
    kept.act(White, Action::TakeBack, 0).unwrap();
    kept.act(Black, Action::AnswerTakeBack(false), 0).unwrap();
    assert_eq!(kept.refused(White, Action::TakeBack), "take-back-asked");
    kept.moves("g1f3");
    kept.act(White, Action::TakeBack, 0).expect("there is another move");
    kept.moves("b8c6");
    assert_eq!(kept.refused(Black, Action::AnswerTakeBack(true)), "no-take-back-asked");
}

/// Bug kind L04: the wish is dropped and granted at the same moment.
#[test]
fn dropping_and_granting_a_wish_cannot_both_happen() {
    let asked = || {
        let mut kept = after("e2e4 e7e5 g1f3", BY_AGREEMENT);
        kept.act(White, Action::TakeBack, 0).unwrap();
        kept
    };
    let mut kept = asked();
    kept.act(White, Action::AnswerTakeBack(false), 0).unwrap();
    assert_eq!(kept.refused(Black, Action::AnswerTakeBack(true)), "no-take-back-asked");
    assert_eq!(kept.game.plies().len(), 3);

    let mut kept = asked();
    kept.act(Black, Action::AnswerTakeBack(true), 0).unwrap();
    assert_eq!(kept.refused(White, Action::AnswerTakeBack(false)), "no-take-back-asked");
    assert_eq!(kept.game.plies().len(), 2);
}

#[test]
fn a_game_is_called_off_before_both_sides_have_moved() {
    let mut kept = Kept::by(FIDE);
    kept.moves("e2e4");
    assert!(kept.game.arbiter(Millis(0)).may_abort);
    kept.act(Black, Action::Abort, 0).unwrap();
    assert_eq!(kept.game.ending(), Some(Ending::Aborted));
    assert_eq!((kept.end(), kept.game.outcome()), (Some(("*".into(), "aborted")), None));
    assert_eq!(kept.refused(White, play("e7e5")), "game-over");
    assert!(kept.game.playable_moves().is_empty());

    let mut kept = after("e2e4 e7e5", FIDE);
    assert_eq!(kept.refused(White, Action::Abort), "abort-too-late");
    assert!(!kept.game.arbiter(Millis(0)).may_abort);
}

#[test]
fn saying_check_is_a_courtesy_that_the_arbiter_notices() {
    let unsaid = |announce_check, said| {
        let rulebook = Rulebook { announce_check, ..FIDE };
        let mut kept = after("e2e4 f7f5", rulebook);
        let check =
            Action::Play { gesture: gesture("d1h5"), said: Said { check: said, draw: false } };
        kept.act(White, check, 0).expect("it never makes a move illegal");
        assert_eq!(kept.game.plies()[2].said.check, said);
        kept.game.arbiter(Millis(0)).check_unsaid
    };
    assert!(unsaid(AnnounceCheck::Required, false));
    assert!(!unsaid(AnnounceCheck::Required, true));
    assert!(!unsaid(AnnounceCheck::Optional, false));
    assert!(!unsaid(AnnounceCheck::Off, false));
}

#[test]
fn once_the_game_is_over_nothing_is_offered_claimed_or_asked() {
    let mut kept = after("e2e4 e7e5", BY_AGREEMENT);
    kept.act(White, Action::Resign, 0).unwrap();
    let actions = [
        Action::OfferDraw,
        Action::AcceptDraw,
        Action::DeclineDraw,
        common::claim(ClaimRule::Fifty),
        Action::Resign,
        Action::Flag,
        Action::TakeBack,
        Action::AnswerTakeBack(true),
        Action::Abort,
        play("g1f3"),
    ];
    for action in actions {
        assert_eq!(kept.refused(White, action), "game-over", "{action:?}");
    }
    let seen = kept.game.arbiter(Millis(0));
    assert_eq!(
        (seen.may_offer.white, seen.may_take_back.white, seen.may_abort),
        (false, false, false)
    );
    assert_eq!(
        kept.game.evolve(&Event::DrawOffered { by: White, at: Millis(0) }),
        Err(roque_game::ReplayError::AfterEnd)
    );
}
