use std::{io, path::PathBuf, sync::Arc};

use crate::Material;

/// Why no tables were opened.
#[derive(Debug, thiserror::Error)]
#[error("the folder {} cannot be read: {source}", folder.display())]
pub struct OpenError {
    /// The folder asked for.
    pub folder: PathBuf,
    /// What the system says.
    pub source: io::Error,
}

/// Why the tables say nothing about a position.
#[derive(Debug, Clone, thiserror::Error)]
pub enum ProbeError {
    /// Tables know nothing of rights to castle.
    #[error("a side may still castle, and no table knows such positions")]
    Castling,
    /// There is no table of such men, or of those left after a capture or a promotion.
    #[error("there is no table {0}")]
    Missing(Material),
    /// A table is of no use.
    #[error(transparent)]
    Table(Arc<TableError>),
}

/// What is wrong with a file.
#[derive(Debug, thiserror::Error)]
#[error("the table {} is of no use: {fault}", path.display())]
pub struct TableError {
    /// The file.
    pub path: PathBuf,
    /// What is wrong.
    pub fault: Fault,
}

/// What may be wrong with the bytes of a table.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// The system does not give them.
    #[error("{0}")]
    Io(#[from] io::Error),
    /// Files of tables are 16 bytes longer than a multiple of 64.
    #[error("its length, {0} bytes, is none that a table has; it is cut or something else")]
    Length(u64),
    /// It begins with other bytes than tables do.
    #[error("it does not begin as a table does")]
    Magic,
    /// It holds other men than its name says.
    #[error("it is about other men than its name says")]
    Men,
    /// It ends before what it announces.
    #[error("it has {length} bytes and should go on to byte {needed}; it is cut or damaged")]
    Cut {
        /// Bytes there are.
        length: u64,
        /// Bytes that what it announces would take.
        needed: u64,
    },
    /// It contradicts itself.
    #[error("it is damaged: its {0} make no sense")]
    Damaged(&'static str),
}
