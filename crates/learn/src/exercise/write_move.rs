use roque_notation::{
    Letters,
    san::{self, SanError},
};
use roque_rules::{IllegalMove, Move, Position};

use super::{
    Answer, Ask, Drawing, Problem, Remark, Scene, Sentence, Solution, Unfit, Verdict,
    refused::{refusal, role_on},
};

/// Write down a move that is shown, in the letters of the answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WriteMove {
    position: Position,
    mv: Move,
}

impl WriteMove {
    /// Of a legal move.
    pub fn new(position: Position, mv: Move) -> Result<Self, Unfit> {
        position.play(mv).map_err(|fault: IllegalMove| Unfit::Illegal(fault))?;
        Ok(Self { position, mv })
    }

    fn arrow(&self) -> Drawing {
        let castle = self.position.castling_side(self.mv);
        let to = castle.map_or(self.mv.to(), |side| side.king_to(self.position.turn()));
        Drawing::arrow(self.mv.from(), to)
    }

    /// How one writes it.
    fn written(&self) -> Remark {
        let sentence =
            Sentence::new("solution-write-move").with_move("move", &self.position, self.mv);
        Remark::new(sentence, self.arrow())
    }

    /// What was written may be right in the letters of another language.
    fn in_other_letters(&self, text: &str, letters: Letters) -> bool {
        [Letters::ENGLISH, Letters::FRENCH].into_iter().filter(|other| *other != letters).any(
            |other| {
                san::read(&self.position, text, other).is_ok_and(|reading| reading.mv == self.mv)
            },
        )
    }

    fn wrong(&self, text: &str, letters: Letters) -> Remark {
        if self.in_other_letters(text, letters) {
            let role = role_on(&self.position, self.mv.from());
            let sentence = Sentence::new("remark-written-in-other-letters")
                .with("role", role)
                .with("letter", letters.letter(role).to_string());
            return Remark::new(sentence, Drawing::default());
        }
        match san::read(&self.position, text, letters) {
            Ok(other) => {
                let drawing = Drawing {
                    bad: other.mv.to().into(),
                    ..Drawing::arrow(other.mv.from(), other.mv.to())
                };
                let sentence = Sentence::new("remark-written-other-move").with_move(
                    "move",
                    &self.position,
                    other.mv,
                );
                Remark::new(sentence, drawing)
            }
            Err(SanError::Ambiguous { candidates, .. }) => {
                let arrows = candidates.into_iter().map(|mv| (mv.from(), mv.to())).collect();
                let sentence = Sentence::new("remark-written-ambiguous")
                    .with("role", role_on(&self.position, self.mv.from()));
                Remark::new(sentence, Drawing { arrows, ..Drawing::default() })
            }
            Err(SanError::Illegal { reason: Some(reason), .. }) => {
                refusal(&self.position, self.mv.from(), self.mv.to(), &reason)
            }
            Err(SanError::Illegal { reason: None, .. }) => {
                Remark::said("remark-written-no-such-move")
            }
            Err(SanError::Syntax(_)) => Remark::said("remark-written-unreadable"),
        }
    }
}

impl Problem for WriteMove {
    fn scene(&self) -> Scene {
        Scene::of_position(&self.position).drawn(self.arrow())
    }

    fn question(&self) -> Sentence {
        Sentence::new("task-write-move").with("color", self.position.turn())
    }

    fn ask(&self) -> Ask {
        Ask::Text
    }

    /// Whatever names the move is right; what neither PGN nor FIDE writes so is told.
    fn check(&self, answer: &Answer) -> Option<Verdict> {
        let Answer::Text(text, letters) = answer else { return None };
        let text = text.trim();
        Some(match san::read(&self.position, text, *letters) {
            Ok(reading) if reading.mv == self.mv => {
                let exact = text == san::write(&self.position, self.mv, *letters);
                let remarks = if exact { Vec::new() } else { vec![self.written()] };
                Verdict { right: true, remarks }
            }
            _ => Verdict::wrong(self.wrong(text, *letters)),
        })
    }

    fn solution(&self) -> Solution {
        let text = san::write(&self.position, self.mv, Letters::ENGLISH);
        Solution { answer: Answer::Text(text, Letters::ENGLISH), remark: self.written() }
    }

    fn hint(&self) -> Option<Remark> {
        let id = match self.position.castling_side(self.mv) {
            Some(_) => "hint-write-castling",
            None => "hint-write-move",
        };
        let role = role_on(&self.position, self.mv.from());
        Some(Remark::new(Sentence::new(id).with("role", role), Drawing::default()))
    }
}
