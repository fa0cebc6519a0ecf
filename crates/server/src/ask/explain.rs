//! Why it is mate, stalemate or a dead position.

use roque_rules::{self as rules, Check, Obstacle, Position, Rescue, Stalemate, Stuck};

use crate::shown;
use crate::wire::{
    Condition, ConditionCode, Explanation, Flight, FlightReason, Man, Role, StuckMan,
};

/// How many positions are looked at to know whether a position is dead.
const BUDGET: u64 = 20_000;

/// What there is to explain of a position, with the squares to show.
pub(crate) fn explain(position: &Position) -> Explanation {
    match rules::explain(position) {
        rules::Explanation::Check(check) => check_explained(&check),
        rules::Explanation::Stalemate(stalemate) => stalemate_explained(&stalemate),
        rules::Explanation::Neither if rules::is_dead(position, BUDGET) == Some(true) => {
            let men = position.board().men().map(|(square, man)| Man {
                square: square.to_string(),
                color: man.color.into(),
                role: man.role.into(),
            });
            let by_material = position.is_insufficient_material();
            Explanation::Dead { by_material, men: men.collect() }
        }
        rules::Explanation::Neither => Explanation::Open,
    }
}

fn check_explained(check: &Check) -> Explanation {
    Explanation::Check {
        mate: check.is_mate(),
        king: check.king.to_string(),
        checkers: shown::squares(check.checkers),
        flights: check.flights.iter().map(flight).collect(),
        conditions: conditions(check),
    }
}

/// The four conditions of mate, as clubs teach them.
fn conditions(check: &Check) -> Vec<Condition> {
    let free = check.flights.iter().filter(|flight| flight.obstacle.is_none());
    let free: rules::Bitboard = free.map(|flight| flight.square).collect();
    let in_check = Condition {
        code: ConditionCode::InCheck,
        holds: true,
        squares: shown::squares(check.checkers),
        by: Vec::new(),
        pinned: Vec::new(),
    };
    let no_flight = Condition {
        code: ConditionCode::NoFlight,
        holds: free.is_empty(),
        squares: shown::squares(free),
        by: Vec::new(),
        pinned: Vec::new(),
    };
    let no_rescue = |code, rescue: &Rescue| Condition {
        code,
        holds: rescue.by.is_empty(),
        squares: shown::squares(rescue.squares),
        by: shown::squares(rescue.by),
        pinned: shown::squares(rescue.pinned),
    };
    vec![
        in_check,
        no_flight,
        no_rescue(ConditionCode::NoCapture, &check.capture),
        no_rescue(ConditionCode::NoInterposition, &check.interposition),
    ]
}

fn stalemate_explained(stalemate: &Stalemate) -> Explanation {
    Explanation::Stalemate {
        king: stalemate.king.to_string(),
        flights: stalemate.flights.iter().map(flight).collect(),
        stuck: stalemate.stuck.iter().map(stuck).collect(),
    }
}

fn flight(flight: &rules::Flight) -> Flight {
    let (reason, by) = match flight.obstacle {
        None => (FlightReason::Free, rules::Bitboard::EMPTY),
        Some(Obstacle::OwnMan) => (FlightReason::OwnMan, flight.square.into()),
        Some(Obstacle::Guarded(by)) => (FlightReason::Guarded, by),
    };
    Flight { square: flight.square.to_string(), reason, by: shown::squares(by) }
}

fn stuck(stuck: &Stuck) -> StuckMan {
    StuckMan {
        square: stuck.square.to_string(),
        role: Role::from(stuck.role),
        code: stuck.reason.code().to_owned(),
        by: shown::squares(stuck.reason.squares()),
    }
}

#[cfg(test)]
mod tests {
    use serde::Serialize;

    use super::*;

    const FILES: [&str; 2] = [
        include_str!("../../../../locales/fr/rules.ftl"),
        include_str!("../../../../locales/en/rules.ftl"),
    ];

    fn code(value: impl Serialize) -> String {
        let written = serde_json::to_value(value).unwrap();
        written.as_str().unwrap().to_owned()
    }

    #[test]
    fn everything_that_is_explained_has_a_sentence() {
        let conditions = [
            ConditionCode::InCheck,
            ConditionCode::NoFlight,
            ConditionCode::NoCapture,
            ConditionCode::NoInterposition,
        ];
        let flights = [FlightReason::OwnMan, FlightReason::Guarded, FlightReason::Free];
        let stuck = ["blocked", "pawn-blocked", "pinned", "en-passant-exposes-king"];
        let ids = conditions
            .map(|condition| format!("mate-{}", code(condition)))
            .into_iter()
            .chain(flights.map(|reason| format!("flight-{}", code(reason))))
            .chain(stuck.map(|code| format!("stuck-{code}")))
            .chain(
                ["explain-stalemate", "explain-dead-material", "explain-dead-position"]
                    .map(str::to_owned),
            );
        for id in ids {
            for file in FILES {
                assert!(file.contains(&format!("\n{id} = ")), "{id}");
            }
        }
    }
}
