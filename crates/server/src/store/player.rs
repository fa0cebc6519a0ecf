//! Players: those of one device share its name, which is that of the first of them.

use sqlx::sqlite::SqliteRow;
use sqlx::{Executor, Row, Sqlite};

use super::row::visitor_id;
use super::{Store, StoreError, VisitorId};
use crate::players::PlayerName;
use crate::wire::Player;

/// Makes sure that a visitor is a player; a new one has a device of their own.
pub(super) async fn welcome(
    executor: impl Executor<'_, Database = Sqlite>,
    visitor: &VisitorId,
    at: i64,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO player (id, device, created) VALUES ($1, $1, $2) ON CONFLICT (id) DO NOTHING",
    )
    .bind(visitor.as_str())
    .bind(at)
    .execute(executor)
    .await?;
    Ok(())
}

impl Store {
    /// Makes sure that a visitor is a player.
    pub async fn welcome(&self, visitor: &VisitorId, at: i64) -> Result<(), StoreError> {
        Ok(welcome(&self.pool, visitor, at).await?)
    }

    pub async fn player(&self, visitor: &VisitorId) -> Result<Option<Player>, StoreError> {
        let row = sqlx::query("SELECT id, name, created FROM player WHERE id = $1")
            .bind(visitor.as_str())
            .fetch_optional(&self.pool)
            .await?;
        row.as_ref().map(read).transpose()
    }

    /// The players of this player's device, oldest first; nobody when there is no such player.
    pub async fn beside(&self, player: &VisitorId) -> Result<Vec<Player>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, name, created FROM player
             WHERE device = (SELECT device FROM player WHERE id = $1) ORDER BY created, id",
        )
        .bind(player.as_str())
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(read).collect()
    }

    /// Adds a player to the device of another.
    pub async fn add_player(
        &self,
        beside: &VisitorId,
        name: &PlayerName,
        at: i64,
    ) -> Result<VisitorId, StoreError> {
        let player = VisitorId::random();
        sqlx::query(
            "INSERT INTO player (id, device, name, created)
             SELECT $1, device, $2, $3 FROM player WHERE id = $4",
        )
        .bind(player.as_str())
        .bind(name.as_str())
        .bind(at)
        .bind(beside.as_str())
        .execute(&self.pool)
        .await?;
        Ok(player)
    }

    pub async fn rename(&self, player: &VisitorId, name: &PlayerName) -> Result<(), StoreError> {
        sqlx::query("UPDATE player SET name = $1 WHERE id = $2")
            .bind(name.as_str())
            .bind(player.as_str())
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Forgets a player with their ratings and times, what they have learnt, and the classes they
    /// teach. Their games stay, and are nobody's.
    pub async fn delete_player(&self, player: &VisitorId) -> Result<(), StoreError> {
        let mut transaction = self.pool.begin().await?;
        sqlx::query("UPDATE game SET visitor = $1 WHERE visitor = $2")
            .bind(VisitorId::nobody().as_str())
            .bind(player.as_str())
            .execute(&mut *transaction)
            .await?;
        for statement in [
            "DELETE FROM rated_game WHERE player = $1",
            "DELETE FROM lesson_read WHERE player = $1",
            "DELETE FROM exercise_answer WHERE player = $1",
            "DELETE FROM exercise_form WHERE player = $1",
            "DELETE FROM ending_done WHERE player = $1",
            "DELETE FROM pupil WHERE player = $1",
            "DELETE FROM pupil WHERE class IN (SELECT code FROM class WHERE teacher = $1)",
            "DELETE FROM class WHERE teacher = $1",
            "DELETE FROM player WHERE id = $1",
        ] {
            sqlx::query(statement).bind(player.as_str()).execute(&mut *transaction).await?;
        }
        Ok(transaction.commit().await?)
    }
}

fn read(row: &SqliteRow) -> Result<Player, StoreError> {
    Ok(Player {
        id: visitor_id(row.try_get("id")?)?.as_str().to_owned(),
        name: row.try_get("name")?,
        created: row.try_get("created")?,
    })
}
