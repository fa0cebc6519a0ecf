use roque_rules::{Bitboard, History, Move, Position, Square};

/// Where something has just happened, which is where people look.
#[derive(Debug, Clone, Copy)]
pub(super) struct News {
    /// Where the last move went.
    last: Bitboard,
    /// Where the one before it went.
    before: Bitboard,
    /// Where the last move took something.
    taken: Option<Square>,
}

impl News {
    /// Of a game, as far as its positions show.
    pub(super) fn of(game: &History) -> Self {
        let past = game.positions();
        let arrival = |number: usize| {
            let place = past.len().checked_sub(number + 2)?;
            arrival(&past[place], &past[place + 1])
        };
        let square = |number| arrival(number).map_or(Bitboard::EMPTY, Bitboard::from);
        let men = |position: &Position| position.board().occupied().len();
        let took = past.windows(2).last().is_some_and(|two| men(&two[1]) < men(&two[0]));
        let taken = arrival(0).filter(|_| took);
        Self { last: square(0), before: square(1), taken }
    }

    #[cfg(test)]
    pub(super) fn at(square: Square) -> Self {
        Self { last: square.into(), before: Bitboard::EMPTY, taken: None }
    }

    /// After one more move.
    pub(super) fn after(self, position: &Position, mv: Move) -> Self {
        let taken = position.captured(mv).map(|_| mv.to());
        Self { last: mv.to().into(), before: self.last, taken }
    }

    /// Where the last two moves went.
    pub(super) fn squares(self) -> Bitboard {
        self.last | self.before
    }

    /// Whether a move takes the man that has just taken.
    pub(super) fn is_taken_back_by(self, position: &Position, mv: Move) -> bool {
        self.taken.is_some() && position.captured(mv).map(|(square, _)| square) == self.taken
    }
}

/// Where the move between two positions went.
fn arrival(before: &Position, after: &Position) -> Option<Square> {
    let (before, after, own) = (before.board(), after.board(), before.turn());
    let came = |&square: &Square| before.piece_at(square) != after.piece_at(square);
    after.color(own).into_iter().find(came)
}

#[cfg(test)]
mod tests {
    use roque_notation::uci;

    use super::*;

    fn news(moves: &str) -> News {
        let mut game = History::new(Position::default());
        for text in moves.split_whitespace() {
            let mv = uci::read(game.current(), text).unwrap();
            game.play(mv).unwrap();
        }
        News::of(&game)
    }

    #[test]
    fn news_is_where_the_last_two_moves_went() {
        let squares = |moves| news(moves).squares().into_iter().collect::<Vec<_>>();
        assert_eq!(squares(""), []);
        assert_eq!(squares("e2e4"), [Square::E4]);
        assert_eq!(squares("e2e4 d7d5 g1f3"), [Square::F3, Square::D5]);
    }

    #[test]
    fn who_has_just_taken_is_known_after_taking_in_passing_too() {
        assert_eq!(news("e2e4 d7d5").taken, None);
        assert_eq!(news("e2e4 d7d5 e4d5").taken, Some(Square::D5));
        assert_eq!(news("e2e4 a7a6 e4e5 d7d5 e5d6").taken, Some(Square::D6));
    }
}
