//! Where everything on a table lies on the screen: zones as blocks, and every spot that can be pointed at.

mod flow;
mod grid;
mod sizes;

use cards::{Card, Cell};
use game::{Body, Gesture, Place, Table, Zone};
use ratatui::layout::{Position, Rect};

pub(crate) use grid::GridShape;
pub(crate) use sizes::{Tight, width};

/// A spot's name, which stays the same as long as its thing lies there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Mark {
    pub(crate) zone: &'static str,
    pub(crate) at: At,
}

/// Where in a zone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum At {
    /// The zone as a whole: its title, a counter, a pile.
    Whole,
    /// The card at a place of a row or an open stack.
    Card(usize),
    /// An empty place of a row.
    Slot(usize),
    Cell(Cell),
    Row(i8),
    Column(i8),
    Entry(usize),
}

/// Something that can be pointed at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Hotspot {
    pub(crate) mark: Mark,
    /// What the game calls it: several where a card lies on a cell.
    pub(crate) places: Vec<Place>,
    /// Where it is drawn, on the board.
    pub(crate) area: Rect,
}

/// How a zone is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shape {
    /// Steps in a line.
    Track,
    /// A number, and a bar of this width if it has a limit.
    Counter { bar: u16 },
    /// Cards of a size, side by side under a title.
    Cards { width: u16, height: u16 },
    /// Small cards in running text after the title.
    Chips,
    /// A pile of a size under a title.
    Pile { width: u16, height: u16 },
    /// A pile in a few words.
    Tag,
    /// Entries under a title, their names so wide.
    List { name: u16 },
    /// Cells.
    Grid(GridShape),
}

/// A zone on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Block {
    /// Its number on the table.
    pub(crate) zone: usize,
    pub(crate) area: Rect,
    pub(crate) shape: Shape,
}

/// Everything on a table in its place. It may be higher than the screen; then a window of it is shown.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Board {
    pub(crate) blocks: Vec<Block>,
    pub(crate) spots: Vec<Hotspot>,
    pub(crate) height: u16,
}

impl Board {
    /// Lays a table out in so much room: as large as fits, at last as small as can be read. `cursor` is in sight in grids
    /// that are wider than the room.
    pub(crate) fn of(table: &Table, width: u16, height: u16, cursor: Option<Mark>) -> Self {
        let mut board = Self::default();
        for tight in Tight::ALL {
            board = flow::lay(table, width, height, tight, cursor);
            if board.height <= height {
                break;
            }
        }
        board
    }

    /// The spot of this name.
    pub(crate) fn spot(&self, mark: Mark) -> Option<&Hotspot> {
        self.spots.iter().find(|spot| spot.mark == mark)
    }

    /// The spot where something is.
    pub(crate) fn find(&self, place: &Place) -> Option<&Hotspot> {
        self.spots.iter().find(|spot| spot.places.contains(place))
    }

    /// The spot under a position on the board; the smallest if several are.
    pub(crate) fn under(&self, x: u16, y: u16) -> Option<&Hotspot> {
        let under = self.spots.iter().filter(|spot| spot.area.contains(Position::new(x, y)));
        under.min_by_key(|spot| spot.area.area())
    }

    /// The spot nearest to another in a direction; the one opposite where there is none is left to the caller.
    pub(crate) fn towards(&self, from: Mark, dx: i32, dy: i32) -> Option<&Hotspot> {
        let from = self.spot(from)?;
        let reach = |spot: &&Hotspot| {
            let (a, b) = (centre(from.area), centre(spot.area));
            // A column is half as wide as a line is high.
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

/// Twice the middle of an area.
fn centre(area: Rect) -> (i32, i32) {
    (i32::from(area.x) * 2 + i32::from(area.width), i32::from(area.y) * 2 + i32::from(area.height))
}

/// How far two stretches are apart; 0 where they overlap.
fn gap(a: u16, a_len: u16, b: u16, b_len: u16) -> i32 {
    let (a, b, a_end, b_end) = (i32::from(a), i32::from(b), i32::from(a + a_len), i32::from(b + b_len));
    (a - b_end + 1).max(b - a_end + 1).max(0)
}

/// Whether an offer points at this.
pub(crate) fn is_offered(table: &Table, is_it: impl Fn(&Place) -> bool) -> bool {
    table.offers.iter().any(|offer| offer.gesture.places().into_iter().any(&is_it))
}

/// What the game calls a spot.
pub(crate) fn places(zone: &Zone, at: At) -> Vec<Place> {
    let id = zone.id;
    match at {
        At::Whole => {
            let top = match &zone.body {
                Body::Stack { cards, .. } => cards.first().and_then(|face| face.card),
                _ => None,
            };
            [Some(Place::Zone(id)), top.map(|card| Place::Card(id, card))].into_iter().flatten().collect()
        }
        At::Card(n) => {
            let card: Option<Card> = zone.cards().nth(n).and_then(|face| face.card);
            card.map(|card| Place::Card(id, card)).into_iter().collect()
        }
        At::Slot(_) => vec![Place::Zone(id)],
        At::Cell(cell) => {
            let card = match &zone.body {
                Body::Grid { tiles, .. } => {
                    tiles.iter().find(|tile| tile.cell == cell).and_then(|tile| tile.card.as_ref()?.card)
                }
                _ => None,
            };
            [Some(Place::Cell(id, cell)), card.map(|card| Place::Card(id, card))].into_iter().flatten().collect()
        }
        At::Row(row) => vec![Place::GridRow(id, row)],
        At::Column(column) => vec![Place::GridColumn(id, column)],
        At::Entry(n) => match &zone.body {
            Body::List(entries) => entries.get(n).map(|entry| Place::Entry(id, entry.id.clone())).into_iter().collect(),
            _ => Vec::new(),
        },
    }
}

/// Whether the offers look into a pile, so that its cards have to be seen.
pub(crate) fn is_spread(table: &Table, zone: &Zone) -> bool {
    let Body::Stack { cards, .. } = &zone.body else { return false };
    let top = cards.first().and_then(|face| face.card);
    is_offered(table, |place| matches!(place, Place::Card(id, card) if *id == zone.id && Some(*card) != top))
}

/// Whether a gesture needs anything but a button.
pub(crate) fn is_button(gesture: &Gesture) -> bool {
    matches!(gesture, Gesture::Press | Gesture::Number { target: None, .. })
        || matches!(gesture, Gesture::Choose { set, target: None } if set.is_empty())
}
