//! The layout of a table on the screen: zones as blocks, and a hotspot for each thing at which the player can point.

mod flow;
mod grid;
mod sizes;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use underdeck_cards::{Card, Cell};
use underdeck_game::{Body, CardFace, Gesture, Place, Table, Zone};

use crate::theme::Appearance;
use crate::view::is_named;
use flow::Fit;
pub(crate) use flow::value_place;
pub(crate) use grid::GridShape;
#[cfg(test)]
pub(crate) use sizes::is_named_here;
pub(crate) use sizes::width;

/// The name of a hotspot, stable as long as its thing stays there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct HotspotId {
    pub(crate) zone: &'static str,
    pub(crate) at: ZonePosition,
}

impl HotspotId {
    /// No hotspot.
    pub(crate) const NOWHERE: Self = Self { zone: "", at: ZonePosition::Whole };
}

/// A position in a zone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ZonePosition {
    /// The zone as a whole: its title, a counter, a pile.
    Whole,
    /// The card at this index of a row or an open stack.
    Card(usize),
    /// The empty place at this index of a row.
    Slot(usize),
    Cell(Cell),
    Row(i8),
    Column(i8),
    Entry(usize),
}

/// A part of the table at which the player can point.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Hotspot {
    pub(crate) mark: HotspotId,
    /// The game's names for it; several where a card is on a cell.
    pub(crate) places: Vec<Place>,
    /// Its area on the board.
    pub(crate) area: Rect,
}

/// How a zone is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shape {
    /// Steps on one line.
    Track,
    /// A number, with a bar of this width if it has a limit.
    Counter { bar: u16 },
    /// Cards of this size side by side under a title.
    Cards { width: u16, height: u16 },
    /// Small cards in running text after the title.
    Chips,
    /// A pile of this size under a title.
    Pile { width: u16, height: u16 },
    /// A pile in a few words.
    Tag,
    /// Entries under a title; the column of names has this width.
    List { name: u16 },
    /// Cells.
    Grid(GridShape),
}

/// A zone on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Block {
    /// Its index among the zones of the table.
    pub(crate) zone: usize,
    pub(crate) area: Rect,
    pub(crate) shape: Shape,
}

/// The layout of a whole table. If it is higher than the screen, the screen shows a part of it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Board {
    pub(crate) blocks: Vec<Block>,
    pub(crate) spots: Vec<Hotspot>,
    pub(crate) height: u16,
    /// The lines at the top that stay while the others scroll.
    pub(crate) pinned: u16,
    /// The columns at the left that stay too: those of the map on a small screen.
    pub(crate) fixed: u16,
    /// The first line and the name of each page; empty if the whole table is one.
    pub(crate) pages: Vec<(u16, String)>,
}

impl Board {
    /// Lays out a table in `width` by `height` cells, as large as fits with every name whole if that fits, and never too small to
    /// read. Grids that do not fit show the part around `cursor`. A screen that cannot show all of it shows one page at a time,
    /// beside the map.
    pub(crate) fn of(table: &Table, width: u16, height: u16, cursor: Option<HotspotId>, look: &Appearance) -> Self {
        let lay = |fit: Fit<'_>| flow::lay(table, width, height, fit, cursor);
        let whole = flow::best(table, height, look, &flow::besides(table, width), lay);
        whole.unwrap_or_else(|| flow::lay_pages(table, width, height, cursor, look))
    }

    /// The number of names and values that are not whole: twice those that are cut, and those that small cards do not show.
    fn cut(&self, table: &Table, look: &Appearance) -> usize {
        self.blocks.iter().map(|block| self.cut_in(block, table, look)).sum()
    }

    /// The same in one block.
    fn cut_in(&self, block: &Block, table: &Table, look: &Appearance) -> usize {
        let zone = &table.zones[block.zone];
        let cards = |size| {
            let is_cut = |face: &&CardFace| !is_named(face, &[], look, size, false);
            if sizes::is_named_here(table, zone) { zone.cards().filter(is_cut).count() } else { 0 }
        };
        let top = |size| zone.cards().next().is_some_and(|face| !is_named(face, &[], look, size, false));
        match block.shape {
            Shape::Grid(shape) => 2 * shape.cut(zone, look),
            Shape::Cards { width, height } => 2 * cards((width.min(block.area.width), height)),
            Shape::Pile { width, height } => 2 * usize::from(top((width.min(block.area.width) - 1, height))),
            Shape::Chips => cards((flow::CHIP, 1)),
            Shape::List { name } => 2 * self.cut_entries(block, zone, name),
            _ => 0,
        }
    }

    /// The number of entries whose name or value is not whole.
    pub(crate) fn cut_entries(&self, block: &Block, zone: &Zone, name: u16) -> usize {
        let Body::List(entries) = &zone.body else { return 0 };
        let of_zone = self.spots.iter().filter(|spot| spot.mark.zone == zone.id);
        let is_cut = |spot: &&Hotspot| {
            let ZonePosition::Entry(n) = spot.mark.at else { return false };
            let (_, first, room) = value_place(block.area.width, name);
            let lines = crate::canvas::wrap(&entries[n].value, room).len();
            width(&entries[n].name) > name.min(block.area.width - 1)
                || lines + usize::from(first) > spot.area.height.into()
        };
        of_zone.filter(is_cut).count()
    }

    /// The lines that show the counters and the whole map, or a few entries.
    pub(crate) fn least(table: &Table, width: u16, look: &Appearance) -> u16 {
        flow::least(table, width, look)
    }

    /// The columns that are drawn on.
    pub(crate) fn width(&self) -> u16 {
        let drawn = self.blocks.iter().filter(|block| block.shape != Shape::Track).map(|block| block.area.right());
        drawn.max().unwrap_or(0)
    }

    /// The hotspot of this name.
    pub(crate) fn spot(&self, mark: HotspotId) -> Option<&Hotspot> {
        self.spots.iter().find(|spot| spot.mark == mark)
    }

    /// The hotspot of a place.
    pub(crate) fn find(&self, place: &Place) -> Option<&Hotspot> {
        self.spots.iter().find(|spot| spot.places.contains(place))
    }

    /// The smallest hotspot under a position on the board.
    pub(crate) fn under(&self, x: u16, y: u16) -> Option<&Hotspot> {
        let under = self.spots.iter().filter(|spot| spot.area.contains(Position::new(x, y)));
        under.min_by_key(|spot| spot.area.area())
    }

    /// The first and the last line, exclusive, of the page with this line; the whole board if there are no pages.
    pub(crate) fn page(&self, line: u16) -> (u16, u16) {
        let at = self.pages.iter().rposition(|(start, _)| *start <= line).unwrap_or(0);
        let start = |n: usize| self.pages.get(n).map(|(start, _)| *start);
        (start(at).unwrap_or(0), start(at + 1).unwrap_or(self.height))
    }

    /// The line of the board that is shown at a place on the screen.
    pub(crate) const fn line(&self, x: u16, y: u16, scroll: u16) -> u16 {
        if y < self.pinned || x < self.fixed { y } else { y + scroll }
    }

    /// Copies the lines that are visible at a scroll position from a drawing of the whole board to an area of the screen.
    pub(crate) fn copy_lines(&self, whole: &Buffer, scroll: u16, buffer: &mut Buffer, area: Rect) {
        for y in 0..area.height {
            for x in 0..area.width {
                let from = whole.cell((x, self.line(x, y, scroll)));
                if let (Some(from), Some(to)) = (from, buffer.cell_mut((area.x + x, area.y + y))) {
                    *to = from.clone();
                }
            }
        }
    }

    /// The hotspot nearest to another in a direction; `None` at the edge.
    pub(crate) fn towards(&self, from: HotspotId, dx: i32, dy: i32) -> Option<&Hotspot> {
        let from = self.spot(from)?;
        let reach = |spot: &&Hotspot| {
            let (a, b) = (centre(from.area), centre(spot.area));
            // A character is twice as high as wide.
            let (along, across) = if dx != 0 {
                ((b.0 - a.0) * dx, 2 * gap(from.area.y, from.area.height, spot.area.y, spot.area.height))
            } else {
                (2 * (b.1 - a.1) * dy, gap(from.area.x, from.area.width, spot.area.x, spot.area.width))
            };
            let off = if dx != 0 { 2 * (b.1 - a.1).abs() } else { (b.0 - a.0).abs() };
            (along > 0).then_some(along + 4 * across + off / 4)
        };
        self.spots
            .iter()
            .filter(|spot| spot.mark != from.mark)
            .filter_map(|s| Some((reach(&s)?, s)))
            .min_by_key(|(n, _)| *n)
            .map(|(_, spot)| spot)
    }
}

/// The centre of an area, doubled.
fn centre(area: Rect) -> (i32, i32) {
    (i32::from(area.x) * 2 + i32::from(area.width), i32::from(area.y) * 2 + i32::from(area.height))
}

/// The distance between two intervals; 0 if they overlap.
fn gap(a: u16, a_len: u16, b: u16, b_len: u16) -> i32 {
    let (a, b, a_end, b_end) = (i32::from(a), i32::from(b), i32::from(a + a_len), i32::from(b + b_len));
    (a - b_end + 1).max(b - a_end + 1).max(0)
}

/// Whether an offer points at such a place.
pub(crate) fn is_offered(table: &Table, is_it: impl Fn(&Place) -> bool) -> bool {
    table.offers.iter().any(|offer| offer.gesture.places().into_iter().any(&is_it))
}

/// The places of a hotspot, in the game's names.
pub(crate) fn places(zone: &Zone, at: ZonePosition) -> Vec<Place> {
    let id = zone.id;
    match at {
        ZonePosition::Whole => {
            let top = match &zone.body {
                Body::Stack { cards, .. } => cards.first().and_then(|face| face.card),
                _ => None,
            };
            [Some(Place::Zone(id)), top.map(|card| Place::Card(id, card))].into_iter().flatten().collect()
        }
        ZonePosition::Card(n) => {
            let card: Option<Card> = zone.cards().nth(n).and_then(|face| face.card);
            card.map(|card| Place::Card(id, card)).into_iter().collect()
        }
        ZonePosition::Slot(_) => vec![Place::Zone(id)],
        ZonePosition::Cell(cell) => {
            let card = match &zone.body {
                Body::Grid { tiles, .. } => {
                    tiles.iter().find(|tile| tile.cell == cell).and_then(|tile| tile.card.as_ref()?.card)
                }
                _ => None,
            };
            [Some(Place::Cell(id, cell)), card.map(|card| Place::Card(id, card))].into_iter().flatten().collect()
        }
        ZonePosition::Row(row) => vec![Place::GridRow(id, row)],
        ZonePosition::Column(column) => vec![Place::GridColumn(id, column)],
        ZonePosition::Entry(n) => match &zone.body {
            Body::List(entries) => entries.get(n).map(|entry| Place::Entry(id, entry.id.clone())).into_iter().collect(),
            _ => Vec::new(),
        },
    }
}

/// Whether an offer points at a card below the top of a pile: then the pile must be spread.
pub(crate) fn is_spread(table: &Table, zone: &Zone) -> bool {
    let Body::Stack { cards, .. } = &zone.body else { return false };
    let top = cards.first().and_then(|face| face.card);
    is_offered(table, |place| matches!(place, Place::Card(id, card) if *id == zone.id && Some(*card) != top))
}

/// Whether a button alone makes the gesture.
pub(crate) fn is_button(gesture: &Gesture) -> bool {
    matches!(gesture, Gesture::Press | Gesture::Number { target: None, .. })
        || matches!(gesture, Gesture::Choose { set, target: None } if set.is_empty())
}
