//! Rulings on exploring and fleeing, R1 to R10, and on the jacks, R23 to R27.

use underdeck_game::{Play as _, Seat, State as _, View as _};

use crate::rules::scene::{Scene, rooms};

#[test]
fn r1_choosing_the_entrance_is_the_move() {
    // One move, one card; a corner is one entrance.
    let mut state = Scene::new("first none; hand 2C 3C");
    assert_eq!(state.legal("enter r1c1"), ["enter r1c1 discard 2C", "enter r1c1 discard 3C"]);
    assert_eq!(state.view(Seat(0)).hidden(), 16 + 24 + 1);
    state.play("enter r1c1 discard 3C").is("hand 2C; discard 3C");
}

#[test]
fn r2_outside_is_a_place() {
    // Outside: entering, healing, ending the turn; no monster attacks.
    let mut state = Scene::new("first r1c1; hand 2C; wounds 1; rooms r1c1=KD");
    let moves = state.legal("");
    assert_eq!(moves.len(), 15 + 2);
    assert!(moves.contains(&"end".into()) && moves.contains(&"heal trash 2C".into()));
    state.play("end").is("phase action; at outside; wounds 1");
}

#[test]
fn r3_adjacency_is_orthogonal_without_wrapping() {
    let state = Scene::new("at r1c1; hand 2C; rooms r1c1=7D");
    assert_eq!(state.legal("go"), ["go r1c2 discard 2C", "go r2c1 discard 2C"]);
    for mv in ["go r2c2 discard 2C", "go r1c5 discard 2C", "go r5c1 discard 2C", "go r1c1 discard 2C"] {
        assert_eq!(state.why(mv), ["term-1", "R3"]);
    }
}

#[test]
fn r4_a_room_with_a_monster_may_be_entered() {
    // Into the room of a revealed monster, which does nothing until then.
    let mut state = Scene::new("at r1c2; hand 2C 3C; rooms r1c2=7D r1c3=KS");
    state.play("go r1c3 discard 2C").is("at r1c3; phase action; wounds 0");
    state.play("end").is("attacker r1c3");
}

#[test]
fn r5_a_slain_monster_blocks_nothing() {
    let state = Scene::new("at r1c2; hand 2C; rooms r1c2=8Sx");
    assert_eq!((state.legal("go").len(), state.legal("loot").len(), state.legal("attack").len()), (3, 1, 0));
}

#[test]
fn r6_a_hero_flees_only_from_where_his_turn_began() {
    // Not in the turn of arrival, whichever way you came; from the next turn on it is possible.
    let mut state = Scene::new("at r1c2; hand 2C 3C 4C 5C; rooms r1c2=8S r1c3=9S; first r1c1");
    state.play("flee r1c3 trash 2C");
    assert_eq!(state.why("flee r1c2 trash 3C"), ["flee-1", "R6"]);
    state.play("end").play("defend with 3C 4C 5C");
    assert!(state.legal("flee r1c2").len() >= 4);
}

#[test]
fn r7_a_failed_attack_forbids_flight() {
    let mut state = Scene::new("at r1c2; hand 2C 3C; rooms r1c2=8S r1c3=9S");
    state.play("attack with 2C");
    assert_eq!(state.why("flee r1c3 trash 3C"), ["flee-1", "R7"]);
    state.play("end").play("defend nothing");
    assert!(!state.legal("flee r1c3").is_empty());
}

#[test]
fn r8_a_hero_flees_to_any_room_not_unknown() {
    // Revealed or empty, visited or not, with a monster or a jack that has not fired.
    let text = "at r3c3; hand 2C 3C; rooms r3c3=8S r2c3=9S r3c4=JH r4c3=7S. r3c2=9D?; wounds 3";
    let state = Scene::new(text);
    let near: Vec<String> = state.legal("flee").into_iter().filter(|mv| mv.ends_with("2C")).collect();
    assert_eq!(near, ["flee r2c3 trash 2C", "flee r3c4 trash 2C", "flee r4c3 trash 2C"]);
    let mut jack = state;
    jack.play("flee r3c4 trash 2C").is("wounds 3; at r3c4; phase action; r3c4 JH empty");
    let mut monster = state;
    monster.play("flee r2c3 trash 2C").play("end").is("attacker r2c3; wounds 4");
}

#[test]
fn r9_a_flight_is_trash_wound_death_and_move() {
    // With one health left legal and deadly: card, wound, death, no move.
    let mut state = Scene::new("at r1c2; hand 2C 3C; rooms r1c2=8S r1c3=7D; wounds 9");
    state.play("flee r1c3 trash 3C").is("trash 3C; wounds 10; at r1c2; arrived false; phase over");
    // Otherwise the turn continues with the cards left.
    let mut state = Scene::new("at r1c2; hand 2C 3C; rooms r1c2=8S r1c3=7D");
    state.play("flee r1c3 trash 3C");
    assert_eq!(state.legal("loot"), ["loot with 2C"]);
}

#[test]
fn r10_the_first_room_leads_outside_on_later_visits_too() {
    // On a later visit too; the first room stays the first, and no other room of the rim leads outside.
    let mut state = Scene::new("at r1c2; first r1c1; hand 2C 3C; rooms r1c2=7D r1c1=8S");
    state.play("go r1c1 discard 2C").play("end").play("defend nothing").is("first_room r1c1");
    state.play("flee outside trash 3C");
    let cells: Vec<String> = state.legal("enter").iter().map(|mv| mv[6..10].to_owned()).collect();
    assert!(!cells.contains(&"r1c1".into()) && cells.contains(&"r1c2".into()));
    assert_eq!(state.why("enter r1c1 discard AC"), ["enter-1", "R10"]);
    state.play("enter r5c5 discard AC").is("first_room r1c1; at r5c5");
}

#[test]
fn r23_jacks_fire_on_the_first_entry() {
    // By entering, going and fleeing, revealed before or not.
    let mut by_enter = Scene::new("first none; hand 2C; rooms r1c1=8D? r1c3=JD?");
    by_enter.play("enter r1c3 discard 2C");
    assert_eq!(rooms(&by_enter, "revealed"), ["r1c2", "r1c4", "r2c3"]);
    let mut by_go = Scene::new("at r1c2; hand 2C; rooms r1c2=7D r1c3=JD");
    by_go.play("go r1c3 discard 2C");
    assert_eq!(rooms(&by_go, "revealed"), ["r1c2", "r1c4", "r2c3"]);
    let mut by_flight = Scene::new("at r1c2; hand 2C; rooms r1c2=7S r1c3=JD");
    by_flight.play("flee r1c3 trash 2C");
    assert_eq!((by_flight.text("r1c3"), rooms(&by_flight, "revealed").len()), ("JD empty".into(), 3));
}

#[test]
fn r24_hearts_on_an_unwounded_hero_are_spent() {
    let mut state = Scene::new("at r1c2; hand 2C; rooms r1c2=7D r1c3=JH?");
    state.play("go r1c3 discard 2C").is("wounds 0; r1c3 JH empty");
}

#[test]
fn r25_an_empty_hand_takes_the_wound() {
    let mut state = Scene::new("at r1c2; hand 2C; rooms r1c2=7D r1c3=JS?");
    state.play("go r1c3 discard 2C");
    assert_eq!(state.legal(""), ["take wound"]);
    state.play("take wound").is("wounds 1; phase action");
}

#[test]
fn r26_a_jack_revealed_from_afar_does_not_fire() {
    // A jack revealed from afar does not fire, and the card there can be looted later.
    let mut state = Scene::new("at r1c2; hand 2C 3C 4C; rooms r1c2=7D r2c2=JD? r2c1=JH? r3c2=9C? r2c3=JC?; wounds 4");
    state.play("go r2c2 discard 2C").is("wounds 4; phase action");
    for (cell, found) in [("r2c1", "JH revealed"), ("r3c2", "9C revealed"), ("r2c3", "JC revealed")] {
        assert_eq!(state.text(cell), found);
    }
    state.play("go r3c2 discard 3C").play("loot with 4C").is("discard 2C 3C 9C");
}

#[test]
fn r27_only_a_newly_revealed_monster_shoots() {
    // Only one shoots, with its power, before any other move; then the turn continues with the cards left.
    let mut state =
        Scene::new("at r1c3; hand 2C 3C 4D; rooms r1c3=KS r2c3=JC r2c2=9S? r3c3=TS? r2c4=8D?; arrived; first r1c3");
    assert_eq!(state.legal("flee"), [""; 0]);
    let text = "at r1c3; hand 2C 3C 4D; rooms r1c3=KS r2c3=JC r2c2=9S? r3c3=TS? r2c4=8D?";
    state = Scene::new(text);
    state.play("flee r2c3 trash 2C").is("phase defend; attacker r3c3; wounds 1");
    assert_eq!(state.legal("").len(), 4);
    state.play("defend with 4D").is("wounds 7; phase action; hand 3C; at r2c3");
    assert_eq!(state.legal("go").len(), 4);
    assert_eq!(state.legal("attack"), [""; 0]);
    assert!(state.outcome().is_none());
}
