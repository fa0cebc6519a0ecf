//! What men do to each other, by the rules and by counting exchanges.

use roque_engine::{exchange_gain, exchange_value as worth};
use roque_rules::{Bitboard, Move, Position, Role, Square, attacks};

use crate::wire::{Danger, Placed};

/// A pawn, in centipawns.
pub(super) const PAWN: i32 = 100;
/// Less than this is not yet a piece.
pub(super) const PIECE: i32 = 300;

/// What a capture brings who makes it, in centipawns: the whole man where the rules let nobody
/// retake, and else what is left when the exchange is over.
pub(super) fn gain(position: &Position, capture: Move) -> i32 {
    match position.captured(capture) {
        Some((_, taken)) if !is_retaken(position, capture) => worth(taken),
        _ => exchange_gain(position, capture),
    }
}

/// A man of the side that waits, which the side to move can take and come out ahead.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Prey {
    pub(crate) square: Square,
    pub(crate) role: Role,
    pub(crate) danger: Danger,
    /// Who can take it so.
    pub(crate) by: Bitboard,
}

/// All prey, from a1 to h8.
pub(crate) fn prey(position: &Position) -> Vec<Prey> {
    let moves = position.legal_moves();
    let winning = |mv: &Move| position.captured(*mv).is_some() && gain(position, *mv) > 0;
    let captures: Vec<Move> = moves.iter().copied().filter(winning).collect();
    let men = position.board().color(!position.turn()).into_iter();
    men.filter_map(|square| {
        let on_it = |mv: &&Move| position.captured(**mv).is_some_and(|(on, _)| on == square);
        let takers: Vec<Move> = captures.iter().filter(on_it).copied().collect();
        let role = position.board().role_at(square)?;
        (!takers.is_empty()).then(|| Prey {
            square,
            role,
            danger: danger(position, role, &takers),
            by: takers.iter().map(|mv| mv.from()).collect(),
        })
    })
    .collect()
}

fn danger(position: &Position, taken: Role, takers: &[Move]) -> Danger {
    let lesser = |mv: &Move| {
        position.board().role_at(mv.from()).is_some_and(|role| worth(role) < worth(taken))
    };
    if !takers.iter().any(|&mv| is_retaken(position, mv)) {
        Danger::Unguarded
    } else if takers.iter().any(lesser) {
        Danger::ByLesser
    } else {
        Danger::Exchange
    }
}

/// Whether the man that makes this capture can be taken at once.
pub(super) fn is_retaken(position: &Position, capture: Move) -> bool {
    let after = position.play_unchecked(capture);
    after.legal_moves().iter().any(|answer| answer.to() == capture.to())
}

/// Several men attacked at once by one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Fork {
    pub(super) by: Placed,
    pub(super) targets: Vec<Placed>,
}

/// The fork with which a line begins, when the man that forks then takes one of the men it forks.
/// What is forked is the king, or worth more than the man that forks, or a piece that nothing guards;
/// a man that can be taken without loss forks nothing.
pub(super) fn fork(position: &Position, line: &[Move]) -> Option<Fork> {
    let [first, _, third, ..] = *line else { return None };
    if position.castling_side(first).is_some() {
        return None;
    }
    let after = position.play_unchecked(first);
    let (board, on) = (after.board(), first.to());
    let role = board.role_at(on)?;
    let answers = after.legal_moves();
    let taken = |mv: &Move| mv.to() == on && exchange_gain(&after, *mv) >= 0;
    if answers.iter().any(taken) {
        return None;
    }
    let forked = after.turn();
    let reach = attacks::attacks(position.turn(), role, on, board.occupied());
    let targets: Vec<(Square, Role)> = (reach & board.color(forked))
        .into_iter()
        .filter_map(|square| Some((square, board.role_at(square)?)))
        .filter(|&(square, target)| {
            let guards = board.attackers(square, forked, board.occupied());
            let piece = worth(target) >= PIECE;
            target == Role::King || worth(target) > worth(role) || (piece && guards.is_empty())
        })
        .collect();
    let takes_one = third.from() == on && targets.iter().any(|&(square, _)| square == third.to());
    (targets.len() > 1 && takes_one).then(|| Fork {
        by: placed(on, role),
        targets: targets.into_iter().map(|(square, role)| placed(square, role)).collect(),
    })
}

/// A man that may not leave the line between its king and an enemy.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Pin {
    pub(super) man: Placed,
    pub(super) by: Placed,
}

/// The pin of a piece with which a line begins, when the piece is then taken.
pub(super) fn pin(position: &Position, line: &[Move]) -> Option<Pin> {
    let &first = line.first()?;
    if position.castling_side(first).is_some() {
        return None;
    }
    let after = position.play_unchecked(first);
    let role = after.board().role_at(first.to())?;
    let (square, man) = pinned_by(&after, first.to(), role)?;
    let before = position.board().role_at(first.from())?;
    let pinned_before =
        position.pass().and_then(|waiting| pinned_by(&waiting, first.from(), before));
    let then_taken = [2, 4].iter().any(|&at| line.get(at).is_some_and(|mv| mv.to() == square));
    let new = pinned_before.is_none_or(|(earlier, _)| earlier != square);
    (new && then_taken && worth(man) >= PIECE)
        .then(|| Pin { man: placed(square, man), by: placed(first.to(), role) })
}

/// The man of the side to move that a line piece of the other side keeps before its king.
fn pinned_by(position: &Position, on: Square, role: Role) -> Option<(Square, Role)> {
    if !matches!(role, Role::Bishop | Role::Rook | Role::Queen) {
        return None;
    }
    let (board, side) = (position.board(), position.turn());
    let king = position.king(side);
    let between = attacks::between(on, king) & board.occupied();
    let square = between.first().filter(|_| !between.many())?;
    let through = board.occupied() - between;
    let looks = attacks::attacks(!side, role, on, through).contains(king);
    (looks && board.color(side).contains(square)).then_some((square, board.role_at(square)?))
}

pub(super) fn placed(square: Square, role: Role) -> Placed {
    Placed { role: role.into(), square: square.to_string() }
}

#[cfg(test)]
mod tests {
    use super::super::example::{line, read};
    use super::*;

    #[test]
    fn a_man_is_prey_when_taking_it_comes_out_ahead() {
        for (fen, expected) in [
            // The rook takes a knight that nothing guards.
            (
                "4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1",
                vec![("d5", Role::Knight, Danger::Unguarded, "d1")],
            ),
            // A pawn guards it: a rook for a knight is a loss.
            ("4k3/8/4p3/3n4/8/8/8/3RK3 w - - 0 1", vec![]),
            // A pawn attacks a guarded knight.
            (
                "4k3/8/4p3/3n4/4P3/8/8/4K3 w - - 0 1",
                vec![("d5", Role::Knight, Danger::ByLesser, "e4")],
            ),
            // Two attack, one guards: the pawn falls.
            (
                "4k3/8/4r3/8/4p3/2N5/2B5/4K3 w - - 0 1",
                vec![("e4", Role::Pawn, Danger::Exchange, "c2 c3")],
            ),
            // What a pinned man guards is not guarded: the knight on d7 may not take.
            (
                "3k4/3n4/8/4p3/8/5N2/8/3RK3 w - - 0 1",
                vec![("e5", Role::Pawn, Danger::Unguarded, "f3")],
            ),
            // A pawn that may be taken in passing.
            (
                "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
                vec![("d5", Role::Pawn, Danger::Unguarded, "e5")],
            ),
            // A capture that the rules forbid threatens nothing: the bishop is pinned.
            ("4k3/4r3/8/8/8/4B3/8/n3K3 w - - 0 1", vec![]),
        ] {
            let found: Vec<_> = prey(&read(fen))
                .into_iter()
                .map(|prey| {
                    let by: Vec<String> =
                        prey.by.into_iter().map(|square| square.to_string()).collect();
                    (prey.square.to_string(), prey.role, prey.danger, by.join(" "))
                })
                .collect();
            let expected: Vec<_> = expected
                .into_iter()
                .map(|(square, role, danger, by)| (square.to_owned(), role, danger, by.to_owned()))
                .collect();
            assert_eq!(found, expected, "{fen}");
        }
    }

    #[test]
    fn a_fork_attacks_two_men_it_may_take_and_takes_one() {
        let knight = read("r3k3/8/8/1N6/8/8/8/4K3 w - - 0 1");
        let found = fork(&knight, &line(&knight, "b5c7 e8d7 c7a8")).unwrap();
        assert_eq!(found.by, placed(Square::C7, Role::Knight));
        assert_eq!(found.targets, [placed(Square::A8, Role::Rook), placed(Square::E8, Role::King)]);
        // The line goes on otherwise, or ends before.
        assert_eq!(fork(&knight, &line(&knight, "b5c7 e8d7 c7b5")), None);
        assert_eq!(fork(&knight, &line(&knight, "b5c7 e8d7")), None);
        // A queen guards the square: the knight is lost.
        let guarded = read("r2qk3/8/8/1N6/8/8/8/4K3 w - - 0 1");
        assert_eq!(fork(&guarded, &line(&guarded, "b5c7 e8e7 c7a8")), None);
        // Two guarded knights are no targets for a rook.
        let guarded = read("4k3/8/2p1p3/1n1n4/8/8/7R/4K3 w - - 0 1");
        assert_eq!(fork(&guarded, &line(&guarded, "h2h5 e8e7 h5d5")), None);
    }

    #[test]
    fn a_pin_holds_a_piece_before_its_king_until_it_is_taken() {
        let rook = read("4k3/8/8/4n3/8/3P4/8/R5K1 w - - 0 1");
        let found = pin(&rook, &line(&rook, "a1e1 e8d7 e1e5"));
        // The king has left the line, but the pin was there when the rook came.
        let expected =
            Pin { man: placed(Square::E5, Role::Knight), by: placed(Square::E1, Role::Rook) };
        assert_eq!(found, Some(expected));
        assert_eq!(pin(&rook, &line(&rook, "a1e1 e8d7 e1e2")), None);
        // A rook that only comes nearer pins nothing new.
        let nearer = read("4k3/8/8/4n3/8/8/8/4R1K1 w - - 0 1");
        assert_eq!(pin(&nearer, &line(&nearer, "e1e2 e8d7 e2e5")), None);
    }
}
