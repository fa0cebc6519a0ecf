use std::{
    collections::HashMap,
    ffi::OsStr,
    fmt,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, OnceLock, PoisonError},
};

use roque_rules::Position;

use crate::{
    Fault, Material, OpenError, ProbeError, TableError, Wdl,
    bytes::Bytes,
    table::{Distances, Kind, Table, Verdicts},
};

/// The tables of some folders. Threads may ask it at once.
#[derive(Default)]
pub struct Tablebase {
    verdicts: Shelf<Verdicts>,
    distances: Shelf<Distances>,
    most_men: usize,
    /// Not yet taken.
    faults: Mutex<Vec<Arc<TableError>>>,
}

/// Files by the men they are called by.
type Shelf<K> = HashMap<Material, Volume<K>>;

/// A file that is opened when it is first asked.
struct Volume<K> {
    path: PathBuf,
    table: OnceLock<Result<Table<K>, Arc<TableError>>>,
    /// What was found wrong after it was opened.
    broken: OnceLock<Arc<TableError>>,
}

impl Tablebase {
    /// The tables in these folders, but not in folders inside them. When two have the same name, the
    /// one in the first folder counts. Other files are left alone.
    pub fn open<P: AsRef<Path>>(folders: impl IntoIterator<Item = P>) -> Result<Self, OpenError> {
        let mut tables = Self::default();
        for folder in folders {
            let folder = folder.as_ref();
            tables.add(folder).map_err(|source| OpenError { folder: folder.into(), source })?;
        }
        Ok(tables)
    }

    fn add(&mut self, folder: &Path) -> std::io::Result<()> {
        for entry in std::fs::read_dir(folder)? {
            let path = entry?.path();
            let name = path.file_stem().and_then(OsStr::to_str);
            let material = name.and_then(|name| name.parse::<Material>().ok());
            let Some(material) = material else { continue };
            match path.extension().and_then(OsStr::to_str) {
                Some("rtbw") => {
                    self.most_men = self.most_men.max(material.men());
                    self.verdicts.entry(material).or_insert_with(|| Volume::new(path));
                }
                Some("rtbz") => {
                    self.distances.entry(material).or_insert_with(|| Volume::new(path));
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// How many tables there are that say who wins.
    pub fn count(&self) -> usize {
        self.verdicts.len()
    }

    /// How many of them have a file that says how far it is, too.
    pub fn count_distances(&self) -> usize {
        self.verdicts.keys().filter(|&material| self.distances.contains_key(material)).count()
    }

    /// The men of the largest table, kings included; 0 when there is none.
    pub fn most_men(&self) -> usize {
        self.most_men
    }

    /// What has been found wrong with files since it was last asked, each once.
    pub fn take_faults(&self) -> Vec<Arc<TableError>> {
        std::mem::take(&mut self.faults.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Who wins a position, unless a capture is better than that.
    pub(crate) fn verdict(&self, position: &Position) -> Result<Wdl, ProbeError> {
        let material = Material::of(position.board());
        // Two kings have no table.
        if material.men() == 2 {
            return Ok(Wdl::Draw);
        }
        self.ask(&self.verdicts, material, |table| table.wdl(position))
    }

    /// Half-moves to the next capture or pawn move, not counting itself, if the table tells of this
    /// side to move.
    pub(crate) fn distance(
        &self,
        position: &Position,
        wdl: Wdl,
    ) -> Result<Option<i32>, ProbeError> {
        let material = Material::of(position.board());
        self.ask(&self.distances, material, |table| table.plies(position, wdl))
    }

    /// The table of distances tells of neither side.
    pub(crate) fn contradiction<T>(&self, position: &Position) -> Result<T, ProbeError> {
        let material = Material::of(position.board());
        self.ask(&self.distances, material, |_| Err(Fault::Damaged("sides to move")))
    }

    fn ask<K: Kind, T>(
        &self,
        volumes: &Shelf<K>,
        material: Material,
        question: impl Fn(&Table<K>) -> Result<T, Fault>,
    ) -> Result<T, ProbeError> {
        let found = volumes.get(&material).or_else(|| volumes.get(&material.flipped()));
        let volume = found.ok_or(ProbeError::Missing(material))?;
        let note = |error: &Arc<TableError>| {
            let mut faults = self.faults.lock().unwrap_or_else(PoisonError::into_inner);
            faults.push(Arc::clone(error));
        };
        volume.ask(question, note).map_err(ProbeError::Table)
    }
}

impl<K: Kind> Volume<K> {
    fn new(path: PathBuf) -> Self {
        Self { path, table: OnceLock::new(), broken: OnceLock::new() }
    }

    /// The first fault found is noted, and then given again and again.
    fn ask<T>(
        &self,
        question: impl Fn(&Table<K>) -> Result<T, Fault>,
        note: impl Fn(&Arc<TableError>),
    ) -> Result<T, Arc<TableError>> {
        let wrong = |fault| Arc::new(TableError { path: self.path.clone(), fault });
        let table = self.table.get_or_init(|| self.read().map_err(wrong).inspect_err(&note));
        let table = table.as_ref().map_err(Arc::clone)?;
        if let Some(error) = self.broken.get() {
            return Err(Arc::clone(error));
        }
        question(table).map_err(|fault| {
            let noted = || {
                let error = wrong(fault);
                note(&error);
                error
            };
            Arc::clone(self.broken.get_or_init(noted))
        })
    }

    fn read(&self) -> Result<Table<K>, Fault> {
        let name = self.path.file_stem().and_then(OsStr::to_str);
        let material = name.and_then(|name| name.parse().ok()).ok_or(Fault::Men)?;
        Table::read(Bytes::open(&self.path)?, material)
    }
}

impl fmt::Debug for Tablebase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tablebase")
            .field("count", &self.count())
            .field("most_men", &self.most_men)
            .finish_non_exhaustive()
    }
}
