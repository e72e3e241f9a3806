//! Locations of the hero: the rooms of the fortress, and outside.

use std::fmt;
use std::str::FromStr;

use underdeck_cards::{Cell, Grid, ParseCellError};

/// The rooms of the fortress.
type Fortress = Grid<SIDE, SIDE>;

/// Rows and columns of the fortress.
const SIDE: u8 = 5;
/// The number of rooms.
pub(crate) const ROOMS: usize = 25;

/// A room of the fortress, `r1c1` to `r5c5`, or the place outside it (R2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Location(u8);

impl Location {
    /// The place outside the fortress, where the game starts.
    pub const OUTSIDE: Self = Self(ROOMS as u8);

    /// The room on a cell; `None` for a cell outside the fortress.
    pub const fn room(cell: Cell) -> Option<Self> {
        match Fortress::number(cell) {
            Some(number) => Some(Self(number)),
            None => None,
        }
    }

    /// The cell of a room; `None` outside.
    pub const fn cell(self) -> Option<Cell> {
        if self.is_room() { Some(Fortress::cell(self.0)) } else { None }
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

    const fn bit(self) -> u32 {
        self.0 as u32
    }

    const fn at_bit(bit: u32) -> Self {
        Self(bit as u8)
    }

    /// The location of a number; numbers from 25 on are outside.
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
        Fortress::compass(self.index()).into_iter().flatten().map(Self)
    }

    /// The neighbours as a set; none outside (term-1, R3).
    #[inline]
    pub(crate) const fn neighbours(self) -> Locations {
        Locations(Fortress::neighbours(self.index()) as u32)
    }
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.cell() {
            Some(cell) => cell.fmt(f),
            None => f.write_str("outside"),
        }
    }
}

impl fmt::Debug for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Reads `outside` or the cell of a room.
impl FromStr for Location {
    type Err = ParseCellError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == "outside" {
            return Ok(Self::OUTSIDE);
        }
        Self::room(text.parse()?).ok_or_else(|| ParseCellError(text.into()))
    }
}

underdeck_cards::serde_as_text!(Location);

underdeck_cards::bit_set! {
    /// A set of locations; iterates row by row, outside last.
    pub(crate) struct Locations(u32) of Location, Location::bit, Location::at_bit;
}

impl Locations {
    /// All 25 rooms.
    pub(crate) const ROOMS: Self = Self((1 << ROOMS) - 1);
    /// The 16 rooms on the edge (term-2).
    pub(crate) const RIM: Self = {
        let row = (1 << SIDE) - 1;
        let ends = 1 | 1 << (SIDE - 1);
        Self(row | ends << SIDE | ends << (2 * SIDE) | ends << (3 * SIDE) | row << (4 * SIDE))
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rooms_read_back_and_other_cells_are_none() {
        for location in Location::rooms().chain([Location::OUTSIDE]) {
            assert_eq!(location.to_string().parse(), Ok(location));
            assert_eq!(location.compass().collect::<Locations>(), location.neighbours());
        }
        for text in ["r0c1", "r6c1", "r1c0", "r1c6", "r-1c1", "Outside", "", "r3"] {
            assert!(text.parse::<Location>().is_err(), "{text}");
        }
    }

    #[test]
    fn the_rim_has_sixteen_rooms_and_the_compass_an_order() {
        let inner: Locations = ["r2c2", "r2c3", "r2c4", "r3c2", "r3c3", "r3c4", "r4c2", "r4c3", "r4c4"]
            .map(|text| text.parse().unwrap())
            .into_iter()
            .collect();
        assert_eq!(Locations::RIM, Locations::ROOMS - inner);
        let around = |text: &str| {
            text.parse::<Location>().unwrap().compass().map(|location| location.to_string()).collect::<Vec<_>>()
        };
        assert_eq!(around("r3c3"), ["r2c3", "r3c4", "r4c3", "r3c2"]);
        assert_eq!(around("r1c1"), ["r1c2", "r2c1"]);
        assert!(Location::OUTSIDE.neighbours().is_empty());
    }
}
