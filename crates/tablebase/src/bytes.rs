//! The bytes of a file, wherever they are.

use std::{borrow::Cow, fs::File, path::Path};

use crate::Fault;

/// A file of at most so many bytes is read once and kept.
const SMALL: u64 = 1 << 20;

/// A file that is read here and there.
#[derive(Debug)]
pub(crate) enum Bytes {
    Kept(Vec<u8>),
    OnDisk { file: Positioned, length: u64 },
}

impl Bytes {
    pub(crate) fn open(path: &Path) -> Result<Self, Fault> {
        let length = std::fs::metadata(path)?.len();
        Ok(if length <= SMALL {
            Self::Kept(std::fs::read(path)?)
        } else {
            Self::OnDisk { file: Positioned::new(File::open(path)?), length }
        })
    }

    pub(crate) fn length(&self) -> u64 {
        match self {
            Self::Kept(bytes) => bytes.len() as u64,
            Self::OnDisk { length, .. } => *length,
        }
    }

    /// Fills `buffer` with what stands from `at` on.
    pub(crate) fn read(&self, at: u64, buffer: &mut [u8]) -> Result<(), Fault> {
        let needed = at.saturating_add(buffer.len() as u64);
        let cut = Fault::Cut { length: self.length(), needed };
        match self {
            Self::Kept(bytes) => {
                let found = bytes.get(at as usize..needed as usize).ok_or(cut)?;
                buffer.copy_from_slice(found);
            }
            Self::OnDisk { length, .. } if needed > *length => return Err(cut),
            Self::OnDisk { file, .. } => file.read_exact_at(buffer, at)?,
        }
        Ok(())
    }

    pub(crate) fn array<const N: usize>(&self, at: u64) -> Result<[u8; N], Fault> {
        let mut buffer = [0; N];
        self.read(at, &mut buffer)?;
        Ok(buffer)
    }

    /// So many bytes from `at` on, which are there before room is made for them.
    pub(crate) fn many(&self, at: u64, count: u64) -> Result<Cow<'_, [u8]>, Fault> {
        let needed = at.saturating_add(count);
        if needed > self.length() {
            return Err(Fault::Cut { length: self.length(), needed });
        }
        match self {
            Self::Kept(bytes) => Ok(Cow::Borrowed(&bytes[at as usize..needed as usize])),
            Self::OnDisk { file, .. } => {
                let mut buffer = vec![0; count as usize];
                file.read_exact_at(&mut buffer, at)?;
                Ok(Cow::Owned(buffer))
            }
        }
    }
}

/// A file that several threads read at once, each where it likes.
#[cfg(unix)]
#[derive(Debug)]
pub(crate) struct Positioned(File);

#[cfg(unix)]
impl Positioned {
    fn new(file: File) -> Self {
        Self(file)
    }

    fn read_exact_at(&self, buffer: &mut [u8], at: u64) -> std::io::Result<()> {
        std::os::unix::fs::FileExt::read_exact_at(&self.0, buffer, at)
    }
}

/// The same where a file has one place at a time.
#[cfg(not(unix))]
#[derive(Debug)]
pub(crate) struct Positioned(std::sync::Mutex<File>);

#[cfg(not(unix))]
impl Positioned {
    fn new(file: File) -> Self {
        Self(file.into())
    }

    fn read_exact_at(&self, buffer: &mut [u8], at: u64) -> std::io::Result<()> {
        use std::io::{Read, Seek, SeekFrom};
        let mut file = self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        file.seek(SeekFrom::Start(at))?;
        file.read_exact(buffer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_byte_is_read_past_the_end() {
        let bytes = Bytes::Kept(vec![1, 2, 3]);
        assert_eq!(bytes.array::<2>(1).unwrap(), [2, 3]);
        for at in [2, 3, 4, u64::MAX] {
            assert!(matches!(bytes.array::<2>(at), Err(Fault::Cut { length: 3, .. })), "{at}");
        }
        assert!(matches!(bytes.many(0, u64::MAX), Err(Fault::Cut { .. })));
    }
}
