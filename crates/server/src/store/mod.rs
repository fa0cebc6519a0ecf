//! Where games are kept: the only room with SQL.
//!
//! The SQL is what SQLite and PostgreSQL both accept: TEXT, BIGINT, milliseconds as integers.

mod class;
mod commit;
mod ending;
mod id;
mod learning;
mod player;
mod ranking;
mod review;
mod row;
#[cfg(test)]
mod tests;
mod writer;

use std::path::Path;
use std::time::Duration;

use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Row, SqlSafeStr, SqlitePool};

pub use class::{ClassFormRow, ClassRow, Joined, PupilRow};
pub use commit::{Append, AppendError, Commit, SqliteCommit};
pub use ending::EndingRow;
pub use id::{ClassCode, GameId, VisitorId};
pub(crate) use id::{hex, random_bytes};
pub use learning::{Answered, ExerciseRow, FormRow, day};
pub(crate) use ranking::HISTORY_PAGE;
pub use ranking::{HistoryAsked, RatedGame};
pub(crate) use row::opponent_of;
pub use row::{End, GameRow, Seat, Standing};
use writer::Writer;

const MIGRATIONS: [(i64, &str, &str); 8] = [
    (1, "games", include_str!("../../migrations/0001_games.sql")),
    (2, "opponents", include_str!("../../migrations/0002_opponents.sql")),
    (3, "wake time", include_str!("../../migrations/0003_wake_time.sql")),
    (4, "players", include_str!("../../migrations/0004_players.sql")),
    (5, "levels", include_str!("../../migrations/0005_levels.sql")),
    (6, "reviews", include_str!("../../migrations/0006_reviews.sql")),
    (7, "learning", include_str!("../../migrations/0007_learning.sql")),
    (8, "endings", include_str!("../../migrations/0008_endings.sql")),
];

/// The store does not answer, or answers nonsense.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    #[error("the database failed: {0}")]
    Database(#[from] sqlx::Error),
    #[error("the database could not be brought up to date: {0}")]
    Migration(#[from] MigrateError),
    #[error("the database holds {what} {found:?}, which this version does not know")]
    Unknown { what: &'static str, found: String },
    #[error("the group of events was not committed")]
    NotCommitted,
    #[error("the store is closing")]
    Closing,
}

/// Reads go straight to the database; every write of a game goes through the one [`Writer`].
#[derive(Debug)]
pub struct Store {
    pool: SqlitePool,
    writer: Writer,
}

/// Opens the database file, made when absent, and brings its schema up to date.
pub async fn open(file: &Path) -> Result<SqlitePool, StoreError> {
    let options = SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(Duration::from_secs(5));
    let pool = SqlitePoolOptions::new().connect_with(options).await?;
    migrate(&pool, &MIGRATIONS).await?;
    Ok(pool)
}

async fn migrate(
    pool: &SqlitePool,
    migrations: &[(i64, &'static str, &'static str)],
) -> Result<(), MigrateError> {
    let migration = |&(version, name, sql): &(i64, &'static str, &'static str)| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(migrations.iter().map(migration).collect()).run(pool).await
}

impl Store {
    /// A store that reads from `pool` and writes through `commit`.
    pub fn new(pool: SqlitePool, commit: impl Commit) -> Self {
        Self { pool, writer: Writer::start(commit) }
    }

    /// Returns once the events are durable; on an error nothing of this append is stored, as far as
    /// the database can tell.
    pub async fn append(&self, append: Append) -> Result<(), AppendError> {
        self.writer.append(append).await
    }

    /// A game's index row.
    pub async fn game(&self, game: &GameId) -> Result<Option<GameRow>, StoreError> {
        let row = sqlx::query("SELECT * FROM game WHERE id = $1")
            .bind(game.as_str())
            .fetch_optional(&self.pool)
            .await?;
        row.as_ref().map(GameRow::read).transpose()
    }

    /// The visitor's unfinished game that was played last.
    pub async fn running(&self, visitor: &VisitorId) -> Result<Option<GameRow>, StoreError> {
        let row = sqlx::query(
            "SELECT * FROM game WHERE visitor = $1 AND ended IS NULL ORDER BY updated DESC LIMIT 1",
        )
        .bind(visitor.as_str())
        .fetch_optional(&self.pool)
        .await?;
        row.as_ref().map(GameRow::read).transpose()
    }

    /// The visitor's unfinished games that were to count and in which both sides have moved, the one
    /// played last first.
    pub async fn begun_to_count(&self, visitor: &VisitorId) -> Result<Vec<GameRow>, StoreError> {
        let rows = sqlx::query(
            "SELECT * FROM game WHERE visitor = $1 AND ended IS NULL AND rated = 1 AND plies >= 2
             ORDER BY updated DESC",
        )
        .bind(visitor.as_str())
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(GameRow::read).collect()
    }

    /// The games that the server has to take up by itself until this service time.
    pub async fn waking(&self, until: u64) -> Result<Vec<GameRow>, StoreError> {
        let rows = sqlx::query("SELECT * FROM game WHERE wakes_at <= $1")
            .bind(until as i64)
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(GameRow::read).collect()
    }

    /// Whether the server has to take up any game by itself, however late.
    pub async fn any_waking(&self) -> Result<bool, StoreError> {
        let row = sqlx::query("SELECT 1 FROM game WHERE wakes_at IS NOT NULL LIMIT 1")
            .fetch_optional(&self.pool)
            .await?;
        Ok(row.is_some())
    }

    /// A game's events, first to last, as they were stored.
    pub async fn events(&self, game: &GameId) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("SELECT payload FROM game_event WHERE game = $1 ORDER BY seq")
            .bind(game.as_str())
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(|row| Ok(row.try_get("payload")?)).collect()
    }

    /// The secret of that name, made up and stored the first time it is asked for.
    pub async fn secret(&self, name: &str) -> Result<[u8; 64], StoreError> {
        sqlx::query(
            "INSERT INTO secret (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING",
        )
        .bind(name)
        .bind(hex(&random_bytes::<64>()))
        .execute(&self.pool)
        .await?;
        let row = sqlx::query("SELECT value FROM secret WHERE name = $1")
            .bind(name)
            .fetch_one(&self.pool)
            .await?;
        row::secret(row.try_get("value")?)
    }

    /// The service time last stored, in milliseconds.
    pub async fn heartbeat(&self) -> Result<u64, StoreError> {
        let row = sqlx::query("SELECT service_time FROM heartbeat WHERE id = 0")
            .fetch_one(&self.pool)
            .await?;
        Ok(row.try_get::<i64, _>("service_time")? as u64)
    }

    /// Stores the service time, which never goes back.
    pub async fn beat(&self, service_time: u64) -> Result<(), StoreError> {
        commit::beat(&self.pool, service_time).await?;
        Ok(())
    }

    /// Waits until everything asked for is answered, and closes the database.
    pub async fn close(&self) {
        self.writer.close().await;
        self.pool.close().await;
    }
}
