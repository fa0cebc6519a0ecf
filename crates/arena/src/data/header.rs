/// What a file of games says of all of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Header {
    /// What chance in the games follows.
    pub seed: u64,
    /// How many positions were looked at for a move, more or less.
    pub nodes: u32,
}

/// Why bytes are no header.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum NoHeader {
    Foreign,
    Version(u16),
}

const MAGIC: [u8; 8] = *b"RoqueGms";

impl Header {
    /// The version of the format that is written, and the highest that is read.
    pub const VERSION: u16 = 1;
    pub(super) const SIZE: usize = 32;

    pub(super) fn to_bytes(self) -> [u8; Self::SIZE] {
        let mut bytes = [0; Self::SIZE];
        bytes[..8].copy_from_slice(&MAGIC);
        bytes[8..10].copy_from_slice(&Self::VERSION.to_le_bytes());
        bytes[12..20].copy_from_slice(&self.seed.to_le_bytes());
        bytes[20..24].copy_from_slice(&self.nodes.to_le_bytes());
        let sum = crc32fast::hash(&bytes[..28]);
        bytes[28..].copy_from_slice(&sum.to_le_bytes());
        bytes
    }

    pub(super) fn from_bytes(bytes: &[u8; Self::SIZE]) -> Result<Self, NoHeader> {
        let [.., a, b, c, d] = *bytes;
        if bytes[..8] != MAGIC || crc32fast::hash(&bytes[..28]) != u32::from_le_bytes([a, b, c, d])
        {
            return Err(NoHeader::Foreign);
        }
        let version = u16::from_le_bytes([bytes[8], bytes[9]]);
        if version != Self::VERSION {
            return Err(NoHeader::Version(version));
        }
        let mut seed = [0; 8];
        seed.copy_from_slice(&bytes[12..20]);
        let mut nodes = [0; 4];
        nodes.copy_from_slice(&bytes[20..24]);
        Ok(Self { seed: u64::from_le_bytes(seed), nodes: u32::from_le_bytes(nodes) })
    }
}
