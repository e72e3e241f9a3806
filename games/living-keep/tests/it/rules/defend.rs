//! Doors, traps, the fight and its result.

use serde_json::{Value, json};

use crate::rules::scene::{Scene, luck_of};

/// A hero at the door, doors and traps of every kind.
fn fight(hero: &str, rank: u8) -> String {
    format!(
        "defend; turn JC QC; hero {hero}; hero_rank {rank}; p1_doors wooden 2 metal 2 magic 2; \
            p1_traps pit 2 rockfall spikes darts"
    )
}

fn used(hero: &str, rank: u8, ware: &str, luck: &str) -> Value {
    let mut state = Scene::new(fight(hero, rank));
    state.play_on(format!("use {ware}"), luck);
    state.key("hero_rank")
}

// (R45)
#[test]
fn defend_1_any_number_of_doors_and_traps_is_used_up() {
    let mut state = Scene::new(fight("9D", 9));
    state
        .play_on("use wooden", "d4=1")
        .play("use pit")
        .play_on("use wooden", "d4=2")
        .is("hero_rank 6; p1_doors metal 2 magic 2; p1_traps pit rockfall spikes darts; phase defend");
    state.refuses("use wooden");
}

#[test]
fn defend_2_offers_the_fight_and_its_spells() {
    let state = Scene::new(
        fight("9D", 9)
            + "; p1_rooms lair gate shrine; p1_mana 15; p1_spells to_arms summon_peon regen premonition power_strike \
                summon_dragon",
    );
    assert_eq!(state.legal("cast"), ["cast power_strike", "cast summon_peon", "cast to_arms"]);
    assert!(state.legal("").contains(&"fight".into()));
}

// (R46)
#[test]
fn use_1_wooden_door_takes_one_rank_or_two() {
    assert_eq!((used("7D", 7, "wooden", "d4=3"), used("7D", 7, "wooden", "d4=4")), (json!(6), json!(5)));
    assert_eq!((used("2D", 2, "wooden", "d4=3"), used("2D", 2, "wooden", "d4=4")), (json!(2), json!(1)));
    Scene::new(fight("2D", 1)).refuses("use wooden");
}

#[test]
fn use_2_metal_door_takes_two_ranks_or_four() {
    assert_eq!((used("7D", 7, "metal", "d4=2"), used("7D", 7, "metal", "d4=3")), (json!(5), json!(3)));
    assert_eq!((used("3D", 3, "metal", "d4=2"), used("3D", 3, "metal", "d4=4")), (json!(2), json!(1)));
    Scene::new(fight("2D", 1)).refuses("use metal");
}

#[test]
fn use_3_magic_door_halves_the_rank() {
    assert_eq!(
        (used("9D", 9, "magic", ""), used("8D", 8, "magic", ""), used("2D", 2, "magic", "")),
        (json!(5), json!(4), json!(1))
    );
    Scene::new(fight("2D", 1)).refuses("use magic");
}

// (R47, R48)
#[test]
fn use_4_pit_takes_a_rank_but_bandits_jump() {
    assert_eq!(used("7D", 7, "pit", ""), 6);
    for (hero, rank) in [("3H", 3), ("5D", 5)] {
        Scene::new(fight(hero, rank)).refuses("use pit");
    }
    // Down to 0: dead.
    let mut state = Scene::new(fight("2D", 1));
    luck_of(&mut state, "use pit", 1);
    state.is("hero null; hero_rank 0");
}

#[test]
fn use_5_rockfall_takes_two_ranks_but_some_catch_rocks() {
    assert_eq!(used("7D", 7, "rockfall", ""), 5);
    for (hero, rank) in [("9H", 9), ("TD", 10)] {
        Scene::new(fight(hero, rank)).refuses("use rockfall");
    }
    let mut state = Scene::new(fight("2D", 1));
    luck_of(&mut state, "use rockfall", 1);
    state.is("p1_killed 2D");
}

// (R47, R48)
#[test]
fn use_6_spikes_kill_up_to_rank_4() {
    Scene::new(fight("5H", 5)).refuses("use spikes");
    let mut state = Scene::new(fight("5H", 4));
    luck_of(&mut state, "use spikes", 1);
    state.is("hero null; p1_traps pit 2 rockfall darts");
}

#[test]
fn use_7_darts_halve_but_do_nothing_to_some() {
    let halves = [("9D", 9), ("4D", 4), ("2D", 2)].map(|(hero, rank)| used(hero, rank, "darts", ""));
    assert_eq!(halves, [json!(5), json!(2), json!(1)]);
    for (hero, rank) in [("6H", 6), ("7D", 7), ("4D", 1)] {
        Scene::new(fight(hero, rank)).refuses("use darts");
    }
}

// (defend-3)
#[test]
fn defend_3_a_hero_at_rank_0_is_killed_in_the_same_move() {
    let mut state = Scene::new(fight("2H", 2) + "; main 3C");
    assert_eq!(luck_of(&mut state, "use rockfall", 1), ["main"]);
    state.is("phase upkeep; turn_no 2; hero null; p1_hp 40; p1_killed 2H");
}

// (R50)
#[test]
fn fight_1_needs_minions_of_the_present_rank() {
    let fought = |hero: &str, rank: u8, minions: &str| {
        let mut state = Scene::new(fight(hero, rank) + &format!("; p1_minions {minions}"));
        luck_of(&mut state, "fight", 1);
        state.key("p1_hp")
    };
    // One is enough up to rank 7, two are needed from 8 on; a present rank that is reduced is easier.
    assert_eq!((fought("7D", 7, "7C"), fought("7D", 7, "6C 6C")), (json!(40), json!(31)));
    assert_eq!((fought("8D", 8, "8C TC"), fought("8D", 8, "TC 7C")), (json!(40), json!(29)));
    assert_eq!((fought("8D", 5, "5C 5S"), fought("8D", 5, "9C")), (json!(40), json!(29)));
    // The present rank counts.
    assert_eq!(fought("5D", 5, "4C:5:2"), json!(40));
}

// (R63)
#[test]
fn fight_2_monarch_row_says_whose_minions_count() {
    let monarch = |decks: u8, rank: u8, one: &str, two: &str| {
        let mut state = Scene::new(format!(
            "defend; turn JC; turn2 QC; turn_pass {}; hero XR; hero_rank {rank}; p1_minions {one}; p2_minions {two}; \
                mode coop; turn_decks {decks}",
            decks - 1
        ));
        luck_of(&mut state, "fight", 1);
        state.key("outcome")["cause"] == "monarch"
    };
    assert!(monarch(1, 6, "6C", "7S") && !monarch(1, 6, "6C", "5C 5S"));
    assert!(monarch(3, 8, "", "8C 9C") && monarch(3, 8, "8C TC", "") && !monarch(3, 8, "8C", "9C"));
    assert!(monarch(5, 10, "TC TS", "") && !monarch(5, 10, "TC", "TC TS"));
    // The active Keep alone meets an ordinary hero, even if another Keep meets the Monarch.
    for decks in [1, 3] {
        let mut state = Scene::new(format!(
            "defend; turn JC; turn2 QC; hero 5H; hero_rank 5; p2_minions TC TS; mode coop; turn_decks {decks}"
        ));
        luck_of(&mut state, "fight", 1);
        let lost = ["p1_hp", "p2_hp"].map(|key| state.key(key).as_i64() < state.key(&format!("{key}_max")).as_i64());
        assert_eq!(lost, [true, false], "turn_decks={decks}");
    }
}

#[test]
fn fight_3_minions_are_never_harmed() {
    for minions in ["TC TS", "2C"] {
        let mut state = Scene::new(fight("TD", 10) + &format!("; p1_minions {minions}"));
        let before = state.key("p1_m_kind");
        luck_of(&mut state, "fight", 1);
        assert_eq!(state.key("p1_m_kind"), before);
    }
}

// (R51)
#[test]
fn result_1_damage_is_that_of_the_card() {
    let mut state = Scene::new(fight("TD", 10) + "; hero_rank 3");
    luck_of(&mut state, "fight", 1);
    // The row of his card, whatever his rank.
    state.is("p1_hp 24; p1_hurt");
    assert_eq!((state.key("p1_escaped")[8].clone(), state.key("p1_killed")[8].clone()), (json!(1), json!(0)));
    let mut state = Scene::new(fight("2D", 2) + "; p1_minions 2C");
    luck_of(&mut state, "fight", 1);
    state.is("p1_hp 40; p1_hurt false; p1_killed 2D");
    let mut state = Scene::new(fight("TD", 10) + "; p1_hp 7");
    luck_of(&mut state, "fight", 1);
    state.is("p1_hp 0");
}

// (R52)
#[test]
fn result_2_hero_is_discarded_and_monarch_put_under() {
    // The Keep dies: no reshuffle hides where the cards went.
    let mut state = Scene::new(fight("5H", 5) + "; hero_cards 2C AD; p1_hp 1");
    state.play("fight").is("discard 2C AD 5H; hero null; hero_rank 0; hero_cards");
    // The Monarch goes to the bottom, known, unless there is none or he is dead.
    let monarch = |turn: &str, minions: &str| {
        let mut state =
            Scene::new(format!("defend; turn {turn}; turn_pass 2; hero XR; hero_rank 8; p1_minions {minions}"));
        luck_of(&mut state, "fight", 1);
        (state.text("turn"), state.key("turn_known"), state.text("turn_discard").contains("XR"))
    };
    assert_eq!(monarch("JC QC", ""), ("JC QC XR".into(), json!([false, false, true]), false));
    assert_eq!(monarch("JC QC", "8C 8S"), ("JC QC".into(), json!([false, false]), true));
    assert_eq!(monarch("", ""), (String::new(), json!([]), true));
    // In coop to the pile he came from.
    let mut state =
        Scene::new("defend; to_move 2; active 2; turn JC; turn2 QC; turn_pass 2; hero XR; hero_rank 8; mode coop");
    luck_of(&mut state, "fight", 1);
    state.is("turn JC; turn2 QC XR; turn2_known XR");
}

// (R68)
#[test]
fn result_3_death_ends_all_modes_but_standard() {
    let dying = |mode: &str| {
        let mut state = Scene::new(format!("defend; turn JC; hero TH; hero_rank 10; p1_hp 16; {mode}"));
        luck_of(&mut state, "fight", 1);
        state.key("outcome")["cause"].clone()
    };
    assert_eq!((dying(""), dying("mode campaign; scenario 7")), (json!("death"), json!("death")));
    let mut state = Scene::new("defend; turn JC; turn2 QC; hero TH; hero_rank 10; p1_hp 16; mode coop");
    luck_of(&mut state, "fight", 1);
    state.is("outcome result=lost cause=death");
    // A fallen Keep plays on in standard.
    let mut state = Scene::new("defend; turn JC; hero TH; hero_rank 10; p1_hp 16; p1_hurt; mode standard");
    luck_of(&mut state, "fight", 1);
    state.is("p1_hp 0; outcome null; phase defend; to_move 2");
}

#[test]
fn result_4_dead_monarch_wins_coop() {
    let mut state =
        Scene::new("defend; turn JC; turn2 QC; turn_pass 2; hero XR; hero_rank 8; p2_minions 8C 8S; mode coop");
    state.play("fight").is("phase over; outcome result=won cause=monarch");
    // In mastery he is one hero more.
    let mut state = Scene::new("defend; turn JC; turn_pass 2; hero XR; hero_rank 8; p1_minions 8C 8S");
    luck_of(&mut state, "fight", 1);
    state.is("phase upkeep; p1_killed XR");
}

// (R66)
#[test]
fn result_5_second_keep_meets_the_same_suit() {
    let mut state = Scene::new("defend; turn JC QC; hero 5D; hero_rank 5; hero_cards 2C; main 3C 9H 7D; mode standard");
    state.play("fight");
    // The same suit again, from the deck in its order.
    state.is("to_move 2; hero 7D; hero_rank 7; hero_cards 3C 9H; discard 2C 5D; phase defend; turn_no 1");
    assert_eq!(luck_of(&mut state, "fight", 1), ["main"]);
    state.is("phase upkeep; to_move 1; turn_no 2; discard");
}

#[test]
fn result_6_ends_the_turn() {
    let mut state = Scene::new(fight("2D", 2));
    luck_of(&mut state, "fight", 1);
    state.is("phase upkeep; turn_no 2");
}

#[test]
fn turn_1_clears_marks_and_changes_the_active_keep() {
    let mut state = Scene::new(
        "defend; to_move 1; active 1; turn JC; turn2 QC; turn_no 4; hero 2D; hero_rank 2; p1_minions 2C:3:4+ 3C*; \
            p2_minions 4S*; mode coop",
    );
    assert_eq!(luck_of(&mut state, "fight", 1), ["main"]);
    state.is("turn_no 5; active 2; to_move 2; phase upkeep; p1_m_trained false false; p1_m_worked false false; \
        p2_m_worked false");
}

// (R54)
#[test]
fn turn_2_last_turn_card_begins_the_war() {
    let last = |turn: &str, pass: u8| {
        let mut state = Scene::new(format!(
            "hero; turn {turn}; turn_pass {pass}; p1_minions 2C; turn_no 3; mode standard; turn_decks 2"
        ));
        state.play("flip");
        state
    };
    last("JC", 1).is("phase war; turn_pass 2; turn_no 4; to_move 1");
    last("JC QC", 1).is("phase upkeep; turn_pass 1");
    last("JC", 0).is("phase upkeep; turn_pass 0");
}
