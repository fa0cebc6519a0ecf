//! The moment at which a flag falls, if nothing happens before.

use std::future::Future;

use roque_engine::Stop;
use tokio::task::AbortHandle;

/// Something to be done at a moment, and until it is done. To drop it is to call it off.
#[derive(Debug)]
pub(super) struct Alarm {
    stop: Stop,
    sleeper: AbortHandle,
}

impl Alarm {
    /// Sleeps, and then lets something be done, which must end soon after the stop is raised. What
    /// is being done is not cut short: it may be in the middle of storing events.
    pub(super) fn set<F>(
        sleep: impl Future<Output = ()> + Send + 'static,
        act: impl FnOnce(Stop) -> F + Send + 'static,
    ) -> Self
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let stop = Stop::default();
        let raised = stop.clone();
        let sleeper = tokio::spawn(async move {
            sleep.await;
            tokio::spawn(act(raised));
        });
        Self { stop, sleeper: sleeper.abort_handle() }
    }
}

impl Drop for Alarm {
    fn drop(&mut self) {
        self.stop.raise();
        self.sleeper.abort();
    }
}
