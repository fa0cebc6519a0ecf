//! Men tried on a diagram, which need not be a position.

use roque_learn::lone_men::{Kept, LoneMen, Trial};
use roque_notation::{Dialect, fen, uci};
use roque_rules::{Move, Role, Setup, Square};
use roque_text::Texts;

use super::position::{self, Teller};
use crate::error::Error;
use crate::shown;
use crate::wire::{LegalMove, Refusal, TrialBoard, TrialMoves, Why};

/// The board after some moves, and what may be tried on it.
pub(crate) fn trial(question: &TrialMoves) -> Result<TrialBoard, Error> {
    let setup = question.moves.iter().try_fold(read(&question.fen)?, |setup, text| {
        play(setup, text).map_err(|why| Error::Malformed(format!("move {text:?}: {why}")))
    })?;
    Ok(board(setup))
}

/// Whether a man may go there, and if not, why.
pub(crate) fn why(
    fen: &str,
    (from, to, promotion): (Square, Square, Option<Role>),
    teller: Option<Teller>,
) -> Result<Why, Error> {
    Ok(match Trial::of(read(fen)?) {
        Trial::Position(board) => position::why(&board, (from, to, promotion), teller),
        Trial::LoneMen(men) => {
            let kept = men.why_not(from, to, promotion);
            let say = |kept: Kept| Some(kept.sentence().say(&Texts::new(teller?.language)));
            Why { refusal: kept.map(refusal), sentence: kept.and_then(say) }
        }
    })
}

fn read(text: &str) -> Result<Setup, Error> {
    fen::read_setup(text).map_err(|error| Error::Malformed(format!("fen {text:?}: {error}")))
}

fn play(setup: Setup, text: &str) -> Result<Setup, String> {
    match Trial::of(setup) {
        Trial::Position(position) => {
            let mv = uci::read(&position, text).map_err(|error| error.to_string())?;
            Ok(Setup::from(&position.play_unchecked(mv)))
        }
        Trial::LoneMen(men) => {
            let (from, to, promotion) = uci::read_squares(text).ok_or("is not two squares")?;
            let mv = Move::with_promotion(from, to, promotion);
            men.play(mv).map_err(|kept| kept.code().to_owned())
        }
    }
}

fn board(setup: Setup) -> TrialBoard {
    let (fen, check, legal, outcome) = match Trial::of(setup) {
        Trial::Position(position) => (
            fen::write(&position, Dialect::of(&position)),
            shown::check(&position),
            shown::moves(&position, position.legal_moves()),
            position.outcome().map(|outcome| shown::result(outcome.into(), None)),
        ),
        Trial::LoneMen(men) => {
            (fen::write_setup(men.setup(), Dialect::Ordinary), None, moves(&men), None)
        }
    };
    let board = fen.split(' ').next().unwrap_or_default().to_owned();
    TrialBoard { fen, board, check, legal, outcome }
}

fn moves(men: &LoneMen) -> Vec<LegalMove> {
    let shown = |mv: Move| LegalMove {
        from: mv.from().to_string(),
        to: vec![mv.to().to_string()],
        promotion: mv.promotion().map(Into::into),
    };
    men.moves().into_iter().map(shown).collect()
}

fn refusal(kept: Kept) -> Refusal {
    Refusal {
        code: kept.code().to_owned(),
        role: kept.role().map(Into::into),
        squares: shown::squares(kept.squares()),
    }
}
