use roque_rules::{Color, Move, Position, Role, Square};

/// Which man of which side arrived where: what a reply answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::search) struct Arrival(u16);

impl Arrival {
    /// As many as there are, [`NOWHERE`](Self::NOWHERE) included.
    pub(super) const COUNT: usize = 12 * 64 + 1;
    /// Nobody moved: before the root, or after a pass.
    pub(in crate::search) const NOWHERE: Self = Self(12 * 64);

    pub(in crate::search) fn new(color: Color, role: Role, to: Square) -> Self {
        Self((color as u16 * 6 + role as u16) * 64 + to.index() as u16)
    }

    /// By a legal move, before it is played.
    pub(in crate::search) fn of(position: &Position, mv: Move) -> Self {
        let role = position.board().role_at(mv.from()).unwrap_or(Role::Pawn);
        Self::new(position.turn(), role, mv.to())
    }

    pub(super) fn index(self) -> usize {
        usize::from(self.0)
    }
}
