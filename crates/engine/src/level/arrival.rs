use roque_rules::{History, Move, Position, Square};

/// Where a move went, and whether it took something there.
#[derive(Debug, Clone, Copy)]
pub(super) struct Arrival {
    pub(super) square: Square,
    pub(super) took: bool,
}

impl Arrival {
    /// Of the last move of a game, as far as its positions show.
    pub(super) fn of(game: &History) -> Option<Self> {
        let [.., before, now] = game.positions() else { return None };
        let (mover, before) = (before.turn(), before.board());
        let (square, _) = now
            .board()
            .men()
            .find(|&(square, man)| man.color == mover && before.piece_at(square) != Some(man))?;
        Some(Self { square, took: before.piece_at(square).is_some() })
    }

    /// Of a move about to be played.
    pub(super) fn by(position: &Position, mv: Move) -> Self {
        Self { square: mv.to(), took: position.captured(mv).is_some() }
    }

    /// Whether a move takes the man that has just taken.
    pub(super) fn is_taken_back_by(self, position: &Position, mv: Move) -> bool {
        self.took && position.captured(mv).is_some_and(|(square, _)| square == self.square)
    }
}
