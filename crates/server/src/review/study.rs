//! The search for the costliest move of a game: a glance at every position, then a longer look at the
//! moves that seem to have cost most. It goes on step by step, so that many games can take turns.

use roque_engine::{Engine, Limits, Score, Stop};
use roque_game::Game;
use roque_rules::{Color, DrawReason, History, Move, Outcome};

use super::mark::{Mark, chances};

/// How many positions the engine looks at.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Effort {
    /// For a glance at one position, and in a long game at least.
    glance: u64,
    shortest_glance: u64,
    /// For all glances together.
    all_glances: u64,
    /// For each of the two moves that are weighed against each other.
    pub(crate) look: u64,
}

impl Effort {
    /// Some seconds of one core for a game of eighty half-moves.
    pub(crate) const FULL: Self =
        Self { glance: 25_000, shortest_glance: 8_000, all_glances: 3_000_000, look: 200_000 };

    fn glance_at_each_of(self, positions: usize) -> u64 {
        (self.all_glances / positions as u64).clamp(self.shortest_glance, self.glance)
    }
}

/// How many moves are looked at longer.
const CANDIDATES: usize = 3;
/// A move that costs less than this much of a point is not worth a second look; nor, when it has
/// been looked at, a review.
const SUSPECT: f64 = 0.05;
const COSTLY: f64 = 0.10;
/// A move that costs no more than this is as good as the best.
const AS_GOOD: f64 = 0.05;
/// For the table of an engine that studies one game.
const MEGABYTES: usize = 16;

/// The costliest move of a side, and what would have been better.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Finding {
    /// Half-moves before it.
    pub(crate) at: usize,
    pub(crate) better: Mark,
    pub(crate) played: Mark,
}

impl Finding {
    fn cost(&self) -> f64 {
        self.better.chances() - self.played.chances()
    }

    /// Whether a move of which the engine says this is about as good as the better one.
    pub(crate) fn is_matched_by(&self, tried: &Mark) -> bool {
        self.better.chances() - tried.chances() <= AS_GOOD
    }
}

/// A game being studied.
#[derive(Debug)]
pub(crate) struct Study {
    history: History,
    moves: Vec<Move>,
    side: Color,
    engine: Engine,
    effort: Effort,
    /// What each position promises the side to move, by the half-moves played.
    promises: Vec<f64>,
    /// What is still to be done, the last first.
    steps: Vec<Step>,
    done: usize,
    found: Option<Finding>,
}

#[derive(Debug, Clone, Copy)]
enum Step {
    /// See what the position after so many half-moves promises.
    Glance(usize),
    /// Choose the moves to look at longer.
    Choose,
    /// Look longer at the move that follows so many half-moves.
    Look(usize),
}

impl Study {
    /// A study of a side's moves in a game that has ended.
    pub(crate) fn new(game: &Game, side: Color, effort: Effort) -> Self {
        let moves: Vec<Move> = game.plies().iter().map(|ply| ply.mv).collect();
        let positions = moves.len() + 1;
        let promises = vec![0.5; positions];
        let mut steps = vec![Step::Choose];
        // From the end to the start: what the engine learns of a position helps with the one before.
        // A draw that stands on the board promises half a point.
        let undecided = positions - usize::from(is_drawn_on_the_board(game));
        steps.extend((0..undecided).map(Step::Glance));
        Self {
            history: game.history().clone(),
            effort,
            moves,
            side,
            engine: Engine::new(MEGABYTES),
            promises,
            steps,
            done: 0,
            found: None,
        }
    }

    /// How many steps are done, and how many there are, as far as is known.
    pub(crate) fn progress(&self) -> (u32, u32) {
        (self.done as u32, (self.done + self.steps.len()) as u32)
    }

    /// Goes one step on; false when there is nothing left to do.
    pub(crate) fn step(&mut self) -> bool {
        match self.steps.pop() {
            None => return false,
            Some(Step::Glance(at)) => self.promises[at] = self.glance(at),
            Some(Step::Choose) => self.choose(),
            Some(Step::Look(at)) => self.look(at),
        }
        self.done += 1;
        true
    }

    /// The costliest move, once all is done; nothing when no move cost much.
    pub(crate) fn finding(self) -> Option<Finding> {
        self.found
    }

    fn after(&self, plies: usize) -> History {
        let mut history = self.history.clone();
        history.rewind(plies);
        history
    }

    fn glance(&mut self, at: usize) -> f64 {
        let history = self.after(at);
        let nodes = self.effort.glance_at_each_of(self.promises.len());
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        let mut score = Score::Centipawns(0);
        self.engine.search(&history, &limits, &Stop::new(), |info| score = info.score);
        chances(score)
    }

    fn choose(&mut self) {
        let positions = self.history.positions();
        let mut suspects: Vec<(usize, f64)> = (0..self.moves.len())
            .filter(|&at| positions[at].turn() == self.side)
            .filter(|&at| positions[at].count_legal_moves() > 1)
            .map(|at| (at, self.promises[at] + self.promises[at + 1] - 1.0))
            .filter(|&(_, cost)| cost >= SUSPECT)
            .collect();
        suspects.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        suspects.truncate(CANDIDATES);
        self.steps.extend(suspects.into_iter().map(|(at, _)| Step::Look(at)));
    }

    fn look(&mut self, at: usize) {
        let history = self.after(at);
        // What was learnt of other positions must not tell in the comparison.
        self.engine.forget();
        let nodes = self.effort.look;
        let Some(better) = Mark::of(&mut self.engine, &history, &[], nodes) else { return };
        if better.mv() == self.moves[at] {
            return;
        }
        let Some(played) = Mark::of(&mut self.engine, &history, &[self.moves[at]], nodes) else {
            return;
        };
        let finding = Finding { at, better, played };
        let costliest = self.found.as_ref().map_or(0.0, Finding::cost);
        let cost = finding.cost();
        // Of two that cost the same, the first of the game.
        let first = self.found.as_ref().is_none_or(|found| at < found.at);
        if cost >= COSTLY && (cost > costliest || (cost >= costliest && first)) {
            self.found = Some(finding);
        }
    }
}

/// Whether the last position is a draw, whatever it would promise if the game went on.
fn is_drawn_on_the_board(game: &Game) -> bool {
    matches!(
        game.outcome(),
        Some(Outcome::Draw(
            DrawReason::Stalemate
                | DrawReason::InsufficientMaterial
                | DrawReason::DeadPosition
                | DrawReason::ThreefoldRepetition
                | DrawReason::FiftyMoves
                | DrawReason::FivefoldRepetition
                | DrawReason::SeventyFiveMoves
        ))
    )
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use roque_game::{Action, Millis, Start};
    use roque_notation::Dialect;

    use super::super::example::{line, read};
    use super::super::lesson::lesson;
    use super::*;
    use crate::wire::Lesson;

    fn played(start: &Start, moves: &[Move]) -> Game {
        let mut game = Game::new(start, Millis(0));
        for &mv in moves {
            game.act(game.turn(), Action::from(mv), Millis(0)).unwrap();
        }
        game
    }

    fn game(fen: &str, moves: &str) -> Game {
        let position = read(fen);
        let start = Start { position, dialect: Dialect::of(&position), ..Start::default() };
        played(&start, &line(&position, moves))
    }

    fn studied(game: &Game, side: Color) -> Option<Finding> {
        studied_with(Effort::FULL, game, side)
    }

    fn studied_with(effort: Effort, game: &Game, side: Color) -> Option<Finding> {
        let mut study = Study::new(game, side, effort);
        while study.step() {}
        study.finding()
    }

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    #[test]
    fn the_move_that_cost_the_game_is_found_and_its_reason() {
        let scholars = game(START, "e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7");
        let found = studied(&scholars, Color::Black).unwrap();
        assert_eq!(found.at, 5);
        let position = &scholars.history().positions()[5];
        assert_eq!(
            lesson(position, &found.better, &found.played),
            Lesson::AllowedMate { moves: 1 }
        );
        assert_eq!(studied(&scholars, Color::White), None);
    }

    #[test]
    fn a_stalemate_given_away_costs_half_a_point() {
        let given = game("7k/8/5KQ1/8/8/8/8/8 w - - 0 1", "f6f7");
        let found = studied(&given, Color::White).unwrap();
        assert!((found.cost() - 0.5).abs() < 0.01, "{}", found.cost());
        assert_eq!(
            lesson(&given.history().positions()[0], &found.better, &found.played),
            Lesson::GaveStalemate
        );
    }

    #[test]
    fn what_is_lost_in_a_lost_game_is_not_reviewed() {
        // A queen behind: that the last knight goes as well changes nothing.
        let lost = "3qk3/pppp1ppp/8/8/8/8/1N6/4K3 w - - 0 1";
        assert_eq!(studied(&game(lost, "b2d3 d8e7 e1d1 e7h4 d3e5 h4e4"), Color::White), None);
    }

    #[test]
    fn a_game_without_a_move_has_nothing_to_review() {
        assert_eq!(studied(&game(START, ""), Color::White), None);
        assert_eq!(studied(&game(START, "e2e4"), Color::Black), None);
    }

    #[test]
    fn castling_of_chess960_is_studied_like_any_move() {
        // White castles, the king on c1 and the rook on d1, and could have taken the queen.
        let castled = game("q3k3/8/8/8/8/8/1PPP4/RK6 w A - 0 1", "b1a1 a8a2");
        assert_eq!(castled.dialect(), Dialect::Chess960);
        let found = studied(&castled, Color::White).unwrap();
        let position = &castled.history().positions()[0];
        assert!(position.castling_side(found.played.mv()).is_some());
        assert_eq!((found.at, found.better.mv()), (0, line(position, "a1a8")[0]));
        let stored = found.played.stored(position);
        assert_eq!(stored.line[0], "b1a1");
        assert_eq!(Mark::read(&stored, position), Some(found.played));
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(16))]

        /// Whatever is played: the move to review is the side's own, another one was legal and better,
        /// and the better one is as good as itself.
        #[test]
        fn the_move_to_review_is_one_of_the_side(
            white: bool,
            choices in proptest::collection::vec(any::<prop::sample::Index>(), 1..24),
        ) {
            let start = Start::default();
            let mut history = History::new(start.position);
            let mut moves = Vec::new();
            for choice in choices {
                let legal = history.current().legal_moves();
                if legal.is_empty() { break }
                let mv = legal[choice.index(legal.len())];
                history.play(mv).unwrap();
                moves.push(mv);
            }
            let side = if white { Color::White } else { Color::Black };
            let game = played(&start, &moves);
            let effort = Effort { glance: 1_000, shortest_glance: 1_000, all_glances: 0, look: 10_000 };
            if let Some(found) = studied_with(effort, &game, side) {
                let position = &game.history().positions()[found.at];
                prop_assert_eq!(position.turn(), side);
                prop_assert!(position.count_legal_moves() > 1);
                prop_assert_eq!(found.played.mv(), moves[found.at]);
                prop_assert_ne!(found.better.mv(), found.played.mv());
                prop_assert!(position.is_legal(found.better.mv()));
                prop_assert!(found.cost() >= COSTLY);
                prop_assert!(found.is_matched_by(&found.better));
                prop_assert!(!found.is_matched_by(&found.played));
            }
        }
    }
}
