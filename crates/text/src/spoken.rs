//! Moves as they are said aloud.

use roque_notation::san::{Action, San, Sign};
use roque_rules::{CastlingSide, File, Move, Position, Rank, Role};

use crate::Texts;

impl Texts {
    /// A legal move as a listener understands it: « cavalier prend f3, échec ».
    ///
    /// It says what SAN writes and no more, so that no two moves of a position sound alike, and
    /// `en passant`, which SAN leaves to the eye.
    pub fn spoken(&self, position: &Position, mv: Move) -> String {
        self.say("spoken-move", described(position, mv))
    }

    /// That a legal move is allowed, and what it is.
    pub fn legal(&self, position: &Position, mv: Move) -> String {
        self.say("move-legal", described(position, mv))
    }
}

/// What `spoken-move` is told of a legal move.
fn described(position: &Position, mv: Move) -> [(&'static str, String); 8] {
    let san = San::of(position, mv);
    let captured = match (san.captures(), position.is_en_passant(mv)) {
        (false, _) => "none",
        (true, false) => "some",
        (true, true) => "en-passant",
    };
    let castle = match san.action() {
        Action::Castle(CastlingSide::King) => "short",
        Action::Castle(CastlingSide::Queen) => "long",
        _ => "none",
    };
    let sign = match san.sign() {
        Sign::None => "none",
        Sign::Check => "check",
        Sign::Mate => "mate",
    };
    let role = position.board().role_at(mv.from()).map_or("none", Role::code);
    let (departure, from) = departure(san);
    [
        ("castle", castle.to_owned()),
        ("role", role.to_owned()),
        ("departure", departure.to_owned()),
        ("from", from),
        ("captured", captured.to_owned()),
        ("to", mv.to().to_string()),
        ("promotion", mv.promotion().map_or("none", Role::code).to_owned()),
        ("sign", sign.to_owned()),
    ]
}

/// What is written of the square left, and its kind.
fn departure(san: San) -> (&'static str, String) {
    let Action::Piece { from_file, from_rank, .. } = san.action() else {
        return ("none", String::new());
    };
    let (file, rank) = (from_file.map(File::letter), from_rank.map(Rank::digit));
    let kind = match (file, rank) {
        (None, None) => "none",
        (Some(_), None) => "file",
        (None, Some(_)) => "rank",
        (Some(_), Some(_)) => "square",
    };
    (kind, file.into_iter().chain(rank).collect())
}
