//! Answers for a player who asks about something on the table.

use serde::Serialize;
use underdeck_cards::Card;

use crate::{Body, CardFace, Place, RuleIds, Table, Zone, prose};

/// Most moves listed for one thing.
const MOST: usize = 5;

/// An answer to "what is this?".
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct About {
    /// Its name.
    pub name: String,
    /// Its rule in plain sentences, with an example.
    pub says: String,
    /// The effects of a few of the moves that point at it.
    pub now: Vec<String>,
    /// The unseen cards that concern it, with counts; empty if there are none.
    pub odds: String,
    /// The ids of the rules behind it.
    pub rules: Vec<&'static str>,
}

/// A game's own text about something on its table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tooltip {
    /// Its rule in plain sentences, with an example.
    pub says: String,
    /// The unseen cards that concern it, with counts; empty if there are none.
    pub odds: String,
    /// The ids of the rules behind it.
    pub rules: RuleIds,
}

/// A word of a game, explained: of its table, or the verb of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Term {
    /// The word.
    pub word: &'static str,
    /// Its meaning, in one plain sentence.
    pub says: &'static str,
    /// The ids of the rules behind it.
    pub rules: RuleIds,
}

impl Term {
    /// A word with its meaning and its rules.
    pub const fn new(word: &'static str, says: &'static str, rules: RuleIds) -> Self {
        Self { word, says, rules }
    }
}

impl Tooltip {
    /// A rule in plain sentences, with the ids behind it.
    pub fn new(says: impl Into<String>, rules: RuleIds) -> Self {
        Self { says: says.into(), odds: String::new(), rules }
    }

    /// The same with what is unseen.
    #[must_use]
    pub fn odds(self, odds: impl Into<String>) -> Self {
        Self { odds: odds.into(), ..self }
    }
}

impl From<&Term> for About {
    fn from(term: &Term) -> Self {
        let (name, says, rules) = (prose::capitalised(term.word), term.says.to_owned(), term.rules.to_vec());
        Self { name, says, rules, ..Self::default() }
    }
}

impl About {
    /// The answer for a card that is not on the table.
    pub fn absent(card: Card, lore: Tooltip) -> Self {
        let Tooltip { says, odds, rules } = lore;
        let (name, now) = (prose::capitalised(&card.name()), vec!["It is nowhere to be seen now.".into()]);
        Self { name, says, now, odds, rules: rules.to_vec() }
    }

    /// Joins the table's text for a place with the game's own; `None` if the place is missing or is an empty cell.
    pub fn of(table: &Table, place: &Place, lore: Option<Tooltip>) -> Option<Self> {
        let zone = table.zone(place.zone()).filter(|_| table.has(place))?;
        let (name, says) = match place {
            Place::Card(_, card) => {
                let face = zone.cards().find(|face| face.card == Some(*card))?;
                (prose::capitalised(&face.name), said_of_card(face, zone))
            }
            Place::Cell(_, cell) => {
                let Body::Grid { tiles, .. } = &zone.body else { return None };
                let tile = tiles.iter().find(|tile| tile.cell == *cell)?;
                let face = tile.card.as_ref()?;
                (format!("{}, on {cell}", prose::capitalised(&face.name)), said_of_card(face, zone))
            }
            Place::Entry(_, id) => {
                let Body::List(entries) = &zone.body else { return None };
                let entry = entries.iter().find(|entry| entry.id == *id)?;
                let note = sentence(&entry.note);
                (prose::capitalised(&entry.name), format!("{}: {}. {note}", zone.name, entry.value).trim().to_owned())
            }
            _ => (zone.name.clone(), said_of_zone(zone)),
        };
        let points = |found: &&Place| match place {
            Place::Zone(id) => found.zone() == *id,
            _ => *found == place,
        };
        let offers: Vec<_> = table.offers.iter().filter(|offer| offer.gesture.places().iter().any(points)).collect();
        let mut now: Vec<String> =
            offers.iter().take(MOST).map(|offer| format!("{}: {}", offer.label, offer.effect)).collect();
        match offers.len() {
            0 if !matches!(place, Place::Zone(_)) && !table.offers.is_empty() => {
                now.push("No move concerns it now.".into())
            }
            n if n > MOST => now.push(format!("And {}.", prose::count(n - MOST, "more move"))),
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

fn said_of_card(face: &CardFace, zone: &Zone) -> String {
    let kind = match (face.role.name.as_str(), face.value) {
        ("", _) => String::new(),
        (role, Some(value)) => format!("A {role} worth {value}. "),
        (role, None) => format!("{}. ", prose::capitalised(role)),
    };
    format!("{kind}{}", said_of_zone(zone))
}

fn said_of_zone(zone: &Zone) -> String {
    let now = match &zone.body {
        Body::Counter { value, max: Some(max) } => format!("It is {value} of {max}."),
        Body::Counter { value, max: None } => format!("It is {value}."),
        Body::Track { steps, now } => format!("{} is now.", steps[*now]),
        Body::List(entries) => format!("It has {}.", prose::counted(entries.len(), "entry", "entries")),
        _ => format!("It holds {}.", prose::count(zone.cards().count(), "card")),
    };
    format!("{} {now}", sentence(&zone.note)).trim().to_owned()
}

/// The text with a full stop at its end.
fn sentence(text: &str) -> String {
    if text.is_empty() || text.ends_with(['.', '!', '?']) { text.to_owned() } else { format!("{text}.") }
}
