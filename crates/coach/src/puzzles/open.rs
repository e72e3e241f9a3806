//! The hidden information that a puzzle reveals: face-down cards and future rolls.

use serde_json::Value;
use underdeck_cards::{Card, Cell};
use underdeck_game::{
    Body, Chance as _, ChanceEvent, Die, Link, Message, Play as _, Playable, Presentation as _, Recording, Table,
    View as _, say,
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
    let mut hidden = cards(&place);
    hidden.extend(dice(place));
    hidden
}

/// The hidden cards: the state's JSON has the card where the view's has `"??"`.
fn cards<S: Playable>(place: &Place<S>) -> Vec<Revealed> {
    let view = place.state.view(place.state.deciding_seat());
    if view.hidden() == 0 {
        return Vec::new();
    }
    let table = view.table();
    let json = |value: Result<Value, _>| match value.unwrap_or_default() {
        Value::Object(object) => object,
        _ => serde_json::Map::new(),
    };
    let (seen, all) = (json(serde_json::to_value(&view)), json(serde_json::to_value(&place.state)));
    let lists = all.iter().filter_map(|(key, value)| Some((key, value.as_array()?, seen.get(key)?.as_array()?)));
    lists.filter_map(|(key, all, seen)| list(key, all, seen, &table)).collect()
}

/// The hidden entries of a list of cards, or of tiles with a cell.
fn list(key: &str, all: &[Value], seen: &[Value], table: &Table) -> Option<Revealed> {
    let is_hidden = |entry: &Value| entry == "??" || entry.get("card").is_some_and(|card| card == "??");
    let zone = table.zones.iter().find(|zone| zone.id == key);
    let grid = table.zones.iter().find_map(|zone| match zone.body {
        Body::Grid { first, last, .. } => Some((zone, usize::from(last.column.abs_diff(first.column)) + 1)),
        _ => None,
    });
    let grid = grid.filter(|_| !zone.is_some_and(|zone| matches!(zone.body, Body::Stack { .. })));
    let card = |entry: &Value| entry.as_str()?.parse::<Card>().ok();
    let in_cell = |cell: Cell, card: Card| say!(REVEALED_IN, cell, card);
    let hidden = all.iter().zip(seen).enumerate().filter(|(_, (_, seen))| is_hidden(seen));
    let things: Vec<Message> = hidden
        .filter_map(|(n, (entry, _))| match (entry.get("cell").and_then(Value::as_str), grid) {
            (Some(cell), _) => Some(in_cell(cell.parse().ok()?, card(entry.get("card")?)?)),
            (None, Some((_, columns))) => {
                let [row, column] = [n / columns + 1, n % columns + 1].map(|n| i8::try_from(n).ok());
                Some(in_cell(Cell { row: row?, column: column? }, card(entry)?))
            }
            (None, None) => Some(card(entry)?.symbol().into()),
        })
        .collect();
    let zone = zone.or(grid.map(|(zone, _)| zone));
    let name = zone.map_or_else(|| Message::from(key.replace('_', " ")).capitalised(), |zone| zone.name.clone());
    (!things.is_empty()).then_some(Revealed { name, things })
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
        }
    };
    dice.iter().map(rolls).collect()
}
