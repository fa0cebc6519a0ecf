//! A game written down, in PGN.

use roque_game::Game;
use roque_notation::pgn::{self, NodeId};
use roque_text::{Language, Texts};
use time::OffsetDateTime;

use crate::store::{GameRow, level_word};
use crate::wire::Color;

/// The moves in English, as PGN wants; the computer's name in the reader's language. The visitor
/// has no name, which PGN writes `?`.
pub(crate) fn write(row: &GameRow, game: &Game, language: Language) -> String {
    let mut sheet = pgn::Game::new(game.history().positions()[0], game.dialect());
    let mut last = NodeId::ROOT;
    for ply in game.plies() {
        last = sheet.push(last, Some(ply.mv));
    }
    let computer = match row.seat.color {
        Color::White => "Black",
        Color::Black => "White",
    };
    let level = Texts::new(language).level(level_word(row.seat.level));
    sheet.set_tag("Date", &day(row.created));
    sheet.set_tag(computer, &format!("Roque ({level})"));
    sheet.result = game.outcome().into();
    pgn::write(&sheet)
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
