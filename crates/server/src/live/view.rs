//! A game as the page is shown it.

use roque_game::Game;
use roque_notation::{Dialect, Letters, fen, san, uci};
use roque_rules::{self as rules, CastlingSide, Move, Position, Square};

use crate::store::{GameId, Seat};
use crate::wire::{
    Castle, Color, GameResult, GameUpdate, LegalMove, Ply, Refusal, Role, ThinkingTime,
};

/// The whole game, as it stands after event `seq`.
pub(super) fn whole(id: &GameId, seat: &Seat, seq: u32, game: &Game) -> GameUpdate {
    let position = game.position();
    let running = !game.is_over();
    let yours = position.turn() == seat.color.into();
    GameUpdate {
        game: id.to_string(),
        seq,
        you: seat.color,
        level: seat.level,
        start_fen: fen::write(&game.history().positions()[0], game.dialect()),
        kept: 0,
        plies: plies(game),
        turn: position.turn().into(),
        check: check(position),
        legal: if running && yours { legal_moves(position) } else { Vec::new() },
        thinking: running && !yours,
        can_take_back: game.can_take_back(seat.color.into()),
        result: game.ending().map(|ending| GameResult {
            winner: ending.winner().map(Color::from),
            reason: ending.code().to_owned(),
            score: ending.to_string(),
        }),
        thinking_time: ThinkingTime {
            white: game.thinking_time(rules::Color::White).0,
            black: game.thinking_time(rules::Color::Black).0,
        },
    }
}

impl GameUpdate {
    /// The same news for somebody who has `known`: only the half-moves that are new to them.
    #[must_use]
    pub fn since(&self, known: &Self) -> Self {
        let same = self.plies.iter().zip(&known.plies).take_while(|(ours, theirs)| ours == theirs);
        let kept = same.count();
        let plies = self.plies[kept..].to_vec();
        Self { kept: kept as u32, plies, legal: self.legal.clone(), ..self.without_plies() }
    }

    fn without_plies(&self) -> Self {
        Self {
            game: self.game.clone(),
            start_fen: self.start_fen.clone(),
            check: self.check.clone(),
            result: self.result.clone(),
            plies: Vec::new(),
            legal: Vec::new(),
            ..*self
        }
    }
}

fn plies(game: &Game) -> Vec<Ply> {
    let positions = game.history().positions();
    let steps = positions.iter().zip(&positions[1..]).zip(game.plies());
    steps.map(|((before, after), ply)| show(before, after, ply, game.dialect())).collect()
}

fn show(before: &Position, after: &Position, ply: &roque_game::Ply, dialect: Dialect) -> Ply {
    let mv = ply.mv;
    let castle = before.castling_side(mv);
    Ply {
        color: before.turn().into(),
        role: before.board().role_at(mv.from()).unwrap_or(rules::Role::Pawn).into(),
        from: mv.from().to_string(),
        to: castle.map_or(mv.to(), |side| side.king_to(before.turn())).to_string(),
        san: san::write(before, mv, Letters::ENGLISH),
        captured: before.captured(mv).map(|(_, role)| role.into()),
        en_passant: before.is_en_passant(mv),
        castle: castle.map(Castle::from),
        promotion: mv.promotion().map(Role::from),
        check: check(after),
        fen: fen::write(after, dialect),
        spent: ply.spent.0,
    }
}

fn check(position: &Position) -> Option<String> {
    position.is_check().then(|| position.king(position.turn()).to_string())
}

fn legal_moves(position: &Position) -> Vec<LegalMove> {
    let legal = position.legal_moves().into_iter().map(|mv| LegalMove {
        from: mv.from().to_string(),
        to: meanings(position, mv).map(|square| square.to_string()).collect(),
        promotion: mv.promotion().map(Role::from),
    });
    legal.collect()
}

/// The squares that mean a move when its piece goes there.
fn meanings(position: &Position, mv: Move) -> impl Iterator<Item = Square> {
    let arrival = position.castling_side(mv).map(|side| side.king_to(position.turn()));
    let unambiguous = |to: &Square| uci::castling_meant(position, mv.from(), *to) == Some(mv);
    arrival.filter(unambiguous).into_iter().chain([mv.to()])
}

/// Why an action was refused, as the page is told it.
pub(super) fn refusal(refusal: &roque_game::Refusal) -> Refusal {
    Refusal {
        code: refusal.code().to_owned(),
        role: refusal.role().map(Role::from),
        squares: refusal.squares().into_iter().map(|square| square.to_string()).collect(),
    }
}

/// The page acted on a board that is no longer the present one.
pub(super) fn stale() -> Refusal {
    Refusal { code: "stale".to_owned(), role: None, squares: Vec::new() }
}

impl From<rules::Color> for Color {
    fn from(color: rules::Color) -> Self {
        match color {
            rules::Color::White => Self::White,
            rules::Color::Black => Self::Black,
        }
    }
}

impl From<Color> for rules::Color {
    fn from(color: Color) -> Self {
        match color {
            Color::White => Self::White,
            Color::Black => Self::Black,
        }
    }
}

impl From<rules::Role> for Role {
    fn from(role: rules::Role) -> Self {
        match role {
            rules::Role::Pawn => Self::Pawn,
            rules::Role::Knight => Self::Knight,
            rules::Role::Bishop => Self::Bishop,
            rules::Role::Rook => Self::Rook,
            rules::Role::Queen => Self::Queen,
            rules::Role::King => Self::King,
        }
    }
}

impl From<Role> for rules::Role {
    fn from(role: Role) -> Self {
        match role {
            Role::Pawn => Self::Pawn,
            Role::Knight => Self::Knight,
            Role::Bishop => Self::Bishop,
            Role::Rook => Self::Rook,
            Role::Queen => Self::Queen,
            Role::King => Self::King,
        }
    }
}

impl From<CastlingSide> for Castle {
    fn from(side: CastlingSide) -> Self {
        match side {
            CastlingSide::King => Self::Short,
            CastlingSide::Queen => Self::Long,
        }
    }
}
