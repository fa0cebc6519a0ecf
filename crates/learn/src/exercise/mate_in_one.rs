use roque_rules::{Explanation, Move, Outcome, Position, WinReason, explain};

use super::{
    Answer, Ask, Drawing, Problem, Remark, Scene, Sentence, Solution, Unfit, Verdict, listed,
    refused::{mate, no_mate, played},
};

/// Mate in one move; any that mates is right.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MateInOne {
    position: Position,
    mates: Vec<Move>,
}

impl MateInOne {
    /// From a position in which some move mates.
    pub fn new(position: Position) -> Result<Self, Unfit> {
        let mates = mates(&position);
        if mates.is_empty() { Err(Unfit::NoMate) } else { Ok(Self { position, mates }) }
    }

    fn explained(&self, mv: Move) -> Remark {
        let arrow = Drawing::arrow(mv.from(), mv.to());
        let drawing = match explain(&self.position.play_unchecked(mv)) {
            Explanation::Check(check) => arrow.and(mate(&check).drawing),
            _ => arrow,
        };
        let sentence = Sentence::new("solution-mate-in-one").with_move("move", &self.position, mv);
        Remark::new(sentence, drawing)
    }
}

/// The moves that mate.
pub(super) fn mates(position: &Position) -> Vec<Move> {
    let mates = |&mv: &Move| {
        let end = position.play_unchecked(mv).outcome();
        matches!(end, Some(Outcome::Win { reason: WinReason::Checkmate, .. }))
    };
    listed(position).into_iter().filter(mates).collect()
}

impl Problem for MateInOne {
    fn scene(&self) -> Scene {
        Scene::of_position(&self.position)
    }

    fn question(&self) -> Sentence {
        Sentence::new("task-mate-in-one").with("color", self.position.turn())
    }

    fn ask(&self) -> Ask {
        Ask::Move
    }

    fn check(&self, answer: &Answer) -> Option<Verdict> {
        let Answer::Moves(moves) = answer else { return None };
        let &[mv] = moves.as_slice() else { return None };
        Some(match played(&self.position, mv) {
            Err(refused) => Verdict::wrong(refused),
            Ok(mv) if self.mates.contains(&mv) => Verdict::right_because(self.explained(mv)),
            Ok(mv) => {
                let arrow = Drawing::arrow(mv.from(), mv.to());
                let mut remarks = no_mate(&self.position.play_unchecked(mv));
                if let Some(first) = remarks.first_mut() {
                    first.drawing = std::mem::take(&mut first.drawing).and(arrow);
                }
                Verdict { right: false, remarks }
            }
        })
    }

    fn solution(&self) -> Solution {
        let mv = self.mates[0];
        Solution {
            answer: Answer::Moves(vec![(mv.from(), mv.to(), mv.promotion())]),
            remark: self.explained(mv),
        }
    }

    /// Which man it is.
    fn hint(&self) -> Option<Remark> {
        let from = self.mates[0].from();
        let role = self.position.board().role_at(from)?;
        let sentence = Sentence::new("hint-mate-in-one").with("role", role);
        Some(Remark::new(sentence, Drawing::noted(from)))
    }
}
