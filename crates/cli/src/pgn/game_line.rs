//! A game as a line of JSON.

use std::collections::BTreeMap;

use roque_notation::{
    Dialect, Letters, fen,
    pgn::{Arrow, ColoredSquare, Game, GameRead, NodeId, Notes},
    san, uci,
};
use roque_rules::{Move, Position};
use roque_server::wire::{PgnArrow, PgnCircle, PgnEvaluation};
use serde::Serialize;

use super::problem::{self, ProblemLine};

/// The shape of the JSON, which scripts rely on.
#[derive(Debug, Serialize)]
pub(super) struct GameLine<'a> {
    file: &'a str,
    /// From 1, in its file.
    game: u64,
    line: u64,
    offset: u64,
    #[serde(flatten)]
    moves: Option<Moves<'a>>,
    errors: Vec<ProblemLine>,
    warnings: Vec<ProblemLine>,
}

/// What there is of a game whose start is understood.
#[derive(Debug, Serialize)]
struct Moves<'a> {
    /// All but `Result`, `FEN`, `SetUp` and `Variant`, which the rest says.
    tags: BTreeMap<&'a str, &'a str>,
    result: &'static str,
    /// The start.
    fen: String,
    chess960: bool,
    /// The main line.
    uci: Vec<String>,
    /// The same.
    san: Vec<String>,
    /// Everything, as a tree in one list, where something stands beside the main line.
    nodes: Option<Vec<Node<'a>>>,
}

/// A move of the tree, or its start.
#[derive(Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
struct Node<'a> {
    /// The place in the list of the node before; none for the start.
    parent: Option<usize>,
    /// None for the start, and `0000` for the null move of an analysis.
    uci: Option<String>,
    /// None for the start, and `--` for the null move.
    san: Option<String>,
    /// Comments before the move.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    before: &'a [String],
    /// Comments after it.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    comments: &'a [String],
    /// Numeric annotation glyphs: 1 is `!`, 2 is `?`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    nags: Vec<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    evaluation: Option<PgnEvaluation>,
    /// In milliseconds, as is the next.
    #[serde(skip_serializing_if = "Option::is_none")]
    clock: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    elapsed: Option<u64>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    circles: Vec<PgnCircle>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    arrows: Vec<PgnArrow>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    draw_offer: bool,
}

impl<'a> GameLine<'a> {
    pub(super) fn of(file: &'a str, number: u64, read: &'a GameRead, letters: Letters) -> Self {
        let [errors, warnings] = problem::sorted(&read.problems);
        Self {
            file,
            game: number,
            line: read.place.line,
            offset: read.place.offset,
            moves: read.game.as_ref().map(|game| Moves::of(game, letters)),
            errors,
            warnings,
        }
    }
}

impl<'a> Moves<'a> {
    fn of(game: &'a Game, letters: Letters) -> Self {
        let (mut uci, mut san) = (Vec::new(), Vec::new());
        let mut position = *game.start();
        for node in game.main_line() {
            uci.push(write_uci(game, &position, game.mv(node)));
            san.push(write_san(&position, game.mv(node), letters));
            position = game.position(node, &position);
        }
        let main_line = || std::iter::once(NodeId::ROOT).chain(game.main_line());
        let is_bare = game.count_moves() == uci.len()
            && main_line().all(|node| game.notes(node).is_none_or(|it| *it == Notes::default()));
        Self {
            tags: game.tags().collect(),
            result: game.result.as_str(),
            fen: fen::write(game.start(), game.dialect()),
            chess960: game.dialect() == Dialect::Chess960,
            uci,
            san,
            nodes: (!is_bare).then(|| nodes(game, letters)),
        }
    }
}

/// The start, then each move behind the one it follows, the line that goes on before its variations.
/// What is still to be told is kept in a list: variations may be as deep as they like.
fn nodes(game: &Game, letters: Letters) -> Vec<Node<'_>> {
    let mut nodes = Vec::with_capacity(1 + game.count_moves());
    let mut open = vec![(NodeId::ROOT, None, *game.start())];
    while let Some((id, parent, before)) = open.pop() {
        let after = game.position(id, &before);
        let written = parent.map(|_| {
            (write_uci(game, &before, game.mv(id)), write_san(&before, game.mv(id), letters))
        });
        let index = nodes.len();
        nodes.push(Node::of(game.notes(id), parent, written));
        let first = open.len();
        open.extend(game.children(id).map(|child| (child, Some(index), after)));
        open[first..].reverse();
    }
    nodes
}

fn write_uci(game: &Game, before: &Position, mv: Option<Move>) -> String {
    mv.map_or_else(|| "0000".to_owned(), |mv| uci::write(before, mv, game.dialect()))
}

fn write_san(before: &Position, mv: Option<Move>, letters: Letters) -> String {
    mv.map_or_else(|| "--".to_owned(), |mv| san::write(before, mv, letters))
}

impl<'a> Node<'a> {
    fn of(
        notes: Option<&'a Notes>,
        parent: Option<usize>,
        written: Option<(String, String)>,
    ) -> Self {
        let (uci, san) = written.unzip();
        let silent = Self { parent, uci, san, ..Self::default() };
        let Some(notes) = notes else { return silent };
        let circle = |one: &ColoredSquare| PgnCircle {
            paint: one.paint.into(),
            square: one.square.to_string(),
        };
        let arrow = |one: &Arrow| PgnArrow {
            paint: one.paint.into(),
            from: one.from.to_string(),
            to: one.to.to_string(),
        };
        Self {
            before: &notes.before,
            comments: &notes.comments,
            nags: notes.nags.iter().map(|nag| nag.0).collect(),
            evaluation: notes.evaluation.map(PgnEvaluation::from),
            clock: notes.clock,
            elapsed: notes.elapsed,
            circles: notes.squares.iter().map(circle).collect(),
            arrows: notes.arrows.iter().map(arrow).collect(),
            draw_offer: notes.draw_offer,
            ..silent
        }
    }
}
