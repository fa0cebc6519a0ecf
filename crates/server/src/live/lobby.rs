//! Where one finds the table of a game: in memory while somebody holds it, else in the log.

use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Weak};
use std::time::Duration;

use roque_game::{Game, Millis, Start, TimeControl};
use tokio::sync::Mutex;

use super::table::replay;
use super::{House, Table};
use crate::clock::{HEARTBEAT, SLOW_HEARTBEAT};
use crate::error::Error;
use crate::players;
use crate::store::{GameId, GameRow, Seat, VisitorId};

/// A table stays in memory for as long as a socket watches it, the computer thinks at it or its flag
/// falls soon; the lobby itself holds none.
#[derive(Debug)]
pub struct Lobby {
    house: Arc<House>,
    tables: Mutex<HashMap<GameId, Weak<Table>>>,
}

impl Lobby {
    pub fn new(house: Arc<House>) -> Self {
        Self { house, tables: Mutex::default() }
    }

    /// Begins a game. One that is to count waits until no other of its player is at stake: whoever
    /// is losing does not get away by beginning another.
    pub async fn create(&self, seat: Seat, start: &Start) -> Result<GameId, Error> {
        let fresh = Game::new(start, Millis(self.house.clock.now()));
        if players::pool(&seat, &fresh).is_ok()
            && let Some(row) = self.at_stake(&seat.visitor).await?
        {
            return Err(Error::GameAtStake(row.id));
        }
        let table = Table::create(Arc::clone(&self.house), GameId::random(), seat, start).await?;
        let id = table.row().id.clone();
        self.tables.lock().await.insert(id.clone(), Arc::downgrade(&table));
        table.wake().await;
        Ok(id)
    }

    /// Begins the visitor's game again with the colours swapped, clocks included: whoever had less
    /// time still has.
    pub async fn rematch(&self, id: &str, visitor: &VisitorId) -> Result<GameId, Error> {
        let (row, game) = self.read(id, visitor).await?;
        let clock = game.time_control().map(|control| TimeControl {
            white: control.black.clone(),
            black: control.white.clone(),
            ..control.clone()
        });
        let start = Start {
            rulebook: *game.rulebook(),
            position: game.history().positions()[0],
            dialect: game.dialect(),
            clock,
        };
        self.create(Seat { color: !row.seat.color, ..row.seat }, &start).await
    }

    /// The visitor's game that counts and is not finished, if there is one.
    pub async fn at_stake(&self, visitor: &VisitorId) -> Result<Option<GameRow>, Error> {
        for row in self.house.store.begun_to_count(visitor).await? {
            let (game, _) = replay(&self.house, &row.id).await?;
            if players::is_at_stake(&row.seat, &game) {
                return Ok(Some(row));
            }
        }
        Ok(None)
    }

    /// When a game is given up for a visitor who stays away, in service time.
    pub async fn given_up_at(&self, row: &GameRow) -> Result<Option<Millis>, Error> {
        let (game, _) = replay(&self.house, &row.id).await?;
        Ok(players::given_up_at(&row.seat, &game, self.house.given_up_after))
    }

    /// The visitor's table; a game that is somebody else's does not exist for them.
    pub async fn open(&self, id: &str, visitor: &VisitorId) -> Result<Arc<Table>, Error> {
        let row = self.find(id, visitor).await?;
        self.table(row).await
    }

    /// The visitor's game as the log has it.
    pub async fn read(&self, id: &str, visitor: &VisitorId) -> Result<(GameRow, Game), Error> {
        let row = self.find(id, visitor).await?;
        let (game, _) = replay(&self.house, &row.id).await?;
        Ok((row, game))
    }

    async fn find(&self, id: &str, visitor: &VisitorId) -> Result<GameRow, Error> {
        let row = match GameId::parse(id) {
            Some(game) => self.house.store.game(&game).await?,
            None => None,
        };
        row.filter(|row| row.seat.visitor == *visitor)
            .ok_or_else(|| Error::NotFound(format!("game {id:?}")))
    }

    /// Takes up the games in which the computer has something to do, a flag falls soon or the player
    /// has been away too long: those that a stop of the server interrupted, and those whose moment
    /// was far off. Going on without waiting
    /// for the visitor keeps the times true.
    pub async fn take_up(&self) -> Result<(), Error> {
        let store = &self.house.store;
        let until = self.house.clock.now() + self.house.soon.as_millis() as u64;
        // Cleared before asking: a table that sets it meanwhile is heard.
        self.house.far_off.store(false, Ordering::Relaxed);
        if store.any_waking().await? {
            self.house.far_off.store(true, Ordering::Relaxed);
        }
        for row in store.waking(until).await? {
            // One unreadable game must not keep the others from going on.
            match self.table(row).await {
                Ok(table) => table.wake().await,
                Err(error) => error.log(),
            }
        }
        Ok(())
    }

    /// How often service time must be stored, while a game goes on; on the way, tables that nobody
    /// holds are forgotten.
    pub async fn pulse(&self) -> Option<Duration> {
        let mut tables = self.tables.lock().await;
        tables.retain(|_, table| table.strong_count() > 0);
        if tables.values().filter_map(Weak::upgrade).any(|table| table.is_running()) {
            return Some(HEARTBEAT);
        }
        self.house.far_off.load(Ordering::Relaxed).then_some(SLOW_HEARTBEAT)
    }

    /// Ends every search.
    pub async fn close(&self) {
        let tables = self.tables.lock().await;
        for table in tables.values().filter_map(Weak::upgrade) {
            table.hush().await;
        }
    }

    /// The lock is held while a game is read, so that a game never has two tables.
    async fn table(&self, row: GameRow) -> Result<Arc<Table>, Error> {
        let mut tables = self.tables.lock().await;
        if let Some(table) = tables.get(&row.id).and_then(Weak::upgrade) {
            return Ok(table);
        }
        let id = row.id.clone();
        let table = Table::load(Arc::clone(&self.house), row).await?;
        tables.insert(id, Arc::downgrade(&table));
        table.wake().await;
        Ok(table)
    }
}
