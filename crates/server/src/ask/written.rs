//! A move that somebody has written.

use roque_notation::{Letters, san};
use roque_rules::{Bitboard, Move, Position};

use crate::shown;
use crate::wire::{MoveWanted, ReadMove, Refusal};

/// The legal move a text means in these letters, or why it means none.
pub(crate) fn read(position: &Position, text: &str, letters: Letters) -> ReadMove {
    match san::read(position, text.trim(), letters) {
        Ok(reading) => ReadMove { mv: Some(wanted(reading.mv)), refusal: None },
        Err(fault) => ReadMove { mv: None, refusal: Some(refused(&fault)) },
    }
}

fn wanted(mv: Move) -> MoveWanted {
    MoveWanted {
        from: mv.from().to_string(),
        to: mv.to().to_string(),
        promotion: mv.promotion().map(Into::into),
    }
}

fn refused(fault: &san::SanError) -> Refusal {
    match fault {
        san::SanError::Syntax(_) => shown::refusal("unreadable"),
        san::SanError::Illegal { reason: Some(reason), .. } => shown::reason(reason),
        san::SanError::Illegal { reason: None, .. } => shown::refusal("no-such-move"),
        san::SanError::Ambiguous { candidates, .. } => {
            let from: Bitboard = candidates.iter().map(|mv| mv.from()).collect();
            Refusal { squares: shown::squares(from), ..shown::refusal("ambiguous") }
        }
    }
}
