//! What went wrong with a request, as opposed to a move that the rules refuse.

use serde::Serialize;
use ts_rs::TS;

/// The one JSON shape of every refused request; `code` names a text `error-CODE`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Failure {
    pub code: FailureCode,
    /// What exactly was wrong, in English, for whoever reads a log or writes a client.
    pub detail: String,
}

/// Why a request or a message failed, as opposed to a move being refused by the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum FailureCode {
    /// The request or message does not parse; `detail` says where.
    Malformed,
    /// A request or message above the size limit.
    TooLarge,
    /// More messages or games than a person makes.
    TooMany,
    /// No such page, or no such game for this visitor.
    NotFound,
    /// Another ranked game of this player is not finished; `GET /api/me` names it.
    GameAtStake,
    /// The event could not be stored: nothing has changed and one may try again.
    NotStored,
    /// The server is at fault; its log knows why.
    Internal,
}
