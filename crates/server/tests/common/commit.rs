//! A store whose commits a test can hold up or make fail.

use roque_server::store::{Append, AppendError, Commit, SqliteCommit, StoreError};
use tokio::sync::watch;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    Commit,
    /// Commits once, then fails.
    CommitOnce,
    Stall,
    Fail,
}

/// Stands before the database.
#[derive(Debug, Clone)]
pub struct Gate {
    mode: watch::Sender<Mode>,
    attempts: watch::Sender<u32>,
}

impl Default for Gate {
    fn default() -> Self {
        Self { mode: watch::Sender::new(Mode::Commit), attempts: watch::Sender::new(0) }
    }
}

impl Gate {
    pub fn set(&self, mode: Mode) {
        self.mode.send_replace(mode);
    }

    /// How many commits have been begun so far.
    pub fn attempts(&self) -> u32 {
        *self.attempts.borrow()
    }

    /// Waits until one more commit has begun than `before`.
    pub async fn attempt_after(&self, before: u32) {
        self.attempts.subscribe().wait_for(|attempts| *attempts > before).await.unwrap();
    }

    pub fn before(self, sqlite: SqliteCommit) -> impl Commit {
        Gated { gate: self, sqlite }
    }
}

struct Gated {
    gate: Gate,
    sqlite: SqliteCommit,
}

impl Commit for Gated {
    async fn commit(
        &mut self,
        group: &[Append],
    ) -> Result<Vec<Result<(), AppendError>>, StoreError> {
        self.gate.attempts.send_modify(|attempts| *attempts += 1);
        let mode = *self.gate.mode.subscribe().wait_for(|mode| *mode != Mode::Stall).await.unwrap();
        match mode {
            Mode::Fail => Err(StoreError::NotCommitted),
            Mode::CommitOnce => {
                self.gate.set(Mode::Fail);
                self.sqlite.commit(group).await
            }
            Mode::Commit | Mode::Stall => self.sqlite.commit(group).await,
        }
    }
}
