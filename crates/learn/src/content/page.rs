//! One file: its prose, boards, exercises and games.

use roque_notation::fen;
use roque_rules::{Color, Position, Setup};
use roque_text::Language;

use super::fault::Complaint;
use super::markdown::{self, Heading, Link, Markdown, Piece};
use super::{Fence, Front, LONGEST, Length, MEAN, front};
use crate::diagram::{self, Diagram};
use crate::exercise::{Kind, Task};

/// A text to read.
#[derive(Debug, Clone)]
pub struct Page {
    /// In which language.
    pub language: Language,
    /// Below the folder of its language, without `.md`, such as `lessons/03-but` or `rules`.
    pub name: String,
    /// The head of a lesson; nothing for what is none.
    pub front: Option<Front>,
    /// Its headings, in order.
    pub headings: Vec<Heading>,
    /// Where it links to.
    pub links: Vec<Link>,
    /// What it is made of, in order.
    pub parts: Vec<Part>,
    /// How long its sentences are.
    pub length: Length,
    /// The blocks as they stand in the file: what the other language must have too.
    pub(super) blocks: Vec<(usize, Fence)>,
}

/// A part of a text.
#[derive(Debug, Clone)]
pub enum Part {
    /// Prose, as HTML.
    Prose(String),
    /// A board.
    Board(Box<Board>),
    /// An exercise.
    Exercise(Box<Exercise>),
    /// A game that one may begin.
    Game(MiniGame),
}

/// A board with its caption.
#[derive(Debug, Clone)]
pub struct Board {
    /// What is on it.
    pub diagram: Diagram,
    /// As HTML.
    pub caption: String,
}

/// An exercise of a lesson.
#[derive(Debug, Clone)]
pub struct Exercise {
    /// Unique in all lessons; progress is kept by it.
    pub id: String,
    /// What is asked.
    pub task: Task,
    /// From 1 to 5.
    pub difficulty: u8,
    /// The lesson's own words, as HTML; nothing when those of the kind will do.
    pub question: Option<String>,
    /// The lesson's own hint, as HTML.
    pub hint: Option<String>,
}

/// A game against the computer from a position.
#[derive(Debug, Clone)]
pub struct MiniGame {
    /// Unique in all lessons.
    pub id: String,
    /// Where it begins.
    pub start: Position,
    /// The reader's side.
    pub color: Color,
    /// The opponent's name.
    pub level: String,
    /// As HTML.
    pub caption: String,
}

impl Page {
    /// Whether it is one of the lessons.
    pub fn is_lesson(&self) -> bool {
        self.name.starts_with("lessons/")
    }

    /// The last part of its name, such as `03-but`: what a lesson is known by in both languages.
    pub fn short_name(&self) -> &str {
        self.name.rsplit('/').next().unwrap_or(&self.name)
    }

    /// Its title: of a lesson as its head tells it, else its first heading.
    pub fn title(&self) -> &str {
        match &self.front {
            Some(front) => &front.title,
            None => self.headings.first().map_or("", |heading| &heading.text),
        }
    }

    /// The exercises, in order.
    pub fn exercises(&self) -> impl Iterator<Item = &Exercise> {
        self.parts.iter().filter_map(|part| match part {
            Part::Exercise(exercise) => Some(&**exercise),
            _ => None,
        })
    }

    /// The boards, in order.
    pub fn boards(&self) -> impl Iterator<Item = &Board> {
        self.parts.iter().filter_map(|part| match part {
            Part::Board(board) => Some(&**board),
            _ => None,
        })
    }

    /// The names of the places within it that one may link to.
    pub fn anchors(&self) -> impl Iterator<Item = &str> {
        self.headings.iter().filter_map(|heading| heading.anchor.as_deref())
    }
}

/// Reads a file, and tells all that is wrong with it.
pub(super) fn read(
    language: Language,
    name: &str,
    text: &str,
    levels: &[&str],
) -> (Page, Vec<Complaint>) {
    let mut complaints = Vec::new();
    let is_lesson = name.starts_with("lessons/");
    let (front, text, first) =
        if is_lesson { front::read(text, &mut complaints) } else { (None, text, 1) };
    let Markdown { pieces, headings, links, sentences, complaints: found } =
        markdown::read(text, first);
    complaints.extend(found);
    let mut reader = Reader {
        page: Page {
            language,
            name: name.to_owned(),
            front,
            headings,
            links,
            parts: Vec::new(),
            length: Length::default(),
            blocks: Vec::new(),
        },
        sentences,
        complaints,
        levels,
    };
    for piece in pieces {
        match piece {
            Piece::Prose(prose) => reader.page.parts.push(Part::Prose(prose)),
            Piece::Block { line, info, body } => reader.block(line, &info, &body),
        }
    }
    reader.check_anchors();
    reader.measure();
    (reader.page, reader.complaints)
}

struct Reader<'a> {
    page: Page,
    sentences: Vec<markdown::Measured>,
    complaints: Vec<Complaint>,
    levels: &'a [&'a str],
}

impl Reader<'_> {
    fn complain(&mut self, line: usize, what: impl std::fmt::Display) {
        self.complaints.push(Complaint::new(line, what));
    }

    fn block(&mut self, line: usize, info: &str, body: &str) {
        let fence = match Fence::parse(info) {
            Ok(fence) => fence,
            Err(error) => return self.complain(line, error),
        };
        match fence.name.as_str() {
            "board" => self.board(line, diagram::read(&fence), body, line + 1),
            "vchess" => {
                let (first, caption) = body.split_once('\n').unwrap_or((body, ""));
                self.board(line, diagram::read_vchess(&fence, first), caption, line + 2);
            }
            "exercise" => self.exercise(line, &fence, body),
            "game" => self.game(line, &fence, body),
            other => {
                let what = format!("there is no block {other:?}: board, vchess, exercise or game");
                self.complain(line, what);
            }
        }
        self.page.blocks.push((line, fence));
    }

    /// What a block says, as HTML; nothing when it is empty.
    fn words(&mut self, body: &str, line: usize) -> Option<String> {
        let found = markdown::read(body, line);
        self.complaints.extend(found.complaints);
        self.page.links.extend(found.links);
        self.sentences.extend(found.sentences);
        for heading in found.headings {
            self.complain(heading.line, "a heading stands in no block");
        }
        let mut words = String::new();
        for piece in found.pieces {
            match piece {
                Piece::Prose(prose) => words.push_str(&prose),
                Piece::Block { line, .. } => self.complain(line, "a block stands in no other"),
            }
        }
        (!words.trim().is_empty()).then_some(words)
    }

    fn board(&mut self, line: usize, read: Result<Diagram, Vec<String>>, body: &str, first: usize) {
        let caption = self.words(body, first);
        if caption.is_none() {
            self.complain(line, "a board has a caption: write it below the first line");
        }
        match read {
            Ok(diagram) => {
                if diagram.beside && !matches!(self.page.parts.last(), Some(Part::Board(_))) {
                    self.complain(line, "nothing to stand beside: no board comes just before");
                }
                let caption = caption.unwrap_or_default();
                self.page.parts.push(Part::Board(Box::new(Board { diagram, caption })));
            }
            Err(wrong) => wrong.into_iter().for_each(|what| self.complain(line, what)),
        }
    }

    fn exercise(&mut self, line: usize, fence: &Fence, body: &str) {
        let hint_at =
            body.starts_with("hint:").then_some(0).or(body.find("\nhint:").map(|at| at + 1));
        let (question, hint) = body.split_at(hint_at.unwrap_or(body.len()));
        let hint_line = line + 1 + question.matches('\n').count();
        let question = self.words(question, line + 1);
        let hint = hint.strip_prefix("hint:").and_then(|hint| self.words(hint.trim(), hint_line));
        let id = self.id(line, fence);
        let difficulty = fence.value("difficulty").and_then(|text| text.parse().ok());
        let difficulty = difficulty.filter(|difficulty| (1..=5).contains(difficulty));
        if difficulty.is_none() {
            self.complain(line, "an exercise tells its difficulty=\"…\", from 1 to 5");
        }
        let kind = fence.value("kind").and_then(Kind::from_code);
        let Some(kind) = kind else {
            let kinds: Vec<_> = Kind::ALL.into_iter().map(Kind::code).collect();
            let what = format!("an exercise tells its kind=\"…\": one of {}", kinds.join(", "));
            return self.complain(line, what);
        };
        let mut stated = Vec::new();
        for (name, value) in &fence.attributes {
            match (name.as_str(), value) {
                ("id" | "kind" | "difficulty", _) => {}
                (name, Some(value)) => stated.push((name, value.as_str())),
                (name, None) => self.complain(line, format!("{name:?} needs a value")),
            }
        }
        match Task::read(kind, stated) {
            Err(error) => self.complain(line, error),
            Ok(task) => {
                if let (Some(id), Some(difficulty)) = (id, difficulty) {
                    let exercise = Exercise { id, task, difficulty, question, hint };
                    self.page.parts.push(Part::Exercise(Box::new(exercise)));
                }
            }
        }
    }

    fn game(&mut self, line: usize, fence: &Fence, body: &str) {
        let caption = self.words(body, line + 1);
        if caption.is_none() {
            self.complain(line, "a game says what it is about: write it below the first line");
        }
        for (name, value) in &fence.attributes {
            if !["id", "fen", "color", "level"].contains(&name.as_str()) || value.is_none() {
                let what = format!("{name:?} is no attribute of a game, or has no value");
                self.complain(line, what);
            }
        }
        let id = self.id(line, fence);
        let start = match begin(fence.value("fen")) {
            Ok(start) => Some(start),
            Err(what) => {
                self.complain(line, what);
                None
            }
        };
        let color = match fence.value("color") {
            Some("white") => Some(Color::White),
            Some("black") => Some(Color::Black),
            _ => {
                self.complain(
                    line,
                    "a game tells whose side one plays: color=\"white\" or \"black\"",
                );
                None
            }
        };
        let level = fence.value("level").filter(|level| self.levels.contains(level));
        if level.is_none() {
            let what = format!("a game tells its level=\"…\": one of {}", self.levels.join(", "));
            self.complain(line, what);
        }
        if let (Some(id), Some(start), Some(color), Some(level)) = (id, start, color, level) {
            let (level, caption) = (level.to_owned(), caption.unwrap_or_default());
            self.page.parts.push(Part::Game(MiniGame { id, start, color, level, caption }));
        }
    }

    fn id(&mut self, line: usize, fence: &Fence) -> Option<String> {
        let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        let id = fence.value("id").filter(|id| !id.is_empty() && id.bytes().all(plain));
        if id.is_none() {
            self.complain(line, "it has an id=\"…\" of small letters, digits and dashes");
        }
        id.map(str::to_owned)
    }

    /// Whatever one may want to link to has a name, and the name is nobody else's.
    fn check_anchors(&mut self) {
        let mut seen: Vec<&str> = Vec::new();
        let mut found = Vec::new();
        for heading in &self.page.headings {
            match heading.anchor.as_deref() {
                Some(anchor) if seen.contains(&anchor) => {
                    found.push((heading.line, format!("the anchor {anchor:?} stands twice")));
                }
                Some(anchor) => seen.push(anchor),
                None if heading.level > 1 => {
                    found.push((heading.line, "a heading has an anchor: write {#name}".to_owned()));
                }
                None => {}
            }
            if heading.level == 1 && self.page.is_lesson() {
                let what = "the title of a lesson is in its head: begin with ##";
                found.push((heading.line, what.to_owned()));
            }
        }
        for (line, what) in found {
            self.complain(line, what);
        }
        if !self.page.is_lesson() && self.page.headings.first().is_none_or(|first| first.level > 1)
        {
            self.complain(1, "a text begins with its title: # …");
        }
    }

    fn measure(&mut self) {
        for sentence in std::mem::take(&mut self.sentences) {
            self.page.length.add(sentence.words);
            if self.page.is_lesson() && sentence.words > LONGEST {
                let what = format!(
                    "a sentence of {} words, of at most {LONGEST}: “{} …”",
                    sentence.words, sentence.beginning
                );
                self.complain(sentence.line, what);
            }
        }
        let mean = self.page.length.mean();
        if self.page.is_lesson() && mean > MEAN {
            self.complain(
                1,
                format!("sentences have {mean:.1} words on average, of at most {MEAN}"),
            );
        }
    }
}

/// A position from which a game can be played.
fn begin(fen: Option<&str>) -> Result<Position, String> {
    let setup = fen.map_or(Ok(Setup::default()), |text| {
        fen::read_setup(text).map_err(|error| format!("fen {text:?}: {error}"))
    })?;
    let start = Position::try_from(setup)
        .map_err(|error| format!("a game begins from a position, but {error}"))?;
    match start.outcome() {
        Some(outcome) => Err(format!("the game is over before it begins: {}", outcome.code())),
        None => Ok(start),
    }
}
