//! Touch-move (FIDE 4.2 to 4.7): what a hand on a piece binds to.

mod common;

use common::{Kept, claim, play};
use proptest::prelude::*;
use roque_game::{Action, ClaimRule, Game, Millis, Obligation, Rulebook, Start, TakeBack};
use roque_notation::{Dialect, fen};
use roque_rules::{Bitboard, Color, Move, Position, Square, chess960::StartArray};

const TOUCH_MOVE: Rulebook = Rulebook { touch_move: true, ..Rulebook::FIDE };

/// A game in which the player to move has touched these squares, in order.
fn touched(fen: &str, squares: &str) -> Kept {
    let position = fen::read(fen).expect("a position");
    let dialect = Dialect::of(&position);
    let mut kept =
        Kept::new(&Start { position, dialect, rulebook: TOUCH_MOVE, ..Start::default() });
    for square in squares.split_whitespace() {
        let square = square.parse().expect("a square");
        kept.act(kept.game.turn(), Action::Touch(square), 0).expect("one may touch");
    }
    kept
}

fn obligation(kept: &Kept) -> Option<Obligation> {
    kept.game.arbiter(Millis(0)).obligation
}

/// Checks which moves pass and which are refused, and with what code.
#[track_caller]
fn judge(fen: &str, squares: &str, permitted: &[&str], refused: &[&str], code: &str) {
    for mv in permitted {
        let mut kept = touched(fen, squares);
        let turn = kept.game.turn();
        kept.act(turn, play(mv), 0).unwrap_or_else(|refusal| panic!("{mv}: {refusal}"));
        assert!(kept.game.arbiter(Millis(0)).touched.is_empty(), "a new turn begins");
    }
    for mv in refused {
        let mut kept = touched(fen, squares);
        let turn = kept.game.turn();
        assert_eq!(kept.refused(turn, play(mv)), code, "{mv}");
    }
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const CASTLES: &str = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";

#[test]
fn article_4_3_1_the_first_own_piece_that_can_move_is_moved() {
    judge(START, "g1", &["g1f3", "g1h3"], &["e2e4", "b1c3"], "touched-move");
    judge(START, "a1 g1 b1", &["g1f3"], &["b1c3"], "touched-move");
    assert_eq!(obligation(&touched(START, "a1 g1")), Some(Obligation::Move(Square::G1)));
}

#[test]
fn article_4_3_2_the_first_enemy_piece_that_can_be_taken_is_taken() {
    let fen = "r3k3/8/8/3p1p2/4P3/2N5/8/4K3 w - - 0 1";
    judge(fen, "a8 d5 f5", &["e4d5", "c3d5"], &["e4f5", "e1e2"], "touched-capture");
    let kept = touched(fen, "a8 d5 f5");
    assert_eq!(
        obligation(&kept),
        Some(Obligation::Capture(Square::D5)),
        "the rook cannot be taken"
    );
    assert_eq!(obligation(&touched(fen, "a8")), None);
}

#[test]
fn article_4_3_2_a_pawn_that_can_only_be_taken_in_passing_is_taken_in_passing() {
    let fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    judge(fen, "d5", &["e5d6"], &["e5e6", "e1e2"], "touched-capture");
}

#[test]
fn article_4_3_3_own_and_enemy_piece_one_takes_the_other_or_the_first_binds() {
    let fen = "4k3/8/8/3p4/8/2N5/8/3RK3 w - - 0 1";
    for order in ["c3 d5", "d5 c3"] {
        judge(fen, order, &["c3d5"], &["d1d5", "c3e4"], "touched-capture-with");
    }
    // The king cannot take on d5: the first touched that can be moved or taken binds.
    judge(fen, "e1 d5", &["e1e2", "e1f1"], &["c3d5"], "touched-move");
    judge(fen, "d5 e1", &["c3d5", "d1d5"], &["e1e2"], "touched-capture");
}

#[test]
fn article_4_4_1_king_then_rook_castles_there() {
    let refused = ["e1c1", "e1e2", "h1h2"];
    judge(CASTLES, "e1 h1", &["e1g1", "e1h1"], &refused, "touched-castle");
    judge(CASTLES, "e1", &["e1g1", "e1c1", "e1e2"], &["h1h2"], "touched-move");
    // A piece that cannot move does not count.
    let fen = "4k3/8/8/8/8/8/1P6/B3K2R w K - 0 1";
    judge(fen, "a1 e1 h1", &["e1g1"], &["e1e2"], "touched-castle");
}

#[test]
fn article_4_4_2_rook_then_king_does_not_castle_there() {
    judge(CASTLES, "h1 e1", &["h1h2", "h1f1"], &["e1g1", "e1c1", "e1e2"], "touched-move");
    judge(CASTLES, "h1", &["h1g1"], &["e1g1"], "touched-move");
}

#[test]
fn article_4_4_2_holds_when_the_rook_itself_cannot_move() {
    let fen = "7k/8/8/8/8/8/P7/RK6 w A - 0 1";
    judge(fen, "a1 b1", &["b1c1", "b1b2"], &["a2a3"], "touched-move");
    judge(fen, "a1", &["b1c1", "a2a3"], &["b1a1"], "touched-rook-first");
    judge(fen, "b1 a1", &["b1a1"], &["b1c1"], "touched-castle");
}

#[test]
fn article_4_4_3_castling_that_is_illegal_leaves_a_king_move() {
    let through_check = "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    judge(through_check, "e1 h1", &["e1d1", "e1e2", "e1c1"], &["h1h2"], "touched-move");
    let no_king_move = "3rkr2/8/8/8/8/8/4P3/4K2R w K - 0 1";
    judge(no_king_move, "e1 h1", &["h1h2", "e2e3"], &[], "");
    assert_eq!(obligation(&touched(no_king_move, "e1 h1")), None);
}

#[test]
fn article_4_5_what_can_neither_move_nor_be_taken_binds_to_nothing() {
    judge(START, "a1 e8", &["e2e4", "b1c3"], &[], "");
    let kept = touched(START, "e5");
    assert!(kept.game.arbiter(Millis(0)).touched.is_empty(), "an empty square is not touched");
}

#[test]
fn article_4_4_4_the_new_piece_is_chosen_with_the_move_and_final() {
    let fen = "7k/P7/8/8/8/8/8/K7 w - - 0 1";
    judge(fen, "a7", &["a7a8q", "a7a8n"], &["a1b1"], "touched-move");
    let mut kept = touched(fen, "a7");
    assert_eq!(kept.refused(Color::White, play("a7a8")), "promotion-missing");
    kept.moves("a7a8r");
    assert_eq!(kept.refused(Color::White, Action::TakeBack), "take-back-forbidden");
}

#[test]
fn an_illegal_move_is_refused_as_illegal_and_the_touch_still_binds() {
    let mut kept = touched(START, "g1");
    assert_eq!(kept.refused(Color::White, play("g1g3")), "not-its-move");
    assert_eq!(kept.refused(Color::White, play("e2e4")), "touched-move");
}

#[test]
fn article_4_2_adjusting_is_said_before_touching_and_on_ones_own_turn() {
    let g1 = Bitboard::of(Square::G1);
    let mut kept = touched(START, "");
    assert_eq!(kept.refused(Color::Black, Action::Adjust(g1)), "not-your-turn");
    kept.act(Color::White, Action::Adjust(g1 | Square::H8.into()), 0).unwrap();
    assert_eq!(obligation(&kept), None, "adjusting does not bind");
    let before = kept.log.len();
    kept.act(Color::White, Action::Adjust(g1 | Square::E4.into()), 0).unwrap();
    assert_eq!(kept.log.len(), before, "said already, and nothing stands on e4");

    kept.act(Color::White, Action::Touch(Square::G1), 0).unwrap();
    assert_eq!(kept.refused(Color::White, Action::Adjust(g1)), "adjust-too-late");
    assert_eq!(kept.refused(Color::White, play("e2e4")), "touched-move");
}

#[test]
fn article_9_4_who_has_touched_claims_nothing_in_this_turn() {
    let mut kept = Kept::by(TOUCH_MOVE);
    kept.moves(&["g1f3 g8f6 f3g1 f6g8"; 2].join(" "));
    assert_eq!(kept.game.claims(), [ClaimRule::Threefold]);
    kept.act(Color::White, Action::Touch(Square::G1), 0).unwrap();
    assert!(kept.game.claims().is_empty() && kept.game.claims_with().is_empty());
    assert_eq!(kept.refused(Color::White, claim(ClaimRule::Threefold)), "claim-after-touch");
}

#[test]
fn article_9_1_2_touching_a_piece_declines_an_offer() {
    let mut kept = Kept::by(TOUCH_MOVE);
    kept.moves("e2e4 e7e5");
    kept.act(Color::Black, Action::OfferDraw, 0).unwrap();
    kept.act(Color::White, Action::Touch(Square::G1), 0).unwrap();
    assert_eq!(kept.refused(Color::White, Action::AcceptDraw), "no-offer");
}

#[test]
fn touching_a_piece_says_nothing_of_a_take_back() {
    let mut kept = Kept::by(Rulebook { take_back: TakeBack::ByAgreement, ..TOUCH_MOVE });
    kept.moves("e2e4 e7e5");
    kept.act(Color::Black, Action::TakeBack, 0).unwrap();
    kept.act(Color::White, Action::Touch(Square::G1), 0).unwrap();
    kept.act(Color::White, Action::AnswerTakeBack(true), 0).unwrap();
    assert_eq!((kept.game.plies().len(), kept.game.turn()), (1, Color::Black));
    assert!(kept.game.arbiter(Millis(0)).touched.is_empty(), "it is another turn");
}

#[test]
fn without_touch_move_nobody_touches() {
    let mut kept = Kept::by(Rulebook::FIDE);
    assert_eq!(kept.refused(Color::White, Action::Touch(Square::G1)), "touch-move-off");
    assert_eq!(kept.refused(Color::White, Action::Adjust(Square::G1.into())), "touch-move-off");
    let mut kept = touched(START, "");
    assert_eq!(kept.refused(Color::Black, Action::Touch(Square::G8)), "not-your-turn");
}

proptest! {
    /// Whatever is touched in whatever order: a player who has a legal move has a playable one, the
    /// game plays exactly the playable ones, and each meets what is due.
    #[test]
    fn touching_never_leaves_a_player_without_a_move(
        array in 0u16..960,
        choices in proptest::collection::vec(any::<usize>(), 0..60),
        touches in proptest::collection::vec(0u8..64, 0..6),
    ) {
        let mut position = Position::try_from(StartArray::new(array).unwrap().setup()).unwrap();
        for choice in choices {
            let moves = position.legal_moves();
            let Some(&mv) = moves.get(choice % moves.len().max(1)) else { break };
            position = position.play(mv).unwrap();
        }
        let start = Start {
            position,
            rulebook: TOUCH_MOVE,
            dialect: Dialect::Chess960,
            ..Start::default()
        };
        let mut game = Game::new(&start, Millis(0));
        for &touch in &touches {
            let square = Square::from_index(touch);
            game.act(position.turn(), Action::Touch(square), Millis(0)).unwrap();
        }
        let playable = game.playable_moves();
        let legal = position.legal_moves();
        prop_assert_eq!(playable.is_empty(), legal.is_empty());
        for mv in legal {
            let decided = game.decide(position.turn(), Action::from(mv), Millis(0));
            prop_assert_eq!(decided.is_ok(), playable.contains(&mv), "{:?}", mv);
        }
        let touched = game.arbiter(Millis(0)).touched;
        let moves_one = |mv: &Move| touched.contains(&mv.from());
        let takes_one = |mv: &Move| {
            position.captured(*mv).is_some_and(|(square, _)| touched.contains(&square))
        };
        if game.arbiter(Millis(0)).obligation.is_some() {
            prop_assert!(playable.iter().all(|mv| moves_one(mv) || takes_one(mv)));
        }
    }
}
