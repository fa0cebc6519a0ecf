//! One group of appends, made durable by one transaction.

use std::future::Future;

use sqlx::{Executor, Sqlite, SqliteConnection, SqlitePool};

use super::row::{color_word, end_word, opponent_word};
use super::{GameId, Seat, Standing, StoreError, player, ranking};
use crate::players::Counted;

/// One indivisible addition to a game's log.
#[derive(Debug, Clone)]
pub struct Append {
    pub game: GameId,
    /// Given with a game's first events only: it creates the game.
    pub seat: Option<Seat>,
    /// Number of the last event already in the log; 0 for a new game.
    pub after: u32,
    /// The events, in JSON; they are numbered from `after + 1`.
    pub events: Vec<String>,
    pub standing: Standing,
    /// What the game counts as, when these events end one that does.
    pub counted: Option<Counted>,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// When, in service time.
    pub service_time: u64,
}

/// Why an append was not stored.
#[derive(Debug, thiserror::Error)]
pub enum AppendError {
    /// The log does not end where the writer thought.
    #[error("game {game} does not end at event {after}")]
    Conflict { game: GameId, after: u32 },
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Makes appends durable. The server has one; tests give others, which stall or fail.
pub trait Commit: Send + 'static {
    /// Stores a group in one transaction. The outer error says that nothing was stored; an inner
    /// one, at the place of its append, that this append alone was not.
    fn commit(
        &mut self,
        group: &[Append],
    ) -> impl Future<Output = Result<Vec<Result<(), AppendError>>, StoreError>> + Send;
}

/// Commits to SQLite.
#[derive(Debug)]
pub struct SqliteCommit {
    pool: SqlitePool,
}

impl SqliteCommit {
    pub fn new(pool: SqlitePool) -> Self {
        Self { pool }
    }
}

impl Commit for SqliteCommit {
    async fn commit(
        &mut self,
        group: &[Append],
    ) -> Result<Vec<Result<(), AppendError>>, StoreError> {
        let mut transaction = self.pool.begin().await?;
        let mut answers = Vec::with_capacity(group.len());
        for append in group {
            answers.push(apart(&mut transaction, append).await);
        }
        if let Some(latest) = group.iter().map(|append| append.service_time).max() {
            beat(&mut *transaction, latest).await?;
        }
        transaction.commit().await?;
        Ok(answers)
    }
}

/// Writes one append behind a savepoint, so that its failure leaves the others alone.
async fn apart(connection: &mut SqliteConnection, append: &Append) -> Result<(), AppendError> {
    use sqlx::Connection;
    let mut savepoint = connection.begin().await.map_err(StoreError::from)?;
    match write(&mut savepoint, append).await {
        Ok(()) => Ok(savepoint.commit().await.map_err(StoreError::from)?),
        Err(error) => {
            savepoint.rollback().await.map_err(StoreError::from)?;
            Err(error)
        }
    }
}

async fn write(connection: &mut SqliteConnection, append: &Append) -> Result<(), AppendError> {
    let indexed = match &append.seat {
        Some(seat) => create(connection, append, seat).await,
        None => advance(connection, append).await,
    };
    if !indexed.map_err(StoreError::from)? {
        return Err(AppendError::Conflict { game: append.game.clone(), after: append.after });
    }
    for (seq, payload) in (append.after + 1..).zip(&append.events) {
        sqlx::query("INSERT INTO game_event (game, seq, at, payload) VALUES ($1, $2, $3, $4)")
            .bind(append.game.as_str())
            .bind(i64::from(seq))
            .bind(append.at)
            .bind(payload)
            .execute(&mut *connection)
            .await
            .map_err(StoreError::from)?;
    }
    if let Some(counted) = &append.counted {
        ranking::count(connection, &append.game, counted, append.at).await?;
    }
    Ok(())
}

/// Whether the game was created: false when one of that name exists.
async fn create(
    connection: &mut SqliteConnection,
    append: &Append,
    seat: &Seat,
) -> Result<bool, sqlx::Error> {
    player::welcome(&mut *connection, &seat.visitor, append.at).await?;
    let done = sqlx::query(
        "INSERT INTO game (id, visitor, color, opponent, seq, plies, turn, created, updated, ended,
             result, wakes_at, rated)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9, $10, $11, $12)
         ON CONFLICT (id) DO NOTHING",
    )
    .bind(append.game.as_str())
    .bind(seat.visitor.as_str())
    .bind(color_word(seat.color))
    .bind(opponent_word(seat.opponent))
    .bind(append.last())
    .bind(i64::from(append.standing.plies))
    .bind(color_word(append.standing.turn))
    .bind(append.at)
    .bind(append.ended())
    .bind(append.standing.end.map(end_word))
    .bind(append.standing.wakes_at.map(|at| at as i64))
    .bind(i64::from(seat.rated))
    .execute(connection)
    .await?;
    Ok(done.rows_affected() == 1)
}

/// Whether the index moved on: false when the log does not end at `append.after`.
async fn advance(connection: &mut SqliteConnection, append: &Append) -> Result<bool, sqlx::Error> {
    let done = sqlx::query(
        "UPDATE game SET seq = $1, plies = $2, turn = $3, updated = $4, ended = $5, result = $6,
             wakes_at = $7
         WHERE id = $8 AND seq = $9",
    )
    .bind(append.last())
    .bind(i64::from(append.standing.plies))
    .bind(color_word(append.standing.turn))
    .bind(append.at)
    .bind(append.ended())
    .bind(append.standing.end.map(end_word))
    .bind(append.standing.wakes_at.map(|at| at as i64))
    .bind(append.game.as_str())
    .bind(i64::from(append.after))
    .execute(connection)
    .await?;
    Ok(done.rows_affected() == 1)
}

pub(super) async fn beat<'c>(
    executor: impl Executor<'c, Database = Sqlite>,
    service_time: u64,
) -> Result<(), sqlx::Error> {
    sqlx::query("UPDATE heartbeat SET service_time = $1 WHERE id = 0 AND service_time < $1")
        .bind(service_time as i64)
        .execute(executor)
        .await?;
    Ok(())
}

impl Append {
    fn last(&self) -> i64 {
        i64::from(self.after) + self.events.len() as i64
    }

    fn ended(&self) -> Option<i64> {
        self.standing.end.map(|_| self.at)
    }
}
