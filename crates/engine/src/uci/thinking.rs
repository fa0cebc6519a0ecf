use std::{
    sync::mpsc::{self, Receiver, Sender, TryRecvError},
    thread::{self, JoinHandle, Thread},
};

use crate::Stop;

type Task = Box<dyn FnOnce() + Send>;

/// The thread on which one search after the other runs. It sleeps between them: a system wakes a
/// thread that has slept sooner than it starts a new one.
pub(super) struct Thinker {
    /// Nothing only while it is dropped.
    tasks: Option<Sender<Task>>,
    /// Nothing once it could not be started.
    thread: Option<JoinHandle<()>>,
}

impl Thinker {
    pub(super) fn start() -> Self {
        let (tasks, asked) = mpsc::channel::<Task>();
        let run = move || asked.into_iter().for_each(|task| task());
        Self { tasks: Some(tasks), thread: thread::Builder::new().spawn(run).ok() }
    }

    /// `search` gives the answer to send. A search that panicked has said so on the standard error:
    /// its thread is gone, and the next search gets another.
    pub(super) fn begin<A: FnOnce()>(
        &mut self,
        hold: Hold,
        search: impl FnOnce(&Stop) -> A + Send + 'static,
    ) -> Thinking {
        if self.thread.as_ref().is_none_or(JoinHandle::is_finished) {
            *self = Self::start();
        }
        let stop = if hold == Hold::Ponderhit { Stop::while_pondering() } else { Stop::new() };
        let stop_seen = stop.clone();
        let (end, ended) = mpsc::channel::<()>();
        let task = move || {
            let answer = search(&stop_seen);
            let waits = || hold == Hold::Stop || stop_seen.is_pondering();
            while waits() && !stop_seen.is_raised() {
                thread::park();
            }
            answer();
            drop(end);
        };
        // Without a thread there is nobody to think: the search ends at once.
        let _ = self.tasks.as_ref().map(|tasks| tasks.send(Box::new(task)));
        Thinking { stop, ended, thread: self.thread.as_ref().map(|thread| thread.thread().clone()) }
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        drop(self.tasks.take());
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// A search, from `go` to its one answer.
pub(super) struct Thinking {
    stop: Stop,
    /// Closed when the answer has been sent.
    ended: Receiver<()>,
    thread: Option<Thread>,
}

/// Until when the answer waits, though it may be known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Hold {
    Never,
    Ponderhit,
    Stop,
}

impl Thinking {
    /// Whether the answer has yet to come.
    pub(super) fn goes_on(&self) -> bool {
        self.ended.try_recv() == Err(TryRecvError::Empty)
    }

    /// The move expected has been played.
    pub(super) fn ponder_hit(&self) {
        self.stop.ponder_hit();
        self.wake();
    }

    /// Stops the search; its answer has been sent when this returns.
    pub(super) fn end(self) {
        self.stop.raise();
        self.wake();
        let _ = self.ended.recv();
    }

    fn wake(&self) {
        if let Some(thread) = &self.thread {
            thread.unpark();
        }
    }
}
