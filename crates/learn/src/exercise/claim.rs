use roque_notation::san::San;
use roque_rules::{Color, History, Outcome, Position};

use super::{
    Answer, Ask, Choice, Drawing, Line, Name, Problem, Remark, Scene, Sentence, Solution, Unfit,
    Verdict,
};

/// May the side to move claim a draw, and why?
#[derive(Debug, Clone)]
pub struct Claim {
    line: Line,
    history: History,
}

impl PartialEq for Claim {
    fn eq(&self, other: &Self) -> bool {
        self.line == other.line
    }
}

impl Eq for Claim {}

const THREEFOLD: &str = "claim-threefold";
const FIFTY: &str = "claim-fifty-moves";
const OVER: &str = "claim-over";
const NOTHING: &str = "claim-nothing";
const CHOICES: [&str; 4] = [THREEFOLD, FIFTY, OVER, NOTHING];

impl Claim {
    /// After these moves, each legal.
    pub fn new(line: Line) -> Result<Self, Unfit> {
        let mut history = History::new(line.start);
        for &mv in &line.moves {
            history.play(mv)?;
        }
        Ok(Self { line, history })
    }

    /// All that is true; both claims may be.
    fn truths(&self) -> Vec<&'static str> {
        if self.history.outcome().is_some() {
            return vec![OVER];
        }
        let claims = self.history.claims();
        let claims = [(claims.threefold, THREEFOLD), (claims.fifty_moves, FIFTY)];
        let claims: Vec<_> =
            claims.into_iter().filter(|(may, _)| *may).map(|(_, code)| code).collect();
        if claims.is_empty() { vec![NOTHING] } else { claims }
    }

    /// How often the position has been there: at the start, and after which moves.
    fn repetitions(&self) -> Remark {
        let now = self.history.current();
        let positions = self.history.positions();
        let is_start = positions.first() == Some(now);
        let made = positions.iter().zip(&self.line.moves).zip(positions.iter().skip(1));
        let after = made.filter(|(_, position)| *position == now);
        let after: Vec<_> =
            after.map(|((before, mv), _)| (number(before), San::of(before, *mv))).collect();
        let sentence = Sentence::new("remark-claim-repetitions")
            .with("count", after.len() + usize::from(is_start))
            .with("start", if is_start { "yes" } else { "no" })
            .with("after", Name::Moves(after));
        Remark::new(sentence, Drawing::default())
    }

    fn quiet_half_moves(&self) -> Remark {
        let half_moves = usize::from(self.history.current().half_moves());
        let sentence = Sentence::new("remark-claim-half-moves")
            .with("count", half_moves)
            .with("missing", 100usize.saturating_sub(half_moves));
        Remark::new(sentence, Drawing::default())
    }

    fn over(&self) -> Remark {
        let code = self.history.outcome().map_or("none", Outcome::code);
        Remark::new(Sentence::new("remark-claim-over").with("code", code), Drawing::default())
    }

    /// What there is to see for each thing that is true.
    fn because(&self, code: &str) -> Vec<Remark> {
        match code {
            THREEFOLD => vec![self.repetitions()],
            FIFTY => vec![self.quiet_half_moves()],
            OVER => vec![self.over()],
            _ => vec![self.repetitions(), self.quiet_half_moves()],
        }
    }
}

/// How players number the move that follows: `12.` for White's, `12…` for Black's.
fn number(before: &Position) -> String {
    let dots = if before.turn() == Color::White { "." } else { "…" };
    format!("{}{dots}", before.move_number())
}

impl Problem for Claim {
    fn scene(&self) -> Scene {
        let scene = Scene::of_position(self.history.current());
        Scene { line: Some(self.line.clone()), ..scene }
    }

    fn question(&self) -> Sentence {
        let half_moves = usize::from(self.line.start.half_moves());
        let id = if half_moves > 0 { "task-claim-counted" } else { "task-claim" };
        Sentence::new(id)
            .with("color", self.history.current().turn())
            .with("half-moves", half_moves)
    }

    fn ask(&self) -> Ask {
        Ask::Choice(CHOICES.map(Choice::Code).to_vec())
    }

    fn check(&self, answer: &Answer) -> Option<Verdict> {
        let Answer::Choice(number) = *answer else { return None };
        let chosen = *CHOICES.get(number)?;
        let truths = self.truths();
        if truths.contains(&chosen) {
            return Some(Verdict { right: true, remarks: self.because(chosen) });
        }
        // What was claimed in vain comes first.
        let claimed =
            if matches!(chosen, THREEFOLD | FIFTY) { self.because(chosen) } else { Vec::new() };
        let mut remarks = claimed;
        for remark in truths.into_iter().flat_map(|code| self.because(code)) {
            if !remarks.contains(&remark) {
                remarks.push(remark);
            }
        }
        Some(Verdict { right: false, remarks })
    }

    fn solution(&self) -> Solution {
        let code = self.truths()[0];
        let number = CHOICES.iter().position(|choice| *choice == code).unwrap_or_default();
        let sentence = Sentence::new("solution-claim").with("claim", code);
        let remark = Remark::new(sentence, Drawing::default());
        Solution { answer: Answer::Choice(number), remark }
    }

    fn hint(&self) -> Option<Remark> {
        Some(Remark::said("hint-claim"))
    }
}
