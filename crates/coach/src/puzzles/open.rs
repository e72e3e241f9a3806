//! The hidden information that a puzzle reveals: face-down cards and future rolls.

use serde_json::Value;
use underdeck_cards::{Card, Cell};
use underdeck_game::{
    Body, Chance as _, ChanceEvent, Die, Link, Message, Play as _, Playable, Presentation as _, Recording, Table,
    View as _, Zone, say,
};
use underdeck_players::{Greedy, playout};

use super::Place;
use crate::utility::LONGEST;

/// The number of rolls shown for each die.
const ROLLS: usize = 12;

/// The revealed content of a pile, a grid or a die.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Revealed {
    /// The name of the pile, the grid or the die.
    pub name: Message,
    /// The cards, the next one first or each with its cell; or the next rolls.
    pub things: Vec<Message>,
    /// Whether it is a die.
    pub is_die: bool,
}

impl Revealed {
    /// The things as a list.
    pub fn words(&self) -> Message {
        let link = if self.things.iter().any(|thing| thing.id().is_some()) { "; " } else { " " };
        Message::join(self.things.clone(), Link::Sign(link))
    }
}

/// All hidden information at the position.
pub(super) fn hidden<S: Playable>(place: Place<S>) -> Vec<Revealed> {
    let view = place.state.view(place.state.deciding_seat());
    let table = view.table();
    let words = |(cell, card): &(Option<Cell>, Card)| match cell {
        Some(cell) => say!(REVEALED_IN, cell = *cell, card = *card),
        None => card.symbol().into(),
    };
    let revealed = |list: HiddenCards| {
        let zone = zone_of(&table, &list.key).or_else(|| grid(&table).filter(|_| list.cards[0].0.is_some()));
        let name =
            zone.map_or_else(|| Message::from(list.key.replace('_', " ")).capitalised(), |zone| zone.name.clone());
        Revealed { name, things: list.cards.iter().map(words).collect(), is_die: false }
    };
    let mut hidden: Vec<Revealed> = cards(&place, &view, &table).into_iter().map(revealed).collect();
    hidden.extend(dice(place));
    hidden
}

/// The table of the position with every hidden card known.
pub(super) fn table<S: Playable>(place: &Place<S>) -> Table {
    let view = place.state.view(place.state.deciding_seat());
    let mut table = view.table();
    for HiddenCards { key, cards } in cards(place, &view, &table) {
        let mut next = cards.iter();
        let id = zone_of(&table, &key).map(|zone| zone.id);
        for zone in &mut table.zones {
            match &mut zone.body {
                Body::Grid { tiles, .. } => {
                    for tile in tiles {
                        let here = cards.iter().find(|(cell, _)| *cell == Some(tile.cell));
                        if let (Some((_, card)), Some(face)) = (here, &mut tile.card) {
                            face.card.get_or_insert(*card);
                        }
                    }
                }
                Body::Row { cards, .. } | Body::Stack { cards, .. } if Some(zone.id) == id => {
                    for face in cards.iter_mut().filter(|face| face.card.is_none()) {
                        face.card = next.next().map(|(_, card)| *card);
                    }
                }
                _ => {}
            }
        }
    }
    table
}

/// The hidden cards of one list of the state, the next first, or each with its cell.
struct HiddenCards {
    /// The key of the list in the state's JSON; see [`zone_of`].
    key: String,
    cards: Vec<(Option<Cell>, Card)>,
}

/// The zone of a list of the state: its id is the key, or begins with it.
fn zone_of<'a>(table: &'a Table, key: &str) -> Option<&'a Zone> {
    let is_of = |zone: &&Zone| zone.id.starts_with(key) && zone.cards().any(|face| face.card.is_none());
    table.zone(key).or_else(|| table.zones.iter().find(is_of))
}

/// The grid of a table.
fn grid(table: &Table) -> Option<&Zone> {
    table.zones.iter().find(|zone| matches!(zone.body, Body::Grid { .. }))
}

/// The hidden cards: the state's JSON has the card where the view's has `"??"`.
fn cards<S: Playable>(place: &Place<S>, view: &S::View, table: &Table) -> Vec<HiddenCards> {
    if view.hidden() == 0 {
        return Vec::new();
    }
    let json = |value: Result<Value, _>| match value.unwrap_or_default() {
        Value::Object(object) => object,
        _ => serde_json::Map::new(),
    };
    let (seen, all) = (json(serde_json::to_value(view)), json(serde_json::to_value(&place.state)));
    let lists = all.iter().filter_map(|(key, value)| Some((key, value.as_array()?, seen.get(key)?.as_array()?)));
    lists.filter_map(|(key, all, seen)| list(key, all, seen, table)).collect()
}

/// The hidden entries of a list of cards, or of tiles with a cell.
fn list(key: &str, all: &[Value], seen: &[Value], table: &Table) -> Option<HiddenCards> {
    let is_hidden = |entry: &Value| entry == "??" || entry.get("card").is_some_and(|card| card == "??");
    let is_stack = table.zone(key).is_some_and(|zone| matches!(zone.body, Body::Stack { .. }));
    let columns = grid(table).filter(|_| !is_stack).and_then(|zone| match zone.body {
        Body::Grid { first, last, .. } => Some(usize::from(last.column.abs_diff(first.column)) + 1),
        _ => None,
    });
    let card = |entry: &Value| entry.as_str()?.parse::<Card>().ok();
    let hidden = all.iter().zip(seen).enumerate().filter(|(_, (_, seen))| is_hidden(seen));
    let cards: Vec<(Option<Cell>, Card)> = hidden
        .filter_map(|(n, (entry, _))| match (entry.get("cell").and_then(Value::as_str), columns) {
            (Some(cell), _) => Some((Some(cell.parse().ok()?), card(entry.get("card")?)?)),
            (None, Some(columns)) => {
                let [row, column] = [n / columns + 1, n % columns + 1].map(|n| i8::try_from(n).ok());
                Some((Some(Cell { row: row?, column: column? }), card(entry)?))
            }
            (None, None) => Some((None, card(entry)?)),
        })
        .collect();
    (!cards.is_empty()).then_some(HiddenCards { key: key.to_owned(), cards })
}

/// The next rolls of each die that the greedy player uses up to the end of the game.
fn dice<S: Playable>(place: Place<S>) -> Vec<Revealed> {
    let Place { mut state, chance, .. } = place;
    let mut luck = Recording::new(chance.clone());
    playout(&mut state, &mut Greedy, &mut luck, LONGEST);
    let mut dice: Vec<Die> = Vec::new();
    for event in &luck.events {
        if let ChanceEvent::Roll { die, .. } = event
            && !dice.contains(die)
        {
            dice.push(*die);
        }
    }
    let rolls = |die: &Die| {
        let mut chance = chance.clone();
        Revealed {
            name: die.to_string().into(),
            things: (0..ROLLS).map(|_| chance.roll(*die).to_string().into()).collect(),
            is_die: true,
        }
    };
    dice.iter().map(rolls).collect()
}
