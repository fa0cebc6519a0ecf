//! One game with all its variations.

use roque_notation::pgn::{self, Evaluation, NodeId, Notes, Place, Score, as_utf8};
use roque_notation::{Dialect, Letters, fen};
use roque_rules::Position;

use super::{fault, read};
use crate::shown;
use crate::wire::{Paint, PgnArrow, PgnCircle, PgnEvaluation, PgnGame, PgnNode, PgnScore, PgnTag};

/// The first game of a text that stands at this place of a whole; nothing if there is none.
pub(crate) fn show(text: &[u8], place: Place, letters: Letters) -> Option<PgnGame> {
    let text = as_utf8(text);
    let read = read(&text, place, letters)?;
    let game = read.game.as_ref();
    let result = game.map_or_else(Default::default, |game| game.result);
    let tags = game.into_iter().flat_map(pgn::Game::tags);
    Some(PgnGame {
        tags: tags
            .map(|(name, value)| PgnTag { name: name.to_owned(), value: value.to_owned() })
            .collect(),
        result: result.as_str().to_owned(),
        chess960: game.is_some_and(|game| game.dialect() == Dialect::Chess960),
        nodes: game.map(nodes).unwrap_or_default(),
        faults: read.problems.iter().map(|problem| fault::show(problem, &text, place)).collect(),
    })
}

/// The nodes of a tree, each before those that follow it. What is still to be shown is kept in a
/// list, not on the stack: variations may be as deep as they like.
fn nodes(game: &pgn::Game) -> Vec<PgnNode> {
    let mut nodes = Vec::with_capacity(1 + game.count_moves());
    let mut open = vec![(NodeId::ROOT, None, *game.start())];
    while let Some((id, parent, before)) = open.pop() {
        let after = game.position(id, &before);
        let index = nodes.len() as u32;
        nodes.push(node(game, id, parent, &before, &after));
        let first = open.len();
        open.extend(game.children(id).map(|child| (child, Some(index), after)));
        open[first..].reverse();
    }
    nodes
}

fn node(
    game: &pgn::Game,
    id: NodeId,
    parent: Option<u32>,
    before: &Position,
    after: &Position,
) -> PgnNode {
    let silent = Notes::default();
    let notes = game.notes(id).unwrap_or(&silent);
    PgnNode {
        parent,
        played: game.mv(id).map(|mv| shown::played(before, mv, after)),
        fen: fen::write(after, game.dialect()),
        over: after.outcome().is_some(),
        before: notes.before.clone(),
        comments: notes.comments.clone(),
        nags: notes.nags.iter().map(|nag| nag.0).collect(),
        evaluation: notes.evaluation.map(PgnEvaluation::from),
        clock: notes.clock,
        elapsed: notes.elapsed,
        circles: notes
            .squares
            .iter()
            .map(|mark| PgnCircle { paint: mark.paint.into(), square: mark.square.to_string() })
            .collect(),
        arrows: notes
            .arrows
            .iter()
            .map(|arrow| PgnArrow {
                paint: arrow.paint.into(),
                from: arrow.from.to_string(),
                to: arrow.to.to_string(),
            })
            .collect(),
        draw_offer: notes.draw_offer,
    }
}

impl From<Evaluation> for PgnEvaluation {
    fn from(evaluation: Evaluation) -> Self {
        let score = match evaluation.score {
            Score::Centipawns(hundredths) => PgnScore::Centipawns(hundredths),
            Score::Mate(moves) => PgnScore::Mate(moves),
        };
        Self { score, depth: evaluation.depth }
    }
}

impl From<pgn::Paint> for Paint {
    fn from(paint: pgn::Paint) -> Self {
        match paint {
            pgn::Paint::Green => Self::Green,
            pgn::Paint::Red => Self::Red,
            pgn::Paint::Yellow => Self::Yellow,
            pgn::Paint::Blue => Self::Blue,
        }
    }
}
