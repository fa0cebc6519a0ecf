//! A game as the page is shown it.

use std::sync::Arc;

use roque_game::{Action, Game, Millis, Preset};
use roque_notation::{Dialect, Letters, fen, san};
use roque_rules::{self as rules, ByColor, Move, Position};

use super::computer::duty;
use crate::players;
use crate::shown;
use crate::store::{GameRow, Seat};
use crate::wire::{
    Arbiter, Claim, ClockUpdate, Color, GameUpdate, IntendedMove, Obligation, Ply, Refusal, Role,
    ThinkingTime,
};

/// A game as it stands after some event, to be told to whoever watches it.
#[derive(Debug)]
pub struct News {
    game: Arc<Game>,
    /// All but the half-moves and the clock.
    update: GameUpdate,
    plies: Vec<Ply>,
}

impl News {
    pub(super) fn of(row: &GameRow, seq: u32, game: Arc<Game>) -> Self {
        let (position, seat) = (game.position(), &row.seat);
        let turn = position.turn();
        let yours = !game.is_over() && seat.holds(turn.into());
        let start = &game.history().positions()[0];
        let computer = seat.computer().map(|(side, _)| side.into());
        let update = GameUpdate {
            game: row.id.to_string(),
            seq,
            opponent: seat.opponent,
            you: seat.color,
            rules_id: game.rulebook().preset().map_or("custom", Preset::name).to_owned(),
            rulebook: *game.rulebook(),
            start_fen: fen::write(start, game.dialect()),
            chess960: array(start, game.dialect()),
            kept: 0,
            plies: Vec::new(),
            turn: turn.into(),
            check: shown::check(position),
            legal: if yours { shown::moves(position, game.playable_moves()) } else { Vec::new() },
            unranked: players::pool(seat, &game).err(),
            thinking: computer.is_some_and(|side| duty(&game, side).is_some()),
            clock: None,
            arbiter: arbiter(seat, &game),
            result: game.ending().map(|ending| shown::result(ending, game.verdict())),
            thinking_time: ThinkingTime {
                white: game.thinking_time(rules::Color::White).0,
                black: game.thinking_time(rules::Color::Black).0,
            },
        };
        let plies = plies(&game);
        Self { game, update, plies }
    }

    pub(super) fn game(&self) -> Arc<Game> {
        Arc::clone(&self.game)
    }

    pub(super) fn is_running(&self) -> bool {
        self.update.result.is_none()
    }

    /// The news for somebody who knows what came before, if anything: only the half-moves that are
    /// new to them, and the clock as it stands now.
    pub(crate) fn told(&self, known: Option<&Self>, now: Millis) -> GameUpdate {
        let known = known.map_or(&[][..], |known| &known.plies);
        let same = self.plies.iter().zip(known).take_while(|(ours, theirs)| ours == theirs);
        let kept = same.count();
        GameUpdate {
            kept: kept as u32,
            plies: self.plies[kept..].to_vec(),
            clock: clock(&self.game, now),
            ..self.update.clone()
        }
    }
}

fn clock(game: &Game, now: Millis) -> Option<ClockUpdate> {
    let left = |side| game.time_left(side, now).map(|left| left.0);
    let running = game.deadline().map(|deadline| (game.turn(), deadline.since(now).0));
    let held = running.map(|(side, until)| until.saturating_sub(left(side).unwrap_or(until)));
    Some(ClockUpdate {
        control: game.time_control()?.clone(),
        white: left(rules::Color::White)?,
        black: left(rules::Color::Black)?,
        running: running.map(|(side, _)| side.into()),
        held: held.unwrap_or_default(),
    })
}

/// The number of a Chess960 game's start array.
fn array(start: &Position, dialect: Dialect) -> Option<u16> {
    (dialect == Dialect::Chess960).then(|| shown::start_array(start)).flatten()
}

fn arbiter(seat: &Seat, game: &Game) -> Arbiter {
    let seen = game.arbiter(game.thinking_since());
    let yours = seat.holds(game.turn().into());
    let counts = players::forbids(seat, game, &Action::TakeBack);
    let held = |may: ByColor<bool>| {
        let sides = rules::Color::ALL.into_iter();
        sides.filter(|&side| may[side]).map(Color::from).filter(|&side| seat.holds(side)).collect()
    };
    let now = seen.claims.into_iter().map(|rule| Claim { rule, with: None });
    let with = seen
        .claims_with
        .into_iter()
        .map(|(mv, rule)| Claim { rule, with: Some(intended(game.position(), mv)) });
    Arbiter {
        half_moves: u32::from(seen.half_moves),
        seen: seen.occurrences as u32,
        claims: if yours { now.chain(with).collect() } else { Vec::new() },
        offer: seen.offer.map(Color::from),
        can_offer: held(seen.may_offer),
        can_take_back: if counts { Vec::new() } else { held(seen.may_take_back) },
        take_back_asked_by: seen.take_back_asked.map(Color::from),
        touched: seen.touched.iter().map(ToString::to_string).collect(),
        obligation: seen.obligation.map(|due| Obligation {
            code: due.code().to_owned(),
            squares: shown::squares(due.squares()),
        }),
        check_unsaid: seen.check_unsaid,
        can_abort: seen.may_abort,
    }
}

fn intended(position: &Position, mv: Move) -> IntendedMove {
    IntendedMove {
        from: mv.from().to_string(),
        to: mv.to().to_string(),
        promotion: mv.promotion().map(Role::from),
        san: san::write(position, mv, Letters::ENGLISH),
    }
}

fn plies(game: &Game) -> Vec<Ply> {
    let positions = game.history().positions();
    let steps = positions.iter().zip(&positions[1..]).zip(game.plies());
    steps.map(|((before, after), ply)| show(before, after, ply, game.dialect())).collect()
}

fn show(before: &Position, after: &Position, ply: &roque_game::Ply, dialect: Dialect) -> Ply {
    Ply {
        played: shown::played(before, ply.mv, after),
        fen: fen::write(after, dialect),
        spent: ply.spent.0,
    }
}

/// Why an action was refused, as the page is told it.
pub(super) fn refusal(refusal: &roque_game::Refusal) -> Refusal {
    Refusal {
        code: refusal.code().to_owned(),
        role: refusal.role().map(Role::from),
        squares: shown::squares(refusal.squares()),
    }
}
