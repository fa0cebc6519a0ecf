//! The positions of a search that are still to be opened, under several orders at once.

use alloc::vec::Vec;
use core::mem;

use super::guide::{ORDERS, RANKS};

/// See the module.
pub(super) struct Open {
    orders: [Order; ORDERS],
    opened: Vec<bool>,
    /// The order that was asked last.
    turn: usize,
}

impl Default for Open {
    fn default() -> Self {
        Self { orders: core::array::from_fn(|_| Order::default()), opened: Vec::new(), turn: 0 }
    }
}

impl Open {
    /// Adds the next position: they are numbered from zero.
    pub(super) fn push(&mut self, number: u32, ranks: [usize; ORDERS]) {
        self.opened.push(false);
        for (order, rank) in self.orders.iter_mut().zip(ranks) {
            order.push(number, rank);
        }
    }

    /// The next position to open, each order having its turn.
    pub(super) fn pop(&mut self) -> Option<u32> {
        self.turn = (self.turn + 1) % ORDERS;
        let order = &mut self.orders[self.turn];
        while let Some(number) = order.pop() {
            if !mem::replace(&mut self.opened[number as usize], true) {
                return Some(number);
            }
        }
        None
    }
}

/// Positions by rank; the newest of the lowest rank comes first, so that a trail is followed.
struct Order {
    by_rank: [Vec<u32>; RANKS],
    /// No lower rank holds any.
    lowest: usize,
}

impl Default for Order {
    fn default() -> Self {
        Self { by_rank: [const { Vec::new() }; RANKS], lowest: 0 }
    }
}

impl Order {
    fn push(&mut self, number: u32, rank: usize) {
        self.by_rank[rank].push(number);
        self.lowest = self.lowest.min(rank);
    }

    fn pop(&mut self) -> Option<u32> {
        while self.lowest < RANKS {
            if let Some(number) = self.by_rank[self.lowest].pop() {
                return Some(number);
            }
            self.lowest += 1;
        }
        None
    }
}
