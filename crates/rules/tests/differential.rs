//! The rules against two independent libraries, over random games of ordinary chess and Chess960.

use cozy_chess::Board as Cozy;
use proptest::prelude::*;
use roque_notation::{Dialect, fen, uci};
use roque_rules::{DrawReason, Outcome, Position, WinReason, chess960::StartArray};
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position as _};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn random_games_agree_with_peers(
        array in prop_oneof![Just(518u16), 0u16..960],
        choices in proptest::collection::vec(any::<usize>(), 0..200),
    ) {
        let mut position = Position::try_from(StartArray::new(array).unwrap().setup()).unwrap();
        for choice in choices {
            agree(&position)?;
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position = position.play_unchecked(moves[choice % moves.len()]);
        }
    }
}

fn agree(position: &Position) -> Result<(), TestCaseError> {
    let text = fen::write(position, Dialect::Chess960);
    let peer: Chess = text
        .parse::<shakmaty::fen::Fen>()
        .expect("a FEN")
        .into_position(CastlingMode::Chess960)
        .expect("a position");
    let cozy = Cozy::from_fen(&text, true).expect("a position");

    let mut own: Vec<String> = position
        .legal_moves()
        .into_iter()
        .map(|mv| uci::write(position, mv, Dialect::Chess960))
        .collect();
    own.sort_unstable();
    let mut theirs: Vec<String> = peer
        .legal_moves()
        .into_iter()
        .map(|mv| mv.to_uci(CastlingMode::Chess960).to_string())
        .collect();
    theirs.sort_unstable();
    let mut cozys = Vec::new();
    cozy.generate_moves(|moves| {
        cozys.extend(moves.into_iter().map(|mv| mv.to_string()));
        false
    });
    cozys.sort_unstable();

    prop_assert_eq!(&own, &theirs, "{}", text);
    prop_assert_eq!(&own, &cozys, "{}", text);
    prop_assert_eq!(position.count_legal_moves(), own.len());
    prop_assert_eq!(position.is_check(), peer.is_check(), "{}", text);
    prop_assert_eq!(end(position), peer_end(&peer), "{}", text);
    let written = shakmaty::fen::Fen::from_position(&peer, EnPassantMode::Legal);
    let mut written = written.to_string();
    // Shakmaty writes KQkq even in Chess960 games; ours names the files.
    written = fen::write(&fen::read(&written).expect("a FEN"), Dialect::Chess960);
    prop_assert_eq!(text, written);
    Ok(())
}

fn end(position: &Position) -> Option<&'static str> {
    position.outcome().map(|outcome| match outcome {
        Outcome::Win { reason: WinReason::Checkmate, .. } => "mate",
        Outcome::Draw(DrawReason::Stalemate) => "stalemate",
        Outcome::Draw(DrawReason::InsufficientMaterial) => "material",
        other => panic!("no board alone tells {other:?}"),
    })
}

fn peer_end(peer: &Chess) -> Option<&'static str> {
    if peer.is_checkmate() {
        Some("mate")
    } else if peer.is_stalemate() {
        Some("stalemate")
    } else {
        peer.is_insufficient_material().then_some("material")
    }
}
