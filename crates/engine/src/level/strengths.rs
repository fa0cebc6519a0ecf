//! How strong the levels are, in their order, as `cargo xtask levels --write` found it.

use super::Strength;

pub(super) const STRENGTHS: [Strength; 15] = [
    Strength { rating: 100, margin: 363, games: 0 }, // easy-1
    Strength { rating: 354, margin: 230, games: 200 }, // easy-2
    Strength { rating: 632, margin: 212, games: 200 }, // easy-3
    Strength { rating: 839, margin: 196, games: 200 }, // medium-1
    Strength { rating: 949, margin: 183, games: 200 }, // medium-2
    Strength { rating: 1087, margin: 167, games: 200 }, // medium-3
    Strength { rating: 1275, margin: 148, games: 200 }, // hard-1
    Strength { rating: 1508, margin: 122, games: 220 }, // hard-2
    Strength { rating: 1612, margin: 126, games: 212 }, // hard-3
    Strength { rating: 1884, margin: 155, games: 100 }, // expert-1
    Strength { rating: 2100, margin: 200, games: 0 }, // expert-2
    Strength { rating: 2270, margin: 200, games: 0 }, // expert-3
    Strength { rating: 2440, margin: 200, games: 0 }, // master-1
    Strength { rating: 2610, margin: 200, games: 0 }, // master-2
    Strength { rating: 2780, margin: 200, games: 0 }, // full
];
