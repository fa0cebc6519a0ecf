//! Legal moves without trying them: what is attacked and what is pinned are found first, and every
//! piece then gets the set of its legal destinations. Pawns move all at once, by shifting sets.

use core::ops::ControlFlow;

use crate::{
    Bitboard, CastlingSide, Color, MoveSet, Role, Square, attacks, lines::Lines, side::Side,
    situation::Situation,
};

/// Gives `visit` all legal moves of side `S`, in sets that may be empty, until it breaks off.
#[inline(always)]
pub(crate) fn generate<S: Side, L: Lines, B>(
    situation: &Situation,
    mut visit: impl FnMut(MoveSet) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let board = &situation.board;
    let occupied = board.occupied().0;
    let own = board.color(S::COLOR).0;
    let enemy = occupied & !own;
    let king_set = board.role(Role::King).0 & own;
    let king = index(king_set);
    let attacked = attacked_by::<S::Other, L>(situation, enemy, occupied & !king_set);

    let mut piece = |role, from: usize, to: u64| {
        let from = Square::from_index(from as u8);
        visit(MoveSet::Piece { role, from, to: Bitboard(to) })
    };
    let in_check = attacked & king_set != 0;
    let mut king_to = attacks::king_from(king) & !own & !attacked;
    if !in_check && situation.castling.rooks().0 & S::HOME != 0 {
        king_to |= castling::<S, L>(situation, king, attacked);
    }
    piece(Role::King, king, king_to)?;

    let mut target = !own;
    if in_check {
        let Some(answers) = answers::<S, L>(situation, enemy, king) else {
            return ControlFlow::Continue(());
        };
        target = answers;
    }
    let diagonal = board.diagonal().0;
    let straight = board.straight().0;
    let pins = Pins::new(king, occupied, own, straight & enemy, diagonal & enemy);
    let free = own & !(pins.straight | pins.diagonal);

    for from in squares(board.role(Role::Knight).0 & free) {
        piece(Role::Knight, from, attacks::knight_from(from) & target)?;
    }
    let queens = straight & diagonal;
    let line_role = |from: usize, other| if queens >> from & 1 == 1 { Role::Queen } else { other };
    for from in squares(diagonal & free) {
        piece(line_role(from, Role::Bishop), from, L::bishop(from, occupied) & target)?;
    }
    for from in squares(straight & free) {
        piece(line_role(from, Role::Rook), from, L::rook(from, occupied) & target)?;
    }
    for from in squares(diagonal & own & pins.diagonal) {
        let to = L::bishop(from, occupied) & target & pins.diagonal;
        piece(line_role(from, Role::Bishop), from, to)?;
    }
    for from in squares(straight & own & pins.straight) {
        let to = L::rook(from, occupied) & target & pins.straight;
        piece(line_role(from, Role::Rook), from, to)?;
    }

    let pawns = board.role(Role::Pawn).0 & own;
    if situation.passed_over.any() {
        for from in squares(en_passant_captors::<S, L>(situation, king)) {
            piece(Role::Pawn, from, situation.passed_over.0)?;
        }
    }
    pawn_moves::<S, B>(pawns, &pins, occupied, enemy, target, &mut visit)
}

/// A pinned pawn that stays on the line of its pin is free as the others are; the line of another
/// pin is out of its reach.
#[inline(always)]
fn pawn_moves<S: Side, B>(
    pawns: u64,
    pins: &Pins,
    occupied: u64,
    enemy: u64,
    target: u64,
    visit: &mut impl FnMut(MoveSet) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let free = pawns & !(pins.straight | pins.diagonal);
    let mut moved = |step, to: u64| visit(MoveSet::Pawns { step, to: Bitboard(to) });
    let along = S::ahead(pawns & pins.straight) & pins.straight;
    let single = (S::ahead(free) | along) & !occupied;
    let double = S::ahead(single & S::THIRD_RANK) & !occupied & target;
    moved(S::FORWARD, single & target)?;
    moved(2 * S::FORWARD, double)?;
    let pinned = pawns & pins.diagonal;
    let prey = enemy & target;
    moved(S::FORWARD - 1, (S::ahead_left(free) | S::ahead_left(pinned) & pins.diagonal) & prey)?;
    moved(S::FORWARD + 1, (S::ahead_right(free) | S::ahead_right(pinned) & pins.diagonal) & prey)
}

/// Every square that side `S` attacks on a board with these `occupied` squares.
#[inline(always)]
fn attacked_by<S: Side, L: Lines>(situation: &Situation, men: u64, occupied: u64) -> u64 {
    let board = &situation.board;
    let pawns = board.role(Role::Pawn).0 & men;
    let mut attacked = S::ahead_left(pawns) | S::ahead_right(pawns);
    attacked |= attacks::king_from(index(board.role(Role::King).0 & men));
    for from in squares(board.role(Role::Knight).0 & men) {
        attacked |= attacks::knight_from(from);
    }
    for from in squares(board.diagonal().0 & men) {
        attacked |= L::bishop(from, occupied);
    }
    for from in squares(board.straight().0 & men) {
        attacked |= L::rook(from, occupied);
    }
    attacked
}

/// The squares that answer a check: the checker's and those before it; none against two checkers.
#[inline(never)]
fn answers<S: Side, L: Lines>(situation: &Situation, enemy: u64, king: usize) -> Option<u64> {
    let checkers = checkers::<S, L>(situation, enemy, king);
    (checkers & checkers.wrapping_sub(1) == 0)
        .then(|| attacks::between_squares(king, index(checkers)) | checkers)
}

/// The men of the other side that attack the king of `S`.
#[inline(always)]
pub(crate) fn checkers<S: Side, L: Lines>(situation: &Situation, enemy: u64, king: usize) -> u64 {
    let board = &situation.board;
    let occupied = board.occupied().0;
    let king_set = bit(king);
    let pawns = (S::ahead_left(king_set) | S::ahead_right(king_set)) & board.role(Role::Pawn).0;
    let knights = attacks::knight_from(king) & board.role(Role::Knight).0;
    let lines = (L::bishop(king, occupied) & board.diagonal().0)
        | (L::rook(king, occupied) & board.straight().0);
    (pawns | knights | lines) & enemy
}

/// For each kind of line, the squares from the king to the pinning piece, that one included.
struct Pins {
    straight: u64,
    diagonal: u64,
}

impl Pins {
    #[inline(always)]
    fn new(king: usize, occupied: u64, own: u64, straight: u64, diagonal: u64) -> Self {
        let along = |snipers: u64| {
            let mut pins = 0;
            for sniper in squares(snipers) {
                let between = attacks::between_squares(king, sniper);
                let blockers = between & occupied;
                if blockers & blockers.wrapping_sub(1) == 0 && blockers & own != 0 {
                    pins |= between | bit(sniper);
                }
            }
            pins
        };
        Self {
            straight: along(attacks::rook_lines(king) & straight),
            diagonal: along(attacks::bishop_lines(king) & diagonal),
        }
    }
}

/// The rooks with which the king may castle (FIDE 3.8.2.2 and Guidelines II.3.2): all squares from
/// its start to its end, and from the rook's to the rook's, are empty but for the two; the king
/// crosses and reaches no attacked square; and lifting the rook uncovers no check on the back rank.
/// The king is known not to be in check.
#[inline(always)]
fn castling<S: Side, L: Lines>(situation: &Situation, king: usize, attacked: u64) -> u64 {
    let board = &situation.board;
    let enemy_lines = board.straight().0 & !board.color(S::COLOR).0 & S::HOME;
    let mut allowed = 0;
    for rook in squares(situation.castling.rooks().0 & S::HOME) {
        let side = if rook > king { CastlingSide::King } else { CastlingSide::Queen };
        let path = CastlingPath::new(S::COLOR, side, king, rook);
        let others = board.occupied().0 & !bit(king) & !bit(rook);
        if others & path.must_be_empty == 0 && attacked & path.king_walk == 0 {
            let uncovered = enemy_lines != 0
                && L::rook(path.king_to, others | bit(path.rook_to)) & enemy_lines != 0;
            if !uncovered {
                allowed |= bit(rook);
            }
        }
    }
    allowed
}

/// The squares that matter to one castling.
#[derive(Debug, Clone, Copy)]
pub(crate) struct CastlingPath {
    pub(crate) king_to: usize,
    pub(crate) rook_to: usize,
    /// The squares the king crosses and reaches.
    pub(crate) king_walk: u64,
    /// The squares both pieces cross and reach.
    pub(crate) must_be_empty: u64,
}

impl CastlingPath {
    #[inline(always)]
    pub(crate) fn new(color: Color, side: CastlingSide, king: usize, rook: usize) -> Self {
        let (king_to, rook_to) = (side.king_to(color).index(), side.rook_to(color).index());
        let king_walk = attacks::between_squares(king, king_to) | bit(king_to);
        let rook_walk = attacks::between_squares(rook, rook_to) | bit(rook_to);
        Self { king_to, rook_to, king_walk, must_be_empty: king_walk | rook_walk }
    }
}

/// The pawns that may legally capture en passant. Two men leave their lines at once, so each
/// capture is judged on the board it leaves.
#[inline(never)]
pub(crate) fn en_passant_captors<S: Side, L: Lines>(situation: &Situation, king: usize) -> u64 {
    let board = &situation.board;
    let own = board.color(S::COLOR).0;
    let passed = situation.passed_over.0;
    let beside = S::Other::ahead_left(passed) | S::Other::ahead_right(passed);
    let mut captors = 0;
    for from in squares(beside & own & board.role(Role::Pawn).0) {
        if attackers_after_en_passant::<S, L>(situation, from, king) == 0 {
            captors |= bit(from);
        }
    }
    captors
}

/// What would attack the own king after this en passant capture.
#[inline(always)]
pub(crate) fn attackers_after_en_passant<S: Side, L: Lines>(
    situation: &Situation,
    from: usize,
    king: usize,
) -> u64 {
    let passed = situation.passed_over.0;
    let mut after = *situation;
    after.board.clear(S::Other::ahead(passed) | bit(from));
    let enemy = after.board.occupied().0 & !after.board.color(S::COLOR).0;
    after.board.place(S::COLOR, Role::Pawn, passed);
    checkers::<S, L>(&after, enemy, king)
}

/// The lowest square of a set as an index, 64 for none: the tables that it is used in have an entry
/// for that, so that nothing need be checked.
#[inline(always)]
fn index(set: u64) -> usize {
    set.trailing_zeros() as usize
}

/// The set of one square. After a nonsense move there may be no king, and then no square: what the
/// set is does not matter, but nothing may panic.
#[inline(always)]
fn bit(square: usize) -> u64 {
    1u64.wrapping_shl(square as u32)
}

#[inline(always)]
fn squares(mut set: u64) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        (set != 0).then(|| {
            let square = index(set);
            set &= set - 1;
            square
        })
    })
}
