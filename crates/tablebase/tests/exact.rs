//! Every position of three men against a solver of our own, which knows nothing but the rules.

mod common;

use common::{exchanged, place, tables};
use roque_rules::{Color, Move, Piece, Position, Role, Square};
use roque_tablebase::{Dtz, Wdl};

/// Half-moves to the next capture or pawn move, or to mate, of all positions of two kings and a white
/// man: above 0 if the side to move wins, below if it loses; a side that is mated has no more.
struct Solved {
    role: Role,
    plies: Vec<Option<i16>>,
}

const MATED: i16 = i16::MIN;

/// A position by the squares of the kings and of the man.
fn index(position: &Position, role: Role) -> usize {
    let square =
        |color, role| position.board().pieces(color, role).first().map_or(0, Square::index);
    let kings = square(Color::White, Role::King) * 64 + square(Color::Black, Role::King);
    (kings * 64 + square(Color::White, role)) * 2 + position.turn() as usize
}

fn positions(role: Role) -> impl Iterator<Item = Position> {
    let square = |index: usize| Square::from_index(index as u8);
    (0..64usize.pow(3) * 2).filter_map(move |index| {
        let man = |color, role| Piece { color, role };
        let men = [
            (square(index >> 13), man(Color::White, Role::King)),
            (square(index >> 7 & 63), man(Color::Black, Role::King)),
            (square(index >> 1 & 63), man(Color::White, role)),
        ];
        place(&men, Color::ALL[index & 1], None)
    })
}

/// What follows from a position.
struct Node {
    index: usize,
    is_mate: bool,
    /// The places of positions after moves that are neither captures nor pawn moves.
    quiet: Vec<usize>,
    /// After captures, promotions, which are known, and pawn moves, which are not yet.
    zeroing: Vec<Result<i32, usize>>,
}

impl Solved {
    /// `promoted` has the solutions that pawns promote to; other men cannot win.
    fn solve(role: Role, promoted: &[Solved]) -> Self {
        let node = |position: Position| {
            let moves = position.legal_moves();
            let mut node = Node {
                index: index(&position, role),
                is_mate: moves.is_empty() && position.is_check(),
                quiet: Vec::new(),
                zeroing: Vec::new(),
            };
            for mv in moves {
                let next = position.play_unchecked(mv);
                if is_zeroing(&position, mv) {
                    let still_there = next.board().pieces(Color::White, role).any();
                    let end = if still_there {
                        Err(index(&next, role))
                    } else {
                        Ok(end(&next, promoted))
                    };
                    node.zeroing.push(end);
                } else {
                    node.quiet.push(index(&next, role));
                }
            }
            node
        };
        let nodes: Vec<Node> = positions(role).map(node).collect();
        let ends = ends(&nodes);
        Self { role, plies: distances(&nodes, &ends) }
    }
}

fn is_zeroing(position: &Position, mv: Move) -> bool {
    position.captured(mv).is_some() || position.board().role(Role::Pawn).contains(mv.from())
}

/// -1, 0 or 1 for the side to move of a position with other men.
fn end(position: &Position, promoted: &[Solved]) -> i32 {
    promoted
        .iter()
        .find(|solved| position.board().pieces(Color::White, solved.role).any())
        .and_then(|solved| solved.plies[index(position, solved.role)])
        .map_or(0, |plies| i32::from(plies.signum()))
}

/// Who wins: -1, 0 or 1 for the side to move, by asking all positions again until nothing changes.
fn ends(nodes: &[Node]) -> Vec<i32> {
    let mut ends = vec![0; 64usize.pow(3) * 2];
    let mut open: Vec<&Node> = nodes.iter().collect();
    loop {
        for node in &open {
            let quiet = node.quiet.iter().map(|&next| -ends[next]);
            let zeroing = node.zeroing.iter().map(|next| match next {
                Ok(end) => -end,
                Err(next) => -ends[*next],
            });
            let best = quiet.chain(zeroing).max();
            ends[node.index] = best.unwrap_or(if node.is_mate { -1 } else { 0 });
        }
        let before = open.len();
        open.retain(|node| ends[node.index] == 0);
        if open.len() == before {
            return ends;
        }
    }
}

/// The positions at a distance of one half-move, then of two, and so on.
fn distances(nodes: &[Node], ends: &[i32]) -> Vec<Option<i16>> {
    let mut plies = vec![None; ends.len()];
    for node in nodes {
        plies[node.index] = match (ends[node.index], node.is_mate) {
            (0, _) => Some(0),
            (_, true) => Some(MATED),
            _ => None,
        };
    }
    let mut open: Vec<&Node> = nodes.iter().filter(|node| plies[node.index].is_none()).collect();
    for distance in 1.. {
        let found: Vec<(usize, i16)> = open
            .iter()
            .filter_map(|node| {
                let wins = ends[node.index] > 0;
                let mut quiet = node.quiet.iter().map(|&next| plies[next]);
                let by_zeroing = node.zeroing.iter().any(|next| match next {
                    Ok(end) => *end < 0,
                    Err(next) => ends[*next] < 0,
                });
                let reached = if wins {
                    quiet.any(|next| next == Some(if distance == 1 { MATED } else { 1 - distance }))
                        || distance == 1 && by_zeroing
                } else {
                    // All its moves lose, and this is the longest way.
                    quiet.all(|next| next.is_some_and(|next| next < distance))
                };
                reached.then_some((node.index, if wins { distance } else { -distance }))
            })
            .collect();
        if found.is_empty() {
            break;
        }
        for (index, distance) in found {
            plies[index] = Some(distance);
        }
        open.retain(|node| plies[node.index].is_none());
    }
    assert!(open.is_empty(), "every position that somebody wins has a distance");
    plies
}

/// Compares every position, and every seventh with the colours exchanged.
fn compare(solved: &Solved) -> usize {
    let tables = tables();
    let mut compared = 0;
    for (number, position) in positions(solved.role).enumerate() {
        let exact = solved.plies[index(&position, solved.role)].expect("a position");
        let wdl = match exact.signum() {
            1 => Wdl::Win,
            -1 => Wdl::Loss,
            _ => Wdl::Draw,
        };
        // A side that is mated counts as one half-move from it.
        let exact = if exact == MATED { -1 } else { i32::from(exact) };
        let other = (number % 7 == 0).then(|| exchanged(&position));
        for position in std::iter::once(position).chain(other) {
            let found = tables.probe_wdl(&position).expect("the table is there");
            assert_eq!(found, wdl, "{position:?}");
            let dtz = tables.probe_dtz(&position).expect("the table is there");
            assert_eq!(dtz.wdl(), wdl, "{position:?}");
            // Tables that count moves may tell one half-move less.
            let missing = exact.abs() - Dtz::plies(dtz).abs();
            assert!((0..=1).contains(&missing), "{dtz:?} is not {exact}: {position:?}");
            compared += 1;
        }
    }
    compared
}

#[test]
fn tables_of_three_men_say_what_the_rules_say() {
    let promoted = [Role::Queen, Role::Rook].map(|role| Solved::solve(role, &[]));
    let longest = promoted.each_ref().map(|solved| solved.plies.iter().flatten().max().copied());
    // Ten moves and sixteen, as is well known.
    assert_eq!(longest, [Some(19), Some(31)]);
    let pawn = Solved::solve(Role::Pawn, &promoted);
    for solved in promoted.iter().chain([&pawn]) {
        println!("{:?}: {} positions", solved.role, compare(solved));
    }
}
