use roque_rules::{Bitboard, Explanation, Position, explain};

use super::{
    Answer, Ask, Choice, Drawing, Problem, Remark, Scene, Sentence, Solution, Verdict, listed,
    refused::{mate, stalemate, ways_out},
};

/// Is it mate, stalemate, check or none of them? Any position is one of the four.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MateOrNot {
    /// The side to move is the one that may be mated.
    pub position: Position,
}

const CHOICES: [&str; 4] = ["checkmate", "stalemate", "check", "none"];

impl MateOrNot {
    /// Which of the choices it is, and what shows it.
    fn truth(&self) -> (&'static str, Vec<Remark>) {
        match explain(&self.position) {
            Explanation::Check(check) if check.is_mate() => ("checkmate", vec![mate(&check)]),
            Explanation::Check(check) => ("check", ways_out(&self.position, &check)),
            Explanation::Stalemate(stuck) => ("stalemate", vec![stalemate(&stuck)]),
            Explanation::Neither => ("none", vec![self.can_move()]),
        }
    }

    /// That there is no check, and some move.
    fn can_move(&self) -> Remark {
        let first = listed(&self.position).into_iter().next();
        let drawing = first.map(|mv| Drawing::arrow(mv.from(), mv.to())).unwrap_or_default();
        Remark::new(Sentence::new("remark-no-check-and-can-move"), drawing)
    }

    /// That the king is, or is not, attacked: which the choice overlooked.
    fn attacked(&self) -> Remark {
        let checkers = self.position.checkers();
        let king = self.position.king(self.position.turn());
        let id =
            if checkers.any() { "remark-king-is-attacked" } else { "remark-king-is-not-attacked" };
        let drawing = Drawing {
            noted: Bitboard::of(king) | checkers,
            arrows: checkers.into_iter().map(|checker| (checker, king)).collect(),
            ..Drawing::default()
        };
        Remark::new(Sentence::new(id), drawing)
    }
}

impl Problem for MateOrNot {
    fn scene(&self) -> Scene {
        Scene { shows_check: false, ..Scene::of_position(&self.position) }
    }

    fn question(&self) -> Sentence {
        Sentence::new("task-verdict").with("color", self.position.turn())
    }

    fn ask(&self) -> Ask {
        Ask::Choice(CHOICES.map(Choice::Code).to_vec())
    }

    fn check(&self, answer: &Answer) -> Option<Verdict> {
        let Answer::Choice(number) = *answer else { return None };
        let chosen = *CHOICES.get(number)?;
        let (code, truth) = self.truth();
        if chosen == code {
            return Some(Verdict { right: true, remarks: truth });
        }
        let says_attacked = matches!(chosen, "checkmate" | "check");
        let overlooked = (says_attacked != self.position.is_check()).then(|| self.attacked());
        Some(Verdict { right: false, remarks: overlooked.into_iter().chain(truth).collect() })
    }

    fn solution(&self) -> Solution {
        let (code, truth) = self.truth();
        let number = CHOICES.iter().position(|choice| *choice == code).unwrap_or_default();
        let drawing = truth.into_iter().map(|remark| remark.drawing);
        let drawing = drawing.fold(Drawing::default(), Drawing::and);
        let sentence = Sentence::new("solution-verdict").with("verdict", code);
        Solution { answer: Answer::Choice(number), remark: Remark::new(sentence, drawing) }
    }

    fn hint(&self) -> Option<Remark> {
        let king = self.position.king(self.position.turn());
        Some(Remark::new(Sentence::new("hint-verdict"), Drawing::noted(king)))
    }
}
