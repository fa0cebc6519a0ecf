use roque_rules::{History, Move, Position};

use crate::{
    Info, Limits, Score, Stop,
    evaluation::Evaluation,
    score::{DRAW, MAX_PLY, mated_in},
    search::{Learnt, Mind, Question, answer},
    tables::{Rank, Ranking, Tables},
    transposition::Table,
};

/// A player at its full strength, with its memory of earlier searches.
#[derive(Debug)]
pub struct Engine {
    table: Table,
    /// What each thread has learnt; there are as many threads.
    learnt: Vec<Learnt>,
    /// Of endings.
    tables: Option<Tables>,
}

/// The answer to a search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BestMove {
    /// The move to play.
    pub mv: Move,
    /// The reply it expects, when it has looked that far.
    pub ponder: Option<Move>,
    /// Positions visited, by all threads.
    pub nodes: u64,
}

impl Engine {
    /// An engine that remembers as many positions as fit into so many megabytes, or into the least
    /// there is when the machine has no such room.
    pub fn new(hash_megabytes: usize) -> Self {
        Self::with_room(hash_megabytes).unwrap_or_else(|| Self::with_table(Table::smallest()))
    }

    /// The same; nothing if the machine has no such room.
    pub fn with_room(hash_megabytes: usize) -> Option<Self> {
        Table::new(hash_megabytes).map(Self::with_table)
    }

    fn with_table(table: Table) -> Self {
        Self { table, learnt: vec![Learnt::default()], tables: None }
    }

    /// From now on so many threads search together; 0 counts as 1. With more than one, the same
    /// question may get another answer the next time.
    pub fn set_threads(&mut self, threads: usize) {
        self.learnt.resize_with(threads.max(1), Learnt::default);
    }

    /// From now on these endgame tables are asked.
    pub fn set_tables(&mut self, tables: Option<Tables>) {
        self.tables = tables;
    }

    /// Forgets all positions and moves: a new game begins.
    pub fn forget(&mut self) {
        self.table.clear();
        self.learnt.fill_with(Learnt::default);
    }

    /// Thinks about the game's last position and tells `on_info` after each iteration. There is no
    /// best move only when there is no legal one.
    pub fn search(
        &mut self,
        game: &History,
        limits: &Limits,
        stop: &Stop,
        on_info: impl FnMut(&Info),
    ) -> Option<BestMove> {
        self.think(STRONGEST, game, limits, stop, on_info)
    }

    pub(crate) fn think(
        &mut self,
        mind: Mind,
        game: &History,
        limits: &Limits,
        stop: &Stop,
        mut on_info: impl FnMut(&Info),
    ) -> Option<BestMove> {
        let root = game.current();
        let legal = root.legal_moves();
        if legal.is_empty() {
            let value = if root.is_check() { mated_in(0) } else { DRAW };
            on_info(&Info::without_search(Score::of(value)));
            return None;
        }
        let asked: Vec<Move> =
            legal.iter().copied().filter(|mv| limits.moves.contains(mv)).collect();
        let moves = if asked.is_empty() { &legal[..] } else { &asked };
        let ranking = self.tables.as_ref().and_then(|it| it.rank(game.positions(), moves));
        let ranked = match &ranking {
            Some(ranking) => ranking.moves(),
            None => moves.iter().map(|&mv| (mv, Rank::default())).collect(),
        };
        // When it is known how far each move leads, the search looks for mates and for traps.
        let is_known = ranking.as_ref().is_some_and(|ranking| ranking.has_distances);
        self.table.next_search();
        let question = Question {
            mind,
            table: &self.table,
            game: game.positions(),
            root,
            moves: &ranked,
            tables: self.tables.as_ref().filter(|_| !is_known),
            limits,
        };
        let mut speaker = Speaker { ranking: ranking.as_ref(), last: None, tell: &mut on_info };
        let (line, nodes) =
            answer(&question, &mut self.learnt, stop, &mut |info| speaker.tell(info));
        let line = speaker.prefer(line);
        let mv = line.first().copied()?;
        let ponder = line.get(1).copied().or_else(|| self.remembered(&root.play_unchecked(mv)));
        Some(BestMove { mv, ponder, nodes })
    }

    /// The best move of a position as far as the table knows.
    fn remembered(&self, position: &Position) -> Option<Move> {
        self.table.get(position.key())?.mv.filter(|&mv| position.is_legal(mv))
    }
}

/// Says what a search finds, and what tables know better.
struct Speaker<'a> {
    ranking: Option<&'a Ranking>,
    /// Of the best move.
    last: Option<Info>,
    tell: &'a mut dyn FnMut(&Info),
}

impl Speaker<'_> {
    /// Only a mate says more than the tables.
    fn tell(&mut self, info: &Info) {
        let mut info = info.clone();
        let mv = info.line.first().copied();
        let known = self.ranking.zip(mv).and_then(|(ranking, mv)| ranking.value(mv));
        if let Some(value) = known
            && !info.score.is_mate()
        {
            (info.score, info.bound) = (Score::of(value), None);
        }
        (self.tell)(&info);
        if info.rank == 1 {
            self.last = Some(info);
        }
    }

    /// The line found if it leads to a mate or hurries as the tables count, or else one that does: who
    /// always hurries gets somewhere before fifty moves have passed.
    fn prefer(&mut self, line: Vec<Move>) -> Vec<Move> {
        let nearest = self.ranking.zip(line.first()).and_then(|(ranking, &mv)| ranking.nearest(mv));
        let Some(nearest) = nearest.filter(|mv| line.first() != Some(mv)) else { return line };
        match self.last.take() {
            Some(last) if last.score.is_mate() => return line,
            Some(last) => (self.tell)(&Info { line: vec![nearest], ..last }),
            None => {}
        }
        vec![nearest]
    }
}

const STRONGEST: Mind = Mind { evaluation: Evaluation::SURE, quiescence: MAX_PLY };
