use std::{fmt, sync::Arc, time::Duration};

use roque_notation::Dialect;
use roque_tablebase::{Material, OpenError, Tablebase};

use crate::{Level, Tables};

/// What a program may set before it asks.
#[derive(Debug, Clone)]
pub(super) struct Options {
    pub(super) hash_megabytes: usize,
    pub(super) threads: usize,
    pub(super) lines: usize,
    pub(super) overhead: Duration,
    pub(super) dialect: Dialect,
    /// Whether it plays no better than `rating`.
    pub(super) is_limited: bool,
    pub(super) rating: u16,
    pub(super) shows_odds: bool,
    pub(super) syzygy: Syzygy,
}

/// Of endgame tables.
#[derive(Debug, Clone)]
pub(super) struct Syzygy {
    pub(super) base: Option<Arc<Tablebase>>,
    pub(super) most_men: usize,
    pub(super) fifty_moves: bool,
}

impl Default for Syzygy {
    fn default() -> Self {
        Self { base: None, most_men: Material::MOST_MEN, fifty_moves: true }
    }
}

impl Syzygy {
    /// What the engine asks, if there are files.
    pub(super) fn tables(&self) -> Option<Tables> {
        let base = self.base.clone()?;
        Some(Tables::new(base, self.most_men, self.fifty_moves))
    }

    /// Takes the tables of these folders, in the order in which the system writes paths; says what
    /// they are.
    pub(super) fn open(&mut self, folders: &str) -> Result<String, OptionError> {
        if folders.is_empty() || folders == EMPTY {
            self.base = None;
            return Ok("no endgame tables are asked".to_string());
        }
        let base = Tablebase::open(std::env::split_paths(folders))?;
        let said = format!(
            "{} endgame tables of up to {} men found, {} of them with distances",
            base.count(),
            base.most_men(),
            base.count_distances()
        );
        self.base = Some(Arc::new(base));
        Ok(said)
    }
}

/// How UCI writes a text without characters.
const EMPTY: &str = "<empty>";

impl Default for Options {
    fn default() -> Self {
        Self {
            hash_megabytes: 16,
            threads: 1,
            lines: 1,
            overhead: Duration::from_millis(20),
            dialect: Dialect::Ordinary,
            is_limited: false,
            rating: WEAKEST,
            shows_odds: false,
            syzygy: Syzygy::default(),
        }
    }
}

/// An option with a value it may have.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum OptionChange {
    /// In megabytes.
    Hash(usize),
    ClearHash,
    Threads(usize),
    Lines(usize),
    Overhead(Duration),
    Dialect(Dialect),
    Limited(bool),
    Rating(u16),
    ShowsOdds(bool),
    SyzygyPath(String),
    SyzygyMen(usize),
    SyzygyFiftyMoves(bool),
    /// It makes no difference.
    Nothing,
}

impl OptionChange {
    /// Whether it touches what a search is using.
    pub(super) fn needs_rest(&self) -> bool {
        matches!(self, Self::Hash(_) | Self::ClearHash)
    }
}

/// An option as `uci` is answered about it.
pub(super) struct Declared {
    name: &'static str,
    kind: Kind,
}

enum Kind {
    Spin { default: usize, least: usize, most: usize, change: fn(usize) -> OptionChange },
    Check { default: bool, change: fn(bool) -> OptionChange },
    Button(OptionChange),
    Text { change: fn(String) -> OptionChange },
}

const WEAKEST: u16 = Level::ALL[0].rating();
const STRONGEST: u16 = Level::Full.rating();

pub(super) static DECLARED: [Declared; 14] = [
    spin("Hash", 16, 1, 1 << 20, OptionChange::Hash),
    Declared { name: "Clear Hash", kind: Kind::Button(OptionChange::ClearHash) },
    spin("Threads", 1, 1, 1024, OptionChange::Threads),
    spin("MultiPV", 1, 1, 256, OptionChange::Lines),
    // `go ponder` says all there is to know; without the option programs never send it.
    check("Ponder", false, |_| OptionChange::Nothing),
    spin("Move Overhead", 20, 0, 10_000, |number| {
        OptionChange::Overhead(Duration::from_millis(number as u64))
    }),
    check("UCI_Chess960", false, |on| {
        OptionChange::Dialect(if on { Dialect::Chess960 } else { Dialect::Ordinary })
    }),
    check("UCI_LimitStrength", false, OptionChange::Limited),
    spin("UCI_Elo", WEAKEST as usize, WEAKEST as usize, STRONGEST as usize, |number| {
        OptionChange::Rating(number as u16)
    }),
    check("UCI_ShowWDL", false, OptionChange::ShowsOdds),
    check("UCI_AnalyseMode", false, |_| OptionChange::Nothing),
    Declared { name: "SyzygyPath", kind: Kind::Text { change: OptionChange::SyzygyPath } },
    spin("SyzygyProbeLimit", Material::MOST_MEN, 0, Material::MOST_MEN, OptionChange::SyzygyMen),
    check("Syzygy50MoveRule", true, OptionChange::SyzygyFiftyMoves),
];

const fn spin(
    name: &'static str,
    default: usize,
    least: usize,
    most: usize,
    change: fn(usize) -> OptionChange,
) -> Declared {
    Declared { name, kind: Kind::Spin { default, least, most, change } }
}

const fn check(name: &'static str, default: bool, change: fn(bool) -> OptionChange) -> Declared {
    Declared { name, kind: Kind::Check { default, change } }
}

/// Why no option was changed.
#[derive(Debug, thiserror::Error)]
pub(super) enum OptionError {
    #[error("no option is called {0:?}")]
    Unknown(String),
    #[error("option {name} takes {expected}, not {given:?}")]
    Value { name: &'static str, expected: String, given: String },
    #[error("option {0} cannot change during a search: send `stop` first")]
    Thinking(String),
    #[error("option Hash left as it was: there is no room for {0} megabytes")]
    NoRoom(usize),
    #[error("option SyzygyPath left as it was: {0}")]
    Tables(#[from] OpenError),
}

impl OptionChange {
    /// Names and values are read without regard to case.
    pub(super) fn read(name: &str, value: Option<&str>) -> Result<Self, OptionError> {
        let declared = DECLARED.iter().find(|declared| declared.name.eq_ignore_ascii_case(name));
        let declared = declared.ok_or_else(|| OptionError::Unknown(name.to_string()))?;
        declared.change(value.unwrap_or(""))
    }
}

impl Declared {
    fn change(&self, value: &str) -> Result<OptionChange, OptionError> {
        let refused = |expected: String| OptionError::Value {
            name: self.name,
            expected,
            given: value.to_string(),
        };
        match &self.kind {
            Kind::Spin { least, most, change, .. } => {
                let number = value.parse().ok().filter(|number| (least..=most).contains(&number));
                let number =
                    number.ok_or_else(|| refused(format!("a number from {least} to {most}")))?;
                Ok(change(number))
            }
            Kind::Check { change, .. } => match value.to_ascii_lowercase().as_str() {
                "true" => Ok(change(true)),
                "false" => Ok(change(false)),
                _ => Err(refused("true or false".to_string())),
            },
            Kind::Button(change) => Ok(change.clone()),
            Kind::Text { change } => Ok(change(value.to_string())),
        }
    }
}

/// As `uci` is answered.
impl fmt::Display for Declared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "option name {} type ", self.name)?;
        match &self.kind {
            Kind::Spin { default, least, most, .. } => {
                write!(f, "spin default {default} min {least} max {most}")
            }
            Kind::Check { default, .. } => write!(f, "check default {default}"),
            Kind::Button(_) => write!(f, "button"),
            Kind::Text { .. } => write!(f, "string default {EMPTY}"),
        }
    }
}
