//! The Mastery score.

use crate::rules::scene::Scene;

/// The score of a game whose time is up now. A Keep without anything more has 400: 40 health, never hurt.
fn score(keys: &str) -> i64 {
    let mut state = Scene::new(format!("recruit; turn; turn_pass 2; {keys}"));
    state.play("next").key("outcome")["score"].as_i64().expect("a score")
}

// (R57)
#[test]
fn score_1_minions_and_their_training() {
    let lair = 4;
    assert_eq!(score("p1_minions 2C"), 400 + 10 + lair);
    // Trained once or five times, the bonus is one.
    assert_eq!(score("p1_minions 2C:3:5 2C:7:20"), 400 + 30 + 2 * lair);
    assert_eq!(score("p1_minions DR"), 400 + 60 + lair);
}

// (R57)
#[test]
fn score_2_banished_minions_and_heroes() {
    assert_eq!(score("p1_banished DR 2"), 400 - 40);
    assert_eq!(score("p1_killed TD 2; p1_escaped TH"), 400 + 60 - 10);
    // The Monarch's row is the one in play: three decks.
    assert_eq!(score("p1_killed XR"), 400 + 100);
    assert_eq!(score("p1_escaped XR 2"), 400 - 60);
}

// (R56)
#[test]
fn score_3_rooms_built() {
    assert_eq!(score("p1_rooms lair 2 farm 3 gate blacksmith"), 400 + 8 + 6 + 15 + 10);
}

#[test]
fn score_4_wares_left_but_no_spells() {
    assert_eq!(score("p1_doors wooden magic 2; p1_traps darts 3"), 400 + 5 + 40 + 45);
    assert_eq!(score("p1_spells to_arms 3 summon_dragon; p1_proj magic; p1_proj_left 2"), 400);
}

#[test]
fn score_5_stores() {
    let shrine = 8;
    let keys = "p1_rooms shrine; p1_gold 4; p1_stone 9; p1_food 7; p1_mana 3";
    assert_eq!(score(keys), 400 + shrine + 12 + 9 + 7 + 15);
}

// (R58)
#[test]
fn score_6_health() {
    assert_eq!(score("p1_hurt"), 120);
    assert_eq!(score("p1_hurt; p1_hp 39"), 39);
}

// (R58)
#[test]
fn score_7_dead_keep_has_half() {
    let dying = |food: u8, banished: u16| {
        let mut state = Scene::new(format!(
            "defend; turn JC; hero 3D; hero_rank 3; p1_hp 4; p1_food {food}; p1_banished DR {banished}"
        ));
        state.play("fight");
        state.key("outcome")["score"].as_i64().expect("a score")
    };
    // An escaped Scout is −3.
    assert_eq!((dying(24, 0), dying(20, 1), dying(0, 0)), (10, -2, -2));
}
