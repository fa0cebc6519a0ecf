//! What a message asks of the game.

use roque_game::{Action, Gesture, Said};
use roque_rules::Bitboard;

use super::Meant;
use crate::error::Error;
use crate::shown::square;
use crate::wire::{ClientMessage, Color, MoveWanted, Role};

/// A message that asks for something of the game.
pub(super) struct Request {
    pub(super) id: u32,
    pub(super) by: Color,
    pub(super) meant: Meant,
    pub(super) action: Action,
}

impl Request {
    /// What a message asks for; nothing when it is only a `ping`.
    pub(super) fn read(text: &str) -> Result<Option<Self>, Error> {
        let message =
            serde_json::from_str(text).map_err(|error| Error::Malformed(error.to_string()))?;
        let after = Meant::AfterPlies;
        let (id, by, meant, action) = match message {
            ClientMessage::Ping => return Ok(None),
            ClientMessage::Play { id, at, by, from, to, promotion, offer_draw, announce_check } => {
                let gesture = gesture(&from, &to, promotion)?;
                let said = Said { check: announce_check, draw: offer_draw };
                (id, by, after(at), Action::Play { gesture, said })
            }
            ClientMessage::OfferDraw { id, at, by } => (id, by, after(at), Action::OfferDraw),
            ClientMessage::AcceptDraw { id, at, by } => (id, by, after(at), Action::AcceptDraw),
            ClientMessage::DeclineDraw { id, at, by } => (id, by, after(at), Action::DeclineDraw),
            ClientMessage::Claim { id, at, by, rule, with } => {
                let with =
                    with.map(|MoveWanted { from, to, promotion }| gesture(&from, &to, promotion));
                (id, by, after(at), Action::Claim { rule, with: with.transpose()? })
            }
            ClientMessage::TakeBack { id, at, by } => (id, by, after(at), Action::TakeBack),
            ClientMessage::AnswerTakeBack { id, at, by, accept } => {
                (id, by, after(at), Action::AnswerTakeBack(accept))
            }
            ClientMessage::Touch { id, at, by, square: name } => {
                (id, by, after(at), Action::Touch(square("square", &name)?))
            }
            ClientMessage::Adjust { id, at, by, square: name } => {
                let squares = Bitboard::of(square("square", &name)?);
                (id, by, after(at), Action::Adjust(squares))
            }
            ClientMessage::Resign { id, by } => (id, by, Meant::Now, Action::Resign),
            ClientMessage::Abort { id, by } => (id, by, Meant::Now, Action::Abort),
        };
        Ok(Some(Self { id, by, meant, action }))
    }
}

fn gesture(from: &str, to: &str, promotion: Option<Role>) -> Result<Gesture, Error> {
    Ok(Gesture {
        from: square("from", from)?,
        to: square("to", to)?,
        promotion: promotion.map(Role::into),
    })
}
