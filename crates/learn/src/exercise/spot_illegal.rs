use std::collections::BTreeSet;

use roque_rules::{Position, Rank, Role, Square, why_not};

use super::{
    Answer, Ask, Choice, Drawing, Problem, Remark, Scene, Sentence, Solution, Unfit, Verdict,
    refused::{refusal, role_on},
};

/// Which of these moves is illegal? Exactly one is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SpotIllegal {
    position: Position,
    moves: Vec<(Square, Square)>,
    /// Its number among the moves.
    illegal: usize,
}

impl SpotIllegal {
    /// Of moves by where they begin and end; a king castles by going two squares.
    pub fn new(position: Position, moves: Vec<(Square, Square)>) -> Result<Self, Unfit> {
        if moves.iter().collect::<BTreeSet<_>>().len() < moves.len() {
            return Err(Unfit::TwiceTheSame);
        }
        let refused = |&(from, to): &(Square, Square)| refused(&position, from, to).is_some();
        let count = moves.iter().filter(|mv| refused(mv)).count();
        match moves.iter().position(refused) {
            Some(illegal) if count == 1 => Ok(Self { position, moves, illegal }),
            _ => Err(Unfit::IllegalMoves(count)),
        }
    }
}

/// Why a man does not go there, whatever a pawn would become.
fn refused(position: &Position, from: Square, to: Square) -> Option<Remark> {
    let last_rank = to.rank() == Rank::Eighth.relative_to(position.turn());
    let promotes = last_rank && position.board().role_at(from) == Some(Role::Pawn);
    let to_play = roque_notation::uci::castling_meant(position, from, to);
    let meant = to_play.map_or(to, roque_rules::Move::to);
    let reason = why_not(position, from, meant, promotes.then_some(Role::Queen))?;
    Some(refusal(position, from, to, &reason))
}

impl Problem for SpotIllegal {
    fn scene(&self) -> Scene {
        Scene::of_position(&self.position)
    }

    fn question(&self) -> Sentence {
        Sentence::new("task-spot-illegal").with("color", self.position.turn())
    }

    fn ask(&self) -> Ask {
        let choice = |&(from, to): &(Square, Square)| {
            Choice::FromTo(role_on(&self.position, from), from, to)
        };
        Ask::Choice(self.moves.iter().map(choice).collect())
    }

    fn check(&self, answer: &Answer) -> Option<Verdict> {
        let Answer::Choice(number) = *answer else { return None };
        let &(from, to) = self.moves.get(number)?;
        if let Some(reason) = refused(&self.position, from, to) {
            return Some(Verdict::right_because(reason));
        }
        let sentence = Sentence::new("remark-move-is-legal")
            .with("role", role_on(&self.position, from))
            .with("to", to);
        Some(Verdict::wrong(Remark::new(sentence, Drawing::arrow(from, to))))
    }

    fn solution(&self) -> Solution {
        let (from, to) = self.moves[self.illegal];
        let mut sentence = Sentence::new("solution-spot-illegal").with("from", from).with("to", to);
        let mut drawing = Drawing::arrow(from, to);
        if let Some(reason) = refused(&self.position, from, to) {
            sentence = sentence.with("reason", reason.sentence);
            drawing = drawing.and(reason.drawing);
        }
        Solution { answer: Answer::Choice(self.illegal), remark: Remark::new(sentence, drawing) }
    }

    fn hint(&self) -> Option<Remark> {
        let id =
            if self.position.is_check() { "hint-spot-illegal-check" } else { "hint-spot-illegal" };
        let drawing = Drawing::noted(self.position.checkers());
        Some(Remark::new(Sentence::new(id), drawing))
    }
}
