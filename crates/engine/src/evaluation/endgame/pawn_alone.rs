//! King and pawn against king: whether it is won, exactly. Every position is worked out when the
//! first one is asked for.

use std::sync::LazyLock;

use roque_rules::{Bitboard, Color, Position, Square, attacks};

use crate::evaluation::squares::{distance, from_edge};

/// Whether the side with the pawn wins.
pub(super) fn wins(position: &Position, side: Color, pawn: Square) -> bool {
    let to_the_left = pawn.file() as usize == from_edge(pawn.file());
    // As White's, on the left half of the board.
    let seen = |square: Square| {
        let index = square.index() ^ if side == Color::White { 0 } else { 56 };
        Square::from_index((index ^ if to_the_left { 0 } else { 7 }) as u8)
    };
    WON.contains(Ending {
        to_move: if position.turn() == side { Mover::Pawn } else { Mover::King },
        king: seen(position.king(side)),
        pawn: seen(pawn),
        other: seen(position.king(!side)),
    })
}

static WON: LazyLock<Won> = LazyLock::new(Won::work_out);

/// Whose king has the pawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Mover {
    Pawn,
    King,
}

/// White has the pawn, on the files a to d.
#[derive(Debug, Clone, Copy)]
struct Ending {
    to_move: Mover,
    king: Square,
    pawn: Square,
    other: Square,
}

const PAWN_PLACES: usize = 24;
const ENDINGS: usize = 2 * 64 * 64 * PAWN_PLACES;

impl Ending {
    fn index(self) -> usize {
        let pawn = (self.pawn.index() / 8 - 1) * 4 + self.pawn.index() % 8;
        ((self.to_move as usize * PAWN_PLACES + pawn) * 64 + self.king.index()) * 64
            + self.other.index()
    }

    fn all() -> impl Iterator<Item = Self> {
        let squares = || Square::all();
        let pawns = squares()
            .filter(|square| (1..7).contains(&(square.index() / 8)) && square.index() % 8 < 4);
        pawns.flat_map(move |pawn| {
            squares().flat_map(move |king| {
                squares().flat_map(move |other| {
                    [Mover::Pawn, Mover::King].map(|to_move| Self { to_move, king, pawn, other })
                })
            })
        })
    }

    fn is_legal(self) -> bool {
        let attacked = attacks::pawn(Color::White, self.pawn).contains(self.other);
        distance(self.king, self.other) > 1
            && self.king != self.pawn
            && self.other != self.pawn
            && !(self.to_move == Mover::Pawn && attacked)
    }

    /// The pawn promotes and is not taken.
    fn promotes(self) -> bool {
        let Some(goal) = self.pawn.forward(Color::White) else { return false };
        self.to_move == Mover::Pawn
            && goal.index() >= 56
            && goal != self.king
            && goal != self.other
            && (distance(self.other, goal) > 1 || distance(self.king, goal) == 1)
    }

    /// Where the lone king can go.
    fn escapes(self) -> Bitboard {
        let guarded = attacks::king(self.king) | attacks::pawn(Color::White, self.pawn);
        attacks::king(self.other) - guarded
    }

    /// The endings one move later; taking the pawn is not among them.
    fn next(self) -> Vec<Self> {
        match self.to_move {
            Mover::King => {
                let to = self.escapes() - self.pawn.into();
                to.into_iter().map(|other| Self { to_move: Mover::Pawn, other, ..self }).collect()
            }
            Mover::Pawn => {
                let king_steps = attacks::king(self.king) - attacks::king(self.other);
                let steps = king_steps - self.pawn.into();
                let mut next: Vec<Self> = steps
                    .into_iter()
                    .map(|king| Self { to_move: Mover::King, king, ..self })
                    .collect();
                next.extend(self.pushes().map(|pawn| Self { to_move: Mover::King, pawn, ..self }));
                next
            }
        }
    }

    /// The squares the pawn can go to without promoting.
    fn pushes(self) -> impl Iterator<Item = Square> {
        let free = move |square: &Square| {
            *square != self.king && *square != self.other && square.index() < 56
        };
        let one = self.pawn.forward(Color::White).filter(free);
        let at_home = self.pawn.index() / 8 == 1;
        let two =
            one.filter(|_| at_home).and_then(|square| square.forward(Color::White)).filter(free);
        [one, two].into_iter().flatten()
    }
}

/// The endings that the pawn wins.
struct Won(Vec<u64>);

impl Won {
    fn contains(&self, ending: Ending) -> bool {
        let index = ending.index();
        self.0[index / 64] >> (index % 64) & 1 == 1
    }

    fn insert(&mut self, ending: Ending) {
        let index = ending.index();
        self.0[index / 64] |= 1 << (index % 64);
    }

    /// An ending is won when it follows from what is known to be won, until nothing new does.
    fn work_out() -> Self {
        let mut won = Self(vec![0; ENDINGS / 64]);
        let mut open: Vec<Ending> = Ending::all().filter(|ending| ending.is_legal()).collect();
        loop {
            let before = open.len();
            open.retain(|&ending| {
                let follows = won.follows(ending);
                if follows {
                    won.insert(ending);
                }
                !follows
            });
            if open.len() == before {
                return won;
            }
        }
    }

    fn follows(&self, ending: Ending) -> bool {
        match ending.to_move {
            Mover::Pawn => {
                ending.promotes() || ending.next().into_iter().any(|next| self.contains(next))
            }
            Mover::King => {
                // A king that takes the pawn or has no move draws.
                let escapes = ending.escapes();
                escapes.any()
                    && !escapes.contains(ending.pawn)
                    && ending.next().into_iter().all(|next| self.contains(next))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_won(fen: &str) -> bool {
        let position = roque_notation::fen::read(fen).unwrap();
        let board = position.board();
        let pawn = board.role(roque_rules::Role::Pawn).first().unwrap();
        let side = board.piece_at(pawn).unwrap().color;
        wins(&position, side, pawn)
    }

    #[test]
    fn the_opposition_decides() {
        for (fen, won) in [
            // The king before its pawn takes the opposition, has it, or has not.
            ("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1", true),
            ("4k3/8/8/4K3/4P3/8/8/8 w - - 0 1", true),
            ("8/4k3/8/4K3/4P3/8/8/8 b - - 0 1", true),
            ("8/4k3/8/4K3/4P3/8/8/8 w - - 0 1", false),
            // On the sixth rank whoever moves.
            ("3k4/8/3K4/3P4/8/8/8/8 w - - 0 1", true),
            ("3k4/8/3K4/3P4/8/8/8/8 b - - 0 1", true),
            // Stalemate on the seventh.
            ("4k3/4P3/4K3/8/8/8/8/8 b - - 0 1", false),
            ("4k3/4P3/3K4/8/8/8/8/8 b - - 0 1", true),
            // A rook's pawn and the corner.
            ("k7/8/1K6/P7/8/8/8/8 w - - 0 1", false),
            ("8/8/8/8/7p/6k1/8/7K w - - 0 1", false),
            // Outside the square of the pawn, and inside.
            ("8/8/8/P3k3/8/8/8/7K b - - 0 1", false),
            ("8/8/8/P4k2/8/8/8/7K b - - 0 1", true),
            ("7k/8/8/8/p3K3/8/8/8 w - - 0 1", false),
            ("7k/8/8/8/p4K2/8/8/8 w - - 0 1", true),
        ] {
            assert_eq!(is_won(fen), won, "{fen}");
        }
    }

    /// Ending by ending, from the moves of the rules themselves: it is won to promote where the queen
    /// is not taken, or to come to what is won.
    #[test]
    fn what_is_won_follows_from_the_legal_moves() {
        use roque_rules::{Board, Piece, Role, Setup};

        let mut checked = 0;
        for ending in Ending::all().filter(|ending| ending.is_legal()) {
            let mut board = Board::EMPTY;
            let white = Color::White;
            board.put(ending.king, Piece { color: white, role: Role::King });
            board.put(ending.pawn, Piece { color: white, role: Role::Pawn });
            board.put(ending.other, Piece { color: Color::Black, role: Role::King });
            let turn = if ending.to_move == Mover::Pawn { white } else { !white };
            let position = Position::try_from(Setup { board, turn, ..Setup::EMPTY }).unwrap();
            let won_after = |next: &Position| {
                if let Some(pawn) = next.board().role(Role::Pawn).first() {
                    return wins(next, white, pawn);
                }
                let queen = next.board().role(Role::Queen).first();
                let taken = |queen| next.legal_moves().iter().any(|mv| mv.to() == queen);
                queen.is_some_and(|queen| !taken(queen))
            };
            let moves = position.legal_moves();
            let mut next = moves.iter().map(|&mv| position.play_unchecked(mv));
            let won = match ending.to_move {
                Mover::Pawn => next.any(|next| won_after(&next)),
                Mover::King => !moves.is_empty() && next.all(|next| won_after(&next)),
            };
            assert_eq!(WON.contains(ending), won, "{ending:?}");
            checked += 1;
        }
        assert!(checked > 160_000, "{checked}");
    }
}
