use roque_notation::Dialect;

const MOST_HASH: usize = 1024;

/// What `uci` is answered about options.
pub(super) const DECLARED: [&str; 4] = [
    "option name Hash type spin default 16 min 1 max 1024",
    "option name Clear Hash type button",
    "option name Threads type spin default 1 min 1 max 1",
    "option name UCI_Chess960 type check default false",
];

#[derive(Debug, Clone, Copy)]
pub(super) struct Options {
    pub(super) hash_megabytes: usize,
    pub(super) dialect: Dialect,
}

impl Default for Options {
    fn default() -> Self {
        Self { hash_megabytes: 16, dialect: Dialect::Ordinary }
    }
}

/// An option with a value it may have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum OptionChange {
    /// In megabytes.
    Hash(usize),
    ClearHash,
    /// There is only one.
    Threads,
    Dialect(Dialect),
}

impl OptionChange {
    /// Whether it touches what a search is using.
    pub(super) fn needs_rest(self) -> bool {
        matches!(self, Self::Hash(_) | Self::ClearHash)
    }
}

/// Why no option was changed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(super) enum OptionError {
    #[error("no option is called {0:?}")]
    Unknown(String),
    #[error("option {name} takes {expected}, not {given:?}")]
    Value { name: &'static str, expected: String, given: String },
    #[error("option {0} cannot change during a search: send `stop` first")]
    Thinking(String),
}

impl OptionChange {
    /// Names and values are read without regard to case.
    pub(super) fn read(name: &str, value: Option<&str>) -> Result<Self, OptionError> {
        let value = value.unwrap_or("");
        match name.to_ascii_lowercase().as_str() {
            "hash" => Ok(Self::Hash(spin("Hash", value, MOST_HASH)?)),
            "clear hash" => Ok(Self::ClearHash),
            "threads" => spin("Threads", value, 1).map(|_| Self::Threads),
            "uci_chess960" => Ok(Self::Dialect(if check("UCI_Chess960", value)? {
                Dialect::Chess960
            } else {
                Dialect::Ordinary
            })),
            _ => Err(OptionError::Unknown(name.to_string())),
        }
    }
}

fn spin(name: &'static str, value: &str, most: usize) -> Result<usize, OptionError> {
    value.parse().ok().filter(|number| (1..=most).contains(number)).ok_or_else(|| {
        OptionError::Value {
            name,
            expected: format!("a number from 1 to {most}"),
            given: value.to_string(),
        }
    })
}

fn check(name: &'static str, value: &str) -> Result<bool, OptionError> {
    match value.to_ascii_lowercase().as_str() {
        "true" => Ok(true),
        "false" => Ok(false),
        _ => Err(OptionError::Value {
            name,
            expected: "true or false".to_string(),
            given: value.to_string(),
        }),
    }
}
