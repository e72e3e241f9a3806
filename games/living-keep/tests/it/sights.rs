//! What a played game shows.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use underdeck_game::ChanceEvent;
use underdeck_living_keep::{Kind, Room, Spell, State, Ware};
use underdeck_record::Replay;

/// Everything that the golden games together must show.
pub(crate) fn wanted() -> BTreeSet<String> {
    let mut wanted: Vec<String> = Vec::new();
    for mode in ["mastery", "campaign", "coop", "standard", "draft"] {
        wanted.push(format!("mode {mode}"));
    }
    wanted.extend((1..=10).map(|scenario| format!("scenario {scenario}")));
    for phase in [
        "upkeep",
        "shortfall",
        "dig",
        "peon",
        "divide",
        "build",
        "train",
        "research",
        "recruit",
        "pick",
        "reorder",
        "hero",
        "defend",
        "draft",
        "war",
        "war_join",
    ] {
        wanted.push(format!("phase {phase}"));
    }
    for room in Room::ALL {
        wanted.push(format!("build {room}"));
    }
    for spell in Spell::ALL {
        wanted.extend([format!("research {spell}"), format!("channel {spell}"), format!("cast {spell}")]);
    }
    for ware in Ware::ALL {
        wanted.extend([format!("research {ware}"), format!("labour {ware}"), format!("use {ware}")]);
    }
    for sight in [
        "give gold",
        "give stone",
        "give mana",
        "peon dig",
        "peon chant",
        "attack none",
        "alone",
        "join",
        "extra",
        "pass",
        "train",
        "attempt",
        "done",
        "banish",
        "flip",
        "fight",
        "place",
        "next",
        "collect",
        "recruit",
        "mastery won time",
        "mastery lost death",
        "campaign won goal",
        "campaign lost time",
        "campaign lost death",
        "coop won monarch",
        "coop lost time",
        "coop lost death",
        "standard winner 0",
        "standard winner 1",
        "standard winner 2",
        "draft winner 0",
        "draft winner 1",
        "draft winner 2",
        "the Monarch is killed",
        "the Monarch escapes",
        "the Monarch rides off",
        "a deck drawn to its end",
        "a full reshuffle",
        "the turn cards come anew",
        "a shortfall",
        "a Dragon",
        "a pair shields",
        "heroes are drafted",
        "no heroes come",
        "no Monarch",
        "rock thrown away",
        "to arms in a fight",
        "rank 10 by training",
        "one turn deck",
        "five turn decks",
    ] {
        wanted.push(sight.into());
    }
    wanted.into_iter().collect()
}

/// What a game shows.
pub(crate) fn sights(replay: &Replay<State>) -> BTreeSet<String> {
    let states: Vec<Value> = replay.states.iter().map(|state| json!(state)).collect();
    let mut seen = frame_sights(&states[0]);
    for (n, mv) in replay.moves.iter().enumerate() {
        seen.extend(move_sights(&mv.to_string(), &states[n], &states[n + 1], &replay.events[n]));
    }
    seen.insert(end_sight(states.last().expect("a state")));
    seen
}

fn frame_sights(state: &Value) -> BTreeSet<String> {
    let mut seen: BTreeSet<String> = [format!("mode {}", word(&state["mode"]))].into();
    seen.insert(format!("scenario {}", state["scenario"]));
    let facts = [
        (state["hero_player"] != 0, "heroes are drafted"),
        (state["heroes"] == false, "no heroes come"),
        (state["mode"] == "mastery" && state["monarch"] == 0, "no Monarch"),
        (state["turn_limit"] == 1, "one turn deck"),
        (state["turn_limit"] == 5, "five turn decks"),
    ];
    seen.extend(facts.into_iter().filter(|(holds, _)| *holds).map(|(_, sight)| sight.to_owned()));
    seen
}

fn move_sights(mv: &str, before: &Value, after: &Value, events: &[ChanceEvent]) -> BTreeSet<String> {
    let words: Vec<&str> = mv.split(' ').collect();
    let verb = words[0];
    let mut seen: BTreeSet<String> = [verb.to_owned(), format!("phase {}", word(&before["phase"]))].into();
    if let Some(object) = words.get(1) {
        seen.insert(format!("{verb} {object}"));
    }
    let monarch = Kind::MONARCH.place();
    let sum = |state: &Value, key: &str, place: usize| {
        ["p1", "p2"].iter().filter_map(|keep| state[format!("{keep}_{key}")][place].as_u64()).sum::<u64>()
    };
    let grows = |key: &str, place: usize| sum(after, key, place) > sum(before, key, place);
    let facts = [
        (grows("killed", monarch), "the Monarch is killed"),
        (grows("escaped", monarch), "the Monarch escapes"),
        (
            before["hero"] == "XR" && ["turn", "turn2"].iter().any(|key| holds(&after[*key], "XR")),
            "the Monarch rides off",
        ),
        (after["phase"] == "shortfall", "a shortfall"),
        (mv == "cast summon_dragon", "a Dragon"),
        (
            mv == "cast premonition" && before["phase"] == "dig" && before["discard"] != after["discard"],
            "rock thrown away",
        ),
        (mv == "cast to_arms" && before["phase"] == "defend", "to arms in a fight"),
        (verb == "train" && holds_number(&after["p1_m_rank"], 10), "rank 10 by training"),
        (is_shielded(before, after), "a pair shields"),
    ];
    seen.extend(facts.into_iter().filter(|(holds, _)| *holds).map(|(_, sight)| sight.to_owned()));
    for event in events {
        if let ChanceEvent::Shuffle { pile, order } = event {
            let full = match word(&before["mode"]) {
                "standard" => 37,
                "draft" => 36,
                _ => 41,
            };
            let sight = match (pile.as_ref(), order.len() == full) {
                ("turn", _) => "the turn cards come anew",
                (_, true) => "a full reshuffle",
                (_, false) => "a deck drawn to its end",
            };
            seen.insert(sight.into());
        }
    }
    seen
}

fn end_sight(state: &Value) -> String {
    let outcome = &state["outcome"];
    match outcome["winner"].as_u64() {
        Some(winner) => format!("{} winner {winner}", word(&state["mode"])),
        None if outcome.is_null() => format!("phase {}", word(&state["phase"])),
        None => format!("{} {} {}", word(&state["mode"]), word(&outcome["result"]), word(&outcome["cause"])),
    }
}

/// A battle of different strength without damage.
fn is_shielded(before: &Value, after: &Value) -> bool {
    if before["war_round"] == after["war_round"] {
        return false;
    }
    let count = |state: &Value, keep: &str| state[format!("{keep}_m_id")].as_array().map_or(0, Vec::len);
    let gone = |keep: &str| count(before, keep) - count(after, keep);
    let unhurt = ["p1_hp", "p2_hp"].iter().all(|key| before[*key] == after[*key]);
    unhurt && gone("p1") == 2 && gone("p2") == 1 && before["p1_hp"] != 0
}

fn word(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn holds(list: &Value, card: &str) -> bool {
    list.as_array().is_some_and(|cards| cards.iter().any(|it| it == card))
}

fn holds_number(list: &Value, number: u64) -> bool {
    list.as_array().is_some_and(|numbers| numbers.iter().any(|it| it.as_u64() == Some(number)))
}
