//! What the computer does at a table: when it has something to do, and what it makes of a thought.

use std::time::Duration;

use roque_engine::{Choice, Level as Opponent, Score, Stop, Temper, Time};
use roque_game::{Action, Allowance, AnnounceCheck, ClaimRule, Game, Gesture, Millis, Said};
use roque_rules::{Color, Move};

use super::thinker::{Question, Thinker};
use crate::players;

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

/// What the computer has thought of its own position, before each of its moves. It is kept in memory
/// alone: when a game is taken up again the computer makes up its mind anew.
#[derive(Debug, Default)]
pub(super) struct Opinions(Vec<(usize, Score)>);

impl Opinions {
    /// Adds what it thinks before a half-move; opinions of half-moves that were taken back are
    /// forgotten.
    pub(super) fn form(&mut self, ply: usize, own: Score) {
        self.0.retain(|&(earlier, _)| earlier < ply);
        self.0.push((ply, own));
    }

    fn all(&self) -> Vec<Score> {
        self.0.iter().map(|&(_, own)| own).collect()
    }
}

/// What the computer does after it has thought, as an opponent of this temper would.
pub(super) fn action(
    game: &Game,
    duty: Duty,
    choice: Option<Choice>,
    temper: &Temper,
    opinions: &Opinions,
) -> Option<Action> {
    match duty {
        Duty::AllowTakeBack => Some(Action::AnswerTakeBack(true)),
        Duty::AnswerOffer => {
            // The thought was the player's: what is good for one is bad for the other.
            let own = choice.and_then(|choice| choice.score).map(seen_from_the_other_side);
            let accepts = own.is_some_and(|own| temper.accepts_draw(own, game.plies().len()));
            Some(if accepts { Action::AcceptDraw } else { Action::DeclineDraw })
        }
        // Should the search have failed, which would be a bug, any move keeps the game alive.
        Duty::Move => match choice {
            Some(choice) => Some(play(game, choice, temper, opinions)),
            None => game.playable_moves().first().map(|&mv| Action::from(mv)),
        },
    }
}

/// What a position of a game that goes on is worth to the other side.
fn seen_from_the_other_side(score: Score) -> Score {
    match score {
        Score::Centipawns(value) => Score::Centipawns(-value),
        Score::Mate(moves) => Score::Mate(-moves),
    }
}

/// The move, or what the computer would rather have: a draw, or an end to what is lost.
fn play(game: &Game, choice: Choice, temper: &Temper, opinions: &Opinions) -> Action {
    let Choice { mv, score, .. } = choice;
    if let Some(draw) = score.and_then(|own| draw_at_hand(game, temper, own)) {
        return draw;
    }
    // A position that was set up is often there to be won: it is played to the end.
    if temper.resigns(&opinions.all()) && !players::is_set_up(game) {
        return Action::Resign;
    }
    Action::Play { gesture: gesture(mv), said: said(game, mv, score) }
}

fn draw_at_hand(game: &Game, temper: &Temper, own: Score) -> Option<Action> {
    let by = game.turn();
    let offered = game.arbiter(game.thinking_since()).offer == Some(!by);
    if offered && temper.accepts_draw(own, game.plies().len()) {
        return Some(Action::AcceptDraw);
    }
    // A draw that the board offers is too early for nobody.
    if !temper.accepts_draw(own, usize::MAX) {
        return None;
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
