//! What the rules say of a position that somebody sets up, and of a move in it.

use roque_learn::exercise::told_in_lessons;
use roque_notation::{Dialect, fen, uci};
use roque_rules::{
    Bitboard, Castling, Color, Position, Rank, Reason, Role, Setup, Square, why_not,
};
use roque_text::{Language, Texts};

use crate::error::Error;
use crate::shown;
use crate::wire::{PositionAnswer, PositionQuestion, Problem, Voice, Why};

/// Everything to be said of a position, were it impossible.
pub(crate) fn describe(question: &PositionQuestion) -> Result<PositionAnswer, Error> {
    let setup = read(question)?;
    let position = Position::try_from(setup).ok();
    let dialect = position.map_or(Dialect::Ordinary, |position| Dialect::of(&position));
    let fen = match &position {
        Some(position) => fen::write(position, dialect),
        None => fen::write_setup(&setup, dialect),
    };
    Ok(PositionAnswer {
        board: fen.split(' ').next().unwrap_or_default().to_owned(),
        fen,
        turn: setup.turn.into(),
        castling: shown::squares(setup.castling.rooks()),
        castling_possible: shown::squares(castling_possible(&setup)),
        en_passant: setup.en_passant.map(|square| square.to_string()),
        en_passant_possible: shown::squares(en_passant_possible(&setup)),
        chess960: dialect == Dialect::Chess960,
        check: position.as_ref().and_then(shown::check),
        legal: position.map_or_else(Vec::new, |board| shown::moves(&board, board.legal_moves())),
        outcome: position
            .and_then(|position| position.outcome())
            .map(|outcome| shown::result(outcome.into(), None)),
        problems: setup.problems().iter().map(problem).collect(),
        warnings: setup.warnings().iter().map(warning).collect(),
    })
}

fn read(question: &PositionQuestion) -> Result<Setup, Error> {
    match question {
        PositionQuestion::Fen { fen, moves } => {
            let setup = fen::read_setup(fen)
                .map_err(|error| Error::Malformed(format!("fen {fen:?}: {error}")))?;
            if moves.is_empty() { Ok(setup) } else { play(setup, moves) }
        }
        PositionQuestion::Board { board, turn, castling, en_passant } => {
            let bare = fen::read_setup(board)
                .map_err(|error| Error::Malformed(format!("board {board:?}: {error}")))?;
            let rooks = castling.iter().map(|rook| shown::square("castling", rook));
            let mut rights = Castling::NONE;
            rooks.into_iter().try_for_each(|rook| rook.map(|rook| rights.grant(rook)))?;
            let passed = en_passant.as_deref().map(|square| shown::square("enPassant", square));
            Ok(Setup {
                turn: (*turn).into(),
                castling: rights,
                en_passant: passed.transpose()?,
                ..bare
            })
        }
    }
}

/// What stands on the board after these moves.
fn play(setup: Setup, moves: &[String]) -> Result<Setup, Error> {
    let start = Position::try_from(setup)
        .map_err(|error| Error::Malformed(format!("nothing can be played from there: {error}")))?;
    let end = moves.iter().try_fold(start, |position, text| {
        let mv = uci::read(&position, text)
            .map_err(|error| Error::Malformed(format!("move {text:?}: {error}")))?;
        position.play(mv).map_err(Error::internal)
    })?;
    Ok(Setup::from(&end))
}

/// The rooks with which castling could be allowed, each alone: at home with their king.
fn castling_possible(setup: &Setup) -> Bitboard {
    let home = |color| Bitboard::rank(Rank::First.relative_to(color));
    let rooks = |color| setup.board.pieces(color, Role::Rook) & home(color);
    let king_at_home = |color| (setup.board.pieces(color, Role::King) & home(color)).any();
    Color::ALL
        .into_iter()
        .filter(|&color| king_at_home(color))
        .fold(Bitboard::EMPTY, |all, color| all | rooks(color))
}

/// The squares that a pawn of the side that is not to move may just have passed over.
fn en_passant_possible(setup: &Setup) -> Bitboard {
    let passed = Bitboard::rank(Rank::Third.relative_to(!setup.turn));
    let possible = |square: &Square| {
        let asked = Setup { en_passant: Some(*square), ..*setup };
        !asked.problems().contains(&roque_rules::Problem::ImpossibleEnPassant(*square))
    };
    passed.into_iter().filter(possible).collect()
}

fn problem(problem: &roque_rules::Problem) -> Problem {
    told(problem.code(), problem.color(), problem.squares())
}

fn warning(warning: &roque_rules::Warning) -> Problem {
    told(warning.code(), warning.color(), warning.squares())
}

fn told(code: &str, color: Option<Color>, squares: Bitboard) -> Problem {
    Problem {
        code: code.to_owned(),
        color: color.map(Into::into),
        squares: shown::squares(squares),
    }
}

/// Who says why a move is not legal, and in which language.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Teller {
    pub(crate) language: Language,
    pub(crate) voice: Voice,
}

impl Teller {
    fn say(self, reason: &Reason) -> String {
        let texts = Texts::new(self.language);
        match self.voice {
            Voice::Arbiter => texts.reason(reason),
            Voice::Lesson => told_in_lessons(reason).say(&texts),
        }
    }
}

/// Whether a move is legal, castling being understood in both gestures; told by `teller`, if any.
pub(crate) fn why(
    position: &Position,
    (from, to, promotion): (Square, Square, Option<Role>),
    teller: Option<Teller>,
) -> Why {
    let refused = match uci::castling_meant(position, from, to) {
        Some(_) => None,
        None => why_not(position, from, to, promotion),
    };
    Why {
        sentence: refused.as_ref().zip(teller).map(|(reason, teller)| teller.say(reason)),
        refusal: refused.map(|reason| shown::reason(&reason)),
    }
}
