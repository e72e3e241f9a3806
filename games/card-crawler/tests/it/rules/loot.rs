//! Loot and heal.

use crate::rules::scene::Scene;

#[test]
fn loot_1_a_card_of_the_hand_pays_for_the_loot() {
    let mut state = Scene::new("at r1c2; hand 2C KD; rooms r1c2=9D r1c1=3C.");
    assert_eq!(state.legal("loot"), ["loot with 2C", "loot with KD"]);
    state.play("loot with KD").is("hand 2C; discard 9D; phase action; r1c2 KD empty");
    assert_eq!(state.why("loot with 2C"), ["loot-1", "R20"]);
    let mut state = Scene::new("at r1c2; hand 2C; rooms r1c2=8Sx");
    state.play("loot with 2C").is("discard 8S; r1c2 2C empty");
    assert_eq!(Scene::new("at r1c2; hand 2C; rooms r1c2=8S").why("loot with 2C"), ["loot-1", "R21"]);
    assert_eq!(Scene::new("hand 2C; wounds 1").why("loot with 2C"), ["loot-1", "R2"]);
}

#[test]
fn heal_1_a_trashed_card_heals_one_wound() {
    let mut state = Scene::new("at r1c2; hand 2C 9D; rooms r1c2=8S r1c3=3C.; wounds 2");
    state.play("heal trash 9D").is("hand 2C; trash 9D; discard; wounds 1");
    state.play("heal trash 2C").is("hand; wounds 0");
    let state = Scene::new("at r1c2; hand 2C; rooms r1c2=8S");
    assert_eq!(state.why("heal trash 2C"), ["heal-1", "heal-2", "R32"]);
}

#[test]
fn heal_2_the_healer_is_discarded() {
    let base = "at r1c2; hand 2C QH; rooms r1c2=8D r1c3=3C.; wounds 2";
    let mut state = Scene::new(base);
    state.play("heal QH").is("hand 2C; discard QH; trash; wounds 1");
    assert_eq!(state.why("heal QH"), ["term-6"]);
    let mut state = Scene::new(base);
    state.play("heal trash QH").is("discard; trash QH; wounds 1");
    Scene::new("at r1c2; hand 2C QH; rooms r1c2=8D r1c3=3C.").refuses("heal QH");
    Scene::new("at r1c2; hand 2C; discard QH; rooms r1c2=8D r1c3=3C.; wounds 2").refuses("heal QH");
}
