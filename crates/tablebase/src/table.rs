//! A file of values: for each arrangement of its men, what is said of every placing of them.

use roque_rules::{Color, Piece, Position, Role};

use crate::{
    Fault, Material, Wdl,
    arrangement::{Arrangement, Places, sort_pawns},
    bytes::Bytes,
    header::Header,
    pairs::Pairs,
    squares::{file, flipped, mirrored},
};

/// A table of who wins, or of how far it is.
#[derive(Debug)]
pub(crate) struct Table<K> {
    bytes: Bytes,
    /// As the table sees the sides, which may be the other way round than in its name.
    material: Material,
    /// By the file of the first pawn, if there is one, then by the side to move, if both are told.
    sections: Vec<Section<K>>,
    /// Sides to move that each file tells of.
    sides: usize,
}

#[derive(Debug)]
struct Section<K> {
    arrangement: Arrangement,
    pairs: Pairs,
    kind: K,
}

/// What tables of one kind have apart from others.
pub(crate) trait Kind: Sized {
    /// The first bytes.
    const MAGIC: [u8; 4];
    /// How many sides to move are told of, when they have not the same men.
    const SIDES: usize;
    /// The number that is written for a value.
    fn value(number: u16) -> Result<u16, Fault>;
    /// Reads what is told of each section besides its values.
    fn read(header: &mut Header, flags: u8) -> Result<Self, Fault>;
}

/// Of a table of who wins.
#[derive(Debug)]
pub(crate) struct Verdicts;

/// Of a table of how far it is.
#[derive(Debug)]
pub(crate) struct Distances {
    flags: u8,
    /// By [`Self::list`], what the values stand for; nothing when they stand for themselves.
    lists: Option<[Vec<u16>; 4]>,
}

impl Kind for Verdicts {
    const MAGIC: [u8; 4] = [0x71, 0xE8, 0x23, 0x5D];
    const SIDES: usize = 2;

    fn value(number: u16) -> Result<u16, Fault> {
        // Its upper bits mean nothing.
        Ok(number & 0xFF)
    }

    fn read(_: &mut Header, _: u8) -> Result<Self, Fault> {
        Ok(Self)
    }
}

impl Distances {
    /// Whose distances they are.
    const SIDE: u8 = 1;
    const HAS_LISTS: u8 = 2;
    const WIN_IN_PLIES: u8 = 4;
    const LOSS_IN_PLIES: u8 = 8;
    const WIDE: u8 = 16;

    /// Which list is about positions with this end.
    fn list(wdl: Wdl) -> usize {
        match wdl {
            Wdl::Win | Wdl::Draw => 0,
            Wdl::Loss => 1,
            Wdl::CursedWin => 2,
            Wdl::BlessedLoss => 3,
        }
    }

    /// Half-moves to the zeroing move, not counting itself, from what is written.
    fn plies(&self, written: u16, wdl: Wdl) -> Result<i32, Fault> {
        let number = match &self.lists {
            None => Some(&written),
            Some(lists) => lists[Self::list(wdl)].get(usize::from(written)),
        };
        let number = i32::from(*number.ok_or(Fault::Damaged("lists of distances"))?);
        let in_plies = match wdl {
            Wdl::Win => self.flags & Self::WIN_IN_PLIES != 0,
            Wdl::Loss => self.flags & Self::LOSS_IN_PLIES != 0,
            _ => false,
        };
        Ok(if in_plies { number } else { 2 * number })
    }
}

impl Kind for Distances {
    const MAGIC: [u8; 4] = [0xD7, 0x66, 0x0C, 0xA5];
    const SIDES: usize = 1;

    fn value(number: u16) -> Result<u16, Fault> {
        Ok(number)
    }

    fn read(header: &mut Header, flags: u8) -> Result<Self, Fault> {
        let mut list = || -> Result<Vec<u16>, Fault> {
            if flags & Self::WIDE == 0 {
                let count = header.byte()?;
                Ok(header.many(count.into())?.iter().map(|&number| number.into()).collect())
            } else {
                header.even();
                let count = header.short()?;
                header.shorts(count.into())
            }
        };
        let has_lists = flags & Self::HAS_LISTS != 0;
        let lists = if has_lists { Some([list()?, list()?, list()?, list()?]) } else { None };
        Ok(Self { flags, lists })
    }
}

impl<K: Kind> Table<K> {
    /// Of the men that its file is called by.
    pub(crate) fn read(bytes: Bytes, named: Material) -> Result<Self, Fault> {
        let length = bytes.length();
        if length % 64 != 16 {
            return Err(Fault::Length(length));
        }
        let mut header = Header::new(&bytes);
        if header.array()? != K::MAGIC {
            return Err(Fault::Magic);
        }
        let layout = header.byte()?;
        let (is_split, has_pawns) = (layout & 1 != 0, layout & 2 != 0);
        if is_split == named.is_symmetric() || has_pawns != named.has_pawns() {
            return Err(Fault::Men);
        }
        let sides = if is_split { K::SIDES } else { 1 };
        let arrangements = read_arrangements(&mut header, named, sides)?;
        let material = of_men(arrangements[0].men());
        let mut sections = read_sections(&mut header, arrangements)?;
        let end = place(&mut sections, header.at());
        if end > length {
            return Err(Fault::Cut { length, needed: end });
        }
        Ok(Self { bytes, material, sections, sides })
    }

    /// What is written about a position of its men.
    fn written(&self, position: &Position, view: View) -> Result<(u16, &K), Fault> {
        let file = view.first_file(position, self.sections[0].arrangement.men());
        let side = if self.sides == 2 { view.side } else { 0 };
        let section = &self.sections[usize::from(file) * self.sides + side];
        let places = view.places(position, section.arrangement.men());
        let number = section.arrangement.number(places);
        let written = section.pairs.value(&self.bytes, number)?;
        Ok((K::value(written)?, &section.kind))
    }
}

impl Table<Verdicts> {
    /// Who wins, unless a capture is better than that.
    pub(crate) fn wdl(&self, position: &Position) -> Result<Wdl, Fault> {
        let view = View::of(position, self.material);
        let (written, _) = self.written(position, view)?;
        Wdl::ALL.get(usize::from(written)).copied().ok_or(Fault::Damaged("values"))
    }
}

impl Table<Distances> {
    /// Half-moves to the next capture or pawn move, not counting itself, if it is told for this side
    /// to move.
    pub(crate) fn plies(&self, position: &Position, wdl: Wdl) -> Result<Option<i32>, Fault> {
        let view = View::of(position, self.material);
        let (written, distances) = self.written(position, view)?;
        let side = usize::from(distances.flags & Distances::SIDE);
        // Without pawns, sides with the same men are the same.
        let told = side == view.side || self.material.is_symmetric() && !self.material.has_pawns();
        if told { distances.plies(written, wdl).map(Some) } else { Ok(None) }
    }
}

/// In which order the men are placed, by the file of the first pawn and by the side to move.
fn read_arrangements(
    header: &mut Header,
    named: Material,
    sides: usize,
) -> Result<Vec<Arrangement>, Fault> {
    let both_have_pawns = !named.pawns().contains(&0);
    let mut arrangements = Vec::new();
    for file in 0..if named.has_pawns() { 4 } else { 1 } {
        let turn = header.byte()?;
        let turns = [turn, if both_have_pawns { header.byte()? } else { 0xFF }];
        let men = header.many(named.men())?;
        // Half of each byte is for one side to move.
        for shift in (0..sides).map(|side| 4 * side) {
            let men = men.iter().map(|&byte| read_man(byte >> shift & 15));
            let men = men.collect::<Option<Vec<Piece>>>().ok_or(Fault::Men)?;
            if ![named, named.flipped()].contains(&of_men(&men)) {
                return Err(Fault::Men);
            }
            let turns = turns.map(|turn| turn >> shift & 15);
            arrangements.push(Arrangement::new(men, turns, file)?);
        }
    }
    let first = of_men(arrangements[0].men());
    let agree = arrangements.iter().all(|arrangement| of_men(arrangement.men()) == first);
    header.even();
    if agree { Ok(arrangements) } else { Err(Fault::Men) }
}

/// A white pawn is 1, a white king 6, a black pawn 9.
fn read_man(code: u8) -> Option<Piece> {
    let role = *Role::ALL.get(usize::from(code & 7).checked_sub(1)?)?;
    let color = if code & 8 == 0 { Color::White } else { Color::Black };
    Some(Piece { color, role })
}

fn of_men(men: &[Piece]) -> Material {
    men.iter().copied().collect()
}

fn read_sections<K: Kind>(
    header: &mut Header,
    arrangements: Vec<Arrangement>,
) -> Result<Vec<Section<K>>, Fault> {
    let prefaces = arrangements
        .iter()
        .map(|arrangement| Pairs::read(header, arrangement.size()))
        .collect::<Result<Vec<_>, _>>()?;
    let mut sections = Vec::new();
    for (arrangement, preface) in arrangements.into_iter().zip(prefaces) {
        let kind = K::read(header, preface.flags)?;
        sections.push(Section { arrangement, pairs: preface.pairs, kind });
    }
    header.even();
    Ok(sections)
}

/// Lays out what follows the header: the marks of all sections, their numbers of values, their
/// blocks. Says where it ends.
fn place<K>(sections: &mut [Section<K>], start: u64) -> u64 {
    use crate::pairs::Coded;
    [Coded::put_marks, Coded::put_counts, Coded::put_blocks].into_iter().fold(start, |at, put| {
        let coded = sections.iter_mut().filter_map(|section| section.pairs.coded());
        coded.fold(at, |at, coded| put(coded, at))
    })
}

/// A position as a table sees it.
#[derive(Debug, Clone, Copy)]
struct View {
    /// Who is White in the table.
    white: Color,
    /// 0 when it is White who moves in the table.
    side: usize,
}

impl View {
    fn of(position: &Position, material: Material) -> Self {
        let turn = position.turn();
        let white = match (material.is_symmetric(), Material::of(position.board()) == material) {
            // Whoever moves is White.
            (true, _) => turn,
            (false, true) => Color::White,
            (false, false) => Color::Black,
        };
        Self { white, side: usize::from(turn != white) }
    }

    /// The squares of the men of one kind, from White's side of the table.
    fn squares(self, position: &Position, man: Piece) -> impl Iterator<Item = u8> {
        let color = if man.color == Color::White { self.white } else { !self.white };
        let squares = position.board().pieces(color, man.role).into_iter();
        squares.map(move |square| {
            let square = square.index() as u8;
            if self.white == Color::White { square } else { flipped(square) }
        })
    }

    /// The squares of all men in the order in which they are placed.
    fn places(self, position: &Position, men: &[Piece]) -> Places {
        let mut places = Places::default();
        let kinds = men.chunk_by(PartialEq::eq).map(|kind| kind[0]);
        let squares = kinds.flat_map(|man| self.squares(position, man));
        places.iter_mut().zip(squares).for_each(|(place, square)| *place = square);
        places
    }

    /// The file, from a to d, of the pawn that is placed first; a when there is none.
    fn first_file(self, position: &Position, men: &[Piece]) -> u8 {
        let Some(&man) = men.first().filter(|man| man.role == Role::Pawn) else { return 0 };
        let mut pawns: Vec<u8> = self.squares(position, man).collect();
        sort_pawns(&mut pawns);
        pawns.first().map_or(0, |&pawn| file(pawn).min(file(mirrored(pawn))))
    }
}
