//! Building rooms.

use crate::rules::scene::Scene;

// (R21)
#[test]
fn build_1_needs_the_lower_tiers_and_the_cost() {
    let rich = |owned: &str| Scene::new(format!("build; p1_rooms {owned}; p1_gold 25; p1_stone 50"));
    // Tier 0 always; a gate wants one of each of them.
    assert_eq!(rich("").legal("build"), ["build farm", "build lair", "build quarry", "build vault"]);
    assert_eq!(rich("lair").legal("build").len(), 6);
    assert_eq!(rich("lair gate").legal("build").len(), 6);
    assert_eq!(rich("lair gate shrine").legal("build").len(), 9);
    // So does a kind of which there may be one.
    let limits = "12 12 12 12 1 12 12 12 12";
    assert_eq!(
        Scene::new(format!("build; p1_rooms lair shrine; p1_rooms_max {limits}; p1_gold 25; p1_stone 50"))
            .legal("build")
            .len(),
        6
    );
    // Below its limit, and affordable in both.
    assert!(!rich("lair 12").legal("").contains(&"build lair".into()));
    let poor = Scene::new("build; p1_gold 8; p1_stone 6");
    assert_eq!(poor.legal("build"), ["build farm", "build quarry"]);
    // A kind whose limit is 0 is not asked for: standard has no shrines, the gate needs the four alone.
    let state = Scene::new("build; p1_rooms lair; mode standard");
    assert!(state.legal("").contains(&"build gate".into()));
    let state = Scene::new("build; p1_rooms lair 2 gate; mode campaign; scenario 4");
    assert!(state.legal("").contains(&"build blacksmith".into()));
    let state = Scene::new("build; p1_rooms lair 2; mode campaign; scenario 4");
    assert!(!state.legal("").contains(&"build blacksmith".into()));
}

// (R22)
#[test]
fn build_2_room_is_paid_for_and_works_at_once() {
    let mut state = Scene::new("build; p1_gold 25; p1_stone 50");
    state.play("build lair").is("phase build; p1_gold 15; p1_stone 42; p1_rooms lair");
    // A vault more holds more at once; another room may follow.
    state.play("build vault").play("build farm").is("p1_rooms lair farm 2 vault 2; p1_gold 1");
    state.play("next").is("phase train");
}
