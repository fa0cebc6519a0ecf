//! How strong the levels are, in their order, as `cargo xtask levels --write` found it.

use super::Strength;

pub(super) const STRENGTHS: [Strength; 15] = [
    Strength { rating: 327, margin: 159, games: 350 }, // easy-1
    Strength { rating: 516, margin: 150, games: 500 }, // easy-2
    Strength { rating: 685, margin: 141, games: 450 }, // easy-3
    Strength { rating: 824, margin: 131, games: 400 }, // medium-1
    Strength { rating: 921, margin: 121, games: 400 }, // medium-2
    Strength { rating: 1093, margin: 108, games: 400 }, // medium-3
    Strength { rating: 1271, margin: 93, games: 400 }, // hard-1
    Strength { rating: 1480, margin: 74, games: 500 }, // hard-2
    Strength { rating: 1634, margin: 73, games: 450 }, // hard-3
    Strength { rating: 1790, margin: 98, games: 300 }, // expert-1
    Strength { rating: 2012, margin: 128, games: 250 }, // expert-2
    Strength { rating: 2277, margin: 156, games: 200 }, // expert-3
    Strength { rating: 2510, margin: 177, games: 200 }, // master-1
    Strength { rating: 2875, margin: 207, games: 120 }, // master-2
    Strength { rating: 3150, margin: 300, games: 0 },  // full
];
