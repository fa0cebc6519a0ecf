//! A game written down, in PGN.

use roque_game::{Allowance, Bonus, Ending, Game, Millis, Period, Preset};
use roque_notation::pgn::{self, NodeId};
use roque_text::{Language, Texts};
use time::OffsetDateTime;

use crate::store::GameRow;
use crate::wire::Color;

/// The moves in English, as PGN wants, with what the clock showed; the computer's name in the
/// reader's language. Who has no name, and whoever plays at one screen, is `?` to PGN.
pub(crate) fn write(
    row: &GameRow,
    game: &Game,
    player: Option<&str>,
    language: Language,
) -> String {
    let mut sheet = pgn::Game::new(game.history().positions()[0], game.dialect());
    let mut last = NodeId::ROOT;
    for (index, ply) in game.plies().iter().enumerate() {
        last = sheet.push(last, Some(ply.mv));
        let clock = game.time_left_after(index).map(|left| left.0);
        if clock.is_some() || ply.said.draw {
            let notes = sheet.notes_mut(last);
            notes.clock = clock;
            notes.draw_offer = ply.said.draw;
        }
    }
    sheet.set_tag("Date", &day(row.created));
    if let Some((color, level)) = row.seat.computer() {
        let name = format!("Roque ({})", Texts::new(language).level(level.identifier()));
        sheet.set_tag(side_tag(color), &name);
        sheet.set_tag(side_tag(!color), player.unwrap_or("?"));
    }
    for (tag, value) in conduct(game) {
        sheet.set_tag(tag, &value);
    }
    sheet.result = game.outcome().into();
    pgn::write(&sheet)
}

const fn side_tag(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}

/// How the game was conducted: its rules, its clock, and how it ended. Custom rules are written out,
/// so that the result can be judged again.
fn conduct(game: &Game) -> Vec<(&'static str, String)> {
    let mut tags = vec![("Termination", termination(game).to_owned())];
    tags.extend(game.ending().map(|ending| ("Ending", ending.code().to_owned())));
    let preset = game.rulebook().preset();
    tags.push(("Rules", preset.map_or("custom", Preset::name).to_owned()));
    if preset.is_none() {
        tags.extend(serde_json::to_string(game.rulebook()).ok().map(|text| ("Rulebook", text)));
    }
    match game.time_control() {
        None => tags.push(("TimeControl", "-".to_owned())),
        Some(control) if control.white == control.black => {
            tags.push(("TimeControl", allowance(&control.white)));
        }
        Some(control) => {
            tags.push(("WhiteTimeControl", allowance(&control.white)));
            tags.push(("BlackTimeControl", allowance(&control.black)));
        }
    }
    tags
}

/// In the words of the PGN standard (9.8.1).
fn termination(game: &Game) -> &'static str {
    match game.ending() {
        None => "unterminated",
        Some(Ending::Aborted) => "abandoned",
        Some(ending) if ending.code().starts_with("time") => "time forfeit",
        Some(_) => "normal",
    }
}

/// One side's time in the form of the PGN standard (9.6.1): periods of `moves/seconds`, with
/// `+seconds` for an increment. The standard knows no delay; it is written `d` or, for Bronstein's,
/// `b`, and a time for each move as one move's period.
fn allowance(allowance: &Allowance) -> String {
    match allowance {
        Allowance::PerMove(time) => format!("1/{}", seconds(*time)),
        Allowance::Periods { first, then } => {
            let periods: Vec<String> = [first].into_iter().chain(then).map(period).collect();
            periods.join(":")
        }
    }
}

fn period(period: &Period) -> String {
    let moves = period.moves.map_or_else(String::new, |moves| format!("{moves}/"));
    let bonus = match period.bonus {
        Bonus::None => String::new(),
        Bonus::Increment(span) => format!("+{}", seconds(span)),
        Bonus::Delay(span) => format!("d{}", seconds(span)),
        Bonus::Bronstein(span) => format!("b{}", seconds(span)),
    };
    format!("{moves}{}{bonus}", seconds(period.time))
}

/// Whole seconds where they are whole.
fn seconds(span: Millis) -> String {
    match span.0 % 1000 {
        0 => format!("{}", span.0 / 1000),
        rest => format!("{}.{rest:03}", span.0 / 1000),
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
