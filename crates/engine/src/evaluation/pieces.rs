//! Pieces are worth more the more they reach, and on squares that suit them.

use roque_rules::{Bitboard, Color, Rank, Role, Square, attacks::LineAttacks};

use super::{
    field::Field,
    ledger::Ledger,
    squares::{filled_ahead, forward, half_board, pawn_attacks, rank},
    terms::{Danger, Term},
};
use crate::score::Value;

#[inline(always)]
pub(super) fn judge<L: LineAttacks>(field: &mut Field, color: Color, ledger: &mut impl Ledger) {
    count_men(field, color, ledger);
    minors::<L>(field, color, Role::Knight, ledger);
    minors::<L>(field, color, Role::Bishop, ledger);
    for rook in field.of(color, Role::Rook) {
        work::<L>(field, color, Role::Rook, rook, ledger);
        on_file(field, color, rook, ledger);
    }
    for queen in field.of(color, Role::Queen) {
        work::<L>(field, color, Role::Queen, queen, ledger);
    }
    let king = field.kings[color];
    ledger.count(color, Term::KingSquare, half_board(king, color), 1);
}

/// What the pieces are worth beside each other and the pawns.
#[inline(always)]
fn count_men(field: &Field, color: Color, ledger: &mut impl Ledger) {
    let men = |role| field.of(color, role).len() as Value;
    for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
        ledger.count(color, Term::Man, role as usize, men(role));
    }
    let more_pawns = field.pawns[color].len() as Value - 5;
    ledger.count(color, Term::KnightPawns, 0, men(Role::Knight) * more_pawns);
    ledger.count(color, Term::RookPawns, 0, men(Role::Rook) * more_pawns);
    let bishops = field.of(color, Role::Bishop);
    let (light, dark) = (bishops & Bitboard::LIGHT_SQUARES, bishops - Bitboard::LIGHT_SQUARES);
    ledger.count(color, Term::BishopPair, 0, Value::from(light.any() && dark.any()));
    for (bishops, colour) in
        [(light, Bitboard::LIGHT_SQUARES), (dark, Bitboard::ALL - Bitboard::LIGHT_SQUARES)]
    {
        let pawns = (field.pawns[color] & colour).len() * bishops.len();
        ledger.count(color, Term::BishopPawns, 0, pawns as Value);
    }
}

/// What a piece does where it stands: its square, what it reaches, and whether that is near the
/// enemy's king.
#[inline(always)]
fn work<L: LineAttacks>(
    field: &mut Field,
    color: Color,
    role: Role,
    from: Square,
    ledger: &mut impl Ledger,
) {
    let (square, mobility, number) = match role {
        Role::Knight => (Term::KnightSquare, Term::KnightMobility, 0),
        Role::Bishop => (Term::BishopSquare, Term::BishopMobility, 1),
        Role::Rook => (Term::RookSquare, Term::RookMobility, 2),
        _ => (Term::QueenSquare, Term::QueenMobility, 3),
    };
    let reached = field.reach::<L>(color, role, from);
    field.note(color, role, reached);
    ledger.count(color, square, half_board(from, color), 1);
    ledger.count(color, mobility, (reached & field.useful[color]).len(), 1);
    let hits = (reached & field.ring[!color]).len();
    if hits > 0 {
        field.attackers[!color] += 1;
        ledger.endanger(!color, Danger::Attacker, number, 1);
        ledger.endanger(!color, Danger::Hit, 0, hits as Value);
    }
}

#[inline(always)]
fn minors<L: LineAttacks>(field: &mut Field, color: Color, role: Role, ledger: &mut impl Ledger) {
    let pieces = field.of(color, role);
    for from in pieces {
        work::<L>(field, color, role, from, ledger);
    }
    let pawns = field.pawns;
    let behind = forward(pieces, color) & (pawns[color] | pawns[!color]);
    ledger.count(color, Term::BehindPawn, 0, behind.len() as Value);

    // No enemy pawn attacks them, now or later.
    let outposts =
        (pieces & far_ranks(color)) - pawn_attacks(filled_ahead(pawns[!color], !color), !color);
    let guarded = outposts & field.attacked_by(color, Role::Pawn);
    let term = if role == Role::Knight { Term::KnightOutpost } else { Term::BishopOutpost };
    ledger.count(color, term, 0, (outposts - guarded).len() as Value);
    ledger.count(color, term, 1, guarded.len() as Value);
}

/// From the fourth rank to the sixth.
#[inline(always)]
const fn far_ranks(color: Color) -> Bitboard {
    let middle = Bitboard::rank(Rank::Fourth).0 | Bitboard::rank(Rank::Fifth).0;
    match color {
        Color::White => Bitboard(middle | Bitboard::rank(Rank::Sixth).0),
        Color::Black => Bitboard(middle | Bitboard::rank(Rank::Third).0),
    }
}

#[inline(always)]
fn on_file(field: &Field, color: Color, rook: Square, ledger: &mut impl Ledger) {
    let file = Bitboard::file(rook.file());
    if (file & field.pawns[color]).is_empty() {
        let open = (file & field.pawns[!color]).is_empty();
        ledger.count(color, Term::RookFile, usize::from(open), 1);
    }
    let seventh = rank(rook, color) == 6;
    if seventh && rank(field.kings[!color], color) >= 6 {
        ledger.count(color, Term::RookSeventh, 0, 1);
    }
}
