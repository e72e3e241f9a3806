//! The changes of a move on the board, and cards in motion.

use std::collections::{HashMap, HashSet};
use std::rc::Rc;
use std::time::{Duration, Instant};

use ratatui::layout::Rect;
use underdeck_cards::Card;
use underdeck_game::{Body, CardFace, Change, Symbol, Table, Token};

use crate::board::{Board, HotspotId, ZonePosition};

/// The time in which a card moves.
const FLIGHT: Duration = Duration::from_millis(180);
/// The most cards that move at once.
const MOST: usize = 12;

/// The time in which the change of a number is shown.
const FLASH: Duration = Duration::from_millis(450);

/// The changes of the last move, and the cards that still move.
#[derive(Default)]
pub(crate) struct Motion {
    flights: Vec<Flight>,
    /// The numbers that are shown for a moment.
    flashes: Vec<Flash>,
    began: Option<Instant>,
    /// Whether cards are animated at all.
    pub(crate) is_on: bool,
    /// The hotspots whose thing has just come or changed.
    pub(super) fresh: Vec<HotspotId>,
    /// The card that came last to each open pile.
    tops: HashMap<&'static str, Card>,
    /// When a replay that plays by itself made its last step.
    pub(crate) plays_since: Option<Instant>,
}

/// The change of a counter, shown for a moment on it and on the card that did it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Flash {
    /// Where it is shown: on the line at the bottom of this area.
    pub(super) area: Rect,
    pub(super) change: i64,
    pub(super) is_harm: bool,
}

/// A moving card.
#[derive(Clone, PartialEq, Debug)]
struct Flight {
    face: CardFace,
    from: Rect,
    to: Rect,
    /// The hotspot where it will arrive.
    mark: (&'static str, usize),
}

impl Motion {
    /// Marks what differs between two tables, and lets the cards that moved fly.
    pub(super) fn begin(&mut self, old: (&Table, &Board), new: (&Table, &Board)) {
        let (fresh, flights) = changes(old, new);
        self.fresh = fresh;
        self.began = None;
        self.flashes = if self.is_on { flashes(old.0, new, &flights) } else { Vec::new() };
        self.flights = if self.is_on && flights.len() <= MOST { flights } else { Vec::new() };
    }

    /// Ends all motion.
    pub(crate) fn end(&mut self) {
        self.flights.clear();
        self.flashes.clear();
        self.began = None;
    }

    /// Whether cards are moving, or numbers are shown for a moment.
    pub(crate) const fn is_moving(&self) -> bool {
        !self.flights.is_empty() || !self.flashes.is_empty()
    }

    /// The numbers that are shown for a moment.
    pub(super) fn flashes(&self) -> &[Flash] {
        &self.flashes
    }

    /// The moving cards and where they are now; those that have arrived are dropped.
    pub(super) fn at(&mut self, now: Instant) -> Vec<(CardFace, Rect)> {
        let began = *self.began.get_or_insert(now);
        let passed = now.saturating_duration_since(began);
        if passed >= FLASH {
            self.flashes.clear();
        }
        let part = passed.as_secs_f32() / FLIGHT.as_secs_f32();
        if part >= 1.0 {
            self.flights.clear();
        }
        if !self.is_moving() {
            self.began = None;
        }
        if self.flights.is_empty() {
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

    /// The table with the card that came last to each open pile on top of it. Piles without an order list their cards by suit.
    pub(super) fn last_on_top(&mut self, old: &Table, mut table: Rc<Table>) -> Rc<Table> {
        for n in 0..table.zones.len() {
            let zone = &table.zones[n];
            let (Body::Stack { cards, open: true }, Some(old)) = (&zone.body, old.zone(zone.id)) else { continue };
            let mut came = cards.iter().filter_map(|face| face.card);
            let came = came.find(|card| old.cards().all(|face| face.card != Some(*card)));
            let id = zone.id;
            self.tops.extend(came.map(|card| (id, card)));
            let top = self.tops.get(id).and_then(|card| cards.iter().position(|face| face.card == Some(*card)));
            if let (Some(top @ 1..), Body::Stack { cards, .. }) = (top, &mut Rc::make_mut(&mut table).zones[n].body) {
                cards[..=top].rotate_right(1);
            }
        }
        table
    }
}

/// The hotspots that changed between two tables, and the cards that moved.
fn changes((old, old_board): (&Table, &Board), (new, new_board): (&Table, &Board)) -> (Vec<HotspotId>, Vec<Flight>) {
    let (mut fresh, mut flights) = (Vec::new(), Vec::new());
    for spot in &new_board.spots {
        let before = thing(old, spot.mark);
        let now = thing(new, spot.mark);
        if before == now || now == Thing::Nothing {
            continue;
        }
        fresh.push(spot.mark);
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
            flights.push(Flight { face: face.clone(), from, to: spot.area, mark });
        }
    }
    (fresh, flights)
}

/// The counters that changed for better or worse; a loss is also shown on the monster that moved, if it is one.
fn flashes(old: &Table, (new, board): (&Table, &Board), flights: &[Flight]) -> Vec<Flash> {
    let flash = |changed: Change| {
        let spot = board.spot(HotspotId { zone: changed.at.zone(), at: ZonePosition::Whole })?;
        Some(Flash { area: spot.area, change: changed.by?, is_harm: !changed.good? })
    };
    let mut flashes: Vec<Flash> = Change::counted(old, new).into_iter().filter_map(flash).collect();
    let mut monsters = flights.iter().filter(|flight| flight.face.role.icon.symbol == Some(Symbol::Monster));
    let harms: Vec<i64> = flashes.iter().filter(|flash| flash.is_harm).map(|flash| flash.change).collect();
    if let ([change], Some(monster), None) = (harms.as_slice(), monsters.next(), monsters.next()) {
        flashes.push(Flash { area: monster.to, change: *change, is_harm: true });
    }
    flashes
}

/// The thing on a hotspot.
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

/// The place from which a card comes that was not visible before: the first closed pile.
fn from_pile(old: &Table, old_board: &Board, card: Card) -> Option<Rect> {
    let was_visible = old.zones.iter().any(|zone| zone.cards().any(|face| face.card == Some(card)));
    let pile = old.zones.iter().find(|zone| matches!(zone.body, Body::Stack { open: false, .. }))?;
    let mark = HotspotId { zone: pile.id, at: ZonePosition::Whole };
    old_board.spot(mark).map(|spot| spot.area).filter(|_| !was_visible)
}
