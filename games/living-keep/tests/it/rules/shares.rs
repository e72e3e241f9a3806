//! Dividing a haul in coop.

use crate::rules::scene::Scene;

#[test]
fn divide_1_part_goes_to_the_partner() {
    let mut state = Scene::new("divide; pool_gold 5; pool_mana 2; p2_gold 23; mode coop");
    assert_eq!(
        state.legal(""),
        ["give gold 0", "give gold 1", "give gold 2", "give gold 3", "give gold 4", "give gold 5"]
    );
    state.refuses("give mana 1");
    state.refuses("give gold 6");
    // What the other Keep cannot store is lost.
    state.play("give gold 4").is("p1_gold 1; p2_gold 25; pool_gold 0; phase divide");
    assert_eq!(state.legal(""), ["give mana 0", "give mana 1", "give mana 2"]);
}

#[test]
fn divide_2_phase_ends_with_the_last_pool() {
    let mut state = Scene::new("divide; to_move 2; active 2; pool_stone 3; mode coop");
    assert!(underdeck_game::State::turn(&*state) == underdeck_game::Turn::Decide(underdeck_game::Seat(1)));
    state.play("give stone 1").is("p2_stone 2; p1_stone 1; phase build; to_move 2");
}
