use roque_rules::{Bitboard, Move, Piece, Position, Reason, Role, Square, attacks, why_not};

use super::{
    Answer, Ask, Choice, Drawing, Problem, Remark, Scene, Sentence, Solution, Unfit, Verdict,
    refused::{played, refusal},
};

/// Capture en passant, or say why one may not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EnPassant {
    position: Position,
    from: Square,
    to: Square,
    last: Option<(Square, Square)>,
    reason: Option<Reason>,
}

/// Why one may not: what the choice says is what the rules say.
const CHOICES: [&str; 3] = ["en-passant-too-late", "en-passant-nothing", "en-passant-king"];

impl EnPassant {
    /// The pawn of the side to move would go diagonally onto an empty square. The last move follows
    /// from the position when it was a double step, and must be told when it matters otherwise.
    pub fn new(
        position: Position,
        (from, to): (Square, Square),
        last: Option<(Square, Square)>,
    ) -> Result<Self, Unfit> {
        let us = position.turn();
        let board = position.board();
        if !board.pieces(us, Role::Pawn).contains(from) {
            return Err(Unfit::NoPawn(from));
        }
        if !attacks::pawn(us, from).contains(to) {
            return Err(Unfit::NoCapture { from, to });
        }
        if board.occupied().contains(to) {
            return Err(Unfit::OrdinaryCapture(to));
        }
        if let Some((from, to)) = last
            && !is_possible(&position, from, to)
        {
            return Err(Unfit::LastMoveImpossible { from, to });
        }
        let last = last.or_else(|| double_step(&position));
        let reason = why_not(&position, from, to, None);
        if matches!(reason, Some(Reason::EnPassantTooLate(_))) && last.is_none() {
            return Err(Unfit::LastMoveUntold);
        }
        Ok(Self { position, from, to, last, reason })
    }

    /// What the rules have against it.
    pub(super) fn reason(&self) -> Option<&Reason> {
        self.reason.as_ref()
    }

    fn code(reason: &Reason) -> &'static str {
        match reason {
            Reason::EnPassantTooLate(_) => CHOICES[0],
            Reason::PawnTakesNothing(_) => CHOICES[1],
            _ => CHOICES[2],
        }
    }

    fn capture(&self) -> Move {
        Move::new(self.from, self.to)
    }

    fn is_legal(&self) -> Remark {
        let passed = self.position.captured(self.capture());
        let taken = passed.map_or(Bitboard::EMPTY, |(square, _)| square.into());
        let drawing = Drawing::arrow(self.from, self.to).and(Drawing::noted(taken));
        Remark::new(Sentence::new("remark-en-passant-is-legal"), drawing)
    }

    /// The rules' reason, as they say it of the king too.
    fn truth(&self) -> Remark {
        match &self.reason {
            None => self.is_legal(),
            Some(reason) => refusal(&self.position, self.from, self.to, reason),
        }
    }
}

/// The double step that the position remembers.
fn double_step(position: &Position) -> Option<(Square, Square)> {
    let passed = position.passed_over()?;
    Some((passed.forward(position.turn())?, passed.forward(!position.turn())?))
}

/// Whether the last move can have gone so: away from a square now empty, by a man that stands there,
/// and a double step exactly when the position remembers one.
fn is_possible(position: &Position, from: Square, to: Square) -> bool {
    let board = position.board();
    let Some(Piece { color, role }) = board.piece_at(to) else { return false };
    let steps_twice = role == Role::Pawn
        && from.file() == to.file()
        && (from.rank() as u8).abs_diff(to.rank() as u8) == 2;
    color != position.turn()
        && !board.occupied().contains(from)
        && steps_twice == position.passed_over().is_some()
        && double_step(position).is_none_or(|step| step == (from, to))
}

impl Problem for EnPassant {
    fn scene(&self) -> Scene {
        let drawing = Drawing::arrow(self.from, self.to);
        let scene = Scene::of_position(&self.position).drawn(drawing);
        Scene { last_move: self.last, ..scene }
    }

    fn question(&self) -> Sentence {
        Sentence::new("task-en-passant").with("from", self.from).with("to", self.to)
    }

    fn ask(&self) -> Ask {
        Ask::MoveOrChoice(CHOICES.map(Choice::Code).to_vec())
    }

    fn check(&self, answer: &Answer) -> Option<Verdict> {
        match answer {
            Answer::Choice(number) => {
                let code = CHOICES.get(*number)?;
                let right = self.reason.as_ref().is_some_and(|reason| Self::code(reason) == *code);
                Some(Verdict { right, remarks: vec![self.truth()] })
            }
            Answer::Moves(moves) => {
                let &[mv] = moves.as_slice() else { return None };
                if (mv.0, mv.1) == (self.from, self.to) {
                    return Some(Verdict {
                        right: self.reason.is_none(),
                        remarks: vec![self.truth()],
                    });
                }
                let remark = played(&self.position, mv).map_or_else(
                    |refused| refused,
                    |other| {
                        let drawing = Drawing::arrow(other.from(), other.to());
                        Remark::new(Sentence::new("remark-other-move"), drawing)
                    },
                );
                Some(Verdict::wrong(remark))
            }
            _ => None,
        }
    }

    fn solution(&self) -> Solution {
        let choice = |reason| CHOICES.iter().position(|code| *code == Self::code(reason));
        let answer = match &self.reason {
            None => Answer::Moves(vec![(self.from, self.to, None)]),
            Some(reason) => Answer::Choice(choice(reason).unwrap_or_default()),
        };
        Solution { answer, remark: self.truth() }
    }

    /// Where to look: the last move, and the king.
    fn hint(&self) -> Option<Remark> {
        let last = self.last.map_or(Bitboard::EMPTY, |(from, to)| Bitboard::of(from) | to.into());
        let king = self.position.king(self.position.turn());
        Some(Remark::new(Sentence::new("hint-en-passant"), Drawing::noted(last | king.into())))
    }
}
