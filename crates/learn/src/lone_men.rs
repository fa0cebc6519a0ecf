//! Men on a board that is no position: a knight alone, a side without its king. There is no law for
//! them, so that each goes as far as the others let it, whoever's turn it is.

use roque_rules::{
    Bitboard, Castling, Color, Move, Piece, Position, Rank, Reason, Role, Setup, Square, attacks,
};

use crate::exercise::{Sentence, in_lessons};

/// What a pawn may become, the strongest first.
const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// A board on which men are tried.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Trial {
    /// The laws tell where they may go.
    Position(Position),
    /// Each goes its own way.
    LoneMen(LoneMen),
}

impl Trial {
    /// When it is a position with the other side to move, it is that side's turn.
    pub fn of(setup: Setup) -> Self {
        [setup.turn, !setup.turn]
            .into_iter()
            .find_map(|turn| Position::try_from(with_turn(setup, turn)).ok())
            .map_or(Self::LoneMen(LoneMen(setup)), Self::Position)
    }
}

/// A square passed over was so by the other side's pawn.
pub(crate) fn with_turn(setup: Setup, turn: Color) -> Setup {
    let en_passant = setup.en_passant.filter(|_| setup.turn == turn);
    Setup { turn, en_passant, ..setup }
}

/// A board that is no position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LoneMen(Setup);

/// What keeps a man from going somewhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kept {
    /// What the laws say of such a move in any position.
    By(Reason),
    /// A king stands there, and kings are never taken (FIDE 1.4.1).
    King(Square),
}

impl Kept {
    /// The kebab-case name of the reason.
    pub fn code(&self) -> &'static str {
        match self {
            Self::By(reason) => reason.code(),
            Self::King(_) => "king-is-never-taken",
        }
    }

    /// The kind of man it is about.
    pub fn role(&self) -> Option<Role> {
        match self {
            Self::By(reason) => reason.role(),
            Self::King(_) => None,
        }
    }

    /// The squares to show.
    pub fn squares(&self) -> Bitboard {
        match *self {
            Self::By(reason) => reason.squares(),
            Self::King(square) => square.into(),
        }
    }

    /// The reason, said as lessons say it.
    pub fn sentence(&self) -> Sentence {
        let sentence = Sentence::new(in_lessons(self.code()));
        match self.role() {
            Some(role) => sentence.with("role", role),
            None => sentence,
        }
    }
}

impl LoneMen {
    /// The board of this setup, which need not be without law.
    pub(crate) fn of(setup: Setup) -> Self {
        Self(setup)
    }

    /// The men, and what else a FEN says.
    pub fn setup(&self) -> &Setup {
        &self.0
    }

    /// Where the man of a square may go; nowhere from an empty one.
    pub fn reached(&self, square: Square) -> Bitboard {
        let Some(piece) = self.0.board.piece_at(square) else { return Bitboard::EMPTY };
        let occupied = self.0.board.occupied();
        let attacked = attacks::attacks(piece.color, piece.role, square, occupied);
        let barred = self.0.board.color(piece.color) | self.0.board.role(Role::King);
        let reached = match piece.role {
            Role::Pawn => {
                let taken = self.0.board.color(!piece.color) | self.passed_over(piece);
                (attacked & taken) | self.advances(square, piece)
            }
            Role::King => {
                attacked.into_iter().filter(|&to| self.guards(square, to).is_empty()).collect()
            }
            _ => attacked,
        };
        reached - barred
    }

    /// All that may be played, by either side.
    pub fn moves(&self) -> Vec<Move> {
        let men = self.0.board.occupied().into_iter();
        men.flat_map(|from| self.reached(from).into_iter().flat_map(move |to| self.meant(from, to)))
            .collect()
    }

    /// A pawn that arrives may become four things.
    fn meant(&self, from: Square, to: Square) -> Vec<Move> {
        if self.promotes(from, to) {
            PROMOTIONS.map(|role| Move::promoting(from, to, role)).to_vec()
        } else {
            vec![Move::new(from, to)]
        }
    }

    fn promotes(&self, from: Square, to: Square) -> bool {
        self.0.board.piece_at(from).is_some_and(|piece| {
            piece.role == Role::Pawn && to.rank() == Rank::Eighth.relative_to(piece.color)
        })
    }

    /// Why a man may not go there; nothing when it may.
    pub fn why_not(&self, from: Square, to: Square, promotion: Option<Role>) -> Option<Kept> {
        if !self.reached(from).contains(to) {
            return Some(self.kept_from(from, to));
        }
        let reason = match promotion {
            None if self.promotes(from, to) => Some(Reason::PromotionMissing),
            Some(_) if !self.promotes(from, to) => Some(Reason::NothingToPromote),
            Some(role) if !PROMOTIONS.contains(&role) => Some(Reason::PromotionToThat(role)),
            _ => None,
        };
        reason.map(Kept::By)
    }

    /// The board after a move; it may have become a position.
    pub fn play(&self, mv: Move) -> Result<Setup, Kept> {
        let (from, to) = (mv.from(), mv.to());
        if let Some(kept) = self.why_not(from, to, mv.promotion()) {
            return Err(kept);
        }
        let mut setup = self.0;
        let Some(piece) = setup.board.take(from) else {
            return Err(Kept::By(Reason::NoPiece(from)));
        };
        let is_pawn = piece.role == Role::Pawn;
        let taken = setup.board.take(to);
        if is_pawn && taken.is_none() && from.file() != to.file() {
            setup.board.take(Square::new(to.file(), from.rank()));
        }
        setup.board.put(to, Piece { role: mv.promotion().unwrap_or(piece.role), ..piece });
        let one = from.forward(piece.color);
        let is_double = is_pawn && one.and_then(|one| one.forward(piece.color)) == Some(to);
        Ok(Setup {
            turn: !piece.color,
            en_passant: one.filter(|_| is_double),
            castling: Castling::NONE,
            ..setup
        })
    }

    /// Why a man does not reach a square, which it does not.
    pub(crate) fn kept_from(&self, from: Square, to: Square) -> Kept {
        let board = &self.0.board;
        let Some(piece) = board.piece_at(from) else { return Kept::By(Reason::NoPiece(from)) };
        let Piece { color, role } = piece;
        if to == from {
            return Kept::By(Reason::SameSquare(to));
        }
        if board.color(color).contains(to) {
            return Kept::By(Reason::OwnPiece(to));
        }
        if role == Role::Pawn {
            return self.pawn_shape(from, to, piece);
        }
        if !attacks::attacks(color, role, from, Bitboard::EMPTY).contains(to) {
            return Kept::By(Reason::NotItsMove(role));
        }
        let between = attacks::between(from, to) & board.occupied();
        if between.any() {
            return Kept::By(Reason::Blocked(role, between));
        }
        if board.role(Role::King).contains(to) {
            return Kept::King(to);
        }
        Kept::By(Reason::KingAttacked(self.guards(from, to)))
    }

    fn pawn_shape(&self, from: Square, to: Square, pawn: Piece) -> Kept {
        let board = &self.0.board;
        if attacks::pawn(pawn.color, from).contains(to) {
            return if board.role(Role::King).contains(to) {
                Kept::King(to)
            } else {
                Kept::By(Reason::PawnTakesNothing(to))
            };
        }
        let one = from.forward(pawn.color);
        let two = one.and_then(|square| square.forward(pawn.color));
        let at_home = from.rank() == Rank::Second.relative_to(pawn.color);
        let ahead =
            [one, two].into_iter().flatten().find(|&ahead| board.occupied().contains(ahead));
        Kept::By(match ahead {
            _ if one != Some(to) && two != Some(to) => Reason::NotItsMove(Role::Pawn),
            _ if two == Some(to) && !at_home => Reason::PawnHasMoved,
            Some(blocker) => Reason::PawnBlocked(blocker),
            None => Reason::NotItsMove(Role::Pawn),
        })
    }

    fn passed_over(&self, pawn: Piece) -> Bitboard {
        let passed = self.0.en_passant.filter(|_| self.0.turn == pawn.color);
        passed.map_or(Bitboard::EMPTY, Bitboard::from)
    }

    fn advances(&self, square: Square, pawn: Piece) -> Bitboard {
        let occupied = self.0.board.occupied();
        let free = |square: &Square| !occupied.contains(*square);
        let one = square.forward(pawn.color).filter(free);
        let is_home = square.rank() == Rank::Second.relative_to(pawn.color);
        let two = one.filter(|_| is_home).and_then(|one| one.forward(pawn.color)).filter(free);
        one.into_iter().chain(two).collect()
    }

    /// What would attack the king of a square that goes there.
    fn guards(&self, from: Square, to: Square) -> Bitboard {
        let board = &self.0.board;
        let Some(king) = board.piece_at(from) else { return Bitboard::EMPTY };
        board.attackers(to, !king.color, board.occupied() - from.into()) - to.into()
    }
}

#[cfg(test)]
mod tests {
    use roque_notation::{Dialect, fen, uci};

    use super::*;

    fn lone(placement: &str) -> LoneMen {
        match Trial::of(fen::read_setup(placement).unwrap()) {
            Trial::LoneMen(men) => men,
            Trial::Position(position) => panic!("{position:?}"),
        }
    }

    fn mv(text: &str) -> (Square, Square, Option<Role>) {
        uci::read_squares(text).unwrap()
    }

    fn after(placement: &str, moves: &[&str]) -> String {
        let setup = moves.iter().fold(*lone(placement).setup(), |setup, text| {
            let (from, to, promotion) = mv(text);
            LoneMen(setup).play(Move::with_promotion(from, to, promotion)).unwrap()
        });
        fen::write_setup(&setup, Dialect::Ordinary)
    }

    #[test]
    fn a_lone_man_is_moved_as_often_as_one_likes() {
        assert_eq!(lone("8/8/8/8/3N4/8/8/8").moves().len(), 8);
        let twice = after("8/8/8/8/3N4/8/8/8", &["d4e6", "e6g7"]);
        assert!(twice.starts_with("8/6N1/8/8/8/8/8/8 "), "{twice}");
    }

    #[test]
    fn either_side_s_men_may_be_moved_and_taken_whoever_s_turn_it_is() {
        let men = lone("8/8/8/3p4/4P3/8/8/8 w - - 0 1");
        let moves: Vec<_> = men.moves().iter().map(|mv| format!("{mv:?}")).collect();
        assert_eq!(moves, ["e4d5", "e4e5", "d5d4", "d5e4"]);
        assert!(after("8/8/8/3p4/4P3/8/8/8", &["d5e4", "e4e3"]).starts_with("8/8/8/8/8/4p3/8/8 "));
    }

    #[test]
    fn pawns_pass_take_in_passing_and_become_what_they_may() {
        assert!(after("8/8/8/8/3p4/8/4P3/8", &["e2e4", "d4e3"]).starts_with("8/8/8/8/8/4p3/8/8 "));
        let late = lone("8/8/8/8/3pP3/8/8/8 b - - 0 1").why_not(Square::D4, Square::E3, None);
        assert_eq!(late, Some(Kept::By(Reason::PawnTakesNothing(Square::E3))));
        assert!(after("8/P7/8/8/8/8/8/8", &["a7a8n", "a8c7"]).starts_with("8/2N5/8/8/8/8/8/8 "));
        assert_eq!(lone("8/P7/8/8/8/8/8/8").moves().len(), 4);
    }

    #[test]
    fn a_refusal_has_the_reason_the_rules_would_give() {
        for (placement, text, code) in [
            ("8/8/8/8/3N4/8/8/8", "d4d5", "not-its-move"),
            ("8/8/8/8/3N4/8/8/8", "d4d4", "same-square"),
            ("8/8/8/8/3N4/8/8/8", "a1a2", "no-piece"),
            ("8/8/8/8/8/8/8/RN6", "a1c1", "blocked"),
            ("8/8/8/8/8/8/8/RN6", "a1b1", "own-piece"),
            ("8/8/8/8/8/4p3/4P3/8", "e2e3", "pawn-blocked"),
            ("8/8/8/8/4p3/8/4P3/8", "e2e4", "pawn-blocked"),
            ("8/8/8/8/8/4P3/8/8", "e3e5", "pawn-has-moved"),
            ("8/8/8/8/8/4P3/8/8", "e3d4", "pawn-takes-nothing"),
            ("8/8/8/8/8/4P3/8/8", "e3c4", "not-its-move"),
            ("8/P7/8/8/8/8/8/8", "a7a8", "promotion-missing"),
            ("8/P7/8/8/8/8/8/8", "a7a8k", "promotion-to-that"),
            ("8/8/8/8/8/8/8/R7", "a1a2q", "nothing-to-promote"),
            ("8/8/8/8/8/1r6/8/K7", "a1b1", "king-attacked"),
            ("8/8/8/8/8/k7/8/R7", "a1a3", "king-is-never-taken"),
            ("8/8/8/8/8/k7/1P6/8", "b2a3", "king-is-never-taken"),
        ] {
            let (from, to, promotion) = mv(text);
            let kept = lone(placement).why_not(from, to, promotion);
            assert_eq!(kept.map(|kept| kept.code()), Some(code), "{placement} {text}");
        }
    }

    #[test]
    fn a_board_that_is_a_position_for_either_side_has_its_laws() {
        let turn_of = |fen: &str| match Trial::of(fen::read_setup(fen).unwrap()) {
            Trial::Position(position) => Some(position.turn()),
            Trial::LoneMen(_) => None,
        };
        assert_eq!(turn_of("4k3/8/8/8/8/8/8/4K3 w - - 0 1"), Some(Color::White));
        assert_eq!(turn_of("4k3/8/8/8/8/8/8/4R1K1 w - - 0 1"), Some(Color::Black));
        assert_eq!(turn_of("8/8/8/8/8/8/8/4R1K1 w - - 0 1"), None);
    }
}
