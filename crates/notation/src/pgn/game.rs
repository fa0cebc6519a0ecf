//! A game with its variations, as a tree.

use alloc::{
    borrow::Cow,
    boxed::Box,
    collections::BTreeMap,
    string::{String, ToString},
    vec,
    vec::Vec,
};

use roque_rules::{Move, Position};

use super::{
    Annotation, Follower, GameResult, Next, Notes, Place, Problem, RawText, Reader, Replay, Spot,
    text::decode,
};
use crate::{Dialect, Letters};

/// A game: what is known of it, where it starts, and its moves with all variations.
///
/// The moves are a tree whose nodes stand in one list, so that neither depth nor length can exhaust
/// a stack. The first node is the position at the start; the others are moves, legal where they
/// stand.
#[derive(Debug, Clone)]
pub struct Game {
    tags: BTreeMap<String, String>,
    start: Position,
    dialect: Dialect,
    nodes: Vec<Node>,
    /// How the game ended.
    pub result: GameResult,
}

/// A node of the game it was got from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(u32);

impl NodeId {
    /// The start of the game.
    pub const ROOT: Self = Self(0);
}

#[derive(Debug, Clone)]
struct Node {
    mv: Option<Move>,
    parent: NodeId,
    /// The first of the moves that follow is the line that goes on, the others its variations.
    first_child: Option<NodeId>,
    last_child: Option<NodeId>,
    next_sibling: Option<NodeId>,
    notes: Option<Box<Notes>>,
}

impl Node {
    fn new(mv: Option<Move>, parent: NodeId) -> Self {
        let (first_child, last_child, next_sibling) = (None, None, None);
        Self { mv, parent, first_child, last_child, next_sibling, notes: None }
    }
}

/// The tags that the other fields of a game say, which are therefore never kept as tags.
const DERIVED: [&str; 4] = ["Result", "FEN", "SetUp", "Variant"];

impl Default for Game {
    fn default() -> Self {
        Self::new(Position::default(), Dialect::Ordinary)
    }
}

impl Game {
    /// A game without moves.
    pub fn new(start: Position, dialect: Dialect) -> Self {
        Self {
            tags: BTreeMap::new(),
            start,
            dialect,
            nodes: vec![Node::new(None, NodeId::ROOT)],
            result: GameResult::Unknown,
        }
    }

    /// The position before the first move.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// How castling is written in the FEN of the start; also whether the game says that it is
    /// Chess960.
    pub fn dialect(&self) -> Dialect {
        self.dialect
    }

    /// The value of a tag, `Result`, `FEN`, `SetUp` and `Variant` apart.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.get(name).map(String::as_str)
    }

    /// All tags but those four, by name.
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.tags.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Sets a tag. One of the seven tag roster with the value that says nothing (`?`, for a date
    /// `????.??.??`) is the same as none; `Result`, `FEN`, `SetUp` and `Variant` are what the other
    /// fields say, and setting them does nothing. Control characters, which a tag cannot hold, are
    /// left out.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        self.keep_tag(name.to_string(), value.to_string());
    }

    fn keep_tag(&mut self, name: String, mut value: String) {
        // Where all bytes are printable ASCII, there is no control character to look for.
        if !value.bytes().all(|byte| matches!(byte, b' '..=b'~')) {
            value.retain(|letter| !letter.is_control());
        }
        let nothing = super::write::ROSTER.contains(&(&name, &value));
        if !nothing && !DERIVED.contains(&&*name) {
            self.tags.insert(name, value);
        }
    }

    /// Adds a move, the null move if there is none, behind a node: as the line that goes on if
    /// nothing follows there yet, else as another variation. The move must be legal there.
    pub fn push(&mut self, parent: NodeId, mv: Option<Move>) -> NodeId {
        let id = NodeId(self.nodes.len() as u32);
        self.nodes.push(Node::new(mv, parent));
        let parent = &mut self.nodes[parent.0 as usize];
        match parent.last_child.replace(id) {
            None => parent.first_child = Some(id),
            Some(sibling) => self.nodes[sibling.0 as usize].next_sibling = Some(id),
        }
        id
    }

    /// The number of moves, those of variations included.
    pub fn count_moves(&self) -> usize {
        self.nodes.len() - 1
    }

    /// The move of a node; none for the start, and for a null move.
    pub fn mv(&self, node: NodeId) -> Option<Move> {
        self.nodes[node.0 as usize].mv
    }

    /// The position of a node, if `before` is that of the node before.
    pub fn position(&self, node: NodeId, before: &Position) -> Position {
        match self.mv(node) {
            Some(mv) => before.play_unchecked(mv),
            None if node == NodeId::ROOT => self.start,
            None => super::replay::pass(before).unwrap_or(*before),
        }
    }

    /// The node before; the start is before itself.
    pub fn parent(&self, node: NodeId) -> NodeId {
        self.nodes[node.0 as usize].parent
    }

    /// The line that goes on behind a node, then its variations.
    pub fn children(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        let next = |id: &NodeId| self.nodes[id.0 as usize].next_sibling;
        core::iter::successors(self.nodes[node.0 as usize].first_child, next)
    }

    /// The nodes of the main line, the start left out.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> {
        let next = |id: &NodeId| self.nodes[id.0 as usize].first_child;
        core::iter::successors(next(&NodeId::ROOT), next)
    }

    /// What is written beside a move, if anything is.
    pub fn notes(&self, node: NodeId) -> Option<&Notes> {
        self.nodes[node.0 as usize].notes.as_deref()
    }

    fn said(&self, node: NodeId) -> Option<&Notes> {
        self.notes(node).filter(|notes| **notes != Notes::default())
    }

    /// What is written beside a move, to be changed.
    pub fn notes_mut(&mut self, node: NodeId) -> &mut Notes {
        self.nodes[node.0 as usize].notes.get_or_insert_default()
    }
}

/// Games are equal that are written alike, whatever the order in which their moves were added.
impl PartialEq for Game {
    fn eq(&self, other: &Self) -> bool {
        let head = |game: &Self| {
            (game.result, game.dialect, game.start.half_moves(), game.start.move_number())
        };
        if head(self) != head(other) || self.start != other.start || self.tags != other.tags {
            return false;
        }
        let mut open = vec![(NodeId::ROOT, NodeId::ROOT)];
        while let Some((own, theirs)) = open.pop() {
            let same = self.mv(own) == other.mv(theirs)
                && self.said(own) == other.said(theirs)
                && self.children(own).count() == other.children(theirs).count();
            if !same {
                return false;
            }
            open.extend(self.children(own).zip(other.children(theirs)));
        }
        true
    }
}

impl Eq for Game {}

/// What was read of one game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameRead {
    /// Where it begins.
    pub place: Place,
    /// The game as far as it could be understood; nothing if its start could not.
    pub game: Option<Game>,
    /// What is wrong with it.
    pub problems: Vec<Problem>,
}

/// Where games go when they have been read: a function, or a list that keeps them all.
pub trait Sink {
    /// Takes a game.
    fn game(&mut self, read: GameRead);
}

impl<F: FnMut(GameRead)> Sink for F {
    fn game(&mut self, read: GameRead) {
        self(read);
    }
}

impl Sink for Vec<GameRead> {
    fn game(&mut self, read: GameRead) {
        self.push(read);
    }
}

/// Builds the tree of each game it follows.
#[derive(Debug)]
pub struct Builder<S> {
    sink: S,
    /// What was wrong before the first game, or after the last.
    loose: Vec<Problem>,
    place: Option<Place>,
    problems: Vec<Problem>,
    tags: Vec<(String, String)>,
    intro: Vec<String>,
    game: Option<Game>,
    node: NodeId,
    /// Where the variations being read branch off: the moves they replace.
    outer: Vec<NodeId>,
    /// Comments before the first move of a variation.
    before: Vec<String>,
}

impl<S: Sink> Builder<S> {
    /// Gives every game to `sink` when it has ended.
    pub fn new(sink: S) -> Self {
        Self {
            sink,
            loose: Vec::new(),
            place: None,
            problems: Vec::new(),
            tags: Vec::new(),
            intro: Vec::new(),
            game: None,
            node: NodeId::ROOT,
            outer: Vec::new(),
            before: Vec::new(),
        }
    }

    /// Where the games go.
    pub fn sink(&mut self) -> &mut S {
        &mut self.sink
    }

    /// What was wrong outside of games since this was last asked.
    pub fn take_loose(&mut self) -> Vec<Problem> {
        core::mem::take(&mut self.loose)
    }

    /// Whether a variation has begun that has no move yet.
    fn at_branch(&self) -> bool {
        self.outer.last().is_some_and(|&branch| {
            self.game.as_ref().is_some_and(|game| game.parent(branch) == self.node)
        })
    }
}

impl<S: Sink> Follower for Builder<S> {
    fn begin_game(&mut self, at: Spot<'_>) {
        self.place = Some(at.place());
        self.problems = core::mem::take(&mut self.loose);
        self.tags.clear();
        self.intro.clear();
        self.game = None;
    }

    fn tag(&mut self, name: &[u8], value: RawText<'_>) {
        self.tags.push((decode(name).into_owned(), value.decode().into_owned()));
    }

    fn begin_moves(&mut self, start: &Position, dialect: Dialect) -> Next {
        let mut game = Game::new(*start, dialect);
        for (name, value) in self.tags.drain(..) {
            game.keep_tag(name, value);
        }
        for comment in self.intro.drain(..) {
            game.notes_mut(NodeId::ROOT).take_comment(&comment);
        }
        self.game = Some(game);
        self.node = NodeId::ROOT;
        self.outer.clear();
        self.before.clear();
        Next::Read
    }

    fn play(&mut self, _: &Position, mv: Option<Move>, _: &Position) {
        if let Some(game) = &mut self.game {
            self.node = game.push(self.node, mv);
            if !self.before.is_empty() {
                game.notes_mut(self.node).before.append(&mut self.before);
            }
        }
    }

    fn annotation(&mut self, annotation: Annotation) {
        let Some(game) = &mut self.game else { return };
        let notes = game.notes_mut(self.node);
        match annotation {
            Annotation::Nag(nag) => notes.nags.push(nag),
            Annotation::DrawOffer => notes.draw_offer = true,
            Annotation::EnPassant => {}
        }
    }

    fn comment(&mut self, text: RawText<'_>) {
        let text = text.decode();
        if text.is_empty() {
            return;
        }
        if self.at_branch() {
            self.before.push(text.into_owned());
            return;
        }
        match &mut self.game {
            Some(game) => game.notes_mut(self.node).take_comment(&text),
            None => self.intro.push(text.into_owned()),
        }
    }

    fn begin_variation(&mut self) -> Next {
        if let Some(game) = &self.game {
            self.outer.push(self.node);
            self.node = game.parent(self.node);
        }
        Next::Read
    }

    fn end_variation(&mut self) {
        if let Some(branch) = self.outer.pop() {
            self.node = branch;
        }
        // A variation of comments alone: they belong to the move it would have replaced.
        if let Some(game) = &mut self.game {
            for comment in self.before.drain(..) {
                game.notes_mut(self.node).take_comment(&comment);
            }
        }
    }

    fn end_game(&mut self, result: GameResult, _at: Spot<'_>) {
        while !self.outer.is_empty() {
            self.end_variation();
        }
        let mut game = self.game.take();
        if let Some(game) = &mut game {
            game.result = result;
        }
        let problems = core::mem::take(&mut self.problems);
        let place = self.place.take().unwrap_or_default();
        self.sink.game(GameRead { place, game, problems });
    }

    fn problem(&mut self, problem: Problem) {
        match self.place {
            Some(_) => self.problems.push(problem),
            None => self.loose.push(problem),
        }
    }
}

/// The games of a text, one after the other.
#[derive(Debug)]
pub struct Games<'a> {
    text: Cow<'a, [u8]>,
    start: usize,
    reader: Reader,
    replay: Replay<Builder<Vec<GameRead>>>,
}

/// Reads the games of a text that is all in memory; UTF-16 is understood if it begins with its mark.
pub fn read(text: &[u8], letters: Letters) -> Games<'_> {
    let replay = Replay::new(letters, Builder::new(Vec::new()));
    Games { text: super::buffer::as_utf8(text), start: 0, reader: Reader::new(letters), replay }
}

impl Games<'_> {
    /// What was wrong outside of games.
    pub fn take_loose(&mut self) -> Vec<Problem> {
        self.replay.follower().take_loose()
    }
}

impl Iterator for Games<'_> {
    type Item = GameRead;

    fn next(&mut self) -> Option<GameRead> {
        let progress = self.reader.advance(&self.text[self.start..], true, &mut self.replay);
        self.start += progress.consumed;
        self.replay.follower().sink().pop()
    }
}
