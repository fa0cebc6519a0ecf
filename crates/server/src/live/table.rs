//! One game in memory: decide, store, evolve, publish, in this order and under one lock, so that
//! memory is never ahead of the log and nobody ever sees a move that is not stored.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use roque_engine::{Choice, Stop, Temper, Time};
use roque_game::{Action, Decision, Event, Game, Millis, ReplayError, Start};
use roque_rules as rules;
use tokio::sync::{Mutex, watch};
use tokio::time::sleep;

use super::alarm::Alarm;
use super::computer::{self, Duty, Opinions};
use super::house::House;
use super::pace::Pace;
use super::thinker::Question;
use super::view::{self, News};
use crate::clock;
use crate::error::Error;
use crate::players;
use crate::shown;
use crate::store::{Append, End, GameId, GameRow, Seat, Standing};
use crate::wire::{Color, Level, Refusal};

/// How long a move of the computer, or the fall of a flag, waits before it is offered again to a
/// store that refused it.
const FIRST_PAUSE: Duration = Duration::from_millis(100);
const LONGEST_PAUSE: Duration = Duration::from_secs(5);

/// A game that somebody watches, or in which the computer is thinking or a clock runs.
#[derive(Debug)]
pub struct Table {
    row: GameRow,
    house: Arc<House>,
    state: Mutex<State>,
    news: watch::Sender<Arc<News>>,
    /// Whether the visitor does not want to wait for the computer.
    hurried: AtomicBool,
}

#[derive(Debug)]
struct State {
    game: Arc<Game>,
    /// Number of the last stored event.
    seq: u32,
    /// A write failed, so that the log may hold more, or other, events than we know.
    doubtful: bool,
    thinking: Option<Thinking>,
    opinions: Opinions,
    /// Set while something is to happen though nobody moves.
    alarm: Option<Alarm>,
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
            standing: standing(&house, &seat, &game),
            counted: None,
            at: created,
            service_time: now,
        };
        house.store.append(append).await?;
        let row = GameRow { id, standing: standing(&house, &seat, &game), seat, created };
        Ok(Self::sit(house, row, game, 1))
    }

    /// Reads a stored game.
    pub(super) async fn load(house: Arc<House>, row: GameRow) -> Result<Arc<Self>, Error> {
        let (game, seq) = replay(&house, &row.id).await?;
        Ok(Self::sit(house, row, game, seq))
    }

    fn sit(house: Arc<House>, row: GameRow, game: Game, seq: u32) -> Arc<Self> {
        let game = Arc::new(game);
        let (news, _) = watch::channel(Arc::new(News::of(&row, seq, Arc::clone(&game))));
        let state = State {
            game,
            seq,
            doubtful: false,
            thinking: None,
            opinions: Opinions::default(),
            alarm: None,
        };
        Arc::new(Self {
            row,
            house,
            state: Mutex::new(state),
            news,
            hurried: AtomicBool::default(),
        })
    }

    /// Whose game it is.
    pub fn row(&self) -> &GameRow {
        &self.row
    }

    /// The game as it stands, and word of every change.
    pub fn watch(&self) -> watch::Receiver<Arc<News>> {
        self.news.subscribe()
    }

    /// The game as it stands.
    pub fn game(&self) -> Arc<Game> {
        self.news.borrow().game()
    }

    /// From now on, how long the visitor wants to see the computer think.
    pub fn keep_pace(&self, wanted: Pace) {
        self.hurried.store(wanted == Pace::Immediate, Ordering::Relaxed);
    }

    fn pace(&self) -> Pace {
        if self.hurried.load(Ordering::Relaxed) { Pace::Immediate } else { self.house.pace }
    }

    /// Whether the game goes on, so that its thinking time does too.
    pub fn is_running(&self) -> bool {
        self.news.borrow().is_running()
    }

    /// Service time, in milliseconds.
    pub fn now(&self) -> Millis {
        Millis(self.house.clock.now())
    }

    /// Ends what goes on by itself: the computer's search, the clock.
    pub(super) async fn hush(&self) {
        let mut state = self.state.lock().await;
        state.thinking = None;
        state.alarm = None;
    }

    /// Lets go on what goes on by itself, if it does not yet.
    pub async fn wake(self: &Arc<Self>) {
        let mut state = self.state.lock().await;
        if state.thinking.is_none() && state.alarm.is_none() {
            self.attend(&mut state);
        }
    }

    /// Does what the visitor asks for a side, which they must hold. Once begun it is carried
    /// through, even if they hang up.
    pub async fn act(
        self: &Arc<Self>,
        by: Color,
        meant: Meant,
        action: Action,
    ) -> Result<(), Objection> {
        if !self.row.seat.holds(by) {
            return Err(Objection::Refused(shown::refusal("not-your-side")));
        }
        let (table, by) = (Arc::clone(self), by.into());
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
            return Err(Objection::Refused(shown::refusal("stale")));
        }
        let now = self.now();
        let counts = players::forbids(&self.row.seat, &state.game, &action);
        let decided = state.game.decide(by, action, now);
        let decision = decided.map_err(|refusal| Objection::Refused(view::refusal(&refusal)))?;
        if counts {
            return Err(Objection::Refused(shown::refusal("game-counts")));
        }
        let events = self.settle(decision).await?;
        Ok(self.record(&mut state, &events, now).await?)
    }

    /// The events of a decision, after a search for a mate if it hangs on one. The moment of the
    /// events is that of the decision, so that nobody pays for the search.
    async fn settle(&self, decision: Decision) -> Result<Vec<Event>, Error> {
        let question = match decision {
            Decision::Events(events) => return Ok(events),
            Decision::Needs(question) => question,
        };
        let judge = move || {
            let verdict = question.answer();
            question.settle(verdict)
        };
        let judged = self.house.judging.run(&Stop::default(), judge).await;
        judged.ok_or_else(|| Error::internal("a question of the arbiter found no answer"))
    }

    /// Stores events, then applies and publishes them.
    async fn record(
        self: &Arc<Self>,
        state: &mut State,
        events: &[Event],
        now: Millis,
    ) -> Result<(), Error> {
        if events.is_empty() {
            return Ok(());
        }
        let mut next = Game::clone(&state.game);
        for event in events {
            next.evolve(event).map_err(Error::internal)?;
        }
        let append = Append {
            game: self.row.id.clone(),
            seat: None,
            after: state.seq,
            events: written(events)?,
            standing: standing(&self.house, &self.row.seat, &next),
            counted: players::counted(&self.row.seat, &next),
            at: clock::date(),
            service_time: now.0,
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
        state.game = Arc::new(game);
        state.seq = seq;
        let news = News::of(&self.row, seq, Arc::clone(&state.game));
        self.news.send_replace(Arc::new(news));
        self.attend(state);
    }

    /// Ends what went on by itself, and begins what goes on by itself from here.
    fn attend(self: &Arc<Self>, state: &mut State) {
        state.alarm = self.alarm(state);
        state.thinking = self.think(state);
    }

    /// The moment at which the game goes on though nobody moves. One that is far off is left to the
    /// lobby, so that nobody's long game stays in memory.
    fn alarm(self: &Arc<Self>, state: &State) -> Option<Alarm> {
        let (moment, action) = unmoved(&self.house, &self.row.seat, &state.game)?;
        let left = Duration::from_millis(moment.since(self.now()).0);
        if left > self.house.soon {
            self.house.far_off.store(true, Ordering::Relaxed);
            return None;
        }
        let (table, by, meant) =
            (Arc::clone(self), state.game.turn(), Meant::AfterEvent(state.seq));
        Some(Alarm::set(sleep(left), move |stop| async move {
            table.insist(by, meant, action, &stop).await;
        }))
    }

    /// What the computer has to do, begun.
    fn think(self: &Arc<Self>, state: &State) -> Option<Thinking> {
        let (side, level) = self.row.seat.computer()?;
        let duty = computer::duty(&state.game, side.into())?;
        let stop = Stop::default();
        let (game, seq) = (Arc::clone(&state.game), state.seq);
        tokio::spawn(Arc::clone(self).answer(side.into(), level, duty, game, seq, stop.clone()));
        Some(Thinking(stop))
    }

    async fn answer(
        self: Arc<Self>,
        side: rules::Color,
        level: Level,
        duty: Duty,
        game: Arc<Game>,
        seq: u32,
        stop: Stop,
    ) {
        let (begun, clock) = (Instant::now(), self.clock(duty, &game));
        let choice = match duty {
            Duty::AllowTakeBack => None,
            Duty::AnswerOffer | Duty::Move => self.consider(level, duty, &game, &stop).await,
        };
        let temper = roque_engine::Level::from(level).temper();
        let Some(action) = self.make_up_its_mind(&game, duty, choice, &temper).await else {
            return;
        };
        if let (Action::Play { .. }, Some(choice)) = (action, choice) {
            let seed = self.row.id.seed().wrapping_add(game.plies().len() as u64);
            let span = self.pace().span(&temper, &choice, clock, seed);
            sleep(span.saturating_sub(begun.elapsed())).await;
        }
        if !stop.is_raised() {
            self.insist(side, Meant::AfterEvent(seq), action, &stop).await;
        }
    }

    async fn make_up_its_mind(
        &self,
        game: &Game,
        duty: Duty,
        choice: Option<Choice>,
        temper: &Temper,
    ) -> Option<Action> {
        let mut state = self.state.lock().await;
        if let (Duty::Move, Some(own)) = (duty, choice.and_then(|choice| choice.score)) {
            state.opinions.form(game.plies().len(), own);
        }
        computer::action(game, duty, choice, temper, &state.opinions)
    }

    /// The clock in which the computer thinks: it runs on its own move only.
    fn clock(&self, duty: Duty, game: &Game) -> Option<Time> {
        (duty == Duty::Move).then(|| computer::clock(game, self.now())).flatten()
    }

    /// What the computer thinks of the position.
    async fn consider(
        &self,
        level: Level,
        duty: Duty,
        game: &Arc<Game>,
        stop: &Stop,
    ) -> Option<Choice> {
        let (thinker, game) = (Arc::clone(&self.house.thinker), Arc::clone(game));
        let (asked, seed, clock) = (stop.clone(), self.row.id.seed(), self.clock(duty, &game));
        let search =
            move || thinker.consider(&Question { game: &game, level, clock, seed }, &asked);
        let found = self.house.thinking.run(stop, search).await.flatten();
        if found.is_none() && !stop.is_raised() {
            tracing::error!(game = %self.row.id, "the computer found no move");
        }
        found
    }

    /// Does what has to be done whatever the store says: again and again until it is done, the game
    /// has gone on without it, or it is called off.
    async fn insist(self: &Arc<Self>, by: rules::Color, meant: Meant, action: Action, stop: &Stop) {
        let mut pause = FIRST_PAUSE;
        while !stop.is_raised() {
            match self.carry_out(by, meant, action).await {
                Err(Objection::Failed(error)) => {
                    error.log();
                    sleep(pause).await;
                    pause = LONGEST_PAUSE.min(pause * 2);
                }
                Err(Objection::Refused(refusal)) if !stop.is_raised() => {
                    tracing::error!(game = %self.row.id, ?refusal, ?action, "an action of the server was refused");
                    return;
                }
                _ => return,
            }
        }
    }
}

pub(crate) async fn replay(house: &House, id: &GameId) -> Result<(Game, u32), Error> {
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

/// When and how the game goes on unless the side to move does: its flag falls, or the game is given
/// up for a player who stays away from a ranked one.
fn unmoved(house: &House, seat: &Seat, game: &Game) -> Option<(Millis, Action)> {
    let flag = game.deadline().map(|at| (at, Action::Flag));
    let given_up = || players::given_up_at(seat, game, house.given_up_after);
    flag.or_else(|| given_up().map(|at| (at, Action::Resign)))
}

fn standing(house: &House, seat: &Seat, game: &Game) -> Standing {
    let computer = seat.computer().map(|(side, _)| side.into());
    let computer_acts = computer.is_some_and(|side| computer::duty(game, side).is_some());
    Standing {
        plies: game.plies().len() as u32,
        turn: game.turn().into(),
        end: game.ending().map(End::from),
        wakes_at: if computer_acts {
            Some(0)
        } else {
            unmoved(house, seat, game).map(|(at, _)| at.0)
        },
    }
}
