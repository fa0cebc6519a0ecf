//! One stream read by several threads, its answers in order.

use std::{
    collections::BTreeMap,
    io::{self, Read},
    sync::{Mutex, mpsc},
    thread,
};

use roque_notation::{
    Letters,
    pgn::{Part, Splitter},
};

use super::{
    From, Input,
    source::{Source, Unreadable},
};

/// The least length of a part, in bytes: so little that many threads together need little memory.
const PART: usize = 1 << 18;

/// What is done with a stream: parts of it are read at the same time, their answers taken in order.
pub(crate) trait Work: Sync {
    /// What comes out of a part.
    type Answer: Send;

    /// Reads a part. `remark` is said of a file once, with its first part.
    fn read(
        &self,
        source: &str,
        part: &Part,
        letters: Letters,
        remark: Option<&str>,
    ) -> Self::Answer;
}

/// Reads a source and gives `take` the answers in the order of the file. What `take` fails with
/// ends it all.
pub(crate) fn read<W: Work>(
    source: &Source,
    input: &Input,
    work: &W,
    mut take: impl FnMut(W::Answer) -> io::Result<()>,
) -> Result<(), Box<dyn std::error::Error>> {
    let (stream, bar) = source.open()?;
    let (from, threads) = (input.from, input.threads());
    // A part is on its way until its answer is taken, and there are no more than two a thread.
    let (begun, on_their_way) = mpsc::sync_channel(2 * threads);
    let (part_sender, parts) = mpsc::sync_channel::<(usize, Letters, Option<String>, Part)>(1);
    let (answer_sender, answers) = mpsc::sync_channel(threads);
    let parts = Mutex::new(parts);
    let outcome = thread::scope(|scope| {
        let splitting = scope.spawn(move || split(stream, from, &begun, &part_sender));
        for _ in 0..threads {
            let answer_sender = answer_sender.clone();
            let parts = &parts;
            scope.spawn(move || {
                while let Ok((index, letters, remark, part)) = next(parts) {
                    let answer = work.read(&source.name, &part, letters, remark.as_deref());
                    if answer_sender.send((index, answer)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(answer_sender);
        let mut waiting = BTreeMap::new();
        let mut wanted = 0;
        for (index, answer) in &answers {
            waiting.insert(index, answer);
            while let Some(answer) = waiting.remove(&wanted) {
                take(answer)?;
                wanted += 1;
                // There is one: that of this answer.
                let _ = on_their_way.try_recv();
            }
        }
        drop(answers);
        drop(on_their_way);
        let split = splitting.join().map_err(|_| io::Error::other("reading broke off"))?;
        split.map_err(|error| Unreadable::new(&source.name, error).into())
    });
    bar.finish_and_clear();
    outcome
}

fn next<T>(parts: &Mutex<mpsc::Receiver<T>>) -> Result<T, mpsc::RecvError> {
    parts.lock().map_err(|_| mpsc::RecvError)?.recv()
}

fn split(
    mut stream: Box<dyn Read + Send>,
    from: From,
    begun: &mpsc::SyncSender<()>,
    parts: &mpsc::SyncSender<(usize, Letters, Option<String>, Part)>,
) -> io::Result<()> {
    let mut splitter = Splitter::with_parts_of(PART);
    let mut letters = None;
    let mut index = 0;
    while let Some(part) = splitter.next(|buffer| stream.read(buffer))? {
        let (letters, remark) = if let Some(letters) = letters {
            (letters, None)
        } else {
            let (found, remark) = from.of(&part.text);
            letters = Some(found);
            (found, remark)
        };
        let sent = begun.send(()).is_ok() && parts.send((index, letters, remark, part)).is_ok();
        if !sent {
            return Ok(());
        }
        index += 1;
    }
    Ok(())
}
