//! The cells of the dungeon, and sets of them as machine words.

use std::fmt;
use std::str::FromStr;

use underdeck_cards::{Cell, Grid, ParseCellError};
use underdeck_game::{Id, Message, Value, say};

use crate::text;

/// The rows of the dungeon (area-1).
pub(crate) const ROWS: u8 = 5;
/// Its columns (area-1).
pub(crate) const COLUMNS: u8 = 7;
/// The grid of the dungeon (area-1).
type Dungeon = Grid<ROWS, COLUMNS>;
/// Its cells (area-1, state-2).
pub(crate) const CELLS: usize = Dungeon::CELLS;

/// A cell of the dungeon, `r1c1` to `r5c7` (area-1). Ordered row by row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square(u8);

underdeck_cards::bit_set! {
    /// A set of cells; iterates row by row.
    pub struct Squares(u64) of Square, Square::bit, Square::at_bit;
}

impl Square {
    /// The cell of the staircase, `r3c4` (area-3).
    pub const STAIRCASE: Self = Self(17);

    /// All cells, row by row.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..CELLS as u8).map(Self)
    }

    /// The cell with this place in a list of 35: 7 × (row − 1) + (column − 1) (state-2).
    #[inline]
    pub const fn at(index: usize) -> Option<Self> {
        if index < CELLS { Some(Self(index as u8)) } else { None }
    }

    /// The place in a list of 35 (state-2).
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    const fn bit(self) -> u32 {
        self.0 as u32
    }

    const fn at_bit(bit: u32) -> Self {
        Self(bit as u8)
    }

    /// The cell of a grid.
    pub const fn cell(self) -> Cell {
        Dungeon::cell(self.0)
    }

    /// The dungeon's cell here, if it has one.
    pub fn of(cell: Cell) -> Option<Self> {
        Dungeon::number(cell).map(Self)
    }

    /// The cells orthogonally next to it, north, east, south, west; at an edge, the cell itself (room-1, R3).
    #[inline]
    pub(crate) fn compass(self) -> [Self; 4] {
        Dungeon::compass(self.index()).map(|number| number.map_or(self, Self))
    }

    /// The number of the direction to a cell next to it: north, east, south, west.
    fn bearing(self, to: Self) -> Option<usize> {
        self.compass().iter().position(|&next| next == to && next != self)
    }

    /// The direction to a cell next to it, `north`.
    pub(crate) fn direction(self, to: Self) -> Message {
        static NAMES: [&Id; 4] =
            [&text::DIRECTION_NORTH, &text::DIRECTION_EAST, &text::DIRECTION_SOUTH, &text::DIRECTION_WEST];
        NAMES[self.bearing(to).unwrap_or_default()].into()
    }

    /// Where a cell is, for a player on this one, as a sentence says it: `to the north`, `in row 1, column 3`.
    pub(crate) fn location(self, of: Self) -> Message {
        static NAMES: [&Id; 4] = [&text::WHERE_NORTH, &text::WHERE_EAST, &text::WHERE_SOUTH, &text::WHERE_WEST];
        match self.bearing(of) {
            Some(n) => NAMES[n].into(),
            None if of == self => say!(WHERE_HERE),
            None => say!(WHERE_CELL, cell = of),
        }
    }

    /// The cells orthogonally next to it (room-1, R3).
    #[inline]
    pub(crate) const fn near(self) -> Squares {
        Squares(Dungeon::neighbours(self.index()))
    }
}

/// A square is its cell.
impl From<Square> for Value {
    fn from(square: Square) -> Self {
        square.cell().into()
    }
}

/// Some of the directions out of a cell, a bit each for north, west, east, south.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ways(u8);

impl Ways {
    /// No direction.
    pub(crate) const NONE: Self = Self(0);

    /// The directions from a cell to these of its neighbours.
    #[inline]
    pub(crate) const fn of(from: Square, to: Squares) -> Self {
        // North becomes bit 0, west bit 6, east bit 8, south bit 14.
        let around = to.0 << COLUMNS >> from.0;
        Self((around & 1 | around >> 5 & 2 | around >> 6 & 4 | around >> 11 & 8) as u8)
    }

    #[inline]
    pub(crate) const fn len(self) -> usize {
        const TABLE: [u8; 16] = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];
        TABLE[self.0 as usize % 16] as usize
    }

    /// The cell in the `n`-th direction, in the order north, east, south, west.
    #[inline]
    pub(crate) const fn nth(self, n: usize, from: Square) -> Square {
        const BITS_AND_STEPS: [(usize, i8); 4] = [(1, -(COLUMNS as i8)), (4, 1), (8, COLUMNS as i8), (2, -1)];
        const TABLE: [[i8; 4]; 16] = {
            let mut table = [[0; 4]; 16];
            let mut ways = 0;
            while ways < 16 {
                let (mut i, mut n) = (0, 0);
                while i < 4 {
                    let (bit, step) = BITS_AND_STEPS[i];
                    if ways & bit != 0 {
                        table[ways][n] = step;
                        n += 1;
                    }
                    i += 1;
                }
                ways += 1;
            }
            table
        };
        Square(from.0.wrapping_add_signed(TABLE[self.0 as usize % 16][n % 4]))
    }
}

impl Squares {
    /// All 35 cells.
    pub const ALL: Self = Self((1 << CELLS) - 1);
    /// The first column.
    const WEST: u64 = 0b0000001_0000001_0000001_0000001_0000001;
    /// The last column.
    const EAST: u64 = Self::WEST << (COLUMNS - 1);

    /// The set with these bits; a bit is a place in a list of 35.
    #[inline]
    pub(crate) const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// These cells and the open ones one step away.
    #[inline]
    pub(crate) const fn step(self, open: Self) -> Self {
        let sideways = (self.0 & !Self::EAST) << 1 | (self.0 & !Self::WEST) >> 1;
        Self(self.0 | ((sideways | self.0 << COLUMNS | self.0 >> COLUMNS) & open.0))
    }

    /// All cells in reach from these over open ones, including these.
    #[inline]
    pub(crate) const fn reach(self, open: Self) -> Self {
        let mut reached = self;
        loop {
            let next = reached.step(open);
            if next.0 == reached.0 {
                return next;
            }
            reached = next;
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.cell().fmt(f)
    }
}

impl FromStr for Square {
    type Err = ParseCellError;

    fn from_str(text: &str) -> Result<Self, ParseCellError> {
        Self::of(text.parse()?).ok_or_else(|| ParseCellError(text.into()))
    }
}

underdeck_cards::serde_as_text!(Square);

#[cfg(test)]
mod tests {
    use super::*;

    fn square(text: &str) -> Square {
        text.parse().unwrap()
    }

    #[test]
    fn cells_are_spelled_and_numbered_row_by_row() {
        for (n, square) in Square::all().enumerate() {
            assert_eq!((Square::at(n), square.index(), square.to_string().parse()), (Some(square), n, Ok(square)));
        }
        assert_eq!((Square::STAIRCASE, Square::at(35)), (square("r3c4"), None));
        for text in ["r0c1", "r6c1", "r1c0", "r1c8", "r-1c1", "r01c1", "", "4"] {
            assert!(text.parse::<Square>().is_err(), "{text}");
        }
    }

    #[test]
    fn neighbours_go_round_the_compass() {
        let near = |text| square(text).compass().map(|next| next.to_string());
        assert_eq!(near("r3c4"), ["r2c4", "r3c5", "r4c4", "r3c3"]);
        assert_eq!(near("r1c1"), ["r1c1", "r1c2", "r2c1", "r1c1"]);
        assert_eq!(near("r5c7"), ["r4c7", "r5c7", "r5c7", "r5c6"]);
        for square in Square::all() {
            assert_eq!(
                square.near() | Squares::of(square),
                square.compass().into_iter().collect::<Squares>() | Squares::of(square)
            );
            // No step crosses an edge into the next row.
            assert_eq!(Squares::of(square).step(Squares::ALL), square.near() | Squares::of(square));
        }
    }

    #[test]
    fn ways_are_counted_and_numbered_round_the_compass() {
        let somewhere = Squares::from_bits(0b1011010_0110101_1101110_1010011_0111001);
        for square in Square::all() {
            for to in [square.near(), square.near() & somewhere, square.near() - somewhere] {
                let ways = Ways::of(square, to);
                let listed: Vec<Square> = (0..ways.len()).map(|n| ways.nth(n, square)).collect();
                let expected = square.compass().into_iter().filter(|next| to.contains(*next));
                assert_eq!(listed, expected.collect::<Vec<_>>(), "{square}");
            }
        }
    }

    #[test]
    fn reach_goes_around_closed_cells() {
        let open: Squares = ["r1c1", "r1c2", "r2c2", "r3c2", "r3c1", "r5c1"].map(square).into_iter().collect();
        let start = Squares::of(square("r1c1"));
        assert_eq!(start.reach(open), open - Squares::of(square("r5c1")));
        assert_eq!(open.nth(3), Some(square("r3c1")));
        assert_eq!((open.nth(6), open.iter().count(), Squares::ALL.len()), (None, 6, 35));
    }
}
