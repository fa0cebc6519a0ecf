use roque_rules::{Color, Setup, Square};

use super::{Answer, Ask, Drawing, Problem, Remark, Scene, Sentence, Solution, Verdict};

/// Press the square that is named, on a board without names. All squares can be asked for, so that
/// nothing can be wrong with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NameSquare {
    /// Which one.
    pub square: Square,
    /// The side at the bottom.
    pub seen_from: Color,
}

impl Problem for NameSquare {
    fn scene(&self) -> Scene {
        Scene { seen_from: self.seen_from, ..Scene::of_setup(Setup::EMPTY) }
    }

    fn question(&self) -> Sentence {
        Sentence::new("task-name-square").with("square", self.square).with("color", self.seen_from)
    }

    fn ask(&self) -> Ask {
        Ask::Square
    }

    fn check(&self, answer: &Answer) -> Option<Verdict> {
        let Answer::Square(pressed) = *answer else { return None };
        if pressed == self.square {
            return Some(Verdict::right());
        }
        let turned = Square::from_index(63 - self.square.index() as u8);
        let id = if pressed == turned {
            "remark-square-turned"
        } else if pressed.file() == self.square.file() {
            "remark-square-rank"
        } else if pressed.rank() == self.square.rank() {
            "remark-square-file"
        } else {
            "remark-square-other"
        };
        let sentence = Sentence::new(id)
            .with("pressed", pressed)
            .with("square", self.square)
            .with("file", self.square.file().letter().to_string())
            .with("rank", self.square.rank().digit().to_string());
        Some(Verdict::wrong(Remark::new(sentence, Drawing::bad(pressed))))
    }

    fn solution(&self) -> Solution {
        let sentence = Sentence::new("solution-name-square").with("square", self.square);
        Solution {
            answer: Answer::Square(self.square),
            remark: Remark::new(sentence, Drawing::good(self.square)),
        }
    }

    /// Which file to look along.
    fn hint(&self) -> Option<Remark> {
        let file = self.square.file();
        let sentence = Sentence::new("hint-name-square").with("file", file.letter().to_string());
        Some(Remark::new(sentence, Drawing::default()))
    }
}
