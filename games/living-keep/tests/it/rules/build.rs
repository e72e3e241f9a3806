//! Building rooms.

use serde_json::json;
use underdeck_testkit::{expect, legal, play};

use crate::rules::scene::{legal_of, rooms, scene};

// (R21)
#[test]
fn build_1_needs_the_lower_tiers_and_the_cost() {
    let rich =
        |owned: &str| scene("", json!({"phase": "build", "p1_rooms": rooms(owned), "p1_gold": 25, "p1_stone": 50}));
    // Tier 0 always; a gate wants one of each of them.
    assert_eq!(legal_of(&rich(""), "build"), ["build farm", "build lair", "build quarry", "build vault"]);
    assert_eq!(legal_of(&rich("lair"), "build").len(), 6);
    assert_eq!(legal_of(&rich("lair gate"), "build").len(), 6);
    assert_eq!(legal_of(&rich("lair gate shrine"), "build").len(), 9);
    // So does a kind of which there may be one.
    let limits = json!([12, 12, 12, 12, 1, 12, 12, 12, 12]);
    let keys = json!({"phase": "build", "p1_rooms": rooms("lair shrine"), "p1_rooms_max": limits, "p1_gold": 25, "p1_stone": 50});
    assert_eq!(legal_of(&scene("", keys), "build").len(), 6);
    // Below its limit, and affordable in both.
    assert!(!legal(&rich("lair 12")).contains(&"build lair".into()));
    let poor = scene("", json!({"phase": "build", "p1_gold": 8, "p1_stone": 6}));
    assert_eq!(legal_of(&poor, "build"), ["build farm", "build quarry"]);
    // A kind whose limit is 0 is not asked for: standard has no shrines, the gate needs the four alone.
    let state = scene("mode=standard", json!({"phase": "build", "p1_rooms": rooms("lair")}));
    assert!(legal(&state).contains(&"build gate".into()));
    let state = scene("mode=campaign scenario=4", json!({"phase": "build", "p1_rooms": rooms("lair 2 gate")}));
    assert!(legal(&state).contains(&"build blacksmith".into()));
    let state = scene("mode=campaign scenario=4", json!({"phase": "build", "p1_rooms": rooms("lair 2")}));
    assert!(!legal(&state).contains(&"build blacksmith".into()));
}

// (R22)
#[test]
fn build_2_room_is_paid_for_and_works_at_once() {
    let mut state = scene("", json!({"phase": "build", "p1_gold": 25, "p1_stone": 50}));
    play(&mut state, "build lair", "");
    expect(&state, json!({"phase": "build", "p1_gold": 15, "p1_stone": 42, "p1_rooms": [1, 1, 1, 1, 0, 0, 0, 0, 0]}));
    // A vault more holds more at once; another room may follow.
    play(&mut state, "build vault", "");
    play(&mut state, "build farm", "");
    expect(&state, json!({"p1_rooms": [1, 2, 2, 1, 0, 0, 0, 0, 0], "p1_gold": 1}));
    play(&mut state, "next", "");
    expect(&state, json!({"phase": "train"}));
}
