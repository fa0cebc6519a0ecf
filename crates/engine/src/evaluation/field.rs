//! Who attacks what: found once, and shared by the terms.

use roque_rules::{
    Bitboard, Board, ByColor, Color, File, Position, Rank, Role, Square, attacks,
    attacks::LineAttacks,
};

use super::{pawns::Pawns, squares};

pub(super) struct Field<'a> {
    pub(super) board: &'a Board,
    pub(super) turn: Color,
    pub(super) occupied: Bitboard,
    pub(super) men: ByColor<Bitboard>,
    pub(super) kings: ByColor<Square>,
    pub(super) pawns: Pawns,
    /// What each side attacks, by role from pawn to king.
    pub(super) by_role: ByColor<[Bitboard; 6]>,
    pub(super) attacked: ByColor<Bitboard>,
    /// Attacked by two men or more.
    pub(super) twice: ByColor<Bitboard>,
    /// Around each king, three ranks deep towards the enemy.
    pub(super) ring: ByColor<Bitboard>,
    /// Where the pieces of each side like to go: neither guarded by an enemy pawn, nor on the own
    /// king, nor on an own pawn that cannot step ahead.
    pub(super) useful: ByColor<Bitboard>,
    /// The pieces that attack squares around the king of each side.
    pub(super) attackers: ByColor<usize>,
}

impl<'a> Field<'a> {
    /// With the attacks of pawns and kings.
    #[inline(always)]
    pub(super) fn new(position: &'a Position) -> Self {
        let board = position.board();
        let white = board.color(Color::White);
        let occupied = board.occupied();
        let pawns = Pawns::of(board);
        let kings =
            ByColor { white: position.king(Color::White), black: position.king(Color::Black) };
        let mut field = Self {
            board,
            turn: position.turn(),
            occupied,
            men: ByColor { white, black: occupied - white },
            kings,
            pawns,
            by_role: ByColor::default(),
            attacked: ByColor::default(),
            twice: ByColor::default(),
            ring: ByColor::default(),
            useful: ByColor::default(),
            attackers: ByColor::default(),
        };
        field.begin(Color::White);
        field.begin(Color::Black);
        field
    }

    #[inline(always)]
    fn begin(&mut self, color: Color) {
        let (own, enemy) = (self.pawns[color], self.pawns[!color]);
        let by_pawns = squares::pawn_attacks(own, color);
        let by_king = attacks::king(self.kings[color]);
        self.by_role[color][Role::Pawn as usize] = by_pawns;
        self.by_role[color][Role::King as usize] = by_king;
        self.attacked[color] = by_pawns | by_king;
        self.twice[color] = by_pawns & by_king | squares::pawn_double_attacks(own, color);
        let near = by_king | self.kings[color].into();
        self.ring[color] = near | squares::forward(near, color);
        let stuck = own & squares::forward(self.occupied, !color);
        self.useful[color] =
            !(squares::pawn_attacks(enemy, !color) | stuck | self.kings[color].into());
    }

    /// The men of a side of one role.
    #[inline(always)]
    pub(super) fn of(&self, color: Color, role: Role) -> Bitboard {
        self.men[color] & self.board.role(role)
    }

    /// What the men of one role of a side attack.
    #[inline(always)]
    pub(super) fn attacked_by(&self, color: Color, role: Role) -> Bitboard {
        self.by_role[color][role as usize]
    }

    /// What a piece attacks, looking through own pieces that move along with it.
    #[inline(always)]
    pub(super) fn reach<L: LineAttacks>(&self, color: Color, role: Role, from: Square) -> Bitboard {
        let through = |roles: Bitboard| self.occupied - (self.men[color] & roles);
        let (rooks, queens) = (self.board.role(Role::Rook), self.board.role(Role::Queen));
        match role {
            Role::Knight => attacks::knight(from),
            Role::Bishop => L::bishop(from, through(queens)),
            Role::Rook => L::rook(from, through(rooks | queens)),
            Role::Queen => L::bishop(from, self.occupied) | L::rook(from, self.occupied),
            Role::Pawn => attacks::pawn(color, from),
            Role::King => attacks::king(from),
        }
    }

    /// Notes what a piece attacks.
    #[inline(always)]
    pub(super) fn note(&mut self, color: Color, role: Role, reached: Bitboard) {
        self.twice[color] |= self.attacked[color] & reached;
        self.attacked[color] |= reached;
        self.by_role[color][role as usize] |= reached;
    }
}

/// The middle files.
pub(super) const MIDDLE: Bitboard = Bitboard(
    Bitboard::file(File::C).0
        | Bitboard::file(File::D).0
        | Bitboard::file(File::E).0
        | Bitboard::file(File::F).0,
);

/// The ranks of a side from its second to its fourth.
#[inline(always)]
pub(super) const fn own_camp(color: Color) -> Bitboard {
    match color {
        Color::White => Bitboard(
            Bitboard::rank(Rank::Second).0
                | Bitboard::rank(Rank::Third).0
                | Bitboard::rank(Rank::Fourth).0,
        ),
        Color::Black => Bitboard(
            Bitboard::rank(Rank::Seventh).0
                | Bitboard::rank(Rank::Sixth).0
                | Bitboard::rank(Rank::Fifth).0,
        ),
    }
}
