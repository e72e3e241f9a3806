//! The state as JSON, its bounds.

use serde_json::{Value, json};
use underdeck_game::{FastChance, FastRng, Play, State as _};
use underdeck_living_keep::State;
use underdeck_testkit::start;

use crate::rules::scene::{Scene, dealt, options};

#[test]
fn state_1_keys_and_their_order() {
    let one = dealt("", 1);
    let two = dealt("mode=coop", 1);
    let keys = |state: &State| json!(state).as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    assert_eq!(keys(&one)[..6], ["mode", "scenario", "phase", "resume", "to_move", "active"]);
    assert!(!keys(&one).iter().any(|key| key.starts_with("p2_")));
    assert_eq!((keys(&one).len(), keys(&two).len()), (36 + 30, 36 + 60));
    for state in [one, two] {
        let flat = |value: &Value| match value {
            Value::Array(values) => values.iter().all(|value| !value.is_array() && !value.is_object()),
            Value::Object(_) => false,
            _ => true,
        };
        assert!(json!(state).as_object().unwrap().values().all(flat));
    }
}

#[test]
fn bounds_1_widest_states_fit() {
    assert!(size_of::<State>() <= 1024);
    // The widest standard: 24 of a kind, 24 minions, everything full.
    let state = Scene::new(
        "p1_minions 2C 3C 4C 5C 6C 7C 8C 9C TC 2S 3S 4S 5S 6S 7S 8S 9S TS 2C 3C 4C 5C 6C 7C; \
            p1_rooms lair 24 farm 24 vault 24 quarry 24 gate 3; p1_gold 600; p1_food 600; p1_stone 1200; \
            mode standard; room_limit 24",
    );
    assert_eq!(state.key("p1_m_id").as_array().unwrap().len(), 24);
    Scene::new(
        "research; p1_spells to_arms 6; p1_doors metal 6; p1_traps spikes 3 darts; p1_proj pit darts; \
            p1_proj_left 6 18; p1_minions TC:10:6 9S:10:16 2S:10:66",
    );
    // One too many of anything is no state.
    for clause in [
        "p1_spells to_arms 7",
        "p1_doors wooden 3 metal 3 magic",
        "p1_traps pit 3 rockfall 3 spikes",
        "p1_rooms lair 13",
        "p1_peons 11",
        "p1_m_pay 2",
        "p1_m_rank 11",
        "p1_m_trains 1",
        "p1_m_food 2",
        "p1_m_id 25",
        "p1_gold 26",
    ] {
        assert!(Scene::read(&format!("p1_minions 2C; {clause}")).is_err(), "{clause}");
    }
}

#[test]
fn bounds_2_known_cards_are_the_top_six() {
    let mut object = json!(Scene::new("main_known AC 2C 3C 4C 5C 6C"));
    object["main_known"][6] = json!(true);
    assert!(serde_json::from_value::<State>(object.clone()).unwrap_err().to_string().contains("main_known"));
    object["main_known"][6] = json!(false);
    object["main_known"][2] = json!(false);
    assert!(serde_json::from_value::<State>(object).unwrap_err().to_string().contains("main_known"));
}

#[test]
fn bounds_3_pools_hold_288() {
    let state = Scene::new("divide; pool_stone 288; mode coop");
    assert_eq!((state.legal_count(), state.legal("give").len()), (289, 289));
    let mut object = json!(state);
    object["pool_stone"] = json!(289);
    assert!(serde_json::from_value::<State>(object).is_err());
    // Nowhere else does it come near.
    let (mut luck, mut rng, mut most) = (FastChance(FastRng::new(1)), FastRng::new(2), 0);
    for mode in ["mastery", "campaign", "standard", "draft"] {
        for _ in 0..40 {
            let mut state = State::new(&options(&format!("mode={mode}")), &mut luck);
            while let Some(mv) = state.random_legal(&mut rng) {
                most = most.max(state.legal_count());
                state.play_unchecked(mv, &mut luck);
            }
        }
    }
    assert!((10..100).contains(&most), "{most}");
}

/// Options that are no keys show in the Keep; those that the mode ignores are at their defaults (option-1, state-1).
#[test]
fn state_1_is_read_back_with_its_options() {
    for chosen in [
        "turn_decks=5 monarch=false one_ware=true scenario=3",
        "mode=campaign scenario=7 turn_decks=1 peons_wait=true",
        "mode=coop turn_decks=1 monarch=false",
        "mode=standard turn_decks=4 room_limit=7 heroes=false keep_hp=77",
        "mode=draft draft_decks=5 keep_hp=33 hero_player=2 room_limit=7",
        "mode=standard turn_decks=99",
        "mode=draft draft_decks=99 keep_hp=999",
        "mode=draft keep_hp=1",
    ] {
        let state = Scene::at(start::<State>(&options(chosen), 1));
        let read: State = serde_json::from_value(json!(state)).unwrap();
        assert_eq!((read.options(), read), (state.options(), *state), "{chosen}");
    }
    let state = dealt("mode=standard turn_decks=4 room_limit=7 scenario=3", 1);
    assert_eq!(*state.options(), options("mode=standard turn_decks=4 room_limit=7"));
}

#[test]
fn a_pass_beyond_all_bounds_is_refused() {
    let mut state = json!(Scene::new(""));
    state["turn_pass"] = json!(255);
    assert!(serde_json::from_value::<State>(state).is_err());
}
