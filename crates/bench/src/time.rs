//! How long something took. A time is that of this thread on the processor: what else the machine
//! does costs nobody anything.

use std::time::Duration;

use cpu_time::ThreadTime;

/// Reads a clock whose origin does not matter.
pub(crate) type Clock = fn() -> Duration;

/// The time this thread has had on the processor.
pub(crate) fn processor() -> Duration {
    ThreadTime::now().as_duration()
}

/// The time on the wall, for what another process does.
pub(crate) fn wall() -> Duration {
    use std::{sync::LazyLock, time::Instant};
    static ORIGIN: LazyLock<Instant> = LazyLock::new(Instant::now);
    ORIGIN.elapsed()
}

/// What a clock says a task took, in seconds, and what the task gave.
pub(crate) fn taken<T>(clock: Clock, task: impl FnOnce() -> T) -> (f64, T) {
    let started = clock();
    let given = std::hint::black_box(task());
    ((clock().saturating_sub(started)).as_secs_f64(), given)
}

/// The middle one of some times; nothing of none.
pub(crate) fn median(mut times: Vec<f64>) -> Option<f64> {
    times.sort_by(f64::total_cmp);
    times.get(times.len() / 2).copied()
}
