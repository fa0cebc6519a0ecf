//! Why it is mate or stalemate, against an independent library.

use proptest::prelude::*;
use roque_notation::{Dialect, fen};
use roque_rules::{
    Bitboard, Color, Explanation, Flight, Obstacle, Piece, Position, Reason, Role, Setup, Square,
    explain,
};
use shakmaty::{Bitboard as Set, CastlingMode, Chess, Position as _, PositionError};

fn position(text: &str) -> Position {
    fen::read(text).expect("a position")
}

fn peer(position: &Position) -> Chess {
    fen::write(position, Dialect::Chess960)
        .parse::<shakmaty::fen::Fen>()
        .expect("a FEN")
        .into_position(CastlingMode::Chess960)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .expect("a position")
}

fn set(squares: Set) -> Bitboard {
    Bitboard(squares.0)
}

fn theirs(square: Square) -> shakmaty::Square {
    shakmaty::Square::new(square.index() as u32)
}

fn named(squares: &[&str]) -> Bitboard {
    squares.iter().map(|name| name.parse::<Square>().expect("a square")).collect()
}

/// What a peer says of the squares around the king: an own man, guards, or nothing.
fn agree_on_flights(peer: &Chess, flights: &[Flight]) -> Result<(), TestCaseError> {
    let board = peer.board();
    let king = board.king_of(peer.turn()).expect("a king");
    let without_king = board.occupied().without(king);
    let around = shakmaty::attacks::king_attacks(king);
    prop_assert_eq!(set(around), flights.iter().map(|flight| flight.square).collect());
    for flight in flights {
        let square = theirs(flight.square);
        let guards = set(board.attacks_to(square, peer.turn().other(), without_king));
        let expected = if board.by_color(peer.turn()).contains(square) {
            Some(Obstacle::OwnMan)
        } else {
            guards.any().then_some(Obstacle::Guarded(guards))
        };
        prop_assert_eq!(flight.obstacle, expected);
    }
    Ok(())
}

/// Every legal move of a checked side is one of the three answers, and every answer is legal.
fn agree(position: &Position) -> Result<(), TestCaseError> {
    let peer = peer(position);
    let king = theirs(position.king(position.turn()));
    match explain(position) {
        Explanation::Check(check) => {
            prop_assert_eq!(check.checkers, set(peer.checkers()));
            prop_assert_eq!(check.is_mate(), peer.is_checkmate());
            agree_on_flights(&peer, &check.flights)?;
            let (mut capturing, mut between) = (Set::EMPTY, Set::EMPTY);
            for mv in peer.legal_moves() {
                let from = mv.from().expect("a man");
                let captured = if mv.is_en_passant() {
                    shakmaty::Square::from_coords(mv.to().file(), from.rank())
                } else {
                    mv.to()
                };
                if from == king {
                    let square = Square::from_index(mv.to() as u8);
                    let free = |flight: &&Flight| flight.obstacle.is_none();
                    let free = check.flights.iter().filter(free).map(|flight| flight.square);
                    prop_assert!(free.collect::<Bitboard>().contains(square));
                } else if peer.checkers().contains(captured) {
                    capturing.add(from);
                } else {
                    between.add(from);
                }
            }
            prop_assert_eq!(check.capture.by, set(capturing));
            prop_assert_eq!(check.interposition.by, set(between));
            prop_assert!((check.capture.pinned & check.capture.by).is_empty());
            prop_assert!((check.interposition.pinned & check.interposition.by).is_empty());
        }
        Explanation::Stalemate(stalemate) => {
            prop_assert!(peer.is_stalemate());
            agree_on_flights(&peer, &stalemate.flights)?;
            let others = peer.our(shakmaty::Role::King) ^ peer.us();
            let stuck = stalemate.stuck.iter().map(|stuck| stuck.square).collect();
            prop_assert_eq!(set(others), stuck);
            for stuck in &stalemate.stuck {
                let told = stuck.reason.squares();
                let men = match stuck.reason {
                    Reason::Pinned(..) | Reason::EnPassantExposesKing(_) => peer.them(),
                    Reason::Blocked(..) => peer.us(),
                    Reason::PawnBlocked(_) => peer.board().occupied(),
                    other => panic!("{other:?} does not keep a man from moving"),
                };
                prop_assert!(told.any() && (told - set(men)).is_empty(), "{:?}", stuck);
            }
        }
        Explanation::Neither => {
            prop_assert!(!peer.is_check() && !peer.legal_moves().is_empty());
        }
    }
    Ok(())
}

fn man(color: Color, role: Role) -> Piece {
    Piece { color, role }
}

/// The position of some men, Black to move, if there is one.
fn set_up(men: &[(Square, Piece)]) -> Option<Position> {
    let mut setup = Setup { turn: Color::Black, ..Setup::EMPTY };
    for &(square, piece) in men {
        setup.board.put(square, piece);
    }
    (setup.board.occupied().len() == men.len()).then(|| Position::try_from(setup).ok())?
}

#[test]
fn every_position_of_king_and_queen_against_king_is_explained_as_a_peer_would() {
    let (mut mates, mut stalemates) = (0, 0);
    let squares = || Bitboard::ALL.into_iter();
    for (white, queen, black) in squares().flat_map(|white| {
        squares().flat_map(move |queen| squares().map(move |black| (white, queen, black)))
    }) {
        let men = [
            (white, man(Color::White, Role::King)),
            (queen, man(Color::White, Role::Queen)),
            (black, man(Color::Black, Role::King)),
        ];
        let Some(position) = set_up(&men) else { continue };
        agree(&position).unwrap_or_else(|error| panic!("{error}: {position:?}"));
        match explain(&position) {
            Explanation::Check(check) if check.is_mate() => mates += 1,
            Explanation::Stalemate(_) => stalemates += 1,
            _ => {}
        }
    }
    // So that the comparison cannot have been about nothing.
    assert_eq!((mates, stalemates), (364, 872));
}

fn any_man() -> impl Strategy<Value = (Square, Piece)> {
    const ROLES: [Role; 5] = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
    let color = prop_oneof![2 => Just(Color::White), 1 => Just(Color::Black)];
    (0u8..64, color, proptest::sample::select(&ROLES[..]))
        .prop_map(|(square, color, role)| (Square::from_index(square), man(color, role)))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20_000))]

    #[test]
    fn random_boards_are_explained_as_a_peer_would(
        white in 0u8..64,
        black in prop_oneof![Just(0u8), Just(7), 0u8..64],
        men in proptest::collection::vec(any_man(), 1..12),
    ) {
        let kings = [(white, Color::White), (black, Color::Black)]
            .map(|(square, color)| (Square::from_index(square), man(color, Role::King)));
        if let Some(position) = set_up(&[&kings[..], &men].concat()) {
            agree(&position)?;
        }
    }
}

#[test]
fn a_back_rank_mate_is_explained_square_by_square() {
    let Explanation::Check(mate) = explain(&position("4R1k1/5ppp/8/8/8/8/8/6K1 b - - 0 1")) else {
        panic!("it is check");
    };
    assert!(mate.is_mate());
    assert_eq!(mate.checkers, named(&["e8"]));
    let obstacles: Vec<_> = mate.flights.iter().map(|flight| flight.obstacle).collect();
    let rook = Some(Obstacle::Guarded(named(&["e8"])));
    let own = Some(Obstacle::OwnMan);
    // f7, g7, h7, f8, h8
    assert_eq!(obstacles, [own, own, own, rook, rook]);
    assert_eq!(mate.interposition.squares, named(&["f8"]));
}

#[test]
fn a_pinned_man_that_could_save_its_king_is_named() {
    // The bishop on b7 would take the checker on e4, the rook on a7 pins it to the king.
    let capture = "8/Rb5k/8/8/4Q3/8/8/6K1 b - - 0 1";
    let Explanation::Check(check) = explain(&position(capture)) else { panic!("it is check") };
    assert_eq!((check.capture.by, check.capture.pinned), (Bitboard::EMPTY, named(&["b7"])));
    // The rook on g7 would come between on f7, the queen on g3 pins it.
    let between = "6k1/6r1/8/8/2B5/6Q1/8/6K1 b - - 0 1";
    let Explanation::Check(check) = explain(&position(between)) else { panic!("it is check") };
    assert_eq!(check.interposition.squares, named(&["d5", "e6", "f7"]));
    assert_eq!(check.interposition.pinned, named(&["g7"]));
}

#[test]
fn against_two_checkers_only_the_king_can_help() {
    let double = "4k3/8/5N2/8/8/q7/4R3/6K1 b - - 0 1";
    let Explanation::Check(check) = explain(&position(double)) else { panic!("it is check") };
    assert_eq!(check.checkers, named(&["f6", "e2"]));
    assert_eq!((check.capture.by, check.capture.pinned), (Bitboard::EMPTY, Bitboard::EMPTY));
    assert!(!check.is_mate());
}

#[test]
fn a_checking_pawn_may_be_captured_en_passant() {
    let Explanation::Check(check) = explain(&position("8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1")) else {
        panic!("it is check");
    };
    assert_eq!(check.capture.by, named(&["e4"]));
}

#[test]
fn each_man_of_a_stalemate_has_its_reason() {
    // The pawn on a5 is blocked, the bishop on b8 pinned by the rook on h8.
    let text = "kb5R/8/1K6/p7/P7/8/8/8 b - - 0 1";
    let Explanation::Stalemate(stalemate) = explain(&position(text)) else {
        panic!("it is stalemate");
    };
    let reasons: Vec<_> = stalemate.stuck.iter().map(|stuck| stuck.reason).collect();
    assert_eq!(
        reasons,
        [Reason::PawnBlocked(Square::A4), Reason::Pinned(Role::Bishop, Square::H8)]
    );
    // The pawn on e4 is blocked, and to capture en passant would open the rank to the rook.
    let text = "1R3B2/8/2N5/8/k2Pp2R/4P3/8/6K1 b - d3 0 1";
    let Explanation::Stalemate(stalemate) = explain(&position(text)) else {
        panic!("it is stalemate");
    };
    let reasons: Vec<_> = stalemate.stuck.iter().map(|stuck| stuck.reason).collect();
    assert_eq!(reasons, [Reason::EnPassantExposesKing(named(&["h4"]))]);
}
