use roque_engine::Score;
use roque_rules::{Color, Move, Position, Role};

use super::start;

/// A game that the engine played against itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    /// Its number among the games of its seed.
    pub number: u32,
    /// Where it begins, after the random moves.
    pub start: Position,
    /// Its moves, with what was thought of the position before each.
    pub thoughts: Vec<Thought>,
    /// Who won.
    pub winner: Option<Color>,
    /// Whether it was ended before a rule did.
    pub adjudicated: bool,
}

/// What was played, and why.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Thought {
    /// The move.
    pub mv: Move,
    /// What the search found, for White: centipawns, or beyond [`Thought::MATE`] a mate.
    pub score: i16,
}

/// A position of a game, and what is known of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sample {
    /// The position.
    pub position: Position,
    /// What was played in it.
    pub thought: Thought,
    /// Who won the game.
    pub winner: Option<Color>,
}

impl Thought {
    /// Scores as far from zero as this or farther say mate, in this and a thousand less so many moves.
    pub const MATE: i16 = 31_000;

    /// A move and what the player who made it thinks.
    pub fn new(mv: Move, score: Score, by: Color) -> Self {
        let value = match score {
            Score::Centipawns(value) => {
                value.clamp(1 - i32::from(Self::MATE), i32::from(Self::MATE) - 1)
            }
            Score::Mate(moves) if moves > 0 => i32::from(Self::MATE) + 1000 - moves.min(1000),
            Score::Mate(moves) => -i32::from(Self::MATE) - 1000 - moves.max(-1000),
        };
        let value = if by == Color::White { value } else { -value };
        Self { mv, score: value as i16 }
    }

    /// Whether a mate was found.
    pub fn is_mate(self) -> bool {
        self.score.abs() >= Self::MATE
    }
}

impl Game {
    /// Every position from which a move was made.
    pub fn samples(&self) -> impl Iterator<Item = Sample> {
        let mut position = self.start;
        self.thoughts.iter().map(move |&thought| {
            let sample = Sample { position, thought, winner: self.winner };
            position = position.play_unchecked(thought.mv);
            sample
        })
    }
}

impl Sample {
    /// Whether an evaluation can be judged by it: nobody is in check, the move found best neither takes
    /// nor promotes, and no mate is in sight.
    pub fn is_quiet(&self) -> bool {
        let Self { position, thought, .. } = self;
        !position.is_check()
            && position.captured(thought.mv).is_none()
            && thought.mv.promotion().is_none()
            && !thought.is_mate()
    }

    /// White's points in the game: 0, ½ or 1.
    pub fn points(&self) -> f32 {
        match self.winner {
            Some(Color::White) => 1.0,
            None => 0.5,
            Some(Color::Black) => 0.0,
        }
    }
}

/// The game as bytes: what the specification calls a record.
pub(super) fn pack(game: &Game) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(HEAD + game.thoughts.len() * 4 + SUM);
    bytes.extend_from_slice(&game.number.to_le_bytes());
    bytes.extend_from_slice(&start::pack(&game.start));
    bytes.push(match game.winner {
        Some(Color::Black) => 0,
        None => 1,
        Some(Color::White) => 2,
    });
    bytes.push(u8::from(game.adjudicated));
    let plies = game.thoughts.len().min(LONGEST);
    bytes.extend_from_slice(&(plies as u16).to_le_bytes());
    for thought in &game.thoughts[..plies] {
        bytes.extend_from_slice(&thought.mv.to_bits().to_le_bytes());
        bytes.extend_from_slice(&thought.score.to_le_bytes());
    }
    bytes.extend_from_slice(&crc32fast::hash(&bytes).to_le_bytes());
    bytes
}

/// The bytes before the moves.
pub(super) const HEAD: usize = 40;
/// The bytes after the moves.
pub(super) const SUM: usize = 4;
/// No game is longer, in half-moves.
pub(super) const LONGEST: usize = u16::MAX as usize;

/// The bytes of the moves of a record that begins so.
pub(super) fn length_of_moves(head: &[u8; HEAD]) -> usize {
    4 * usize::from(u16::from_le_bytes([head[38], head[39]]))
}

/// The game of a whole record, or what is wrong with it.
pub(super) fn unpack(record: &[u8]) -> Result<Game, &'static str> {
    let (content, sum) = record.split_last_chunk::<SUM>().ok_or("it has no sum")?;
    if crc32fast::hash(content) != u32::from_le_bytes(*sum) {
        return Err("its sum is wrong");
    }
    let (head, moves) = content.split_first_chunk::<HEAD>().ok_or("it has no head")?;
    let (number, rest) = head.split_first_chunk::<4>().ok_or("it has no number")?;
    let (start, rest) = rest.split_first_chunk().ok_or("it has no start")?;
    let start = start::unpack(start).ok_or("its start is no legal position")?;
    let winner = match rest[0] {
        0 => Some(Color::Black),
        1 => None,
        2 => Some(Color::White),
        _ => return Err("its result is none"),
    };
    let (adjudicated, number) = (rest[1] != 0, u32::from_le_bytes(*number));
    let thoughts = read_moves(start, moves)?;
    Ok(Game { number, start, thoughts, winner, adjudicated })
}

fn read_moves(mut position: Position, bytes: &[u8]) -> Result<Vec<Thought>, &'static str> {
    let mut thoughts = Vec::with_capacity(bytes.len() / 4);
    for chunk in bytes.chunks_exact(4) {
        let mv = Move::from_bits(u16::from_le_bytes([chunk[0], chunk[1]]));
        let mv = mv.filter(|&mv| mv.promotion() != Some(Role::King));
        let next = mv.and_then(|mv| position.play(mv).ok());
        let (Some(mv), Some(next)) = (mv, next) else { return Err("it has an illegal move") };
        thoughts.push(Thought { mv, score: i16::from_le_bytes([chunk[2], chunk[3]]) });
        position = next;
    }
    Ok(thoughts)
}
