//! What each player has learnt: lessons read, exercises answered, what is to be asked again.

use roque_learn::exercise::Kind;
use roque_learn::schedule::{self, Card, Day, Form};
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, Sqlite, Transaction};

use super::{Store, StoreError, VisitorId};

/// When so many exercises wait to be asked one player again, no more drawn ones are kept.
const MOST_CARDS: i64 = 500;

/// An answer to be counted.
#[derive(Debug, Clone, Copy)]
pub struct Answered<'a> {
    pub exercise: &'a str,
    pub kind: Kind,
    /// Drawn from a seed, not written in a lesson.
    pub drawn: bool,
    pub right: bool,
    /// In milliseconds since 1970.
    pub at: i64,
}

/// An exercise that a player has answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExerciseRow {
    pub exercise: String,
    pub kind: String,
    pub answers: u32,
    pub missed: u32,
    pub last_right: bool,
    pub at: i64,
    pub card: Option<Card>,
}

/// How a player does with a kind of exercises.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FormRow {
    pub kind: String,
    pub answers: u32,
    pub missed: u32,
    pub form: Form,
}

/// The day of a moment in milliseconds since 1970.
pub fn day(at: i64) -> Day {
    (at / 86_400_000) as Day
}

impl Store {
    /// Keeps that a lesson was read; the first time counts.
    pub async fn read_lesson(
        &self,
        player: &VisitorId,
        lesson: &str,
        at: i64,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO lesson_read (player, lesson, at) VALUES ($1, $2, $3)
             ON CONFLICT (player, lesson) DO NOTHING",
        )
        .bind(player.as_str())
        .bind(lesson)
        .bind(at)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// The lessons a player has read, by name, and when.
    pub async fn lessons_read(&self, player: &VisitorId) -> Result<Vec<(String, i64)>, StoreError> {
        let rows =
            sqlx::query("SELECT lesson, at FROM lesson_read WHERE player = $1 ORDER BY lesson")
                .bind(player.as_str())
                .fetch_all(&self.pool)
                .await?;
        rows.iter().map(|row| Ok((row.try_get("lesson")?, row.try_get("at")?))).collect()
    }

    /// Counts an answer, and tells when the exercise is asked again.
    pub async fn answered(
        &self,
        player: &VisitorId,
        answered: Answered<'_>,
    ) -> Result<Option<Card>, StoreError> {
        // The first statement writes, so that answers of one player wait for each other.
        let mut transaction = self.pool.begin().await?;
        count(&mut transaction, player, answered).await?;
        let before = card(&mut transaction, player, answered.exercise).await?;
        let mut card = schedule::answered(before, answered.right, day(answered.at));
        if answered.drawn && before.is_none() {
            grade(&mut transaction, player, answered).await?;
            if card.is_some() && cards(&mut transaction, player).await? >= MOST_CARDS {
                card = None;
            }
        }
        if answered.drawn && card.is_none() {
            forget(&mut transaction, player, answered.exercise).await?;
        } else {
            keep(&mut transaction, player, answered, card).await?;
        }
        transaction.commit().await?;
        Ok(card)
    }

    /// What waits to be asked again, of a kind or of all, longest first; at most twenty.
    pub async fn due(
        &self,
        player: &VisitorId,
        kind: Option<Kind>,
        today: Day,
    ) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query(
            "SELECT exercise FROM exercise_answer
             WHERE player = $1 AND due <= $2 AND ($3 = '' OR kind = $3)
             ORDER BY due, at LIMIT 20",
        )
        .bind(player.as_str())
        .bind(i64::from(today))
        .bind(kind.map_or("", Kind::code))
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(|row| Ok(row.try_get("exercise")?)).collect()
    }

    /// All exercises of which a player's answers are kept.
    pub async fn exercises(&self, player: &VisitorId) -> Result<Vec<ExerciseRow>, StoreError> {
        let rows =
            sqlx::query("SELECT * FROM exercise_answer WHERE player = $1 ORDER BY at, exercise")
                .bind(player.as_str())
                .fetch_all(&self.pool)
                .await?;
        rows.iter().map(exercise).collect()
    }

    /// How a player does, by kind.
    pub async fn forms(&self, player: &VisitorId) -> Result<Vec<FormRow>, StoreError> {
        let rows = sqlx::query("SELECT * FROM exercise_form WHERE player = $1 ORDER BY kind")
            .bind(player.as_str())
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(form).collect()
    }
}

type Writing<'a> = Transaction<'a, Sqlite>;

async fn count(
    transaction: &mut Writing<'_>,
    player: &VisitorId,
    answered: Answered<'_>,
) -> Result<(), StoreError> {
    let first = Form::default();
    sqlx::query(
        "INSERT INTO exercise_form (player, kind, answers, missed, difficulty, run)
         VALUES ($1, $2, 1, $3, $4, $5)
         ON CONFLICT (player, kind) DO UPDATE SET
             answers = exercise_form.answers + 1, missed = exercise_form.missed + excluded.missed",
    )
    .bind(player.as_str())
    .bind(answered.kind.code())
    .bind(i64::from(!answered.right))
    .bind(i64::from(first.difficulty))
    .bind(i64::from(first.run))
    .execute(&mut **transaction)
    .await?;
    Ok(())
}

/// Whoever answers the same exercise once more has just seen its solution: only what is answered for
/// the first time tells how somebody does.
async fn grade(
    transaction: &mut Writing<'_>,
    player: &VisitorId,
    answered: Answered<'_>,
) -> Result<(), StoreError> {
    let row = sqlx::query("SELECT * FROM exercise_form WHERE player = $1 AND kind = $2")
        .bind(player.as_str())
        .bind(answered.kind.code())
        .fetch_one(&mut **transaction)
        .await?;
    let after = form(&row)?.form.after(answered.right);
    sqlx::query(
        "UPDATE exercise_form SET difficulty = $3, run = $4 WHERE player = $1 AND kind = $2",
    )
    .bind(player.as_str())
    .bind(answered.kind.code())
    .bind(i64::from(after.difficulty))
    .bind(i64::from(after.run))
    .execute(&mut **transaction)
    .await?;
    Ok(())
}

async fn card(
    transaction: &mut Writing<'_>,
    player: &VisitorId,
    exercise: &str,
) -> Result<Option<Card>, StoreError> {
    let row =
        sqlx::query("SELECT step, due FROM exercise_answer WHERE player = $1 AND exercise = $2")
            .bind(player.as_str())
            .bind(exercise)
            .fetch_optional(&mut **transaction)
            .await?;
    Ok(row.as_ref().map(card_of).transpose()?.flatten())
}

async fn cards(transaction: &mut Writing<'_>, player: &VisitorId) -> Result<i64, StoreError> {
    let row = sqlx::query("SELECT COUNT(due) AS cards FROM exercise_answer WHERE player = $1")
        .bind(player.as_str())
        .fetch_one(&mut **transaction)
        .await?;
    Ok(row.try_get("cards")?)
}

async fn forget(
    transaction: &mut Writing<'_>,
    player: &VisitorId,
    exercise: &str,
) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM exercise_answer WHERE player = $1 AND exercise = $2")
        .bind(player.as_str())
        .bind(exercise)
        .execute(&mut **transaction)
        .await?;
    Ok(())
}

async fn keep(
    transaction: &mut Writing<'_>,
    player: &VisitorId,
    answered: Answered<'_>,
    card: Option<Card>,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO exercise_answer
             (player, exercise, kind, answers, missed, last_right, at, step, due)
         VALUES ($1, $2, $3, 1, $4, $5, $6, $7, $8)
         ON CONFLICT (player, exercise) DO UPDATE SET
             answers = exercise_answer.answers + 1,
             missed = exercise_answer.missed + excluded.missed,
             last_right = excluded.last_right, at = excluded.at,
             step = excluded.step, due = excluded.due",
    )
    .bind(player.as_str())
    .bind(answered.exercise)
    .bind(answered.kind.code())
    .bind(i64::from(!answered.right))
    .bind(i64::from(answered.right))
    .bind(answered.at)
    .bind(card.map(|card| i64::from(card.step)))
    .bind(card.map(|card| i64::from(card.due)))
    .execute(&mut **transaction)
    .await?;
    Ok(())
}

fn exercise(row: &SqliteRow) -> Result<ExerciseRow, StoreError> {
    Ok(ExerciseRow {
        exercise: row.try_get("exercise")?,
        kind: row.try_get("kind")?,
        answers: row.try_get::<i64, _>("answers")? as u32,
        missed: row.try_get::<i64, _>("missed")? as u32,
        last_right: row.try_get::<i64, _>("last_right")? == 1,
        at: row.try_get("at")?,
        card: card_of(row)?,
    })
}

fn card_of(row: &SqliteRow) -> Result<Option<Card>, StoreError> {
    let (step, due): (Option<i64>, Option<i64>) = (row.try_get("step")?, row.try_get("due")?);
    Ok(step.zip(due).map(|(step, due)| Card { step: step as u8, due: due as Day }))
}

fn form(row: &SqliteRow) -> Result<FormRow, StoreError> {
    Ok(FormRow {
        kind: row.try_get("kind")?,
        answers: row.try_get::<i64, _>("answers")? as u32,
        missed: row.try_get::<i64, _>("missed")? as u32,
        form: Form {
            difficulty: row.try_get::<i64, _>("difficulty")? as u8,
            run: row.try_get::<i64, _>("run")? as i8,
        },
    })
}
