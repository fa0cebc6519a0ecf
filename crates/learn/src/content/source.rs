use std::fs;
use std::io;
use std::path::Path;

/// A file of `content/`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Source {
    /// Below `content/`, with `/`, such as `fr/lessons/03-but.md`.
    pub file: String,
    /// What it holds.
    pub text: String,
}

impl Source {
    /// The files of a folder and of those in it, as they are on the disk: for who judges texts
    /// before they become part of a program.
    pub fn below(folder: &Path) -> io::Result<Vec<Self>> {
        let mut sources = Vec::new();
        gather(folder, "", &mut sources)?;
        Ok(sources)
    }
}

fn gather(folder: &Path, below: &str, sources: &mut Vec<Source>) -> io::Result<()> {
    let mut entries: Vec<_> = fs::read_dir(folder)?.collect::<Result<_, _>>()?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let file = format!("{below}{}", entry.file_name().display());
        if entry.file_type()?.is_dir() {
            gather(&entry.path(), &format!("{file}/"), sources)?;
        } else {
            sources.push(Source { file, text: fs::read_to_string(entry.path())? });
        }
    }
    Ok(())
}
