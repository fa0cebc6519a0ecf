//! Legal moves without trying them: what is attacked and what is pinned are found first, and every
//! piece then gets the set of its legal destinations. Pawns move all at once, by shifting sets.

use core::ops::ControlFlow;

use crate::{
    Bitboard, CastlingSide, MoveSet, Role, Square, attacks, castling::CastlingPath, lines::Lines,
    side::Side, situation::Situation,
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
    let mut target = !own;
    piece(Role::King, king, king_moves::<S, L>(situation, king, attacked))?;
    if attacked & king_set != 0 {
        let (situation, king) = (*situation, king);
        let Some(answers) = L::apart(move || answers::<S, L>(&situation, king)) else {
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
    for from in squares(diagonal & !straight & free) {
        piece(Role::Bishop, from, L::bishop(from, occupied) & target)?;
    }
    for from in squares(straight & !diagonal & free) {
        piece(Role::Rook, from, L::rook(from, occupied) & target)?;
    }
    for from in squares(diagonal & straight & free) {
        let to = L::bishop(from, occupied) | L::rook(from, occupied);
        piece(Role::Queen, from, to & target)?;
    }
    if own & !free != 0 {
        let line_role = |from: usize, other| {
            if (diagonal & straight) >> from & 1 == 1 { Role::Queen } else { other }
        };
        for from in squares(diagonal & own & pins.diagonal) {
            let to = L::bishop(from, occupied) & target & pins.diagonal;
            piece(line_role(from, Role::Bishop), from, to)?;
        }
        for from in squares(straight & own & pins.straight) {
            let to = L::rook(from, occupied) & target & pins.straight;
            piece(line_role(from, Role::Rook), from, to)?;
        }
    }

    let pawns = board.role(Role::Pawn).0 & own;
    let passed = situation.passed_over.0;
    if passed != 0 {
        for from in squares(en_passant_captors::<S, L>(situation, king)) {
            piece(Role::Pawn, from, passed)?;
        }
    }
    pawn_moves::<S, B>(pawns, &pins, occupied, enemy, target, &mut visit)
}

/// Where the king may go, this being `attacked` with the king off the board; onto a rook to castle.
#[inline(always)]
pub(crate) fn king_moves<S: Side, L: Lines>(
    situation: &Situation,
    king: usize,
    attacked: u64,
) -> u64 {
    let to = attacks::king_from(king) & !situation.board.color(S::COLOR).0 & !attacked;
    let rooks = situation.castling.rooks().0 & S::HOME;
    if rooks == 0 || attacked & bit(king) != 0 {
        return to;
    }
    to | castling::<S, L>(situation, king, rooks, attacked)
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
    let prey = enemy & target;
    let mut single = S::ahead(free) & !occupied;
    let mut left = S::ahead_left(free) & prey;
    let mut right = S::ahead_right(free) & prey;
    if pawns != free {
        let pinned = pawns & pins.diagonal;
        single |= S::ahead(pawns & pins.straight) & pins.straight & !occupied;
        left |= S::ahead_left(pinned) & pins.diagonal & prey;
        right |= S::ahead_right(pinned) & pins.diagonal & prey;
    }
    let double = S::ahead(single & S::THIRD_RANK) & !occupied & target;
    let mut rest = !0;
    if pawns & S::SEVENTH_RANK != 0 {
        let last = S::Other::HOME;
        rest = !last;
        let promotions =
            [(S::FORWARD, single & target), (S::FORWARD - 1, left), (S::FORWARD + 1, right)];
        for (step, to) in promotions {
            visit(MoveSet::Promotions { step, to: Bitboard(to & last) })?;
        }
    }
    let mut moved = |step, to: u64| visit(MoveSet::Pawns { step, to: Bitboard(to) });
    moved(S::FORWARD, single & target & rest)?;
    moved(2 * S::FORWARD, double)?;
    moved(S::FORWARD - 1, left & rest)?;
    moved(S::FORWARD + 1, right & rest)
}

/// Every square that side `S` attacks on a board with these `occupied` squares.
#[inline(always)]
pub(crate) fn attacked_by<S: Side, L: Lines>(
    situation: &Situation,
    men: u64,
    occupied: u64,
) -> u64 {
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
#[inline(always)]
fn answers<S: Side, L: Lines>(situation: &Situation, king: usize) -> Option<u64> {
    let checkers = checkers::<S, L>(situation, king);
    (checkers & checkers.wrapping_sub(1) == 0)
        .then(|| attacks::between_squares(king, index(checkers)) | checkers)
}

/// The men of the other side that attack the king of `S`.
#[inline(always)]
pub(crate) fn checkers<S: Side, L: Lines>(situation: &Situation, king: usize) -> u64 {
    let board = &situation.board;
    let enemy = board.color(S::Other::COLOR).0;
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

/// The rooks, among those that have the right, with which the king may castle now (FIDE 3.8.2.2 and
/// Guidelines II.3.2): all squares from its start to its end, and from the rook's to the rook's, are
/// empty but for the two, and the king, which is not in check, crosses and reaches no attacked square.
#[inline(always)]
fn castling<S: Side, L: Lines>(
    situation: &Situation,
    king: usize,
    rooks: u64,
    attacked: u64,
) -> u64 {
    let board = &situation.board;
    let lines = board.straight().0 & !board.color(S::COLOR).0;
    let rooks = if lines & S::HOME == 0 {
        rooks
    } else {
        let situation = *situation;
        L::apart(move || without_shields::<S, L>(&situation, king, rooks))
    };
    let files = |set: u64| (set >> S::HOME.trailing_zeros()) as u8;
    let (occupied, attacked) = (files(board.occupied().0), files(attacked));
    squares(rooks)
        .filter(|&rook| CastlingPath::of(king, rook).is_clear(occupied, attacked))
        .fold(0, |set, rook| set | bit(rook))
}

/// The rooks that do not shield the king's square of arrival from an enemy on the first rank, as
/// only a rook of Chess960 can.
#[inline(always)]
fn without_shields<S: Side, L: Lines>(situation: &Situation, king: usize, rooks: u64) -> u64 {
    let board = &situation.board;
    let lines = board.straight().0 & !board.color(S::COLOR).0 & S::HOME;
    let shields = |&rook: &usize| {
        let side = if rook > king { CastlingSide::King } else { CastlingSide::Queen };
        let (king_to, rook_to) = (side.king_to(S::COLOR), side.rook_to(S::COLOR));
        let others = board.occupied().0 & !bit(king) & !bit(rook) | bit(rook_to.index());
        L::rook(king_to.index(), others) & lines != 0
    };
    squares(rooks).filter(|rook| !shields(rook)).fold(0, |set, rook| set | bit(rook))
}

/// The pawns that may legally capture en passant. Two men leave their lines at once, so each
/// capture is judged on the board it leaves.
#[inline(always)]
pub(crate) fn en_passant_captors<S: Side, L: Lines>(situation: &Situation, king: usize) -> u64 {
    let pawns = situation.board.pieces(S::COLOR, Role::Pawn).0;
    let passed = situation.passed_over.0;
    let beside = (S::Other::ahead_left(passed) | S::Other::ahead_right(passed)) & pawns;
    if beside == 0 {
        return 0;
    }
    let situation = *situation;
    L::apart(move || {
        squares(beside)
            .filter(|&from| attackers_after_en_passant::<S, L>(situation, from, king) == 0)
            .fold(0, |captors, from| captors | bit(from))
    })
}

/// What would attack the own king after this en passant capture.
#[inline(always)]
pub(crate) fn attackers_after_en_passant<S: Side, L: Lines>(
    mut situation: Situation,
    from: usize,
    king: usize,
) -> u64 {
    let passed = situation.passed_over.0;
    situation.board.clear(S::Other::ahead(passed) | bit(from));
    situation.board.place(S::COLOR, Role::Pawn, passed);
    checkers::<S, L>(&situation, king)
}

/// The lowest square of a set as an index, 64 for none: the tables that it is used in have an entry
/// for that, so that nothing need be checked.
#[inline(always)]
pub(crate) fn index(set: u64) -> usize {
    set.trailing_zeros() as usize
}

/// The set of one square. After a nonsense move there may be no king, and then no square: what the
/// set is does not matter, but nothing may panic.
#[inline(always)]
pub(crate) fn bit(square: usize) -> u64 {
    1u64.wrapping_shl(square as u32)
}

#[inline(always)]
pub(crate) fn squares(mut set: u64) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        (set != 0).then(|| {
            let square = index(set);
            set &= set - 1;
            square
        })
    })
}
