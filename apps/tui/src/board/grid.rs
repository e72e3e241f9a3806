//! The layout of a grid: cells as large as fit, and a window on the grid if there are too many.

use ratatui::layout::Rect;
use underdeck_cards::Cell;
use underdeck_game::{Body, Place, Table, Tile, Zone};

use super::{Hotspot, HotspotId, ZonePosition, places};
use crate::theme::Appearance;
use crate::view::is_named;

/// The size of the cells, and which of them are visible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct GridShape {
    pub(crate) width: u16,
    pub(crate) height: u16,
    /// The first and last visible cell.
    pub(crate) first: Cell,
    pub(crate) last: Cell,
    /// The first and last cell of the grid.
    pub(crate) all: (Cell, Cell),
    /// The width of the row names.
    pub(crate) margin: u16,
    /// Whether the cells have no frame, whatever their height.
    pub(crate) is_flat: bool,
}

/// The smallest and the largest cells: width and height.
const LEAST: (u16, u16) = (5, 1);
const MOST: (u16, u16) = (20, 10);

impl GridShape {
    /// The largest cells that fit. If even the smallest do not, a window around the cursor, with the hero if it can.
    pub(super) fn fit(
        table: &Table,
        zone: &Zone,
        (width, height): (u16, u16),
        cursor: Option<HotspotId>,
        look: &Appearance,
    ) -> Self {
        let all = span(table, zone);
        let (rows, columns) = (extent(all.0.row, all.1.row), extent(all.0.column, all.1.column));
        let label = |row: i8| format!("r{row}").len() as u16;
        let margin = label(all.0.row).max(label(all.1.row)) + 1;
        // One line for the title, one for the column names.
        let (wide, high) = (width.saturating_sub(margin), height.saturating_sub(2));
        let most = ((wide / columns).clamp(LEAST.0, MOST.0), (high / rows).clamp(LEAST.1, MOST.1));
        // Cards look square: a character is twice as high as wide.
        let square = (most.0.min(3 * most.1.min(most.0 / 2) + 3).max(LEAST.0), most.1.min(most.0 / 2));
        let hero = token(zone);
        let at = cursor.filter(|mark| mark.zone == zone.id).and_then(|mark| match mark.at {
            ZonePosition::Cell(cell) => Some(cell),
            ZonePosition::Row(row) => Some(Cell::new(row, all.0.column)),
            ZonePosition::Column(column) => Some(Cell::new(all.0.row, column)),
            _ => None,
        });
        let at = at.or(hero).unwrap_or(all.0);
        let hero = hero.unwrap_or(at);
        let shape = |(cell_width, cell_height): (u16, u16), is_flat| {
            let fits = ((high / cell_height).max(1), (wide / cell_width).max(1));
            let row = window((all.0.row, all.1.row), fits.0, at.row, hero.row);
            let column = window((all.0.column, all.1.column), fits.1, at.column, hero.column);
            Self {
                width: cell_width,
                height: cell_height,
                first: Cell::new(row.0, column.0),
                last: Cell::new(row.1, column.1),
                all,
                margin,
                is_flat,
            }
        };
        // Other cells where names are whole in them alone: wider, higher, or without a frame.
        let sizes =
            [(square, false), ((most.0, square.1), false), (most, false), ((most.0, square.1), true), (most, true)];
        // The first one of those with the fewest names that are cut.
        let mut best = (shape(square, false), usize::MAX);
        for (size, is_flat) in sizes {
            let shape = shape(size, is_flat);
            let cut = shape.cut(zone, look);
            if cut < best.1 {
                best = (shape, cut);
            }
            if cut == 0 {
                break;
            }
        }
        best.0
    }

    /// The number of visible cells in which a name is not whole; one of less than five letters counts twice.
    pub(super) fn cut(&self, zone: &Zone, look: &Appearance) -> usize {
        let Body::Grid { tiles, .. } = &zone.body else { return 0 };
        let is_seen = |cell: Cell| {
            (self.first.row..=self.last.row).contains(&cell.row)
                && (self.first.column..=self.last.column).contains(&cell.column)
        };
        let is_cut = |tile: &&Tile| {
            let size = (self.width, self.height);
            tile.card.as_ref().is_some_and(|face| !is_named(face, &tile.tokens, look, size, self.is_flat))
        };
        let weight = if self.width < 6 { 2 } else { 1 };
        weight * tiles.iter().filter(|tile| is_seen(tile.cell)).filter(is_cut).count()
    }

    pub(super) fn size(&self) -> (u16, u16) {
        let (rows, columns) = (extent(self.first.row, self.last.row), extent(self.first.column, self.last.column));
        (self.margin + columns * self.width, 2 + rows * self.height)
    }

    /// The number of columns and rows of the whole grid.
    pub(crate) fn all_size(&self) -> (u16, u16) {
        (extent(self.all.0.column, self.all.1.column), extent(self.all.0.row, self.all.1.row))
    }

    /// The area of a cell, for a grid drawn in `area`.
    pub(crate) fn cell(&self, area: Rect, cell: Cell) -> Rect {
        let (down, right) = (extent(self.first.row, cell.row) - 1, extent(self.first.column, cell.column) - 1);
        Rect::new(area.x + self.margin + right * self.width, area.y + 2 + down * self.height, self.width, self.height)
    }

    /// The visible cells.
    pub(crate) fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let (first, last) = (self.first, self.last);
        (first.row..=last.row)
            .flat_map(move |row| (first.column..=last.column).map(move |column| Cell::new(row, column)))
    }
}

/// The hotspots of a grid: its cells, and the rows and columns that offers point at.
pub(super) fn spots(table: &Table, zone: &Zone, shape: &GridShape, area: Rect) -> Vec<Hotspot> {
    let Body::Grid { tiles, .. } = &zone.body else { return Vec::new() };
    let mark = |at| HotspotId { zone: zone.id, at };
    let mut spots = Vec::new();
    let offered = |place: &Place| super::is_offered(table, |it| it == place);
    for column in shape.first.column..=shape.last.column {
        if offered(&Place::GridColumn(zone.id, column)) {
            let cell = shape.cell(area, Cell::new(shape.first.row, column));
            let at = Rect { y: area.y + 1, height: 1, ..cell };
            spots.push(Hotspot {
                mark: mark(ZonePosition::Column(column)),
                places: places(zone, ZonePosition::Column(column)),
                area: at,
            });
        }
    }
    for row in shape.first.row..=shape.last.row {
        if offered(&Place::GridRow(zone.id, row)) {
            let cell = shape.cell(area, Cell::new(row, shape.first.column));
            let at = Rect { x: area.x, width: shape.margin, y: cell.y, height: cell.height };
            spots.push(Hotspot {
                mark: mark(ZonePosition::Row(row)),
                places: places(zone, ZonePosition::Row(row)),
                area: at,
            });
        }
        for column in shape.first.column..=shape.last.column {
            let cell = Cell::new(row, column);
            if tiles.iter().any(|tile| tile.cell == cell) || offered(&Place::Cell(zone.id, cell)) {
                spots.push(Hotspot {
                    mark: mark(ZonePosition::Cell(cell)),
                    places: places(zone, ZonePosition::Cell(cell)),
                    area: shape.cell(area, cell),
                });
            }
        }
    }
    spots
}

/// The cells that the zone shows and those that offers point at.
fn span(table: &Table, zone: &Zone) -> (Cell, Cell) {
    let Body::Grid { first, last, tiles } = &zone.body else { return (Cell::new(1, 1), Cell::new(1, 1)) };
    let (mut top, mut left, mut bottom, mut right) = (first.row, first.column, last.row, last.column);
    let mut include = |cell: Cell| {
        (top, bottom) = (top.min(cell.row), bottom.max(cell.row));
        (left, right) = (left.min(cell.column), right.max(cell.column));
    };
    tiles.iter().for_each(|tile| include(tile.cell));
    for place in table.offers.iter().flat_map(|offer| offer.gesture.places()) {
        match place {
            Place::Cell(id, cell) if *id == zone.id => include(*cell),
            _ => {}
        }
    }
    (Cell::new(top, left), Cell::new(bottom, right))
}

/// Whether a grid is empty and no offer points at it.
pub(super) fn is_bare(table: &Table, zone: &Zone) -> bool {
    let Body::Grid { tiles, .. } = &zone.body else { return false };
    tiles.is_empty() && !super::is_offered(table, |place| place.zone() == zone.id)
}

/// The cell of the first token.
fn token(zone: &Zone) -> Option<Cell> {
    let Body::Grid { tiles, .. } = &zone.body else { return None };
    tiles.iter().find(|tile| !tile.tokens.is_empty()).map(|tile| tile.cell)
}

fn extent(first: i8, last: i8) -> u16 {
    (i16::from(last) - i16::from(first) + 1).max(1) as u16
}

/// The first and last of `fits` places around `at`, and with `hero` if both fit, within `first` and `last`.
fn window((first, last): (i8, i8), fits: u16, at: i8, hero: i8) -> (i8, i8) {
    let fits = fits.min(127) as i16;
    let (first, last, at, hero) = (i16::from(first), i16::from(last), i16::from(at), i16::from(hero));
    if last - first < fits {
        return (first as i8, last as i8);
    }
    let mut start = at - fits / 2;
    if (at - hero).abs() < fits {
        start = start.clamp(at.max(hero) - fits + 1, at.min(hero));
    }
    let start = start.clamp(first, last - fits + 1);
    (start as i8, (start + fits - 1) as i8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_keeps_the_cursor_the_ends_and_the_hero() {
        assert_eq!(window((1, 7), 10, 3, 3), (1, 7));
        assert_eq!(window((1, 20), 5, 1, 1), (1, 5));
        assert_eq!(window((1, 20), 5, 10, 10), (8, 12));
        assert_eq!(window((1, 20), 5, 10, 13), (9, 13));
        assert_eq!(window((1, 20), 5, 10, 6), (6, 10));
        assert_eq!(window((1, 20), 5, 10, 1), (8, 12), "both do not fit");
        assert_eq!(window((-3, 20), 5, 20, 20), (16, 20));
        assert_eq!(window((-128, 127), 127, 0, 0), (-63, 63));
    }
}
