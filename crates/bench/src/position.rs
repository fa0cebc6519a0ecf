//! What is counted: the six positions of the Chess Programming Wiki's *Perft Results*, and one of
//! Chess960.

pub(crate) struct Position {
    pub(crate) name: &'static str,
    /// In Shredder-FEN if it is Chess960.
    pub(crate) fen: &'static str,
    pub(crate) chess960: bool,
    pub(crate) depth: u32,
    /// Leaves at this depth.
    pub(crate) leaves: u64,
}

const fn ordinary(name: &'static str, fen: &'static str, depth: u32, leaves: u64) -> Position {
    Position { name, fen, chess960: false, depth, leaves }
}

pub(crate) const KIWIPETE: Position = ordinary(
    "kiwipete",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    4,
    4_085_603,
);

pub(crate) const ALL: [Position; 7] = [
    ordinary("start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 5, 4_865_609),
    KIWIPETE,
    ordinary("endgame", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 6, 11_030_083),
    ordinary(
        "promotion",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        5,
        15_833_292,
    ),
    ordinary("five", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 4, 2_103_487),
    ordinary(
        "six",
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        4,
        3_894_594,
    ),
    Position {
        name: "chess960",
        fen: "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1",
        chess960: true,
        depth: 4,
        leaves: 201_143,
    },
];
