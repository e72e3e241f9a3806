//! Spells, doors and traps in development.

use crate::rules::scene::Scene;

// (R26, R28, R31)
#[test]
fn research_1_spells_need_libraries_and_minions() {
    let keys = |minions: &str, libraries: u8| {
        format!("research; p1_minions {minions}; p1_rooms lair 4 gate shrine library {libraries}")
    };
    let all = "research power_strike, research premonition, research regen, research summon_dragon, research \
        summon_peon, research to_arms";
    // Four libraries, and two minions or an Occultist, idle or not.
    assert_eq!(Scene::new(keys("2C* 3C*", 4)).legal("research").join(", "), all);
    assert_eq!(Scene::new(keys("4S*", 4)).legal("research").join(", "), all);
    assert_eq!(Scene::new(keys("2C 3C", 3)).legal(""), ["next"]);
    assert_eq!(Scene::new(keys("3C", 4)).legal(""), ["next"]);
    // A project of a name, four in all, six spells with the projects.
    let with = |more: &str| Scene::new(keys("2C 3C", 4) + "; " + more).legal("research");
    assert_eq!(with("p1_proj regen; p1_proj_left 3").len(), 5);
    assert_eq!(with("p1_proj regen pit to_arms magic; p1_proj_left 3 1 1 1"), [""; 0]);
    assert_eq!(with("p1_spells to_arms 6"), [""; 0]);
    assert_eq!(with("p1_spells to_arms 5; p1_proj regen; p1_proj_left 3"), [""; 0]);
    assert_eq!(with("p1_spells to_arms 5").len(), 6);
    // Added at the end, and free.
    let mut state = Scene::new(keys("2C 3C", 4) + "; p1_proj regen; p1_proj_left 3");
    state.play("research to_arms").is("p1_proj regen to_arms; p1_proj_left 3 16; p1_mana 0; phase research");
}

// (R26, R30)
#[test]
fn research_2_wares_need_smiths_and_gold() {
    let keys = |minions: &str, smiths: u8, gold: u16| {
        format!(
            "research; p1_minions {minions}; p1_gold {gold}; p1_rooms lair 4 vault 2 gate shrine blacksmith {smiths}"
        )
    };
    assert_eq!(Scene::new(keys("3C*", 4, 50)).legal("research").len(), 7);
    assert_eq!(Scene::new(keys("4S", 4, 50)).legal(""), ["next"]);
    assert_eq!(Scene::new(keys("3C 4S", 3, 50)).legal(""), ["next"]);
    // The gold must be there, and goes now.
    assert_eq!(Scene::new(keys("3C", 4, 8)).legal("research"), ["research pit", "research wooden"]);
    let mut state = Scene::new(keys("3C", 4, 8));
    state.play("research wooden").is("p1_gold 0; p1_proj wooden; p1_proj_left 8");
    // Doors and traps have a box each.
    assert_eq!(
        Scene::new(keys("3C", 4, 50) + "; p1_doors wooden 2 metal 2 magic; p1_proj magic; p1_proj_left 1")
            .legal("research"),
        ["research darts", "research pit", "research rockfall", "research spikes"]
    );
    assert_eq!(
        Scene::new(keys("3C", 4, 50) + "; p1_traps pit 6").legal("research"),
        ["research magic", "research metal", "research wooden"]
    );
}

fn channelling(minions: &str, mana: u16) -> String {
    format!(
        "research; p1_minions {minions}; p1_mana {mana}; p1_proj regen; p1_proj_left 12; \
            p1_rooms lair 6 gate shrine 2 library 4"
    )
}

// (R27, R28)
#[test]
fn channel_1_needs_two_idle_minions_or_an_occultist() {
    let moves = |minions: &str, mana: u16| Scene::new(channelling(minions, mana)).legal("channel");
    assert_eq!(moves("2C 5C 6C", 9), ["channel regen 2", "channel regen 3"]);
    assert_eq!(moves("2C 4S", 9), ["channel regen 1", "channel regen 2"]);
    // Idle ones only; an Occultist who has worked helps no other.
    assert_eq!(moves("2C 4S*", 9), [""; 0]);
    assert_eq!(moves("2C 5C 4S*", 9), ["channel regen 2"]);
    assert_eq!(moves("2C 5C", 0), [""; 0]);
    let mut few = channelling("2C 5C", 9) + "; p1_rooms lair 6 gate shrine 2 library 3";
    assert_eq!(Scene::new(few.clone()).legal("channel"), [""; 0]);
    // The workshop of the other trade does not help.
    few += "; p1_rooms lair 6 gate shrine 2 library 3 blacksmith 4";
    assert_eq!(Scene::new(few).legal("channel"), [""; 0]);
    let state = Scene::new(channelling("2C 5C", 9) + "; p1_proj to_arms");
    assert_eq!(state.legal("channel"), ["channel to_arms 2"]);
    state.refuses("channel regen 2");
}

// (R27)
#[test]
fn crew_1_specialists_come_first() {
    // Occultists first, then the others but Goblins, by id; Goblins last.
    let mut state = Scene::new(channelling("3C 2C 4S 5C 4S", 50));
    state.play_on("channel regen 3", "d8=1; d8=1; d4=1").is("p1_m_worked false true true false true");
    state.play_on("channel regen 2", "d4=1; d4=1").is("p1_m_worked true true true true true");
}

#[test]
fn crew_2_specialists_roll_a_d8() {
    let mut state = Scene::new(channelling("3C 2C 4S", 50));
    state.play_on("channel regen 3", "d8=6; d4=1; d4=2").is("p1_proj_left 3; p1_mana 41");
}

// (R29)
#[test]
fn crew_3_points_are_bounded_by_mana_and_need() {
    // The mana is the least, then the points left.
    let mut state = Scene::new(channelling("4S 4S 2C", 5));
    state.play_on("channel regen 2", "d8=8; d8=8").is("p1_proj_left 7; p1_mana 0; p1_m_worked true true false");
    let mut state = Scene::new(channelling("4S 4S 2C", 50));
    state.play_on("channel regen 2", "d8=8; d8=8").is("p1_proj; p1_mana 38");
}

#[test]
fn labour_1_goblins_come_first() {
    let mut state = Scene::new(
        "research; p1_minions 4S 2C 3C 5C; p1_proj magic pit; p1_proj_left 22 1; \
            p1_rooms lair 6 gate shrine blacksmith 4",
    );
    assert_eq!(state.legal("labour").len(), 8);
    // Goblins first with a d8, Occultists last; no mana.
    state
        .play_on("labour magic 3", "d8=8; d4=4; d4=4")
        .is("p1_m_worked false true true true; p1_proj_left 6 1; p1_mana 0");
    assert_eq!(state.legal("labour"), [""; 0]);
}

// (R33)
#[test]
fn research_3_finished_work_is_owned() {
    let mut state =
        Scene::new(channelling("4S 4S", 50) + "; p1_proj to_arms regen; p1_proj_left 10 8; p1_spells regen");
    state.play_on("channel regen 1", "d8=8").is("p1_proj to_arms; p1_proj_left 10; p1_spells regen 2");
    let mut state =
        Scene::new("research; p1_minions 3C; p1_proj pit; p1_proj_left 2; p1_rooms lair 6 gate shrine blacksmith 4");
    state.play_on("labour pit 1", "d8=3").is("p1_proj; p1_traps pit");
}

#[test]
fn research_4_next_or_a_spell() {
    let mut state = Scene::new(channelling("2C", 20) + "; p1_spells to_arms");
    assert_eq!(state.legal(""), ["cast to_arms", "next"]);
    state.play("next").is("phase recruit");
}

#[test]
fn research_5_project_is_worked_on_twice() {
    let mut state = Scene::new(channelling("4S 4S:9:12", 50));
    state.play_on("channel regen 1", "d8=1");
    // A second time by another, whose rank changes nothing.
    state.play_on("channel regen 1", "d8=2").is("p1_proj_left 9");
}
