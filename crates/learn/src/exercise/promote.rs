use roque_rules::{Explanation, Move, Outcome, Position, Role, Square, WinReason, explain};

use super::{
    Answer, Ask, Drawing, Problem, Remark, Scene, Sentence, Solution, Unfit, Verdict,
    refused::{played, stalemate},
};

/// Move this pawn to the last rank and choose rightly what it becomes: what mates, if anything does;
/// else the strongest piece that leaves a game to win.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Promote {
    position: Position,
    advance: (Square, Square),
    /// What is right, the strongest first.
    best: Vec<Role>,
}

/// What becomes of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum After {
    Mate,
    Draw,
    GoesOn,
}

impl Promote {
    /// Of a pawn whose move to the last rank is legal.
    pub fn new(position: Position, advance: (Square, Square)) -> Result<Self, Unfit> {
        let (from, to) = advance;
        if !position.board().pieces(position.turn(), Role::Pawn).contains(from) {
            return Err(Unfit::NoPawn(from));
        }
        position.play(Move::promoting(from, to, Role::Queen))?;
        let task = Self { position, advance, best: Vec::new() };
        let which = |wanted: After| -> Vec<Role> {
            Role::PROMOTIONS.into_iter().filter(|&role| task.after(role) == wanted).collect()
        };
        let mut best = which(After::Mate);
        if best.is_empty() {
            best = which(After::GoesOn);
            best.truncate(1);
        }
        if best.is_empty() {
            return Err(Unfit::NoBestPromotion);
        }
        Ok(Self { best, ..task })
    }

    fn to_move(&self, role: Role) -> Move {
        Move::promoting(self.advance.0, self.advance.1, role)
    }

    fn after(&self, role: Role) -> After {
        match self.position.play_unchecked(self.to_move(role)).outcome() {
            Some(Outcome::Win { reason: WinReason::Checkmate, .. }) => After::Mate,
            Some(_) => After::Draw,
            None => After::GoesOn,
        }
    }

    /// Why this piece is not the right one.
    fn wrong(&self, role: Role) -> Remark {
        let arrow = Drawing::arrow(self.advance.0, self.advance.1);
        let (said, drawing) = match self.after(role) {
            After::Draw => {
                let after = self.position.play_unchecked(self.to_move(role));
                match explain(&after) {
                    Explanation::Stalemate(stuck) => {
                        ("remark-promote-stalemates", stalemate(&stuck).drawing)
                    }
                    _ => ("remark-promote-draws", arrow),
                }
            }
            _ if self.after(self.best[0]) == After::Mate => ("remark-promote-does-not-mate", arrow),
            _ => ("remark-promote-weaker", arrow),
        };
        Remark::new(Sentence::new(said).with("role", role), drawing)
    }

    fn right(&self, role: Role) -> Remark {
        let queen_draws = self.after(Role::Queen) == After::Draw;
        let id = match self.after(role) {
            After::Mate => "solution-promote-mates",
            _ if queen_draws => "solution-promote-avoids-stalemate",
            _ => "solution-promote-strongest",
        };
        let drawing = Drawing::arrow(self.advance.0, self.advance.1);
        Remark::new(Sentence::new(id).with("role", role), drawing)
    }
}

impl Problem for Promote {
    fn scene(&self) -> Scene {
        let drawing = Drawing::arrow(self.advance.0, self.advance.1);
        Scene::of_position(&self.position).drawn(drawing)
    }

    fn question(&self) -> Sentence {
        Sentence::new("task-promote").with("from", self.advance.0).with("to", self.advance.1)
    }

    fn ask(&self) -> Ask {
        Ask::Move
    }

    fn check(&self, answer: &Answer) -> Option<Verdict> {
        let Answer::Moves(moves) = answer else { return None };
        let &[mv] = moves.as_slice() else { return None };
        let mv = match played(&self.position, mv) {
            Ok(mv) => mv,
            Err(refused) => return Some(Verdict::wrong(refused)),
        };
        Some(match mv.promotion() {
            Some(role) if (mv.from(), mv.to()) == self.advance => {
                if self.best.contains(&role) {
                    Verdict::right_because(self.right(role))
                } else {
                    Verdict::wrong(self.wrong(role))
                }
            }
            _ => {
                let drawing = Drawing::arrow(self.advance.0, self.advance.1);
                Verdict::wrong(Remark::new(Sentence::new("remark-promote-that-pawn"), drawing))
            }
        })
    }

    fn solution(&self) -> Solution {
        let (from, to) = self.advance;
        let role = self.best[0];
        Solution { answer: Answer::Moves(vec![(from, to, Some(role))]), remark: self.right(role) }
    }

    fn hint(&self) -> Option<Remark> {
        let id = if self.after(self.best[0]) == After::Mate {
            "hint-promote-mate"
        } else {
            "hint-promote"
        };
        let king = self.position.king(!self.position.turn());
        Some(Remark::new(Sentence::new(id), Drawing::noted(king)))
    }
}
