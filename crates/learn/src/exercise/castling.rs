use roque_rules::{Bitboard, CastlingSide, Position, Rank, Reason, Square, attacks, why_not};

use super::{
    Answer, Ask, Choice, Drawing, Problem, Remark, Scene, Sentence, Solution, Unfit, Verdict,
    refused::refusal,
};

/// Is this castling legal, and if not, which condition fails?
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Castling {
    position: Position,
    side: CastlingSide,
    /// All that stand against it, as several may; the one the rules name first is the first.
    failing: Vec<Reason>,
}

const LEGAL: &str = "castling-legal";

/// Each is the code of the rules' reason.
const CONDITIONS: [&str; 5] = [
    "castling-right-lost",
    "castling-blocked",
    "castling-in-check",
    "castling-through-check",
    "castling-into-check",
];

impl Castling {
    /// Of the side to move, whose king is on its first rank.
    pub fn new(position: Position, side: CastlingSide) -> Result<Self, Unfit> {
        let us = position.turn();
        if position.king(us).rank() != Rank::First.relative_to(us) {
            return Err(Unfit::KingAbroad);
        }
        let failing = failing(&position, side);
        Ok(Self { position, side, failing })
    }

    /// All that stand against it, the one the rules name first.
    pub(super) fn failing(&self) -> &[Reason] {
        &self.failing
    }

    fn king(&self) -> Square {
        self.position.king(self.position.turn())
    }

    fn king_to(&self) -> Square {
        self.side.king_to(self.position.turn())
    }

    fn codes() -> impl Iterator<Item = &'static str> {
        [LEGAL].into_iter().chain(CONDITIONS)
    }

    fn reason(&self, reason: &Reason) -> Remark {
        refusal(&self.position, self.king(), self.king_to(), reason)
    }

    fn is_legal(&self) -> Remark {
        let sentence = Sentence::new("remark-castling-is-legal");
        let drawing = Drawing::arrow(self.king(), self.king_to());
        Remark::new(sentence, drawing.and(Drawing::good(self.walk())))
    }

    /// The squares the king crosses and reaches.
    fn walk(&self) -> Bitboard {
        walk(self.king(), self.king_to())
    }

    /// That a condition which was said to fail holds.
    fn holds(&self, code: &str) -> Remark {
        let drawing = match code {
            "castling-in-check" => Drawing::noted(self.king()),
            "castling-through-check" => Drawing::good(self.walk() - self.king_to().into()),
            "castling-into-check" => Drawing::good(self.king_to()),
            _ => Drawing::default(),
        };
        Remark::new(Sentence::new(format!("remark-holds-{code}")), drawing)
    }
}

fn walk(king: Square, to: Square) -> Bitboard {
    if king == to { to.into() } else { attacks::between(king, to) | to.into() }
}

/// The rules name one reason; what else fails is as true an answer.
fn failing(position: &Position, side: CastlingSide) -> Vec<Reason> {
    let us = position.turn();
    let (king, king_to) = (position.king(us), side.king_to(us));
    let check = position.is_check().then(|| Reason::CastlingInCheck(position.checkers()));
    let Some(rook) = position.castling_rook(us, side) else {
        return [Reason::CastlingRightLost].into_iter().chain(check).collect();
    };
    let Some(first) = why_not(position, king, rook, None) else { return Vec::new() };
    let without_king = position.board().occupied() - king.into();
    let attackers = |squares: Bitboard| {
        squares.into_iter().fold(Bitboard::EMPTY, |men, square| {
            men | position.board().attackers(square, !us, without_king)
        })
    };
    let crossed = attackers(walk(king, king_to) - king_to.into());
    let arrival = attackers(king_to.into());
    let others = [
        check,
        crossed.any().then_some(Reason::CastlingThroughCheck(crossed)),
        arrival.any().then_some(Reason::CastlingIntoCheck(arrival)),
    ];
    let others = others.into_iter().flatten().filter(|other| other.code() != first.code());
    [first].into_iter().chain(others).collect()
}

impl Problem for Castling {
    fn scene(&self) -> Scene {
        let drawing = Drawing::arrow(self.king(), self.king_to());
        let scene = Scene::of_position(&self.position).drawn(drawing);
        Scene { shows_check: false, ..scene }
    }

    fn question(&self) -> Sentence {
        let side = match self.side {
            CastlingSide::King => "king",
            CastlingSide::Queen => "queen",
        };
        let id = if self.position.castling_rook(self.position.turn(), self.side).is_some() {
            "task-castling"
        } else {
            "task-castling-moved"
        };
        Sentence::new(id).with("color", self.position.turn()).with("side", side)
    }

    fn ask(&self) -> Ask {
        Ask::Choice(Self::codes().map(Choice::Code).collect())
    }

    fn check(&self, answer: &Answer) -> Option<Verdict> {
        let Answer::Choice(number) = *answer else { return None };
        let code = Self::codes().nth(number)?;
        let chosen = self.failing.iter().find(|reason| reason.code() == code);
        let first = self.failing.first();
        Some(match (chosen, first) {
            (Some(reason), _) => Verdict::right_because(self.reason(reason)),
            (None, None) if code == LEGAL => Verdict::right_because(self.is_legal()),
            (None, Some(first)) if code == LEGAL => Verdict::wrong(self.reason(first)),
            (None, first) => {
                let truth = first.map_or_else(|| self.is_legal(), |first| self.reason(first));
                Verdict { right: false, remarks: vec![self.holds(code), truth] }
            }
        })
    }

    fn solution(&self) -> Solution {
        let (code, remark) = match self.failing.first() {
            Some(reason) => (reason.code(), self.reason(reason)),
            None => (LEGAL, self.is_legal()),
        };
        let number = Self::codes().position(|other| other == code);
        Solution { answer: Answer::Choice(number.unwrap_or_default()), remark }
    }

    fn hint(&self) -> Option<Remark> {
        let squares = self.walk() | self.king().into();
        Some(Remark::new(Sentence::new("hint-castling"), Drawing::noted(squares)))
    }
}
