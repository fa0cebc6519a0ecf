use std::thread::{self, JoinHandle};

use crate::Stop;

/// A search on its own thread, from `go` to its one answer.
pub(super) struct Thinking {
    stop: Stop,
    thread: JoinHandle<()>,
}

impl Thinking {
    /// `search` gives the answer to send, which waits for the stop when `wait` says so.
    pub(super) fn begin<A: FnOnce()>(
        wait: bool,
        search: impl FnOnce(&Stop) -> A + Send + 'static,
    ) -> Self {
        let stop = Stop::new();
        let stop_seen = stop.clone();
        let thread = thread::spawn(move || {
            let answer = search(&stop_seen);
            while wait && !stop_seen.is_raised() {
                thread::park();
            }
            answer();
        });
        Self { stop, thread }
    }

    /// Whether the answer has yet to come.
    pub(super) fn goes_on(&self) -> bool {
        !self.thread.is_finished()
    }

    /// Stops the search; its answer has been sent when this returns.
    pub(super) fn end(self) {
        self.stop.raise();
        self.thread.thread().unpark();
        // A search that panicked has said so on the standard error; the dialogue goes on.
        let _ = self.thread.join();
    }
}
