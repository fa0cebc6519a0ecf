//! Why one move is worse than another, in one sentence that is true: what is said is found on the
//! board and in the engine's own line, never guessed.

use roque_engine::{Score, exchange_value};
use roque_rules::{DrawReason, Move, Outcome, Position};

use super::mark::Mark;
use super::tactics::{self, PAWN, PIECE, placed};
use crate::wire::Lesson;

/// Why the second move costs what it does beside the first. Both are legal in the position.
pub(crate) fn lesson(position: &Position, better: &Mark, worse: &Mark) -> Lesson {
    let case = Case { position, after: position.play_unchecked(worse.mv()), better, worse };
    let plain = case.stalemate().or_else(|| case.mates()).or_else(|| case.promotions());
    let plain = plain.or_else(|| case.material(PIECE)).or_else(|| case.tactics());
    plain.or_else(|| case.material(PAWN)).unwrap_or(Lesson::Advantage {
        before: centipawns(better.score),
        after: centipawns(worse.score),
    })
}

struct Case<'a> {
    position: &'a Position,
    /// After the worse move.
    after: Position,
    better: &'a Mark,
    worse: &'a Mark,
}

impl Case<'_> {
    fn mates(&self) -> Option<Lesson> {
        match (self.better.score, self.worse.score) {
            (Score::Mate(moves), Score::Centipawns(_) | Score::Mate(..=0)) if moves > 0 => {
                Some(Lesson::MissedMate { moves: moves.unsigned_abs() })
            }
            (Score::Centipawns(_), Score::Mate(moves)) if moves < 0 => {
                Some(Lesson::AllowedMate { moves: moves.unsigned_abs() })
            }
            _ => None,
        }
    }

    fn stalemate(&self) -> Option<Lesson> {
        let drawn = self.after.outcome() == Some(Outcome::Draw(DrawReason::Stalemate));
        drawn.then_some(Lesson::GaveStalemate)
    }

    fn promotions(&self) -> Option<Lesson> {
        if let (Some(role), None) = (self.better.mv().promotion(), self.worse.mv().promotion()) {
            return Some(Lesson::MissedPromotion { role: role.into() });
        }
        let promotes = |mark: &Mark| mark.line().get(1).and_then(|mv| mv.promotion());
        let (from, role) = (self.reply()?.from(), promotes(self.worse)?);
        let avoided = promotes(self.better).is_none();
        avoided.then(|| Lesson::AllowedPromotion { from: from.to_string(), role: role.into() })
    }

    /// Men left to be taken or not taken, whichever is dearer, if that is at least so much.
    fn material(&self, least: i32) -> Option<Lesson> {
        let lost = self.lost();
        let missed = self.missed();
        let dearer = match (lost, missed) {
            (Some(lost), Some(missed)) if missed.0 > lost.0 => Some(missed),
            (lost, missed) => lost.or(missed),
        };
        dearer.filter(|&(worth, _)| worth >= least).map(|(_, lesson)| lesson)
    }

    /// What the other side's answer takes, and what that brings it beyond what the move took itself.
    fn lost(&self) -> Option<(i32, Lesson)> {
        let reply = self.reply()?;
        let (square, role) = self.after.captured(reply)?;
        let took = self.position.captured(self.worse.mv());
        let took = took.map_or(0, |(_, role)| exchange_value(role));
        let worth = tactics::gain(&self.after, reply) - took;
        let man = placed(square, role);
        let by = placed(reply.from(), self.after.board().role_at(reply.from())?);
        let moved = square == self.worse.mv().to();
        let lesson = if tactics::is_retaken(&self.after, reply) {
            Lesson::LostExchange { man, by, moved }
        } else {
            Lesson::LeftUnguarded { man, by, moved }
        };
        Some((worth, lesson))
    }

    /// What the better move takes, if the worse one does not take it too.
    fn missed(&self) -> Option<(i32, Lesson)> {
        let mv = self.better.mv();
        let (square, role) = self.position.captured(mv)?;
        let taken = self.position.captured(self.worse.mv());
        if taken.is_some_and(|(taken, _)| taken == square) {
            return None;
        }
        let lesson = Lesson::MissedCapture {
            man: placed(square, role),
            by: placed(mv.from(), self.position.board().role_at(mv.from())?),
            guarded: tactics::is_retaken(self.position, mv),
        };
        Some((tactics::gain(self.position, mv), lesson))
    }

    fn tactics(&self) -> Option<Lesson> {
        let (answered, wished) = (&self.worse.line()[1..], self.better.line());
        tactics::fork(&self.after, answered)
            .map(|tactics::Fork { by, targets }| Lesson::AllowedFork { by, targets })
            .or_else(|| {
                let tactics::Pin { man, by } = tactics::pin(&self.after, answered)?;
                Some(Lesson::AllowedPin { man, by })
            })
            .or_else(|| {
                let tactics::Fork { by, targets } = tactics::fork(self.position, wished)?;
                Some(Lesson::MissedFork { by, targets })
            })
            .or_else(|| {
                let tactics::Pin { man, by } = tactics::pin(self.position, wished)?;
                Some(Lesson::MissedPin { man, by })
            })
    }

    /// The other side's answer.
    fn reply(&self) -> Option<Move> {
        self.worse.line().get(1).copied()
    }
}

/// A mate is worth more than any men.
fn centipawns(score: Score) -> i32 {
    match score {
        Score::Centipawns(value) => value,
        Score::Mate(moves) if moves > 0 => 10_000,
        Score::Mate(_) => -10_000,
    }
}

#[cfg(test)]
mod tests {
    use roque_rules::{Role, Square};

    use super::super::example::{line, read};
    use super::*;
    use crate::wire::Placed;

    fn mark(position: &Position, score: Score, moves: &str) -> Mark {
        Mark::new(score, line(position, moves)).unwrap()
    }

    fn found(fen: &str, better: (Score, &str), worse: (Score, &str)) -> Lesson {
        let position = read(fen);
        let better = mark(&position, better.0, better.1);
        let worse = mark(&position, worse.0, worse.1);
        lesson(&position, &better, &worse)
    }

    fn man(role: Role, square: Square) -> Placed {
        placed(square, role)
    }

    const fn cp(value: i32) -> Score {
        Score::Centipawns(value)
    }

    #[test]
    fn mates_missed_and_allowed_come_with_their_number_of_moves() {
        let back_rank = "6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1";
        assert_eq!(
            found(back_rank, (Score::Mate(1), "d1d8"), (cp(500), "g1f1 h7h6")),
            Lesson::MissedMate { moves: 1 }
        );
        let fools = "rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2";
        assert_eq!(
            found(fools, (cp(-20), "e2e4 b8c6"), (Score::Mate(-1), "g2g4 d8h4")),
            Lesson::AllowedMate { moves: 1 }
        );
    }

    #[test]
    fn a_stalemate_is_told_before_the_mate_that_was_missed() {
        let queen = "7k/8/5KQ1/8/8/8/8/8 w - - 0 1";
        assert_eq!(found(queen, (Score::Mate(1), "g6g7"), (cp(0), "f6f7")), Lesson::GaveStalemate);
    }

    #[test]
    fn promotions_missed_and_allowed() {
        let race = "8/P6k/8/8/8/8/7p/K7 w - - 0 1";
        assert_eq!(
            found(race, (cp(50), "a7a8q h2h1q"), (cp(-900), "a1a2 h2h1q")),
            Lesson::MissedPromotion { role: Role::Queen.into() }
        );
        let rook = "8/8/8/8/8/7k/5K1p/R7 w - - 0 1";
        assert_eq!(
            found(rook, (cp(300), "a1h1 h3g4 h1h2"), (cp(-500), "a1b1 h2h1q b1h1")),
            Lesson::AllowedPromotion { from: "h2".into(), role: Role::Queen.into() }
        );
    }

    #[test]
    fn men_left_to_be_taken() {
        let queen = "3rk3/8/8/8/8/8/8/Q5K1 w - - 0 1";
        assert_eq!(
            found(queen, (cp(400), "a1a4 e8e7"), (cp(-600), "a1d4 d8d4")),
            Lesson::LeftUnguarded {
                man: man(Role::Queen, Square::D4),
                by: man(Role::Rook, Square::D8),
                moved: true,
            }
        );
        let knight = "3rk3/8/8/8/3N4/8/8/6K1 w - - 0 1";
        assert_eq!(
            found(knight, (cp(-150), "d4f3 e8e7"), (cp(-500), "g1h1 d8d4")),
            Lesson::LeftUnguarded {
                man: man(Role::Knight, Square::D4),
                by: man(Role::Rook, Square::D8),
                moved: false,
            }
        );
        let rook = "4k3/8/8/2b5/8/4P3/8/3R2K1 w - - 0 1";
        assert_eq!(
            found(rook, (cp(250), "g1f2 e8e7"), (cp(0), "d1d4 c5d4 e3d4")),
            Lesson::LostExchange {
                man: man(Role::Rook, Square::D4),
                by: man(Role::Bishop, Square::C5),
                moved: true,
            }
        );
    }

    #[test]
    fn taking_with_the_wrong_man_is_no_missed_capture() {
        let both = "4k3/8/4p3/3n4/4P3/8/3Q4/6K1 w - - 0 1";
        assert_eq!(
            found(both, (cp(900), "e4d5 e6d5 d2d5"), (cp(300), "d2d5 e6d5 e4d5")),
            Lesson::LostExchange {
                man: man(Role::Queen, Square::D5),
                by: man(Role::Pawn, Square::E6),
                moved: true,
            }
        );
    }

    #[test]
    fn an_even_exchange_is_no_loss() {
        // Bishop takes knight, pawn takes bishop.
        let trade = "4k3/8/2p5/3n4/8/1B6/8/4K2R w - - 0 1";
        assert_eq!(
            found(trade, (cp(200), "e1e2 e8e7"), (cp(0), "b3d5 c6d5")),
            Lesson::Advantage { before: 200, after: 0 }
        );
    }

    #[test]
    fn captures_not_made() {
        let knight = "4k3/8/8/3n4/8/8/8/3R2K1 w - - 0 1";
        assert_eq!(
            found(knight, (cp(500), "d1d5 e8e7"), (cp(200), "g1h1 d5f4")),
            Lesson::MissedCapture {
                man: man(Role::Knight, Square::D5),
                by: man(Role::Rook, Square::D1),
                guarded: false,
            }
        );
    }

    #[test]
    fn forks_allowed_and_missed() {
        let targets = vec![man(Role::Rook, Square::A1), man(Role::King, Square::E1)];
        let black = "4k3/8/8/8/1n6/8/4P3/R3K3 w - - 0 1";
        assert_eq!(
            found(black, (cp(200), "e1d1 e8d7"), (cp(-200), "e2e3 b4c2 e1d1 c2a1")),
            Lesson::AllowedFork { by: man(Role::Knight, Square::C2), targets }
        );
        let targets = vec![man(Role::Rook, Square::A8), man(Role::King, Square::E8)];
        let white = "r3k3/8/8/1N6/8/8/8/6K1 w - - 0 1";
        assert_eq!(
            found(white, (cp(300), "b5c7 e8d7 c7a8"), (cp(-200), "g1g2 e8d7")),
            Lesson::MissedFork { by: man(Role::Knight, Square::C7), targets }
        );
    }

    #[test]
    fn pins_allowed_and_missed() {
        let black = "r5k1/8/8/8/4N3/8/8/4K3 w - - 0 1";
        assert_eq!(
            found(black, (cp(-100), "e4c3 g8f7"), (cp(-500), "e1e2 a8e8 e2f1 e8e4")),
            Lesson::AllowedPin {
                man: man(Role::Knight, Square::E4),
                by: man(Role::Rook, Square::E8),
            }
        );
        let white = "4k3/8/8/4n3/8/3P4/8/R5K1 w - - 0 1";
        assert_eq!(
            found(white, (cp(600), "a1e1 e8d7 e1e5"), (cp(200), "g1h1 e5d3")),
            Lesson::MissedPin {
                man: man(Role::Knight, Square::E5),
                by: man(Role::Rook, Square::E1),
            }
        );
    }

    #[test]
    fn where_nothing_plain_is_to_be_said_the_advantage_is() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        assert_eq!(
            found(start, (cp(30), "e2e4 e7e5"), (cp(-120), "g2g4 d7d5")),
            Lesson::Advantage { before: 30, after: -120 }
        );
    }

    const FILES: [&str; 2] = [
        include_str!("../../../../locales/fr/review.ftl"),
        include_str!("../../../../locales/en/review.ftl"),
    ];

    #[test]
    fn every_lesson_and_every_danger_has_a_sentence() {
        let kinds = [
            "missed-mate",
            "allowed-mate",
            "gave-stalemate",
            "missed-promotion",
            "allowed-promotion",
            "left-unguarded",
            "lost-exchange",
            "missed-capture",
            "allowed-fork",
            "missed-fork",
            "allowed-pin",
            "missed-pin",
            "advantage",
        ];
        let lessons = kinds.map(|kind| format!("lesson-{kind}"));
        let dangers = ["unguarded", "by-lesser", "exchange"].map(|id| format!("danger-{id}"));
        for id in lessons.into_iter().chain(dangers) {
            for file in FILES {
                assert!(file.contains(&format!("\n{id} = ")), "{id}");
            }
        }
    }
}
