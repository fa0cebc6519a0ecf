//! Every question that can be asked of a position.

use roque_notation::{Dialect, Letters, fen, san, uci};
use roque_rules::{
    CastlingSide, Color, History, Move, Outcome, Position, Role, Setup, Square, WinReason, explain,
    is_surely_dead, perft, why_not, winnable,
};

/// Asks all of them, and that the answers agree.
pub fn examine(position: &Position) {
    let moves = position.legal_moves();
    assert_eq!(position.count_legal_moves(), moves.len());
    assert_eq!(position.has_legal_move(), !moves.is_empty());
    assert_eq!(position.is_check(), position.checkers().any());
    assert_eq!(perft::perft(position, 1), moves.len() as u64);
    assert_eq!(perft::divide(position, 1).len(), moves.len());
    agrees_with_its_setup(position);
    ends(position, &moves);
    for &mv in &moves {
        plays(position, mv);
    }
    refuses_the_rest(position, &moves);
}

fn agrees_with_its_setup(position: &Position) {
    let setup = Setup::from(position);
    let again = Position::try_from(setup).expect("the setup of a position");
    assert_eq!((again, again.key()), (*position, position.key()));
    for color in Color::ALL {
        let _ = position.king(color);
        for side in CastlingSide::ALL {
            let rook = position.castling_rook(color, side);
            assert!(rook.is_none_or(|rook| setup.castling.of(color).contains(rook)));
        }
    }
}

fn ends(position: &Position, moves: &[Move]) {
    let history = History::new(*position);
    let mate = moves.is_empty() && position.is_check();
    let told = position.outcome();
    assert_eq!(
        mate,
        matches!(told, Some(Outcome::Win { reason: WinReason::Checkmate, .. })),
        "{told:?}"
    );
    assert!(told.is_none() || history.outcome() == told);
    let _ = (history.claims(), history.occurrences(), explain(position));
    let dead = is_surely_dead(position);
    for color in Color::ALL {
        let found = winnable(position, color, 200);
        assert!(!dead || !format!("{found:?}").starts_with("Winnable"), "{found:?}");
    }
}

fn plays(position: &Position, mv: Move) {
    assert!(position.is_legal(mv));
    let _ = (position.captured(mv), position.castling_side(mv), position.is_en_passant(mv));
    let after = position.play(mv).expect("a legal move");
    assert_eq!(after, position.play_unchecked(mv));
    agrees_with_its_setup(&after);
    assert_eq!(fen::read(&fen::format(&after, Dialect::Chess960)), Ok(after));
    assert_eq!(uci::read(position, &uci::write(position, mv, Dialect::Chess960)), Ok(mv));
    let written = san::write(position, mv, Letters::ENGLISH);
    let read = san::read(position, &written, Letters::ENGLISH);
    assert_eq!(read.map(|reading| reading.mv), Ok(mv), "{written}");
}

/// Of the moves that are not legal: why, and what playing them all the same would do.
fn refuses_the_rest(position: &Position, moves: &[Move]) {
    for from in Square::all() {
        for to in Square::all() {
            for promotion in [None, Some(Role::Queen), Some(Role::King)] {
                let mv = Move::with_promotion(from, to, promotion);
                let reason = why_not(position, from, to, promotion);
                assert_eq!(reason.is_none(), moves.contains(&mv), "{mv:?} {reason:?}");
            }
        }
        let nonsense = position.play_unchecked(Move::new(from, Square::A1));
        let _ = (nonsense.legal_moves(), nonsense.outcome(), nonsense.is_check());
    }
}
