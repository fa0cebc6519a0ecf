//! How strong the levels are, in their order. Provisional: estimates until the round robin is played.

use super::Strength;

pub(super) const STRENGTHS: [Strength; 15] = [
    Strength { rating: 400, margin: 200, games: 0 },
    Strength { rating: 570, margin: 200, games: 0 },
    Strength { rating: 740, margin: 200, games: 0 },
    Strength { rating: 910, margin: 200, games: 0 },
    Strength { rating: 1080, margin: 200, games: 0 },
    Strength { rating: 1250, margin: 200, games: 0 },
    Strength { rating: 1420, margin: 200, games: 0 },
    Strength { rating: 1590, margin: 200, games: 0 },
    Strength { rating: 1760, margin: 200, games: 0 },
    Strength { rating: 1930, margin: 200, games: 0 },
    Strength { rating: 2100, margin: 200, games: 0 },
    Strength { rating: 2270, margin: 200, games: 0 },
    Strength { rating: 2440, margin: 200, games: 0 },
    Strength { rating: 2610, margin: 200, games: 0 },
    Strength { rating: 2780, margin: 200, games: 0 },
];
