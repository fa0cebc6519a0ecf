//! Group commit: while one transaction is being made durable the next appends gather, and all of
//! them share the following transaction. One disk flush then serves as many games as are waiting.

use std::sync::Mutex;

use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use super::{Append, AppendError, Commit, StoreError};

/// The most appends in one transaction, so that a burst does not keep the first one waiting.
const LARGEST_GROUP: usize = 256;

type Answer = oneshot::Sender<Result<(), AppendError>>;

/// The only way into a game's log.
#[derive(Debug)]
pub(super) struct Writer {
    /// `None` once the store is closing.
    requests: Mutex<Option<mpsc::Sender<(Append, Answer)>>>,
    task: Mutex<Option<JoinHandle<()>>>,
}

impl Writer {
    pub(super) fn start(commit: impl Commit) -> Self {
        let (requests, waiting) = mpsc::channel(LARGEST_GROUP);
        let task = tokio::spawn(write_groups(commit, waiting));
        Self { requests: Mutex::new(Some(requests)), task: Mutex::new(Some(task)) }
    }

    pub(super) async fn append(&self, append: Append) -> Result<(), AppendError> {
        let requests = lock(&self.requests).clone().ok_or(StoreError::Closing)?;
        let (answer, answered) = oneshot::channel();
        requests.send((append, answer)).await.map_err(|_| StoreError::Closing)?;
        drop(requests);
        answered.await.map_err(|_| StoreError::Closing)?
    }

    pub(super) async fn close(&self) {
        drop(lock(&self.requests).take());
        let task = lock(&self.task).take();
        if let Some(task) = task
            && let Err(error) = task.await
        {
            tracing::error!(%error, "the writer ended badly");
        }
    }
}

async fn write_groups(mut commit: impl Commit, mut waiting: mpsc::Receiver<(Append, Answer)>) {
    let mut requests = Vec::with_capacity(LARGEST_GROUP);
    while waiting.recv_many(&mut requests, LARGEST_GROUP).await > 0 {
        let (group, answers): (Vec<Append>, Vec<Answer>) = requests.drain(..).unzip();
        match commit.commit(&group).await {
            Ok(results) => {
                for (answer, result) in answers.into_iter().zip(results) {
                    let _ = answer.send(result);
                }
            }
            Err(error) => {
                tracing::error!(%error, appends = group.len(), "a group of events was not stored");
                for answer in answers {
                    let _ = answer.send(Err(StoreError::NotCommitted.into()));
                }
            }
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    // Nothing inside these locks can panic half-way, so a poisoned one is still whole.
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}
