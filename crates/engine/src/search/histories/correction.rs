use roque_rules::{Bitboard, Color, Position, Role};

use super::{arrival::Arrival, trust::Trust};
use crate::score::{DECISIVE, Value};

type Error = Trust<1_024>;

/// Errors told apart by one feature; those of others that fall on the same place do little harm.
const PLACES: usize = 1 << 14;
/// So much error, all features together, is a centipawn.
const PER_CENTIPAWN: i32 = 32;

/// How far the judgement of positions that look alike has been from what the search found
/// (correction history): by their pawns, by each side's pieces, and by the last two arrivals.
pub(super) struct Correction {
    pawns: Vec<[Error; 2]>,
    pieces: [Vec<[Error; 2]>; 2],
    arrivals: Vec<[Error; Arrival::COUNT]>,
}

impl Default for Correction {
    fn default() -> Self {
        let places = || vec![[Error::default(); 2]; PLACES];
        Self {
            pawns: places(),
            pieces: [places(), places()],
            arrivals: vec![[Error::default(); Arrival::COUNT]; Arrival::COUNT],
        }
    }
}

impl Correction {
    /// A judgement, for the side to move, as it should have been.
    pub(super) fn correct(&self, position: &Position, last: [Arrival; 2], value: Value) -> Value {
        let Features { side, pawns, pieces: [white, black] } = Features::of(position);
        let error = 2 * self.pawns[pawns][side].get()
            + self.pieces[0][white][side].get()
            + self.pieces[1][black][side].get()
            + self.arrivals[last[1].index()][last[0].index()].get();
        (value + error / PER_CENTIPAWN).clamp(1 - DECISIVE, DECISIVE - 1)
    }

    /// A search this deep found a judgement to be this many centipawns too low.
    pub(super) fn learn(
        &mut self,
        position: &Position,
        last: [Arrival; 2],
        error: Value,
        depth: i32,
    ) {
        let bonus = (error * depth / 8).clamp(-256, 256);
        let Features { side, pawns, pieces: [white, black] } = Features::of(position);
        self.pawns[pawns][side].add(bonus);
        self.pieces[0][white][side].add(bonus);
        self.pieces[1][black][side].add(bonus);
        self.arrivals[last[1].index()][last[0].index()].add(bonus);
    }
}

/// What makes positions alike, as places of the tables.
struct Features {
    side: usize,
    pawns: usize,
    pieces: [usize; 2],
}

impl Features {
    fn of(position: &Position) -> Self {
        let board = position.board();
        let pawns = board.role(Role::Pawn);
        let of = |color| {
            let own = board.color(color);
            let straight = own & (board.role(Role::Rook) | board.role(Role::Queen));
            let diagonal = own & (board.role(Role::Bishop) | board.role(Role::Queen));
            let [knights, kings] = [Role::Knight, Role::King].map(|role| own & board.role(role));
            place([straight, diagonal, knights, kings])
        };
        let white = board.color(Color::White);
        Self {
            side: position.turn() as usize,
            pawns: place([pawns & white, pawns - white, Bitboard::EMPTY, Bitboard::EMPTY]),
            pieces: [of(Color::White), of(Color::Black)],
        }
    }
}

/// Where these sets of men have their place: each multiplied by an odd number of its own (the
/// fractions of the square roots of 2, 3, 5 and 7), which mixes its bits into the highest.
fn place(sets: [Bitboard; 4]) -> usize {
    const ODD: [u64; 4] = [
        0x6A09_E667_F3BC_C909,
        0xBB67_AE85_84CA_A73B,
        0x3C6E_F372_FE94_F82B,
        0xA54F_F53A_5F1D_36F1,
    ];
    let mixed = sets
        .into_iter()
        .zip(ODD)
        .fold(0u64, |sum, (set, odd)| (sum ^ set.0).wrapping_mul(odd).rotate_left(29));
    (mixed.wrapping_mul(ODD[0]) >> 50) as usize % PLACES
}

#[cfg(test)]
mod tests {
    use super::*;

    const LAST: [Arrival; 2] = [Arrival::NOWHERE; 2];

    #[test]
    fn a_judgement_found_too_low_is_raised_and_one_too_high_lowered() {
        let position = Position::default();
        for (error, sign) in [(80, 1), (-80, -1)] {
            let mut correction = Correction::default();
            assert_eq!(correction.correct(&position, LAST, 25), 25);
            for _ in 0..50 {
                correction.learn(&position, LAST, error, 8);
            }
            let moved = (correction.correct(&position, LAST, 25) - 25) * sign;
            assert!((20..=160).contains(&moved), "{moved}");
        }
    }

    #[test]
    fn no_correction_makes_a_mate() {
        let position = Position::default();
        let mut correction = Correction::default();
        for _ in 0..100 {
            correction.learn(&position, LAST, 10_000, 20);
        }
        assert_eq!(correction.correct(&position, LAST, DECISIVE - 1), DECISIVE - 1);
    }
}
