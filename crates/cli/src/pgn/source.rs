//! Where games come from: files, folders, the standard input; packed or not.

use std::{
    fs::{self, File},
    io::{self, BufReader, Read},
    path::{Path, PathBuf},
};

use flate2::read::MultiGzDecoder;
use indicatif::{ProgressBar, ProgressStyle};

/// A stream of games and the name it is spoken of by.
pub(crate) struct Source {
    pub(crate) name: String,
    path: Option<PathBuf>,
}

/// What keeps a source from being read.
#[derive(Debug)]
pub(crate) struct Unreadable {
    name: String,
    error: io::Error,
}

impl Unreadable {
    pub(crate) fn new(name: &str, error: io::Error) -> Self {
        Self { name: name.to_owned(), error }
    }
}

impl std::fmt::Display for Unreadable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.name, self.error)
    }
}

impl std::error::Error for Unreadable {}

/// The sources that paths name, folders replaced by the games in them in alphabetical order.
pub(crate) fn find(paths: &[PathBuf]) -> Result<Vec<Source>, Unreadable> {
    let standard_input = || Source { name: "-".to_owned(), path: None };
    if paths.is_empty() {
        return Ok(vec![standard_input()]);
    }
    let mut sources = Vec::new();
    for path in paths {
        if path.as_os_str() == "-" {
            sources.push(standard_input());
        } else {
            let mut files = Vec::new();
            let found = walk(path, true, &mut files);
            found.map_err(|error| Unreadable::new(&path.to_string_lossy(), error))?;
            sources.extend(files.into_iter().map(|path| Source {
                name: path.to_string_lossy().into_owned(),
                path: Some(path),
            }));
        }
    }
    Ok(sources)
}

/// A file that was asked for is read whatever its name.
fn walk(path: &Path, asked_for: bool, files: &mut Vec<PathBuf>) -> io::Result<()> {
    if fs::metadata(path)?.is_dir() {
        let entries = fs::read_dir(path)?.map(|entry| entry.map(|entry| entry.path()));
        let mut inside = entries.collect::<io::Result<Vec<_>>>()?;
        inside.sort();
        return inside.iter().try_for_each(|path| walk(path, false, files));
    }
    let name = path.file_name().unwrap_or_default().to_string_lossy().to_lowercase();
    if asked_for || [".pgn", ".pgn.gz", ".pgn.zst"].iter().any(|end| name.ends_with(end)) {
        files.push(path.to_owned());
    }
    Ok(())
}

impl Source {
    /// Opens it. The bar on the standard error, if that is a terminal, shows how far its bytes,
    /// packed or not, have been read.
    pub(crate) fn open(&self) -> Result<(Box<dyn Read + Send>, ProgressBar), Unreadable> {
        self.open_stream().map_err(|error| Unreadable::new(&self.name, error))
    }

    fn open_stream(&self) -> io::Result<(Box<dyn Read + Send>, ProgressBar)> {
        let Some(path) = &self.path else {
            let bar = bar(None, &self.name);
            return Ok((unpacked(bar.wrap_read(io::stdin()))?, bar));
        };
        let file = File::open(path)?;
        let bar = bar(Some(file.metadata()?.len()), &self.name);
        Ok((unpacked(bar.wrap_read(file))?, bar))
    }
}

/// What a stream holds, unpacked if its first bytes say that it is packed.
fn unpacked(stream: impl Read + Send + 'static) -> io::Result<Box<dyn Read + Send>> {
    const GZIP: [u8; 2] = [0x1F, 0x8B];
    const ZSTD: [u8; 4] = [0x28, 0xB5, 0x2F, 0xFD];
    let mut stream = BufReader::with_capacity(1 << 17, stream);
    let mut beginning = Vec::new();
    stream.by_ref().take(4).read_to_end(&mut beginning)?;
    let packed = if beginning.starts_with(&GZIP) {
        Some(true)
    } else if beginning.starts_with(&ZSTD) {
        Some(false)
    } else {
        None
    };
    let whole = io::Cursor::new(beginning).chain(stream);
    Ok(match packed {
        Some(true) => Box::new(MultiGzDecoder::new(whole)),
        Some(false) => Box::new(zstd::Decoder::new(whole)?),
        None => Box::new(whole),
    })
}

/// Files that are read in a moment show nothing: a bar appears with the first redraw.
fn bar(length: Option<u64>, name: &str) -> ProgressBar {
    const SHORT: u64 = 4 << 20;
    let bar = match length {
        Some(length) if length < SHORT => return ProgressBar::hidden(),
        Some(length) => ProgressBar::new(length),
        None => ProgressBar::new_spinner(),
    };
    let template = if length.is_some() {
        "{msg} {wide_bar} {bytes}/{total_bytes} {binary_bytes_per_sec} {eta}"
    } else {
        "{msg} {bytes} {binary_bytes_per_sec}"
    };
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style);
    }
    bar.set_message(name.to_owned());
    bar
}
