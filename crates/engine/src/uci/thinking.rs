use std::thread::{self, JoinHandle};

use crate::Stop;

/// A search on its own thread, from `go` to its one answer.
pub(super) struct Thinking {
    stop: Stop,
    thread: JoinHandle<()>,
}

/// Until when the answer waits, though it may be known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Hold {
    Never,
    Ponderhit,
    Stop,
}

impl Thinking {
    /// `search` gives the answer to send.
    pub(super) fn begin<A: FnOnce()>(
        hold: Hold,
        search: impl FnOnce(&Stop) -> A + Send + 'static,
    ) -> Self {
        let stop = if hold == Hold::Ponderhit { Stop::while_pondering() } else { Stop::new() };
        let stop_seen = stop.clone();
        let thread = thread::spawn(move || {
            let answer = search(&stop_seen);
            let waits = || hold == Hold::Stop || stop_seen.is_pondering();
            while waits() && !stop_seen.is_raised() {
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

    /// The move expected has been played.
    pub(super) fn ponder_hit(&self) {
        self.stop.ponder_hit();
        self.thread.thread().unpark();
    }

    /// Stops the search; its answer has been sent when this returns.
    pub(super) fn end(self) {
        self.stop.raise();
        self.thread.thread().unpark();
        // A search that panicked has said so on the standard error; the dialogue goes on.
        let _ = self.thread.join();
    }
}
