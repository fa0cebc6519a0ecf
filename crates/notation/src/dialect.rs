/// How castling is written, in FEN and in UCI.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Dialect {
    /// `KQkq` and `e1g1`, as programs do for ordinary chess.
    #[default]
    Ordinary,
    /// `HAha` (Shredder-FEN) and `e1h1` (the king takes its rook).
    Chess960,
}
