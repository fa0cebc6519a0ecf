use roque_rules::{Bitboard, Board, Color, Piece, Rank, Role, Setup, Square};

use super::{Answer, Ask, Drawing, Problem, Remark, Scene, Sentence, Solution, Unfit, Verdict};

/// Put these men where they belong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SetUp {
    goal: Setup,
    seen_from: Color,
}

impl SetUp {
    /// On an empty board seen from one side.
    pub fn new(goal: Setup, seen_from: Color) -> Result<Self, Unfit> {
        if goal.board.occupied().is_empty() {
            return Err(Unfit::NoMen);
        }
        Ok(Self { goal, seen_from })
    }

    /// A king and a queen that stand in each other's place.
    fn swapped_royals(&self, board: &Board) -> Option<Remark> {
        let of = |board: &Board, color, role| board.pieces(color, role);
        let swapped = |&color: &Color| {
            let (king, queen) = (Role::King, Role::Queen);
            let goal = &self.goal.board;
            of(goal, color, king).any()
                && of(goal, color, queen).any()
                && of(board, color, king) == of(goal, color, queen)
                && of(board, color, queen) == of(goal, color, king)
        };
        let color = Color::ALL.into_iter().find(swapped)?;
        let squares = of(board, color, Role::King) | of(board, color, Role::Queen);
        let sentence = Sentence::new("remark-set-up-king-and-queen").with("color", color);
        Some(Remark::new(sentence, Drawing::bad(squares)))
    }

    /// Whether each man stands where it does at the start of a game.
    fn is_of_the_start(&self) -> bool {
        let start = Setup::default().board;
        self.goal.board.men().all(|(square, piece)| start.piece_at(square) == Some(piece))
    }

    /// Whether each side stands where the other belongs.
    fn is_turned_round(&self, board: &Board) -> bool {
        let mirrored = |(square, piece): (Square, Piece)| {
            let across = Square::new(square.file(), Rank::from_index(7 - square.rank() as u8));
            board.piece_at(across) == Some(piece)
        };
        board.occupied().len() == self.goal.board.occupied().len()
            && self.goal.board.men().all(mirrored)
    }
}

impl Problem for SetUp {
    fn scene(&self) -> Scene {
        let setup = Setup { turn: self.goal.turn, ..Setup::EMPTY };
        Scene { seen_from: self.seen_from, ..Scene::of_setup(setup) }
    }

    /// The start is known; of any other board the lesson tells.
    fn question(&self) -> Sentence {
        let id = if self.is_of_the_start() { "task-set-up-start" } else { "task-set-up" };
        Sentence::new(id).with("count", self.goal.board.occupied().len())
    }

    /// The men by value, White's first.
    fn ask(&self) -> Ask {
        let mut men: Vec<Piece> = self.goal.board.men().map(|(_, piece)| piece).collect();
        men.sort_by_key(|piece| (piece.color, std::cmp::Reverse(piece.role)));
        Ask::Placement { men: men.into_iter().map(Piece::letter).collect() }
    }

    fn check(&self, answer: &Answer) -> Option<Verdict> {
        let Answer::Placement(board) = answer else { return None };
        let goal = &self.goal.board;
        let differs = |&square: &Square| board.piece_at(square) != goal.piece_at(square);
        let wrong: Bitboard = Square::all().filter(differs).collect();
        if wrong.is_empty() {
            return Some(Verdict::right());
        }
        if self.is_turned_round(board) {
            let sentence = Sentence::new("remark-set-up-turned-round");
            return Some(Verdict::wrong(Remark::new(sentence, Drawing::bad(wrong))));
        }
        let misplaced = wrong & board.occupied();
        let empty = wrong - board.occupied();
        let said = |id: &'static str, count: usize, drawing| {
            (count > 0).then(|| Remark::new(Sentence::new(id).with("count", count), drawing))
        };
        let remarks = [
            self.swapped_royals(board),
            said("remark-set-up-misplaced", misplaced.len(), Drawing::bad(misplaced)),
            said("remark-set-up-empty", empty.len(), Drawing::noted(empty)),
        ];
        Some(Verdict { right: false, remarks: remarks.into_iter().flatten().collect() })
    }

    fn solution(&self) -> Solution {
        let drawing = Drawing::good(self.goal.board.occupied());
        Solution {
            answer: Answer::Placement(self.goal.board),
            remark: Remark::new(Sentence::new("solution-set-up"), drawing),
        }
    }

    /// The queen's own colour is what everybody forgets.
    fn hint(&self) -> Option<Remark> {
        let has =
            |role| Color::ALL.into_iter().any(|color| self.goal.board.pieces(color, role).any());
        let hint = if has(Role::King) || has(Role::Queen) {
            "hint-set-up"
        } else if has(Role::Rook) || has(Role::Knight) || has(Role::Bishop) {
            "hint-set-up-pieces"
        } else {
            "hint-set-up-pawns"
        };
        self.is_of_the_start().then(|| Remark::said(hint))
    }
}
