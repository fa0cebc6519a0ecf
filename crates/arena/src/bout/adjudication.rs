//! Games that both players hold to be decided need not be played to the end.

use std::str::FromStr;

use roque_engine::Score;
use roque_rules::Color;

use super::Ending;
use crate::{Line, player::Answer};

/// When a game is ended before its time; never by default.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Adjudication {
    /// When it is won.
    pub resign: Option<ResignRule>,
    /// When it is drawn.
    pub draw: Option<DrawRule>,
}

/// Both players see one of them ahead by so much for so many moves each: `600,4`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ResignRule {
    /// In centipawns.
    pub score: i32,
    /// Moves of each.
    pub moves: usize,
}

/// Both players see nobody ahead by more than so much for so many moves each, at a move number or
/// later: `10,8,40`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DrawRule {
    /// In centipawns.
    pub score: i32,
    /// Moves of each.
    pub moves: usize,
    /// The first move number at which it is looked for.
    pub from: u32,
}

impl Adjudication {
    /// The end of a game that is beyond doubt. The last answer is the last move's.
    pub(crate) fn judge(&self, line: &Line, answers: &[Answer]) -> Option<Ending> {
        let winner = self.resign.and_then(|rule| rule.winner(!line.position().turn(), answers));
        let is_drawn =
            |rule: DrawRule| line.position().move_number() >= rule.from && rule.holds(answers);
        let drawn = self.draw.is_some_and(is_drawn);
        (winner.is_some() || drawn).then_some(Ending::Adjudicated(winner))
    }
}

impl ResignRule {
    fn winner(self, last: Color, answers: &[Answer]) -> Option<Color> {
        let decided = |winner| {
            let ahead = |(index, answer): (usize, &Answer)| {
                let by = if index % 2 == 0 { last } else { !last };
                let value = answer.score.map_or(0, centipawns);
                let value = if by == winner { value } else { -value };
                value >= self.score
            };
            holds_for(self.moves, answers, ahead)
        };
        Color::ALL.into_iter().find(|&winner| decided(winner))
    }
}

impl DrawRule {
    fn holds(self, answers: &[Answer]) -> bool {
        holds_for(self.moves, answers, |(_, answer)| {
            answer.score.is_some_and(|score| centipawns(score).abs() <= self.score)
        })
    }
}

/// Whether something is true of the last so many answers of each player, the latest being number 0.
fn holds_for(moves: usize, answers: &[Answer], holds: impl Fn((usize, &Answer)) -> bool) -> bool {
    let plies = 2 * moves;
    answers.len() >= plies && answers.iter().rev().take(plies).enumerate().all(holds)
}

/// A score as a number, with any mate beyond all others.
fn centipawns(score: Score) -> i32 {
    match score {
        Score::Centipawns(value) => value,
        Score::Mate(moves) if moves > 0 => i32::MAX,
        Score::Mate(_) => -i32::MAX,
    }
}

/// A text that is no rule of adjudication.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{text}`: write {form}")]
pub struct ParseRuleError {
    text: String,
    form: &'static str,
}

/// Positive whole numbers between commas.
fn numbers<const COUNT: usize>(text: &str) -> Option<[u32; COUNT]> {
    let numbers: Option<Vec<u32>> =
        text.split(',').map(|word| word.parse().ok().filter(|&number| number > 0)).collect();
    numbers?.try_into().ok()
}

impl FromStr for ResignRule {
    type Err = ParseRuleError;

    fn from_str(text: &str) -> Result<Self, ParseRuleError> {
        let form = "centipawns and moves, as in 600,4";
        let [score, moves] =
            numbers(text).ok_or_else(|| ParseRuleError { text: text.to_owned(), form })?;
        Ok(Self { score: score as i32, moves: moves as usize })
    }
}

impl FromStr for DrawRule {
    type Err = ParseRuleError;

    fn from_str(text: &str) -> Result<Self, ParseRuleError> {
        let form = "centipawns, moves and the first move number, as in 10,8,40";
        let [score, moves, from] =
            numbers(text).ok_or_else(|| ParseRuleError { text: text.to_owned(), form })?;
        Ok(Self { score: score as i32, moves: moves as usize, from })
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use roque_rules::{Move, Square};

    use super::*;

    fn answers(scores: &[Score]) -> Vec<Answer> {
        let mv = Move::new(Square::E2, Square::E4);
        let answer = |&score| Answer {
            mv,
            score: Some(score),
            depth: None,
            nodes: None,
            elapsed: Duration::ZERO,
        };
        scores.iter().map(answer).collect()
    }

    fn won(winner: Color) -> Ending {
        Ending::Adjudicated(Some(winner))
    }

    fn judge(rules: &str, scores: &[i32]) -> Option<Ending> {
        let (resign, draw) = rules.split_once('/').unwrap();
        let rules = Adjudication { resign: resign.parse().ok(), draw: draw.parse().ok() };
        let scores: Vec<Score> = scores.iter().map(|&score| Score::Centipawns(score)).collect();
        // White is to move, so that the last answer is Black's.
        rules.judge(&Line::default(), &answers(&scores))
    }

    #[test]
    fn both_have_to_see_who_wins_for_as_long_as_the_rule_says() {
        assert_eq!(judge("500,2/", &[600, -550, 700, -900]), Some(won(Color::White)));
        assert_eq!(judge("500,2/", &[-600, 550, -700, 900]), Some(won(Color::Black)));
        assert_eq!(judge("500,2/", &[600, -550, 700, -499]), None);
        assert_eq!(judge("500,2/", &[600, 550, 700, 900]), None);
        assert_eq!(judge("500,2/", &[-550, 700, -900]), None);
    }

    #[test]
    fn a_mate_is_beyond_all_numbers() {
        let rules = Adjudication { resign: "500,1".parse().ok(), draw: None };
        let scores = [Score::Mate(3), Score::Mate(-3)];
        assert_eq!(rules.judge(&Line::default(), &answers(&scores)), Some(won(Color::White)));
    }

    #[test]
    fn a_draw_is_seen_by_both_and_not_before_its_move() {
        assert_eq!(judge("/10,2,1", &[0, 10, -10, 3]), Some(Ending::Adjudicated(None)));
        assert_eq!(judge("/10,2,1", &[0, 11, -10, 3]), None);
        assert_eq!(judge("/10,2,2", &[0, 10, -10, 3]), None);
    }

    #[test]
    fn rules_that_are_none_are_refused() {
        assert!(
            ["", "600", "600,0", "-600,4", "600,4,1"]
                .iter()
                .all(|it| it.parse::<ResignRule>().is_err())
        );
        assert!(["", "10,8", "10,8,x"].iter().all(|it| it.parse::<DrawRule>().is_err()));
    }
}
