//! The worked examples of the reference, by their numbers.

use serde_json::json;

use crate::rules::scene::{Scene, luck_of, view};

#[test]
fn example_1_joker_in_the_dig() {
    let mut state = Scene::new("dig; p1_peons 2; main 5C XB 7D 3S");
    state.play_on("assign dig 2", "d8=4; d8=7; d6=1; d6=2; d6=6; d8=3; d8=3").is("p1_stone 17; p1_gold 9");
}

#[test]
fn example_2_an_ace_in_the_dig() {
    let mut state = Scene::new("dig; p1_peons 1; p1_peons_max 10; main AH 9C 2H 3H");
    state.play("assign dig 1").is("p1_peons 2; new_peons 1; phase peon");
    let mut digs = state;
    digs.play_on("peon dig", "d8=1; d8=1").is("p1_gold 2");
    state.play_on("peon chant", "d8=1").is("p1_gold 0; phase build");
}

#[test]
fn example_3_shortfall() {
    let mut state = Scene::new("upkeep; p1_gold 5; p1_food 25; p1_minions 9S 4C 9C");
    state.play_on("collect", "d6=1; d6=1").is("phase shortfall");
    assert_eq!(state.legal(""), ["banish 1", "banish 3"]);
}

#[test]
fn example_4_training_rooms() {
    let keys = |training: u8| format!("train; p1_minions 2C 3C 4C; p1_rooms lair 3 gate shrine training {training}");
    let mut state = Scene::new(keys(8));
    state.play_on("train 1", "d8=1").play_on("train 2", "d8=1");
    assert_eq!(state.legal(""), ["next"]);
    let mut state = Scene::new(keys(7));
    state.play_on("train 3", "d8=1");
    assert_eq!(state.legal(""), ["next"]);
}

#[test]
fn example_5_channelling() {
    let keys = |minions: &str| {
        format!(
            "research; p1_minions {minions}; p1_mana 5; p1_proj regen; p1_proj_left 12; \
                p1_rooms lair 2 gate shrine library 4"
        )
    };
    let mut state = Scene::new(keys("4S 2C"));
    assert_eq!(state.legal("channel"), ["channel regen 1", "channel regen 2"]);
    state.play_on("channel regen 2", "d8=6; d4=3").is("p1_proj_left 7; p1_mana 0");
    assert_eq!(Scene::new(keys("2C 2C")).legal("channel"), ["channel regen 2"]);
}

#[test]
fn example_6_goblin_at_the_anvil() {
    let keys = |minions: &str| {
        format!(
            "research; p1_minions {minions}; p1_gold 8; p1_proj pit; p1_proj_left 6; \
                p1_rooms lair 2 gate shrine blacksmith 4"
        )
    };
    let mut state = Scene::new(keys("3C"));
    assert!(state.legal("").contains(&"research wooden".into()));
    state.play_on("labour pit 1", "d8=2");
    assert_eq!(Scene::new(keys("5C")).legal(""), ["next"]);
    let state = Scene::new(keys("5C 3C*"));
    assert_eq!(state.legal(""), ["next", "research wooden"]);
}

#[test]
fn example_7_doors() {
    let after = |rank: u8, ware: &str, luck: &str| {
        let mut state = Scene::new(format!("defend; turn JC; hero TD; hero_rank {rank}; p1_doors wooden metal magic"));
        state.play_on(format!("use {ware}"), luck);
        state.key("hero_rank").as_u64().unwrap()
    };
    assert_eq!((after(2, "wooden", "d4=1"), after(2, "wooden", "d4=4"), after(7, "wooden", "d4=4")), (2, 1, 5));
    assert_eq!(
        (after(3, "metal", "d4=2"), after(3, "metal", "d4=3"), after(9, "magic", ""), after(2, "magic", "")),
        (2, 1, 5, 1)
    );
    let state = Scene::new("defend; turn JC; hero TD; hero_rank 1; p1_doors wooden metal magic");
    assert_eq!(state.legal(""), ["fight"]);
    let titan = "defend; turn JC; hero TD; hero_rank 10; p1_doors metal magic 2; p1_traps pit spikes";
    let mut state = Scene::new(titan);
    for (mv, luck) in [("use metal", "d4=1"), ("use magic", "")] {
        state.play_on(mv, luck);
    }
    state.is("hero_rank 4");
    luck_of(&mut state, "use spikes", 1);
    state.is("hero null");
    let mut state = Scene::new(titan);
    for mv in ["use pit", "use magic", "use magic"] {
        state.play(mv);
    }
    state.is("hero_rank 3");
}

#[test]
fn example_8_traps() {
    let keys = |hero: &str, rank: u8| {
        format!("defend; turn JC; hero {hero}; hero_rank {rank}; p1_traps pit rockfall spikes darts")
    };
    Scene::new(keys("3H", 3)).refuses("use pit");
    let mut state = Scene::new(keys("2D", 2));
    luck_of(&mut state, "use rockfall", 1);
    state.is("p1_killed 2D");
    assert!(Scene::new(keys("4D", 4)).legal("").contains(&"use spikes".into()));
    let mut state = Scene::new(keys("5H", 5));
    state.refuses("use spikes");
    state.play("use pit");
    assert!(state.legal("").contains(&"use spikes".into()));
}

#[test]
fn example_9_titan() {
    let keys = "defend; turn JC; hero TD; hero_rank 10; p1_minions TC 9S; p1_traps darts";
    let mut state = Scene::new(keys);
    luck_of(&mut state, "fight", 1);
    state.is("p1_hp 24");
    let mut state = Scene::new(keys);
    state.play("use darts").is("hero_rank 5");
    luck_of(&mut state, "fight", 1);
    state.is("p1_killed TD");
}

#[test]
fn example_10_turn_deck_limit() {
    let mut state = Scene::new("recruit; turn; turn_pass 1");
    state.play("next").is("phase hero");
    state.play_on("flip", "turn: JC XR").is("turn_pass 2");
    let mut state = Scene::new("recruit; turn; turn_pass 2");
    state.play("next");
    assert_eq!(state.key("outcome")["cause"], "time");
}

#[test]
fn example_11_score() {
    let score = |keys: &str| {
        let mut state = Scene::new(format!("recruit; turn; turn_pass 2; {keys}"));
        state.play("next").key("outcome")["score"].as_i64().unwrap()
    };
    let rooms_built = 3 * 4 + 8;
    let keys = "p1_minions 2S:3:6 2S:4:9 2C; p1_rooms lair 3 shrine; p1_food 7; p1_stone 9; p1_gold 4; p1_mana 3";
    assert_eq!(score(keys), 30 + 10 + rooms_built + 7 + 9 + 12 + 15 + 400);
    assert_eq!((score(""), score("p1_hurt"), score("p1_hurt; p1_hp 39")), (400, 120, 39));
}

#[test]
fn example_12_war() {
    let battle = |one: &str, two: &str, moves: &[&str]| {
        let mut state = Scene::new(format!(
            "war; turn_pass 1; turn; p1_minions {one}; p2_minions {two}; mode standard; turn_decks 1"
        ));
        for mv in moves {
            state.play(mv);
        }
        state
    };
    battle("9C 5C 2C", "TC", &["attack 1", "join 2", "attack 1", "alone"]).is("p2_hp 96; p1_hp 100");
    let mut state = battle("3C 3S 2C", "9C", &["attack 1", "join 2", "attack 1", "alone"]);
    state.is("p1_hp 100; p2_hp 100; p1_m_id 3; p2_m_id");
    battle("3C 4S 2C", "9C", &["attack 1", "join 2", "attack 1", "alone"]).is("p1_hp 98");
    battle("", "7C 2C", &["attack none", "attack 1", "alone"]).is("p1_hp 93");
}

#[test]
fn example_13_coop_monarch() {
    let wins = |decks: u8, rank: u8, one: &str, two: &str| {
        let mut state = Scene::new(format!(
            "defend; turn JC; turn2 QC; turn_pass {}; hero XR; hero_rank {rank}; p1_minions {one}; p2_minions {two}; \
                mode coop; turn_decks {decks}",
            decks - 1
        ));
        luck_of(&mut state, "fight", 1);
        state.key("outcome")["cause"] == "monarch"
    };
    assert!(!wins(3, 8, "8C", "8S") && wins(3, 8, "", "8C 8S"));
    assert!(wins(1, 6, "6C", "6S"));
    assert!(!wins(5, 10, "", "TC TS") && wins(5, 10, "TC TS", ""));
}

#[test]
fn example_14_draft() {
    let mut state = Scene::new("p1_hand 2H 5D 7D 9H; p2_hand 2C 3C 4S 5S; main 4C; mode draft");
    assert_eq!(state.legal(""), ["extra", "pass"]);
    state.play("extra");
    assert_eq!(state.legal(""), ["recruit 4C"]);
    state.play("recruit 4C").play("recruit 2C");
    assert_eq!(view(&state, 0)["p1_seen"], json!(["4C", "5D", "7D", "2H", "9H"]));
    assert!(view(&state, 1).get("p1_seen").is_none());
    assert_eq!(state.text("p2_seen"), "2C 3C 4S 5S");
}

#[test]
fn example_15_a_quiet_turn() {
    let keys = |turn: &str| format!("hero; turn {turn} QC; main 2H 3H 4H; main_known 2H; rest discard");
    let mut state = Scene::new(keys("JC"));
    assert_eq!(luck_of(&mut state, "flip", 1), [""; 0]);
    state.is("phase upkeep; turn_no 2; main_known 2H");
    state.play_on("collect", "d6=1; d6=1");
    let luck = luck_of(&mut state, "assign dig 3", 1);
    assert_eq!(luck.iter().filter(|event| *event == "main").count(), 1);
    assert_eq!(luck[0], "main");
    let mut state = Scene::new(keys("JH"));
    luck_of(&mut state, "flip", 1);
    assert_eq!(luck_of(&mut state, "fight", 1), ["main"]);
    assert_eq!(state.key("main").as_array().unwrap().len(), 41);
}
