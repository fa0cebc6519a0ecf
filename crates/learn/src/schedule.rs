//! When something missed is asked again, and how hard the next question is.
//!
//! What was missed goes into the first of five boxes (Sebastian Leitner, *So lernt man lernen*,
//! 1972) and is asked again the next day. Whenever it is known when it is due it moves on by a box,
//! each of which waits longer: 1, 3, 7, 16, 35 days. Missed again, it goes back to the first box;
//! known in the last, it is learnt and is asked no more. What was known at once is not asked again.

/// Days since 1970, as UTC counts them.
pub type Day = u32;

/// How long each box waits, in days.
pub const WAITS: [u32; 5] = [1, 3, 7, 16, 35];

/// Something to be asked again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Card {
    /// From 0 to 4.
    pub step: u8,
    /// When it is asked again.
    pub due: Day,
}

impl Card {
    fn in_box(step: u8, today: Day) -> Option<Self> {
        let wait = WAITS.get(usize::from(step))?;
        Some(Self { step, due: today.saturating_add(*wait) })
    }
}

/// What becomes of a card, or of something that has none, once it was answered today. What is
/// answered rightly before it is due stays where it is: waiting is what makes one remember.
pub fn answered(card: Option<Card>, right: bool, today: Day) -> Option<Card> {
    match card {
        _ if !right => Card::in_box(0, today),
        Some(card) if card.due <= today => Card::in_box(card.step.saturating_add(1), today),
        waiting => waiting,
    }
}

/// How somebody does with one kind of exercises.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Form {
    /// The difficulty of the next one, from 1 to 5.
    pub difficulty: u8,
    /// How many were right in a row at this difficulty; less than nothing when they were wrong.
    pub run: i8,
}

/// So many right in a row are enough of a difficulty.
const UP: i8 = 3;
/// So many wrong in a row are too many.
const DOWN: i8 = -2;

impl Default for Form {
    fn default() -> Self {
        Self { difficulty: 1, run: 0 }
    }
}

impl Form {
    /// The form after one more answer: harder after three right ones in a row, easier after two that
    /// were wrong.
    #[must_use]
    pub fn after(self, right: bool) -> Self {
        let run = if right { self.run.max(0) + 1 } else { self.run.min(0) - 1 };
        match run {
            UP.. => Self { difficulty: (self.difficulty + 1).min(5), run: 0 },
            ..=DOWN => Self { difficulty: self.difficulty.saturating_sub(1).max(1), run: 0 },
            _ => Self { run, ..self },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn what_is_known_at_once_is_not_asked_again() {
        assert_eq!(answered(None, true, 100), None);
    }

    #[test]
    fn what_is_missed_is_asked_the_next_day_and_then_ever_later_until_it_is_learnt() {
        let mut card = answered(None, false, 100);
        let mut asked = Vec::new();
        while let Some(waiting) = card {
            asked.push(waiting.due);
            card = answered(card, true, waiting.due);
        }
        assert_eq!(asked, [101, 104, 111, 127, 162]);
    }

    #[test]
    fn missed_again_it_begins_anew() {
        let late = Card { step: 3, due: 100 };
        assert_eq!(answered(Some(late), false, 90), Some(Card { step: 0, due: 91 }));
        assert_eq!(answered(Some(late), false, 120), Some(Card { step: 0, due: 121 }));
    }

    #[test]
    fn practice_before_the_day_changes_nothing() {
        let waiting = Card { step: 2, due: 100 };
        assert_eq!(answered(Some(waiting), true, 99), Some(waiting));
    }

    #[test]
    fn three_right_in_a_row_are_followed_by_something_harder() {
        let after = |answers: &[bool]| {
            answers.iter().fold(Form::default(), |form, &right| form.after(right)).difficulty
        };
        assert_eq!(after(&[true, true]), 1);
        assert_eq!(after(&[true, true, true]), 2);
        assert_eq!(after(&[true, true, false, true, true]), 1);
        assert_eq!(after(&[true, true, true, false, false]), 1);
        assert_eq!(after(&[true, true, true, false, true, false]), 2);
        assert_eq!(after(&[true; 40]), 5);
        assert_eq!(after(&[false; 40]), 1);
    }

    proptest! {
        #[test]
        fn a_card_is_never_due_before_tomorrow_nor_past_the_last_box(
            step in any::<u8>(), due in any::<u32>(), right in any::<bool>(), today in any::<u32>()
        ) {
            if let Some(card) = answered(Some(Card { step, due }), right, today) {
                let stays = right && due > today;
                prop_assert!(stays || usize::from(card.step) < WAITS.len());
                prop_assert!(card.due > today || today == u32::MAX);
            }
        }

        #[test]
        fn difficulties_stay_within_one_and_five(answers in proptest::collection::vec(any::<bool>(), 0..60)) {
            let mut form = Form::default();
            for right in answers {
                form = form.after(right);
                prop_assert!((1..=5).contains(&form.difficulty) && (-1..=2).contains(&form.run));
            }
        }
    }
}
