//! What the golden traces must show together.

use std::collections::BTreeSet;

use serde_json::Value;
use underdeck_cards::{CardSet, Suit};

/// What the traces must show; `E` is both editions.
const SIGHTS: &[&str] = &[
    "edition E",
    "jokers 0",
    "jokers 1",
    "jokers 2",
    "jokers 3",
    "jokers 4",
    "jokers 5",
    "jokers 6",
    "jokers 7",
    "jokers 8",
    "relics_as_weapons true",
    "relics_as_weapons false",
    "max_health 1",
    "max_health 20",
    "max_health 99",
    "start_depth 0",
    "start_depth 8",
    "legal",
    "view",
    "phase peddler E",
    "phase explore E",
    "phase probe E",
    "phase loss E",
    "phase relief E",
    "phase surprise first",
    "phase wish E",
    "phase over E",
    "trade E",
    "explore E",
    "equip E",
    "equip drop E",
    "heal E",
    "probe E",
    "bury E",
    "relic E",
    "fight E",
    "fight with E",
    "read E",
    "store E",
    "place E",
    "take E",
    "return E",
    "lose E",
    "relieve E",
    "discard nothing first",
    "discard first",
    "wish pain E",
    "wish loss E",
    "wish vigor E",
    "wish relief E",
    "wish surprise first",
    "drawn C E",
    "drawn D E",
    "drawn H E",
    "drawn S E",
    "drawn X E",
    "drawn nothing",
    "clean kill E",
    "surplus E",
    "surplus with a spade E",
    "won E",
    "lost fight E",
    "lost relic E",
    "lost pain E",
    "a Joker traded",
    "a Joker buried",
    "a Joker discarded",
    "a new Floor E",
    "two new Floors E",
    "a Secret Floor",
    "several wishes",
    "a deadly wish",
];

/// What the traces must show, edition by edition.
pub(crate) fn wanted() -> Vec<String> {
    let both = |sight: &&str| match sight.strip_suffix(" E") {
        Some(sight) => vec![format!("{sight} first"), format!("{sight} second")],
        None => vec![(*sight).to_owned()],
    };
    SIGHTS.iter().flat_map(both).collect()
}

/// What a trace shows.
pub(crate) fn sights(trace: &str) -> BTreeSet<String> {
    let lines: Vec<Value> = trace.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let mut seen = BTreeSet::new();
    for (key, value) in lines[0]["options"].as_object().unwrap() {
        seen.insert(format!("{key} {}", value.to_string().replace('"', "")));
    }
    for key in ["legal", "view"] {
        seen.extend(lines[0].get(key).map(|_| key.to_owned()));
    }
    let edition = lines[0]["options"]["edition"].as_str().unwrap();
    for pair in lines.windows(2) {
        let (before, mv, after) = (&pair[0]["state"], pair[1]["move"].as_str().unwrap(), &pair[1]["state"]);
        seen.extend(move_sights(before, mv).into_iter().map(|sight| format!("{sight} {edition}")));
        seen.extend(bare_sights(before, mv, after));
        seen.extend(surplus(mv).map(|sight| format!("{sight} {edition}")));
        let shuffles = pair[1]["chance"].as_array().unwrap().len();
        seen.extend(["a new Floor", "two new Floors"][..shuffles].iter().map(|sight| format!("{sight} {edition}")));
        if after["clean_kills"] != before["clean_kills"] {
            seen.insert(format!("clean kill {edition}"));
        }
        if let Some(outcome) = after["outcome"].as_object() {
            let cause = outcome.get("cause").map_or_else(String::new, |cause| format!(" {}", cause.as_str().unwrap()));
            seen.insert(format!("{}{cause} {edition}", outcome["result"].as_str().unwrap()));
        }
    }
    seen.extend(lines.iter().map(|line| format!("phase {} {edition}", line["state"]["phase"].as_str().unwrap())));
    seen
}

fn move_sights(before: &Value, mv: &str) -> Vec<String> {
    let words: Vec<&str> = mv.split(' ').collect();
    let verb = match words[..] {
        [verb @ "equip", _, word] | [verb @ ("equip" | "fight"), _, word, ..] => format!("{verb} {word}"),
        ["discard", "nothing"] | ["wish", _] => mv.to_owned(),
        _ => words[0].to_owned(),
    };
    let drawn = (verb == "read").then(|| before["floor"][0].as_str()).flatten();
    let drawn = drawn.map(|card| match card.starts_with('X') {
        true => "drawn X".to_owned(),
        false => format!("drawn {}", &card[1..]),
    });
    [verb].into_iter().chain(drawn).collect()
}

/// A fight won with power to spare.
fn surplus(mv: &str) -> Option<&'static str> {
    let (monster, with) = mv.strip_prefix("fight ")?.split_once(" with ")?;
    let (monster, with): (CardSet, CardSet) = (monster.parse().unwrap(), with.parse().unwrap());
    let has_spade = !(with & CardSet::suit(Suit::Spades)).is_empty();
    (with.rank_sum() > monster.rank_sum()).then_some(if has_spade { "surplus with a spade" } else { "surplus" })
}

/// What need be seen in only one edition.
fn bare_sights(before: &Value, mv: &str, after: &Value) -> Vec<String> {
    let wishes = |state: &Value| state["wishes"].as_u64().unwrap();
    let secret = after["edition"] == "first" && wishes(before) == 0 && wishes(after) > 0;
    let joker = mv.contains(" X");
    let sights = [
        (mv.starts_with("read") && before["floor"].as_array().unwrap().is_empty(), "drawn nothing"),
        (mv.starts_with("trade") && joker, "a Joker traded"),
        (mv.starts_with("bury") && joker, "a Joker buried"),
        (mv.starts_with("discard") && joker, "a Joker discarded"),
        (secret, "a Secret Floor"),
        (secret && wishes(after) > 1, "several wishes"),
        (mv == "wish pain" && after["phase"] == "over", "a deadly wish"),
    ];
    sights.into_iter().filter(|(seen, _)| *seen).map(|(_, sight)| sight.to_owned()).collect()
}
