//! The positions a search has met, each once, and how it came to them.

use alloc::{vec, vec::Vec};

use crate::{Move, Position};

/// A set of positions. They are compared whole; the hash only says where to look.
pub(super) struct States {
    nodes: Vec<Node>,
    /// Open addressing: the number of a node and one, or zero where there is none. The length is a
    /// power of two and at most half of it is filled.
    slots: Vec<u32>,
}

struct Node {
    position: Position,
    parent: u32,
    depth: u32,
    /// The move that led here from the parent.
    mv: Option<Move>,
}

impl States {
    /// The set of the position from which all others are reached. Its number is zero.
    pub(super) fn new(root: Position) -> Self {
        let mut states = Self { nodes: Vec::new(), slots: vec![0; 256] };
        states.nodes.push(Node { position: root, parent: 0, depth: 0, mv: None });
        states.fill(0);
        states
    }

    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(super) fn position(&self, number: u32) -> Position {
        self.nodes[number as usize].position
    }

    /// The number of moves that led to a position.
    pub(super) fn depth(&self, number: u32) -> u32 {
        self.nodes[number as usize].depth
    }

    /// The number of a position reached from another by a move, if it is new.
    pub(super) fn insert(&mut self, position: Position, parent: u32, mv: Move) -> Option<u32> {
        if 2 * self.nodes.len() >= self.slots.len() {
            self.slots = vec![0; 2 * self.slots.len()];
            for number in 0..self.nodes.len() as u32 {
                self.fill(number);
            }
        }
        let slot = self.slot(&position);
        if self.slots[slot] != 0 {
            return None;
        }
        let number = self.nodes.len() as u32;
        let depth = self.nodes[parent as usize].depth + 1;
        self.nodes.push(Node { position, parent, depth, mv: Some(mv) });
        self.slots[slot] = number + 1;
        Some(number)
    }

    /// The moves from the root to a position.
    pub(super) fn line(&self, mut number: u32) -> Vec<Move> {
        let mut line = Vec::new();
        while let Node { parent, mv: Some(mv), .. } = self.nodes[number as usize] {
            line.push(mv);
            number = parent;
        }
        line.reverse();
        line
    }

    fn fill(&mut self, number: u32) {
        let slot = self.slot(&self.nodes[number as usize].position);
        self.slots[slot] = number + 1;
    }

    /// Where a position is, or where it would be put.
    fn slot(&self, position: &Position) -> usize {
        let mask = self.slots.len() - 1;
        let mut slot = position.key() as usize & mask;
        while let Some(number) = self.slots[slot].checked_sub(1) {
            if self.nodes[number as usize].position == *position {
                break;
            }
            slot = (slot + 1) & mask;
        }
        slot
    }
}
