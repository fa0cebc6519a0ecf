//! What can go wrong with a request or a message, and what its author is told.

use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

use crate::store::{AppendError, GameId, StoreError};
use crate::wire::{Failure, FailureCode};

/// The client is told what it did wrong, and of the server's faults only that there is one: their
/// cause goes to the log.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    #[error("{0}")]
    Malformed(String),
    #[error("the request comes from another site: its Origin is {origin:?} and its Host {host:?}")]
    ForeignOrigin { origin: String, host: String },
    #[error("{what} is larger than {limit} bytes")]
    TooLarge { what: &'static str, limit: usize },
    #[error("too many {0}; wait a little")]
    TooMany(&'static str),
    #[error("there is no {0} here")]
    NotFound(String),
    #[error("the ranked game {0} is not finished: finish or resign it before another")]
    GameAtStake(GameId),
    #[error("nothing was stored and nothing has changed; try again")]
    NotStored(#[source] AppendError),
    #[error("the server is at fault, not the request")]
    Internal(#[source] Box<dyn std::error::Error + Send + Sync>),
}

impl Error {
    pub fn internal(cause: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> Self {
        Self::Internal(cause.into())
    }

    /// Tells the log of a fault of the server, and of nothing else.
    pub fn log(&self) {
        match self {
            Self::NotStored(cause) => tracing::error!(%cause, "an event was not stored"),
            Self::Internal(cause) => tracing::error!(%cause, "a request failed"),
            _ => {}
        }
    }

    /// What the author is told; a fault of the server is logged here, once.
    pub fn into_failure(self) -> Failure {
        self.log();
        Failure { code: self.code(), detail: self.to_string() }
    }

    fn code(&self) -> FailureCode {
        match self {
            Self::Malformed(_) | Self::ForeignOrigin { .. } => FailureCode::Malformed,
            Self::TooLarge { .. } => FailureCode::TooLarge,
            Self::TooMany(_) => FailureCode::TooMany,
            Self::NotFound(_) => FailureCode::NotFound,
            Self::GameAtStake(_) => FailureCode::GameAtStake,
            Self::NotStored(_) => FailureCode::NotStored,
            Self::Internal(_) => FailureCode::Internal,
        }
    }

    fn status(&self) -> StatusCode {
        match self {
            Self::Malformed(_) => StatusCode::BAD_REQUEST,
            Self::ForeignOrigin { .. } => StatusCode::FORBIDDEN,
            Self::TooLarge { .. } => StatusCode::PAYLOAD_TOO_LARGE,
            Self::TooMany(_) => StatusCode::TOO_MANY_REQUESTS,
            Self::NotFound(_) => StatusCode::NOT_FOUND,
            Self::GameAtStake(_) => StatusCode::CONFLICT,
            Self::NotStored(_) => StatusCode::SERVICE_UNAVAILABLE,
            Self::Internal(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        (self.status(), Json(self.into_failure())).into_response()
    }
}

impl From<StoreError> for Error {
    fn from(cause: StoreError) -> Self {
        Self::internal(cause)
    }
}

impl From<AppendError> for Error {
    fn from(cause: AppendError) -> Self {
        Self::NotStored(cause)
    }
}

impl From<QueryRejection> for Error {
    fn from(rejection: QueryRejection) -> Self {
        Self::Malformed(rejection.body_text())
    }
}

impl From<JsonRejection> for Error {
    fn from(rejection: JsonRejection) -> Self {
        match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => {
                Self::TooLarge { what: "the body", limit: crate::limits::LARGEST_BODY }
            }
            _ => Self::Malformed(rejection.body_text()),
        }
    }
}
