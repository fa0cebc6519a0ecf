//! Games to read, made up by a seeded generator of our own: the same at every run and nobody's.

use std::fmt::Write as _;

use roque_notation::{Letters, san::San};
use roque_rules::{Move, Position, Role};

use crate::random::Random;

/// What the games have beside their moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Nothing: tags, moves, results.
    Plain,
    /// A comment with a clock and an evaluation behind every move, at times a glyph, a sentence or
    /// a variation.
    Rich,
}

impl Kind {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::Rich => "rich",
        }
    }
}

/// At least so many bytes of games.
pub(crate) fn text(kind: Kind, bytes: usize) -> String {
    let mut random = Random(2026);
    let mut text = String::with_capacity(bytes + (1 << 16));
    let mut number = 0;
    while text.len() < bytes {
        number += 1;
        game(&mut text, kind, number, &mut random);
    }
    text
}

/// A move that is a little better than any: the best of a few by what it takes and where it goes.
pub(crate) fn choose(position: &Position, random: &mut Random) -> Option<Move> {
    let moves = position.legal_moves();
    let mut best = None;
    for _ in 0..3 {
        let mv = random.of(&moves)?;
        let taken = position.captured(mv).map_or(0, |(_, role)| match role {
            Role::Pawn => 2,
            Role::Knight | Role::Bishop => 4,
            _ => 6,
        });
        let file = mv.to().file() as i32;
        let score =
            taken + (3 - (2 * file - 7).abs() / 2) + 4 * i32::from(mv.promotion().is_some());
        if best.is_none_or(|(least, _)| score > least) {
            best = Some((score, mv));
        }
    }
    best.map(|(_, mv)| mv)
}

fn game(text: &mut String, kind: Kind, number: u64, random: &mut Random) {
    let mut movetext = String::new();
    let mut line = Line::new(&mut movetext);
    let mut position = Position::default();
    for ply in 0..30 + random.below(110) {
        let Some(mv) = choose(&position, random) else { break };
        let numbered = ply % 2 == 0 || kind == Kind::Rich;
        line.mv(&position, mv, numbered);
        if kind == Kind::Rich {
            beside(&mut line, &position, ply, random);
        }
        position = position.play_unchecked(mv);
        if position.outcome().is_some() {
            break;
        }
    }
    let result = match position.outcome() {
        Some(outcome) => outcome.to_string(),
        None => ["1-0", "0-1", "1/2-1/2"][random.below(3) as usize].to_owned(),
    };
    line.token(&result);
    tags(text, kind, number, &result, random);
    text.push_str(&movetext);
    text.push_str("\n\n");
}

fn tags(text: &mut String, kind: Kind, number: u64, result: &str, random: &mut Random) {
    let (year, month, day) = (2000 + random.below(26), 1 + random.below(12), 1 + random.below(28));
    let mut tags = vec![
        ("Event", format!("Open {}", random.below(500))),
        ("Site", format!("Hall {}", random.below(90))),
        ("Date", format!("{year}.{month:02}.{day:02}")),
        ("Round", (1 + random.below(11)).to_string()),
        ("White", format!("Player {}", random.below(100_000))),
        ("Black", format!("Player {}", random.below(100_000))),
        ("Result", result.to_owned()),
        ("WhiteElo", (1000 + random.below(1500)).to_string()),
        ("BlackElo", (1000 + random.below(1500)).to_string()),
        ("TimeControl", "300+3".to_owned()),
    ];
    if kind == Kind::Rich {
        tags.push(("Annotator", format!("Engine {number}")));
    }
    for (name, value) in tags {
        // Writing into a string cannot fail.
        let _ = writeln!(text, "[{name} \"{value}\"]");
    }
    text.push('\n');
}

/// What an annotator and a server write behind a move.
fn beside(line: &mut Line<'_>, before: &Position, ply: u64, random: &mut Random) {
    if random.below(12) == 0 {
        line.token(&format!("${}", 1 + random.below(6)));
    }
    let (pawns, hundredths) = (random.below(9), random.below(100));
    let left = 10_800 - 40 * ply;
    let (hours, minutes, seconds) = (left / 3600, left / 60 % 60, left % 60);
    line.token(&format!(
        "{{ [%eval {pawns}.{hundredths:02}] [%clk {hours}:{minutes:02}:{seconds:02}] }}"
    ));
    if random.below(25) == 0 {
        line.token("{ The knight is well placed here, and the pawns behind it hold. }");
    }
    if random.below(20) == 0 {
        line.token("(");
        let mut position = *before;
        for depth in 0..=random.below(5) {
            let Some(mv) = choose(&position, random) else { break };
            line.mv(&position, mv, depth == 0 || position.turn() == roque_rules::Color::White);
            position = position.play_unchecked(mv);
        }
        line.token(")");
    }
}

/// Movetext in lines of at most 79 characters.
struct Line<'a> {
    text: &'a mut String,
    start: usize,
}

impl<'a> Line<'a> {
    fn new(text: &'a mut String) -> Self {
        let start = text.len();
        Self { text, start }
    }

    fn mv(&mut self, position: &Position, mv: Move, numbered: bool) {
        if numbered {
            let dots = if position.turn() == roque_rules::Color::White { "." } else { "..." };
            self.token(&format!("{}{dots}", position.move_number()));
        }
        let mut san = String::with_capacity(8);
        San::of(position, mv).push(&mut san, Letters::ENGLISH);
        self.token(&san);
    }

    fn token(&mut self, token: &str) {
        let column = self.text.len() - self.start;
        if column > 0 && column + 1 + token.len() > 79 {
            self.text.push('\n');
            self.start = self.text.len();
        } else if column > 0 && !self.text.ends_with('(') && token != ")" {
            self.text.push(' ');
        }
        self.text.push_str(token);
    }
}
