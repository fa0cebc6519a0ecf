//! How values are written where a program asks for it: by the names that sentences and programs
//! already know them by, and squares and moves as players write them.
//!
//! A position is written as a FEN, by `roque-notation`.

use alloc::string::String;
use core::fmt;

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{self, SeqAccess, Visitor},
    ser::SerializeStruct,
};

use crate::{Bitboard, Color, Move, Outcome, Piece, Problem, Reason, Role, Square, Warning};

/// Written as a short text, and read from one.
macro_rules! as_text {
    ($type:ty, $what:literal, $write:expr, $read:expr) => {
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let write: fn(&Self) -> _ = $write;
                serializer.collect_str(&write(self))
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                struct Text;

                impl Visitor<'_> for Text {
                    type Value = $type;

                    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                        f.write_str($what)
                    }

                    fn visit_str<E: de::Error>(self, text: &str) -> Result<$type, E> {
                        let read: fn(&str) -> Option<$type> = $read;
                        read(text).ok_or_else(|| E::invalid_value(de::Unexpected::Str(text), &self))
                    }
                }

                deserializer.deserialize_str(Text)
            }
        }
    };
}

as_text!(Square, "a square, as e4", |square| *square, |text| text.parse().ok());
as_text!(Color, "white or black", |color| color.code(), Color::from_code);
as_text!(Role, "the name of a piece, as knight", |role| role.code(), Role::from_code);
as_text!(Move, "a move, as e2e4 or e7e8q", |mv| alloc::format!("{mv:?}"), move_of);

/// Two squares and what a pawn becomes; castling is the king taking its rook.
fn move_of(text: &str) -> Option<Move> {
    let square = |start: usize| text.get(start..start + 2)?.parse().ok();
    let promotion = match text.get(4..)? {
        "" => None,
        "q" => Some(Role::Queen),
        "r" => Some(Role::Rook),
        "b" => Some(Role::Bishop),
        "n" => Some(Role::Knight),
        _ => return None,
    };
    Some(Move::with_promotion(square(0)?, square(2)?, promotion))
}

/// The list of its squares.
impl Serialize for Bitboard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

impl<'de> Deserialize<'de> for Bitboard {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Squares;

        impl<'de> Visitor<'de> for Squares {
            type Value = Bitboard;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of squares")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut squares: A) -> Result<Bitboard, A::Error> {
                let mut all = Bitboard::EMPTY;
                while let Some(square) = squares.next_element::<Square>()? {
                    all |= square.into();
                }
                Ok(all)
            }
        }

        deserializer.deserialize_seq(Squares)
    }
}

/// Its FEN letter.
impl Serialize for Piece {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.letter())
    }
}

impl<'de> Deserialize<'de> for Piece {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let letter = char::deserialize(deserializer)?;
        Self::from_letter(letter).ok_or_else(|| {
            de::Error::invalid_value(de::Unexpected::Char(letter), &"the letter of a piece in FEN")
        })
    }
}

/// `{"winner": "white" | "black" | null, "reason": "checkmate" | …}`
impl Serialize for Outcome {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut outcome = serializer.serialize_struct("Outcome", 2)?;
        outcome.serialize_field("winner", &self.winner())?;
        outcome.serialize_field("reason", self.code())?;
        outcome.end()
    }
}

impl<'de> Deserialize<'de> for Outcome {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        struct Written {
            winner: Option<Color>,
            reason: String,
        }
        let Written { winner, reason } = Written::deserialize(deserializer)?;
        Self::from_code(&reason, winner).ok_or_else(|| {
            de::Error::custom(alloc::format!("no game ends by {reason:?} with this winner"))
        })
    }
}

/// `{"code": …, "squares": […]}`, and the role or the color it is about, or null: what a program
/// needs to say it in its own words.
macro_rules! as_explanation {
    ($type:ident, $about:literal, $what:ident) => {
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let mut explanation = serializer.serialize_struct(stringify!($type), 3)?;
                explanation.serialize_field("code", self.code())?;
                explanation.serialize_field($about, &self.$what())?;
                explanation.serialize_field("squares", &self.squares())?;
                explanation.end()
            }
        }
    };
}

as_explanation!(Reason, "role", role);
as_explanation!(Problem, "color", color);
as_explanation!(Warning, "color", color);
