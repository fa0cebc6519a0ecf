use std::{
    fs::File,
    io::{self, BufReader, Read},
    path::{Path, PathBuf},
};

use super::{
    DataError, Game, Header,
    game::{self, HEAD, SUM},
    header::NoHeader,
};

/// The games of a file, one after the other. After an error there is nothing more.
///
/// ```no_run
/// use roque_arena::data::{Games, Sample};
///
/// for game in Games::open("games.rgm".as_ref())? {
///     for sample in game?.samples().filter(Sample::is_quiet) {
///         let _ = (sample.position, sample.thought.score, sample.points());
///     }
/// }
/// # Ok::<(), roque_arena::data::DataError>(())
/// ```
#[derive(Debug)]
pub struct Games {
    path: PathBuf,
    input: BufReader<File>,
    header: Header,
    /// Where the next game begins.
    offset: u64,
    over: bool,
    record: Vec<u8>,
}

impl Games {
    /// Opens a file.
    pub fn open(path: &Path) -> Result<Self, DataError> {
        let failed = |error| DataError::File { path: path.to_owned(), error };
        let mut input = BufReader::with_capacity(1 << 18, File::open(path).map_err(failed)?);
        let mut bytes = [0; Header::SIZE];
        let read = fill(&mut input, &mut bytes).map_err(failed)?;
        let header = Header::from_bytes(&bytes).map_err(|fault| match fault {
            NoHeader::Version(version) => DataError::Version { path: path.to_owned(), version },
            NoHeader::Foreign => DataError::NotGames { path: path.to_owned() },
        })?;
        Ok(Self {
            path: path.to_owned(),
            input,
            header,
            offset: read as u64,
            over: false,
            record: Vec::new(),
        })
    }

    /// What the file says of all games.
    pub fn header(&self) -> Header {
        self.header
    }

    /// Where the next game begins, in bytes from the beginning of the file.
    pub fn offset(&self) -> u64 {
        self.offset
    }

    fn read(&mut self) -> Result<Option<Game>, DataError> {
        let failed = |error| DataError::File { path: self.path.clone(), error };
        let cut_short = || DataError::CutShort { path: self.path.clone(), offset: self.offset };
        self.record.resize(HEAD, 0);
        match fill(&mut self.input, &mut self.record).map_err(failed)? {
            0 => return Ok(None),
            HEAD => {}
            _ => return Err(cut_short()),
        }
        let head = self.record.first_chunk().map_or(0, game::length_of_moves);
        self.record.resize(HEAD + head + SUM, 0);
        let rest = &mut self.record[HEAD..];
        if fill(&mut self.input, rest).map_err(failed)? < rest.len() {
            return Err(cut_short());
        }
        let game = game::unpack(&self.record).map_err(|what| DataError::Damaged {
            path: self.path.clone(),
            offset: self.offset,
            what,
        })?;
        self.offset += self.record.len() as u64;
        Ok(Some(game))
    }
}

impl Iterator for Games {
    type Item = Result<Game, DataError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.over {
            return None;
        }
        let game = self.read().transpose();
        self.over = !matches!(game, Some(Ok(_)));
        game
    }
}

/// Reads until the buffer is full or there is nothing more; how much there was.
fn fill(input: &mut impl Read, buffer: &mut [u8]) -> io::Result<usize> {
    let mut filled = 0;
    while filled < buffer.len() {
        match input.read(&mut buffer[filled..]) {
            Ok(0) => break,
            Ok(count) => filled += count,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(filled)
}
