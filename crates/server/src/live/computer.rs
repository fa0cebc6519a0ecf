//! What the computer does at a table: when it has something to do, and what it makes of a thought.

use std::cmp::Ordering;
use std::time::Duration;

use roque_engine::{Choice, Level as Opponent, Score, Stop, Time};
use roque_game::{Action, Allowance, AnnounceCheck, ClaimRule, Game, Gesture, Millis, Said};
use roque_rules::{Color, Move};

use super::thinker::{Question, Thinker};

/// Thinks with the engine.
#[derive(Debug)]
pub(crate) struct Computer;

impl Thinker for Computer {
    fn consider(&self, question: &Question<'_>, stop: &Stop) -> Option<Choice> {
        let Question { game, level, clock, seed } = *question;
        Opponent::from(level).consider(game.history(), clock, seed, stop)
    }
}

/// What the computer has to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Duty {
    /// Let the player take a move back.
    AllowTakeBack,
    /// Answer the player's offer of a draw, made while it is for the player to move.
    AnswerOffer,
    /// Play.
    Move,
}

/// What the computer of this side has to do, if anything.
pub(super) fn duty(game: &Game, side: Color) -> Option<Duty> {
    let arbiter = game.arbiter(game.thinking_since());
    if game.is_over() {
        None
    } else if arbiter.take_back_asked == Some(!side) {
        Some(Duty::AllowTakeBack)
    } else if game.turn() == side {
        Some(Duty::Move)
    } else {
        (arbiter.offer == Some(!side)).then_some(Duty::AnswerOffer)
    }
}

/// What the computer does after it has thought.
pub(super) fn action(game: &Game, duty: Duty, choice: Option<Choice>) -> Option<Action> {
    match duty {
        Duty::AllowTakeBack => Some(Action::AnswerTakeBack(true)),
        Duty::AnswerOffer => {
            // The thought was the player's: what is good for one is bad for the other.
            let leaning = choice.and_then(|choice| choice.score).map(Score::leaning);
            let accepts = leaning.is_some_and(|leaning| leaning != Ordering::Less);
            Some(if accepts { Action::AcceptDraw } else { Action::DeclineDraw })
        }
        // Should the search have failed, which would be a bug, any move keeps the game alive.
        Duty::Move => match choice {
            Some(choice) => Some(play(game, choice)),
            None => game.playable_moves().first().map(|&mv| Action::from(mv)),
        },
    }
}

/// The move, or the draw that is to be had instead when the computer does not stand better.
fn play(game: &Game, Choice { mv, score, .. }: Choice) -> Action {
    let leaning = score.map(Score::leaning);
    let content = leaning.is_some_and(|leaning| leaning != Ordering::Greater);
    if content && let Some(draw) = draw_at_hand(game) {
        return draw;
    }
    Action::Play { gesture: gesture(mv), said: said(game, mv, score) }
}

fn draw_at_hand(game: &Game) -> Option<Action> {
    let by = game.turn();
    if game.arbiter(game.thinking_since()).offer == Some(!by) {
        return Some(Action::AcceptDraw);
    }
    let claim =
        |rule: ClaimRule, with: Option<Move>| Action::Claim { rule, with: with.map(gesture) };
    let now = game.claims().first().map(|&rule| claim(rule, None));
    now.or_else(|| game.claims_with().first().map(|&(mv, rule)| claim(rule, Some(mv))))
}

fn gesture(mv: Move) -> Gesture {
    Gesture { from: mv.from(), to: mv.to(), promotion: mv.promotion() }
}

fn said(game: &Game, mv: Move, score: Option<Score>) -> Said {
    Said {
        check: game.rulebook().announce_check != AnnounceCheck::Off
            && game.position().play(mv).is_ok_and(|next| next.is_check()),
        draw: offers_draw(game, score),
    }
}

/// Half-moves without capture or pawn move before the computer thinks of a draw, and between two
/// offers.
const QUIET: u16 = 40;
const PATIENCE: u16 = 20;
/// In centipawns: what makes no difference.
const LEVEL: i32 = 20;

/// The computer offers a draw where nothing has happened for long and nobody stands better.
fn offers_draw(game: &Game, score: Option<Score>) -> bool {
    let quiet = game.position().half_moves();
    let level = matches!(score, Some(Score::Centipawns(value)) if value.abs() <= LEVEL);
    // Its turns are two half-moves apart: of two numbers that follow one another it sees one.
    level
        && quiet >= QUIET
        && quiet % PATIENCE < 2
        && game.arbiter(game.thinking_since()).may_offer[game.turn()]
}

/// The clock in which the computer has to think, if the game has one for more than a single move.
pub(super) fn clock(game: &Game, now: Millis) -> Option<Time> {
    let side = game.turn();
    let Allowance::Periods { first, then } = game.time_control()?.of(side) else { return None };
    let bonuses = then.iter().chain([first]).map(|period| period.bonus.span());
    let span = |millis: Millis| Duration::from_millis(millis.0);
    Some(Time::Clock {
        remaining: span(game.time_left(side, now)?),
        increment: span(bonuses.min().unwrap_or_default()),
        moves_to_go: None,
    })
}
