use std::{fmt, str::FromStr};

use crate::Colors;
use crate::rulebook::{
    Agreement, AnnounceCheck, CountRule, DeadRule, Penalty, Rulebook, Search, TakeBack, WinTest,
};

/// A rulebook with a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Preset {
    /// A game against the computer: the endings of FIDE, and free take-backs.
    Solo,
    /// The FIDE Laws of Chess in force since 1 January 2023.
    Fide,
    /// Among friends: FIDE's claims, a draw agreed at any time, material instead of dead positions.
    CommentJouer,
    /// The program declares what it can count; nothing is claimed or offered.
    EchecRoyal,
    /// FIDE for beginners, who may let each other take a move back.
    Initiation,
    /// Mate, stalemate and the third repetition; made for Chess960.
    Vchess,
    /// A school or company club: touch-move, « échec » said aloud, the third repetition declared.
    Club,
}

impl Preset {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Solo,
        Self::Fide,
        Self::CommentJouer,
        Self::EchecRoyal,
        Self::Initiation,
        Self::Vchess,
        Self::Club,
    ];

    /// Its kebab-case name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Solo => "solo",
            Self::Fide => "fide",
            Self::CommentJouer => "comment-jouer",
            Self::EchecRoyal => "echec-royal",
            Self::Initiation => "initiation",
            Self::Vchess => "vchess",
            Self::Club => "club",
        }
    }

    /// What it says.
    pub const fn rulebook(self) -> Rulebook {
        match self {
            Self::Solo => Rulebook::SOLO,
            Self::Fide => Rulebook::FIDE,
            Self::CommentJouer => Rulebook::COMMENT_JOUER,
            Self::EchecRoyal => Rulebook::ECHEC_ROYAL,
            Self::Initiation => Rulebook::INITIATION,
            Self::Vchess => Rulebook::VCHESS,
            Self::Club => Rulebook::CLUB,
        }
    }
}

/// What a new game under a preset begins with unless the players choose otherwise. None of it is a
/// rule: every rulebook may be played from any array, with any clock and either side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Proposal {
    /// Whether it begins from an array of Chess960 drawn by lot.
    pub chess960: bool,
    /// Which side the player of a game against the computer takes.
    pub colors: Colors,
    /// How moves are shown.
    pub notation: Notation,
}

/// How moves are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Notation {
    /// As the reader's language writes them.
    OfLanguage,
    /// With figurines.
    Figurines,
}

impl Preset {
    /// What a new game begins with. No preset has a clock of its own.
    pub const fn proposal(self) -> Proposal {
        let usual = Proposal {
            chess960: false,
            colors: Colors::DrawnThenSwapped,
            notation: Notation::OfLanguage,
        };
        match self {
            Self::EchecRoyal => {
                Proposal { colors: Colors::White, notation: Notation::Figurines, ..usual }
            }
            Self::Vchess => Proposal { chess960: true, ..usual },
            _ => usual,
        }
    }
}

impl fmt::Display for Preset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// No rulebook has this name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "no rulebook is called {0:?}; there are solo, fide, comment-jouer, echec-royal, initiation, vchess and club"
)]
pub struct UnknownPreset(pub String);

impl FromStr for Preset {
    type Err = UnknownPreset;

    /// By name; `club-sncf` is another name of `club`.
    fn from_str(name: &str) -> Result<Self, UnknownPreset> {
        if name == "club-sncf" {
            return Ok(Self::Club);
        }
        Self::ALL
            .into_iter()
            .find(|preset| preset.name() == name)
            .ok_or_else(|| UnknownPreset(name.to_owned()))
    }
}

impl Rulebook {
    /// [`Preset::Fide`].
    pub const FIDE: Self = Self {
        threefold: CountRule::Claim,
        fivefold: true,
        fifty: CountRule::Claim,
        seventyfive: true,
        dead: DeadRule::Full,
        agreement: Agreement::AfterPlies(2),
        resign_test: WinTest::Fide,
        flag_test: WinTest::Fide,
        take_back: TakeBack::Never,
        touch_move: false,
        announce_check: AnnounceCheck::Off,
        wrong_claim: Penalty::Fide,
        search: Search::USUAL,
    };

    /// [`Preset::Solo`].
    pub const SOLO: Self =
        Self { take_back: TakeBack::Free, wrong_claim: Penalty::None, ..Self::FIDE };

    /// [`Preset::CommentJouer`].
    pub const COMMENT_JOUER: Self = Self {
        dead: DeadRule::Material,
        agreement: Agreement::AfterPlies(0),
        resign_test: WinTest::None,
        flag_test: WinTest::Material,
        take_back: TakeBack::ByAgreement,
        wrong_claim: Penalty::None,
        ..Self::FIDE
    };

    /// [`Preset::EchecRoyal`].
    pub const ECHEC_ROYAL: Self = Self {
        threefold: CountRule::Off,
        fivefold: false,
        fifty: CountRule::Auto,
        seventyfive: false,
        dead: DeadRule::Material,
        agreement: Agreement::Off,
        resign_test: WinTest::None,
        flag_test: WinTest::Material,
        wrong_claim: Penalty::None,
        ..Self::FIDE
    };

    /// [`Preset::Initiation`].
    pub const INITIATION: Self = Self {
        take_back: TakeBack::ByAgreement,
        announce_check: AnnounceCheck::Optional,
        wrong_claim: Penalty::None,
        ..Self::FIDE
    };

    /// [`Preset::Vchess`].
    pub const VCHESS: Self = Self {
        threefold: CountRule::Auto,
        fivefold: false,
        fifty: CountRule::Off,
        seventyfive: false,
        dead: DeadRule::Off,
        agreement: Agreement::Off,
        resign_test: WinTest::None,
        wrong_claim: Penalty::None,
        ..Self::FIDE
    };

    /// [`Preset::Club`].
    pub const CLUB: Self = Self {
        threefold: CountRule::Auto,
        fivefold: false,
        seventyfive: false,
        dead: DeadRule::Material3,
        agreement: Agreement::AfterPlies(0),
        resign_test: WinTest::None,
        flag_test: WinTest::Material,
        touch_move: true,
        announce_check: AnnounceCheck::Required,
        wrong_claim: Penalty::None,
        ..Self::FIDE
    };

    /// Whether games end by these rules as by the Laws of FIDE, whatever etiquette they bind to.
    pub fn ends_as_fide(&self) -> bool {
        let Self { take_back, touch_move, announce_check, wrong_claim, .. } = Self::FIDE;
        Self { take_back, touch_move, announce_check, wrong_claim, ..*self } == Self::FIDE
    }

    /// The name of these rules, if they have one.
    pub fn preset(&self) -> Option<Preset> {
        Preset::ALL.into_iter().find(|preset| preset.rulebook() == *self)
    }
}
