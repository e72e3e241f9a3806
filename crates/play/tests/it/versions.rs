//! Games by version 1 of Cryptkeeper's rules, in which an altar met with the Amulet and no Flask sinks (R34).

use serde_json::{Value, json};
use underdeck_catalogue::Game;
use underdeck_cryptkeeper::State;
use underdeck_game::{Seat, State as _};
use underdeck_play::Session;
use underdeck_record::{Record, replay_record};

const FIRST: &str = include_str!("../../../../games/cryptkeeper/tests/records/sinks-rules-1.udr");
const TRACE: &str = include_str!("../../../../games/cryptkeeper/tests/traces/09-altar-sinks-rules-1.jsonl");
/// The number of moves in the record before the altar sinks.
const BEFORE: usize = 7;

fn game() -> &'static Game {
    underdeck_catalogue::find("cryptkeeper").expect("the game is in the catalogue")
}

fn record() -> Record {
    FIRST.parse().expect("a record")
}

/// The recorded game in progress, just before the altar is met.
fn resumed() -> Box<dyn Session> {
    let mut cut = record().of_same_deal();
    record().moves().take(BEFORE).for_each(|(mv, _)| cut.push_move(mv));
    underdeck_play::resume(game(), &cut).expect("a game in progress")
}

#[test]
fn a_game_in_progress_continues_by_the_rules_that_it_began_with() {
    let mut session = resumed();
    assert_eq!(session.deal().house_rules(), ["The Altar sinks into the discard: yes", "Version of the rules: 1"]);
    for (mv, _) in record().moves().skip(BEFORE) {
        session.play(mv).unwrap_or_else(|error| panic!("{mv}: {error}"));
    }
    assert_eq!(session.record().tag("Rules"), Some("1"));
    assert_eq!(session.record().line(), record().line());
    session.undo();
    assert_eq!(session.record().tag("Rules"), Some("1"));
    let mut today: Record = FIRST.replace("[Rules \"1\"]", "[Rules \"2\"]").parse().unwrap();
    today.set_tag("Result", "lost");
    let fault = replay_record::<State>(&today).unwrap_err();
    assert_eq!((fault.number, fault.found.as_str()), (Some(10), "`card TS`"), "TS is in no discard today");
}

#[test]
fn each_golden_record_has_the_altar_where_its_rules_leave_it() {
    let today = include_str!("../../../../games/cryptkeeper/tests/records/sinks-rules-2.udr");
    let older = today.replace("[Rules \"2\"]", "[Rules \"1\"]");
    let is_on_map = |text: &str| {
        let replay = replay_record::<State>(&text.parse().unwrap()).unwrap();
        replay.states.last().unwrap().view(Seat(0)).tiles().iter().any(|tile| tile.card.to_string() == "TS")
    };
    assert_eq!((is_on_map(today), is_on_map(&older)), (true, false));
}

#[test]
fn a_deal_code_alone_is_played_by_todays_rules() {
    let again = underdeck_play::start(game(), record().tag("Deal").unwrap()).unwrap();
    assert_eq!((again.deal().rules, again.record().tag("Rules").map(str::to_owned)), (2, Some("2".into())));
    assert_eq!(again.deal().code, resumed().deal().code);
    assert!(game().deal(&[("rules".into(), "1".into())], 1).is_err(), "no new game is begun by older rules");
    let typed = |version: &str| underdeck_catalogue::typed_options::<State>(&[("rules".into(), version.into())]);
    assert_eq!(underdeck_game::Options::older_rules(&typed("1").unwrap()), Some(1), "but programs can play by them");
    assert!(typed("3").unwrap_err().to_string().contains("1 or 2"));
}

/// The referee's answer to a request.
fn asked(request: &Value) -> Value {
    serde_json::from_str(&game().step(&request.to_string())).expect("an answer")
}

#[test]
fn the_referee_plays_a_state_by_its_rules() {
    let lines: Vec<Value> = TRACE.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let (before, after) = (&lines[BEFORE], &lines[BEFORE + 1]);
    let is_gone = |answer: &Value| {
        assert!(answer["error"].is_null(), "{answer}");
        answer["state"]["discard"].as_array().unwrap().contains(&json!("TS"))
    };
    assert_eq!(after["move"], "resolve");
    // With the version of the trace in the request the states are those of the trace.
    let told = asked(&json!({"rules": 1, "state": before["state"], "move": "resolve"}));
    assert_eq!((&told["state"], &told["view"], &told["legal"]), (&after["state"], &after["view"], &after["legal"]));
    // Without it a state says so itself, and so do the answer's.
    let mut marked = before["state"].clone();
    marked["rules"] = json!(1);
    let own = asked(&json!({"state": marked, "move": "resolve"}));
    assert_eq!((is_gone(&own), &own["state"]["rules"], &own["view"]["rules"]), (true, &json!(1), &json!(1)));
    // A state that says nothing is today's.
    for request in [
        json!({"state": before["state"], "move": "resolve"}),
        json!({"rules": 2, "state": before["state"], "move": "resolve"}),
    ] {
        let today = asked(&request);
        assert!(!is_gone(&today) && today["state"]["rules"].is_null(), "{today}");
    }
    let refused = asked(&json!({"rules": 3, "state": before["state"]}));
    assert_eq!(refused["error"]["key"], "rules");
}
