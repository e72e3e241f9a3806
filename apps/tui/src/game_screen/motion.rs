//! What a move changed on the board, and cards in motion.

use std::collections::HashSet;
use std::time::{Duration, Instant};

use ratatui::layout::Rect;
use underdeck_game::{Body, CardFace, Table, Token};

use crate::board::{Board, HotspotId, ZonePosition};

/// How long a card moves.
const FLIGHT: Duration = Duration::from_millis(180);
/// The most cards that move at once.
const MOST: usize = 12;

/// Cards moving from where they lay to where they lie now.
#[derive(Debug, Default)]
pub(crate) struct Flights {
    flights: Vec<Flight>,
    began: Option<Instant>,
    /// Whether cards are animated at all.
    pub(crate) is_on: bool,
}

/// A moving card.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Flight {
    face: CardFace,
    from: Rect,
    to: Rect,
    /// The hotspot where it will arrive.
    mark: (&'static str, usize),
}

/// The difference between two tables.
pub(super) struct Changes {
    pub(super) fresh: Vec<HotspotId>,
    pub(super) flights: Vec<Flight>,
}

impl Flights {
    pub(super) fn begin(&mut self, flights: Vec<Flight>) {
        self.began = None;
        self.flights = if self.is_on && flights.len() <= MOST { flights } else { Vec::new() };
    }

    /// Ends all motion.
    pub(crate) fn end(&mut self) {
        self.flights.clear();
        self.began = None;
    }

    pub(crate) fn are_on(&self) -> bool {
        !self.flights.is_empty()
    }

    /// The moving cards and where they are now; those that have arrived are dropped.
    pub(super) fn at(&mut self, now: Instant) -> Vec<(CardFace, Rect)> {
        let began = *self.began.get_or_insert(now);
        let part = now.saturating_duration_since(began).as_secs_f32() / FLIGHT.as_secs_f32();
        if part >= 1.0 {
            self.end();
            return Vec::new();
        }
        // Ease out.
        let part = 1.0 - (1.0 - part) * (1.0 - part);
        let between = |a: u16, b: u16| (f32::from(a) + (f32::from(b) - f32::from(a)) * part).round() as u16;
        let place = |flight: &Flight| Rect {
            x: between(flight.from.x, flight.to.x),
            y: between(flight.from.y, flight.to.y),
            ..flight.to
        };
        self.flights.iter().map(|flight| (flight.face.clone(), place(flight))).collect()
    }

    /// The zones and indices where cards will arrive.
    pub(super) fn away(&self) -> HashSet<(&'static str, usize)> {
        self.flights.iter().map(|flight| flight.mark).collect()
    }
}

/// Compares two tables: which hotspots changed, and which cards moved.
pub(super) fn changes(old: &Table, old_board: &Board, new: &Table, new_board: &Board) -> Changes {
    let mut changes = Changes { fresh: Vec::new(), flights: Vec::new() };
    for spot in &new_board.spots {
        let before = thing(old, spot.mark);
        let now = thing(new, spot.mark);
        if before == now || now == Thing::Nothing {
            continue;
        }
        changes.fresh.push(spot.mark);
        let Thing::Card(face) = now else { continue };
        let Some(card) = face.card else { continue };
        let is_it = |spot: &&crate::board::Hotspot| matches!(thing(old, spot.mark), Thing::Card(face) if face.card == Some(card));
        let was = old_board.spots.iter().find(is_it);
        let was = was.map(|spot| spot.area).or_else(|| from_pile(old, old_board, card));
        let mark = match spot.mark.at {
            ZonePosition::Card(n) => (spot.mark.zone, n),
            _ => (spot.mark.zone, usize::MAX),
        };
        if let Some(from) = was.filter(|from| (from.x, from.y) != (spot.area.x, spot.area.y)) {
            changes.flights.push(Flight { face: face.clone(), from, to: spot.area, mark });
        }
    }
    changes
}

/// What lies on a hotspot.
#[derive(PartialEq)]
enum Thing<'a> {
    Nothing,
    Card(&'a CardFace),
    Words(&'a str),
    Number(i64),
    Tile(Option<&'a CardFace>, &'a [Token]),
}

fn thing(table: &Table, mark: HotspotId) -> Thing<'_> {
    let Some(zone) = table.zone(mark.zone) else { return Thing::Nothing };
    match (&zone.body, mark.at) {
        (Body::Counter { value, .. }, ZonePosition::Whole) => Thing::Number(*value),
        (Body::Stack { cards, .. }, ZonePosition::Whole) => cards.first().map_or(Thing::Nothing, Thing::Card),
        (Body::List(entries), ZonePosition::Entry(n)) => {
            entries.get(n).map_or(Thing::Nothing, |entry| Thing::Words(&entry.value))
        }
        (Body::Grid { tiles, .. }, ZonePosition::Cell(cell)) => {
            let tile = tiles.iter().find(|tile| tile.cell == cell);
            tile.map_or(Thing::Nothing, |tile| Thing::Tile(tile.card.as_ref(), &tile.tokens))
        }
        (_, ZonePosition::Card(n)) => zone.cards().nth(n).map_or(Thing::Nothing, Thing::Card),
        _ => Thing::Nothing,
    }
}

/// Where a card that was not visible before comes from: a pile that became smaller, the first closed one.
fn from_pile(old: &Table, old_board: &Board, card: underdeck_cards::Card) -> Option<Rect> {
    let lay_there = old.zones.iter().any(|zone| zone.cards().any(|face| face.card == Some(card)));
    let pile = old.zones.iter().find(|zone| matches!(zone.body, Body::Stack { open: false, .. }))?;
    let mark = HotspotId { zone: pile.id, at: ZonePosition::Whole };
    old_board.spot(mark).map(|spot| spot.area).filter(|_| !lay_there)
}
