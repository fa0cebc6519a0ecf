//! Roque and its peer on a PGN file, each as its users would use it: from a stream.

use std::{
    convert::Infallible,
    io::{Cursor, Read as _},
    ops::ControlFlow,
};

use pgn_reader::{Nag, RawComment, RawTag, SanPlus, Skip};
use roque_notation::{
    Dialect, Letters,
    pgn::{self, Builder, Follower, GameRead, Next, Reader, Replay, Spot, Word},
};
use roque_rules::{Move, Position};
use shakmaty::{Chess, Position as _};

/// What is done with a file, and how much of it was done: games, or moves.
pub(crate) struct Job {
    pub(crate) name: &'static str,
    pub(crate) roque: fn(&[u8]) -> u64,
    pub(crate) peer: fn(&[u8]) -> u64,
    pub(crate) peer_name: &'static str,
}

pub(crate) const ALL: [Job; 4] = [SKIP, TOKENS, REPLAY, TREE];

/// The tags are read, the moves passed over.
pub(crate) const SKIP: Job =
    Job { name: "skip", roque: skip, peer: peer_skip, peer_name: "pgn-reader" };

/// Every move, comment and glyph, variations too; no board.
pub(crate) const TOKENS: Job =
    Job { name: "tokens", roque: tokens, peer: peer_tokens, peer_name: "pgn-reader" };

/// Every move found and played, variations too.
pub(crate) const REPLAY: Job =
    Job { name: "replay", roque: replay, peer: peer_replay, peer_name: "pgn-reader+shakmaty" };

/// The same, and all kept in a tree.
pub(crate) const TREE: Job =
    Job { name: "tree", roque: tree, peer: peer_tree, peer_name: "pgn-reader+shakmaty" };

fn read(text: &[u8], visitor: &mut impl pgn::Visitor) {
    let mut stream = Cursor::new(text);
    let fill = |buffer: &mut [u8]| Ok::<_, Infallible>(stream.read(buffer).unwrap_or_default());
    let Ok(()) = Reader::new(Letters::ENGLISH).read_from(fill, visitor);
}

fn skip(text: &[u8]) -> u64 {
    struct Games(u64);
    impl pgn::Visitor for Games {
        fn begin_moves(&mut self, _: Spot<'_>) -> Next {
            self.0 += 1;
            Next::Skip
        }
    }
    let mut games = Games(0);
    read(text, &mut games);
    games.0
}

fn tokens(text: &[u8]) -> u64 {
    struct Moves(u64);
    impl pgn::Visitor for Moves {
        fn san(&mut self, word: Word<'_>) {
            self.0 += 1;
            std::hint::black_box(word.written.san);
        }
    }
    let mut moves = Moves(0);
    read(text, &mut moves);
    moves.0
}

fn replay(text: &[u8]) -> u64 {
    struct Moves(u64);
    impl Follower for Moves {
        fn begin_moves(&mut self, _: &Position, _: Dialect) -> Next {
            Next::Read
        }
        fn play(&mut self, _: &Position, mv: Option<Move>, _: &Position) {
            self.0 += u64::from(mv.is_some());
        }
    }
    let mut replay = Replay::new(Letters::ENGLISH, Moves(0));
    read(text, &mut replay);
    replay.into_follower().0
}

fn tree(text: &[u8]) -> u64 {
    let mut moves = 0;
    let count = |read: GameRead| moves += read.game.map_or(0, |game| game.count_moves() as u64);
    read(text, &mut Replay::new(Letters::ENGLISH, Builder::new(count)));
    moves
}

fn peer_games<V: pgn_reader::Visitor<Output = u64>>(text: &[u8], mut visitor: V) -> u64 {
    let mut reader = pgn_reader::Reader::new(Cursor::new(text));
    let mut total = 0;
    while let Ok(Some(count)) = reader.read_game(&mut visitor) {
        total += count;
    }
    total
}

const GO_ON: ControlFlow<u64> = ControlFlow::Continue(());

fn peer_skip(text: &[u8]) -> u64 {
    struct Games;
    impl pgn_reader::Visitor for Games {
        type Tags = ();
        type Movetext = ();
        type Output = u64;
        fn begin_tags(&mut self) -> ControlFlow<u64, ()> {
            GO_ON
        }
        fn begin_movetext(&mut self, (): ()) -> ControlFlow<u64, ()> {
            ControlFlow::Break(1)
        }
        fn end_game(&mut self, (): ()) -> u64 {
            1
        }
    }
    peer_games(text, Games)
}

fn peer_tokens(text: &[u8]) -> u64 {
    struct Moves;
    impl pgn_reader::Visitor for Moves {
        type Tags = ();
        type Movetext = u64;
        type Output = u64;
        fn begin_tags(&mut self) -> ControlFlow<u64, ()> {
            GO_ON
        }
        fn begin_movetext(&mut self, (): ()) -> ControlFlow<u64, u64> {
            ControlFlow::Continue(0)
        }
        fn san(&mut self, moves: &mut u64, san: SanPlus) -> ControlFlow<u64> {
            *moves += 1;
            std::hint::black_box(san);
            GO_ON
        }
        fn begin_variation(&mut self, _: &mut u64) -> ControlFlow<u64, Skip> {
            ControlFlow::Continue(Skip(false))
        }
        fn end_game(&mut self, moves: u64) -> u64 {
            moves
        }
    }
    peer_games(text, Moves)
}

/// The line being played, and those it is a variation of.
struct Lines {
    before: Chess,
    after: Chess,
    outer: Vec<(Chess, Chess)>,
    moves: u64,
}

impl Lines {
    fn new() -> Self {
        let start = Chess::default();
        Self { before: start.clone(), after: start, outer: Vec::new(), moves: 0 }
    }

    fn play(&mut self, san: SanPlus) -> Option<shakmaty::Move> {
        let mv = san.san.to_move(&self.after).ok()?;
        self.before = self.after.clone();
        self.after.play_unchecked(mv);
        self.moves += 1;
        Some(mv)
    }

    fn open(&mut self) {
        let variation = self.before.clone();
        self.outer.push((self.before.clone(), std::mem::replace(&mut self.after, variation)));
    }

    fn close(&mut self) {
        if let Some((before, after)) = self.outer.pop() {
            (self.before, self.after) = (before, after);
        }
    }
}

fn peer_replay(text: &[u8]) -> u64 {
    struct Moves;
    impl pgn_reader::Visitor for Moves {
        type Tags = ();
        type Movetext = Lines;
        type Output = u64;
        fn begin_tags(&mut self) -> ControlFlow<u64, ()> {
            GO_ON
        }
        fn begin_movetext(&mut self, (): ()) -> ControlFlow<u64, Lines> {
            ControlFlow::Continue(Lines::new())
        }
        fn san(&mut self, lines: &mut Lines, san: SanPlus) -> ControlFlow<u64> {
            lines.play(san);
            GO_ON
        }
        fn begin_variation(&mut self, lines: &mut Lines) -> ControlFlow<u64, Skip> {
            lines.open();
            ControlFlow::Continue(Skip(false))
        }
        fn end_variation(&mut self, lines: &mut Lines) -> ControlFlow<u64> {
            lines.close();
            GO_ON
        }
        fn end_game(&mut self, lines: Lines) -> u64 {
            lines.moves
        }
    }
    peer_games(text, Moves)
}

/// What a user of the peer would write to keep a game: its library has no tree.
struct Kept {
    lines: Lines,
    nodes: Vec<KeptMove>,
    node: usize,
    branches: Vec<usize>,
    tags: Vec<(String, String)>,
}

struct KeptMove {
    mv: shakmaty::Move,
    parent: usize,
    comments: Vec<String>,
    nags: Vec<u8>,
}

fn peer_tree(text: &[u8]) -> u64 {
    struct Trees;
    impl pgn_reader::Visitor for Trees {
        type Tags = Vec<(String, String)>;
        type Movetext = Kept;
        type Output = u64;
        fn begin_tags(&mut self) -> ControlFlow<u64, Self::Tags> {
            ControlFlow::Continue(Vec::new())
        }
        fn tag(
            &mut self,
            tags: &mut Self::Tags,
            name: &[u8],
            value: RawTag<'_>,
        ) -> ControlFlow<u64> {
            let name = String::from_utf8_lossy(name).into_owned();
            tags.push((name, value.decode_utf8_lossy().into_owned()));
            GO_ON
        }
        fn begin_movetext(&mut self, tags: Self::Tags) -> ControlFlow<u64, Kept> {
            let (lines, nodes, branches) = (Lines::new(), Vec::new(), Vec::new());
            ControlFlow::Continue(Kept { lines, nodes, node: usize::MAX, branches, tags })
        }
        fn san(&mut self, kept: &mut Kept, san: SanPlus) -> ControlFlow<u64> {
            if let Some(mv) = kept.lines.play(san) {
                let (comments, nags) = (Vec::new(), Vec::new());
                kept.nodes.push(KeptMove { mv, parent: kept.node, comments, nags });
                kept.node = kept.nodes.len() - 1;
            }
            GO_ON
        }
        fn nag(&mut self, kept: &mut Kept, nag: Nag) -> ControlFlow<u64> {
            if let Some(node) = kept.nodes.get_mut(kept.node) {
                node.nags.push(nag.0);
            }
            GO_ON
        }
        fn comment(&mut self, kept: &mut Kept, comment: RawComment<'_>) -> ControlFlow<u64> {
            if let Some(node) = kept.nodes.get_mut(kept.node) {
                node.comments.push(String::from_utf8_lossy(comment.as_bytes()).into_owned());
            }
            GO_ON
        }
        fn begin_variation(&mut self, kept: &mut Kept) -> ControlFlow<u64, Skip> {
            kept.lines.open();
            kept.branches.push(kept.node);
            kept.node = kept.nodes.get(kept.node).map_or(usize::MAX, |node| node.parent);
            ControlFlow::Continue(Skip(false))
        }
        fn end_variation(&mut self, kept: &mut Kept) -> ControlFlow<u64> {
            kept.lines.close();
            if let Some(node) = kept.branches.pop() {
                kept.node = node;
            }
            GO_ON
        }
        fn end_game(&mut self, kept: Kept) -> u64 {
            std::hint::black_box(&kept.tags);
            kept.nodes.iter().map(|node| u64::from(node.mv.from() != Some(node.mv.to()))).sum()
        }
    }
    peer_games(text, Trees)
}
