//! What the players say to each other: offers of a draw, wishes to take a move back.

use roque_rules::{ByColor, Color};

use crate::ReplayError;

#[derive(Debug, Clone, Default)]
pub(crate) struct Talk {
    /// Whose offer of a draw stands.
    offer: Option<Color>,
    /// The half-moves there were when each side last offered.
    offered: ByColor<Option<usize>>,
    /// The wish to take a move back that stands.
    wish: Option<Wish>,
    /// The half-moves there were when each side last asked.
    asked: ByColor<Option<usize>>,
}

/// A wish to take a move back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Wish {
    pub(crate) by: Color,
    /// The half-moves that would remain.
    pub(crate) kept: usize,
}

impl Talk {
    pub(crate) fn standing_offer(&self) -> Option<Color> {
        self.offer
    }

    pub(crate) fn last_offer(&self, by: Color) -> Option<usize> {
        self.offered[by]
    }

    pub(crate) fn wish(&self) -> Option<Wish> {
        self.wish
    }

    pub(crate) fn last_wish(&self, by: Color) -> Option<usize> {
        self.asked[by]
    }

    pub(crate) fn offer(&mut self, by: Color, plies: usize) {
        self.offer = Some(by);
        self.offered[by] = Some(plies);
    }

    pub(crate) fn decline(&mut self) -> Result<(), ReplayError> {
        self.offer.take().map(drop).ok_or(ReplayError::NothingAsked)
    }

    pub(crate) fn ask(&mut self, wish: Wish, plies: usize) {
        self.wish = Some(wish);
        self.asked[wish.by] = Some(plies);
    }

    pub(crate) fn drop_wish(&mut self) -> Result<(), ReplayError> {
        self.wish.take().map(drop).ok_or(ReplayError::NothingAsked)
    }

    /// A side touches a piece to play it, and so declines the other's offer (FIDE 9.1.2.1).
    pub(crate) fn touches(&mut self, side: Color) {
        self.offer = self.offer.filter(|&by| by == side);
    }

    /// A side has moved: it has declined the other's offer, and wishes about the past lapse.
    pub(crate) fn moves(&mut self, side: Color) {
        self.touches(side);
        self.wish = None;
    }

    /// Everything said after so many half-moves is as if it had never been said.
    pub(crate) fn rewind(&mut self, kept: usize) {
        self.offer = None;
        self.wish = None;
        for color in Color::ALL {
            self.offered[color] = self.offered[color].filter(|&plies| plies <= kept);
            self.asked[color] = self.asked[color].filter(|&plies| plies <= kept);
        }
    }
}
