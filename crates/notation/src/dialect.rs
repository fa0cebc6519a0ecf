use roque_rules::{Color, File, Position};

/// How castling is written, in FEN and in UCI.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Dialect {
    /// `KQkq` and `e1g1`, as programs do for ordinary chess.
    #[default]
    Ordinary,
    /// `HAha` (Shredder-FEN) and `e1h1` (the king takes its rook).
    Chess960,
}

impl Dialect {
    /// The ordinary dialect where it can say all castling rights of a position: kings on the e-file
    /// and rooks in the corners.
    pub fn of(position: &Position) -> Self {
        let castling = position.castling();
        let classical = Color::ALL.into_iter().all(|color| {
            let rooks = castling.of(color);
            rooks.is_empty()
                || position.king(color).file() == File::E
                    && rooks.into_iter().all(|rook| matches!(rook.file(), File::A | File::H))
        });
        if classical { Self::Ordinary } else { Self::Chess960 }
    }
}
