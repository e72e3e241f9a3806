//! Checks words against a table.

use std::collections::BTreeSet;

use underdeck_cards::{Card, CardSet};
use underdeck_game::{Body, CardFace, Language, Message, Table, Zone, say};

use super::GuidePart;

/// A statement of a guide that the table contradicts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Untrue {
    /// The move of the step is not legal.
    Illegal(String),
    /// A card is not on the table, or not known.
    NoCard(Card),
    /// No zone and no entry with a number has this id.
    NoNumber(String),
    /// The table does not show this number.
    Number(i64),
    /// A card is named outside of square brackets.
    Unmarked(String),
}

impl Untrue {
    /// The fault as a message.
    pub fn said(&self) -> Message {
        match self {
            Self::Illegal(mv) => say!(PLAY_ILLEGAL, move = mv),
            Self::NoCard(card) => say!(GUIDE_NO_CARD, card),
            Self::NoNumber(id) => say!(GUIDE_NO_NUMBER, id),
            Self::Number(n) => say!(GUIDE_NUMBER, n),
            Self::Unmarked(word) => say!(GUIDE_UNMARKED, word),
        }
    }
}

/// Numbers that sentences write as words, from 2.
const NUMBERS: [&str; 19] = [
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
    "twenty",
];

/// The first thing that is not true.
pub(super) fn check(pieces: &[GuidePart], table: &Table) -> Result<(), Untrue> {
    let mut shown = shown(table);
    // A sentence may state the sum of its cards.
    let named: CardSet =
        pieces.iter().filter_map(|piece| if let GuidePart::Card(card) = piece { Some(*card) } else { None }).collect();
    shown.insert(named.rank_sum().into());
    for piece in pieces {
        match piece {
            GuidePart::Card(card) => {
                let mut faces = table.zones.iter().flat_map(Zone::cards);
                if !faces.any(|face| face.card == Some(*card)) {
                    return Err(Untrue::NoCard(*card));
                }
            }
            GuidePart::Number(id) if number(table, id).is_none() => return Err(Untrue::NoNumber(id.clone())),
            GuidePart::Number(_) => {}
            GuidePart::Text(text) => {
                if let Some(word) = text.split(|c: char| !c.is_alphanumeric()).find(|word| word.parse::<Card>().is_ok())
                {
                    return Err(Untrue::Unmarked(word.to_owned()));
                }
                if let Some(&number) = numbers(text).difference(&shown).next() {
                    return Err(Untrue::Number(number));
                }
            }
        }
    }
    Ok(())
}

/// The number of the zone or list entry with an id: of a counter its value, of cards how many there are.
pub(super) fn number(table: &Table, id: &str) -> Option<String> {
    if let Some(zone) = table.zone(id) {
        return match &zone.body {
            Body::Counter { value, .. } => Some(value.to_string()),
            Body::Row { .. } | Body::Grid { .. } | Body::Stack { .. } => Some(zone.cards().count().to_string()),
            _ => None,
        };
    }
    let lists =
        table.zones.iter().filter_map(|zone| if let Body::List(entries) = &zone.body { Some(entries) } else { None });
    lists.flatten().find(|entry| entry.id == id).map(|entry| entry.value.to_string())
}

/// Every number that the table shows: ranks, values and counts of cards, counters, places, and numbers in the words.
fn shown(table: &Table) -> BTreeSet<i64> {
    let mut shown = numbers(&table.prompt);
    for zone in &table.zones {
        shown.extend(numbers(&zone.name).into_iter().chain(numbers(&zone.note)));
        let faces: Vec<&CardFace> = zone.cards().collect();
        shown.insert(faces.len() as i64);
        for face in faces {
            shown.extend(face.value.into_iter().chain(face.card.map(|card| i64::from(card.rank()))));
            shown.extend(
                numbers(&face.name)
                    .into_iter()
                    .chain(face.badges.iter().flat_map(|badge| numbers(&badge.words(Language::ENGLISH)))),
            );
        }
        match &zone.body {
            Body::Row { places, .. } => shown.extend([*places as i64]),
            Body::Counter { value, max } => shown.extend([Some(*value), *max].into_iter().flatten()),
            Body::List(entries) => {
                let words = entries.iter().flat_map(|entry| [&entry.name, &entry.value, &entry.note]);
                shown.extend(words.flat_map(|words| numbers(words)));
            }
            _ => {}
        }
    }
    for offer in &table.offers {
        shown.extend(numbers(&offer.label).into_iter().chain(numbers(&offer.effect)));
    }
    shown
}

/// The numbers in a text, in digits or, up to twenty, in words. One is not counted: it is a pronoun as well.
fn numbers(text: &str) -> BTreeSet<i64> {
    let number = |word: &str| {
        let named = || NUMBERS.iter().position(|name| word.eq_ignore_ascii_case(name)).map(|n| n as i64 + 2);
        word.parse().ok().or_else(named).filter(|&n| n != 1)
    };
    let mut found: BTreeSet<i64> = text.split(|c: char| !c.is_alphanumeric()).filter_map(number).collect();
    // `3d8` and `d20` hold numbers as well.
    let digits = text.split(|c: char| !c.is_ascii_digit()).filter_map(|digits| digits.parse().ok());
    found.extend(digits.filter(|&n: &i64| n != 1));
    found
}

underdeck_game::said_errors!(Untrue);
