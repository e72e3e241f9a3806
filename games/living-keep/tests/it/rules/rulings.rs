//! Rulings that no other test meets.

use crate::rules::scene::{Scene, luck_of};

/// A deck drawn to its end stays empty over the end of the turn, until the next card is needed.
#[test]
fn r6_empty_deck_stays_empty_until_a_draw() {
    let mut state = Scene::new("hero; turn JC QC; rest discard");
    state.play("flip").is("main; phase upkeep; turn_no 2");
    state.play_on("collect", "d6=1; d6=1");
    assert_eq!(luck_of(&mut state, "assign dig 1", 1)[0], "main");
}

#[test]
fn r7_no_mana_without_a_shrine() {
    // Without a shrine there is no place for mana.
    let mut state = Scene::new("dig; p1_peons 1; main 2H");
    state.play_on("assign dig 0", "d8=8").is("p1_mana 0");
}

#[test]
fn r11_single_minion_must_go() {
    let state = Scene::new("shortfall; p1_minions 2C");
    assert_eq!(state.legal(""), ["banish 1"]);
}

/// Digging first, dice included; then chanting, fruitless as it may be.
#[test]
fn r18_digging_comes_before_chanting() {
    let mut state = Scene::new("dig; p1_peons 2; main 2H 3S 4D");
    state.play_on("assign dig 1", "d8=1; d8=2; d8=3; d8=4; d8=5").is("p1_gold 1; p1_stone 5; p1_mana 0");
}

/// The black joker and the aces mean nothing in Recruit and Hero.
#[test]
fn r19_and_r20_joker_and_aces_mean_nothing_in_recruit_and_hero() {
    let mut state = Scene::new("recruit; p1_rooms lair gate; main AC XB AH");
    state.play("attempt");
    assert_eq!(state.legal(""), ["done"]);
    state.is("p1_peons 4");
    let mut state = Scene::new("hero; turn JH; main AC XB AH 2H");
    state.play("flip").is("p1_peons 4; hero 2H; hero_cards AC AH XB");
}

/// Three are no use, five no more than four; training rooms count in fours.
#[test]
fn r23_work_rooms_count_in_fours() {
    let keys = |library: u8| {
        format!(
            "research; p1_minions 4S 4S; p1_mana 9; p1_proj regen; p1_proj_left 12; \
                p1_rooms lair 2 gate shrine library {library}"
        )
    };
    assert_eq!(Scene::new(keys(3)).legal(""), ["next"]);
    assert_eq!(Scene::new(keys(4)).legal(""), Scene::new(keys(12)).legal(""));
    let train = |training: u8| format!("train; p1_minions 2C:3:5+ 2C; p1_rooms lair 2 gate shrine training {training}");
    assert_eq!((Scene::new(train(7)).legal("train").len(), Scene::new(train(8)).legal("train").len()), (0, 1));
}

/// Kind and food stay, so a trained Occultist is still one; the Dragon cannot be trained.
#[test]
fn r25_kind_and_food_stay_when_trained() {
    let mut state = Scene::new(
        "train; p1_minions 4S DR; p1_rooms lair 2 gate shrine 2 library 4 training 8; p1_mana 9; p1_proj regen; \
            p1_proj_left 12",
    );
    state.refuses("train 2");
    state.play_on("train 1", "d8=8").is("p1_m_kind 4S DR; p1_m_food 1 12; p1_m_rank 5 10");
    state.play("next").play_on("channel regen 1", "d8=2");
}

/// Owned copies pile up beside a project of the same name.
#[test]
fn r31_owned_copies_do_not_bar_a_project() {
    let mut state =
        Scene::new("research; p1_minions 3C; p1_gold 25; p1_traps pit 3; p1_rooms lair gate shrine blacksmith 4");
    state.play("research pit").is("p1_proj pit; p1_traps pit 3");
    state.refuses("research pit");
}

/// Spells, doors and traps may be mixed; a spell that is finished can be cast at once.
#[test]
fn r32_and_r33_works_are_mixed_and_spells_cast_at_once() {
    let mut state = Scene::new(
        "research; p1_minions 3C 4S; p1_gold 25; p1_mana 25; p1_proj summon_peon pit; p1_proj_left 1 6; \
            p1_rooms lair 2 gate shrine library 4 blacksmith 4",
    );
    state
        .play_on("labour pit 1", "d8=2")
        .play_on("channel summon_peon 1", "d8=5")
        .play("research wooden")
        .play("cast summon_peon")
        .is("p1_peons 5; p1_mana 12; p1_proj pit wooden; p1_proj_left 4 8");
}

/// No spell while a choice is half made.
#[test]
fn r35_no_spell_while_a_choice_is_half_made() {
    let half = [
        "shortfall; p1_minions 2C",
        "peon; new_peons 1; dig_cards AH 2H",
        "pick; resume recruit; picks 1; revealed 2C",
        "reorder; resume hero; look 2C 3C; turn JC",
        "divide; pool_gold 1; mode coop",
    ];
    let mage = "p1_spells to_arms summon_peon regen premonition power_strike summon_dragon; \
        p1_mana 75; p1_hp 30; p1_hurt; p1_rooms lair 3 gate shrine 3";
    for keys in half {
        let state = Scene::new(format!("{keys}; {mage}"));
        assert_eq!(state.legal("cast"), [""; 0], "{}", state.key("phase"));
    }
}

/// The Dragon needs no gate.
#[test]
fn r38_dragon_needs_no_gate() {
    assert_eq!(
        Scene::new("recruit; p1_rooms lair shrine 2; p1_mana 40; p1_food 12; p1_spells summon_dragon").legal(""),
        ["cast summon_dragon", "next"]
    );
}

/// Full lairs do not forbid the attempt.
#[test]
fn r40_full_lairs_allow_the_attempt() {
    let mut state = Scene::new("recruit; p1_rooms lair gate; p1_minions 2C; main 2S");
    state.play("attempt");
    assert_eq!(state.legal(""), ["banish 1", "done"]);
}

/// Doors and Power Strike do nothing to the Monarch; traps do.
#[test]
fn r49_traps_work_on_the_monarch() {
    let mut state = Scene::new(
        "defend; turn JC; turn_pass 2; hero XR; hero_rank 8; p1_doors wooden metal magic; \
            p1_traps pit rockfall 2 spikes darts",
    );
    assert_eq!(state.legal(""), ["fight", "use darts", "use pit", "use rockfall"]);
    state.play("use darts").is("hero_rank 4");
    luck_of(&mut state, "use spikes", 1);
    state.is("p1_killed XR");
    assert!(state.text("turn_discard").contains("XR"));
}

/// Death comes before the goals.
#[test]
fn r53_death_comes_before_goals() {
    let mut state = Scene::new(
        "defend; turn JC; hero TD; hero_rank 10; p1_hp 1; p1_traps pit 4; p1_minions; mode campaign; scenario 4",
    );
    state.play("fight").is("outcome result=lost cause=death");
}

/// Peons found belong to the active Keep.
#[test]
fn r63_peons_found_are_the_active_keeps() {
    let mut state = Scene::new("dig; active 2; to_move 2; p2_peons 1; main AH 2C; mode coop");
    state.play("assign dig 1").is("p2_peons 2; p1_peons 4; phase peon; to_move 2");
}

/// A round without heroes leaves nothing to be remembered.
#[test]
fn r67_quiet_round_leaves_nothing_known() {
    let mut state = Scene::new("recruit; to_move 2; discard 2C; turn JC QC; mode standard");
    assert_eq!(luck_of(&mut state, "next", 1), ["main"]);
    state.play("flip").is("phase upkeep; discard");
}
