//! How strong the levels are, in their order, as `cargo xtask levels --write` found it.

use super::Strength;

pub(super) const STRENGTHS: [Strength; 15] = [
    Strength { rating: 100, margin: 374, games: 100 }, // easy-1
    Strength { rating: 362, margin: 248, games: 200 }, // easy-2
    Strength { rating: 640, margin: 231, games: 200 }, // easy-3
    Strength { rating: 847, margin: 217, games: 200 }, // medium-1
    Strength { rating: 957, margin: 204, games: 200 }, // medium-2
    Strength { rating: 1095, margin: 191, games: 200 }, // medium-3
    Strength { rating: 1283, margin: 174, games: 200 }, // hard-1
    Strength { rating: 1516, margin: 153, games: 220 }, // hard-2
    Strength { rating: 1622, margin: 169, games: 200 }, // hard-3
    Strength { rating: 1894, margin: 191, games: 100 }, // expert-1
    Strength { rating: 2100, margin: 200, games: 0 },  // expert-2
    Strength { rating: 2270, margin: 200, games: 0 },  // expert-3
    Strength { rating: 2440, margin: 200, games: 0 },  // master-1
    Strength { rating: 2610, margin: 200, games: 0 },  // master-2
    Strength { rating: 2780, margin: 200, games: 0 },  // full
];
