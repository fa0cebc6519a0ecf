use std::time::Duration;

use roque_notation::uci;
use roque_rules::{ByColor, Position};

use super::options::Options;
use crate::{Limits, Time, score::MAX_PLY};

/// What is used for a move when only the other side's clock is known.
const WITHOUT_OWN_CLOCK: Duration = Duration::from_millis(500);

/// What `go` asks for.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Go {
    depth: Option<u64>,
    nodes: Option<u64>,
    move_time: Option<u64>,
    time: ByColor<Option<u64>>,
    increment: ByColor<Option<u64>>,
    moves_left: Option<u64>,
    mate: Option<u64>,
    /// Positions are counted so deep, and nothing is searched.
    pub(super) perft: Option<u64>,
    /// The answer is not given before `stop`.
    pub(super) is_infinite: bool,
    /// On the opponent's time, until `ponderhit`.
    pub(super) is_pondering: bool,
    moves: Vec<String>,
    /// What could not be read.
    pub(super) faults: Vec<String>,
}

impl Go {
    pub(super) fn parse<'a>(words: impl Iterator<Item = &'a str>) -> Self {
        let mut go = Self::default();
        let mut words = words.peekable();
        while let Some(word) = words.next() {
            match word {
                "infinite" => go.is_infinite = true,
                "ponder" => go.is_pondering = true,
                "searchmoves" => {
                    let is_move = |word: &&str| uci::read_squares(word).is_some();
                    while let Some(word) = words.next_if(is_move) {
                        go.moves.push(word.to_string());
                    }
                }
                _ => {
                    if let Some(number) = go.number_of(word) {
                        *number = Some(0);
                        match read_number(words.next()) {
                            Ok(given) => *number = Some(given),
                            Err(fault) => {
                                go.faults.push(format!("go {word}: {fault}, 0 is taken"));
                            }
                        }
                    }
                }
            }
        }
        go
    }

    /// The number a word is followed by; none for words that mean nothing.
    fn number_of(&mut self, word: &str) -> Option<&mut Option<u64>> {
        Some(match word {
            "depth" => &mut self.depth,
            "mate" => &mut self.mate,
            "perft" => &mut self.perft,
            "nodes" => &mut self.nodes,
            "movetime" => &mut self.move_time,
            "wtime" => &mut self.time.white,
            "btime" => &mut self.time.black,
            "winc" => &mut self.increment.white,
            "binc" => &mut self.increment.black,
            "movestogo" => &mut self.moves_left,
            _ => return None,
        })
    }

    /// The limits for a search of this position, and what is wrong with the moves asked for.
    pub(super) fn limits(&self, position: &Position, options: &Options) -> (Limits, Vec<String>) {
        let mut faults = Vec::new();
        let mut moves = Vec::new();
        for text in &self.moves {
            match uci::read(position, text) {
                Ok(mv) => moves.push(mv),
                Err(error) => faults.push(format!("go searchmoves: {error}")),
            }
        }
        let limits = Limits {
            depth: self.depth.map(|depth| depth.min(MAX_PLY as u64) as u8),
            nodes: self.nodes,
            time: self.time(position),
            mate: self.mate.map(|moves| moves.min(MAX_PLY as u64) as u32),
            moves,
            overhead: options.overhead,
            lines: options.lines,
        };
        (limits, faults)
    }

    fn time(&self, position: &Position) -> Time {
        let milliseconds = |number: Option<u64>| Duration::from_millis(number.unwrap_or(0));
        let side = position.turn();
        let clocks = [self.time.white, self.time.black, self.increment.white, self.increment.black];
        if self.is_infinite {
            Time::Unlimited
        } else if self.move_time.is_some() {
            Time::Move(milliseconds(self.move_time))
        } else if self.time[side].is_some() {
            Time::Clock {
                remaining: milliseconds(self.time[side]),
                increment: milliseconds(self.increment[side]),
                moves_to_go: self.moves_left.map(|moves| moves.min(u64::from(u32::MAX)) as u32),
            }
        } else if clocks.iter().any(Option::is_some) || self.ponders_without_limits() {
            Time::Move(WITHOUT_OWN_CLOCK)
        } else {
            Time::Unlimited
        }
    }

    /// After `ponderhit` such a search would never end.
    fn ponders_without_limits(&self) -> bool {
        let limits = [self.depth, self.nodes, self.mate];
        self.is_pondering && limits.iter().all(Option::is_none)
    }
}

/// A number beyond all sense is as good as the greatest; one below zero is zero.
fn read_number(word: Option<&str>) -> Result<u64, String> {
    const GREATEST: u64 = 1 << 40;
    let word = word.ok_or("a number is missing")?;
    let digits = word.strip_prefix('-').unwrap_or(word);
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(format!("{word:?} is no number"));
    }
    let number = digits.parse().unwrap_or(GREATEST).min(GREATEST);
    Ok(if word.starts_with('-') { 0 } else { number })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limits(words: &str) -> Limits {
        Go::parse(words.split_whitespace()).limits(&Position::default(), &Options::default()).0
    }

    #[test]
    fn the_clock_of_the_side_to_move_counts() {
        let expected = Time::Clock {
            remaining: Duration::from_mins(1),
            increment: Duration::from_secs(1),
            moves_to_go: Some(12),
        };
        assert_eq!(limits("wtime 60000 btime 5 winc 1000 binc 7 movestogo 12").time, expected);
    }

    #[test]
    fn a_clock_that_is_missing_or_overdrawn_gets_a_quick_answer() {
        assert_eq!(limits("btime 60000").time, Time::Move(WITHOUT_OWN_CLOCK));
        let overdrawn =
            Time::Clock { remaining: Duration::ZERO, increment: Duration::ZERO, moves_to_go: None };
        assert_eq!(limits("wtime -50 btime 60000").time, overdrawn);
        assert_eq!(limits("wtime abc").time, overdrawn);
    }

    #[test]
    fn numbers_beyond_all_sense_are_taken_for_great_ones() {
        assert_eq!(limits("depth 99999999999999999999").depth, Some(MAX_PLY as u8));
        assert_eq!(limits("nodes 99999999999999999999").nodes, Some(1 << 40));
    }

    #[test]
    fn pondering_without_a_clock_gets_a_quick_answer_once_it_is_its_turn() {
        assert_eq!(limits("ponder").time, Time::Move(WITHOUT_OWN_CLOCK));
        assert_eq!(limits("ponder depth 9").time, Time::Unlimited);
        assert_eq!(limits("ponder movetime 9").time, Time::Move(Duration::from_millis(9)));
        assert_eq!(limits("ponder infinite").time, Time::Unlimited);
    }

    #[test]
    fn what_cannot_be_read_is_named() {
        let faults = |words: &str| Go::parse(words.split_whitespace()).faults;
        assert_eq!(faults("depth five"), ["go depth: \"five\" is no number, 0 is taken"]);
        assert_eq!(faults("movetime"), ["go movetime: a number is missing, 0 is taken"]);
        assert!(faults("blitz depth 5 fast").is_empty());
    }
}
