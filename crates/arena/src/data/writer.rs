use std::{
    fs::{File, OpenOptions},
    io::{self, Seek as _, SeekFrom, Write as _},
    path::Path,
};

use super::{DataError, Game, Games, Header, game};

/// A file of games that more are added to.
#[derive(Debug)]
pub struct Archive {
    file: File,
}

impl Archive {
    /// Opens a file, new or written before with the same settings; `on_game` hears of each game that it
    /// holds. A last game that is cut short is taken away.
    pub fn open(
        path: &Path,
        header: Header,
        mut on_game: impl FnMut(&Game),
    ) -> Result<Self, DataError> {
        let failed = |error| DataError::File { path: path.to_owned(), error };
        let is_new = std::fs::metadata(path).map_or(true, |it| it.len() < Header::SIZE as u64);
        let whole = if is_new { 0 } else { read(path, header, &mut on_game)? };
        let mut options = OpenOptions::new();
        let file = options.write(true).create(true).truncate(false).open(path).map_err(failed)?;
        let mut archive = Self { file };
        archive.begin(whole, header).map_err(failed)?;
        Ok(archive)
    }

    fn begin(&mut self, whole: u64, header: Header) -> io::Result<()> {
        self.file.set_len(whole)?;
        self.file.seek(SeekFrom::End(0))?;
        if whole == 0 { self.file.write_all(&header.to_bytes()) } else { Ok(()) }
    }

    /// Adds a game.
    pub fn add(&mut self, game: &Game) -> io::Result<()> {
        self.file.write_all(&game::pack(game))
    }
}

/// How much of the file is whole games.
fn read(path: &Path, header: Header, on_game: &mut impl FnMut(&Game)) -> Result<u64, DataError> {
    let mut games = Games::open(path)?;
    let begun = games.header();
    if begun != header {
        return Err(DataError::Settings { path: path.to_owned(), begun });
    }
    loop {
        match games.next() {
            Some(Ok(game)) => on_game(&game),
            None | Some(Err(DataError::CutShort { .. })) => return Ok(games.offset()),
            Some(Err(error)) => return Err(error),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::{fs, path::PathBuf};

    use roque_engine::Score;
    use roque_rules::{Color, Position};

    use super::*;
    use crate::{Random, data::Thought};

    const HEADER: Header = Header { seed: 7, nodes: 1000 };

    fn game(number: u32) -> Game {
        let mut random = Random::stream(1, u64::from(number));
        let mut position = Position::default();
        let mut thoughts = Vec::new();
        for _ in 0..random.below(120) {
            let Some(mv) = random.of(&position.legal_moves()) else { break };
            let score = Score::Centipawns(random.below(5000) as i32 - 2500);
            thoughts.push(Thought::new(mv, score, position.turn()));
            position = position.play(mv).unwrap();
        }
        let winner = [None, Some(Color::White), Some(Color::Black)][number as usize % 3];
        let adjudicated = number.is_multiple_of(2);
        Game { number, start: Position::default(), thoughts, winner, adjudicated }
    }

    fn write(path: &Path, numbers: std::ops::Range<u32>) -> Vec<u32> {
        let mut found = Vec::new();
        let mut archive = Archive::open(path, HEADER, |game| found.push(game.number)).unwrap();
        for number in numbers {
            archive.add(&game(number)).unwrap();
        }
        found
    }

    fn read(path: &Path) -> (Vec<Game>, Option<String>) {
        let mut error = None;
        let games = Games::open(path).unwrap();
        let games =
            games.map_while(|game| game.map_err(|fault| error = Some(fault.to_string())).ok());
        (games.collect(), error)
    }

    fn file() -> (tempfile::TempDir, PathBuf) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games");
        (folder, path)
    }

    #[test]
    fn games_come_back_as_they_were_and_more_can_be_added() {
        let (_folder, path) = file();
        assert_eq!(write(&path, 0..20), Vec::<u32>::new());
        assert_eq!(write(&path, 20..30), (0..20).collect::<Vec<_>>());
        assert_eq!(read(&path), ((0..30).map(game).collect(), None));
    }

    #[test]
    fn a_game_cut_short_anywhere_is_noticed_and_written_anew() {
        let (_folder, path) = file();
        write(&path, 0..3);
        let whole = fs::read(&path).unwrap();
        let second = whole.len() - game::pack(&game(2)).len();
        for cut in (second + 1..whole.len()).step_by(7) {
            fs::write(&path, &whole[..cut]).unwrap();
            let (games, error) = read(&path);
            assert_eq!(games.len(), 2);
            let wanted = format!("the game at byte {second} is cut short by the end of the file");
            assert!(error.unwrap().ends_with(&wanted));
            assert_eq!(write(&path, 2..3), [0, 1]);
            assert_eq!(fs::read(&path).unwrap(), whole);
        }
    }

    #[test]
    fn a_bit_changed_anywhere_is_noticed() {
        let (_folder, path) = file();
        write(&path, 0..2);
        let whole = fs::read(&path).unwrap();
        for index in 0..whole.len() {
            let mut bytes = whole.clone();
            bytes[index] ^= 1 << (index % 8);
            fs::write(&path, &bytes).unwrap();
            let games = Games::open(&path).map(Iterator::collect::<Result<Vec<_>, _>>);
            assert!(!matches!(games, Ok(Ok(_))), "byte {index}");
        }
    }

    #[test]
    fn what_is_no_file_of_games_or_has_other_settings_is_refused() {
        let (_folder, path) = file();
        fs::write(&path, "x".repeat(100)).unwrap();
        assert!(matches!(Games::open(&path), Err(DataError::NotGames { .. })));
        assert!(Archive::open(&path, HEADER, |_| ()).is_err());
        assert_eq!(fs::read(&path).unwrap(), "x".repeat(100).as_bytes());
        fs::remove_file(&path).unwrap();
        write(&path, 0..1);
        let other = Header { seed: 8, ..HEADER };
        assert!(matches!(Archive::open(&path, other, |_| ()), Err(DataError::Settings { .. })));
    }
}
