//! One game in memory: decide, store, evolve, publish, in this order and under one lock, so that
//! memory is never ahead of the log and nobody ever sees a move that is not stored.

use std::sync::Arc;
use std::time::Duration;

use roque_engine::Stop;
use roque_game::{Action, Event, Game, Millis, ReplayError, Start};
use roque_rules::{self as rules, Move};
use tokio::sync::{Mutex, watch};

use super::house::House;
use super::view;
use crate::clock;
use crate::error::Error;
use crate::store::{Append, GameId, GameRow, Seat, Standing};
use crate::wire::{GameUpdate, Refusal};

/// How long the computer waits before it offers its move again to a store that refused it.
const FIRST_PAUSE: Duration = Duration::from_millis(100);
const LONGEST_PAUSE: Duration = Duration::from_secs(5);

/// A game that somebody watches, or in which the computer is thinking.
#[derive(Debug)]
pub struct Table {
    row: GameRow,
    house: Arc<House>,
    state: Mutex<State>,
    news: watch::Sender<Arc<GameUpdate>>,
}

#[derive(Debug)]
struct State {
    game: Game,
    /// Number of the last stored event.
    seq: u32,
    /// A write failed, so that the log may hold more, or other, events than we know.
    doubtful: bool,
    thinking: Option<Thinking>,
}

/// A search for the computer's move; to drop it is to stop it.
#[derive(Debug)]
struct Thinking(Stop);

impl Drop for Thinking {
    fn drop(&mut self) {
        self.0.raise();
    }
}

/// Why nothing happened.
#[derive(Debug)]
pub enum Objection {
    /// The rules of the game say no.
    Refused(Refusal),
    /// It could not be done.
    Failed(Error),
}

impl From<Error> for Objection {
    fn from(error: Error) -> Self {
        Self::Failed(error)
    }
}

/// The board an action was meant for.
#[derive(Debug, Clone, Copy)]
pub enum Meant {
    /// Whatever it is now.
    Now,
    /// That after so many half-moves.
    AfterPlies(u32),
    /// That after this event.
    AfterEvent(u32),
}

impl Table {
    /// Stores a new game and sits down to it.
    pub(super) async fn create(
        house: Arc<House>,
        id: GameId,
        seat: Seat,
        start: &Start,
    ) -> Result<Arc<Self>, Error> {
        let now = house.clock.now();
        let game = Game::new(start, Millis(now));
        let created = clock::date();
        let append = Append {
            game: id.clone(),
            seat: Some(seat.clone()),
            after: 0,
            events: written(&[start.event(Millis(now))])?,
            standing: standing(&game),
            at: created,
            service_time: now,
        };
        house.store.append(append).await?;
        let row = GameRow { id, seat, standing: standing(&game), created };
        Ok(Self::sit(house, row, game, 1))
    }

    /// Reads a stored game.
    pub(super) async fn load(house: Arc<House>, row: GameRow) -> Result<Arc<Self>, Error> {
        let (game, seq) = replay(&house, &row.id).await?;
        Ok(Self::sit(house, row, game, seq))
    }

    fn sit(house: Arc<House>, row: GameRow, game: Game, seq: u32) -> Arc<Self> {
        let (news, _) = watch::channel(Arc::new(view::whole(&row.id, &row.seat, seq, &game)));
        let state = State { game, seq, doubtful: false, thinking: None };
        Arc::new(Self { row, house, state: Mutex::new(state), news })
    }

    /// Whose game it is.
    pub fn row(&self) -> &GameRow {
        &self.row
    }

    /// The game as it stands, and word of every change.
    pub fn watch(&self) -> watch::Receiver<Arc<GameUpdate>> {
        self.news.subscribe()
    }

    /// Whether the game goes on, so that its thinking time does too.
    pub fn is_running(&self) -> bool {
        self.news.borrow().result.is_none()
    }

    /// Ends the computer's search, if there is one.
    pub(super) async fn hush(&self) {
        self.state.lock().await.thinking = None;
    }

    /// Lets the computer think if it has the move and does not think yet.
    pub async fn wake(self: &Arc<Self>) {
        let mut state = self.state.lock().await;
        if state.thinking.is_none() {
            self.think(&mut state);
        }
    }

    /// Does what the visitor asks. Once begun it is carried through, even if they hang up.
    pub async fn act(self: &Arc<Self>, meant: Meant, action: Action) -> Result<(), Objection> {
        let (table, by) = (Arc::clone(self), self.visitor());
        let carried_out = tokio::spawn(async move { table.carry_out(by, meant, action).await });
        carried_out.await.map_err(Error::internal)?
    }

    async fn carry_out(
        self: &Arc<Self>,
        by: rules::Color,
        meant: Meant,
        action: Action,
    ) -> Result<(), Objection> {
        let mut state = self.state.lock().await;
        if state.doubtful {
            self.read_again(&mut state).await?;
        }
        let present = match meant {
            Meant::Now => true,
            Meant::AfterPlies(plies) => plies as usize == state.game.plies().len(),
            Meant::AfterEvent(seq) => seq == state.seq,
        };
        if !present {
            return Err(Objection::Refused(view::stale()));
        }
        let now = self.house.clock.now();
        let decided = state.game.decide(by, action, Millis(now));
        let decision = decided.map_err(|refusal| Objection::Refused(view::refusal(&refusal)))?;
        // A search for a mate may take a while: it must not hold up the other tables.
        let settled = tokio::task::spawn_blocking(|| decision.settled());
        let events = settled.await.map_err(Error::internal)?;
        Ok(self.record(&mut state, &events, now).await?)
    }

    /// Stores events, then applies and publishes them.
    async fn record(
        self: &Arc<Self>,
        state: &mut State,
        events: &[Event],
        now: u64,
    ) -> Result<(), Error> {
        if events.is_empty() {
            return Ok(());
        }
        let mut next = state.game.clone();
        for event in events {
            next.evolve(event).map_err(Error::internal)?;
        }
        let append = Append {
            game: self.row.id.clone(),
            seat: None,
            after: state.seq,
            events: written(events)?,
            standing: standing(&next),
            at: clock::date(),
            service_time: now,
        };
        // Until the store has answered, what the log holds is not known.
        state.doubtful = true;
        if let Err(failure) = self.house.store.append(append).await {
            // The events may have come through all the same. If the log cannot be read now, it will
            // be before anything else is decided.
            if let Err(error) = self.read_again(state).await {
                error.log();
            }
            return Err(failure.into());
        }
        state.doubtful = false;
        self.turn_to(state, next, state.seq + events.len() as u32);
        Ok(())
    }

    /// After a failure: the log is the truth, whatever we thought had been written.
    async fn read_again(self: &Arc<Self>, state: &mut State) -> Result<(), Error> {
        let (game, seq) = replay(&self.house, &self.row.id).await?;
        state.doubtful = false;
        if seq != state.seq {
            self.turn_to(state, game, seq);
        }
        Ok(())
    }

    fn turn_to(self: &Arc<Self>, state: &mut State, game: Game, seq: u32) {
        state.game = game;
        state.seq = seq;
        self.news.send_replace(Arc::new(view::whole(
            &self.row.id,
            &self.row.seat,
            seq,
            &state.game,
        )));
        self.think(state);
    }

    /// Ends the present search, and begins one when the computer has the move.
    fn think(self: &Arc<Self>, state: &mut State) {
        state.thinking = None;
        if state.game.is_over() || state.game.turn() == self.visitor() {
            return;
        }
        let stop = Stop::default();
        state.thinking = Some(Thinking(stop.clone()));
        tokio::spawn(Arc::clone(self).answer(state.game.clone(), state.seq, stop));
    }

    async fn answer(self: Arc<Self>, game: Game, seq: u32, stop: Stop) {
        let Some(mv) = self.choose(game, &stop).await else { return };
        let action = Action::from(mv);
        let mut pause = FIRST_PAUSE;
        while !stop.is_raised() {
            match self.carry_out(!self.visitor(), Meant::AfterEvent(seq), action).await {
                Err(Objection::Failed(error)) => {
                    error.log();
                    tokio::time::sleep(pause).await;
                    pause = LONGEST_PAUSE.min(pause * 2);
                }
                Err(Objection::Refused(refusal)) if !stop.is_raised() => {
                    tracing::error!(game = %self.row.id, ?refusal, ?mv, "the computer's move was refused");
                    return;
                }
                _ => return,
            }
        }
    }

    /// The computer's move. Should its search fail, which would be a bug, any legal move keeps the
    /// game alive.
    async fn choose(&self, game: Game, stop: &Stop) -> Option<Move> {
        let fallback = game.position().legal_moves().first().copied();
        let (opponent, asked) = (Arc::clone(&self.house.opponent), stop.clone());
        let (level, seed) = (self.row.seat.level, self.row.id.seed());
        let search = move || opponent.choose(&game, level, seed, &asked);
        let found = self.house.pool.run(stop, search).await.flatten();
        if stop.is_raised() {
            return None;
        }
        if found.is_none() {
            tracing::error!(game = %self.row.id, "the computer found no move");
        }
        found.or(fallback)
    }

    fn visitor(&self) -> rules::Color {
        self.row.seat.color.into()
    }
}

pub(super) async fn replay(house: &House, id: &GameId) -> Result<(Game, u32), Error> {
    let stored = house.store.events(id).await?;
    let events: Vec<Event> = stored
        .iter()
        .map(|payload| serde_json::from_str(payload))
        .collect::<Result<_, _>>()
        .map_err(Error::internal)?;
    let game = Game::replay(&events).map_err(|error: ReplayError| Error::internal(error))?;
    Ok((game, events.len() as u32))
}

fn written(events: &[Event]) -> Result<Vec<String>, Error> {
    events.iter().map(|event| serde_json::to_string(event).map_err(Error::internal)).collect()
}

fn standing(game: &Game) -> Standing {
    Standing { plies: game.plies().len() as u32, turn: game.turn().into(), over: game.is_over() }
}
