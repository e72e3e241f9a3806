//! The geometry of grids of fixed size.

use crate::Cell;

/// A grid of at most 64 cells with `r1c1` at the top left; cells are numbered row by row from 0.
///
/// ```
/// use underdeck_cards::{Cell, Grid};
///
/// type Board = Grid<5, 7>;
/// assert_eq!((Board::number(Cell::new(2, 1)), Board::cell(7)), (Some(7), Cell::new(2, 1)));
/// assert_eq!(Board::compass(0), [None, Some(1), Some(7), None]);
/// assert_eq!(Board::neighbours(0), 1 << 1 | 1 << 7);
/// ```
#[derive(Debug)]
pub struct Grid<const ROWS: u8, const COLUMNS: u8>;

impl<const ROWS: u8, const COLUMNS: u8> Grid<ROWS, COLUMNS> {
    /// The number of cells.
    pub const CELLS: usize = {
        assert!(ROWS as usize * COLUMNS as usize <= 64, "a set of cells is one machine word");
        ROWS as usize * COLUMNS as usize
    };

    const COMPASS: [[Option<u8>; 4]; 64] = {
        let (mut table, mut number) = ([[None; 4]; 64], 0);
        while number < Self::CELLS {
            let (cells, mut side) = (Self::cell(number as u8).neighbours(), 0);
            while side < 4 {
                table[number][side] = Self::number(cells[side]);
                side += 1;
            }
            number += 1;
        }
        table
    };

    const NEIGHBOURS: [u64; 64] = {
        let (mut table, mut number) = ([0; 64], 0);
        while number < Self::CELLS {
            let mut side = 0;
            while side < 4 {
                if let Some(neighbour) = Self::COMPASS[number][side] {
                    table[number] |= 1 << neighbour;
                }
                side += 1;
            }
            number += 1;
        }
        table
    };

    /// The neighbours of a cell in the order north, east, south, west; `None` outside the grid. All are `None` for numbers from [`Grid::CELLS`].
    #[inline]
    pub const fn compass(number: usize) -> [Option<u8>; 4] {
        let table = const { &Self::COMPASS };
        table[number & 63]
    }

    /// The neighbours of a cell as a bit set.
    #[inline]
    pub const fn neighbours(number: usize) -> u64 {
        let table = const { &Self::NEIGHBOURS };
        table[number & 63]
    }

    /// The number of a cell; `None` outside the grid.
    pub const fn number(cell: Cell) -> Option<u8> {
        if cell.row < 1 || cell.row > ROWS as i8 || cell.column < 1 || cell.column > COLUMNS as i8 {
            return None;
        }
        Some((cell.row as u8 - 1) * COLUMNS + cell.column as u8 - 1)
    }

    /// The cell of a number below [`Grid::CELLS`].
    pub const fn cell(number: u8) -> Cell {
        Cell::new((number / COLUMNS) as i8 + 1, (number % COLUMNS) as i8 + 1)
    }
}
