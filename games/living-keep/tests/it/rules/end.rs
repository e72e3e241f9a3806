//! The end of the game.

use underdeck_game::{GameResult, Play, Seat};

use crate::rules::scene::{Scene, luck_of};

#[test]
fn end_1_state_stays_as_it_is() {
    let mut state = Scene::new("recruit; turn; turn_pass 2; p1_gold 7; turn_no 30; attempted; discard 2C");
    state.play("next").is("phase over; resume null; p1_gold 7; turn_no 30; attempted; discard 2C");
    assert_eq!(state.legal(""), [""; 0]);
    // A goal reached in the middle of an attempt leaves what was turned.
    let mut state = Scene::new(
        "recruit; p1_minions 2C 2C 2S; p1_food 20; p1_rooms lair 5 gate; main 6C 2D 3D; mode campaign; scenario 2",
    );
    state.play("attempt").play("recruit 6C").is("phase over; resume null; revealed; picks 0");
    let mut state = Scene::new(
        "defend; turn JC; hero 5H; hero_rank 5; hero_cards 7D; p1_minions 9C 2C; p1_food 20; p1_mana 10; \
            p1_killed 2D 5; p1_spells to_arms; p1_rooms lair 5 gate 2 shrine; main 9S 2D 3D 3H 4H 6H; mode campaign; \
            scenario 6",
    );
    state.play("cast to_arms").play("recruit 9S").is(
        "phase over; resume null; hero 5H; hero_rank 5; hero_cards 7D; revealed 2D 3D 3H 4H 6H; picks 1; discard 9S",
    );
}

// (R56)
#[test]
fn end_2_mastery_ends_in_a_score() {
    let mut state = Scene::new("recruit; turn; turn_pass 2");
    state.play("next").is("outcome result=won cause=time score=400");
    let outcome = state.outcome().unwrap();
    assert_eq!((outcome.result, outcome.cause, outcome.score), (GameResult::Won, "time", Some(400)));
    let mut state = Scene::new("defend; turn JC; hero 2D; hero_rank 2; p1_hp 3; p1_hurt; p1_food 25");
    state.play("fight");
    // 25 − 2, halved and rounded down.
    state.is("outcome result=lost cause=death score=11");
}

// (R60)
#[test]
fn end_3_campaign_is_won_by_goals() {
    let in_time = |scenario: u8| {
        let last = underdeck_living_keep::tables().scenarios[usize::from(scenario) - 1].turn_decks - 1;
        let mut state = Scene::new(format!("recruit; turn; turn_pass {last}; mode campaign; scenario {scenario}"));
        state.play("next").text("outcome")
    };
    assert_eq!(in_time(1), "result=lost cause=time");
    assert_eq!(in_time(7), "result=won cause=goal");
    let mut state = Scene::new("defend; turn JC; hero 2D; hero_rank 2; p1_hp 1; p1_minions; mode campaign; scenario 7");
    luck_of(&mut state, "fight", 1);
    state.is("outcome result=lost cause=death");
    let mut state = Scene::new("build; p1_rooms lair 2 farm 2; p1_gold 25; p1_stone 20; mode campaign; scenario 1");
    state.play("build lair").is("outcome result=won cause=goal");
}

// (R64)
#[test]
fn end_4_coop_is_won_by_the_dead_monarch() {
    let mut state = Scene::new("recruit; turn; turn2; turn_pass 2; mode coop");
    state.play("next").is("outcome result=lost cause=time");
    let mut state =
        Scene::new("defend; turn JC; turn2 QC; hero TH; hero_rank 10; active 2; to_move 2; p2_hp 1; mode coop");
    luck_of(&mut state, "fight", 1);
    state.is("outcome result=lost cause=death");
    let mut state =
        Scene::new("defend; turn JC; turn2 QC; turn_pass 2; hero XR; hero_rank 8; p1_minions 8C 8S; mode coop");
    luck_of(&mut state, "fight", 1);
    state.is("outcome result=won cause=monarch");
}

// (R69)
#[test]
fn end_5_more_health_wins_the_war() {
    let ended = |one: u16, two: u16| {
        let mut state = Scene::new(format!(
            "hero; turn JC; p1_hp {one}; p1_hurt; p2_hp {two}; p2_hurt; mode standard; turn_decks 1"
        ));
        state.play("flip");
        state
    };
    ended(9, 8).is("outcome winner=1");
    ended(8, 9).is("outcome winner=2");
    ended(0, 0).is("outcome winner=0");
    let results = [(9, 8), (8, 9), (8, 8)].map(|(one, two)| ended(one, two).outcome().unwrap().result);
    assert_eq!(results, [GameResult::Winner(Seat(0)), GameResult::Winner(Seat(1)), GameResult::Draw]);
}

/// Every goal holds from its number on, and not below (end-6).
#[test]
fn end_6_goals_hold_from_their_number_on() {
    let won = |scenario: u8, keys: &str| {
        let mut state = Scene::new(format!("train; {keys}; mode campaign; scenario {scenario}"));
        state.play("next").outcome().is_some()
    };
    assert!(won(1, "p1_rooms lair 3 farm 2") && !won(1, "p1_rooms lair 3 farm 1"));
    assert!(won(2, "p1_minions 2C 3C 2S 6C") && !won(2, "p1_minions 2C 3C 2S 5C"));
    assert!(!won(2, "p1_minions 2C 3C 6C"));
    let rich =
        |gold: u16, kills: u8| won(3, &format!("p1_rooms lair 2 farm 2 vault 4; p1_gold {gold}; p1_killed 5D {kills}"));
    assert!(rich(100, 3) && !rich(99, 3) && !rich(100, 2));
    assert!(won(4, "p1_doors wooden magic; p1_traps rockfall 2") && !won(4, "p1_doors wooden; p1_traps rockfall 2"));
    assert!(won(5, "p1_spells to_arms regen 2") && !won(5, "p1_spells to_arms regen"));
    assert!(won(6, "p1_minions 9C 8C:9:6; p1_killed 5D 5") && !won(6, "p1_minions 9C 8C; p1_killed 5D 5"));
    assert!(!won(7, ""));
    assert!(won(8, "p1_killed 5D 12") && !won(8, "p1_killed 5D 11"));
    assert!(won(9, "p1_killed XR") && !won(9, "p1_killed 5D 9"));
    // The Monarch counts among the twelve.
    assert!(won(10, "p1_killed 5D 11 XR") && !won(10, "p1_killed 5D 12") && !won(10, "p1_killed 5D 10 XR"));
}
