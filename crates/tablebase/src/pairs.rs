//! The values of a table, compressed: a pair of symbols that often stand together is one new symbol,
//! again and again (Larsson and Moffat's Re-Pair, 1999), and the symbols that are left have codes by
//! their frequency (a canonical Huffman code). Values are in blocks of one size, each of which can
//! be read without the others.

use crate::{Fault, bytes::Bytes, header::Header};

/// The values of all positions of one arrangement.
#[derive(Debug)]
pub(crate) enum Pairs {
    /// All are the same.
    Constant(u16),
    Coded(Coded),
}

#[derive(Debug)]
pub(crate) struct Coded {
    /// A block takes two to the power of this bytes.
    block_bits: u32,
    /// A mark stands in the middle of two to the power of this values.
    span_bits: u32,
    marks: u64,
    /// Blocks whose number of values is told, more than there are.
    counts: u64,
    blocks: u64,
    code: Code,
    symbols: Vec<Symbol>,
    /// Where the marks begin, the numbers of values, and the blocks.
    marks_at: u64,
    counts_at: u64,
    blocks_at: u64,
}

/// Codes of one length follow each other, and shorter ones are greater.
#[derive(Debug)]
struct Code {
    /// The shortest, in bits.
    shortest: u32,
    /// By length, from the shortest on: the least code, at the top of 64 bits, and its symbol.
    least: Vec<(u64, u16)>,
}

/// A value, or two symbols one after the other.
#[derive(Debug, Clone, Copy)]
struct Symbol {
    left: u16,
    right: u16,
    /// So many values it stands for.
    length: u32,
}

/// In place of a right symbol where the left one is a value.
const VALUE: u16 = 0xFFF;
/// Values are all read as one: a block has no more.
const MOST_VALUES: u32 = 1 << 16;
/// More bits are never missing from the window through which a block is read.
const LONGEST_CODE: u32 = 32;

/// Of what is read before the values.
pub(crate) struct Preface {
    pub(crate) pairs: Pairs,
    /// What a table of distances says of its values.
    pub(crate) flags: u8,
}

impl Pairs {
    /// Reads what comes before the values of so many positions.
    pub(crate) fn read(header: &mut Header, positions: u64) -> Result<Preface, Fault> {
        let flags = header.byte()?;
        let pairs = if flags & 0x80 == 0 {
            Self::Coded(Coded::read(header, positions)?)
        } else {
            Self::Constant(header.byte()?.into())
        };
        Ok(Preface { pairs, flags })
    }

    pub(crate) fn coded(&mut self) -> Option<&mut Coded> {
        match self {
            Self::Constant(_) => None,
            Self::Coded(coded) => Some(coded),
        }
    }

    /// The value of the position of this number.
    pub(crate) fn value(&self, bytes: &Bytes, number: u64) -> Result<u16, Fault> {
        match self {
            Self::Constant(value) => Ok(*value),
            Self::Coded(coded) => coded.value(bytes, number),
        }
    }
}

impl Coded {
    fn read(header: &mut Header, positions: u64) -> Result<Self, Fault> {
        let [block_bits, span_bits, padding] = header.array()?.map(u32::from);
        let blocks = u64::from(header.long()?);
        if block_bits >= 24 || !(1..32).contains(&span_bits) {
            return Err(Fault::Damaged("sizes of blocks"));
        }
        let code = Code::read(header)?;
        let symbols = read_symbols(header)?;
        Ok(Self {
            block_bits,
            span_bits,
            marks: positions.div_ceil(1 << span_bits),
            counts: blocks + u64::from(padding),
            blocks,
            code,
            symbols,
            marks_at: 0,
            counts_at: 0,
            blocks_at: 0,
        })
    }

    /// The marks begin at `at`; says where they end.
    pub(crate) fn put_marks(&mut self, at: u64) -> u64 {
        self.marks_at = at;
        at + 6 * self.marks
    }

    pub(crate) fn put_counts(&mut self, at: u64) -> u64 {
        self.counts_at = at;
        at + 2 * self.counts
    }

    pub(crate) fn put_blocks(&mut self, at: u64) -> u64 {
        self.blocks_at = at.next_multiple_of(64);
        self.blocks_at + (self.blocks << self.block_bits)
    }

    fn value(&self, bytes: &Bytes, number: u64) -> Result<u16, Fault> {
        let (block, place) = self.find(bytes, number)?;
        let at = self.blocks_at + (block << self.block_bits);
        let coded = bytes.many(at, 1 << self.block_bits)?;
        self.decode(&coded, place)
    }

    /// The block that holds a value, and how many values stand before it there.
    fn find(&self, bytes: &Bytes, number: u64) -> Result<(u64, u32), Fault> {
        const LOST: Fault = Fault::Damaged("marks");
        let span = 1 << self.span_bits;
        let mark = number / span;
        if mark >= self.marks {
            return Err(LOST);
        }
        let mark_at = self.marks_at + 6 * mark;
        let mut block = u64::from(u32::from_le_bytes(bytes.array(mark_at)?));
        // From the mark, which says where the value in the middle of its span stands.
        let middle = i64::from(u16::from_le_bytes(bytes.array(mark_at + 4)?));
        let mut place = middle + (number % span) as i64 - span as i64 / 2;
        let count = |block: u64| {
            if block >= self.counts {
                return Err(LOST);
            }
            let count = bytes.array(self.counts_at + 2 * block)?;
            Ok(i64::from(u16::from_le_bytes(count)) + 1)
        };
        while place < 0 {
            block = block.checked_sub(1).ok_or(LOST)?;
            place += count(block)?;
        }
        loop {
            let values = count(block)?;
            if place < values {
                break;
            }
            place -= values;
            block += 1;
        }
        if block < self.blocks { Ok((block, place as u32)) } else { Err(LOST) }
    }

    /// The value after so many others in a block.
    fn decode(&self, block: &[u8], mut place: u32) -> Result<u16, Fault> {
        let mut window = Window::new(block);
        loop {
            let symbol = self.code.next(&mut window)?;
            let length = self.symbol(symbol)?.length;
            if place < length {
                return self.expand(symbol, place);
            }
            place -= length;
        }
    }

    /// The value after so many others of a symbol.
    fn expand(&self, symbol: u16, mut place: u32) -> Result<u16, Fault> {
        let mut symbol = self.symbol(symbol)?;
        while symbol.right != VALUE {
            let left = self.symbol(symbol.left)?;
            if place < left.length {
                symbol = left;
            } else {
                place -= left.length;
                symbol = self.symbol(symbol.right)?;
            }
        }
        Ok(symbol.left)
    }

    fn symbol(&self, symbol: u16) -> Result<Symbol, Fault> {
        self.symbols.get(usize::from(symbol)).copied().ok_or(Fault::Damaged("codes"))
    }
}

impl Code {
    fn read(header: &mut Header) -> Result<Self, Fault> {
        const WRONG: Fault = Fault::Damaged("codes");
        let [longest, shortest] = header.array()?.map(u32::from);
        if shortest == 0 || shortest > longest || longest > LONGEST_CODE {
            return Err(WRONG);
        }
        let symbols = header.shorts((longest - shortest + 1) as usize)?;
        // The least code of a length is half of what is past all the longer ones.
        let mut least = vec![(0, 0); symbols.len()];
        let (mut code, mut longer) = (0u64, None);
        for (index, &symbol) in symbols.iter().enumerate().rev() {
            if let Some(longer) = longer {
                let beyond = code + u64::from(symbol);
                code = beyond.checked_sub(u64::from(longer)).ok_or(WRONG)? / 2;
            }
            longer = Some(symbol);
            let length = shortest + index as u32;
            if code >> length != 0 {
                return Err(WRONG);
            }
            least[index] = (code << (64 - length), symbol);
        }
        Ok(Self { shortest, least })
    }

    /// The next symbol of a block.
    fn next(&self, window: &mut Window) -> Result<u16, Fault> {
        let seen = window.seen();
        let lengths = self.shortest..;
        let found = lengths.zip(&self.least).find(|(_, (least, _))| seen >= *least);
        let (length, &(least, first)) = found.ok_or(Fault::Damaged("codes"))?;
        window.pass(length)?;
        let symbol = u64::from(first) + ((seen - least) >> (64 - length));
        // What is no number of a symbol is none of the list either.
        Ok(u16::try_from(symbol).unwrap_or(VALUE))
    }
}

/// Looks at a block from its first bit on, the highest bit of a byte first.
struct Window<'a> {
    block: &'a [u8],
    /// Bits passed.
    passed: usize,
}

impl<'a> Window<'a> {
    fn new(block: &'a [u8]) -> Self {
        Self { block, passed: 0 }
    }

    /// The next 57 bits at least, at the top; past the end there are zeros.
    fn seen(&self) -> u64 {
        let rest = self.block.get(self.passed / 8..).unwrap_or_default();
        let next = rest.first_chunk().copied().unwrap_or_else(|| {
            let mut next = [0; 8];
            next[..rest.len()].copy_from_slice(rest);
            next
        });
        u64::from_be_bytes(next) << (self.passed % 8)
    }

    fn pass(&mut self, bits: u32) -> Result<(), Fault> {
        self.passed += bits as usize;
        let inside = self.passed <= 8 * self.block.len();
        if inside { Ok(()) } else { Err(Fault::Damaged("blocks")) }
    }
}

/// Two numbers of twelve bits for each symbol.
fn read_symbols(header: &mut Header) -> Result<Vec<Symbol>, Fault> {
    let count = usize::from(header.short()?);
    let bytes = header.many(3 * count)?;
    header.even();
    let mut symbols: Vec<Symbol> = bytes
        .as_chunks()
        .0
        .iter()
        .map(|&[low, middle, high]| Symbol {
            left: u16::from(low) | u16::from(middle & 15) << 8,
            right: u16::from(middle >> 4) | u16::from(high) << 4,
            length: 0,
        })
        .collect();
    for index in 0..symbols.len() {
        measure(&mut symbols, index as u16)?;
    }
    Ok(symbols)
}

/// Works out for how many values a symbol stands, from the symbols it is made of.
fn measure(symbols: &mut [Symbol], symbol: u16) -> Result<(), Fault> {
    const WRONG: Fault = Fault::Damaged("symbols");
    let mut open = vec![symbol];
    while let Some(&symbol) = open.last() {
        let Symbol { left, right, .. } = *symbols.get(usize::from(symbol)).ok_or(WRONG)?;
        let length =
            |part: u16| symbols.get(usize::from(part)).map(|part| part.length).ok_or(WRONG);
        let length = if right == VALUE {
            1
        } else {
            match [(left, length(left)?), (right, length(right)?)] {
                [(part, 0), _] | [_, (part, 0)] => {
                    // A symbol that is made of itself would never be done.
                    if open.contains(&part) {
                        return Err(WRONG);
                    }
                    open.push(part);
                    continue;
                }
                [(_, left), (_, right)] => left + right,
            }
        };
        if length > MOST_VALUES {
            return Err(WRONG);
        }
        symbols[usize::from(symbol)].length = length;
        open.pop();
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pair(left: u16, right: u16) -> Symbol {
        Symbol { left, right, length: 0 }
    }

    #[test]
    fn a_symbol_is_as_long_as_its_parts() {
        let mut symbols = vec![pair(2, 1), pair(7, VALUE), pair(1, 3), pair(9, VALUE)];
        (0..4).for_each(|index| measure(&mut symbols, index).unwrap());
        assert_eq!(symbols.iter().map(|symbol| symbol.length).collect::<Vec<_>>(), [3, 1, 2, 1]);
    }

    #[test]
    fn symbols_made_of_themselves_or_of_none_are_refused() {
        for mut symbols in [
            vec![pair(0, 1), pair(7, VALUE)],
            vec![pair(1, 1), pair(2, 2), pair(0, 3), pair(7, VALUE)],
            vec![pair(1, 9), pair(7, VALUE)],
        ] {
            let wrong = Err(Fault::Damaged("symbols"));
            assert!(matches!((measure(&mut symbols, 0), wrong), (Err(_), Err::<(), _>(_))));
        }
        // Each twice as long as the one before.
        let mut doubling = vec![pair(7, VALUE)];
        doubling.extend((0..40).map(|index| pair(index, index)));
        assert!((0..41).any(|index| measure(&mut doubling, index).is_err()));
    }

    #[test]
    fn codes_are_read_bit_by_bit() {
        // Lengths 1 and 2: 1 is symbol 0, 01 is symbol 2, 00 is symbol 1.
        let code = Code { shortest: 1, least: vec![(1 << 63, 0), (0, 1)] };
        let mut window = Window::new(&[0b1010_0110]);
        let read: Vec<u16> = std::iter::from_fn(|| code.next(&mut window).ok()).collect();
        assert_eq!(read, [0, 2, 1, 0, 0]);
    }
}
