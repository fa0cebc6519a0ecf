//! The endings that players have mated, or held.

use roque_learn::ending::{Aim, Ending};
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::{Store, StoreError, VisitorId};

/// An ending that a player has done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EndingRow {
    pub ending: Ending,
    pub aim: Aim,
    pub times: u32,
    /// The fewest moves it took.
    pub best: u16,
    /// The last time, in milliseconds since 1970.
    pub at: i64,
}

impl Store {
    /// Counts an ending that was done in so many moves.
    pub async fn ending_done(
        &self,
        player: &VisitorId,
        (ending, aim): (Ending, Aim),
        moves: u16,
        at: i64,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO ending_done (player, ending, aim, times, best, at)
             VALUES ($1, $2, $3, 1, $4, $5)
             ON CONFLICT (player, ending, aim) DO UPDATE SET
                 times = ending_done.times + 1,
                 best = CASE WHEN excluded.best < ending_done.best
                     THEN excluded.best ELSE ending_done.best END,
                 at = excluded.at",
        )
        .bind(player.as_str())
        .bind(ending.code())
        .bind(aim.code())
        .bind(i64::from(moves))
        .bind(at)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// The endings a player has done.
    pub async fn endings_done(&self, player: &VisitorId) -> Result<Vec<EndingRow>, StoreError> {
        let rows = sqlx::query("SELECT * FROM ending_done WHERE player = $1 ORDER BY ending, aim")
            .bind(player.as_str())
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(read).collect()
    }
}

fn read(row: &SqliteRow) -> Result<EndingRow, StoreError> {
    let (ending, aim): (String, String) = (row.try_get("ending")?, row.try_get("aim")?);
    Ok(EndingRow {
        ending: Ending::from_code(&ending)
            .ok_or(StoreError::Unknown { what: "the ending", found: ending })?,
        aim: Aim::from_code(&aim).ok_or(StoreError::Unknown { what: "the aim", found: aim })?,
        times: row.try_get::<i64, _>("times")? as u32,
        best: row.try_get::<i64, _>("best")? as u16,
        at: row.try_get("at")?,
    })
}
