//! A program that is spoken to in lines, and waited for no longer than one wishes.

use std::{
    io::{BufRead as _, BufReader, Read, Write as _},
    process::{Child, ChildStdin, Command, Stdio},
    sync::mpsc::{self, Receiver, RecvTimeoutError},
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

use super::Fault;

/// What a program may say on its standard error before it crashes: only the end is kept.
const LAST_WORDS: usize = 400;
/// How long a program may take to end by itself once it is told to.
const FAREWELL: Duration = Duration::from_millis(500);

pub(super) struct Process {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    complaints: Option<JoinHandle<String>>,
}

/// Why no line came.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Silence {
    /// The moment has passed.
    TooLate,
    /// The program has ended.
    Ended,
}

impl Process {
    pub(super) fn start(words: &[String]) -> Result<Self, Fault> {
        let (program, arguments) = words.split_first().map_or(("", words), |(a, b)| (a, b));
        let not_started =
            |error: std::io::Error| Fault::Crash(format!("could not start `{program}`: {error}"));
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(not_started)?;
        let streams = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let (Some(input), Some(output), Some(errors)) = streams else {
            return Err(Fault::Crash(format!("`{program}` has no standard streams")));
        };
        let (sender, lines) = mpsc::channel();
        thread::spawn(move || {
            for line in BufReader::new(output).split(b'\n').map_while(Result::ok) {
                if sender.send(String::from_utf8_lossy(&line).trim().to_owned()).is_err() {
                    break;
                }
            }
        });
        let complaints = Some(thread::spawn(move || end_of(errors)));
        Ok(Self { child, input, lines, complaints })
    }

    /// Says a line. That nobody listens any more shows when the answer is waited for.
    pub(super) fn say(&mut self, line: &str) {
        let _ = self.input.write_all(format!("{line}\n").as_bytes());
    }

    /// The next line, if one comes before the deadline.
    pub(super) fn hear(&self, deadline: Instant) -> Result<String, Silence> {
        let left = deadline.saturating_duration_since(Instant::now());
        self.lines.recv_timeout(left).map_err(|error| match error {
            RecvTimeoutError::Timeout => Silence::TooLate,
            RecvTimeoutError::Disconnected => Silence::Ended,
        })
    }

    /// The first thing found in the lines to come.
    pub(super) fn wait_for<T>(
        &self,
        deadline: Instant,
        mut find: impl FnMut(&str) -> Option<T>,
    ) -> Result<T, Silence> {
        loop {
            if let Some(found) = find(&self.hear(deadline)?) {
                return Ok(found);
            }
        }
    }

    /// The fault of a program that does not answer a question, for which there is no clock.
    pub(super) fn fault(&mut self, silence: Silence, question: &str, since: Instant) -> Fault {
        match silence {
            Silence::TooLate => {
                Fault::Hang { question: question.to_owned(), waited: since.elapsed() }
            }
            Silence::Ended => self.crash(),
        }
    }

    /// How it ended, with its last words.
    fn crash(&mut self) -> Fault {
        // Its output is closed, but it may still be there.
        let _ = self.child.kill();
        let status = self.child.wait().map_or_else(|error| error.to_string(), |it| it.to_string());
        let words = self.complaints.take().and_then(|thread| thread.join().ok());
        let words = words.filter(|words| !words.is_empty());
        Fault::Crash(words.map_or(status.clone(), |words| format!("{status}: {words}")))
    }
}

/// The end of what a program says, on one line.
fn end_of(mut stream: impl Read) -> String {
    let mut kept = Vec::new();
    let mut chunk = [0; 1024];
    while let Ok(count @ 1..) = stream.read(&mut chunk) {
        kept.extend_from_slice(&chunk[..count]);
        kept.drain(..kept.len().saturating_sub(LAST_WORDS));
    }
    String::from_utf8_lossy(&kept).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// It is told to go, and made to if it does not.
impl Drop for Process {
    fn drop(&mut self) {
        self.say("quit");
        let deadline = Instant::now() + FAREWELL;
        while Instant::now() < deadline {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return;
            }
            thread::sleep(Duration::from_millis(5));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
