//! How a scene of Judgement Quest is written, on the map of the reference's examples:
//! `combat; at r3c3 from r3c4; hp 4; gp 2; items key flask; tasks 2D 3D 7D JD`.
//!
//! The phase is `explore` otherwise. You are `at` the staircase, and came `from` nowhere. `put r2c4=9C` puts a card on a cell and
//! its old card where the new one was; `pocket` is another map. `resolved r2c4` are cells, and so are `seen r1c3` (or `seen all`,
//! and always those resolved, yours, the staircase, and those around these two) and `hide r5c1`, which are unseen after
//! all. `wizard r2c5` is the first one entered. `dice`, `two_d6`, `campaign`, `title captain` and `cap 9` are options; by
//! dice unseen rooms are not rolled. `over perished` ends the quest. Keys that follow from these are worked out.

use serde_json::{Map, Value, json};
use underdeck_game::{OptionValue, Options as _};
use underdeck_judgement_quest::{Options, State};
use underdeck_testkit::{Keys, Notation};

#[derive(Clone, Copy, Debug)]
pub(crate) struct JudgementQuest;

pub(crate) type Scene = underdeck_testkit::Scene<JudgementQuest>;

/// The dungeon of the examples, row by row.
pub(crate) const MAP: &str =
    ". . 9C AS 6S . . 2C 3C 4C 5C 6C 7C 8C 9S TC JC 7H QC KC AC 2S 3S 4S 5S 7S 8S TS . . JS QS KS . .";

/// A dungeon whose middle, r3c2 to r3c6, is shut off by doors in the west and walls in the east.
const POCKET: &str = "2C 3C 2S 3S 5C 5S 6C 6S 4S . . . . 7C 4C 8C 8S 7H JC JS 9C 7S . . . . 9S TC TS QC QS KC KS AS AC";

/// A quest with all tasks done.
pub(crate) const DONE: &str = "seen all; tasks 2D 3D 7D JD; resolved r2c1 r4c1 r2c2 r4c2 r3c3 r5c3";

impl Notation for JudgementQuest {
    type State = State;
    const STOCK: &'static [&'static str] = &[];
    const PLACES: &'static [&'static str] = &[];
    const REST: &'static str = "rooms";

    fn prepare(keys: &mut Keys) {
        keys.set("rooms", rooms(MAP));
        keys.set("pos", "r3c4");
        keys.set("hp", 6);
        keys.set("gp", 0);
        keys.set("tasks", json!(["2D", "3D", "7D", "JD"]));
        for list in ["revealed", "resolved"] {
            keys.set(list, vec![false; 35]);
        }
    }

    fn clause(keys: &mut Keys, key: &str, words: &[&str]) -> bool {
        let is_room = |keys: &Keys, n: usize| keys.values["rooms"][n] != "";
        match (key, words) {
            ("at", [cell]) => keys.set("pos", *cell),
            ("at", [cell, "from", prev]) => {
                keys.set("pos", *cell);
                keys.set("prev", *prev);
            }
            ("from", [prev]) => keys.set("prev", *prev),
            ("cap", [n]) => keys.read("hp_cap", &[n]),
            ("items", items) => items.iter().for_each(|item| keys.set(item, true)),
            ("pocket", []) => keys.set("rooms", rooms(POCKET)),
            ("put", cards) => {
                let Some(Value::Array(rooms)) = keys.values.get_mut("rooms") else { panic!("rooms are a list") };
                for (cell, card) in cards.iter().map(|word| word.split_once('=').expect("r2c4=9C")) {
                    let from = rooms.iter().position(|other| other == card);
                    rooms.swap(index(cell), from.unwrap_or_else(|| panic!("{card} is on the map")));
                }
            }
            ("resolved", cells) => mark(keys, "resolved", cells.iter().map(|cell| index(cell)), true),
            ("seen", ["all"]) => mark(keys, "revealed", 0..35, true),
            ("seen", cells) => mark(keys, "revealed", cells.iter().map(|cell| index(cell)), true),
            ("hide", cells) => {
                let cells: Value = cells.iter().map(|cell| index(cell)).filter(|&n| is_room(keys, n)).collect();
                keys.values.insert("hide".into(), cells);
            }
            ("wizard", [cell]) => keys.set("wizard1", *cell),
            ("dice", []) => keys.set("equipment", "dice"),
            ("two_d6", []) => {
                keys.set("equipment", "dice");
                keys.set("d12", "two_d6");
            }
            ("over", [cause]) => {
                keys.set("phase", "over");
                keys.set(
                    "outcome",
                    json!({"result": "lost", "cause": cause, "score": null, "title": null,
                        "tasks_done": 0, "title_after": null, "campaign": null}),
                );
            }
            _ => return false,
        }
        true
    }

    fn complete(keys: &mut Keys) {
        let flags = |keys: &Keys, list: &str| (0..35).filter(|&n| keys.values[list][n] == true).collect::<Vec<_>>();
        let at = index(keys.values["pos"].as_str().unwrap_or_default());
        let resolved = flags(keys, "resolved");
        mark(keys, "revealed", [17, at].into_iter().chain(around(17)).chain(around(at)).chain(resolved.clone()), true);
        let hidden = keys.values.shift_remove("hide").unwrap_or_default();
        let hidden = hidden.as_array().into_iter().flatten().filter_map(Value::as_u64).map(|n| n as usize);
        let voids: Vec<usize> = (0..35).filter(|&n| keys.values["rooms"][n] == "").collect();
        mark(keys, "revealed", hidden.chain(voids.iter().copied()), false);
        let seen = flags(keys, "revealed");
        if keys.values["equipment"] == "dice" {
            for n in (0..35).filter(|n| !seen.contains(n) && !voids.contains(n)) {
                keys.values["rooms"][n] = json!("??");
            }
        }
        let count = |cells: &[usize], ranks: &str| {
            cells.iter().filter(|&&n| is_of(keys.values["rooms"][n].as_str().unwrap_or_default(), ranks)).count()
        };
        let is_done = |(n, task): (usize, &Value)| {
            let cells = if n == 2 { &seen } else { &resolved };
            match task.as_str().unwrap_or_default() {
                "6D" => count(cells, "A") == 1,
                "AD" => count(cells, "D") == 1,
                task => count(cells, &task[..1]) == 2,
            }
        };
        let done: Vec<bool> = keys.values["tasks"].as_array().into_iter().flatten().enumerate().map(is_done).collect();
        let hit = match (keys.values["phase"].as_str(), keys.values["rooms"][at].as_str()) {
            (Some("hit"), Some("AC")) => 3,
            (Some("hit"), _) => 1,
            _ => 0,
        };
        let defeated = count(&resolved, "JQKD");
        if keys.values["outcome"].is_object() {
            keys.values["outcome"]["tasks_done"] = done.iter().filter(|&&done| done).count().into();
        }
        if keys.values.get("rulings").is_some_and(|rulings| rulings[0] == "triggered_traps") {
            keys.values.insert("disarmed".into(), json!([]));
        }
        keys.set("done", done);
        keys.set("defeated", defeated);
        keys.set("hit", hit);
    }

    /// Lists of 35 are lists of cells.
    fn render(keys: &mut Map<String, Value>) {
        for list in ["revealed", "resolved"] {
            keys[list] = (0..35).filter(|&n| keys[list][n] == true).map(cell).collect();
        }
        let room = |n: usize| format!("{}={}", cell(n), keys["rooms"][n].as_str().unwrap_or_default());
        keys["rooms"] = (0..35).map(room).filter(|room| !room.ends_with(['=', '?'])).collect();
    }
}

/// The outcome after a move that ends the quest.
#[track_caller]
pub(crate) fn outcome(text: impl AsRef<str>, mv: &str, luck: &str) -> Value {
    Scene::new(text).play_on(mv, luck).is("phase over").key("outcome")
}

/// A quest whose next room, at r3c5, is this card, all around it seen.
pub(crate) fn room(card: &str, more: &str) -> Scene {
    Scene::new(format!("put r3c5={card}; seen r2c5 r4c5 r3c6; tasks 6D 4D 9D JD; {more}"))
}

/// The JSON of a scene, not checked.
pub(crate) fn raw(text: &str) -> Value {
    Scene::keys(text).into()
}

/// The place of a cell in a list of 35.
pub(crate) fn index(cell: &str) -> usize {
    let digits: Vec<usize> = cell.chars().filter_map(|c| c.to_digit(10)).map(|digit| digit as usize).collect();
    7 * (digits[0] - 1) + digits[1] - 1
}

fn cell(n: usize) -> String {
    format!("r{}c{}", n / 7 + 1, n % 7 + 1)
}

fn around(n: usize) -> impl Iterator<Item = usize> {
    let near =
        [(n >= 7, n.wrapping_sub(7)), (n % 7 < 6, n + 1), (n < 28, n + 7), (!n.is_multiple_of(7), n.wrapping_sub(1))];
    near.into_iter().filter_map(|(is_there, n)| is_there.then_some(n))
}

fn rooms(map: &str) -> Value {
    map.split(' ').map(|card| card.replace('.', "")).collect()
}

fn mark(keys: &mut Keys, list: &str, cells: impl Iterator<Item = usize>, flag: bool) {
    cells.for_each(|n| keys.values[list][n] = flag.into());
}

/// Whether a room card is of one of these types: ranks 2 to K, `A` for the shield, `D` for the dragon.
fn is_of(card: &str, ranks: &str) -> bool {
    match card {
        "AC" => ranks.contains('D'),
        "" | "7H" | "??" => false,
        card => ranks.contains(&card[..1]),
    }
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
