//! Answers for a player who asks about something on the table.

use serde::Serialize;
use underdeck_cards::Card;

use crate::{Body, CardFace, Entry, Message, Place, RuleIds, Table, Zone, card_name, say};

/// Most moves listed for one thing.
const MOST: usize = 5;

/// An answer to "what is this?".
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct About {
    /// Its name.
    pub name: Message,
    /// Its rule in plain sentences, with an example.
    pub says: Message,
    /// The effects of a few of the moves that point at it.
    pub now: Vec<Message>,
    /// The unseen cards that concern it, with counts; empty if there are none.
    pub odds: Message,
    /// The ids of the rules behind it.
    pub rules: Vec<&'static str>,
}

/// A game's own text about something on its table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tooltip {
    /// Its rule in plain sentences, with an example.
    pub says: Message,
    /// The unseen cards that concern it, with counts; empty if there are none.
    pub odds: Message,
    /// The ids of the rules behind it.
    pub rules: RuleIds,
}

/// A word of a game, explained: of its table, or the verb of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Term {
    /// Its id in the [messages](crate::GameInfo::text) of the game.
    pub id: &'static str,
    /// The ids of the rules behind it.
    pub rules: RuleIds,
}

impl Term {
    /// A word with its rules.
    pub const fn new(id: &'static str, rules: RuleIds) -> Self {
        Self { id, rules }
    }
}

impl Tooltip {
    /// A rule in plain sentences, with the ids behind it.
    pub fn new(says: impl Into<Message>, rules: RuleIds) -> Self {
        Self { says: says.into(), odds: Message::default(), rules }
    }

    /// The same with what is unseen.
    #[must_use]
    pub fn odds(self, odds: impl Into<Message>) -> Self {
        Self { odds: odds.into(), ..self }
    }
}

impl About {
    /// The answer for a card that is not on the table.
    pub fn absent(card: Card, lore: Tooltip) -> Self {
        let Tooltip { says, odds, rules } = lore;
        let (name, now) = (card_name(card).capitalised(), vec![say!(ABOUT_ABSENT)]);
        Self { name, says, now, odds, rules: rules.to_vec() }
    }

    /// Joins the table's text for a place with the game's own; `None` if the place is missing or is an empty cell.
    pub fn of(table: &Table, place: &Place, lore: Option<Tooltip>) -> Option<Self> {
        let zone = table.zone(place.zone()).filter(|_| table.has(place))?;
        let (name, says) = match place {
            Place::Card(_, card) => {
                let face = zone.cards().find(|face| face.card == Some(*card))?;
                (face.name.clone().capitalised(), said_of_card(face, zone))
            }
            Place::Cell(_, cell) => {
                let Body::Grid { tiles, .. } = &zone.body else { return None };
                let tile = tiles.iter().find(|tile| tile.cell == *cell)?;
                let face = tile.card.as_ref()?;
                (say!(ABOUT_AT, name = face.name.clone().capitalised(), cell), said_of_card(face, zone))
            }
            Place::Entry(_, id) => {
                let Body::List(entries) = &zone.body else { return None };
                let entry = entries.iter().find(|entry| entry.id == *id)?;
                let Entry { name, value, note, .. } = entry;
                (name.clone().capitalised(), with(say!(ABOUT_ENTRY, zone = zone.name, value), note))
            }
            _ => (zone.name.clone(), said_of_zone(zone)),
        };
        let points = |found: &&Place| match place {
            Place::Zone(id) => found.zone() == *id,
            _ => *found == place,
        };
        let offers: Vec<_> = table.offers.iter().filter(|offer| offer.gesture.places().iter().any(points)).collect();
        let mut now: Vec<Message> = offers.iter().take(MOST).map(|offer| offer.said()).collect();
        match offers.len() {
            0 if !matches!(place, Place::Zone(_)) && !table.offers.is_empty() => {
                now.push(say!(ABOUT_NO_MOVE));
            }
            n if n > MOST => now.push(say!(ABOUT_MORE_MOVES, n = n - MOST)),
            _ => {}
        }
        let mut about = Self { name, says, now, ..Self::default() };
        match lore {
            Some(lore) => {
                (about.says, about.odds, about.rules) = (lore.says, lore.odds, lore.rules.to_vec());
            }
            None => {
                for rule in offers.iter().flat_map(|offer| offer.rules) {
                    if !about.rules.contains(rule) {
                        about.rules.push(rule);
                    }
                }
            }
        }
        Some(about)
    }
}

fn said_of_card(face: &CardFace, zone: &Zone) -> Message {
    let (rest, role) = (said_of_zone(zone), &face.role.name);
    match face.value {
        _ if role.is_empty() => rest,
        Some(value) => say!(ABOUT_WORTH, role, value, rest),
        None => say!(ABOUT_ROLE, role = role.clone().capitalised(), rest),
    }
}

fn said_of_zone(zone: &Zone) -> Message {
    let now = match &zone.body {
        Body::Counter { value, max: Some(max) } => say!(ABOUT_COUNTER_OF, value, max),
        Body::Counter { value, max: None } => say!(ABOUT_COUNTER, value),
        Body::Track { steps, now } => say!(ABOUT_TRACK, step = steps[*now]),
        Body::List(entries) => say!(ABOUT_ENTRIES, n = entries.len()),
        _ => say!(ABOUT_CARDS, n = zone.cards().count()),
    };
    if zone.note.is_empty() { now } else { say!(SENTENCES, first = sentence(&zone.note), second = now) }
}

/// A sentence with one more after it, if there is one.
fn with(first: Message, note: &Message) -> Message {
    if note.is_empty() { first } else { say!(SENTENCES, first, second = sentence(note)) }
}

/// The text with a full stop at its end.
fn sentence(text: &Message) -> Message {
    if text.is_empty() || text.ends_with(['.', '!', '?']) { text.clone() } else { say!(FULL_STOP, text) }
}
