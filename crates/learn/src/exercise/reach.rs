use std::collections::BTreeMap;

use roque_rules::{
    Bitboard, CastlingSide, Piece, Position, Rank, Reason, Role, Setup, Square, attacks, why_not,
};

use super::{
    Answer, Ask, Drawing, Problem, Remark, Scene, Sentence, Solution, Unfit, Verdict, refused,
};

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
        let setup = with_turn_of(setup, piece);
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
        let (code, noted) = self.misshapen(to);
        let sentence = Sentence::new(code).with("role", self.piece.role);
        Remark::new(sentence, Drawing { bad: to.into(), noted, ..Drawing::default() })
    }

    /// The same where there is no position, in the rules' own words.
    fn misshapen(&self, to: Square) -> (String, Bitboard) {
        let Piece { color, role } = self.piece;
        let board = &self.setup.board;
        let code = |reason: Reason| refused::in_lessons(reason.code());
        if to == self.square {
            return (code(Reason::SameSquare(to)), Bitboard::EMPTY);
        }
        if board.color(color).contains(to) {
            return (code(Reason::OwnPiece(to)), to.into());
        }
        if role == Role::Pawn {
            return self.misshapen_pawn(to);
        }
        if !attacks::attacks(color, role, self.square, Bitboard::EMPTY).contains(to) {
            return (code(Reason::NotItsMove(role)), Bitboard::EMPTY);
        }
        let between = attacks::between(self.square, to) & board.occupied();
        if between.any() {
            return (code(Reason::Blocked(role, between)), between);
        }
        let guards = guards(&self.setup, self.square, to, self.piece);
        (code(Reason::KingAttacked(guards)), guards)
    }

    fn misshapen_pawn(&self, to: Square) -> (String, Bitboard) {
        let code = |reason: Reason| refused::in_lessons(reason.code());
        let color = self.piece.color;
        let occupied = self.setup.board.occupied();
        if attacks::pawn(color, self.square).contains(to) {
            return (code(Reason::PawnTakesNothing(to)), Bitboard::EMPTY);
        }
        let one = self.square.forward(color);
        let two = one.and_then(|square| square.forward(color));
        if two == Some(to) && self.square.rank() != Rank::Second.relative_to(color) {
            return (code(Reason::PawnHasMoved), Bitboard::EMPTY);
        }
        if one == Some(to) || two == Some(to) {
            let ahead = [one, two].into_iter().flatten().collect::<Bitboard>() & occupied;
            return (code(Reason::PawnBlocked(to)), ahead);
        }
        (code(Reason::NotItsMove(Role::Pawn)), Bitboard::EMPTY)
    }
}

/// Where the man on a square can go, it being its side's turn: by a legal move when the setup is a
/// position (the king's square of arrival stands for castling), else as far as the men on the
/// board let it and, for a king, where nothing attacks it. Nothing from an empty square.
pub fn reached(setup: &Setup, square: Square) -> Bitboard {
    let Some(piece) = setup.board.piece_at(square) else { return Bitboard::EMPTY };
    let setup = with_turn_of(*setup, piece);
    match Position::try_from(setup) {
        Ok(position) => {
            let moves = position.legal_moves().into_iter().filter(|mv| mv.from() == square);
            let arrival = |mv| {
                position.castling_side(mv).map_or(mv.to(), |side| side.king_to(position.turn()))
            };
            moves.map(arrival).collect()
        }
        Err(_) => reached_alone(&setup, square, piece),
    }
}

/// A square passed over was so by the other side's pawn.
fn with_turn_of(setup: Setup, piece: Piece) -> Setup {
    let en_passant = setup.en_passant.filter(|_| setup.turn == piece.color);
    Setup { turn: piece.color, en_passant, ..setup }
}

fn reached_alone(setup: &Setup, square: Square, piece: Piece) -> Bitboard {
    let Piece { color, role } = piece;
    let occupied = setup.board.occupied();
    let attacked = attacks::attacks(color, role, square, occupied);
    match role {
        Role::Pawn => {
            let passed = setup.en_passant.map_or(Bitboard::EMPTY, Bitboard::from);
            (attacked & (setup.board.color(!color) | passed)) | advances(square, piece, occupied)
        }
        Role::King => (attacked - setup.board.color(color))
            .into_iter()
            .filter(|&to| guards(setup, square, to, piece).is_empty())
            .collect(),
        _ => attacked - setup.board.color(color),
    }
}

fn advances(square: Square, pawn: Piece, occupied: Bitboard) -> Bitboard {
    let free = |square: &Square| !occupied.contains(*square);
    let one = square.forward(pawn.color).filter(free);
    let is_home = square.rank() == Rank::Second.relative_to(pawn.color);
    let two = one.filter(|_| is_home).and_then(|one| one.forward(pawn.color)).filter(free);
    one.into_iter().chain(two).collect()
}

/// What would attack a king that goes there.
fn guards(setup: &Setup, from: Square, to: Square, king: Piece) -> Bitboard {
    let without_king = setup.board.occupied() - from.into();
    setup.board.attackers(to, !king.color, without_king) - to.into()
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
