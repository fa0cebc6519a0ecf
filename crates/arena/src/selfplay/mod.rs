//! Games of the engine against itself, as material to learn from.

mod player;

use std::{
    collections::HashSet,
    io,
    ops::RangeInclusive,
    path::Path,
    sync::{
        Mutex,
        atomic::{AtomicBool, AtomicU32, Ordering},
        mpsc,
    },
    thread,
};

use crate::{
    Taste,
    bout::{Adjudication, DrawRule, ResignRule},
    data::{Archive, DataError, Game, Header},
};
use player::Player;

/// How games are played. A game is the same for the same settings, number and build.
#[derive(Debug, Clone)]
pub struct Settings {
    /// What chance follows. Different seeds make different games.
    pub seed: u64,
    /// Positions looked at for a move: once there were so many, no iteration begins.
    pub nodes: u32,
    /// Which random beginnings are played.
    pub taste: Taste,
    /// When a game is ended before its time.
    pub adjudication: Adjudication,
}

impl Settings {
    /// For material to learn from.
    pub const fn new(seed: u64, nodes: u32) -> Self {
        let plies: RangeInclusive<u64> = 8..=9;
        Self {
            seed,
            nodes,
            taste: Taste { plies, bound: 150, depth: 5, nodes: 4_000 },
            adjudication: Adjudication {
                resign: Some(ResignRule { score: 1_000, moves: 3 }),
                draw: Some(DrawRule { score: 8, moves: 6, from: 50 }),
            },
        }
    }
}

/// Where a game comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Origin {
    /// It was in the file.
    File,
    /// It has been played and added.
    Played,
}

/// Plays the games with these numbers that the file does not hold yet, so many at a time, and adds them
/// to it. No two games of the file begin at the same position: a number whose beginning is taken is
/// tried again with another. `on_game` hears of each game that is in the file, or has just come there.
pub fn generate(
    path: &Path,
    settings: &Settings,
    games: u32,
    concurrency: usize,
    interrupted: &AtomicBool,
    mut on_game: impl FnMut(&Game, Origin),
) -> Result<(), DataError> {
    let mut played = HashSet::new();
    let mut starts = HashSet::new();
    let header = Header { seed: settings.seed, nodes: settings.nodes };
    let mut archive = Archive::open(path, header, |game| {
        played.insert(game.number);
        starts.insert(game.start.key());
        on_game(game, Origin::File);
    })?;
    let work = Work { games, played, starts: Mutex::new(starts), next: AtomicU32::new(0) };
    let over = AtomicBool::new(false);
    let is_over = || over.load(Ordering::Relaxed) || interrupted.load(Ordering::Relaxed);
    let (sender, results) = mpsc::sync_channel(64);
    let mut written: io::Result<()> = Ok(());
    thread::scope(|scope| {
        for _ in 0..concurrency.max(1) {
            let (sender, work, is_over) = (sender.clone(), &work, &is_over);
            scope.spawn(move || {
                let mut opponents = Player::new(settings);
                while !is_over()
                    && let Some(number) = work.next()
                    && sender.send(opponents.play(number, &work.starts)).is_ok()
                {}
            });
        }
        drop(sender);
        for game in results {
            written = archive.add(&game);
            if written.is_err() {
                over.store(true, Ordering::Relaxed);
                break;
            }
            on_game(&game, Origin::Played);
        }
    });
    written.map_err(|error| DataError::File { path: path.to_owned(), error })
}

/// What is left to play, and what must not be played again.
struct Work {
    games: u32,
    played: HashSet<u32>,
    starts: Mutex<HashSet<u64>>,
    next: AtomicU32,
}

impl Work {
    /// The number of a game that nobody has played or is playing.
    fn next(&self) -> Option<u32> {
        loop {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            if number >= self.games {
                return None;
            }
            if !self.played.contains(&number) {
                return Some(number);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::data::{Games, Sample};

    fn settings() -> Settings {
        Settings::new(3, 60)
    }

    /// The games of a file by number, after so many were asked for.
    fn played(path: &Path, games: u32, concurrency: usize) -> Vec<Game> {
        let never = AtomicBool::new(false);
        generate(path, &settings(), games, concurrency, &never, |_, _| ()).unwrap();
        let mut games: Vec<Game> = Games::open(path).unwrap().map(Result::unwrap).collect();
        games.sort_by_key(|game| game.number);
        games
    }

    #[test]
    fn an_interrupted_run_that_goes_on_gives_the_games_of_an_uninterrupted_one() {
        let folder = tempfile::tempdir().unwrap();
        let (whole, parts) = (folder.path().join("whole"), folder.path().join("parts"));
        let wanted = played(&whole, 12, 1);
        assert_eq!(
            wanted.iter().map(|game| game.number).collect::<Vec<_>>(),
            (0..12).collect::<Vec<_>>()
        );
        played(&parts, 12, 2);
        let bytes = fs::read(&parts).unwrap();
        for cut in [40, bytes.len() / 3, bytes.len() - 1] {
            fs::write(&parts, &bytes[..cut]).unwrap();
            assert_eq!(played(&parts, 12, 2), wanted);
        }
    }

    #[test]
    fn games_begin_differently_and_end_as_they_are_said_to() {
        let folder = tempfile::tempdir().unwrap();
        let games = played(&folder.path().join("games"), 20, 2);
        let starts: HashSet<u64> = games.iter().map(|game| game.start.key()).collect();
        assert_eq!(starts.len(), 20);
        for game in games.iter().filter(|game| !game.adjudicated && game.winner.is_some()) {
            let last = game.samples().last().unwrap();
            let end = last.position.play(last.thought.mv).unwrap();
            assert_eq!(end.outcome().and_then(roque_rules::Outcome::winner), game.winner);
        }
        let samples = games.iter().flat_map(Game::samples);
        let quiet: Vec<Sample> = samples.filter(Sample::is_quiet).collect();
        assert!(quiet.len() > 100);
        for Sample { position, thought, .. } in &quiet {
            let men = |position: &roque_rules::Position| position.board().occupied().len();
            let after = position.play(thought.mv).unwrap();
            assert!(!position.is_check() && men(position) == men(&after), "{position:?}");
        }
    }
}
