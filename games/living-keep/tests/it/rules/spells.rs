//! Casting spells.

use crate::rules::scene::{Scene, luck_of};

/// A Keep that owns every spell and can cast any.
fn mage(phase: &str) -> String {
    format!(
        "{phase}; p1_rooms lair 2 gate shrine 3; p1_mana 75; p1_food 12; p1_hp 30; p1_hurt; \
            p1_spells to_arms summon_peon regen premonition power_strike summon_dragon; turn JC QC"
    )
}

// (R34)
#[test]
fn cast_1_spell_and_mana_are_spent() {
    let mut state = Scene::new(mage("upkeep"));
    state.play("cast summon_peon").is("p1_spells to_arms regen premonition power_strike summon_dragon; p1_mana 63");
    state.refuses("cast summon_peon");
    assert_eq!(Scene::new(mage("upkeep") + "; p1_mana 9").legal("cast"), ["cast regen"]);
}

// (R36)
#[test]
fn cast_2_to_arms_is_an_attempt_in_any_phase() {
    for phase in ["upkeep", "dig", "build", "train", "research", "recruit", "hero"] {
        let mut state = Scene::new(mage(phase) + "; main 2C 3C 4C; attempted");
        state.play("cast to_arms").is(format!("phase pick; resume {phase}; attempted; picks 1; revealed 2C 3C 4C"));
        state.play("done").is(format!("phase {phase}; resume null"));
    }
    assert!(!Scene::new(mage("dig") + "; p1_rooms lair 2 shrine 3").legal("").contains(&"cast to_arms".into()));
    let mut state = Scene::new(mage("defend") + "; hero 5H; hero_rank 5");
    state.play("cast to_arms").is("resume defend; hero 5H; hero_rank 5");
    state.play("done").is("phase defend; hero 5H");
}

#[test]
fn cast_3_summon_peon_up_to_the_limit() {
    let mut state = Scene::new(mage("hero"));
    state.play("cast summon_peon").is("p1_peons 5; phase hero");
    assert!(!Scene::new(mage("hero") + "; p1_peons 10").legal("").contains(&"cast summon_peon".into()));
}

// (R13)
#[test]
fn cast_4_regen_heals_a_d8() {
    let mut state = Scene::new(mage("upkeep"));
    state.play_on("cast regen", "d8=5").is("p1_hp 35; p1_mana 67; phase upkeep");
    let mut nearly = mage("upkeep") + "; p1_hp 38";
    let mut state = Scene::new(nearly.clone());
    state.play_on("cast regen", "d8=5").is("p1_hp 40");
    nearly += "; p1_hp 40";
    assert!(!Scene::new(nearly).legal("").contains(&"cast regen".into()));
    assert!(!Scene::new(mage("dig")).legal("").contains(&"cast regen".into()));
}

// (R37)
#[test]
fn cast_5_premonition_in_three_phases() {
    for phase in ["dig", "recruit", "hero"] {
        assert!(Scene::new(mage(phase)).legal("").contains(&"cast premonition".into()), "{phase}");
    }
    for phase in ["upkeep", "build", "train", "research"] {
        assert!(!Scene::new(mage(phase)).legal("").contains(&"cast premonition".into()), "{phase}");
    }
    // Die and two: six cards at most; all if there are fewer, without a shuffle.
    let mut state = Scene::new(mage("hero") + "; main 2H 3H 4H 5H 6H 7H 8H");
    state.play_on("cast premonition", "d4=4");
    assert_eq!(state.text("look"), "2H 3H 4H 5H 6H 7H");
    let mut state = Scene::new(mage("hero") + "; main 2H 3H; rest discard");
    assert_eq!(luck_of(&mut state, "cast premonition", 1), ["d4"]);
    assert_eq!(state.text("look"), "2H 3H");
    assert!(!Scene::new(mage("hero") + "; rest discard").legal("").contains(&"cast premonition".into()));
}

// (R39)
#[test]
fn cast_6_power_strike_kills_all_but_the_monarch() {
    let mut fight = mage("defend") + "; hero TH; hero_rank 10; main 2C";
    let mut state = Scene::new(fight.clone());
    assert_eq!(luck_of(&mut state, "cast power_strike", 1), ["main"]);
    state.is("hero null; phase upkeep; p1_hp 30; p1_killed TH");
    fight += "; hero XR; hero_rank 8; turn_pass 2";
    assert!(!Scene::new(fight).legal("").contains(&"cast power_strike".into()));
}

#[test]
fn cast_7_dragon_needs_lair_and_food() {
    let mut state = Scene::new(mage("recruit"));
    state
        .play("cast summon_dragon")
        .is("p1_m_kind DR; p1_m_rank 10; p1_m_pay 0; p1_m_food 12; p1_food 0; p1_mana 35; phase recruit");
    assert!(!Scene::new(mage("recruit") + "; p1_food 11").legal("").contains(&"cast summon_dragon".into()));
    assert!(!Scene::new(mage("recruit") + "; p1_minions 2C 2C").legal("").contains(&"cast summon_dragon".into()));
    assert!(!Scene::new(mage("hero")).legal("").contains(&"cast summon_dragon".into()));
}

fn foresight(phase: &str, main: &str) -> Scene {
    Scene::new(mage(phase) + &format!("; main {main}"))
}

// (R19, R37)
#[test]
fn premonition_1_rock_is_thrown_away_in_dig() {
    let mut state = foresight("dig", "2C 3H AC XB TC 5D 6D");
    state.play_on("cast premonition", "d4=4");
    // Rock is clubs 2 to 10; the others keep their order and are known.
    state.is("phase dig; discard 2C TC; look; resume null");
    state.is("main 3H AC XB 5D 6D …; main_known 3H AC XB 5D");
}

#[test]
fn premonition_2_cards_are_taken_up_elsewhere() {
    let mut state = foresight("recruit", "9S 3H AC 2D");
    state.play_on("cast premonition", "d4=1").is("phase reorder; resume recruit; look AC 3H 9S; placed");
    assert_eq!(state.key("main")[0], "2D");
}

#[test]
fn premonition_3_cards_are_placed_one_by_one() {
    let mut state = foresight("hero", "9S 3H AC 2D 5H");
    state.play_on("cast premonition", "d4=2");
    assert_eq!(state.legal(""), ["place 2D", "place 3H", "place 9S", "place AC"]);
    state.play("place 3H").play("place AC").is("placed 3H AC; look 2D 9S");
}

#[test]
fn premonition_4_last_card_places_itself() {
    let mut state = foresight("hero", "9S 3H AC 2D");
    state
        .play_on("cast premonition", "d4=1")
        .play("place 3H")
        .play("place 9S")
        .is("phase hero; resume null; look; placed");
    state.is("main 3H 9S AC 2D …; main_known 3H 9S AC");
}

#[test]
fn premonition_5_single_card_is_put_back() {
    let mut state = Scene::new(mage("hero") + "; main 2H; rest discard");
    state.play_on("cast premonition", "d4=3").is("phase hero; main 2H; main_known 2H; look; resume null");
}
