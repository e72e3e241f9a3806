//! What a seat may know.

use game::{FastRng, Seat, State as _, Telling as _, View as _};
use serde_json::{Value, json};
use testkit::play;

use crate::rules::scene::{scene, view};

#[test]
fn view_1() {
    let state = scene(
        "",
        json!({"main": "5H 6H 7H", "main_known": [true, true], "turn": "JC XR", "turn_known": [false, true], "turn_pass": 2}),
    );
    let seen = view(&state, 0);
    assert_eq!(seen["main"].as_array().unwrap()[..3], [json!("5H"), json!("6H"), json!("??")]);
    assert_eq!((seen["turn"].clone(), seen["turn_known"].clone()), (json!(["??", "XR"]), json!([false, true])));
    assert_eq!(state.view(Seat(0)).hidden(), 41 - 2 + 1);
    assert!(seen.get("p2_hp").is_none());
}

// (R61)
#[test]
fn view_2() {
    let keys = json!({"phase": "recruit", "turn": "JC", "turn2": "QC XR", "turn2_known": [false, true], "turn_pass": 2, "p2_minions": "2C", "main_known": [true]});
    let state = scene("mode=coop", keys);
    assert_eq!(view(&state, 0), view(&state, 1));
    assert_eq!(
        (view(&state, 0)["p2_m_kind"].clone(), view(&state, 0)["turn2"][1].clone()),
        (json!(["2C"]), json!("XR"))
    );
    assert!(state.is_shared() && scene("", json!({})).is_shared());
    assert_eq!(["mode=coop", "", "mode=standard", "mode=draft"].map(|mode| scene(mode, json!({})).seats()), [2, 1, 2, 2]);
    assert!(!scene("mode=standard", json!({})).is_shared() && !scene("mode=draft", json!({})).is_shared());
}

#[test]
fn view_3() {
    for mode in ["mode=standard", "mode=draft"] {
        let state = scene(mode, json!({}));
        for seat in [0, 1] {
            let seen = view(&state, seat);
            let mine = format!("p{}_", seat + 1);
            let others: Vec<&String> = seen
                .as_object()
                .unwrap()
                .keys()
                .filter(|key| key.starts_with('p') && key.as_bytes()[2] == b'_' && !key.starts_with(&mine))
                .collect();
            assert_eq!(others.len(), 2, "{others:?}");
            assert!(others.iter().all(|key| key.ends_with("_hp") || key.ends_with("_hp_max")), "{others:?}");
        }
    }
}

/// The rival attempts a recruitment (view-4).
// (R71)
#[test]
fn view_4() {
    let keys = json!({"phase": "pick", "resume": "recruit", "to_move": 2, "attempted": true, "picks": 1, "revealed": "2C 5D", "discard": "9S",
        "p2_rooms": crate::rules::scene::rooms("lair gate 2"), "p2_minions": "9S"});
    let state = scene("mode=standard", keys);
    let (mine, other) = (view(&state, 1), view(&state, 0));
    assert_eq!(
        (mine["phase"].clone(), mine["resume"].clone(), mine["picks"].clone()),
        (json!("pick"), json!("recruit"), json!(1))
    );
    assert_eq!((mine["revealed"].clone(), mine["attempted"].clone()), (json!(["2C", "5D"]), json!(true)));
    assert_eq!((other["phase"].clone(), other["resume"].clone()), (json!("recruit"), Value::Null));
    assert_eq!((other["revealed"].clone(), other["discard"].clone()), (json!(["??", "??"]), json!(["??"])));
    assert!(other.get("picks").is_none() && other.get("attempted").is_none());
    // A half-made choice in war is shown as war.
    let keys = json!({"phase": "war_join", "to_move": 1, "turn": [], "turn_pass": 1, "p1_minions": "2C 3C", "p2_minions": "4C", "p1_send": [1]});
    let state = scene("mode=standard turn_decks=1", keys);
    assert_eq!((view(&state, 0)["phase"].clone(), view(&state, 1)["phase"].clone()), (json!("war_join"), json!("war")));
    // A hero at the door is met in the open.
    let keys = json!({"phase": "defend", "turn": "JC", "to_move": 2, "hero": "5H", "hero_rank": 5, "hero_cards": "2C", "discard": "9H"});
    let state = scene("mode=standard", keys);
    assert_eq!((view(&state, 0)["discard"].clone(), view(&state, 0)["hero"].clone()), (json!(["9H"]), json!("5H")));
    assert_eq!(view(&state, 0)["picks"], 0);
}

#[test]
fn view_5() {
    let state = scene(
        "mode=draft",
        json!({"p1_hand": "2C 3C 4C 5C", "p2_hand": "2S 3S 4S 5S", "discard": "9C 9D 9H 9S", "p1_seen": "9C 9D", "p2_seen": "9H 9S"}),
    );
    for seat in [0, 1] {
        let seen = view(&state, seat);
        assert_eq!(seen["discard"], json!(["??", "??", "??", "??"]));
        assert!(seen["main"].as_array().unwrap().iter().all(|card| card == "??"));
    }
    assert_eq!(
        (view(&state, 0)["p1_seen"].clone(), view(&state, 1)["p2_seen"].clone()),
        (json!(["9C", "9D"]), json!(["9H", "9S"]))
    );
}

#[test]
fn view_6() {
    let state = scene("mode=standard", json!({"phase": "build", "to_move": 2}));
    assert!(state.view(Seat(0)).table().offers.is_empty());
    assert!(!state.view(Seat(1)).table().offers.is_empty());
    // Partners see each other's moves.
    let state = scene("mode=coop", json!({"phase": "build", "to_move": 2}));
    assert!(!state.view(Seat(0)).table().offers.is_empty());
}

#[test]
fn view_7() {
    let keys = json!({"phase": "war", "to_move": 2, "turn": [], "turn_pass": 1, "p1_minions": "2C 3C", "p2_minions": "TC", "p1_send": [1]});
    let before = scene("mode=standard turn_decks=1", keys);
    assert!(view(&before, 1).get("p1_send").is_none());
    let mut after = before;
    play(&mut after, "attack 1", "");
    play(&mut after, "alone", "");
    // The state does not keep who was sent.
    assert_eq!((json!(after)["p1_send"].clone(), json!(after)["p2_send"].clone()), (json!([]), json!([])));
}

/// Nothing of the other slate reaches a view: two states that differ in it alone look alike (view-3, R71).
#[test]
fn a_rivals_slate_changes_no_view() {
    let keys = |minions: &str, gold: u8, send: &[u8]| json!({"phase": "war", "to_move": 2, "turn": [], "turn_pass": 1, "p1_minions": minions, "p1_gold": gold, "p2_minions": "TC", "p1_send": send});
    let one = scene("mode=standard turn_decks=1", keys("2C 3C", 7, &[1]));
    let two = scene("mode=standard turn_decks=1", keys("9C 9S 4S", 20, &[2]));
    assert_eq!(one.view(Seat(1)), two.view(Seat(1)));
    assert_ne!(one.view(Seat(0)), two.view(Seat(0)));
    let mut rng = FastRng::new(3);
    let dealt = one.view(Seat(1)).determinise(&mut rng);
    assert_eq!(dealt.view(Seat(1)), one.view(Seat(1)));
    assert_eq!(dealt.check(), Ok(()));
}
