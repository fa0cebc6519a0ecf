//! What was asked for on the command line.

use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

use crate::failure::Failure;

pub(crate) const USAGE: &str = "\
cargo xtask play [OPTION...]            build Roque and play it in the browser; the options go to `roque`:
                                        --lan lets the other devices of the network in
cargo xtask test [--all] [--peers DIR]  run every test: Rust, page, then a real browser
                                        --all searches deeper, --peers also runs the suites found in DIR
cargo xtask check                       formatting, lints, types, generated files
cargo xtask content                     judge the lessons: faults, length of sentences, exercises, requirements
cargo xtask bindings [--check]          write the page's types of the wire, or only compare them
cargo xtask bench perft|fen|pgn [ROUNDS]    measure the rules, or reading and writing, beside their peers
cargo xtask bench search [ROUNDS]       measure the engine beside Stockfish, and with two threads
cargo xtask arena match|report ...      play engines against each other, and rate them
cargo xtask levels ...                  how strong the opponents are, and how human
cargo xtask datagen ...                 games of the engine against itself, to learn from
cargo xtask tune ...                    fit the weights of the evaluation to such games
cargo xtask fuzz [SECONDS]              give each reader whatever comes, for 10 seconds or as many as told
cargo xtask targets                     build the crates without I/O for wasm32, and without std
cargo xtask instructions                count the instructions of the inner loops; fails if one has become dearer
cargo xtask dist                        pack the binary into dist/
cargo xtask help                        this text";

#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Task {
    Play {
        arguments: Vec<OsString>,
    },
    Test {
        depth: Depth,
        peers: Option<PathBuf>,
    },
    Check,
    Content,
    Bindings(Mode),
    Bench {
        arguments: Vec<OsString>,
    },
    /// What `roque-arena` is told.
    Arena {
        words: Vec<OsString>,
    },
    Fuzz {
        each: Duration,
    },
    Targets,
    Instructions,
    Dist,
    Help,
}

/// How far the suites that can always go further go.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Depth {
    Usual,
    Deep,
}

/// Whether a generated file is written, or compared with what would be written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mode {
    Write,
    Compare,
}

impl Task {
    /// Reads the words after `cargo xtask`.
    pub(crate) fn parse(words: impl IntoIterator<Item = OsString>) -> Result<Self, Failure> {
        let mut words = words.into_iter();
        let Some(name) = words.next() else {
            return Err(Failure::Usage("no command given".into()));
        };
        match name.to_str() {
            Some("play") => Ok(Self::Play { arguments: words.collect() }),
            Some("test") => Self::parse_test(words),
            Some("check") => nothing_more("check", words, Self::Check),
            Some("content") => nothing_more("content", words, Self::Content),
            Some("bindings") => Self::parse_bindings(words),
            Some("bench") => Ok(Self::Bench { arguments: words.collect() }),
            Some("arena") => Ok(Self::Arena { words: words.collect() }),
            Some("datagen" | "levels" | "tune") => {
                Ok(Self::Arena { words: [name].into_iter().chain(words).collect() })
            }
            Some("fuzz") => Self::parse_fuzz(words),
            Some("targets") => nothing_more("targets", words, Self::Targets),
            Some("instructions") => nothing_more("instructions", words, Self::Instructions),
            Some("dist") => nothing_more("dist", words, Self::Dist),
            Some("help" | "--help" | "-h") => Ok(Self::Help),
            _ => Err(Failure::Usage(format!("unknown command `{}`", name.display()))),
        }
    }

    fn parse_test(mut words: impl Iterator<Item = OsString>) -> Result<Self, Failure> {
        let mut depth = Depth::Usual;
        let mut peers = None;
        while let Some(word) = words.next() {
            match word.to_str() {
                Some("--all") => depth = Depth::Deep,
                Some("--peers") => {
                    let folder = words
                        .next()
                        .ok_or_else(|| Failure::Usage("`--peers` needs a folder".into()))?;
                    peers = Some(PathBuf::from(folder));
                }
                _ => return Err(unknown_option("test", &word)),
            }
        }
        Ok(Self::Test { depth, peers })
    }

    fn parse_fuzz(mut words: impl Iterator<Item = OsString>) -> Result<Self, Failure> {
        let Some(word) = words.next() else {
            return Ok(Self::Fuzz { each: Duration::from_secs(10) });
        };
        match word.to_str().map(str::parse) {
            Some(Ok(seconds @ 1..)) => {
                nothing_more("fuzz", words, Self::Fuzz { each: Duration::from_secs(seconds) })
            }
            _ => Err(Failure::Usage(format!(
                "`fuzz` takes a number of seconds, not `{}`",
                word.display()
            ))),
        }
    }

    fn parse_bindings(mut words: impl Iterator<Item = OsString>) -> Result<Self, Failure> {
        match words.next() {
            None => Ok(Self::Bindings(Mode::Write)),
            Some(word) if word == "--check" => {
                nothing_more("bindings", words, Self::Bindings(Mode::Compare))
            }
            Some(word) => Err(unknown_option("bindings", &word)),
        }
    }
}

fn nothing_more(
    command: &str,
    mut words: impl Iterator<Item = OsString>,
    task: Task,
) -> Result<Task, Failure> {
    words.next().map_or(Ok(task), |word| Err(unknown_option(command, &word)))
}

fn unknown_option(command: &str, word: &OsString) -> Failure {
    Failure::Usage(format!("`{command}` does not know `{}`", word.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<Task, String> {
        Task::parse(line.split_whitespace().map(OsString::from)).map_err(|failure| match failure {
            Failure::Usage(what) => what,
            other => panic!("bad usage has its own exit status, but this was {other:?}"),
        })
    }

    #[test]
    fn play_and_bench_pass_their_options_on_as_they_are() {
        let arguments = vec!["--lan".into(), "--listen".into(), "127.0.0.1:9000".into()];
        assert_eq!(parse("play --lan --listen 127.0.0.1:9000"), Ok(Task::Play { arguments }));
        let arguments = vec!["perft".into(), "3".into()];
        assert_eq!(parse("bench perft 3"), Ok(Task::Bench { arguments }));
    }

    #[test]
    fn the_arena_is_told_what_follows_and_its_own_commands_by_name() {
        let words = vec!["match".into(), "--pairs".into(), "10".into()];
        assert_eq!(parse("arena match --pairs 10"), Ok(Task::Arena { words }));
        let words = vec!["datagen".into(), "--seed".into(), "7".into()];
        assert_eq!(parse("datagen --seed 7"), Ok(Task::Arena { words }));
        let words = vec!["levels".into(), "--full".into()];
        assert_eq!(parse("levels --full"), Ok(Task::Arena { words }));
    }

    #[test]
    fn test_takes_its_options_in_any_order() {
        let wanted = Ok(Task::Test { depth: Depth::Deep, peers: Some("suites".into()) });
        assert_eq!(parse("test --all --peers suites"), wanted);
        assert_eq!(parse("test --peers suites --all"), wanted);
        assert_eq!(parse("test"), Ok(Task::Test { depth: Depth::Usual, peers: None }));
    }

    #[test]
    fn fuzz_takes_a_number_of_seconds() {
        let lasting = |seconds| Ok(Task::Fuzz { each: Duration::from_secs(seconds) });
        assert_eq!(parse("fuzz"), lasting(10));
        assert_eq!(parse("fuzz 300"), lasting(300));
        for wrong in ["0", "-1", "long"] {
            let complaint = format!("`fuzz` takes a number of seconds, not `{wrong}`");
            assert_eq!(parse(&format!("fuzz {wrong}")), Err(complaint));
        }
    }

    #[test]
    fn bindings_write_unless_asked_to_compare() {
        assert_eq!(parse("bindings"), Ok(Task::Bindings(Mode::Write)));
        assert_eq!(parse("bindings --check"), Ok(Task::Bindings(Mode::Compare)));
    }

    #[test]
    fn what_is_not_understood_is_named() {
        assert_eq!(parse(""), Err("no command given".into()));
        assert_eq!(parse("plya"), Err("unknown command `plya`".into()));
        assert_eq!(parse("test --deep"), Err("`test` does not know `--deep`".into()));
        assert_eq!(parse("test --peers"), Err("`--peers` needs a folder".into()));
        assert_eq!(parse("content"), Ok(Task::Content));
        assert_eq!(parse("check now"), Err("`check` does not know `now`".into()));
        assert_eq!(
            parse("bindings --check --write"),
            Err("`bindings` does not know `--write`".into())
        );
    }
}
