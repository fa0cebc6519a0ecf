//! Which games count for the rankings, and as what. It follows from who plays and from the log.

use std::time::Duration;

use roque_game::{Action, Game, Millis};
use roque_notation::Dialect;
use roque_rules::Position;

use crate::shown;
use crate::store::Seat;
use crate::wire::{Color, Level, Pool, Score, Unranked};

/// A game that has ended and counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Counted {
    pub pool: Pool,
    pub level: Level,
    /// The player's.
    pub score: Score,
    /// The player's thinking time, in milliseconds of service time.
    pub thinking: u64,
}

/// Where a game will count if it ends as it goes on, or why it does not.
pub fn pool(seat: &Seat, game: &Game) -> Result<Pool, Unranked> {
    seat.computer().ok_or(Unranked::SameScreen)?;
    if !seat.rated {
        return Err(Unranked::NotAsked);
    }
    let pool = start(game).ok_or(Unranked::SetPosition)?;
    if !game.rulebook().ends_as_fide() {
        return Err(Unranked::Rules);
    }
    if game.time_control().is_some_and(|control| control.white != control.black) {
        return Err(Unranked::ClockOdds);
    }
    if game.take_backs() > 0 {
        return Err(Unranked::TakeBack);
    }
    if game.hints() > 0 {
        return Err(Unranked::Hint);
    }
    if game.is_over() && game.outcome().is_none() {
        return Err(Unranked::CalledOff);
    }
    Ok(pool)
}

/// Whether an action is refused because the game counts. Nobody is helped there: else whoever is losing
/// would take the game out of the rankings by asking for help.
pub fn forbids(seat: &Seat, game: &Game, action: &Action) -> bool {
    matches!(action, Action::TakeBack | Action::Hint) && pool(seat, game).is_ok()
}

/// Whether a game will count however it ends: it may no longer be called off, and goes on.
pub fn is_at_stake(seat: &Seat, game: &Game) -> bool {
    let begun = !game.arbiter(game.thinking_since()).may_abort;
    begun && !game.is_over() && pool(seat, game).is_ok()
}

/// When a game at stake is given up for its player, who has not moved for so long, in service time.
/// Where there is a clock, the flag falls instead.
pub fn given_up_at(seat: &Seat, game: &Game, after: Duration) -> Option<Millis> {
    let waits = is_at_stake(seat, game) && seat.holds(game.turn().into());
    let since = game.thinking_since().0;
    (waits && game.time_control().is_none()).then(|| Millis(since + after.as_millis() as u64))
}

/// What a game counts as; nothing while it goes on, or when it does not count.
pub fn counted(seat: &Seat, game: &Game) -> Option<Counted> {
    let pool = pool(seat, game).ok()?;
    let (_, level) = seat.computer()?;
    let score = match game.outcome()?.winner().map(Color::from) {
        None => Score::Draw,
        Some(winner) if winner == seat.color => Score::Win,
        Some(_) => Score::Loss,
    };
    let thinking = game.thinking_time(seat.color.into()).0;
    Some(Counted { pool, level, score, thinking })
}

/// Whether a game began from a position that was set up.
pub fn is_set_up(game: &Game) -> bool {
    start(game).is_none()
}

fn start(game: &Game) -> Option<Pool> {
    let start = &game.history().positions()[0];
    // Positions are equal whatever was counted on the way to them.
    if start.half_moves() > 0 {
        return None;
    }
    match game.dialect() {
        Dialect::Ordinary => (*start == Position::default()).then_some(Pool::Standard),
        Dialect::Chess960 => shown::start_array(start).map(|_| Pool::Chess960),
    }
}

#[cfg(test)]
mod tests {
    use roque_game::{Preset, Start};
    use roque_notation::uci;
    use roque_rules as rules;

    use super::*;
    use crate::store::VisitorId;
    use crate::wire::Opponent;

    fn seat(rated: bool) -> Seat {
        let opponent = Opponent::Computer { level: Level::Easy1 };
        Seat { visitor: VisitorId::random(), color: Color::White, opponent, rated }
    }

    /// Against the computer, after what White has done.
    fn game(actions: &[Action]) -> Game {
        let start = Start { rulebook: Preset::Solo.rulebook(), ..Start::default() };
        let mut game = Game::new(&start, Millis(0));
        for &action in actions {
            game.act(rules::Color::White, action, Millis(0)).unwrap();
        }
        game
    }

    fn plays(text: &str) -> Action {
        Action::from(uci::read(&Position::default(), text).unwrap())
    }

    #[test]
    fn help_is_forbidden_where_the_game_counts_alone() {
        let game = game(&[]);
        for action in [Action::TakeBack, Action::Hint] {
            assert!(forbids(&seat(true), &game, &action), "{action:?}");
            assert!(!forbids(&seat(false), &game, &action), "{action:?}");
        }
        assert!(!forbids(&seat(true), &game, &plays("e2e4")));
    }

    /// Such games are in the logs of former versions.
    #[test]
    fn a_game_in_which_help_was_given_does_not_count() {
        let hinted = game(&[Action::Hint]);
        assert_eq!(pool(&seat(true), &hinted), Err(Unranked::Hint));
        let taken_back = game(&[plays("e2e4"), Action::TakeBack]);
        assert_eq!(pool(&seat(true), &taken_back), Err(Unranked::TakeBack));
        assert_eq!(pool(&seat(true), &game(&[])), Ok(Pool::Standard));
    }
}
