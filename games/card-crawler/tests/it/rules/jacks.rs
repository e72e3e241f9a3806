//! The jacks and the trap.

use crate::rules::scene::{Scene, rooms};

#[test]
fn jack_1_hearts_heal_one_wound() {
    for (wounds, left) in [(3, 2), (0, 0)] {
        let mut state = Scene::new(format!("at r1c2; hand 2C; rooms r1c2=7D r1c1=JH?; wounds {wounds}"));
        state.play("go r1c1 discard 2C").is(format!("wounds {left}; phase action; trash"));
    }
}

#[test]
fn jack_2_spades_spring_a_trap() {
    let mut state = Scene::new("at r1c2; hand 2C 3C; rooms r1c2=7D r1c1=JS?");
    state.play("go r1c1 discard 2C").is("wounds 0; phase trap; attacker null; r1c1 JS empty");
}

#[test]
fn jack_3_diamonds_reveal_the_neighbours() {
    let mut state = Scene::new("at r2c3; hand 2C; rooms r2c3=7D r3c3=JD? r3c2=7S. r4c3=XB? r3c4=KS?");
    state.play("go r3c3 discard 2C").is("phase action; attacker null");
    assert_eq!(rooms(&state, "revealed"), ["r1c1", "r2c3", "r3c4", "r4c3"]);
}

#[test]
fn jack_4_clubs_reveal_and_the_first_monster_shoots() {
    // North, east, south, west: the first monster in that order among those newly revealed.
    for (from, around, attacker) in [
        ("r3c2", "r2c3=7S? r3c4=8S? r4c3=9S?", "r2c3"),
        ("r3c2", "r2c3=8D? r3c4=8S? r4c3=9S?", "r3c4"),
        ("r3c2", "r2c3=7S r3c4=8D? r4c3=9S?", "r4c3"),
        ("r2c3", "r3c2=KH? r3c4=8S r4c3=9D?", "r3c2"),
        ("r2c3", "r3c2=KH? r3c4=8D? r4c3=XB?", "r4c3"),
        ("r2c3", "r3c2=TD? r3c4=8S r4c3=9D?", "null"),
        ("r2c3", "r3c2=7S. r3c4=8S r4c3=JS?", "null"),
    ] {
        let mut state = Scene::new(format!("at {from}; hand 2C; rooms r3c3=JC? {from}=7D {around}"));
        state.play("go r3c3 discard 2C");
        let phase = if attacker == "null" { "action" } else { "defend" };
        state.is(format!("attacker {attacker}; phase {phase}; at r3c3"));
        let unknown = rooms(&state, "unknown");
        assert!(["r2c3", "r3c4", "r4c3", "r3c2"].iter().all(|&near| !unknown.contains(&near.into())));
        state.is("r3c3 JC empty");
    }
}

#[test]
fn trap_1_a_wound_can_be_taken() {
    let mut state = Scene::new("at r1c2; hand 2C 3C; rooms r1c2=JS.; phase trap; arrived; wounds 1");
    state.play("take wound").is("wounds 2; phase action; hand 2C 3C; arrived");
    let mut state = Scene::new("at r1c2; hand 2C; rooms r1c2=JS.; phase trap; arrived; wounds 9");
    state.play("take wound").is("wounds 10; phase over; outcome result=lost cause=trap score=0");
}

#[test]
fn trap_2_a_card_can_be_trashed() {
    let mut state = Scene::new("at r1c2; hand 2C KD; rooms r1c2=JS. r1c3=3C.; phase trap; arrived; wounds 9");
    assert_eq!(state.legal(""), ["take wound", "trash 2C", "trash KD"]);
    state.play("trash KD").is("wounds 9; phase action; hand 2C; trash KD");
}
