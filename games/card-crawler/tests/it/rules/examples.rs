//! The worked examples of the reference.

use underdeck_game::Play as _;

use crate::rules::scene::Scene;

#[test]
fn example_1_entering() {
    let mut state = Scene::new("first none; hand 2C 5C AD 3S 6S; rooms r1c1=8D? r1c3=9D?");
    state
        .play("enter r1c3 discard AD")
        .is("hand 2C 5C 3S 6S; discard AD; at r1c3; first_room r1c3; arrived; r1c3 9D revealed");
    state.play("loot with 2C").is("r1c3 2C empty; discard AD 9D; hand 5C 3S 6S");
}

#[test]
fn example_2_the_smallest_monster_has_defence_14() {
    for (cards, found) in [("4C 5C 5S", "7S revealed"), ("5C 4D 6S", "7S slain")] {
        let mut state = Scene::new(format!("at r1c3; hand {cards}; rooms r1c3=7S"));
        state.play(format!("attack with {cards}"));
        assert_eq!(state.text("r1c3"), found);
    }
}

#[test]
fn example_3_the_dark_lord_falls_to_31() {
    let rooms = "rooms r2c2=XB r1c2=2C. r1c3=3C. r1c4=4C. r1c5=5C.";
    let mut state = Scene::new(format!("at r2c2; hand 8C TC 9D 4S TS; {rooms}"));
    state.play("attack with 8C TC 9D 4S").is("r2c2 XB slain");
    state.play("loot with TS");
    assert_eq!(state.outcome().unwrap().cause, "won");
    let mut state = Scene::new("at r2c2; hand 8C TC 9D 4S; rooms r2c2=XB r1c2=2C. r1c3=3C. r1c4=5C.");
    state.play("attack with 8C TC 9D 4S");
    assert_eq!(state.legal("")[..], ["end"]);
    state.play("end").is("r2c2 XB revealed; phase action; attacker null; wounds 0; hand AC 4C 6C AD 2D");
}

#[test]
fn example_4_a_knight_not_killed_strikes_back() {
    let mut state = Scene::new("at r3c3; hand 5C 6D; wounds 2; rooms r3c3=KS; draw 2S 3S 4S 5S 6S");
    state.play("end").is("phase defend; attacker r3c3");
    state.play("defend with 6D").is("wounds 6; discard 6D; hand 5C 2S 3S 4S 5S");
}

#[test]
fn example_5_doubling_saves_the_hero() {
    let mut state = Scene::new("at r3c3; hand 5C 6D; wounds 2; queens QS; rooms r3c3=KS r1c2=2C.; defend r3c3");
    state.play("double").is("trash QS; phase defend");
    state.play("defend with 6D").is("wounds 2");
}

#[test]
fn example_6_a_reshuffle_exhausts() {
    let base = "at r1c2; hand 2C 3C; draw 4C; discard AC 6S KH; rest trash";
    let mut state = Scene::new(format!("{base}; wounds 3; rooms r1c2=8D r1c3=5C."));
    state.play_on("end", "draw: KH 6S AC").is("wounds 5; hand 2C 3C 4C KH 6S; draw AC; discard");
    let mut state = Scene::new(format!("{base}; wounds 3; queens QD; rooms r1c2=8D r1c3=5C. r1c4=6C."));
    state.play_on("end", "draw: KH 6S AC").is("wounds 4");
    let mut state = Scene::new(format!("{base}; wounds 8; rooms r1c2=8D r1c3=5C."));
    state.play_on("end", "draw: KH 6S AC").is("wounds 10; hand 2C 3C 4C; draw KH 6S AC; discard; phase over");
}

#[test]
fn example_7_the_jack_of_clubs_shoots() {
    let mut state = Scene::new("at r2c3; hand 2C 3C 4D; rooms r2c3=TS r3c3=JC r3c4=9C? r4c3=8S? r3c2=KC?");
    state.play("flee r3c3 trash 2C").is("trash 2C; wounds 1; phase defend; attacker r4c3; r3c3 JC empty");
    for near in ["r3c4", "r4c3", "r3c2"] {
        assert!(state.text(near).ends_with("revealed"));
    }
    state.play("defend with 3C 4D").is("wounds 2; phase action; at r3c3; arrived");
}

#[test]
fn example_8_fleeing_outside() {
    let mut state = Scene::new("at r1c1; hand 2C 3C; rooms r1c1=KD");
    assert_eq!(state.legal("flee"), ["flee outside trash 2C", "flee outside trash 3C"]);
    state.play("flee outside trash 2C").is("trash 2C; wounds 1; at outside; arrived");
    let enter = state.legal("enter");
    assert_eq!(enter.len(), 15);
    assert!(!enter.contains(&"enter r1c1 discard 3C".into()));
}

#[test]
fn example_9_the_hand_limit_rises_at_once() {
    let mut state = Scene::new("at r1c2; hand 2C 3C 4D; rooms r1c2=QC");
    state.play("loot with 2C").is("queens QC; hand 3C 4D; r1c2 2C empty");
    state.play("end").is("hand AC 3C 4C 5C 6C 4D");
}

#[test]
fn example_10_the_jack_of_spades_asks() {
    let mut state = Scene::new("at r1c2; hand 2C 3C KD; rooms r1c2=8D r2c2=JS? r1c3=4C.");
    state.play("go r2c2 discard 3C").is("phase trap");
    assert_eq!(state.legal(""), ["take wound", "trash 2C", "trash KD"]);
}

#[test]
fn example_11_the_best_score_is_199() {
    // 18 cards: three companions, AD in hand, and 14 in draw and discard pile; 17 others were put down.
    let put_down =
        ["AC", "2C", "3C", "4C", "5C", "6C", "AS", "2S", "3S", "4S", "5S", "6S", "7C", "8C", "9C", "TC", "7S"];
    let cells: Vec<String> = (1..=5)
        .flat_map(|row| (1..=5).map(move |column| format!("r{row}c{column}")))
        .filter(|cell| cell != "r2c2")
        .collect();
    let rooms: Vec<String> = put_down.iter().zip(&cells).map(|(card, cell)| format!("{cell}={card}.")).collect();
    let mut state = Scene::new(format!(
        "at r2c2; hand AD; draw KC KD KH KS QH; discard 2D 3D 4D 5D 6D 7D 8D 9D TD; queens QC QD QS; rooms r2c2=XBx {}",
        rooms.join(" ")
    ));
    state.play("loot with AD");
    assert_eq!(state.outcome().unwrap().score, Some(199));
    state.is("outcome result=won score=199");
}

#[test]
fn example_12_a_body_is_lost_by_leaving() {
    let mut state = Scene::new("at r4c4; hand 3D; rooms r4c4=8Sx r4c5=7D?");
    state.play("go r4c5 discard 3D").is("r4c4 8S empty");
}
