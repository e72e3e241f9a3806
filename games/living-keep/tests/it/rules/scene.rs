//! How a scene of Living Keep is written: `recruit; mode coop; p1_rooms lair 3 gate; p1_minions 9S 3C*; main 2S 5H; turn JC`.
//!
//! `p1_minions` are kind, rank and pay, as in `4S:5:7`; `*` has worked and `+` was trained this turn. Ids count from 1, and
//! there are lairs for all. Counts are names: `p1_rooms lair 2 gate`, with a farm, a vault and a quarry unless `farm 0`;
//! `p1_spells`, `p1_doors`, `p1_traps`, `p1_banished`, `p1_killed`, `p1_escaped`, with none of what is not named.
//! Turn cards in no turn pile are in `turn_discard`.

use serde_json::{Map, Value, json};
use underdeck_game::{ChanceEvent, Play, Recording, Seat, State as _};
use underdeck_living_keep::{Kind, Options, Room, Spell, State, Ware, tables};
use underdeck_record::{DealChance, options_from_text};
use underdeck_testkit::{Keys, Notation};

#[derive(Clone, Copy, Debug)]
pub(crate) struct LivingKeep;

pub(crate) type Scene = underdeck_testkit::Scene<LivingKeep>;

impl Notation for LivingKeep {
    type State = State;
    const OPTIONS: &'static [&'static str] = &["mode", "scenario", "monarch", "heroes", "hero_player"];
    const STOCK: &'static [&'static str] = &["main"];
    const PLACES: &'static [&'static str] =
        &["main", "discard", "dig_cards", "look", "placed", "revealed", "hero", "hero_cards", "p1_hand", "p2_hand"];
    const REST: &'static str = "main";

    fn prepare(keys: &mut Keys) {
        let hands = ["p1_hand", "p2_hand"].iter().filter_map(|hand| keys.values.get(*hand)?.as_array());
        keys.all.extend(hands.flatten().filter_map(|card| card.as_str()?.parse::<underdeck_cards::Card>().ok()));
        keys.all.sort_unstable();
        keys.set("turn_known", json!([]));
        keys.set("turn2_known", json!([]));
    }

    fn clause(keys: &mut Keys, key: &str, words: &[&str]) -> bool {
        if let Some(keep) = key.strip_suffix("_minions") {
            minions(keys, keep, words);
        } else if let Some((names, counts)) = counted(key)
            && words.first().is_none_or(|word| word.parse::<u8>().is_err())
        {
            keys.set(key, self::counts(&names, counts, words));
        } else if ["discard", "revealed"].contains(&key) {
            let cards: underdeck_cards::CardSet = words.join(" ").parse().unwrap_or_else(|error| panic!("{error}"));
            keys.set(key, json!(cards));
        } else {
            return false;
        }
        true
    }

    fn complete(keys: &mut Keys) {
        if keys.values["mode"] == "draft" {
            return;
        }
        let is_last = keys.number("turn_pass") + 1 >= keys.number("turn_limit");
        let placed = ["turn", "turn2"].iter().flat_map(|pile| keys.values[*pile].as_array().into_iter().flatten());
        let placed: Vec<&Value> = placed.chain([&keys.values["hero"]]).collect();
        let turns = ["JC", "QC", "KC", "JD", "QD", "KD", "JH", "QH", "KH", "JS", "QS", "KS", "XR"];
        let rest = turns.into_iter().filter(|card| *card != "XR" || is_last && keys.number("monarch") != 0);
        let rest: Value = rest.map(Value::from).filter(|card| !placed.contains(&card)).collect();
        keys.set("turn_discard", rest);
    }

    fn render(keys: &mut Map<String, Value>) {
        for (key, value) in keys.iter_mut() {
            let Some((names, usual)) = counted(key) else { continue };
            let found = value.as_array().into_iter().flatten().filter_map(Value::as_u64);
            let words = names.iter().zip(found).zip(usual).filter(|((_, n), usual)| n != usual);
            let words = words.map(|((name, n), _)| if n == 1 { name.clone() } else { format!("{name} {n}") });
            *value = words.collect::<Vec<_>>().join(" ").into();
        }
    }
}

/// The names of what a key counts, with the counts if none is named.
fn counted(key: &str) -> Option<(Vec<String>, Vec<u64>)> {
    let names: Vec<String> = match key.split_once('_').filter(|(keep, _)| ["p1", "p2"].contains(keep))?.1 {
        "rooms" => {
            let rooms: Vec<String> = Room::ALL.iter().map(|room| room.to_string()).collect();
            return Some((rooms, vec![0, 1, 1, 1, 0, 0, 0, 0, 0]));
        }
        "spells" => Spell::ALL.iter().map(|spell| spell.to_string()).collect(),
        "doors" => Ware::ALL.iter().filter(|ware| ware.is_door()).map(|ware| ware.to_string()).collect(),
        "traps" => Ware::ALL.iter().filter(|ware| !ware.is_door()).map(|ware| ware.to_string()).collect(),
        "banished" => (0..Kind::EACH).map(|place| Kind::minion(place).to_string()).collect(),
        "killed" | "escaped" => (0..Kind::EACH).map(|place| Kind::hero(place).to_string()).collect(),
        _ => return None,
    };
    let none = vec![0; names.len()];
    Some((names, none))
}

/// Counts by name: `lair 2 gate` is two lairs and a gate.
fn counts(names: &[String], mut counts: Vec<u64>, words: &[&str]) -> Vec<u64> {
    let mut last = None;
    for word in words {
        if let Ok(count) = word.parse() {
            counts[last.expect("a name before its number")] = count;
        } else {
            let place = names.iter().position(|name| name == word);
            let place = place.unwrap_or_else(|| panic!("`{word}` is none of {names:?}"));
            counts[place] = 1;
            last = Some(place);
        }
    }
    counts
}

/// Sets the minions of a keep, and the lairs for them.
fn minions(keys: &mut Keys, keep: &str, words: &[&str]) {
    let mut lists: [Vec<Value>; 8] = Default::default();
    for (n, word) in words.iter().enumerate() {
        let bare = word.trim_end_matches(['*', '+']);
        let mut parts = bare.split(':');
        let kind: Kind = parts.next().unwrap_or_default().parse().unwrap_or_else(|e| panic!("{e}"));
        let (rank, pay, food) = if kind.is_minion() {
            let row = &tables().minions[kind.place()];
            (row.rank, row.pay, row.food)
        } else {
            (tables().heroes[kind.place()].rank, 0, 0)
        };
        let mut number = |default: u8| parts.next().map_or(default, |text| text.parse().expect("a number"));
        let present = number(rank);
        let pay = number(pay + (present - rank));
        let values = [
            json!(n + 1),
            json!(kind),
            json!(present),
            json!(pay),
            json!(food),
            json!(present - rank),
            json!(word.contains('+')),
            json!(word.contains('*')),
        ];
        for (list, value) in lists.iter_mut().zip(values) {
            list.push(value);
        }
    }
    let names = ["m_id", "m_kind", "m_rank", "m_pay", "m_food", "m_trains", "m_trained", "m_worked"];
    for (name, list) in names.into_iter().zip(lists) {
        if name == "m_worked" && keys.values.contains_key(&format!("{keep}_m_forged")) {
            keys.set(&format!("{keep}_m_forged"), list.clone());
        }
        keys.set(&format!("{keep}_{name}"), list);
    }
    let most = keys.values[&format!("{keep}_rooms_max")][0].as_u64().unwrap_or(0);
    let lairs = &mut keys.values[&format!("{keep}_rooms")][0];
    if most > 0 {
        *lairs = json!(lairs.as_u64().unwrap_or(0).max(words.len() as u64).min(most));
    }
}

pub(crate) fn options(text: &str) -> Options {
    options_from_text(text).unwrap_or_else(|error| panic!("{error}"))
}

/// The scene after set-up with these options, as a seed deals it.
pub(crate) fn dealt(options_text: &str, seed: u64) -> Scene {
    Scene::at(underdeck_testkit::start(&options(options_text), seed))
}

/// All shuffles and dice of a move, played on the luck of a seed, in words: `main`, `turn`, `d6`.
pub(crate) fn luck_of(state: &mut State, mv: &str, seed: u64) -> Vec<String> {
    let mut luck = Recording::new(DealChance::new(seed));
    state.play(mv.parse().expect("a move"), &mut luck).unwrap_or_else(|error| panic!("{error}"));
    let events = luck.events.iter().map(|event| match event {
        ChanceEvent::Shuffle { pile, .. } => pile.to_string(),
        ChanceEvent::Roll { die, .. } => die.to_string(),
    });
    events.collect()
}

/// A view of a seat as JSON.
pub(crate) fn view(state: &State, seat: u8) -> Value {
    json!(state.view(Seat(seat)))
}
