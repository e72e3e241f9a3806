//! The table of one view: zones, the cards in them, and the gesture that makes each legal move.
//!
//! Front ends draw a [`Table`] without knowing the game: none of them decides anything.

use std::fmt::Display;

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use underdeck_cards::{Card, Cell};

use crate::{CardFace, Icon, Link, Message, RuleIds, Token, Value, ZoneKind, is_card_name, say};

/// The most cards in a [`Table::strip`].
const MOST_CARDS: usize = 10;

/// A table as one seat sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Table {
    /// The decision that is due, or the outcome, in one sentence.
    pub prompt: Message,
    /// The zones, in reading order.
    pub zones: Vec<Zone>,
    /// Every legal move once, in the order of `legal_moves`.
    pub offers: Vec<Offer>,
}

/// A named place on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Zone {
    /// Its id in [`Place`]s, unique on the table.
    pub id: &'static str,
    /// Its title.
    pub name: Message,
    /// Its purpose, in one sentence; empty where the title is enough.
    pub note: Message,
    /// Its purpose.
    #[serde(skip_serializing_if = "ZoneKind::is_other")]
    pub kind: ZoneKind,
    /// Its icon.
    #[serde(skip_serializing_if = "Icon::is_none")]
    pub icon: Icon,
    /// Its contents.
    pub body: Body,
    /// For a counter, whether a high or a low number is good for the player.
    #[serde(skip_serializing_if = "Good::is_neither")]
    pub good: Good,
    /// For a list of kinds of rooms, how many of each entry there are and may be: it may be drawn as a building. Else empty.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rooms: Vec<Rooms>,
    /// The room that holds the zone: an entry of a list with [`rooms`](Self::rooms).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub within: Option<Place>,
}

/// The number of rooms of a kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Rooms {
    /// Those that are built.
    pub built: u32,
    /// The most that may be.
    pub most: u32,
}

/// Whether a high or a low number is good for the player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Good {
    /// The more the better, as health.
    High,
    /// The less the better, as wounds.
    Low,
    /// Neither, as a depth or a turn.
    #[default]
    Neither,
}

impl Good {
    /// Whether a change by this number is good for the player, if it is good or bad.
    pub(crate) const fn is_good(self, by: i64) -> Option<bool> {
        match self {
            Self::High => Some(by > 0),
            Self::Low => Some(by < 0),
            Self::Neither => None,
        }
    }

    const fn is_neither(&self) -> bool {
        matches!(self, Self::Neither)
    }
}

/// The contents of a zone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum Body {
    /// Cards side by side.
    Row {
        /// The cards, left to right.
        cards: Vec<CardFace>,
        /// The number of places, 0 for no limit; empty ones are shown.
        places: usize,
    },
    /// Cards on the cells of a grid.
    Grid {
        /// The first row and column that is shown.
        first: Cell,
        /// The last row and column that is shown.
        last: Cell,
        /// The cells with something on them, by row, then column.
        tiles: Vec<Tile>,
    },
    /// Cards on top of each other, top first.
    Stack {
        /// The cards, top first.
        cards: Vec<CardFace>,
        /// Whether the player may look through them; otherwise only the top shows.
        open: bool,
    },
    /// A number, with its limit if it has one.
    Counter {
        /// The number.
        value: i64,
        /// The most it can be.
        max: Option<i64>,
    },
    /// Named entries, such as a slate.
    List(Vec<Entry>),
    /// A sequence of steps, with the present one.
    Track {
        /// The names of the steps.
        steps: Vec<Message>,
        /// Which of them is now.
        now: usize,
    },
}

/// The contents of a cell of a grid.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Tile {
    /// The cell.
    pub cell: Cell,
    /// The card; `None` for a cell that holds a token alone.
    pub card: Option<CardFace>,
    /// Tokens on the cell.
    pub tokens: Vec<Token>,
}

/// An entry of a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Entry {
    /// Its id in [`Place::Entry`], unique in the list.
    pub id: String,
    /// Its name.
    pub name: Message,
    /// Its value in words.
    pub value: Message,
    /// Its meaning, in one sentence; may be empty.
    pub note: Message,
    /// Its icon.
    #[serde(skip_serializing_if = "Icon::is_none")]
    pub icon: Icon,
    /// What stands for its value beside the icon.
    #[serde(skip_serializing_if = "Sign::is_words")]
    pub sign: Sign,
}

/// What stands for the value of an entry where there are pictures. Front ends without pictures write its name and value.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum Sign {
    /// The name and the value.
    #[default]
    Words,
    /// The icon, bright: the thing is held, active or possible. With it a number or a card; may be empty.
    Lit(Message),
    /// The icon, dim: the thing is missing, asleep or impossible.
    Dim,
    /// The name, then icons with numbers; a part without a number is a state.
    Parts(Vec<(Icon, Message)>),
    /// Nothing: another zone shows it.
    Elsewhere,
}

impl Sign {
    /// A bright icon.
    pub fn lit() -> Self {
        Self::Lit(Message::default())
    }

    /// Bright or dim.
    pub fn light(is_on: bool) -> Self {
        if is_on { Self::lit() } else { Self::Dim }
    }

    /// Bright with a number; dim for 0.
    pub fn count(n: impl Into<Value>) -> Self {
        match n.into() {
            Value::Number(0) => Self::Dim,
            n => Self::Lit(Message::join([n], "")),
        }
    }

    /// Whether there is no sign, but name and value.
    pub fn is_words(&self) -> bool {
        *self == Self::Words
    }
}

impl Entry {
    /// An entry without an icon.
    pub fn new(
        id: impl Into<String>,
        name: impl Into<Message>,
        value: impl Into<Message>,
        note: impl Into<Message>,
    ) -> Self {
        let (icon, sign) = (Icon::default(), Sign::Words);
        Self { id: id.into(), name: name.into(), value: value.into(), note: note.into(), icon, sign }
    }

    /// The first sentence of the note, and the rest.
    pub fn brief_and_more(&self) -> (&str, &str) {
        self.note.split_once(". ").map_or((&self.note, ""), |(brief, more)| (&self.note[..=brief.len()], more))
    }

    /// The entry with what shows it without words.
    #[must_use]
    pub const fn icon(mut self, icon: Icon) -> Self {
        self.icon = icon;
        self
    }

    /// The entry with what stands for its value.
    #[must_use]
    pub fn sign(self, sign: Sign) -> Self {
        Self { sign, ..self }
    }
}

/// Something on the table that can be pointed at.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum Place {
    /// A whole zone.
    Zone(&'static str),
    /// A card, by its zone.
    Card(&'static str, Card),
    /// A cell of a grid, by its zone.
    Cell(&'static str, Cell),
    /// A row of a grid, by its zone.
    GridRow(&'static str, i8),
    /// A column of a grid, by its zone.
    GridColumn(&'static str, i8),
    /// An entry of a list, by its zone.
    Entry(&'static str, String),
}

impl Place {
    /// The zone of a card that is in no visible zone.
    pub const NOWHERE: &'static str = "";

    /// The zone itself, or the zone that holds the place.
    pub const fn zone(&self) -> &'static str {
        match self {
            Self::Zone(id)
            | Self::Card(id, _)
            | Self::Cell(id, _)
            | Self::GridRow(id, _)
            | Self::GridColumn(id, _)
            | Self::Entry(id, _) => id,
        }
    }

    /// The card, cell or entry as moves spell it; `None` for zones, rows and columns.
    pub fn notation(&self) -> Option<String> {
        match self {
            Self::Card(_, card) => Some(card.to_string()),
            Self::Cell(_, cell) => Some(cell.to_string()),
            Self::Entry(_, id) => Some(id.clone()),
            Self::Zone(_) | Self::GridRow(..) | Self::GridColumn(..) => None,
        }
    }
}

/// The gesture that makes a move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum Gesture {
    /// Press a button with the offer's label.
    Press,
    /// Tap something on the table.
    Tap(Place),
    /// Pick something up and drop it somewhere else; tapping both in turn does the same.
    Drag {
        /// The thing picked up.
        from: Place,
        /// The place to drop it.
        to: Place,
    },
    /// Choose a set of things, then tap the target, or press the button if there is none.
    Choose {
        /// The chosen things, each once; may be empty.
        set: Vec<Place>,
        /// The target of the choice.
        target: Option<Place>,
    },
    /// Choose a number, then press the button or tap the target.
    Number {
        /// The number.
        value: i64,
        /// The target of the number.
        target: Option<Place>,
    },
}

/// A legal move with its gesture and words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Offer {
    /// The spelling of the move.
    #[serde(rename = "move")]
    pub spelling: String,
    /// The gesture that makes it.
    pub gesture: Gesture,
    /// The text of its button, a few words.
    pub label: Message,
    /// Its effect, in rule words, one sentence. The JSON adds its numbers as `amounts`, in the order of the sentence.
    #[serde(flatten, serialize_with = "effect_and_amounts")]
    pub effect: Message,
    /// The rules that say so.
    pub rules: RuleIds,
    /// Whether the move throws the game away. Front ends ask before they make such a move, and never suggest it.
    #[serde(skip_serializing_if = "Finality::is_open")]
    pub finality: Finality,
}

/// A move's effect on the game as a whole, known before it is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Finality {
    /// The game may continue, or be won.
    #[default]
    Open,
    /// Ends the game by choice, and not as a win.
    Final,
    /// Gives the game up.
    GivingUp,
}

impl Finality {
    /// Whether the move does not throw the game away.
    pub fn is_open(&self) -> bool {
        *self == Self::Open
    }
}

/// The words of one move: gesture, label, effect and rules.
pub type MoveWords = (Gesture, Message, Message, RuleIds);

/// The words as `effect`, and their numbers as `amounts` if there are any.
fn effect_and_amounts<S: Serializer>(effect: &Message, serializer: S) -> Result<S::Ok, S::Error> {
    let (mut map, amounts) = (serializer.serialize_map(None)?, effect.amounts());
    map.serialize_entry("effect", effect)?;
    if !amounts.is_empty() {
        map.serialize_entry("amounts", &amounts)?;
    }
    map.end()
}

impl Offer {
    /// An offer that leaves the game open, in the words of its move.
    pub fn of(mv: impl Display, (gesture, label, effect, rules): MoveWords) -> Self {
        Self::new(mv, gesture, label, effect, rules)
    }

    /// An offer that leaves the game open.
    pub fn new(
        mv: impl Display,
        gesture: Gesture,
        label: impl Into<Message>,
        effect: impl Into<Message>,
        rules: RuleIds,
    ) -> Self {
        let (spelling, label, effect) = (mv.to_string(), label.into(), effect.into());
        Self { spelling, gesture, label, effect, rules, finality: Finality::Open }
    }

    /// The move and its effect in one line. A result, which begins with an arrow, needs no colon.
    pub fn said(&self) -> Message {
        let (label, effect) = (&self.label, &self.effect);
        match effect.starts_with('→') || effect.starts_with("⟦→") {
            true => say!(OFFER_RESULT, label, effect),
            false => say!(ABOUT_OFFER, label, effect),
        }
    }

    /// The same offer of a move that ends the game.
    pub fn finality(self, finality: Finality) -> Self {
        Self { finality, ..self }
    }
}

impl Table {
    /// The zone of this name.
    pub fn zone(&self, id: &str) -> Option<&Zone> {
        self.zones.iter().find(|zone| zone.id == id)
    }

    /// The moves in the order of lists, where their numbers are from 1: those that throw the game away are last.
    pub fn listed(&self) -> Vec<&Offer> {
        let mut offers: Vec<&Offer> = self.offers.iter().collect();
        offers.sort_by_key(|offer| !offer.finality.is_open());
        offers
    }

    /// The table in a few signs: the first counter and the cards that the moves point at, or else those side by side; without cards, more
    /// counters. `Health 5, Q♠ 8♣ 7♦`.
    pub fn strip(&self) -> Message {
        let places: Vec<&Place> = self.offers.iter().flat_map(|offer| offer.gesture.places()).collect();
        let is_used = |place: &Place| places.contains(&place);
        let used = |zone: &Zone| -> Vec<Card> {
            let tiles = if let Body::Grid { tiles, .. } = &zone.body { tiles.as_slice() } else { &[] };
            let of_tile = |tile: &Tile| tile.card.as_ref()?.card.filter(|_| is_used(&Place::Cell(zone.id, tile.cell)));
            let on_cells = tiles.iter().filter_map(of_tile);
            let others = zone.cards().filter_map(|face| face.card).filter(|card| is_used(&Place::Card(zone.id, *card)));
            on_cells.chain(others).collect()
        };
        let mut cards: Vec<Card> = self.zones.iter().flat_map(used).collect();
        if cards.is_empty() {
            let rows = self.zones.iter().filter(|zone| matches!(zone.body, Body::Row { .. }));
            cards = rows.flat_map(Zone::cards).filter_map(|face| face.card).collect();
        }
        let mut signs: Vec<String> = cards.iter().take(MOST_CARDS).map(|card| card.symbol()).collect();
        if cards.len() > MOST_CARDS {
            signs.push("…".into());
        }
        let counters = self.zones.iter().filter_map(Zone::count).take(if signs.is_empty() { 4 } else { 1 });
        let cards = (!signs.is_empty()).then(|| signs.join(" ").into());
        Message::join(counters.chain(cards), Link::Comma)
    }

    /// The zones that are counters.
    pub fn counters(&self) -> Vec<Zone> {
        self.zones.iter().filter(|zone| zone.is_counter()).cloned().collect()
    }

    /// Whether a place is on the table. Grids grow, so every cell and line of a grid is.
    pub fn has(&self, place: &Place) -> bool {
        match place {
            Place::Zone(id) => self.zone(id).is_some(),
            Place::Card(id, card) => {
                self.zone(id).is_some_and(|zone| zone.cards().any(|face| face.card == Some(*card)))
            }
            Place::Cell(id, _) | Place::GridRow(id, _) | Place::GridColumn(id, _) => {
                self.zone(id).is_some_and(|zone| matches!(zone.body, Body::Grid { .. }))
            }
            Place::Entry(id, entry) => self.zone(id).is_some_and(
                |zone| matches!(&zone.body, Body::List(entries) if entries.iter().any(|e| e.id == *entry)),
            ),
        }
    }

    /// The places with this name: a zone by its id or title, a card in notation, with its suit's sign or in words, an entry of a
    /// list by its id or name, a cell. A zone's id and a colon before it leave only what is in that zone: `room:7S`.
    pub fn named(&self, text: &str) -> Vec<Place> {
        if let Some((zone, thing)) = text.split_once(':') {
            let mut found = self.named(thing.trim().trim_start_matches('='));
            found.retain(|place| place.zone().eq_ignore_ascii_case(zone.trim()) && !matches!(place, Place::Zone(_)));
            return found;
        }
        let is = |name: &str| name.eq_ignore_ascii_case(text.trim());
        let is_card = |card: Card| is(&card.to_string()) || is(&card.symbol()) || is_card_name(text, card);
        let mut found = Vec::new();
        for zone in &self.zones {
            if is(zone.id) || is(&zone.name) {
                return vec![Place::Zone(zone.id)];
            }
            match &zone.body {
                Body::List(entries) => {
                    // `Orc` is any of the Orcs: `Orc #1`.
                    let kind = |entry: &Entry| is(entry.name.split(" #").next().unwrap_or_default());
                    let named = entries.iter().filter(|entry| is(&entry.id) || is(&entry.name) || kind(entry));
                    found.extend(named.map(|entry| Place::Entry(zone.id, entry.id.clone())));
                }
                Body::Grid { tiles, .. } => {
                    let named = tiles.iter().filter(|tile| {
                        let card = tile.card.as_ref().and_then(|face| face.card);
                        is(&tile.cell.to_string()) || card.is_some_and(is_card)
                    });
                    found.extend(named.map(|tile| Place::Cell(zone.id, tile.cell)));
                }
                _ => {
                    let named = zone.cards().filter_map(|face| face.card).filter(|&card| is_card(card));
                    found.extend(named.map(|card| Place::Card(zone.id, card)));
                }
            }
        }
        found
    }

    /// Everything on the table that can be asked about: each zone, each known card, each tile, each entry.
    pub fn places(&self) -> Vec<Place> {
        let mut places = Vec::new();
        for zone in &self.zones {
            places.push(Place::Zone(zone.id));
            match &zone.body {
                Body::List(entries) => {
                    places.extend(entries.iter().map(|entry| Place::Entry(zone.id, entry.id.clone())));
                }
                Body::Grid { tiles, .. } => {
                    let cards = tiles.iter().filter(|tile| tile.card.is_some());
                    places.extend(cards.map(|tile| Place::Cell(zone.id, tile.cell)));
                }
                _ => places.extend(zone.cards().filter_map(|face| face.card).map(|card| Place::Card(zone.id, card))),
            }
        }
        places
    }
}

impl Zone {
    /// A zone without a note.
    pub fn new(id: &'static str, name: impl Into<Message>, body: Body) -> Self {
        let (kind, icon) = (ZoneKind::Other, Icon::default());
        let (note, good, rooms) = (Message::default(), Good::Neither, Vec::new());
        Self { id, name: name.into(), note, kind, icon, body, good, rooms, within: None }
    }

    /// The zone of this kind.
    #[must_use]
    pub const fn kind(mut self, kind: ZoneKind) -> Self {
        self.kind = kind;
        self
    }

    /// The zone with what shows it without words.
    #[must_use]
    pub const fn icon(mut self, icon: Icon) -> Self {
        self.icon = icon;
        self
    }

    /// The zone of a list of kinds of rooms, with how many there are of each entry.
    #[must_use]
    pub fn rooms(mut self, rooms: Vec<Rooms>) -> Self {
        self.rooms = rooms;
        self
    }

    /// The zone in a room of another zone, if there is one.
    #[must_use]
    pub fn within(mut self, room: impl Into<Option<Place>>) -> Self {
        self.within = room.into();
        self
    }

    /// Says whether a high or a low number of the counter is good.
    #[must_use]
    pub const fn good(mut self, good: Good) -> Self {
        self.good = good;
        self
    }

    /// The zone with a note.
    #[must_use]
    pub fn note(mut self, note: impl Into<Message>) -> Self {
        self.note = note.into();
        self
    }

    /// Whether it is a counter.
    pub const fn is_counter(&self) -> bool {
        matches!(self.body, Body::Counter { .. })
    }

    /// A counter with its name: `Health 14`; `None` for other zones.
    pub fn count(&self) -> Option<Message> {
        match self.body {
            Body::Counter { value, .. } => Some(Message::join([self.name.clone(), value.to_string().into()], " ")),
            _ => None,
        }
    }

    /// All cards in the zone.
    pub fn cards(&self) -> impl Iterator<Item = &CardFace> {
        let (cards, tiles): (&[CardFace], &[Tile]) = match &self.body {
            Body::Row { cards, .. } | Body::Stack { cards, .. } => (cards, &[]),
            Body::Grid { tiles, .. } => (&[], tiles),
            _ => (&[], &[]),
        };
        cards.iter().chain(tiles.iter().filter_map(|tile| tile.card.as_ref()))
    }
}

impl Gesture {
    /// Everything the gesture points at.
    pub fn places(&self) -> Vec<&Place> {
        match self {
            Self::Press => Vec::new(),
            Self::Tap(place) => vec![place],
            Self::Drag { from, to } => vec![from, to],
            Self::Choose { set, target } => set.iter().chain(target).collect(),
            Self::Number { target, .. } => target.iter().collect(),
        }
    }
}
