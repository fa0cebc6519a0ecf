//! How sides and squares are written in stored events.

use roque_rules::{Bitboard, Color, Square};

pub(crate) mod color {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::{Color, Name};

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
    pub(crate) fn serialize<S: Serializer>(color: &Color, to: S) -> Result<S::Ok, S::Error> {
        Name::from(*color).serialize(to)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Color, D::Error> {
        Name::deserialize(from).map(Color::from)
    }
}

pub(crate) mod maybe_color {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::{Color, Name};

    #[expect(
        clippy::ref_option,
        clippy::trivially_copy_pass_by_ref,
        reason = "serde asks for a reference"
    )]
    pub(crate) fn serialize<S: Serializer>(
        color: &Option<Color>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        color.map(Name::from).serialize(to)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<Color>, D::Error> {
        Ok(Option::<Name>::deserialize(from)?.map(Color::from))
    }
}

#[derive(serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Name {
    White,
    Black,
}

impl From<Color> for Name {
    fn from(color: Color) -> Self {
        match color {
            Color::White => Self::White,
            Color::Black => Self::Black,
        }
    }
}

impl From<Name> for Color {
    fn from(name: Name) -> Self {
        match name {
            Name::White => Self::White,
            Name::Black => Self::Black,
        }
    }
}

pub(crate) mod square {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    use super::Square;

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
    pub(crate) fn serialize<S: Serializer>(square: &Square, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(square)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Square, D::Error> {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

pub(crate) mod squares {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::{Bitboard, Square};

    #[derive(Serialize, Deserialize)]
    #[serde(transparent)]
    struct Written(#[serde(with = "super::square")] Square);

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
    pub(crate) fn serialize<S: Serializer>(squares: &Bitboard, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(squares.into_iter().map(Written))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Bitboard, D::Error> {
        let written = Vec::<Written>::deserialize(from)?;
        Ok(written.into_iter().map(|Written(square)| square).collect())
    }
}
