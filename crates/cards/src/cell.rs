//! A cell of a grid.

use std::fmt;
use std::str::FromStr;

use crate::serde_as_text;

/// A cell of a grid, written `r2c3`. Row 1, column 1 is the top left; a growing grid may also have zero and negative numbers.
///
/// Ordered by row, then column.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell {
    /// The row, counted downwards.
    pub row: i8,
    /// The column, counted to the right.
    pub column: i8,
}

impl Cell {
    /// The cell at a row and a column.
    pub const fn new(row: i8, column: i8) -> Self {
        Self { row, column }
    }

    /// The cell `rows` down and `columns` to the right.
    ///
    /// # Panics
    /// In debug builds, if a coordinate leaves the range of `i8`.
    pub const fn step(self, rows: i8, columns: i8) -> Self {
        Self { row: self.row + rows, column: self.column + columns }
    }

    /// The four orthogonal neighbours in the order north, east, south, west.
    pub const fn neighbours(self) -> [Self; 4] {
        [self.step(-1, 0), self.step(0, 1), self.step(1, 0), self.step(0, -1)]
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}c{}", self.row, self.column)
    }
}

/// The error for text that is not a cell.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is not a cell: write r<row>c<column>, such as r2c3 or r-1c4")]
pub struct ParseCellError(pub String);

impl FromStr for Cell {
    type Err = ParseCellError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let parse = || {
            let (row, column) = text.strip_prefix('r')?.split_once('c')?;
            let cell = Self { row: row.parse().ok()?, column: column.parse().ok()? };
            // Only the canonical spelling: no `+1`, no `-0`, no leading zeros.
            (cell.to_string() == text).then_some(cell)
        };
        parse().ok_or_else(|| ParseCellError(text.chars().take(24).collect()))
    }
}

serde_as_text!(Cell);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_round_trip_and_other_spellings_are_refused() {
        for cell in [Cell::new(1, 1), Cell::new(0, 3), Cell::new(-1, -2), Cell::new(9, 15)] {
            assert_eq!(cell.to_string().parse(), Ok(cell));
        }
        for text in ["", "r1", "c1", "r1c", "rc1", "r+1c1", "r01c1", "r-0c1", "r1c1 ", "R1C1", "r999c1"] {
            assert!(text.parse::<Cell>().is_err(), "{text}");
        }
    }
}
