use roque_rules::{Move, Position};

use super::{
    Answer, Ask, Drawing, Problem, Remark, Scene, Sentence, Solution, Unfit, Verdict, listed,
    refused::played,
};

/// Get out of check in all of the ways there are: one move of each.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EscapeCheck {
    position: Position,
    /// One move of each way there is.
    ways: Vec<(Way, Move)>,
}

/// How a move answers a check. A king that takes what attacks it captures.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Way {
    Flee,
    Capture,
    Interpose,
}

impl Way {
    pub(super) const ALL: [Self; 3] = [Self::Flee, Self::Capture, Self::Interpose];
}

impl EscapeCheck {
    /// From a position in check that is not mate.
    pub fn new(position: Position) -> Result<Self, Unfit> {
        if !position.is_check() {
            return Err(Unfit::NotInCheck);
        }
        let moves = listed(&position);
        let first = |way| moves.iter().find(move |&&mv| way_of(&position, mv) == way);
        let ways = Way::ALL.into_iter().filter_map(|way| Some((way, *first(way)?)));
        let ways: Vec<_> = ways.collect();
        if ways.is_empty() { Err(Unfit::Mated) } else { Ok(Self { position, ways }) }
    }

    /// The ways out there are.
    pub(super) fn ways(&self) -> impl Iterator<Item = Way> {
        self.ways.iter().map(|(way, _)| *way)
    }

    /// What a way looks at: the checkers, or the king.
    fn forgotten(&self, way: Way) -> Remark {
        let (id, squares) = match way {
            Way::Flee => ("remark-forgot-to-flee", self.position.king(self.position.turn()).into()),
            Way::Capture => ("remark-forgot-to-capture", self.position.checkers()),
            Way::Interpose => ("remark-forgot-to-interpose", self.position.checkers()),
        };
        Remark::new(Sentence::new(id), Drawing::noted(squares))
    }
}

fn way_of(position: &Position, mv: Move) -> Way {
    let takes_checker =
        position.captured(mv).is_some_and(|(square, _)| position.checkers().contains(square));
    if takes_checker {
        Way::Capture
    } else if mv.from() == position.king(position.turn()) {
        Way::Flee
    } else {
        Way::Interpose
    }
}

impl Problem for EscapeCheck {
    fn scene(&self) -> Scene {
        Scene::of_position(&self.position)
    }

    fn question(&self) -> Sentence {
        Sentence::new("task-escape-check")
            .with("color", self.position.turn())
            .with("count", self.ways.len())
    }

    fn ask(&self) -> Ask {
        Ask::Moves
    }

    fn check(&self, answer: &Answer) -> Option<Verdict> {
        let Answer::Moves(moves) = answer else { return None };
        let (legal, refused): (Vec<_>, Vec<_>) =
            moves.iter().map(|&mv| played(&self.position, mv)).partition(Result::is_ok);
        let shown: Vec<Way> =
            legal.into_iter().flatten().map(|mv| way_of(&self.position, mv)).collect();
        let forgotten = self.ways.iter().filter(|(way, _)| !shown.contains(way));
        let forgotten = forgotten.map(|&(way, _)| self.forgotten(way));
        let remarks: Vec<_> =
            refused.into_iter().filter_map(Result::err).chain(forgotten).collect();
        Some(Verdict { right: remarks.is_empty(), remarks })
    }

    fn solution(&self) -> Solution {
        let played = |(_, mv): &(Way, Move)| (mv.from(), mv.to(), mv.promotion());
        let drawing = Drawing {
            arrows: self.ways.iter().map(|(_, mv)| (mv.from(), mv.to())).collect(),
            ..Drawing::default()
        };
        let sentence = Sentence::new("solution-escape-check").with("count", self.ways.len());
        Solution {
            answer: Answer::Moves(self.ways.iter().map(played).collect()),
            remark: Remark::new(sentence, drawing),
        }
    }

    fn hint(&self) -> Option<Remark> {
        let checkers = self.position.checkers();
        let id = if checkers.many() { "hint-escape-double-check" } else { "hint-escape-check" };
        Some(Remark::new(Sentence::new(id), Drawing::noted(checkers)))
    }
}
