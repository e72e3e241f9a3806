//! Positions as short texts, on the map of the reference's examples.

use serde_json::{Map, Value, json};
use underdeck_game::{OptionValue, Options as _};
use underdeck_judgement_quest::{Options, State};
use underdeck_testkit::object;

/// The dungeon of the examples, row by row.
pub(crate) const MAP: &str =
    ". . 9C AS 6S . . 2C 3C 4C 5C 6C 7C 8C 9S TC JC 7H QC KC AC 2S 3S 4S 5S 7S 8S TS . . JS QS KS . .";

/// A dungeon whose middle, r3c2 to r3c6, is shut off by doors in the west and walls in the east.
const POCKET: &str = "2C 3C 2S 3S 5C 5S 6C 6S 4S . . . . 7C 4C 8C 8S 7H JC JS 9C 7S . . . . 9S TC TS QC QS KC KS AS AC";

/// A checked state from clauses separated by `;`: `combat; at r3c3 from r3c4; hp 4; gp 2; items key flask; tasks 2D 3D 7D JD`.
///
/// A first word `combat` or `hit` is the phase; the phase is `explore` otherwise. You are `at` the staircase, and came
/// `from` nowhere. `put r2c4=9C` puts a card on a cell and its old card where the new one was. `resolved r2c4` cells,
/// `seen r1c3` cells (`seen all`; always those resolved,
/// yours, the staircase, and those around these two), `wizard r2c5` the first one
/// entered. Options: `dice`, `two_d6`, `campaign`, `title captain`, `cap 9`. By dice unseen rooms are not rolled.
/// `pocket` is another map, `hide r5c1` cells that are unseen after all. `over perished` ends the quest. Keys that follow from these are worked out.
pub(crate) fn scene(text: &str) -> State {
    read(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A quest with all tasks done.
pub(crate) const DONE: &str = "seen all; tasks 2D 3D 7D JD; resolved r2c1 r4c1 r2c2 r4c2 r3c3 r5c3";

/// The outcome after a move that ends the quest.
pub(crate) fn outcome(text: &str, mv: &str, luck: &str) -> Value {
    let mut state = scene(text);
    underdeck_testkit::play(&mut state, mv, luck);
    assert_eq!(key(&state, "phase"), "over");
    key(&state, "outcome")
}

/// A quest whose next room, at r3c5, is this card, all around it seen.
pub(crate) fn room(card: &str, more: &str) -> State {
    scene(&format!("put r3c5={card}; seen r2c5 r4c5 r3c6; tasks 6D 4D 9D JD; {more}"))
}

/// Why the same scene is not a valid state.
pub(crate) fn read(text: &str) -> Result<State, String> {
    serde_json::from_value(json(text)).map_err(|error| error.to_string())
}

/// The same as JSON, not checked.
pub(crate) fn json(text: &str) -> Value {
    let mut rooms: Vec<String> = MAP.split(' ').map(|card| card.replace('.', "")).collect();
    let (mut phase, mut at, mut from) = ("explore", "r3c4", None);
    let (mut hp, mut gp, mut cap, mut wizard) = (6, 0, 0, None);
    let (mut items, mut tasks) = (Vec::new(), vec!["2D", "3D", "7D", "JD"]);
    let mut hidden = Vec::new();
    let (mut resolved, mut seen) = (Vec::new(), vec![17]);
    seen.extend(around(17));
    let (mut equipment, mut d12, mut campaign, mut title) = ("cards", "d12", false, "none");
    let (mut cause, mut rulings) = (None, Vec::new());
    for clause in text.split(';').map(str::trim).filter(|clause| !clause.is_empty()) {
        let words: Vec<&str> = clause.split_whitespace().collect();
        match words[..] {
            ["combat" | "hit" | "explore"] => phase = words[0],
            ["at", cell] => at = cell,
            ["at", cell, "from", prev] => (at, from) = (cell, Some(prev)),
            ["from", prev] => from = Some(prev),
            ["hp", n] => hp = n.parse().expect("HP"),
            ["gp", n] => gp = n.parse().expect("GP"),
            ["cap", n] => cap = n.parse().expect("a limit"),
            ["items", ..] => items = words[1..].to_vec(),
            ["tasks", ..] => tasks = words[1..].to_vec(),
            ["put", ..] => words[1..].iter().for_each(|word| put(&mut rooms, word)),
            ["resolved", ..] => resolved = words[1..].iter().map(|cell| index(cell)).collect(),
            ["pocket"] => rooms = POCKET.split(' ').map(|card| card.replace('.', "")).collect(),
            ["hide", ..] => hidden = words[1..].iter().map(|cell| index(cell)).collect(),
            ["seen", "all"] => seen.extend((0..35).filter(|&n| !rooms[n].is_empty())),
            ["seen", ..] => seen.extend(words[1..].iter().map(|cell| index(cell))),
            ["wizard", cell] => wizard = Some(cell),
            ["rulings", ..] => rulings = words[1..].to_vec(),
            ["dice"] => equipment = "dice",
            ["two_d6"] => (equipment, d12) = ("dice", "two_d6"),
            ["campaign"] => campaign = true,
            ["title", word] => title = word,
            ["over", word] => (phase, cause) = ("over", Some(word)),
            _ => panic!("`{clause}` is no clause"),
        }
    }
    seen.extend(&resolved);
    seen.push(index(at));
    seen.extend(around(index(at)));
    seen.retain(|&n| !rooms[n].is_empty() && !hidden.contains(&n));
    let is_seen: Vec<bool> = (0..35).map(|n| seen.contains(&n)).collect();
    let is_resolved: Vec<bool> = (0..35).map(|n| resolved.contains(&n)).collect();
    if equipment == "dice" {
        let unseen = rooms.iter_mut().zip(&is_seen).filter(|(room, is_seen)| !room.is_empty() && !**is_seen);
        unseen.for_each(|(room, _)| *room = "??".into());
    }
    let of_type = |ranks: &str, flags: &[bool]| {
        (0..35).filter(|&n| rooms[n].len() == 2 && flags[n] && is_of(&rooms[n], ranks)).count()
    };
    let done: Vec<bool> = (0..4)
        .map(|n| is_done(n, tasks[n], |ranks| of_type(ranks, if n == 2 { &is_seen } else { &is_resolved })))
        .collect();
    let defeated = of_type("JQKD", &is_resolved);
    let hit = match (phase, rooms[index(at)].as_str()) {
        ("hit", "AC") => 3,
        ("hit", _) => 1,
        _ => 0,
    };
    let mut state = json!({
        "equipment": equipment, "d12": d12, "campaign": campaign, "title": title, "hp_cap": cap, "phase": phase,
        "pos": at, "prev": from, "hp": hp, "gp": gp, "amulet": false, "key": false, "flask": false, "shield": false,
        "tasks": tasks, "done": done, "rooms": rooms, "revealed": is_seen, "resolved": is_resolved, "wizard1": wizard,
        "defeated": defeated, "hit": hit, "outcome": null,
    });
    if !rulings.is_empty() {
        state["rulings"] = json!(rulings);
    }
    if rulings.contains(&"triggered_traps") {
        state["disarmed"] = json!([]);
    }
    for item in items {
        state[item] = json!(true);
    }
    if let Some(cause) = cause {
        let tasks_done = done.iter().filter(|&&done| done).count();
        state["outcome"] = json!({"result": "lost", "cause": cause, "score": null, "title": null,
            "tasks_done": tasks_done, "title_after": null, "campaign": null});
    }
    state
}

/// The place of a cell in a list of 35.
pub(crate) fn index(cell: &str) -> usize {
    let digits: Vec<usize> = cell.chars().filter_map(|c| c.to_digit(10)).map(|digit| digit as usize).collect();
    7 * (digits[0] - 1) + digits[1] - 1
}

fn cell(n: usize) -> String {
    format!("r{}c{}", n / 7 + 1, n % 7 + 1)
}

fn around(n: usize) -> Vec<usize> {
    let (row, column) = (n / 7, n % 7);
    let mut cells = Vec::new();
    if row > 0 {
        cells.push(n - 7);
    }
    if column < 6 {
        cells.push(n + 1);
    }
    if row < 4 {
        cells.push(n + 7);
    }
    if column > 0 {
        cells.push(n - 1);
    }
    cells
}

fn put(rooms: &mut [String], word: &str) {
    let (cell, card) = word.split_once('=').expect("r2c4=9C");
    let from = rooms.iter().position(|other| other == card).unwrap_or_else(|| panic!("{card} is on the map"));
    rooms.swap(index(cell), from);
}

/// Whether a room card is of one of these types: ranks 2 to K, `A` for the shield, `D` for the dragon.
fn is_of(card: &str, ranks: &str) -> bool {
    let letter = match card {
        "AC" => "D",
        "7H" => return false,
        card => &card[..1],
    };
    ranks.contains(letter)
}

fn is_done(_n: usize, task: &str, there: impl Fn(&str) -> usize) -> bool {
    match task {
        "6D" => there("A") == 1,
        "AD" => there("D") == 1,
        task => there(&task[..1]) == 2,
    }
}

/// Plays a move, which must change these keys to these values and no other key.
///
/// `revealed`, `resolved` and `rooms` are given by what is new: `+r1c4 +r2c3`, and `+r1c4=QC` for rooms that were rolled.
#[track_caller]
pub(crate) fn act(state: &mut State, mv: &str, luck: &str, keys: Value) {
    underdeck_testkit::change(state, (mv, luck), &keys, render, fits);
}

/// One key of a state.
pub(crate) fn key(state: &State, key: &str) -> Value {
    object(state)[key].clone()
}

/// The legal moves that begin with a word.
pub(crate) fn legal_of(state: &State, verb: &str) -> Vec<String> {
    underdeck_testkit::legal(state).into_iter().filter(|mv| mv.split(' ').next() == Some(verb)).collect()
}

/// Options by pairs of key and value.
pub(crate) fn options(pairs: &[(&str, &str)]) -> Options {
    let typed = |&(key, text): &(&str, &str)| (key.to_owned(), Options::spec(key).unwrap().parse(text).unwrap());
    Options::from_pairs(pairs.iter().map(typed)).unwrap_or_else(|error| panic!("{pairs:?}: {error}"))
}

/// The message with which options are refused.
pub(crate) fn refused(pairs: &[(&str, OptionValue)]) -> String {
    Options::from_pairs(pairs.iter().cloned()).expect_err("refused").to_string()
}

/// The keys of a state, lists of 35 as texts of cells.
fn render(state: &State) -> Map<String, Value> {
    let mut keys = object(state);
    for key in ["revealed", "resolved"] {
        let cells: Vec<String> = (0..35).filter(|&n| keys[key][n] == json!(true)).map(cell).collect();
        keys[key] = cells.join(" ").into();
    }
    let room = |n: usize| format!("{}={}", cell(n), keys["rooms"][n].as_str().unwrap_or_default());
    let rooms: Vec<String> = (0..35).map(room).filter(|room| !room.ends_with(['=', '?'])).collect();
    keys["rooms"] = rooms.join(" ").into();
    keys
}

/// Whether a value is as expected, given what it was.
fn fits(expected: &Value, before: &Value, found: &Value) -> bool {
    let (Some(expected), Some(before), Some(found)) = (expected.as_str(), before.as_str(), found.as_str()) else {
        return expected == found;
    };
    if !expected.starts_with('+') {
        return expected == found;
    }
    let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let mut all = words(before);
    all.extend(expected.split(' ').map(|word| word.trim_start_matches('+').to_owned()));
    all.sort();
    let mut cells = words(found);
    cells.sort();
    all == cells
}
