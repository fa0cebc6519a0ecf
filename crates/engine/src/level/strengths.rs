//! How strong the levels are, in their order, as `cargo xtask levels --write` found it.

use super::Strength;

pub(super) const STRENGTHS: [Strength; 15] = [
    Strength { rating: 341, margin: 159, games: 250 }, // easy-1
    Strength { rating: 518, margin: 150, games: 450 }, // easy-2
    Strength { rating: 688, margin: 140, games: 413 }, // easy-3
    Strength { rating: 826, margin: 130, games: 400 }, // medium-1
    Strength { rating: 923, margin: 121, games: 450 }, // medium-2
    Strength { rating: 1094, margin: 108, games: 450 }, // medium-3
    Strength { rating: 1273, margin: 93, games: 450 }, // hard-1
    Strength { rating: 1480, margin: 74, games: 550 }, // hard-2
    Strength { rating: 1634, margin: 73, games: 300 }, // hard-3
    Strength { rating: 1884, margin: 155, games: 0 },  // expert-1
    Strength { rating: 2100, margin: 200, games: 0 },  // expert-2
    Strength { rating: 2270, margin: 200, games: 0 },  // expert-3
    Strength { rating: 2440, margin: 200, games: 0 },  // master-1
    Strength { rating: 2610, margin: 200, games: 0 },  // master-2
    Strength { rating: 2780, margin: 200, games: 0 },  // full
];
