use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use roque_notation::Letters;
use roque_rules::{Bitboard, Color, Outcome, Problem, Reason, Square, Warning, Winnability};

use crate::Language;

/// The sentences of one language.
pub struct Texts {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Texts {
    /// Reads the sentences of a language; they are part of the program.
    pub fn new(language: Language) -> Self {
        let mut bundle = FluentBundle::new(vec![language.identifier()]);
        bundle.set_use_isolating(false);
        for source in sources(language) {
            // What of a file does not parse is left out, and the tests find it missing.
            let resource =
                FluentResource::try_new(source.to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Self { language, bundle }
    }

    /// In which language they are.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The letters of pieces in this language.
    pub fn letters(&self) -> Letters {
        match self.language {
            Language::French => Letters::FRENCH,
            Language::English => Letters::ENGLISH,
        }
    }

    /// Why a move is refused.
    pub fn reason(&self, reason: &Reason) -> String {
        let args = reason.role().map(|role| ("role", role.code().to_owned()));
        self.say(&format!("refusal-{}", reason.code()), args)
    }

    /// How a game ended: the name of the rule.
    pub fn outcome(&self, outcome: Outcome) -> String {
        self.say(&format!("result-{}", outcome.code()), None)
    }

    /// Whether a side can still mate by some series of legal moves.
    pub fn winnability(&self, winner: Color, answer: &Winnability) -> String {
        let color = ("color", winner.code().to_owned());
        self.say(&format!("mate-{}", answer.code()), [color])
    }

    /// The name of an opponent: `easy`, `medium`, `hard` or `expert`.
    pub fn level(&self, id: &str) -> String {
        self.say(&format!("level-{id}"), None)
    }

    /// What makes a position impossible.
    pub fn problem(&self, problem: &Problem) -> String {
        self.position(problem.code(), problem.color(), problem.squares())
    }

    /// What tells that no game reaches a position.
    pub fn warning(&self, warning: &Warning) -> String {
        self.position(warning.code(), warning.color(), warning.squares())
    }

    fn position(&self, code: &str, color: Option<Color>, squares: Bitboard) -> String {
        let color = color.map(|color| ("color", color.code().to_owned()));
        let squares = ("squares", list(squares));
        self.say(&format!("position-{code}"), color.into_iter().chain([squares]))
    }

    /// The sentence of an identifier, or the identifier itself when there is none.
    pub fn say(&self, id: &str, args: impl IntoIterator<Item = (&'static str, String)>) -> String {
        self.format(id, &args.into_iter().collect())
    }

    /// The same for a sentence that may choose its plural by a number.
    pub fn tell(&self, id: &str, names: &[(&'static str, Value)]) -> String {
        let told = names.iter().map(|(name, value)| (*name, FluentValue::from(value.clone())));
        self.format(id, &told.collect())
    }

    fn format(&self, id: &str, args: &FluentArgs<'_>) -> String {
        let pattern = self.bundle.get_message(id).and_then(|message| message.value());
        pattern.map_or_else(
            || id.to_owned(),
            |pattern| self.bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned(),
        )
    }
}

/// What stands on every page, what the arbiter says, also of boards that are no position, what
/// exercises say, and what stands around a text to read.
const fn sources(language: Language) -> [&'static str; 6] {
    match language {
        Language::French => [
            include_str!("../../../locales/fr/page.ftl"),
            include_str!("../../../locales/fr/new-game.ftl"),
            include_str!("../../../locales/fr/rules.ftl"),
            include_str!("../../../locales/fr/positions.ftl"),
            include_str!("../../../locales/fr/learn.ftl"),
            include_str!("../../../locales/fr/reading.ftl"),
        ],
        Language::English => [
            include_str!("../../../locales/en/page.ftl"),
            include_str!("../../../locales/en/new-game.ftl"),
            include_str!("../../../locales/en/rules.ftl"),
            include_str!("../../../locales/en/positions.ftl"),
            include_str!("../../../locales/en/learn.ftl"),
            include_str!("../../../locales/en/reading.ftl"),
        ],
    }
}

/// What a sentence names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Value {
    /// A word, a square, or a code that the sentence chooses by.
    Text(String),
    /// A number, which the sentence may choose its plural by.
    Number(usize),
}

impl From<Value> for FluentValue<'_> {
    fn from(value: Value) -> Self {
        match value {
            Value::Text(text) => text.into(),
            Value::Number(number) => number.into(),
        }
    }
}

impl std::fmt::Debug for Texts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Texts").field("locales", &self.bundle.locales).finish_non_exhaustive()
    }
}

fn list(squares: Bitboard) -> String {
    squares.into_iter().map(|square: Square| square.to_string()).collect::<Vec<_>>().join(", ")
}
