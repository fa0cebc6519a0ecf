//! A game written down, in PGN.

use roque_game::Game;
use roque_notation::pgn;
use roque_rules::Move;
use time::OffsetDateTime;

use crate::language::Language;
use crate::store::GameRow;
use crate::wire::{Color, Level};

/// The moves in English, as PGN wants; the computer's name in the reader's language. The visitor
/// has no name, which PGN writes `?`.
pub(crate) fn write(row: &GameRow, game: &Game, language: Language) -> String {
    let moves: Vec<Move> = game.plies().iter().map(|ply| ply.mv).collect();
    let computer = match row.seat.color {
        Color::White => "Black",
        Color::Black => "White",
    };
    pgn::write(&pgn::Game {
        tags: &[
            ("Date", day(row.created)),
            (computer, format!("Roque ({})", name(row.seat.level, language))),
        ],
        start: game.history().positions()[0],
        dialect: game.dialect(),
        moves: &moves,
        result: game.outcome().map_or_else(|| "*".to_owned(), |outcome| outcome.to_string()),
    })
}

const fn name(level: Level, language: Language) -> &'static str {
    match (level, language) {
        (Level::Easy, Language::Fr) => "Facile",
        (Level::Easy, Language::En) => "Easy",
        (Level::Medium, Language::Fr) => "Moyen",
        (Level::Medium, Language::En) => "Medium",
        (Level::Hard, Language::Fr) => "Difficile",
        (Level::Hard, Language::En) => "Hard",
        (Level::Expert, _) => "Expert",
    }
}

/// The day of a moment in milliseconds since 1970, in universal time.
fn day(at: i64) -> String {
    let date =
        OffsetDateTime::from_unix_timestamp(at / 1000).unwrap_or(OffsetDateTime::UNIX_EPOCH).date();
    format!("{:04}.{:02}.{:02}", date.year(), u8::from(date.month()), date.day())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_written_as_pgn_wants() {
        assert_eq!(day(0), "1970.01.01");
        assert_eq!(day(1_709_164_800_000), "2024.02.29");
    }
}
