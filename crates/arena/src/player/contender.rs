//! What the command line says of a player.

use std::{fmt, str::FromStr, time::Duration};

use roque_engine::Level;

use super::{Fault, Limit, ParseLimitError, Player, level, uci, xboard};

/// A player of a tournament, before it sits down.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contender {
    /// By which it is known.
    pub name: String,
    /// As it was described.
    pub description: String,
    /// What it is.
    pub kind: Kind,
    /// What it may spend, if that differs from the others.
    pub limit: Option<Limit>,
}

/// What plays.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Kind {
    /// One of Roque's opponents, which has limits of its own.
    Level(Level),
    /// A program.
    Program {
        /// The program and its arguments; never empty.
        words: Vec<String>,
        /// What it speaks.
        protocol: Protocol,
        /// Names and values of its options.
        options: Vec<(String, String)>,
    },
}

/// How a program is spoken to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Protocol {
    /// The Universal Chess Interface.
    Uci,
    /// The protocol of xboard and `WinBoard`, version 2.
    Xboard,
}

impl Protocol {
    fn named(name: &str) -> Result<Self, ParseContenderError> {
        match name {
            "uci" => Ok(Self::Uci),
            "xboard" => Ok(Self::Xboard),
            _ => Err(ParseContenderError::Protocol(name.to_owned())),
        }
    }
}

/// A text that describes no player.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ParseContenderError {
    /// There is nothing to start.
    #[error(
        "an engine is `roque`, git:REVISION, a level (easy-1 to master-2, full) or a command, then key=value"
    )]
    Nothing,
    /// A key that means nothing.
    #[error("`{0}`: the keys are name, proto, nodes, depth, movetime, tc and option.NAME")]
    Key(String),
    /// A protocol that is not spoken here.
    #[error("`proto={0}`: write proto=uci or proto=xboard")]
    Protocol(String),
    /// A limit that is none.
    #[error(transparent)]
    Limit(#[from] ParseLimitError),
    /// The protocol of xboard cannot say it.
    #[error("xboard knows no limit of nodes: give {0} a depth, a movetime or a tc")]
    NoNodes(String),
    /// Levels are not programs.
    #[error("the level {0} takes a name and a limit, but no protocol and no options")]
    Level(String),
}

/// `roque`, a level or a command, then keys and values, all between commas:
/// `stockfish,name=sf,nodes=20000,option.Skill Level=3`.
impl FromStr for Contender {
    type Err = ParseContenderError;

    fn from_str(text: &str) -> Result<Self, ParseContenderError> {
        let mut words = text.split(',');
        let command = words.next().unwrap_or_default().trim();
        let mut contender = Self { description: text.to_owned(), ..Self::of_command(command)? };
        for word in words {
            let (key, value) =
                word.split_once('=').ok_or_else(|| ParseContenderError::Key(word.to_owned()))?;
            if let Some(limit) = Limit::of(key, value) {
                contender.limit = Some(limit?);
            } else if key == "name" {
                value.clone_into(&mut contender.name);
            } else {
                contender.set(key, value)?;
            }
        }
        Ok(contender)
    }
}

impl Contender {
    fn of_command(command: &str) -> Result<Self, ParseContenderError> {
        if let Some(level) = Level::identified(command) {
            return Ok(Self::named(command, Kind::Level(level)));
        }
        let words: Vec<String> = match command {
            "roque" => own_engine(),
            _ => command.split_whitespace().map(str::to_owned).collect(),
        };
        let program = words.first().ok_or(ParseContenderError::Nothing)?;
        let file = std::path::Path::new(program).file_stem();
        let name =
            file.filter(|_| command != "roque").map(|stem| stem.to_string_lossy().into_owned());
        let kind = Kind::Program { words, protocol: Protocol::Uci, options: Vec::new() };
        Ok(Self::named(name.as_deref().unwrap_or(command), kind))
    }

    fn named(name: &str, kind: Kind) -> Self {
        Self { name: name.to_owned(), description: String::new(), kind, limit: None }
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), ParseContenderError> {
        let Kind::Program { protocol, options, .. } = &mut self.kind else {
            return Err(ParseContenderError::Level(self.name.clone()));
        };
        match (key, key.strip_prefix("option.")) {
            ("proto", _) => *protocol = Protocol::named(value)?,
            (_, Some(name)) => options.push((name.to_owned(), value.to_owned())),
            _ => return Err(ParseContenderError::Key(format!("{key}={value}"))),
        }
        Ok(())
    }

    /// Refuses a limit that the player cannot be told.
    pub fn check(&self, limit: Limit) -> Result<(), ParseContenderError> {
        match (&self.kind, limit) {
            (Kind::Program { protocol: Protocol::Xboard, .. }, Limit::Nodes(_)) => {
                Err(ParseContenderError::NoNodes(self.name.clone()))
            }
            _ => Ok(()),
        }
    }

    /// Starts it. Answers other than moves are waited for as long as `patience` says.
    pub fn sit_down(&self, waits: Waits) -> Result<Box<dyn Player>, Fault> {
        match &self.kind {
            Kind::Level(level) => Ok(Box::new(level::Opponent::new(*level))),
            Kind::Program { words, protocol: Protocol::Uci, options } => {
                Ok(Box::new(uci::Engine::start(words, options, waits)?))
            }
            Kind::Program { words, protocol: Protocol::Xboard, options } => {
                Ok(Box::new(xboard::Engine::start(words, options, waits)?))
            }
        }
    }
}

/// How long programs are waited for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Waits {
    /// How much later than its clock allows a move may come.
    pub margin: Duration,
    /// How long an answer may take where there is no clock.
    pub patience: Duration,
}

/// The engine of this build, as a program.
fn own_engine() -> Vec<String> {
    let program = std::env::current_exe();
    let program = program.map_or("roque-arena".to_owned(), |path| path.display().to_string());
    vec![program, "uci".to_owned()]
}

impl fmt::Display for Contender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Contender, String> {
        text.parse().map_err(|error: ParseContenderError| error.to_string())
    }

    #[test]
    fn a_program_has_arguments_options_and_a_limit() {
        let text = "/opt/x/roque uci,name=base,nodes=5000,option.Skill Level=3";
        let wanted = Contender {
            name: "base".to_owned(),
            description: text.to_owned(),
            limit: Some(Limit::Nodes(5000)),
            kind: Kind::Program {
                words: vec!["/opt/x/roque".to_owned(), "uci".to_owned()],
                protocol: Protocol::Uci,
                options: vec![("Skill Level".to_owned(), "3".to_owned())],
            },
        };
        assert_eq!(read(text), Ok(wanted));
        assert_eq!(read("/opt/x/roque uci").map(|one| one.name), Ok("roque".to_owned()));
    }

    #[test]
    fn levels_are_known_by_name() {
        let hard = read("hard-2,name=h").unwrap();
        assert_eq!((hard.kind, hard.name.as_str()), (Kind::Level(Level::Hard2), "h"));
    }

    #[test]
    fn what_makes_no_sense_is_named() {
        for (text, complaint) in [
            ("", "an engine is `roque`"),
            ("sf,name", "`name`: the keys are"),
            ("sf,hash=3", "`hash=3`: the keys are"),
            ("sf,proto=cecp", "`proto=cecp`: write"),
            ("sf,nodes=0", "`nodes=0` is no limit"),
            ("easy-1,option.Hash=3", "the level easy-1 takes a name"),
        ] {
            let error = read(text).unwrap_err();
            assert!(error.starts_with(complaint), "{text}: {error}");
        }
        let phalanx = read("phalanx,proto=xboard").unwrap();
        assert!(phalanx.check(Limit::Nodes(1)).is_err());
        assert_eq!(phalanx.check(Limit::Depth(1)), Ok(()));
    }
}
