use roque_rules::{Bitboard, IllegalMove, Role};

use crate::{Ending, Obligation};

/// Why an action is refused; the game stays as it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The game has ended, in this way.
    #[error("the game is over: {} ({})", .0, .0.code())]
    GameOver(Ending),
    /// The other side has the move (FIDE 1.2).
    #[error("it is the other side's turn")]
    NotYourTurn,
    /// The rules forbid the move.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
    /// A piece was touched that must be played (FIDE 4.3, 4.4).
    #[error("a piece was touched, and something else is due ({})", .0.code())]
    Touched(Obligation),
    /// This game is not played touch-move.
    #[error("the rules agreed on for this game do not bind who touches a piece")]
    TouchMoveOff,
    /// « J'adoube » is said before touching (FIDE 4.2.1).
    #[error("the piece was touched already; adjusting is announced before")]
    AdjustTooLate,
    /// Draws are not agreed on in this game.
    #[error("the rules agreed on for this game do not allow agreeing on a draw")]
    AgreementOff,
    /// Not enough has been played yet to agree on a draw (FIDE 5.2.3).
    #[error("a draw may not be agreed on yet")]
    AgreementTooEarly,
    /// One's own offer stands already.
    #[error("the offer stands already")]
    OfferStands,
    /// An offer was answered, and the other side has not moved since.
    #[error("the last offer was answered; the next one may follow the other side's next move")]
    OfferTooSoon,
    /// An offer is not withdrawn (FIDE 9.1.2.1), nor accepted by who made it.
    #[error("an offer cannot be withdrawn or answered by who made it")]
    OfferIsYours,
    /// Nobody offers a draw: there was no offer, or it lapsed with the move that followed.
    #[error("there is no offer of a draw")]
    NoOffer,
    /// The rule is not applied in this game.
    #[error("the rules agreed on for this game do not have this draw")]
    ClaimOff,
    /// The rule ends the game by itself.
    #[error("in this game this draw is not claimed: it comes by itself")]
    ClaimAutomatic,
    /// A piece was touched, and with it the right to claim lost for this turn (FIDE 9.4).
    #[error("a piece was touched; nothing may be claimed in this turn")]
    ClaimAfterTouch,
    /// The same claim was found wrong in this turn.
    #[error("this claim was found wrong already in this turn")]
    ClaimRejected,
    /// The game has no clock.
    #[error("there is no clock in this game")]
    NoClock,
    /// Both sides have time left.
    #[error("no flag has fallen")]
    FlagNotFallen,
    /// The rulebook of this game does not allow taking back.
    #[error("the rules agreed on for this game do not allow taking a move back")]
    TakeBackForbidden,
    /// The player has not moved yet.
    #[error("there is no move to take back")]
    NothingToTakeBack,
    /// It was asked already since the last move.
    #[error("this was asked already; it may be asked again after the next move")]
    TakeBackAsked,
    /// Nobody wants to take a move back.
    #[error("nobody has asked to take a move back")]
    NoTakeBackAsked,
    /// The other side is to allow it.
    #[error("it is for the other side to allow the take-back")]
    TakeBackIsYours,
    /// Both sides have moved: the game counts.
    #[error("both sides have moved; the game can no longer be called off")]
    AbortTooLate,
}

impl Refusal {
    /// The codes of the refusals that are not about an illegal move, those of
    /// [`Obligation::CODES`] left out.
    pub const CODES: [&'static str; 22] = [
        "game-over",
        "not-your-turn",
        "touch-move-off",
        "adjust-too-late",
        "agreement-off",
        "agreement-too-early",
        "offer-stands",
        "offer-too-soon",
        "offer-is-yours",
        "no-offer",
        "claim-off",
        "claim-automatic",
        "claim-after-touch",
        "claim-rejected",
        "no-clock",
        "flag-not-fallen",
        "take-back-forbidden",
        "nothing-to-take-back",
        "take-back-asked",
        "no-take-back-asked",
        "take-back-is-yours",
        "abort-too-late",
    ];

    /// The kebab-case name by which sentences and programs know this refusal.
    pub fn code(&self) -> &'static str {
        match self {
            Self::GameOver(_) => "game-over",
            Self::NotYourTurn => "not-your-turn",
            Self::Illegal(illegal) => illegal.reason.code(),
            Self::Touched(obligation) => obligation.code(),
            Self::TouchMoveOff => "touch-move-off",
            Self::AdjustTooLate => "adjust-too-late",
            Self::AgreementOff => "agreement-off",
            Self::AgreementTooEarly => "agreement-too-early",
            Self::OfferStands => "offer-stands",
            Self::OfferTooSoon => "offer-too-soon",
            Self::OfferIsYours => "offer-is-yours",
            Self::NoOffer => "no-offer",
            Self::ClaimOff => "claim-off",
            Self::ClaimAutomatic => "claim-automatic",
            Self::ClaimAfterTouch => "claim-after-touch",
            Self::ClaimRejected => "claim-rejected",
            Self::NoClock => "no-clock",
            Self::FlagNotFallen => "flag-not-fallen",
            Self::TakeBackForbidden => "take-back-forbidden",
            Self::NothingToTakeBack => "nothing-to-take-back",
            Self::TakeBackAsked => "take-back-asked",
            Self::NoTakeBackAsked => "no-take-back-asked",
            Self::TakeBackIsYours => "take-back-is-yours",
            Self::AbortTooLate => "abort-too-late",
        }
    }

    /// The kind of piece the refusal is about.
    pub fn role(&self) -> Option<Role> {
        match self {
            Self::Illegal(illegal) => illegal.reason.role(),
            _ => None,
        }
    }

    /// The squares to show.
    pub fn squares(&self) -> Bitboard {
        match self {
            Self::Illegal(illegal) => illegal.reason.squares(),
            Self::Touched(obligation) => obligation.squares(),
            _ => Bitboard::EMPTY,
        }
    }
}
