use std::collections::BTreeMap;

use roque_rules::{
    Bitboard, CastlingSide, Piece, Position, Rank, Role, Setup, Square, attacks, why_not,
};

use super::{
    Answer, Ask, Drawing, Problem, Remark, Scene, Sentence, Solution, Unfit, Verdict, refused,
};
use crate::lone_men::{LoneMen, with_turn};

/// Mark all squares a piece can reach. The setup need not be a position: a lone knight is fine.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reach {
    setup: Setup,
    square: Square,
    piece: Piece,
    reached: Bitboard,
}

impl Reach {
    /// Of the piece on this square; whoever's it is, it is that side's turn.
    pub fn new(setup: Setup, square: Square) -> Result<Self, Unfit> {
        let piece = setup.board.piece_at(square).ok_or(Unfit::EmptySquare(square))?;
        let setup = with_turn(setup, piece.color);
        let reached = reached(&setup, square);
        let castles = piece.role == Role::King
            && CastlingSide::ALL.iter().any(|side| {
                let to = side.king_to(piece.color);
                reached.contains(to) && !attacks::king(square).contains(to)
            });
        if castles {
            return Err(Unfit::KingMayCastle(square));
        }
        Ok(Self { setup, square, piece, reached })
    }

    /// Why the piece does not go there.
    fn refusal(&self, to: Square) -> Remark {
        if let Ok(position) = Position::try_from(self.setup) {
            let promotes = self.piece.role == Role::Pawn
                && to.rank() == Rank::Eighth.relative_to(self.piece.color);
            let promotion = promotes.then_some(Role::Queen);
            if let Some(reason) = why_not(&position, self.square, to, promotion) {
                return refused::refusal(&position, self.square, to, &reason);
            }
        }
        let kept = LoneMen::of(self.setup).kept_from(self.square, to);
        let noted = kept.squares();
        Remark::new(kept.sentence(), Drawing { bad: to.into(), noted, ..Drawing::default() })
    }
}

/// Where the man on a square can go, it being its side's turn: by a legal move when the setup is a
/// position (the king's square of arrival stands for castling), else as far as the men on the
/// board let it and, for a king, where nothing attacks it. Nothing from an empty square.
pub fn reached(setup: &Setup, square: Square) -> Bitboard {
    let Some(piece) = setup.board.piece_at(square) else { return Bitboard::EMPTY };
    let setup = with_turn(*setup, piece.color);
    match Position::try_from(setup) {
        Ok(position) => {
            let moves = position.legal_moves().into_iter().filter(|mv| mv.from() == square);
            let arrival = |mv| {
                position.castling_side(mv).map_or(mv.to(), |side| side.king_to(position.turn()))
            };
            moves.map(arrival).collect()
        }
        Err(_) => LoneMen::of(setup).reached(square),
    }
}

impl Problem for Reach {
    fn scene(&self) -> Scene {
        let position = Position::try_from(self.setup).ok();
        let scene = Scene::of_setup(self.setup).drawn(Drawing::noted(self.square));
        Scene { position, ..scene }
    }

    fn question(&self) -> Sentence {
        Sentence::new("task-reach").with("role", self.piece.role).with("square", self.square)
    }

    fn ask(&self) -> Ask {
        Ask::Squares
    }

    /// One remark for each reason, and one for what was forgotten.
    fn check(&self, answer: &Answer) -> Option<Verdict> {
        let Answer::Squares(marked) = *answer else { return None };
        let mut refused: BTreeMap<String, Remark> = BTreeMap::new();
        for to in marked - self.reached {
            let remark = self.refusal(to);
            let code = remark.sentence.id.clone().into_owned();
            match refused.get_mut(&code) {
                Some(before) => {
                    let drawing = std::mem::take(&mut before.drawing);
                    before.drawing = drawing.and(remark.drawing);
                }
                None => drop(refused.insert(code, remark)),
            }
        }
        let missed = self.reached - marked;
        let forgotten = missed.any().then(|| {
            let sentence = Sentence::new("remark-reach-missed").with("count", missed.len());
            Remark::new(sentence, Drawing::good(missed))
        });
        let remarks: Vec<_> = refused.into_values().chain(forgotten).collect();
        Some(Verdict { right: remarks.is_empty(), remarks })
    }

    fn solution(&self) -> Solution {
        let sentence = Sentence::new("solution-reach")
            .with("role", self.piece.role)
            .with("count", self.reached.len());
        Solution {
            answer: Answer::Squares(self.reached),
            remark: Remark::new(sentence, Drawing::good(self.reached)),
        }
    }

    fn hint(&self) -> Option<Remark> {
        let sentence = Sentence::new("hint-reach").with("role", self.piece.role);
        Some(Remark::new(sentence, Drawing::noted(self.square)))
    }
}
