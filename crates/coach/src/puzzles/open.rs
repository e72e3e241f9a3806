//! What a puzzle shows beyond the table: hidden cards as they lie, and dice as they will fall.

use serde_json::Value;
use underdeck_catalogue::GameVisitor;
use underdeck_game::{
    Body, Chance as _, ChanceEvent, Die, Play as _, Playable, Presentation as _, Recording, Table, View as _,
};
use underdeck_players::{Greedy, playout};

use super::{Place, Puzzle};
use crate::Error;
use crate::worth::LONGEST;

/// The rolls of each die that are shown.
const ROLLS: usize = 12;

/// Something hidden, laid open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Revealed {
    /// The name of the pile, the grid or the die.
    pub name: String,
    /// The cards, the next first, or with their cells; the numbers that are rolled next.
    pub things: Vec<String>,
}

impl Puzzle {
    /// All that is hidden from a player at the position: the cards of each pile, the next first, those face down on a map, and the next rolls of each
    /// die of the game. What will be shuffled falls as the deal has it, which is not told.
    ///
    /// # Errors
    /// If the rules have changed since the puzzle was made.
    pub fn open(&self) -> Result<Vec<Revealed>, Error> {
        struct Opened<'a>(&'a Puzzle);

        impl GameVisitor for Opened<'_> {
            type Out = Result<Vec<Revealed>, Error>;

            fn visit<S: Playable>(self) -> Self::Out {
                let place = self.0.place::<S>()?;
                let mut open = cards(&place);
                open.extend(dice(place));
                Ok(open)
            }
        }

        self.visit(Opened(self))
    }
}

/// The hidden cards: where the view's JSON has `"??"`, the state's has the card.
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

/// The hidden entries of a list of cards, or of tiles with a cell each.
fn list(key: &str, all: &[Value], seen: &[Value], table: &Table) -> Option<Revealed> {
    let is_hidden = |entry: &Value| entry == "??" || entry.get("card").is_some_and(|card| card == "??");
    let zone = table.zones.iter().find(|zone| zone.id == key);
    let columns = table.zones.iter().find_map(|zone| match zone.body {
        Body::Grid { first, last, .. } => Some(usize::from(last.column.abs_diff(first.column)) + 1),
        _ => None,
    });
    let columns = columns.filter(|_| !zone.is_some_and(|zone| matches!(zone.body, Body::Stack { .. })));
    let hidden = all.iter().zip(seen).enumerate().filter(|(_, (_, seen))| is_hidden(seen));
    let things: Vec<String> = hidden
        .filter_map(|(n, (entry, _))| match (entry.get("cell").and_then(Value::as_str), columns) {
            (Some(cell), _) => Some(format!("{cell} {}", entry.get("card")?.as_str()?)),
            (None, Some(columns)) => Some(format!("r{}c{} {}", n / columns + 1, n % columns + 1, entry.as_str()?)),
            (None, None) => Some(entry.as_str()?.to_owned()),
        })
        .collect();
    let name =
        zone.map_or_else(|| underdeck_game::prose::capitalised(&key.replace('_', " ")), |zone| zone.name.clone());
    (!things.is_empty()).then_some(Revealed { name, things })
}

/// The next rolls of each die that a sensible player would meet.
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
        Revealed { name: die.to_string(), things: (0..ROLLS).map(|_| chance.roll(*die).to_string()).collect() }
    };
    dice.iter().map(rolls).collect()
}
