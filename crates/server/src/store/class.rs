//! Classes: who teaches, who attends, and what a class has done.

use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::row::visitor_id;
use super::{ClassCode, Store, StoreError, VisitorId};

/// A class and its teacher.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClassRow {
    pub code: ClassCode,
    pub name: String,
    pub teacher: VisitorId,
    pub teacher_name: Option<String>,
    pub pupils: u32,
}

/// One of a class.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PupilRow {
    pub player: VisitorId,
    pub number: u32,
    pub name: Option<String>,
    pub answers: u32,
    pub missed: u32,
    /// How many endings they have done.
    pub endings: u32,
}

/// How a class does with a kind of exercises.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClassFormRow {
    pub kind: String,
    pub answers: u32,
    pub missed: u32,
    /// How many pupils have missed one.
    pub pupils: u32,
}

/// Whether somebody could join.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Joined {
    /// Now, or before.
    Yes,
    /// The class has as many pupils as it may.
    Full,
}

const CLASS: &str = "SELECT class.code, class.name, class.teacher, player.name AS teacher_name,
        (SELECT COUNT(*) FROM pupil WHERE pupil.class = class.code) AS pupils
     FROM class JOIN player ON player.id = class.teacher";

impl Store {
    /// Makes a class; nothing when its teacher has as many as they may.
    pub async fn add_class(
        &self,
        teacher: &VisitorId,
        name: &str,
        at: i64,
        most: usize,
    ) -> Result<Option<ClassCode>, StoreError> {
        let code = ClassCode::random();
        // In one statement, so that two requests at once do not both find room.
        let added = sqlx::query(
            "INSERT INTO class (code, name, teacher, created)
             SELECT $1, $2, $3, $4
             WHERE (SELECT COUNT(*) FROM class WHERE teacher = $3) < $5",
        )
        .bind(code.as_str())
        .bind(name)
        .bind(teacher.as_str())
        .bind(at)
        .bind(most as i64)
        .execute(&self.pool)
        .await?;
        Ok((added.rows_affected() == 1).then_some(code))
    }

    pub async fn class(&self, code: &ClassCode) -> Result<Option<ClassRow>, StoreError> {
        let row = sqlx::query(sqlx::AssertSqlSafe(format!("{CLASS} WHERE class.code = $1")))
            .bind(code.as_str())
            .fetch_optional(&self.pool)
            .await?;
        row.as_ref().map(class).transpose()
    }

    /// The classes somebody teaches, oldest first.
    pub async fn teaching(&self, player: &VisitorId) -> Result<Vec<ClassRow>, StoreError> {
        let order = "WHERE class.teacher = $1 ORDER BY class.created, class.code";
        self.classes(player, order).await
    }

    /// The classes somebody attends, those joined first coming first.
    pub async fn attending(&self, player: &VisitorId) -> Result<Vec<ClassRow>, StoreError> {
        let order = "JOIN pupil AS me ON me.class = class.code
             WHERE me.player = $1 ORDER BY me.joined, class.code";
        self.classes(player, order).await
    }

    async fn classes(&self, player: &VisitorId, which: &str) -> Result<Vec<ClassRow>, StoreError> {
        let rows = sqlx::query(sqlx::AssertSqlSafe(format!("{CLASS} {which}")))
            .bind(player.as_str())
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(class).collect()
    }

    /// Makes somebody a pupil, with the next number.
    pub async fn join(
        &self,
        code: &ClassCode,
        player: &VisitorId,
        at: i64,
        most: usize,
    ) -> Result<Joined, StoreError> {
        sqlx::query(
            "INSERT INTO pupil (class, player, number, joined)
             SELECT $1, $2, COALESCE(MAX(number), 0) + 1, $3 FROM pupil WHERE class = $1
             HAVING COUNT(*) < $4
             ON CONFLICT (class, player) DO NOTHING",
        )
        .bind(code.as_str())
        .bind(player.as_str())
        .bind(at)
        .bind(most as i64)
        .execute(&self.pool)
        .await?;
        let joined = self.attends(code, player).await?;
        Ok(if joined { Joined::Yes } else { Joined::Full })
    }

    pub async fn attends(&self, code: &ClassCode, player: &VisitorId) -> Result<bool, StoreError> {
        let row = sqlx::query("SELECT 1 FROM pupil WHERE class = $1 AND player = $2")
            .bind(code.as_str())
            .bind(player.as_str())
            .fetch_optional(&self.pool)
            .await?;
        Ok(row.is_some())
    }

    pub async fn leave(&self, code: &ClassCode, player: &VisitorId) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM pupil WHERE class = $1 AND player = $2")
            .bind(code.as_str())
            .bind(player.as_str())
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Removes the pupil of a number; false when there is none.
    pub async fn remove_pupil(&self, code: &ClassCode, number: u32) -> Result<bool, StoreError> {
        let removed = sqlx::query("DELETE FROM pupil WHERE class = $1 AND number = $2")
            .bind(code.as_str())
            .bind(i64::from(number))
            .execute(&self.pool)
            .await?;
        Ok(removed.rows_affected() == 1)
    }

    /// Ends a class. What its pupils have learnt is theirs.
    pub async fn delete_class(&self, code: &ClassCode) -> Result<(), StoreError> {
        let mut transaction = self.pool.begin().await?;
        for statement in ["DELETE FROM pupil WHERE class = $1", "DELETE FROM class WHERE code = $1"]
        {
            sqlx::query(statement).bind(code.as_str()).execute(&mut *transaction).await?;
        }
        Ok(transaction.commit().await?)
    }

    /// The pupils of a class, in the order of joining.
    pub async fn pupils(&self, code: &ClassCode) -> Result<Vec<PupilRow>, StoreError> {
        let rows = sqlx::query(
            "SELECT pupil.player, pupil.number, player.name,
                 COALESCE(SUM(form.answers), 0) AS answers, COALESCE(SUM(form.missed), 0) AS missed,
                 (SELECT COUNT(*) FROM ending_done WHERE ending_done.player = pupil.player) AS endings
             FROM pupil
             JOIN player ON player.id = pupil.player
             LEFT JOIN exercise_form AS form ON form.player = pupil.player
             WHERE pupil.class = $1
             GROUP BY pupil.player, pupil.number, player.name
             ORDER BY pupil.number",
        )
        .bind(code.as_str())
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(pupil).collect()
    }

    /// Which pupil of a class has read which lesson, by the pupil's number.
    pub async fn lessons_of_class(
        &self,
        code: &ClassCode,
    ) -> Result<Vec<(u32, String)>, StoreError> {
        let rows = sqlx::query(
            "SELECT pupil.number, lesson_read.lesson
             FROM pupil JOIN lesson_read ON lesson_read.player = pupil.player
             WHERE pupil.class = $1 ORDER BY pupil.number, lesson_read.lesson",
        )
        .bind(code.as_str())
        .fetch_all(&self.pool)
        .await?;
        rows.iter()
            .map(|row| Ok((row.try_get::<i64, _>("number")? as u32, row.try_get("lesson")?)))
            .collect()
    }

    /// How a class does, by kind, those missed most often first.
    pub async fn forms_of_class(&self, code: &ClassCode) -> Result<Vec<ClassFormRow>, StoreError> {
        let rows = sqlx::query(
            "SELECT form.kind, SUM(form.answers) AS answers, SUM(form.missed) AS missed,
                 SUM(CASE WHEN form.missed > 0 THEN 1 ELSE 0 END) AS pupils
             FROM pupil JOIN exercise_form AS form ON form.player = pupil.player
             WHERE pupil.class = $1
             GROUP BY form.kind
             ORDER BY SUM(form.missed) DESC, SUM(form.answers) DESC, form.kind",
        )
        .bind(code.as_str())
        .fetch_all(&self.pool)
        .await?;
        rows.iter()
            .map(|row| {
                Ok(ClassFormRow {
                    kind: row.try_get("kind")?,
                    answers: row.try_get::<i64, _>("answers")? as u32,
                    missed: row.try_get::<i64, _>("missed")? as u32,
                    pupils: row.try_get::<i64, _>("pupils")? as u32,
                })
            })
            .collect()
    }

    /// The exercises that pupils of a class have missed, and how many have, most first.
    pub async fn missed_by_class(
        &self,
        code: &ClassCode,
    ) -> Result<Vec<(String, u32)>, StoreError> {
        let rows = sqlx::query(
            "SELECT answer.exercise, COUNT(*) AS pupils
             FROM pupil JOIN exercise_answer AS answer ON answer.player = pupil.player
             WHERE pupil.class = $1 AND answer.missed > 0
             GROUP BY answer.exercise
             ORDER BY COUNT(*) DESC, answer.exercise",
        )
        .bind(code.as_str())
        .fetch_all(&self.pool)
        .await?;
        rows.iter()
            .map(|row| Ok((row.try_get("exercise")?, row.try_get::<i64, _>("pupils")? as u32)))
            .collect()
    }
}

fn class(row: &SqliteRow) -> Result<ClassRow, StoreError> {
    let code: String = row.try_get("code")?;
    let code = ClassCode::parse(&code)
        .ok_or(StoreError::Unknown { what: "the class code", found: code })?;
    Ok(ClassRow {
        code,
        name: row.try_get("name")?,
        teacher: visitor_id(row.try_get("teacher")?)?,
        teacher_name: row.try_get("teacher_name")?,
        pupils: row.try_get::<i64, _>("pupils")? as u32,
    })
}

fn pupil(row: &SqliteRow) -> Result<PupilRow, StoreError> {
    Ok(PupilRow {
        player: visitor_id(row.try_get("player")?)?,
        number: row.try_get::<i64, _>("number")? as u32,
        name: row.try_get("name")?,
        answers: row.try_get::<i64, _>("answers")? as u32,
        missed: row.try_get::<i64, _>("missed")? as u32,
        endings: row.try_get::<i64, _>("endings")? as u32,
    })
}
