//! What a seat may know.

use serde_json::{Value, json};
use underdeck_game::{FastRng, Presentation as _, Seat, State as _, View as _};

use crate::rules::scene::{Scene, view};

#[test]
fn view_1_hidden_cards_have_no_face() {
    let state = Scene::new("main 5H 6H 7H; main_known 5H 6H; turn JC XR; turn_known XR; turn_pass 2");
    let seen = view(&state, 0);
    assert_eq!(seen["main"].as_array().unwrap()[..3], [json!("5H"), json!("6H"), json!("??")]);
    assert_eq!((seen["turn"].clone(), seen["turn_known"].clone()), (json!(["??", "XR"]), json!([false, true])));
    assert_eq!(state.view(Seat(0)).hidden(), 41 - 2 + 1);
    assert!(seen.get("p2_hp").is_none());
}

// (R61)
#[test]
fn view_2_partners_share_everything() {
    let state = Scene::new(
        "recruit; turn JC; turn2 QC XR; turn2_known XR; turn_pass 2; p2_minions 2C; main_known AC; mode coop",
    );
    assert_eq!(view(&state, 0), view(&state, 1));
    assert_eq!(
        (view(&state, 0)["p2_m_kind"].clone(), view(&state, 0)["turn2"][1].clone()),
        (json!(["2C"]), json!("XR"))
    );
    assert!(state.is_shared() && Scene::new("").is_shared());
    assert_eq!(["mode coop", "", "mode standard", "mode draft"].map(|mode| Scene::new(mode).seats()), [2, 1, 2, 2]);
    assert!(!Scene::new("mode standard").is_shared() && !Scene::new("mode draft").is_shared());
}

#[test]
fn view_3_rivals_show_their_health_alone() {
    for mode in ["mode standard", "mode draft"] {
        let state = Scene::new(mode);
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
fn view_4_rivals_choices_are_hidden() {
    let state = Scene::new(
        "pick; resume recruit; to_move 2; attempted; picks 1; revealed 2C 5D; discard 9S; p2_rooms lair gate 2; \
            p2_minions 9S; mode standard",
    );
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
    let state = Scene::new(
        "war_join; to_move 1; turn; turn_pass 1; p1_minions 2C 3C; p2_minions 4C; p1_send 1; mode standard; \
            turn_decks 1",
    );
    assert_eq!((view(&state, 0)["phase"].clone(), view(&state, 1)["phase"].clone()), (json!("war_join"), json!("war")));
    // A hero at the door is met in the open.
    let state =
        Scene::new("defend; turn JC; to_move 2; hero 5H; hero_rank 5; hero_cards 2C; discard 9H; mode standard");
    assert_eq!((view(&state, 0)["discard"].clone(), view(&state, 0)["hero"].clone()), (json!(["9H"]), json!("5H")));
    assert_eq!(view(&state, 0)["picks"], 0);
}

#[test]
fn view_5_draft_discard_is_hidden() {
    let state = Scene::new(
        "p1_hand 2C 3C 4C 5C; p2_hand 2S 3S 4S 5S; discard 9C 9D 9H 9S; p1_seen 9C 9D; p2_seen 9H 9S; mode draft",
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
fn view_6_only_the_seat_to_decide_has_offers() {
    let state = Scene::new("build; to_move 2; mode standard");
    assert!(state.view(Seat(0)).table().offers.is_empty());
    assert!(!state.view(Seat(1)).table().offers.is_empty());
    // Partners see each other's moves.
    let state = Scene::new("build; to_move 2; mode coop");
    assert!(!state.view(Seat(0)).table().offers.is_empty());
}

#[test]
fn view_7_battle_is_shown_as_it_is_fought() {
    let before = Scene::new(
        "war; to_move 2; turn; turn_pass 1; p1_minions 2C 3C; p2_minions TC; p1_send 1; mode standard; turn_decks 1",
    );
    assert!(view(&before, 1).get("p1_send").is_none());
    let mut after = before;
    after.play("attack 1").play("alone");
    // The state does not keep who was sent.
    assert_eq!((json!(after)["p1_send"].clone(), json!(after)["p2_send"].clone()), (json!([]), json!([])));
}

/// Nothing of the other slate reaches a view: two states that differ in it alone look alike (view-3, R71).
#[test]
fn a_rivals_slate_changes_no_view() {
    let keys = |minions: &str, gold: u8, send: u8| {
        format!(
            "war; to_move 2; turn; turn_pass 1; p1_minions {minions}; p1_gold {gold}; p2_minions TC; p1_send {send}"
        )
    };
    let one = Scene::new(keys("2C 3C", 7, 1) + "; mode standard; turn_decks 1");
    let two = Scene::new(keys("9C 9S 4S", 20, 2) + "; mode standard; turn_decks 1");
    assert_eq!(one.view(Seat(1)), two.view(Seat(1)));
    assert_ne!(one.view(Seat(0)), two.view(Seat(0)));
    let mut rng = FastRng::new(3);
    let dealt = one.view(Seat(1)).determinise(&mut rng);
    assert_eq!(dealt.view(Seat(1)), one.view(Seat(1)));
    assert_eq!(dealt.check(), Ok(()));
}

/// States that a seat may be in, as JSON.
fn dealt(state: &underdeck_living_keep::State, seat: u8) -> Vec<Value> {
    let view = state.view(Seat(seat));
    let mut rng = FastRng::new(5);
    (0..200)
        .map(|_| {
            let dealt = view.determinise(&mut rng);
            assert_eq!((dealt.check(), dealt.view(Seat(seat))), (Ok(()), view.clone()));
            json!(dealt)
        })
        .collect()
}

fn count(cards: &Value, suits: [char; 2]) -> usize {
    cards.as_array().unwrap().iter().filter(|card| card.as_str().unwrap().ends_with(suits)).count()
}

/// A rival's fifth card came to four that did not suit him; of four cards nothing is known (draft-4, R75).
#[test]
fn a_rivals_hand_is_any_that_the_rules_allow() {
    let keys = |two: &str| {
        format!("to_move 2; p1_hand 2S 2H 3H 4S; p2_hand {two}; discard 9C 9D 9H 9S; p1_seen 9C 9D; p2_seen 9H 9S")
    };
    for (options, suits, four) in
        [("mode draft", ['C', 'S'], "2D 3D 4D 5D"), ("mode draft; hero_player 2", ['D', 'H'], "2C 3C 4C 5C")]
    {
        let last = if suits[0] == 'C' { " 6D" } else { " 6C" };
        let five = dealt(&Scene::new(format!("{}; {options}", keys(&(four.to_owned() + last)))), 0);
        let counts: Vec<usize> = five.iter().map(|state| count(&state["p2_hand"], suits)).collect();
        assert!(counts.iter().all(|&n| n <= 1) && counts.contains(&0) && counts.contains(&1), "{counts:?}");
        let of_four = dealt(&Scene::new(format!("{}; {options}", keys(four))), 0);
        assert!(of_four.iter().any(|state| count(&state["p2_hand"], suits) >= 2));
        for state in &of_four {
            let (discard, seen) = (state["discard"].as_array().unwrap(), state["p1_seen"].as_array().unwrap());
            let rest: Vec<&Value> = discard.iter().filter(|card| !seen.contains(card)).collect();
            assert!(rest.iter().copied().eq(state["p2_seen"].as_array().unwrap()), "{state}");
        }
    }
    // The other way round, where the first player drafts heroes.
    let five =
        dealt(&Scene::new("to_move 1; p1_hand 2C 3C 4C 5C 6C; p2_hand 2S 2H 3H 4S; mode draft; hero_player 1"), 1);
    assert!(five.iter().all(|state| count(&state["p1_hand"], ['D', 'H']) <= 1));
    let one = Scene::new("p1_hand 2S 2H 3H 4S; p2_hand 2D 3D 4D 5D; discard 9C; p1_seen 9C; mode draft");
    assert!(dealt(&one, 0).iter().all(|state| state["discard"] == json!(["9C"])));
    let sides = Scene::new(
        "p1_hand 2S 2H 3H 5S; p2_hand 2D 3D 4D 5D; p1_minions 2C 4S; p2_minions 6D; mode draft; hero_player 2",
    );
    assert!(dealt(&sides, 0).iter().all(|state| state["p2_m_kind"] == json!(["2D", "4H"])));
}

/// What a rival has discarded of an attempt he has hired; his gates turned three cards each (attempt-1, attempt-2, view-4).
#[test]
fn a_rivals_attempt_is_any_that_the_rules_allow() {
    let keys = |revealed: &str, gates: u8| {
        format!(
            "pick; resume recruit; to_move 2; attempted; picks 1; revealed {revealed}; discard 9S; p1_rooms; \
                p2_rooms lair gate {gates}; p2_minions 9S"
        )
    };
    for revealed in ["5D", "2C 5D"] {
        for state in dealt(&Scene::new(keys(revealed, 1) + "; mode standard"), 0) {
            assert_eq!(count(&state["discard"], ['C', 'S']), 1, "{state}");
            assert_eq!((&state["attempted"], &state["picks"]), (&json!(true), &json!(1)));
            assert_eq!(state["p2_rooms"], json!([1, 1, 1, 1, 1, 0, 0, 0, 0]), "{state}");
        }
    }
    let none = keys("2C 3C 4C 5D 6D 7D", 2) + "; discard; picks 2";
    assert!(dealt(&Scene::new(format!("{none}; mode standard")), 0).iter().all(|state| state["picks"] == 2));
    let before = Scene::new("recruit; to_move 2; mode standard");
    assert!(dealt(&before, 0).iter().all(|state| state["attempted"] == false));
}

/// A rival's slate is one's own but for what is seen of him; whom he sends may be anyone (view-3, upkeep-3, R71).
#[test]
fn a_rivals_slate_fits_what_is_seen_of_it() {
    for (hp, hurt) in [(90, true), (100, false)] {
        let state =
            Scene::new(format!("build; to_move 2; p1_gold 7; p2_hp {hp}; p2_hurt {hurt}; mode standard; turn_decks 1"));
        assert!(dealt(&state, 0).iter().all(|dealt| dealt["p2_hurt"] == hurt && dealt["p2_gold"] == 7));
    }
    let short = "shortfall; to_move 2; p1_gold 7; p1_food 7; p1_minions 2C; p2_minions TC; p2_gold 0; p2_food 0";
    let short = dealt(&Scene::new(format!("{short}; mode standard")), 0);
    assert!(short.iter().all(|state| (&state["p2_gold"], &state["p2_food"]) == (&json!(0), &json!(0))));
    let sent: std::collections::BTreeSet<String> = dealt(
        &Scene::new(
            "war; to_move 2; turn; turn_pass 1; p1_minions 2C 3C; p2_minions TC 2S; p1_send 1; \
            mode standard; turn_decks 1",
        ),
        1,
    )
    .iter()
    .map(|state| state["p1_send"].to_string())
    .collect();
    assert_eq!(sent.len(), 3, "{sent:?}");
}
