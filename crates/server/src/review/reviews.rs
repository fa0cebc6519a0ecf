//! Reviews of games: looked for once, in the background, kept, and told.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use roque_engine::{Engine, Stop};
use roque_game::{Game, Gesture};
use roque_notation::{Dialect, fen};
use roque_rules::{Move, Position, why_not};
use serde::{Deserialize, Serialize};
use tokio::sync::watch;
use tokio::time::timeout;

use super::lesson::lesson;
use super::mark::{Mark, StoredMark};
use super::study::{Effort, Finding, Study};
use crate::error::Error;
use crate::live::House;
use crate::shown;
use crate::store::{GameId, GameRow};
use crate::wire::{Judged, LineStep, Review, ReviewedMove, Tried};

/// How long an answer waits for a study to end before it tells how far that is.
const PATIENCE: Duration = Duration::from_millis(1_500);
/// For the table of an engine that looks at one move.
const MEGABYTES: usize = 8;

/// The reviews that are under way; those that have ended are in the store.
#[derive(Debug)]
pub struct Reviews {
    house: Arc<House>,
    running: Arc<Mutex<HashMap<GameId, watch::Receiver<Progress>>>>,
}

/// How many steps are done, and of how many.
type Progress = (u32, u32);

/// What is stored of a review.
#[derive(Debug, Serialize, Deserialize)]
struct Stored {
    at: usize,
    better: StoredMark,
    played: StoredMark,
}

impl Stored {
    fn of(finding: &Finding, game: &Game) -> Self {
        let position = &game.history().positions()[finding.at];
        let Finding { at, better, played } = finding;
        Self { at: *at, better: better.stored(position), played: played.stored(position) }
    }

    /// Nothing if it does not fit the game.
    fn read(&self, game: &Game) -> Option<Finding> {
        let position = game.history().positions().get(self.at)?;
        let mark = |mark| Mark::read(mark, position);
        Some(Finding { at: self.at, better: mark(&self.better)?, played: mark(&self.played)? })
    }
}

impl Reviews {
    pub(crate) fn new(house: Arc<House>) -> Self {
        Self { house, running: Arc::default() }
    }

    /// The review of a game that has ended. Looking for it goes on when nobody waits any more.
    pub(crate) async fn of(&self, row: &GameRow, game: Game) -> Result<Review, Error> {
        let game = reviewable(row, game)?;
        if let Some(finding) = self.stored(row, &game).await? {
            return Ok(told(&game, finding));
        }
        let mut progress = self.start(row, &game);
        // A study that has ended has dropped its end of the channel.
        let ended = timeout(PATIENCE, async { while progress.changed().await.is_ok() {} }).await;
        if ended.is_err() {
            let (done, of) = *progress.borrow();
            return Ok(Review::Searching { done, of });
        }
        let finding = self.stored(row, &game).await?;
        finding
            .map(|finding| told(&game, finding))
            .ok_or_else(|| Error::internal(format!("the review of game {} failed", row.id)))
    }

    /// What another move would have been worth in the place of the one to review.
    pub(crate) async fn try_again(
        &self,
        row: &GameRow,
        game: Game,
        gesture: Gesture,
    ) -> Result<Tried, Error> {
        let game = reviewable(row, game)?;
        let nothing = || Error::NotFound(format!("move to review in game {}", row.id));
        let finding = self.stored(row, &game).await?.flatten().ok_or_else(nothing)?;
        let position = game.history().positions()[finding.at];
        let mv = gesture.meant(&position);
        if let Some(reason) = why_not(&position, mv.from(), mv.to(), mv.promotion()) {
            return Ok(Tried::Refused { refusal: shown::reason(&reason) });
        }
        let judge = |mark: &Mark| judged(&position, mark, game.dialect());
        if mv == finding.better.mv() {
            return Ok(Tried::Best { judged: judge(&finding.better) });
        }
        if mv == finding.played.mv() {
            let lesson = lesson(&position, &finding.better, &finding.played);
            return Ok(Tried::Same { judged: judge(&finding.played), lesson });
        }
        let mut history = game.history().clone();
        history.rewind(finding.at);
        let look =
            move || Mark::of(&mut Engine::new(MEGABYTES), &history, &[mv], Effort::FULL.look);
        let mark = self.house.advising.run(&Stop::default(), look).await.flatten();
        let mark = mark.ok_or_else(|| Error::internal("a legal move was not looked at"))?;
        Ok(if finding.is_matched_by(&mark) {
            Tried::Good { judged: judge(&mark) }
        } else {
            Tried::Worse { judged: judge(&mark), lesson: lesson(&position, &finding.better, &mark) }
        })
    }

    /// What was found, if the game was reviewed: perhaps that no move cost much.
    async fn stored(&self, row: &GameRow, game: &Game) -> Result<Option<Option<Finding>>, Error> {
        let Some(text) = self.house.store.review(&row.id).await? else { return Ok(None) };
        let stored: Option<Stored> = serde_json::from_str(&text).map_err(Error::internal)?;
        let Some(stored) = stored else { return Ok(Some(None)) };
        let finding = stored.read(game);
        let finding = finding.ok_or_else(|| {
            Error::internal(format!("the review of game {} does not fit it: {text}", row.id))
        })?;
        Ok(Some(Some(finding)))
    }

    /// Begins the study of a game, unless it is under way.
    fn start(&self, row: &GameRow, game: &Game) -> watch::Receiver<Progress> {
        let mut running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(progress) = running.get(&row.id) {
            return progress.clone();
        }
        let study = Study::new(game, row.seat.color.into(), Effort::FULL);
        let (tell, progress) = watch::channel(study.progress());
        running.insert(row.id.clone(), progress.clone());
        let (house, running) = (Arc::clone(&self.house), Arc::clone(&self.running));
        let (id, game) = (row.id.clone(), game.clone());
        tokio::spawn(async move {
            if let Err(error) = carry_out(&house, &id, &game, study, &tell).await {
                error.log();
            }
            running.lock().unwrap_or_else(PoisonError::into_inner).remove(&id);
        });
        progress
    }
}

/// Studies a game, one step at a time so that others have their turns, and keeps what is found.
async fn carry_out(
    house: &House,
    id: &GameId,
    game: &Game,
    mut study: Study,
    tell: &watch::Sender<Progress>,
) -> Result<(), Error> {
    loop {
        let step = move || (study.step(), study);
        let stepped = house.advising.run(&Stop::default(), step).await;
        let (more, next) = stepped.ok_or_else(|| Error::internal("a study broke off"))?;
        study = next;
        tell.send_replace(study.progress());
        if !more {
            break;
        }
    }
    let stored = study.finding().map(|finding| Stored::of(&finding, game));
    let text = serde_json::to_string(&stored).map_err(Error::internal)?;
    house.store.keep_review(id, &text).await?;
    Ok(())
}

/// A game that can have a review: one against the computer that has ended.
fn reviewable(row: &GameRow, game: Game) -> Result<Game, Error> {
    let ended = row.seat.computer().is_some() && game.is_over();
    let none = || {
        let what = "which is under way or not against the computer";
        Error::NotFound(format!("review of game {}, {what}", row.id))
    };
    ended.then_some(game).ok_or_else(none)
}

fn told(game: &Game, finding: Option<Finding>) -> Review {
    let Some(Finding { at, better, played }) = finding else { return Review::Nothing };
    let position = &game.history().positions()[at];
    Review::Found(Box::new(ReviewedMove {
        at: at as u32,
        number: position.move_number(),
        you: position.turn().into(),
        fen: fen::write(position, game.dialect()),
        check: shown::check(position),
        legal: shown::moves(position, position.legal_moves()),
        lesson: lesson(position, &better, &played),
        played: judged(position, &played, game.dialect()),
        better: judged(position, &better, game.dialect()),
    }))
}

fn judged(position: &Position, mark: &Mark, dialect: Dialect) -> Judged {
    let mut before = *position;
    let step = |&mv: &Move| {
        let after = before.play_unchecked(mv);
        let played = shown::played(&before, mv, &after);
        before = after;
        LineStep { played, fen: fen::write(&after, dialect) }
    };
    let after = position.play_unchecked(mark.mv());
    Judged {
        mv: shown::played(position, mark.mv(), &after),
        chances: mark.chances(),
        line: mark.line().iter().map(step).collect(),
    }
}
