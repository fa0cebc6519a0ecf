use super::{
    Answer, Ask, Attributes, Castling, Claim, DeadOrAlive, EnPassant, EscapeCheck, Kind, MateInOne,
    MateOrNot, NameSquare, Promote, Reach, Remark, Scene, Sentence, SetUp, Solution, SpotIllegal,
    TaskError, Verdict, WriteMove,
};

/// What is asked of the learner. Whatever there is can be answered: each kind refuses to be made
/// otherwise.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Task {
    /// Mark all squares a piece can reach.
    Reach(Reach),
    /// Put men where they belong.
    SetUp(SetUp),
    /// Press the square that is named.
    NameSquare(NameSquare),
    /// Which of these moves is illegal?
    SpotIllegal(SpotIllegal),
    /// Is this castling legal, and if not, which condition fails?
    Castling(Castling),
    /// Capture en passant, or say why one may not.
    EnPassant(EnPassant),
    /// Choose rightly what a pawn becomes.
    Promote(Promote),
    /// Get out of check in all of the ways there are.
    EscapeCheck(EscapeCheck),
    /// Is it mate, stalemate, check or none of them?
    MateOrNot(MateOrNot),
    /// Mate in one move.
    MateInOne(MateInOne),
    /// Write down a move that is shown.
    WriteMove(WriteMove),
    /// May the side to move claim a draw, and why?
    Claim(Claim),
    /// Can anybody still mate?
    DeadOrAlive(DeadOrAlive),
}

/// What each kind of task can tell of itself. The task alone knows the answer.
pub(super) trait Problem {
    /// What is on the board.
    fn scene(&self) -> Scene;
    /// What to do, when the lesson has no words of its own.
    fn question(&self) -> Sentence;
    fn ask(&self) -> Ask;
    /// What is said of an answer; nothing when it is not of the shape that is asked for.
    fn check(&self, answer: &Answer) -> Option<Verdict>;
    fn solution(&self) -> Solution;
    /// A first help, which does not give the answer away.
    fn hint(&self) -> Option<Remark>;
}

/// An answer of a shape that was not asked for: squares where a move is wanted, or a choice that
/// there is not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the answer is not of the shape that the exercise asks for")]
pub struct OtherShape;

impl Task {
    /// The task of these attributes of a block (`docs/learn.md`); what all exercises have beside
    /// (`id`, `kind`, `difficulty`) is not among them.
    pub fn read<'a>(
        kind: Kind,
        attributes: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, TaskError> {
        let stated = Attributes::new(kind, attributes)?;
        let task = Self::of(kind, &stated)?;
        if let Some(answer) = stated.optional("answer") {
            let answer_is_right = Answer::read(&task.ask(), answer)
                .and_then(|answer| task.check(&answer).ok())
                .is_some_and(|verdict| verdict.right);
            if !answer_is_right {
                return Err(TaskError::WrongAnswer { stated: answer.to_owned() });
            }
        }
        Ok(task)
    }

    fn of(kind: Kind, stated: &Attributes<'_>) -> Result<Self, TaskError> {
        Ok(match kind {
            Kind::Reach => Self::Reach(Reach::new(stated.setup()?, stated.square("square")?)?),
            Kind::SetUp => Self::SetUp(SetUp::new(stated.setup()?, stated.seen_from()?)?),
            Kind::NameSquare => Self::NameSquare(NameSquare {
                square: stated.square("square")?,
                seen_from: stated.seen_from()?,
            }),
            Kind::SpotIllegal => {
                Self::SpotIllegal(SpotIllegal::new(stated.position()?, stated.steps("moves")?)?)
            }
            Kind::Castling => Self::Castling(Castling::new(stated.position()?, stated.side()?)?),
            Kind::EnPassant => Self::EnPassant(EnPassant::new(
                stated.position()?,
                stated.step("capture")?,
                stated.optional_step("last")?,
            )?),
            Kind::Promote => {
                Self::Promote(Promote::new(stated.position()?, stated.step("advance")?)?)
            }
            Kind::EscapeCheck => Self::EscapeCheck(EscapeCheck::new(stated.position()?)?),
            Kind::Verdict => Self::MateOrNot(MateOrNot { position: stated.position()? }),
            Kind::MateInOne => Self::MateInOne(MateInOne::new(stated.position()?)?),
            Kind::WriteMove => {
                let position = stated.position()?;
                let mv = stated.legal_move(&position)?;
                Self::WriteMove(WriteMove::new(position, mv)?)
            }
            Kind::Claim => Self::Claim(Claim::new(stated.line()?)?),
            Kind::DeadOrAlive => Self::DeadOrAlive(DeadOrAlive::new(stated.position()?)?),
        })
    }

    /// Its kind.
    pub fn kind(&self) -> Kind {
        match self {
            Self::Reach(_) => Kind::Reach,
            Self::SetUp(_) => Kind::SetUp,
            Self::NameSquare(_) => Kind::NameSquare,
            Self::SpotIllegal(_) => Kind::SpotIllegal,
            Self::Castling(_) => Kind::Castling,
            Self::EnPassant(_) => Kind::EnPassant,
            Self::Promote(_) => Kind::Promote,
            Self::EscapeCheck(_) => Kind::EscapeCheck,
            Self::MateOrNot(_) => Kind::Verdict,
            Self::MateInOne(_) => Kind::MateInOne,
            Self::WriteMove(_) => Kind::WriteMove,
            Self::Claim(_) => Kind::Claim,
            Self::DeadOrAlive(_) => Kind::DeadOrAlive,
        }
    }

    fn problem(&self) -> &dyn Problem {
        match self {
            Self::Reach(task) => task,
            Self::SetUp(task) => task,
            Self::NameSquare(task) => task,
            Self::SpotIllegal(task) => task,
            Self::Castling(task) => task,
            Self::EnPassant(task) => task,
            Self::Promote(task) => task,
            Self::EscapeCheck(task) => task,
            Self::MateOrNot(task) => task,
            Self::MateInOne(task) => task,
            Self::WriteMove(task) => task,
            Self::Claim(task) => task,
            Self::DeadOrAlive(task) => task,
        }
    }

    /// What is on the board while one thinks.
    pub fn scene(&self) -> Scene {
        self.problem().scene()
    }

    /// What to do, in a sentence that serves where the lesson has none of its own.
    pub fn question(&self) -> Sentence {
        self.problem().question()
    }

    /// How one answers.
    pub fn ask(&self) -> Ask {
        self.problem().ask()
    }

    /// Whether an answer is right, and why not.
    pub fn check(&self, answer: &Answer) -> Result<Verdict, OtherShape> {
        self.problem().check(answer).ok_or(OtherShape)
    }

    /// A right answer, and why it is.
    pub fn solution(&self) -> Solution {
        self.problem().solution()
    }

    /// A first help, where the lesson has none of its own.
    pub fn hint(&self) -> Option<Remark> {
        self.problem().hint()
    }
}
