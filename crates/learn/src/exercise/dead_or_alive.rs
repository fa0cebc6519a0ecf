use roque_rules::{Color, Move, Position, Winnability, winnable};

use super::{
    Answer, Ask, Choice, Drawing, Line, Problem, Remark, Scene, Sentence, Solution, Unfit, Verdict,
};

/// How many positions are looked at for each side.
const BUDGET: u64 = 20_000;

/// Can anybody still mate, or is the position dead (FIDE 5.2.2)?
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeadOrAlive {
    position: Position,
    /// Who can, and how, both sides cooperating.
    helpmate: Option<(Color, Vec<Move>)>,
}

const CHOICES: [&str; 2] = ["dead", "alive"];

impl DeadOrAlive {
    /// The rules must be able to decide it.
    pub fn new(position: Position) -> Result<Self, Unfit> {
        let mut undecided = false;
        for color in [position.turn(), !position.turn()] {
            match winnable(&position, color, BUDGET) {
                Winnability::Winnable(line) => {
                    return Ok(Self { position, helpmate: Some((color, line)) });
                }
                Winnability::Unwinnable => {}
                Winnability::Unknown => undecided = true,
            }
        }
        if undecided {
            return Err(Unfit::Undecided(BUDGET));
        }
        Ok(Self { position, helpmate: None })
    }

    /// Whether nobody can mate any more.
    pub fn is_dead(&self) -> bool {
        self.helpmate.is_none()
    }

    fn truth(&self) -> Remark {
        let Some((color, moves)) = &self.helpmate else {
            let by_men = self.position.is_insufficient_material();
            let id = if by_men { "remark-dead-by-men" } else { "remark-dead-by-place" };
            return Remark::said(id);
        };
        let sentence =
            Sentence::new("remark-alive").with("color", *color).with("count", moves.len());
        let drawing = moves.first().map(|mv| Drawing::arrow(mv.from(), mv.to()));
        let proof = Line { start: self.position, moves: moves.clone() };
        Remark {
            proof: Some(Box::new(proof)),
            ..Remark::new(sentence, drawing.unwrap_or_default())
        }
    }
}

impl Problem for DeadOrAlive {
    fn scene(&self) -> Scene {
        Scene::of_position(&self.position)
    }

    fn question(&self) -> Sentence {
        Sentence::new("task-dead-or-alive")
    }

    fn ask(&self) -> Ask {
        Ask::Choice(CHOICES.map(Choice::Code).to_vec())
    }

    fn check(&self, answer: &Answer) -> Option<Verdict> {
        let Answer::Choice(number) = *answer else { return None };
        let chosen = *CHOICES.get(number)?;
        let right = (chosen == "dead") == self.is_dead();
        Some(Verdict { right, remarks: vec![self.truth()] })
    }

    fn solution(&self) -> Solution {
        Solution { answer: Answer::Choice(usize::from(!self.is_dead())), remark: self.truth() }
    }

    fn hint(&self) -> Option<Remark> {
        Some(Remark::said("hint-dead-or-alive"))
    }
}
