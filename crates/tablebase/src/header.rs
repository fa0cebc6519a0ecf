use std::borrow::Cow;

use crate::{Fault, bytes::Bytes};

/// Reads what a table says of itself, from the front on. Numbers have their lowest byte first.
pub(crate) struct Header<'a> {
    bytes: &'a Bytes,
    at: u64,
}

impl<'a> Header<'a> {
    pub(crate) fn new(bytes: &'a Bytes) -> Self {
        Self { bytes, at: 0 }
    }

    pub(crate) fn at(&self) -> u64 {
        self.at
    }

    pub(crate) fn array<const N: usize>(&mut self) -> Result<[u8; N], Fault> {
        let array = self.bytes.array(self.at)?;
        self.at += N as u64;
        Ok(array)
    }

    pub(crate) fn byte(&mut self) -> Result<u8, Fault> {
        self.array().map(u8::from_le_bytes)
    }

    pub(crate) fn short(&mut self) -> Result<u16, Fault> {
        self.array().map(u16::from_le_bytes)
    }

    pub(crate) fn long(&mut self) -> Result<u32, Fault> {
        self.array().map(u32::from_le_bytes)
    }

    pub(crate) fn many(&mut self, count: usize) -> Result<Cow<'a, [u8]>, Fault> {
        let bytes = self.bytes.many(self.at, count as u64)?;
        self.at += count as u64;
        Ok(bytes)
    }

    pub(crate) fn shorts(&mut self, count: usize) -> Result<Vec<u16>, Fault> {
        let bytes = self.many(2 * count)?;
        Ok(bytes.as_chunks().0.iter().map(|&pair| u16::from_le_bytes(pair)).collect())
    }

    /// Goes on to the next even byte.
    pub(crate) fn even(&mut self) {
        self.at = self.at.next_multiple_of(2);
    }
}
