//! Where the hero can be: the rooms of the fortress, and outside.

use std::fmt;
use std::ops::{BitAnd, BitOr, Sub};
use std::str::FromStr;

use cards::{Cell, ParseCellError};

/// Rows and columns of the fortress.
const SIDE: u8 = 5;
/// How many rooms there are.
pub(crate) const ROOMS: usize = 25;

/// A room of the fortress, `r1c1` to `r5c5`, or the place outside it (R2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot(u8);

impl Spot {
    /// The place outside the fortress, where the game begins.
    pub const OUTSIDE: Self = Self(ROOMS as u8);

    /// The room on a cell; `None` for a cell that the fortress has not.
    pub const fn room(cell: Cell) -> Option<Self> {
        const LAST: i8 = SIDE as i8;
        match (cell.row, cell.column) {
            (1..=LAST, 1..=LAST) => Some(Self((cell.row as u8 - 1) * SIDE + cell.column as u8 - 1)),
            _ => None,
        }
    }

    /// The cell of a room; `None` outside.
    pub const fn cell(self) -> Option<Cell> {
        if self.is_room() { Some(Cell::new((self.0 / SIDE) as i8 + 1, (self.0 % SIDE) as i8 + 1)) } else { None }
    }

    /// Whether this is a room of the fortress.
    #[inline]
    pub const fn is_room(self) -> bool {
        self.0 < ROOMS as u8
    }

    /// The room's number, row by row from 0; 25 outside.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The spot of a number; numbers from 25 on are outside.
    #[inline]
    pub(crate) const fn at(index: usize) -> Self {
        if index < ROOMS { Self(index as u8) } else { Self::OUTSIDE }
    }

    /// All rooms, row by row.
    pub(crate) fn rooms() -> impl Iterator<Item = Self> {
        (0..ROOMS).map(Self::at)
    }

    /// The rooms north, east, south and west, where they exist (term-1, R3).
    pub(crate) fn compass(self) -> impl Iterator<Item = Self> {
        self.cell().into_iter().flat_map(Cell::neighbours).filter_map(Self::room)
    }

    /// The neighbours as a set; none outside (term-1, R3).
    #[inline]
    pub(crate) const fn neighbours(self) -> Spots {
        NEIGHBOURS[(self.0 & 31) as usize]
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.cell() {
            Some(cell) => cell.fmt(f),
            None => f.write_str("outside"),
        }
    }
}

impl fmt::Debug for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Reads `outside` or the cell of a room.
impl FromStr for Spot {
    type Err = ParseCellError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == "outside" {
            return Ok(Self::OUTSIDE);
        }
        Self::room(text.parse()?).ok_or_else(|| ParseCellError(text.into()))
    }
}

cards::serde_as_text!(Spot);

/// A set of spots in one machine word; iterates row by row, outside last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Spots(u32);

impl Spots {
    pub(crate) const NONE: Self = Self(0);
    /// All 25 rooms.
    pub(crate) const ROOMS: Self = Self((1 << ROOMS) - 1);
    /// The 16 rooms on the edge (term-2).
    pub(crate) const RIM: Self = {
        let row = (1 << SIDE) - 1;
        let ends = 1 | 1 << (SIDE - 1);
        Self(row | ends << SIDE | ends << (2 * SIDE) | ends << (3 * SIDE) | row << (4 * SIDE))
    };

    #[inline]
    pub(crate) const fn of(spot: Spot) -> Self {
        Self(1 << (spot.0 & 31))
    }

    #[inline]
    pub(crate) const fn contains(self, spot: Spot) -> bool {
        self.0 >> (spot.0 & 31) & 1 == 1
    }

    #[inline]
    pub(crate) const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The n-th of the set, from 0; outside if there are fewer.
    #[inline]
    pub(crate) const fn nth(self, n: usize) -> Spot {
        // The first steps are made without a branch: a room has up to four neighbours, and which is not predictable.
        let (mut bits, mut step) = (self.0, 0);
        while step < 3 {
            bits &= bits.wrapping_sub((step < n) as u32) | ((step >= n) as u32).wrapping_neg();
            step += 1;
        }
        while step < n {
            bits &= bits.wrapping_sub(1);
            step += 1;
        }
        Spot::at(bits.trailing_zeros() as usize)
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Spot> {
        (0..self.len()).map(move |n| self.nth(n))
    }

    #[inline]
    pub(crate) fn insert(&mut self, spot: Spot) {
        self.0 |= Self::of(spot).0;
    }

    #[inline]
    pub(crate) fn remove(&mut self, spot: Spot) {
        self.0 &= !Self::of(spot).0;
    }
}

impl FromIterator<Spot> for Spots {
    fn from_iter<I: IntoIterator<Item = Spot>>(spots: I) -> Self {
        spots.into_iter().fold(Self::NONE, |set, spot| set | Self::of(spot))
    }
}

impl BitAnd for Spots {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Spots {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// The spots of the left set that are not in the right one.
impl Sub for Spots {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl fmt::Debug for Spots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

static NEIGHBOURS: [Spots; 32] = {
    let mut table = [Spots::NONE; 32];
    let mut index = 0;
    while index < ROOMS {
        let cell = match Spot(index as u8).cell() {
            Some(cell) => cell.neighbours(),
            None => panic!("a room has a cell"),
        };
        let (mut side, mut set) = (0, 0);
        while side < cell.len() {
            if let Some(room) = Spot::room(cell[side]) {
                set |= 1 << room.0;
            }
            side += 1;
        }
        table[index] = Spots(set);
        index += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rooms_read_back_and_other_cells_are_none() {
        for spot in Spot::rooms().chain([Spot::OUTSIDE]) {
            assert_eq!(spot.to_string().parse(), Ok(spot));
            assert_eq!(spot.compass().collect::<Spots>(), spot.neighbours());
        }
        for text in ["r0c1", "r6c1", "r1c0", "r1c6", "r-1c1", "Outside", "", "r3"] {
            assert!(text.parse::<Spot>().is_err(), "{text}");
        }
    }

    #[test]
    fn the_rim_has_sixteen_rooms_and_the_compass_an_order() {
        let inner: Spots = ["r2c2", "r2c3", "r2c4", "r3c2", "r3c3", "r3c4", "r4c2", "r4c3", "r4c4"]
            .map(|text| text.parse().unwrap())
            .into_iter()
            .collect();
        assert_eq!(Spots::RIM, Spots::ROOMS - inner);
        let around =
            |text: &str| text.parse::<Spot>().unwrap().compass().map(|spot| spot.to_string()).collect::<Vec<_>>();
        assert_eq!(around("r3c3"), ["r2c3", "r3c4", "r4c3", "r3c2"]);
        assert_eq!(around("r1c1"), ["r1c2", "r2c1"]);
        assert!(Spot::OUTSIDE.neighbours().is_empty());
    }
}
