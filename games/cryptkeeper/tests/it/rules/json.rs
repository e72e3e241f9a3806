//! The JSON of states and views.

use serde_json::{Map, Value, json};
use underdeck_cryptkeeper::{Options, State};
use underdeck_game::{ChanceEvent, FastRng, Seat, SeenChance, State as _, View as _};
use underdeck_testkit::{object, start};

use crate::rules::scene::Scene;

const KEYS: [&str; 26] = [
    "black_suit",
    "red_suit",
    "flask_required",
    "phase",
    "floor",
    "turns",
    "offer",
    "deck",
    "deck_known",
    "map",
    "token",
    "hand",
    "discard",
    "rune",
    "event",
    "using",
    "back",
    "picked",
    "eligible",
    "left",
    "optional",
    "due_black",
    "due_red",
    "map_pool",
    "outcome",
    "",
];

#[test]
fn state_1_flat_object_has_each_key_once() {
    let state = Scene::new("turn; at r1c1; map r1c1=2S~ r1c2=3S; hand TH 2H; rest deck");
    let object = object(&*state);
    assert_eq!(object.keys().collect::<Vec<_>>(), KEYS[..25]);
    assert_eq!(object["map"][0], json!({"cell": "r1c1", "card": "2S", "side": "revealed", "known": true}));
    for key in &KEYS[..25] {
        let mut less = object.clone();
        less.remove(*key);
        let error = serde_json::from_value::<State>(Value::Object(less)).unwrap_err().to_string();
        assert!(error.contains(key), "{error}");
    }
    for (key, value) in [
        ("phase", json!("fight")),
        ("floor", json!("1")),
        ("turns", json!(-1)),
        ("flask_required", json!(1)),
        ("black_suit", json!("H")),
        ("red_suit", json!("S")),
        ("deck_known", json!([])),
        ("token", json!("r01c1")),
        ("token", json!("r10c1")),
        ("hand", json!(["TH", "2H"])),
        ("hand", json!("2H TH")),
        ("map_pool", json!(["3S", "2S"])),
        ("map_pool", json!(["2C"])),
        ("back", json!("stand")),
        ("due_black", json!(1)),
        ("due_red", json!(0)),
        ("outcome", json!({})),
        ("map", json!([{"cell": "r1c1", "card": "2S", "side": "up", "known": true}])),
    ] {
        let mut other = object.clone();
        other.insert(key.into(), value.clone());
        let error = serde_json::from_value::<State>(Value::Object(other)).expect_err(&format!("{key}: {value}"));
        assert!(!error.to_string().is_empty());
    }
    let mut swapped = object.clone();
    swapped["map"].as_array_mut().unwrap().reverse();
    assert!(serde_json::from_value::<State>(Value::Object(swapped)).unwrap_err().to_string().contains("map"));
    let mut unknown = object.clone();
    unknown["map"][0]["known"] = json!(false);
    assert!(serde_json::from_value::<State>(Value::Object(unknown)).unwrap_err().to_string().contains("known"));
    for origins in [json!([]), json!(null)] {
        let mut more = object.clone();
        more.insert("deck_origin".into(), origins);
        assert!(serde_json::from_value::<State>(Value::Object(more)).unwrap_err().to_string().contains("deck_origin"));
    }
}

#[test]
fn state_2_every_card_is_in_one_place() {
    let turn = "turn; at r1c1; map r1c1=2S r1c2=3S";
    for (text, fault) in [
        (format!("{turn}; hand 2S; rest deck"), "another place"),
        (format!("{turn}; hand 2C; rest deck"), "not in the game"),
        ("turn; at r1c1; map r1c1=2S r1c1=3S; rest deck".into(), "two tiles are on `r1c1`"),
        (format!("{turn}; left 1; rest deck"), "`left`"),
        (format!("{turn}; optional; rest deck"), "`optional`"),
        (format!("{turn}; eligible 2H; hand 2H; rest deck"), "`eligible`"),
        (format!("{turn}; picked 2H; rest deck"), "`picked`"),
        (format!("{turn}; using 2H; rest deck"), "`back`"),
        (format!("{turn}; event 2S; rest deck"), "`event`"),
        (format!("{turn}; due_red 1; rest deck"), "`due_red`"),
        (format!("{turn}; hand TH; due TH=3; rest deck"), "`due_red`"),
        (format!("{turn}; floor 0; rest deck"), "`floor`"),
        (format!("{turn}; lost stuck; rest deck"), "`outcome`"),
        ("turn; at r1c1; map r1c1=2S; rest deck".into(), "stuck"),
        ("turn; map r1c1=2S r1c2=3S; rest deck".into(), "`token`"),
        ("stand; at r1c1; map r1c1=2S; rest deck".into(), "`token`"),
        ("stand; map r1c1=2S!; rest deck".into(), "`stand` needs"),
        ("take; rest deck".into(), "`offer`"),
        ("event; event 2S; at r1c1; map r1c1=2S!; rest deck".into(), "usable card"),
        ("event; event 2S; at r1c1; map r1c1=2S; hand 2H; rest deck".into(), "activated under the token"),
        (
            "event; black_suit C; red_suit H; event AC; at r3c3; map r1c1=AC!; hand 2H; rest deck".into(),
            "activated under the token",
        ),
        ("curse; at r1c1; map r1c1=2S!; hand 2H; rest deck".into(), "due ten"),
        ("phase discard; at r1c1; map r1c1=2S!; hand 2H 3H; eligible 2H; left 1; rest deck".into(), "`discard` needs"),
        ("card; left 2; event 4S; at r1c1; map r1c1=4S!; rest discard".into(), "`card` needs"),
        ("row; event 9S; at r1c1; map r1c1=9S!; rest deck".into(), "`row` needs"),
        ("column; event JS; at r1c1; map r1c1=JS!; rest deck".into(), "`column` needs"),
        ("tile; event 8S; at r1c1; map r1c1=8S! r2c2=2S; rest deck".into(), "`tile` needs"),
        ("cell; using 2H; back turn; at r1c1; map r1c1=2S; rest deck".into(), "`cell` needs"),
        ("cell; using 4H; back turn; at r1c1; map r1c1=2S; rest deck".into(), "`cell` needs"),
        ("build; using 9H; back turn; at r1c1; map r1c1=2S; rest hand".into(), "`build` needs"),
        ("build; using 9H; back event; at r1c1; map r1c1=2S; rest deck".into(), "`back`"),
        ("build; using 9H; back effect; at r1c1; map r1c1=2S; rest deck".into(), "`waiting`"),
        ("over; won; turns 1; at r1c1; map r1c1=TS!; rest deck".into(), "won with a ten"),
        ("over; lost ejected; turns 1; at r1c1; map r1c1=5S!; hand 2H; rest deck".into(), "ejected"),
        ("over; lost stuck; at r1c1; map r1c1=5S!; hand 2H; rest deck".into(), "not stuck"),
    ] {
        let error = Scene::read(&text).expect_err(&text);
        assert!(error.contains(fault), "{text}: {error}");
    }
}

/// Each condition of a phase, broken alone (state-2).
#[test]
fn a_phase_needs_all_that_it_says() {
    let here = "at r1c1; map r1c1=2S! r1c2=3S; rest deck";
    let hearts = "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH";
    for (text, fault) in [
        ("stand; rune; map r1c1=2S; rest deck".into(), "`stand` needs"),
        ("stand; turns 1; map r1c1=2S; rest deck".into(), "`stand` needs"),
        ("over; lost stuck; map r1c1=2S; rest deck".into(), "`token`"),
        (format!("turn; event 2S; hand 2H; {here}"), "`turn` needs"),
        (format!("event; hand 2H; {here}"), "`event` needs"),
        (format!("phase discard; hand 2H 3H 4H; eligible 2H 3H; left 1; {here}"), "`discard` needs"),
        (format!("phase discard; hand 2H 3H; eligible 2H 3H; left 0; {here}"), "`discard` needs"),
        (format!("phase discard; hand 2H 3H; eligible 2H 3H; left 2; {here}"), "`discard` needs"),
        (format!("phase discard; hand {hearts}; eligible {hearts}; left 12; {here}"), "`discard` needs"),
        (format!("phase discard; using QH; back turn; hand 2H 3H; eligible 2H; left 1; {here}"), "`discard` needs"),
        (format!("phase discard; event 2S; hand 2H; eligible 4H; left 1; optional; {here}"), "`discard` needs"),
        (format!("phase discard; event 2S; hand 2H; left 1; optional; {here}"), "`discard` needs"),
        (
            format!("phase discard; event 5S; hand 2H 3H 4H; eligible 2H 3H 4H; left 2; {}", here.replace("2S", "5S")),
            "`discard` needs",
        ),
        (
            format!("phase discard; event QS; hand 2H 3H; eligible 2H 3H; left 3; {}", here.replace("2S", "QS")),
            "`discard` needs",
        ),
        (
            format!(
                "phase discard; event QS; hand 2H 3H 4H 5H 6H; eligible 2H 3H 4H 5H 6H; left 4; {}",
                here.replace("2S", "QS")
            ),
            "`discard` needs",
        ),
        (format!("card; using 5H; back turn; left 3; discard 2H 3H 4H; {here}"), "`card` needs"),
        (format!("cell; using 4H; back turn; picked 2H; {here}"), "`cell` needs"),
        (format!("over; won; turns 0; hand TH; {here}"), "won with a ten"),
        (format!("over; lost ejected; turns 0; {here}"), "ejected"),
        (format!("turn; turns 2147483649; {here}"), "`turns`"),
    ] {
        let error = Scene::read(&text).expect_err(&text);
        assert!(error.contains(fault), "{text}: {error}");
    }
    Scene::new(format!("turn; turns 2147483648; {here}"));
    let take = |change: &dyn Fn(&mut Map<String, Value>)| {
        let mut object = object(&start::<State>(&Options::default(), 1));
        change(&mut object);
        serde_json::from_value::<State>(Value::Object(object)).expect_err("more than an offer and a deck").to_string()
    };
    assert!(take(&|state| state["floor"] = json!(2)).contains("`take` needs"));
    assert!(take(&|state| state["deck_known"][0] = json!(true)).contains("`take` needs"));
    let drawn = take(&|state| {
        let card = state["deck"].as_array_mut().unwrap().iter().position(|card| card != "TH" && card != "TS").unwrap();
        state["hand"] = json!([state["deck"].as_array_mut().unwrap().remove(card)]);
        state["deck_known"].as_array_mut().unwrap().pop();
    });
    assert!(drawn.contains("`take` needs"), "{drawn}");
}

/// What the player sees of a state.
fn view(state: &State) -> Value {
    serde_json::to_value(state.view(Seat(0))).unwrap()
}

#[test]
fn view_1_unknown_cards_are_hidden() {
    let state = Scene::new(
        "turn; at r1c1; map r1c1=2S~ r1c2=3S r1c3=4S+; hand 2H; deck 3H 4H 5H; deck_known 4H; discard 6H; rest discard",
    );
    let view = view(&state);
    assert_eq!(view["deck"], json!(["??", "4H", "??"]));
    let cards: Vec<&Value> = view["map"].as_array().unwrap().iter().map(|tile| &tile["card"]).collect();
    assert_eq!(cards, ["2S", "??", "4S"]);
    for key in ["hand", "discard", "deck_known", "map_pool", "token", "phase"] {
        assert_eq!(view[key], state.key(key), "{key}");
    }
    assert_eq!(state.view(Seat(0)).hidden(), 3);
}

#[test]
fn view_2_shuffles_show_their_length() {
    let mut state = Scene::at(start::<State>(&Options::default(), 3));
    let events = state.events("take QS", "map:");
    let seen: Vec<SeenChance> = events.iter().map(SeenChance::from).collect();
    assert!(matches!(&events[..], [ChanceEvent::Shuffle { pile, order }] if pile == "map" && order.len() == 12));
    assert_eq!(seen, [SeenChance::Shuffle { pile: "map".into(), cards: 12 }]);
    let view = view(&state);
    assert!(view["map"].as_array().unwrap().iter().all(|tile| tile["card"] == "??"));
}

#[test]
fn view_3_origins_follow_the_cards() {
    let map = "r1c1=2S! r1c2=3S r1c3=4S";
    let mut state = Scene::new(format!(
        "turn; at r1c1; map {map}; hand 3H 9H; deck AH 2H 4H; map_pool 2S 3S 4S 5S 6S 7S; discard 5S 6S 7S"
    ));
    assert_eq!(view(&state)["deck_origin"].as_array().unwrap()[..3], ["deck", "deck", "deck"]);
    // An unknown tile lifted onto the deck, and unknown deck cards built into the map, are followed.
    state.play("use 3H").play("tile r1c3");
    assert_eq!(view(&state)["deck_origin"][0], "map");
    assert_eq!(view(&state)["deck"][0], "??");
    state.play("use 9H").play("build left");
    let built = view(&state)["map"][0].clone();
    assert_eq!(built, json!({"cell": "r1c0", "card": "??", "side": "down", "known": false, "origin": "map"}));
    let seen = state.view(Seat(0));
    let mut rng = FastRng::new(9);
    let mut met = std::collections::BTreeSet::new();
    for _ in 0..200 {
        let dealt = Scene::at(seen.determinise(&mut rng));
        let map = dealt.key("map");
        let pair = (map[0]["card"].as_str().unwrap().to_owned(), map[2]["card"].as_str().unwrap().to_owned());
        assert_eq!(dealt.view(Seat(0)), seen);
        met.insert(pair);
    }
    // Only the two unseen cards of the map's shuffle can be there.
    let two = [("3S", "4S"), ("4S", "3S")].map(|(one, other)| (one.to_owned(), other.to_owned()));
    assert_eq!(met.into_iter().collect::<Vec<_>>(), two);
}
