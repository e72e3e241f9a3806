//! What a trace shows of the game.

use std::collections::BTreeSet;

use serde_json::Value;

/// What the golden traces must show together.
pub(crate) const WANTED: &[&str] = &[
    "layout wide",
    "layout tall",
    "layout custom",
    "equipment cards",
    "equipment dice",
    "d12 two_d6",
    "campaign true",
    "title none",
    "title lieutenant",
    "title captain",
    "title commander",
    "a limit of HP",
    "with legal moves",
    "with views",
    "phase explore",
    "phase combat",
    "phase hit",
    "phase over",
    "go",
    "leave",
    "view",
    "fountain",
    "buy healing",
    "buy seeing",
    "buy dissolving",
    "buy disarming",
    "buy amulet",
    "buy key",
    "buy flask",
    "buy shield",
    "fight",
    "retreat",
    "shield",
    "take",
    "abandon",
    "drink in explore",
    "drink in combat",
    "drink in hit",
    "a hit drunk away",
    "gold 2",
    "ice 3",
    "door 4",
    "chest 5",
    "wizard 6",
    "crystal 7",
    "fountain 8",
    "wall 9",
    "trap T",
    "specter J",
    "slime Q",
    "skeleton K",
    "shield A",
    "dragon A",
    "chest rolls 1",
    "chest rolls 2",
    "chest rolls 3",
    "chest rolls 4",
    "chest rolls 5",
    "chest rolls 6",
    "an item held already",
    "ice hurts",
    "ice melts",
    "a shield is left",
    "arrows hit",
    "arrows miss",
    "water blessed",
    "water cursed",
    "J hits",
    "J misses",
    "J defeated",
    "Q hits",
    "Q misses",
    "Q defeated",
    "K hits",
    "K defeated",
    "AC hits",
    "AC defeated",
    "shield against chest",
    "shield against trap",
    "shield against enemy",
    "shield against dragon",
    "2D done",
    "5D done",
    "6D done",
    "3D done",
    "4D done",
    "TD done",
    "7D done",
    "8D done",
    "9D done",
    "JD done",
    "QD done",
    "KD done",
    "AD done",
    "a room fetched",
    "a retreat into ice",
    "a second room of a type rolled",
    "the shield rolled",
    "the dragon rolled",
    "three rooms rolled in one move",
    "returned",
    "failed_attempt",
    "perished",
    "abandoned",
    "impossible",
    "impossible at once",
    "won as none",
    "won as lieutenant",
    "won as captain",
    "won as commander",
    "campaign continues",
    "campaign won",
    "campaign lost",
    "a promotion",
    "a penalty",
    "a title kept",
];

/// What a trace shows.
pub(crate) fn sights(trace: &str) -> BTreeSet<String> {
    let lines: Vec<Value> = trace.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let mut seen = BTreeSet::new();
    let options = &lines[0]["options"];
    for key in ["layout", "equipment", "d12", "title"] {
        seen.insert(format!("{key} {}", text(&options[key])));
    }
    seen.insert(format!("campaign {}", options["campaign"]));
    for (shown, sight) in [
        (options["hp_cap"] != 0, "a limit of HP"),
        (lines[0].get("legal").is_some(), "with legal moves"),
        (lines[0].get("view").is_some(), "with views"),
        (lines[0]["state"]["phase"] == "over", "impossible at once"),
    ] {
        seen.extend(shown.then(|| sight.to_owned()));
    }
    for pair in lines.windows(2) {
        let (before, after) = (&pair[0]["state"], &pair[1]["state"]);
        moves(text(&pair[1]["move"]), &pair[1]["chance"], before, after, &mut seen);
    }
    for line in &lines {
        seen.insert(format!("phase {}", text(&line["state"]["phase"])));
        ends(&line["state"], &mut seen);
    }
    seen
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn place(cell: &str) -> usize {
    let digits: Vec<usize> = cell.chars().filter_map(|c| c.to_digit(10)).map(|digit| digit as usize).collect();
    7 * (digits[0] - 1) + digits[1] - 1
}

fn moves(mv: &str, chance: &Value, before: &Value, after: &Value, seen: &mut BTreeSet<String>) {
    let words: Vec<&str> = mv.split(' ').collect();
    let verb = if words[0] == "buy" { words[..2].join(" ") } else { words[0].to_owned() };
    let phase = text(&before["phase"]);
    let here = place(text(&after["pos"]));
    let card = text(&after["rooms"][here]);
    let resolved = |state: &Value| state["resolved"][here] == true;
    let roll =
        chance.as_array().and_then(|events| events.last()).map_or(0, |event| event["value"].as_i64().unwrap_or(0));
    let lost = after["hp"].as_i64() < before["hp"].as_i64();
    let waits = after["phase"] == "hit";
    let mut see = |shown: bool, sight: String| seen.extend(shown.then_some(sight));
    if verb == "drink" {
        see(true, format!("drink in {phase}"));
        see(phase == "hit" && after["phase"] != "hit" && after["hp"] != 0, "a hit drunk away".into());
    } else {
        see(true, verb.clone());
    }
    let is_entry = matches!(verb.as_str(), "go" | "retreat");
    let fetched = ["2D", "5D", "6D"].map(|task| after["tasks"][0] == task);
    let is_fetched =
        fetched[0] && card.starts_with('2') || fetched[1] && card.starts_with('5') || fetched[2] && card == "AS";
    if is_entry {
        entered(card, seen);
    }
    let mut see = |shown: bool, sight: String| seen.extend(shown.then_some(sight));
    if is_entry && !resolved(before) {
        see(is_fetched, "a room fetched".into());
        see(card.starts_with('5') && !is_fetched, format!("chest rolls {roll}"));
        see(card.starts_with('5') && roll > 2 && gained(before, after) == 2, "an item held already".into());
        see(card.starts_with('3') && lost, "ice hurts".into());
        see(card.starts_with('3') && resolved(after), "ice melts".into());
        see(verb == "retreat" && card.starts_with('3') && lost, "a retreat into ice".into());
        see(card == "AS" && !resolved(after), "a shield is left".into());
        see(card.starts_with('T'), format!("arrows {}", if roll <= 3 { "hit" } else { "miss" }));
    }
    see(verb == "fountain", format!("water {}", if roll <= 3 { "cursed" } else { "blessed" }));
    let is_round = (is_entry && !resolved(before)) || verb == "fight";
    if is_round && (card.starts_with(['J', 'Q', 'K']) || card == "AC") {
        let name = if card == "AC" { "AC" } else { &card[..1] };
        let result = if resolved(after) {
            "defeated"
        } else if lost || waits {
            "hits"
        } else {
            "misses"
        };
        see(true, format!("{name} {result}"));
    }
    if verb == "shield" {
        let against = match &card[..1] {
            "5" => "chest",
            "T" => "trap",
            _ => "enemy",
        };
        see(true, format!("shield against {against}"));
        see(card == "AC", "shield against dragon".into());
    }
    for n in 0..4 {
        see(before["done"][n] != after["done"][n], format!("{} done", text(&after["tasks"][n])));
    }
    rolled(before, after, seen);
}

/// The type of the room entered.
fn entered(card: &str, seen: &mut BTreeSet<String>) {
    let name = match card {
        "AS" => "shield",
        "AC" => "dragon",
        card => match &card[..1] {
            "2" => "gold",
            "3" => "ice",
            "4" => "door",
            "5" => "chest",
            "6" => "wizard",
            "7" => "crystal",
            "8" => "fountain",
            "9" => "wall",
            "T" => "trap",
            "J" => "specter",
            "Q" => "slime",
            _ => "skeleton",
        },
    };
    seen.insert(format!("{name} {}", &card[..1]));
}

fn gained(before: &Value, after: &Value) -> i64 {
    after["gp"].as_i64().unwrap_or(0) - before["gp"].as_i64().unwrap_or(0)
}

/// The rooms that the dice put on the map.
fn rolled(before: &Value, after: &Value, seen: &mut BTreeSet<String>) {
    let new = |n: &usize| before["rooms"][*n] == "??" && after["rooms"][*n] != "??";
    let rooms: Vec<&str> = (0..35).filter(new).map(|n| text(&after["rooms"][n])).collect();
    for room in &rooms {
        let sight = match *room {
            "AS" => "the shield rolled",
            "AC" => "the dragon rolled",
            room if room.ends_with('S') => "a second room of a type rolled",
            _ => continue,
        };
        seen.insert(sight.into());
    }
    if rooms.len() >= 3 {
        seen.insert("three rooms rolled in one move".into());
    }
}

fn ends(state: &Value, seen: &mut BTreeSet<String>) {
    let outcome = &state["outcome"];
    if outcome.is_null() {
        return;
    }
    seen.insert(text(&outcome["cause"]).into());
    if outcome["result"] == "won" {
        seen.insert(format!("won as {}", text(&outcome["title"])));
    }
    if !outcome["campaign"].is_null() {
        seen.insert(format!("campaign {}", text(&outcome["campaign"])));
        let order = ["none", "lieutenant", "captain", "commander", "king"];
        let rank = |title: &Value| order.iter().position(|word| *word == text(title));
        match (rank(&state["title"]), rank(&outcome["title_after"])) {
            (Some(before), Some(after)) if after > before => seen.insert("a promotion".into()),
            (Some(before), Some(after)) if after < before => seen.insert("a penalty".into()),
            (Some(_), Some(_)) => seen.insert("a title kept".into()),
            _ => false,
        };
    }
}
