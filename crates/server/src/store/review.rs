//! The moves that were found worth a review.

use sqlx::Row;

use super::{GameId, Store, StoreError};

impl Store {
    /// What a review of a game has found, as it was stored; nothing before there was one.
    pub async fn review(&self, game: &GameId) -> Result<Option<String>, StoreError> {
        let row = sqlx::query("SELECT finding FROM review WHERE game = $1")
            .bind(game.as_str())
            .fetch_optional(&self.pool)
            .await?;
        row.map(|row| Ok(row.try_get("finding")?)).transpose()
    }

    /// Keeps what a review has found; the first word stands.
    pub async fn keep_review(&self, game: &GameId, finding: &str) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO review (game, finding) VALUES ($1, $2) ON CONFLICT (game) DO NOTHING",
        )
        .bind(game.as_str())
        .bind(finding)
        .execute(&self.pool)
        .await?;
        Ok(())
    }
}
