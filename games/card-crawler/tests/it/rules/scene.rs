//! States from a line of text, and small helpers for rule tests.
//!
//! A scene is a list of settings separated by `;`:
//!
//! ```text
//! at r3c3; hand 5C 6D; wounds 2; discard 4S; rooms r3c3=KS r2c3=9D. r3c4=8S? r1c1=7Sx
//! ```
//!
//! A room holds its card live; `?` after it is unknown, `.` empty, `x` slain. All other rooms are unknown and hold the
//! unnamed fortress cards in canonical order; the first room, `r1c1` unless the hero stands on the rim
//! or `first` names another, is revealed. Unnamed action cards lie in the draw pile, or where `rest` says.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};
use underdeck_card_crawler::State;
use underdeck_cards::{Card, CardSet};
use underdeck_game::{Play as _, Presentation as _, Seat, State as _};

const ROW: [&str; 5] = ["r1", "r2", "r3", "r4", "r5"];

/// The state of a scene, checked.
#[track_caller]
pub(crate) fn scene(text: &str) -> State {
    let value = scene_json(text);
    serde_json::from_value(value.clone()).unwrap_or_else(|error| panic!("{error}: {value}"))
}

/// The key at fault in a scene that is not a valid state, or in its JSON after a change.
#[track_caller]
pub(crate) fn fault(text: &str, change: impl FnOnce(&mut Map<String, Value>)) -> String {
    let Value::Object(mut object) = scene_json(text) else { panic!("a state is an object") };
    change(&mut object);
    let error = serde_json::from_value::<State>(Value::Object(object)).expect_err("no valid state").to_string();
    error.split('`').nth(1).unwrap_or_else(|| panic!("no key in {error}")).to_owned()
}

pub(crate) fn scene_json(text: &str) -> Value {
    let mut keys: BTreeMap<&str, &str> = BTreeMap::new();
    for setting in text.split(';').map(str::trim).filter(|setting| !setting.is_empty()) {
        let (key, value) = setting.split_once(' ').unwrap_or((setting, ""));
        assert!(keys.insert(key, value.trim()).is_none(), "{key} twice");
    }
    let mut get = |key: &str| keys.remove(key);
    let at = get("at").unwrap_or("outside");
    let is_rim = at != "outside" && (at.contains('1') || at.contains('5'));
    let first = get("first").unwrap_or(if is_rim { at } else { "r1c1" });
    let mut piles: BTreeMap<&str, Vec<Card>> = BTreeMap::new();
    for pile in ["hand", "draw", "discard", "trash", "queens"] {
        piles.insert(pile, get(pile).unwrap_or_default().split_whitespace().map(card).collect());
    }
    let mut rooms: BTreeMap<String, (Card, &str)> = BTreeMap::new();
    for room in get("rooms").unwrap_or_default().split_whitespace() {
        let (cell, face) = room.split_once('=').unwrap_or_else(|| panic!("{room} is no room"));
        let word = match face.get(2..) {
            Some("?") => "unknown",
            Some(".") => "empty",
            Some("x") => "slain",
            _ => "revealed",
        };
        rooms.insert(cell.into(), (card(&face[..2]), word));
    }
    let named: CardSet = piles.values().flatten().copied().chain(rooms.values().map(|(card, _)| *card)).collect();
    let left = |set: CardSet| (set - named).iter().collect::<Vec<_>>();
    let rest = get("rest").unwrap_or("draw");
    piles.get_mut(rest).expect("a pile for the rest").extend(left(action()));
    let mut hidden = left(fortress()).into_iter();
    let (mut grid, mut words) = (Vec::new(), Vec::new());
    for cell in ROW.iter().flat_map(|row| (1..=5).map(move |column| format!("{row}c{column}"))) {
        let (card, word) = rooms.remove(&cell).unwrap_or_else(|| {
            let card = hidden.next().unwrap_or_else(|| panic!("no fortress card is left for {cell}"));
            (card, if cell == first { "revealed" } else { "unknown" })
        });
        grid.push(card);
        words.push(word);
    }
    assert_eq!(hidden.next(), None, "fortress cards without a room");
    for (pile, cards) in &mut piles {
        if *pile != "draw" {
            cards.sort();
        }
    }
    let number = |text: Option<&str>, default: u8| text.map_or(default, |text| text.parse().unwrap());
    let attacker = get("defend");
    let phase = if attacker.is_some() { "defend" } else { get("phase").unwrap_or("action") };
    let outcome = get("outcome").map(|text| serde_json::from_str::<Value>(text).unwrap());
    let mut value = json!({
        "phase": if outcome.is_some() { "over" } else { phase }, "outcome": outcome,
        "exhaustion": number(get("exhaustion"), 2), "hand_size": number(get("hand_size"), 5),
        "life": number(get("life"), 10), "wounds": number(get("wounds"), 0),
        "hand": piles["hand"], "draw": piles["draw"], "draw_known": vec![false; piles["draw"].len()],
        "discard": piles["discard"], "trash": piles["trash"], "queens": piles["queens"],
        "grid": grid, "rooms": words, "at": at, "first_room": if first == "none" { Value::Null } else { json!(first) },
        "attacker": attacker, "arrived": get("arrived").is_some(), "attacked": get("attacked").is_some(),
        "doubled": get("doubled").is_some(),
    });
    if let Some(rulings) = get("rulings") {
        value["rulings"] = rulings.split_whitespace().collect();
    }
    if let Some(visited) = get("visited") {
        value["visited"] = visited.split_whitespace().collect();
    }
    assert!(keys.is_empty(), "{:?} are no settings", keys.keys());
    value
}

/// `A` to `6` of clubs, diamonds and spades.
pub(crate) fn action() -> CardSet {
    "AC 2C 3C 4C 5C 6C AD 2D 3D 4D 5D 6D AS 2S 3S 4S 5S 6S".parse().unwrap()
}

/// The cards dealt to the grid.
pub(crate) fn fortress() -> CardSet {
    "7C 8C 9C TC 7D 8D 9D TD 7S 8S 9S TS JC JD JH JS QC QD QH QS KC KD KH KS XB".parse().unwrap()
}

pub(crate) fn card(text: &str) -> Card {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// The legal moves that start with these words, sorted.
pub(crate) fn legal(state: &State, start: &str) -> Vec<String> {
    let mut moves = state.legal_spellings();
    moves.retain(|mv| mv.starts_with(start));
    moves
}

/// A room's card and state, such as `KS revealed`.
pub(crate) fn room(state: &State, cell: &str) -> String {
    let json = serde_json::to_value(state).unwrap();
    let (row, column) = (cell.as_bytes()[1] - b'1', cell.as_bytes()[3] - b'1');
    let place = usize::from(row * 5 + column);
    format!("{} {}", json["grid"][place].as_str().unwrap(), json["rooms"][place].as_str().unwrap())
}

/// The cells whose room has this state.
pub(crate) fn rooms(state: &State, word: &str) -> Vec<String> {
    let cells = ROW.iter().flat_map(|row| (1..=5).map(move |column| format!("{row}c{column}")));
    cells.filter(|cell| room(state, cell).ends_with(word)).collect()
}

/// Why a move is refused: the rules, after checking that it is not legal.
#[track_caller]
pub(crate) fn why(state: &State, mv: &str) -> Vec<&'static str> {
    underdeck_testkit::refuse(state, mv);
    let refusal = state.view(Seat(0)).refusal(mv.parse().unwrap());
    refusal.unwrap_or_else(|| panic!("`{mv}` is refused without a reason")).rules.to_vec()
}
