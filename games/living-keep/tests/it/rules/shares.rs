//! Dividing a haul in coop.

use serde_json::json;
use underdeck_testkit::{expect, legal, play, refuse};

use crate::rules::scene::scene;

#[test]
fn divide_1_part_goes_to_the_partner() {
    let keys = json!({"phase": "divide", "pool_gold": 5, "pool_mana": 2, "p2_gold": 23});
    let mut state = scene("mode=coop", keys);
    assert_eq!(
        legal(&state),
        ["give gold 0", "give gold 1", "give gold 2", "give gold 3", "give gold 4", "give gold 5"]
    );
    refuse(&state, "give mana 1");
    refuse(&state, "give gold 6");
    // What the other Keep cannot store is lost.
    play(&mut state, "give gold 4", "");
    expect(&state, json!({"p1_gold": 1, "p2_gold": 25, "pool_gold": 0, "phase": "divide"}));
    assert_eq!(legal(&state), ["give mana 0", "give mana 1", "give mana 2"]);
}

#[test]
fn divide_2_phase_ends_with_the_last_pool() {
    let mut state = scene("mode=coop", json!({"phase": "divide", "to_move": 2, "active": 2, "pool_stone": 3}));
    assert!(underdeck_game::State::turn(&state) == underdeck_game::Turn::Decide(underdeck_game::Seat(1)));
    play(&mut state, "give stone 1", "");
    expect(&state, json!({"p2_stone": 2, "p1_stone": 1, "phase": "build", "to_move": 2}));
}
