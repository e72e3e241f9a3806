//! The field of cells that holds maps, and sets of its cells.

use underdeck_cards::Cell;

use crate::face::nth_bit;

/// The rows of the field (field-1, R35).
pub(crate) const ROWS: std::ops::RangeInclusive<i8> = -5..=9;
/// The columns of the field (field-1, R35).
pub(crate) const COLUMNS: std::ops::RangeInclusive<i8> = -5..=15;

const HEIGHT: usize = 15;
const WIDTH: usize = 21;
/// All columns of a row, bit `c` for column `c - 5`.
const FULL: u32 = (1 << WIDTH) - 1;

/// A cell of the field in one word: five bits of column, then the row, both from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Square(u16);

impl Square {
    /// The number of different [bits](Square::bits) for which the cells of the field have room.
    pub(crate) const WORDS: usize = 512;
    /// No cell.
    pub(crate) const NOWHERE: Self = Self(u16::MAX);

    /// The square of a row and a column, both from 0.
    #[inline]
    pub(crate) const fn at(row: usize, column: usize) -> Self {
        Self((row << 5 | column) as u16)
    }

    #[inline]
    pub(crate) const fn is_nowhere(self) -> bool {
        self.0 == u16::MAX
    }

    #[inline]
    pub(crate) const fn row(self) -> usize {
        (self.0 >> 5) as usize
    }

    #[inline]
    pub(crate) const fn column(self) -> usize {
        (self.0 & 31) as usize
    }

    /// The bits, the same for the same cell.
    #[inline]
    pub(crate) const fn bits(self) -> u16 {
        self.0
    }

    #[inline]
    pub(crate) const fn cell(self) -> Cell {
        Cell::new(line(self.row()), line(self.column()))
    }

    /// The square of a cell; `None` outside the field (field-3).
    #[inline]
    pub(crate) fn of(cell: Cell) -> Option<Self> {
        let is_inside = ROWS.contains(&cell.row) && COLUMNS.contains(&cell.column);
        is_inside.then(|| Self::at(index(cell.row), index(cell.column)))
    }

    /// Whether the cells are a king's step apart (map-2).
    #[inline]
    pub(crate) const fn is_around(self, other: Self) -> bool {
        let rows = self.row().abs_diff(other.row());
        let columns = self.column().abs_diff(other.column());
        rows <= 1 && columns <= 1 && rows + columns > 0
    }
}

/// The row or column number of a place from 0 (field-1).
#[inline]
pub(crate) const fn line(index: usize) -> i8 {
    index as i8 - 5
}

/// The place from 0 of a row or column of the field.
#[inline]
pub(crate) const fn index(line: i8) -> usize {
    (line + 5) as usize
}

/// Whether a row or column is among these; bit 0 is the field's first.
pub(crate) fn has_line(lines: u32, line: i8) -> bool {
    let bit = u32::try_from(i16::from(line) + 5);
    bit.is_ok_and(|bit| lines.checked_shr(bit).is_some_and(|lines| lines & 1 == 1))
}

/// A set of cells of the field; iterates by row, then column.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Grid([u32; HEIGHT]);

/// A set of the four neighbours of a cell: bit 0 north, 1 west, 2 east, 3 south, so by row, then column.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Neighbours(u8);

impl Grid {
    pub(crate) const EMPTY: Self = Self([0; HEIGHT]);

    #[inline]
    pub(crate) const fn contains(&self, square: Square) -> bool {
        self.row(square.row()) >> square.column() & 1 == 1
    }

    #[inline]
    pub(crate) fn insert(&mut self, square: Square) {
        self.0[square.row()] |= 1 << square.column();
    }

    #[inline]
    pub(crate) fn remove(&mut self, square: Square) {
        self.0[square.row()] &= !(1 << square.column());
    }

    /// The columns that are set in the row; none outside the field.
    #[inline]
    pub(crate) const fn row(&self, row: usize) -> u32 {
        if row < HEIGHT { self.0[row] } else { 0 }
    }

    /// The four neighbours of a cell that are in the set (map-1, R6).
    #[inline]
    pub(crate) const fn neighbours(&self, square: Square) -> Neighbours {
        let (row, column) = (square.row(), square.column());
        let north = self.row(row.wrapping_sub(1)) >> column & 1;
        let south = self.row(row + 1) >> column & 1;
        let here = self.row(row) << 1 >> column;
        Neighbours((north | (here & 1) << 1 | (here & 4) | south << 3) as u8)
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, row| all | row) == 0
    }

    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.0.iter().map(|row| row.count_ones() as usize).sum()
    }

    /// The n-th cell from 0, by row, then column, `n` below [`Grid::len`].
    pub(crate) fn nth(&self, mut n: usize) -> Square {
        for (row, &bits) in self.0.iter().enumerate() {
            let count = bits.count_ones() as usize;
            if n < count {
                return Square::at(row, nth_bit(bits, n).into());
            }
            n -= count;
        }
        Square::NOWHERE
    }

    /// The rows that hold a cell, bit `r` for row `r - 5`.
    #[inline]
    pub(crate) fn rows(&self) -> u32 {
        self.0.iter().enumerate().fold(0, |rows, (i, &row)| rows | u32::from(row != 0) << i)
    }

    /// The columns that hold a cell, bit `c` for column `c - 5`.
    #[inline]
    pub(crate) fn columns(&self) -> u32 {
        self.0.iter().fold(0, |columns, row| columns | row)
    }

    /// The cells of the field adjacent to a cell of the set; some may be in the set.
    #[inline]
    pub(crate) fn fringe(&self) -> Self {
        let mut fringe = Self::EMPTY;
        for row in 0..HEIGHT {
            let here = self.0[row];
            fringe.0[row] = (here << 1 | here >> 1 | self.row(row.wrapping_sub(1)) | self.row(row + 1)) & FULL;
        }
        fringe
    }

    #[inline]
    pub(crate) fn without(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|row| self.0[row] & !other.0[row]))
    }

    /// The cells of the set that can be reached from `start` over adjacent cells of the set; `start` only if it has a
    /// neighbour in the set.
    pub(crate) fn reachable(&self, start: Square) -> Self {
        // Most maps are in one piece, and the first round reaches all of it.
        self.explore(start, |reached| self.without(reached).is_empty()).0
    }

    /// Whether [`Grid::reachable`] includes a goal; `is_goal` is called again each time more cells are reached.
    pub(crate) fn reaches(&self, start: Square, is_goal: impl Fn(&Self) -> bool) -> bool {
        self.explore(start, is_goal).1
    }

    #[inline]
    fn explore(&self, start: Square, is_goal: impl Fn(&Self) -> bool) -> (Self, bool) {
        let (row, bit) = (start.row(), 1u32 << start.column());
        let mut reached = Self::EMPTY;
        reached.0[row] = (bit << 1 | bit >> 1) & self.0[row];
        for beside in [row.wrapping_sub(1), row + 1] {
            if beside < HEIGHT {
                reached.0[beside] = bit & self.0[beside];
            }
        }
        let rows = self.rows() | 1 << row;
        let (first, last) = (rows.trailing_zeros() as usize, rows.ilog2() as usize);
        loop {
            let mut grown = 0;
            // Down the rows, then up again: most maps need one round.
            for row in (first..=last).chain((first..last).rev()) {
                let here = reached.0[row];
                let seeds = here | reached.row(row.wrapping_sub(1)) | reached.row(row + 1);
                let filled = fill(seeds & self.0[row], self.0[row]);
                grown |= filled & !here;
                reached.0[row] = filled;
            }
            let is_found = is_goal(&reached);
            if is_found || grown == 0 {
                return (reached, is_found);
            }
        }
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = Square> + '_ {
        (0..HEIGHT).flat_map(|row| {
            let mut bits = self.0[row];
            std::iter::from_fn(move || {
                let column = (bits != 0).then(|| bits.trailing_zeros() as usize)?;
                bits &= bits - 1;
                Some(Square::at(row, column))
            })
        })
    }
}

/// The bits of `row` connected to a bit of `seeds`, at most eight places away.
#[inline]
const fn fill(seeds: u32, row: u32) -> u32 {
    let (mut left, mut right) = (seeds, seeds);
    let (mut open_left, mut open_right) = (row, row);
    let mut step = 1;
    while step <= 4 {
        left |= open_left & (left << step);
        right |= open_right & (right >> step);
        open_left &= open_left << step;
        open_right &= open_right >> step;
        step *= 2;
    }
    left | right
}

impl Neighbours {
    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The n-th of them, seen from `square`, `n` below [`Neighbours::len`].
    #[inline]
    pub(crate) const fn nth(self, n: usize, square: Square) -> Square {
        /// The steps of a [`Square`] to the north, west, east and south, for the n-th of every set of neighbours.
        const STEPS: [[i16; 4]; 16] = {
            let mut steps = [[0; 4]; 16];
            let mut set = 0;
            while set < 16 {
                let (mut way, mut n) = (0, 0);
                while way < 4 {
                    if set >> way & 1 == 1 {
                        steps[set][n] = [-32, -1, 1, 32][way];
                        n += 1;
                    }
                    way += 1;
                }
                set += 1;
            }
            steps
        };
        Square(square.0.wrapping_add_signed(STEPS[(self.0 & 15) as usize][n & 3]))
    }

    /// Whether another cell is one of them, seen from `square`.
    pub(crate) fn include(self, square: Square, other: Square) -> bool {
        self.squares(square).any(|near| near == other)
    }

    #[inline]
    pub(crate) fn squares(self, square: Square) -> impl Iterator<Item = Square> {
        (0..self.len()).map(move |n| self.nth(n, square))
    }
}

impl FromIterator<Square> for Grid {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        let mut grid = Self::EMPTY;
        squares.into_iter().for_each(|square| grid.insert(square));
        grid
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grid(cells: &str) -> Grid {
        cells.split(' ').map(|cell| Square::of(cell.parse().unwrap()).unwrap()).collect()
    }

    #[test]
    fn neighbours_stop_at_the_border() {
        let all: Grid = (0..15).flat_map(|r| (0..21).map(move |c| Square::at(r, c))).collect();
        assert_eq!((all.len(), all.iter().count()), (315, 315));
        for square in all.iter() {
            let expected: Vec<Square> = {
                let mut cells = square.cell().neighbours();
                cells.sort_unstable();
                cells.into_iter().filter_map(Square::of).collect()
            };
            assert!(all.neighbours(square).squares(square).eq(expected.iter().copied()), "{}", square.cell());
            let mut fringe = grid("r1c1");
            fringe.remove(Square::of(Cell::new(1, 1)).unwrap());
            fringe.insert(square);
            assert!(fringe.fringe().iter().eq(expected));
        }
        assert!((0..315).all(|n| all.nth(n) == all.iter().nth(n).unwrap()));
        assert_eq!(Square::of(Cell::new(10, 1)).or(Square::of(Cell::new(1, -6))), None);
    }

    #[test]
    fn reaching_follows_neighbours_and_needs_one_for_the_start() {
        let map = grid("r1c1 r1c2 r2c2 r4c4 r-5c-5 r9c15");
        let start = Square::of(Cell::new(1, 1)).unwrap();
        assert_eq!(map.reachable(start), grid("r1c1 r1c2 r2c2"));
        assert!(map.reachable(Square::of(Cell::new(4, 4)).unwrap()).is_empty());
        // From a cell of the last row too.
        let last = Square::of("r9c1".parse().unwrap()).unwrap();
        assert_eq!(grid("r9c1 r9c2").reachable(last), grid("r9c1 r9c2"));
        let (rows, columns) = (1 | 1 << 6 | 1 << 7 | 1 << 9 | 1 << 14, 1 | 1 << 6 | 1 << 7 | 1 << 9 | 1 << 20);
        assert_eq!((map.rows(), map.columns()), (rows, columns));
    }

    #[test]
    fn reaching_goes_up_and_down_as_often_as_the_map_turns() {
        for snake in [
            "r1c1 r2c1 r3c1 r3c2 r3c3 r2c3 r1c3 r1c4 r1c5 r2c5 r3c5 r3c6 r3c7 r2c7 r1c7",
            // In its first round each column grows by an even number of cells.
            "r1c1 r2c1 r3c1 r4c1 r5c1 r4c2 r5c2 r4c3 r3c3 r2c3 r1c3 r1c4 r1c5 r2c4 r2c5 r3c5",
        ] {
            assert_eq!(grid(snake).reachable(Square::of(Cell::new(1, 1)).unwrap()), grid(snake));
        }
        let mut rng = underdeck_game::FastRng::new(1);
        for _ in 0..2_000 {
            let mut map = Grid::EMPTY;
            for _ in 0..40 {
                let place = underdeck_game::below(&mut rng, 49) as usize;
                map.insert(Square::at(place / 7, place % 7));
            }
            let start = map.nth(0);
            let (mut found, mut next) = (Grid::EMPTY, vec![start]);
            while let Some(square) = next.pop() {
                let beside = square.cell().neighbours().into_iter().filter_map(Square::of);
                for square in beside.filter(|&square| map.contains(square)) {
                    if !found.contains(square) {
                        found.insert(square);
                        next.push(square);
                    }
                }
            }
            assert_eq!(map.reachable(start), found, "from {} in {map:?}", start.cell());
        }
    }
}
