//! What the golden traces must show together.

use std::collections::BTreeSet;

use serde_json::Value;

/// What the traces must show.
const SIGHTS: &str = "
    legal, view, hand_size 3, hand_size 5, hand_size 7, life 5, life 10, life 20, exhaustion 1, exhaustion 2,
    exhaustion 4,
    phase action, phase trap, phase defend, phase over,
    won, lost monster, lost trap, lost flight, lost exhaustion, lost stranded,
    JC fires, JD fires, JH fires, JS fires, JC shoots,
    QC looted, QD looted, QH looted, QS looted, XB looted, a weapon looted, a treasure looted, a knight looted,
    a body looted,
    enter, go, loot, attack, double in action, double in defend, flee to a room, flee outside, heal trash, heal QH,
    end attacked, end unharmed, take wound, trash, defend nothing, defend with,
    an attack slays, an attack fails, a doubled attack, a doubled defence, no wound in defence,
    a shot defended, a reshuffle, a reshuffle with QD, a second entrance, a body left behind, XB rises
";

/// What the traces must show, one by one.
pub(crate) fn wanted() -> impl Iterator<Item = String> {
    SIGHTS.split(',').map(|sight| sight.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// What a trace shows.
pub(crate) fn sights(trace: &str) -> BTreeSet<String> {
    let lines: Vec<Value> = trace.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let mut seen = BTreeSet::new();
    for (key, value) in lines[0]["options"].as_object().unwrap() {
        seen.insert(format!("{key} {value}"));
    }
    for key in ["legal", "view"] {
        seen.extend(lines[0].get(key).map(|_| key.to_owned()));
    }
    for pair in lines.windows(2) {
        seen.extend(move_sights(&pair[0]["state"], &pair[1]).into_iter().map(str::to_owned));
        seen.extend(card_sights(&pair[0]["state"], &pair[1]["state"]));
    }
    for line in &lines {
        seen.insert(format!("phase {}", line["state"]["phase"].as_str().unwrap()));
        let outcome = &line["state"]["outcome"];
        match (outcome["result"].as_str(), outcome["cause"].as_str()) {
            (Some(result), Some(cause)) => seen.insert(format!("{result} {cause}")),
            (Some(result), None) => seen.insert(result.into()),
            _ => false,
        };
    }
    seen
}

fn move_sights(before: &Value, line: &Value) -> Vec<&'static str> {
    let (mv, after) = (line["move"].as_str().unwrap(), &line["state"]);
    let phase = |state: &Value, word: &str| state["phase"] == word;
    let has = |pile: &Value, card: &str| pile.as_array().unwrap().iter().any(|found| found == card);
    let slain = |state: &Value| has(&state["rooms"], "slain");
    let attack = mv.starts_with("attack");
    let defend = mv.starts_with("defend");
    let doubled = before["doubled"] == true;
    let own = before["attacker"] == before["at"];
    let shuffled = !line["chance"].as_array().unwrap().is_empty();
    let verbs = [
        "enter",
        "go",
        "loot",
        "attack",
        "heal trash",
        "heal QH",
        "take wound",
        "trash",
        "defend nothing",
        "defend with",
    ];
    let sights = [
        (mv == "double" && phase(before, "action"), "double in action"),
        (mv == "double" && phase(before, "defend"), "double in defend"),
        (mv.starts_with("flee r"), "flee to a room"),
        (mv.starts_with("flee outside"), "flee outside"),
        (mv == "end" && phase(after, "defend"), "end attacked"),
        (mv == "end" && phase(after, "action"), "end unharmed"),
        (attack && slain(after), "an attack slays"),
        (attack && !slain(after), "an attack fails"),
        (attack && doubled, "a doubled attack"),
        (mv.starts_with("defend with") && doubled, "a doubled defence"),
        (defend && after["wounds"] == before["wounds"], "no wound in defence"),
        (defend && !own, "a shot defended"),
        (mv.starts_with("go") && phase(after, "defend"), "JC shoots"),
        (shuffled, "a reshuffle"),
        (shuffled && has(&before["queens"], "QD"), "a reshuffle with QD"),
        (mv.starts_with("enter") && before["first_room"].is_string(), "a second entrance"),
        (mv.starts_with("go") && slain(before), "a body left behind"),
        (mv.starts_with("loot") && slain(before), "a body looted"),
    ];
    let made = verbs.into_iter().filter(|verb| mv.starts_with(verb));
    made.chain(sights.into_iter().filter(|(seen, _)| *seen).map(|(_, sight)| sight)).collect()
}

/// What happened to the cards of the fortress.
fn card_sights(before: &Value, after: &Value) -> Vec<String> {
    let mut seen = Vec::new();
    for n in 0..25 {
        let card = before["grid"][n].as_str().unwrap();
        let (was, is) = (&before["rooms"][n], &after["rooms"][n]);
        if card.starts_with('J') && was != "empty" && is == "empty" {
            seen.push(format!("{card} fires"));
        }
        if card == "XB" && (was == "slain" || was == "empty") && is == "revealed" {
            seen.push("XB rises".into());
        }
        if after["grid"][n] == before["grid"][n] {
            continue;
        }
        seen.push(match (card, &card[..1], &card[1..]) {
            ("XB", ..) | (_, "Q", _) => format!("{card} looted"),
            (_, "K", _) => "a knight looted".into(),
            (.., "C") => "a weapon looted".into(),
            (.., "D") => "a treasure looted".into(),
            _ => "a monster looted".into(),
        });
    }
    seen
}
