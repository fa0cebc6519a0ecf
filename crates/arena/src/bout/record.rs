//! A game as the log keeps it, and as PGN.

use roque_engine::Score;
use roque_notation::{
    Dialect,
    pgn::{self, Evaluation, GameResult, NodeId},
    uci,
};
use roque_rules::{ByColor, Color};
use serde::{Deserialize, Serialize};

use super::{Bout, Ending};
use crate::{Line, player::Answer};

/// A game that was played, as one line of the log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// Its place in the tournament.
    pub number: usize,
    /// The name of who had White.
    pub white: String,
    /// The name of who had Black.
    pub black: String,
    /// `1-0`, `0-1` or `1/2-1/2`.
    pub result: String,
    /// A kebab-case name of how it ended.
    pub ending: String,
    /// What a player did wrong, if that ended it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fault: Option<Blame>,
    /// The moves of the opening, in UCI.
    pub opening: Vec<String>,
    /// The moves of the players.
    pub moves: Vec<Played>,
}

/// A fault and whose it was.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Blame {
    /// The player's name.
    pub by: String,
    /// What it did.
    pub what: String,
}

/// A move of a player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Played {
    /// In UCI.
    #[serde(rename = "m")]
    pub mv: String,
    /// For the player: centipawns, or `#` and moves to mate.
    #[serde(rename = "s", default, skip_serializing_if = "Option::is_none")]
    pub score: Option<String>,
    /// How deep the player looked, in half-moves.
    #[serde(rename = "d", default, skip_serializing_if = "Option::is_none")]
    pub depth: Option<u32>,
    /// How many positions the player looked at.
    #[serde(rename = "n", default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// How long it took, in milliseconds.
    #[serde(rename = "t")]
    pub elapsed: u64,
}

impl Record {
    /// The record of a game between players of these names.
    pub fn of(number: usize, names: &ByColor<&str>, bout: &Bout) -> Self {
        let texts: Vec<String> = bout.line.moves_in_uci().collect();
        let (opening, moves) = texts.split_at(texts.len() - bout.answers.len());
        let fault = match &bout.ending {
            Ending::Fault { by, fault, .. } => {
                Some(Blame { by: names[*by].to_owned(), what: fault.to_string() })
            }
            _ => None,
        };
        Self {
            number,
            white: names.white.to_owned(),
            black: names.black.to_owned(),
            result: bout.ending.result().to_string(),
            ending: bout.ending.code().to_owned(),
            fault,
            opening: opening.to_vec(),
            moves: moves
                .iter()
                .zip(&bout.answers)
                .map(|(mv, answer)| Played::of(mv, answer))
                .collect(),
        }
    }

    /// White's half points: 0, 1 or 2. A result that is none counts as a draw.
    pub fn half_points(&self) -> usize {
        match self.result.parse() {
            Ok(GameResult::WhiteWins) => 2,
            Ok(GameResult::BlackWins) => 0,
            _ => 1,
        }
    }

    /// The game as PGN has it, with what the players thought and how long it took them; nothing if its
    /// moves make no sense.
    pub fn to_pgn(&self) -> Option<String> {
        let mut game = pgn::Game::new(*Line::default().position(), Dialect::Ordinary);
        for (name, value) in [
            ("Event", "Roque arena"),
            ("White", &self.white),
            ("Black", &self.black),
            ("Round", &(self.number + 1).to_string()),
            ("Termination", &self.ending),
        ] {
            game.set_tag(name, value);
        }
        game.result = self.result.parse().ok()?;
        let mut position = *game.start();
        let mut node = NodeId::ROOT;
        let opening = self.opening.iter().map(|mv| (mv, None));
        let moves = self.moves.iter().map(|played| (&played.mv, Some(played)));
        for (text, played) in opening.chain(moves) {
            let mv = uci::read(&position, text).ok()?;
            node = game.push(node, Some(mv));
            if let Some(played) = played {
                let notes = game.notes_mut(node);
                notes.evaluation = played.evaluation(position.turn());
                notes.elapsed = Some(played.elapsed);
            }
            position = position.play_unchecked(mv);
        }
        if let Some(Blame { by, what }) = &self.fault {
            game.notes_mut(node).comments.push(format!("{by} {what}"));
        }
        Some(pgn::write(&game))
    }
}

impl Played {
    fn of(mv: &str, answer: &Answer) -> Self {
        let score = answer.score.map(|score| match score {
            Score::Centipawns(value) => value.to_string(),
            Score::Mate(moves) => format!("#{moves}"),
        });
        let elapsed = answer.elapsed.as_millis() as u64;
        Self { mv: mv.to_owned(), score, depth: answer.depth, nodes: answer.nodes, elapsed }
    }

    /// As PGN has it: from White's point of view.
    fn evaluation(&self, by: Color) -> Option<Evaluation> {
        let text = self.score.as_deref()?;
        let sign = if by == Color::White { 1 } else { -1 };
        let score = match text.strip_prefix('#') {
            Some(moves) => pgn::Score::Mate(sign * moves.parse::<i32>().ok()?),
            None => pgn::Score::Centipawns(sign * text.parse::<i32>().ok()?),
        };
        Some(Evaluation { score, depth: self.depth })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record() -> Record {
        let played = |mv: &str, score: &str| Played {
            mv: mv.to_owned(),
            score: Some(score.to_owned()),
            depth: Some(7),
            nodes: Some(50_000),
            elapsed: 1250,
        };
        Record {
            number: 4,
            white: "new".to_owned(),
            black: "base".to_owned(),
            result: "0-1".to_owned(),
            ending: "crash".to_owned(),
            fault: Some(Blame { by: "new".to_owned(), what: "crashed: no reason".to_owned() }),
            opening: vec!["f2f3".to_owned(), "e7e5".to_owned()],
            moves: vec![played("g2g4", "-50"), played("d8h4", "#1")],
        }
    }

    #[test]
    fn a_record_is_the_same_after_the_log() {
        let line = serde_json::to_string(&record()).unwrap();
        assert_eq!(serde_json::from_str::<Record>(&line).unwrap(), record());
        assert!(!line.contains('\n'));
    }

    #[test]
    fn the_pgn_says_who_thought_what() {
        let pgn = record().to_pgn().unwrap().replace('\n', " ");
        for wanted in [
            "[White \"new\"]",
            "[Round \"5\"]",
            "[Result \"0-1\"]",
            "[Termination \"crash\"]",
            "1. f3 e5 2. g4 {[%eval -0.50,7]",
            "Qh4# {[%eval #-1,7]",
            "new crashed: no reason}",
        ] {
            assert!(pgn.contains(wanted), "{wanted} in {pgn}");
        }
    }

    #[test]
    fn points_are_whites() {
        let points = |result: &str| Record { result: result.to_owned(), ..record() }.half_points();
        assert_eq!(["1-0", "1/2-1/2", "0-1"].map(points), [2, 1, 0]);
    }
}
