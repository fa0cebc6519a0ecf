//! What is said over the socket of a game, `GET /api/games/{game}/socket`.

use roque_game::ClaimRule;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Color, Failure, GameUpdate, Refusal, Role};

/// What the page says over the game's socket. `id` is the page's own number for the message. `at` is
/// the number of half-moves the page had seen: a message that is late, or sent twice, is refused as
/// `stale` rather than acted on in another position. `by` is the side that acts, which the visitor
/// must hold.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum ClientMessage {
    Play {
        id: u32,
        at: u32,
        by: Color,
        from: String,
        to: String,
        /// `queen`, `rook`, `bishop` or `knight` when a pawn promotes.
        promotion: Option<Role>,
        /// Offer a draw with the move (FIDE 9.1.2.1).
        #[serde(default)]
        #[ts(optional, as = "Option<bool>")]
        offer_draw: bool,
        /// Say « échec ».
        #[serde(default)]
        #[ts(optional, as = "Option<bool>")]
        announce_check: bool,
    },
    OfferDraw {
        id: u32,
        at: u32,
        by: Color,
    },
    AcceptDraw {
        id: u32,
        at: u32,
        by: Color,
    },
    DeclineDraw {
        id: u32,
        at: u32,
        by: Color,
    },
    /// Claim a draw, of the position on the board or of the one after a move that is not played yet.
    Claim {
        id: u32,
        at: u32,
        by: Color,
        rule: ClaimRule,
        with: Option<MoveWanted>,
    },
    /// Take back one's last move, and what was answered to it; where that needs the other side's
    /// agreement, ask for it.
    TakeBack {
        id: u32,
        at: u32,
        by: Color,
    },
    AnswerTakeBack {
        id: u32,
        at: u32,
        by: Color,
        accept: bool,
    },
    /// Touch what stands on a square (FIDE 4.3).
    Touch {
        id: u32,
        at: u32,
        by: Color,
        square: String,
    },
    /// Say « j’adoube » before touching what stands on a square (FIDE 4.2.1).
    Adjust {
        id: u32,
        at: u32,
        by: Color,
        square: String,
    },
    Resign {
        id: u32,
        by: Color,
    },
    /// Call the game off, before both sides have moved.
    Abort {
        id: u32,
        by: Color,
    },
    /// Asks for a `pong`: a page learns so that the line is dead.
    Ping,
}

/// A move, as squares.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct MoveWanted {
    pub from: String,
    pub to: String,
    pub promotion: Option<Role>,
}

/// What the server says over the game's socket.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum ServerMessage {
    /// The game as it stands: first thing on connecting, then after every stored event.
    Game {
        game: Box<GameUpdate>,
    },
    /// The message `id` was understood and is not allowed; the game is unchanged.
    Refused {
        id: u32,
        refusal: Refusal,
    },
    /// The message could not be understood or carried out; `id` when it could be read.
    Failed {
        id: Option<u32>,
        failure: Failure,
    },
    Pong,
}
