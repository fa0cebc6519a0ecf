//! Where the computer thinks: as many searches at once as there are cores, first come first served.

use std::sync::Arc;

use roque_engine::Stop;
use tokio::sync::Semaphore;

/// Tokio's semaphore serves in order of arrival, so that no game waits behind a later one.
#[derive(Debug)]
pub struct Pool {
    cores: Arc<Semaphore>,
}

impl Pool {
    pub fn new(searches_at_once: usize) -> Self {
        Self { cores: Arc::new(Semaphore::new(searches_at_once)) }
    }

    /// Runs a search when its turn comes; `None` when it was stopped while waiting, or panicked.
    pub async fn run<T: Send + 'static>(
        &self,
        stop: &Stop,
        search: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let core = Arc::clone(&self.cores).acquire_owned().await.ok()?;
        if stop.is_raised() {
            return None;
        }
        let searching = tokio::task::spawn_blocking(move || {
            // Held by the thread itself: a core is free when the search has really ended.
            let _core = core;
            search()
        });
        match searching.await {
            Ok(found) => Some(found),
            Err(error) => {
                tracing::error!(%error, "a search ended badly");
                None
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    #[tokio::test]
    async fn searches_run_in_order_of_arrival_and_no_more_at_once_than_there_are_cores() {
        let pool = Arc::new(Pool::new(1));
        let (release, held) = mpsc::channel::<()>();
        let (ended, order) = mpsc::channel();
        let first = {
            let ended = ended.clone();
            let search = move || {
                held.recv().unwrap();
                ended.send("first").unwrap();
            };
            async { pool.run(&Stop::default(), search).await }
        };
        let second =
            async { pool.run(&Stop::default(), move || ended.send("second").unwrap()).await };
        let third = async {
            release.send(()).unwrap();
            pool.run(&Stop::default(), || "third").await
        };
        let (_, _, third) = tokio::join!(biased; first, second, third);
        assert_eq!(order.iter().collect::<Vec<_>>(), ["first", "second"]);
        assert_eq!(third, Some("third"));
    }

    #[tokio::test]
    async fn a_search_stopped_before_its_turn_never_starts() {
        let pool = Pool::new(1);
        let stop = Stop::default();
        stop.raise();
        assert_eq!(pool.run(&stop, || "searched").await, None);
    }

    #[tokio::test]
    async fn a_search_that_panics_gives_its_core_back() {
        let pool = Pool::new(1);
        let stop = Stop::default();
        assert_eq!(pool.run(&stop, || panic!("a bug")).await, None::<()>);
        assert_eq!(pool.run(&stop, || "next").await, Some("next"));
    }
}
