//! What a board editor shows while somebody sets up a position: everything that is wrong with it,
//! with the squares, and what no game could have led to.

use roque_rules::{Color, Piece, Position, Role, Setup, Square};

fn main() {
    let mut setup = Setup::EMPTY;
    let mut put = |square, color, role| setup.board.put(square, Piece { color, role });
    put(Square::E1, Color::White, Role::King);
    put(Square::A8, Color::White, Role::Pawn);
    for problem in setup.problems() {
        println!("{}: {problem}; show {:?}", problem.code(), problem.squares());
    }

    setup = Setup::EMPTY;
    let mut put = |square, color, role| setup.board.put(square, Piece { color, role });
    put(Square::E5, Color::White, Role::King);
    put(Square::H8, Color::Black, Role::King);
    put(Square::D5, Color::Black, Role::Rook);
    put(Square::F5, Color::Black, Role::Rook);
    let position = Position::try_from(setup).expect("a position all the same");
    println!("{} legal moves", position.count_legal_moves());
    for warning in setup.warnings() {
        println!("{}: {warning}", warning.code());
    }
}
