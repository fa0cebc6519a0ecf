//! A proof of unwinnability by a search of kings and pawns alone, the other men being ghosts.
//!
//! A ghost may be anywhere in its reach at any time: it never stands in the way, but it may pass the
//! turn, take what is in its reach, be taken there, give check and fill a flight. So the search meets
//! at least what the real game can bring, in far fewer positions: walls where many bishops wander
//! about and only a king can move otherwise. It gives up at the first mate that cannot be ruled out.

use alloc::vec::Vec;

use super::{cage, mobility::Mobility, states::States};
use crate::{Bitboard, Board, Color, Move, Piece, Position, Role, Setup, Square, attacks};

/// Positions of kings and pawns looked at before giving up.
const LIMIT: usize = 10_000;

/// Nobody asks how a position came about here.
const NO_MOVE: Move = Move::new(Square::A1, Square::A1);

/// Whether `winner` is proven never to mate.
pub(super) fn proves_unwinnable(position: &Position, winner: Color) -> bool {
    Haunt::new(position, winner).is_some_and(|haunt| haunt.search(position))
}

struct Haunt {
    winner: Color,
    /// Every man but kings and pawns, with its reach.
    ghosts: Vec<(Piece, Bitboard)>,
}

/// What may come next.
struct Step {
    position: Position,
    /// The squares that a king or a pawn has left, or nothing when a ghost has moved.
    left: Option<Bitboard>,
}

impl Haunt {
    /// Nothing when somebody may castle, or when there is no ghost.
    fn new(position: &Position, winner: Color) -> Option<Self> {
        if !position.castling().is_empty() {
            return None;
        }
        let mut mobility = Mobility::new(position);
        while mobility.grow() {}
        let men = Color::ALL.into_iter().flat_map(|color| mobility.of(color));
        let ghosts: Vec<_> = men
            .filter(|man| !matches!(man.piece.role, Role::King | Role::Pawn))
            .map(|man| (man.piece, man.reach))
            .collect();
        (!ghosts.is_empty()).then_some(Self { winner, ghosts })
    }

    fn search(&self, position: &Position) -> bool {
        let mut setup = Setup::from(position);
        for square in setup.board.occupied() - kings_and_pawns(&setup.board) {
            setup.board.take(square);
        }
        let Ok(root) = Position::try_from(setup) else { return false };
        let mut states = States::new(root);
        let mut open = 0;
        while open < states.len() && states.len() <= LIMIT {
            let Some(steps) = self.steps(&states.position(open as u32)) else { return false };
            for Step { position, left } in steps {
                if position.turn() != self.winner && self.may_be_mate(&position, left) {
                    return false;
                }
                states.insert(position, open as u32, NO_MOVE);
            }
            open += 1;
        }
        open == states.len()
    }

    /// Everything that may come next; nothing when a pawn may promote.
    fn steps(&self, position: &Position) -> Option<Vec<Step>> {
        let mut steps = Vec::new();
        for mv in &position.legal_moves() {
            if mv.promotion().is_some() {
                return None;
            }
            let after = position.play_unchecked(*mv);
            let left = position.board().occupied() - after.board().occupied();
            steps.push(Step { position: after, left: Some(left) });
        }
        steps.extend(self.pawns_take_ghosts(position)?);
        steps.extend(self.ghosts_move(position));
        Some(steps)
    }

    fn pawns_take_ghosts(&self, position: &Position) -> Option<Vec<Step>> {
        let turn = position.turn();
        let board = position.board();
        let prey = self.reach(!turn) - board.occupied();
        let mut steps = Vec::new();
        for pawn in board.pieces(turn, Role::Pawn) {
            for square in attacks::pawn(turn, pawn) & prey {
                if Bitboard::BACK_RANKS.contains(square) {
                    return None;
                }
                let mut after = *board;
                after.take(pawn);
                after.put(square, Piece { color: turn, role: Role::Pawn });
                let left = Some(pawn.into());
                steps.extend(passed(after, !turn).map(|position| Step { position, left }));
            }
        }
        Some(steps)
    }

    /// A ghost moves somewhere, or takes a pawn.
    fn ghosts_move(&self, position: &Position) -> impl Iterator<Item = Step> {
        let turn = position.turn();
        let board = *position.board();
        let reach = self.reach(turn);
        let taken = (board.pieces(!turn, Role::Pawn) & reach).into_iter().map(Some);
        let moves = core::iter::once(None).chain(taken).filter(move |_| reach.any());
        moves.filter_map(move |taken| {
            let mut after = board;
            if let Some(square) = taken {
                after.take(square);
            }
            Some(Step { position: passed(after, !turn)?, left: None })
        })
    }

    /// The squares that a side's ghosts may be on.
    fn reach(&self, color: Color) -> Bitboard {
        self.of(color).fold(Bitboard::EMPTY, |all, (_, reach)| all | reach)
    }

    fn of(&self, color: Color) -> impl Iterator<Item = (Role, Bitboard)> {
        let ghosts = self.ghosts.iter().filter(move |(piece, _)| piece.color == color);
        ghosts.map(|&(piece, reach)| (piece.role, reach))
    }

    /// Whether the side to move may be mated. When a king or a pawn has moved, a ghost only gives
    /// check over a square that was left.
    fn may_be_mate(&self, position: &Position, left: Option<Bitboard>) -> bool {
        let board = position.board();
        let prey = position.king(!self.winner);
        let check = position.is_check()
            || self.ghost_attacks(prey, board.occupied(), left.unwrap_or(Bitboard::ALL));
        check && {
            let through = board.occupied() - prey.into();
            let own = board.color(!self.winner);
            let open: Bitboard = (attacks::king(prey) - own)
                .into_iter()
                .filter(|&square| board.attackers(square, self.winner, through).is_empty())
                .filter(|&square| !self.ghost_attacks(square, through, Bitboard::ALL))
                .collect();
            let blockers: Vec<_> =
                self.of(!self.winner).map(|(_, reach)| reach - board.occupied()).collect();
            cage::can_fill(open, &blockers)
        }
    }

    /// Whether a ghost of the winner's may attack a square along a line on which one of `over` is,
    /// or, when these are all, from anywhere.
    fn ghost_attacks(&self, square: Square, occupied: Bitboard, over: Bitboard) -> bool {
        self.of(self.winner).any(|(role, reach)| {
            let from = attacks::attacks(self.winner, role, square, occupied);
            (from & reach)
                .into_iter()
                .any(|from| over == Bitboard::ALL || (attacks::between(from, square) & over).any())
        })
    }
}

fn kings_and_pawns(board: &Board) -> Bitboard {
    board.role(Role::King) | board.role(Role::Pawn)
}

/// The position of a board in which nothing may be captured en passant; nothing when the side that
/// has moved is in check.
fn passed(board: Board, turn: Color) -> Option<Position> {
    Position::try_from(Setup { board, turn, ..Setup::EMPTY }).ok()
}
