//! Checks, captures, threats: what one looks at before each move, for both sides.

use roque_rules::{self as rules, Move, Position};

use super::tactics::{self, Prey, placed};
use crate::shown;
use crate::wire::{Color, PlayedMove, SideThreats, ThreatenedMan, Threats};

/// What each side can do to the other, the side that waits as if it were to move.
pub(crate) fn threats(position: &Position) -> Threats {
    let waiting = position.pass();
    let mover = Some(position);
    let of = |color| if position.turn() == color { mover } else { waiting.as_ref() };
    let side = |color: rules::Color| SideThreats {
        checks: of(color).map(checks).unwrap_or_default(),
        captures: of(color).map(captures).unwrap_or_default(),
        threatened: of(!color).map(threatened).unwrap_or_default(),
    };
    Threats {
        turn: Color::from(position.turn()),
        check: position.is_check(),
        white: side(rules::Color::White),
        black: side(rules::Color::Black),
    }
}

fn checks(position: &Position) -> Vec<PlayedMove> {
    shown_once(position, |mv| position.play_unchecked(mv).is_check())
}

fn captures(position: &Position) -> Vec<PlayedMove> {
    shown_once(position, |mv| position.captured(mv).is_some())
}

/// The moves of some kind; of a pawn's promotions on one square, the first, to a queen if that is of
/// the kind.
fn shown_once(position: &Position, is_wanted: impl Fn(Move) -> bool) -> Vec<PlayedMove> {
    let mut found: Vec<Move> = Vec::new();
    let moves = position.legal_moves();
    let (queens, others): (Vec<Move>, Vec<Move>) =
        moves.iter().partition(|mv| mv.promotion().is_none_or(|role| role == rules::Role::Queen));
    for mv in queens.into_iter().chain(others).filter(|&mv| is_wanted(mv)) {
        if !found.iter().any(|known| (known.from(), known.to()) == (mv.from(), mv.to())) {
            found.push(mv);
        }
    }
    let show = |mv| shown::played(position, mv, &position.play_unchecked(mv));
    found.into_iter().map(show).collect()
}

fn threatened(position: &Position) -> Vec<ThreatenedMan> {
    let show = |Prey { square, role, danger, by }| ThreatenedMan {
        man: placed(square, role),
        danger,
        by: shown::squares(by),
    };
    tactics::prey(position).into_iter().map(show).collect()
}

#[cfg(test)]
mod tests {
    use super::super::example::read;
    use super::*;
    use crate::wire::{Danger, Role};

    fn sans(moves: &[PlayedMove]) -> Vec<&str> {
        moves.iter().map(|mv| mv.san.as_str()).collect()
    }

    #[test]
    fn both_sides_are_looked_at_the_one_that_waits_as_if_it_were_to_move() {
        // Italian, after 3… Nd4: the queen's knight left the pawn e5 to the knight f3.
        let italian = "r1bqkbnr/pppp1ppp/8/4p3/2BnP3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4";
        let threats = threats(&read(italian));
        assert_eq!((threats.turn, threats.check), (Color::White, false));
        assert_eq!(sans(&threats.white.checks), ["Bxf7+"]);
        assert_eq!(sans(&threats.white.captures), ["Nxd4", "Nxe5", "Bxf7+"]);
        assert_eq!(sans(&threats.black.checks), ["Nxc2+", "Nxf3+"]);
        assert_eq!(sans(&threats.black.captures), ["Nxc2+", "Nxf3+"]);
        let threatened = |side: &SideThreats| -> Vec<(String, Danger)> {
            side.threatened.iter().map(|one| (one.man.square.clone(), one.danger)).collect()
        };
        assert_eq!(threatened(&threats.white), []);
        assert_eq!(threatened(&threats.black), [("e5".to_owned(), Danger::Unguarded)]);
    }

    #[test]
    fn a_check_comes_before_all_that_the_other_side_threatens() {
        let check = threats(&read("4k3/8/8/8/7b/8/3P4/R3K3 w - - 0 1"));
        assert!(check.check);
        assert_eq!(check.black, SideThreats::default());
        assert_eq!(check.white, SideThreats::default());
    }

    #[test]
    fn promotions_on_one_square_are_one_move_the_dearest_of_its_kind() {
        // Only a knight gives check from e8.
        let pawn = threats(&read("8/2k1P3/8/8/8/8/8/K7 w - - 0 1"));
        assert_eq!(sans(&pawn.white.checks), ["e8=N+"]);
        let takes = threats(&read("3r4/2k1P3/8/8/8/8/8/K7 w - - 0 1"));
        assert_eq!(sans(&takes.white.captures), ["exd8=Q+"]);
        assert_eq!(takes.white.checks.len(), 2, "{:?}", sans(&takes.white.checks));
        assert_eq!(takes.black.threatened[0].man.role, Role::Rook);
    }

    #[test]
    fn mates_are_checks_and_pawns_taken_in_passing_are_captured() {
        let mate = threats(&read("6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1"));
        assert_eq!(sans(&mate.white.checks), ["Rd8#"]);
        let passing = threats(&read("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"));
        assert!(passing.white.captures[0].en_passant);
        assert_eq!(passing.black.threatened[0].man.square, "d5");
    }
}
