//! Terms, entering, going on, fleeing.

use underdeck_game::Play as _;

use crate::rules::scene::{Scene, rooms};

/// The rooms that moves with this verb lead to.
fn targets(state: &Scene, verb: &str) -> Vec<String> {
    let mut found: Vec<String> = state.legal(verb).iter().map(|mv| mv.split(' ').nth(1).unwrap().to_owned()).collect();
    found.dedup();
    found
}

#[test]
fn term_1_neighbours_are_orthogonal() {
    for (at, near) in [
        ("r1c1", "r1c2 r2c1"),
        ("r1c3", "r1c2 r1c4 r2c3"),
        ("r3c5", "r2c5 r3c4 r4c5"),
        ("r5c5", "r4c5 r5c4"),
        ("r3c3", "r2c3 r3c2 r3c4 r4c3"),
    ] {
        let state = Scene::new(format!("at {at}; hand 2C; rooms {at}=7D"));
        assert_eq!(targets(&state, "go").join(" "), near);
    }
}

#[test]
fn term_2_the_rim_has_16_rooms() {
    let rim = "r1c1 r1c2 r1c3 r1c4 r1c5 r2c1 r2c5 r3c1 r3c5 r4c1 r4c5 r5c1 r5c2 r5c3 r5c4 r5c5";
    let state = Scene::new("first none; hand 2C");
    assert_eq!(targets(&state, "enter").join(" "), rim);
    assert_eq!(state.why("enter r2c2 discard 2C"), ["enter-1", "term-2"]);
}

#[test]
fn term_3_a_room_is_unknown_revealed_slain_or_empty() {
    let mut state = Scene::new("at r1c2; hand 6C 5C 4C 3C 2C; rooms r1c2=7S r1c1=8D?");
    assert_eq!((state.text("r1c1"), state.text("r1c2")), ("8D unknown".into(), "7S revealed".into()));
    state.play("attack with 4C 5C 6C").is("r1c2 7S slain");
    state.play("go r1c1 discard 2C");
    assert_eq!((state.text("r1c1"), state.text("r1c2")), ("8D revealed".into(), "7S empty".into()));
}

#[test]
fn term_4_a_living_monster_is_revealed() {
    let has_foe = |rooms: &str| !Scene::new(format!("at r1c2; hand 2C; {rooms}")).legal("attack").is_empty();
    assert!(has_foe("rooms r1c2=7S") && has_foe("rooms r1c2=KH") && has_foe("rooms r1c2=XB"));
    assert!(!has_foe("rooms r1c2=7Sx") && !has_foe("rooms r1c2=7S.") && !has_foe("rooms r1c2=7D"));
}

#[test]
fn term_5_wounds_stop_at_life_and_end_the_game() {
    // Wounds stop at life, the game ends at once, and nothing further happens.
    let mut state = Scene::new("at r1c2; hand 2C; wounds 8; rooms r1c2=XB; defend r1c2");
    state
        .play("defend nothing")
        .is("wounds 10; phase over; outcome result=lost cause=monster score=0; hand 2C; attacker null");
    assert_eq!(state.legal(""), [""; 0]);
}

#[test]
fn term_6_each_card_and_each_set_of_cards_is_one_move() {
    // Each card of the hand gives one move, each non-empty set of numbered cards one, in canonical order.
    let state = Scene::new("at r1c2; hand 2S 3C KD; rooms r1c2=8S r1c3=2C.; wounds 1");
    assert_eq!(state.legal("flee r1c3").len(), 3);
    assert_eq!(state.legal("attack"), ["attack with 2S", "attack with 3C", "attack with 3C 2S"]);
    assert!("attack with 2S 3C".parse::<underdeck_card_crawler::Move>().is_err());
    assert!("attack with".parse::<underdeck_card_crawler::Move>().is_err());
    assert_eq!(state.why("attack with 4C"), ["term-6"]);
    assert_eq!(state.why("heal trash 4C"), ["term-6"]);
}

#[test]
fn enter_1_any_rim_room_but_the_first_is_an_entrance() {
    let mut state = Scene::new("first r1c3; hand 2C 3C; rooms r5c5=7D?");
    let all = targets(&state, "enter");
    assert!(all.len() == 15 && !all.contains(&"r1c3".into()));
    assert_eq!(state.legal("enter r5c5"), ["enter r5c5 discard 2C", "enter r5c5 discard 3C"]);
    state.play("enter r5c5 discard 3C").is("at r5c5; hand 2C; discard 3C; arrived; first_room r1c3");
    assert_eq!(state.legal("enter"), [""; 0]);
    assert_eq!(state.why("enter r5c4 discard 2C"), ["enter-1", "R1"]);
}

#[test]
fn go_1_any_neighbour_can_be_entered() {
    let mut state = Scene::new("at r2c2; hand 2C 3C; rooms r2c2=7D r1c2=8S r3c2=7S. r2c1=9C?");
    assert_eq!(targets(&state, "go"), ["r1c2", "r2c1", "r2c3", "r3c2"]);
    state.play("go r3c2 discard 3C").is("at r3c2; hand 2C; discard 3C; phase action");
    let state = Scene::new("at r2c2; hand 2C; rooms r2c2=8S");
    assert_eq!(state.why("go r2c1 discard 2C"), ["go-1", "flee-1", "R5"]);
}

#[test]
fn flee_1_flight_leads_to_a_neighbour_that_is_known() {
    let base = "at r2c2; hand 2C 3C; rooms r2c2=8S r1c2=7D r3c2=9S";
    let mut state = Scene::new(base);
    assert_eq!(targets(&state, "flee"), ["r1c2", "r3c2"]);
    assert_eq!(state.why("flee r2c1 trash 2C"), ["flee-1", "R8"]);
    state.play("flee r1c2 trash 2C").is("at r1c2; trash 2C; discard; wounds 1; arrived");
    assert_eq!(Scene::new(format!("{base}; arrived")).why("flee r1c2 trash 2C"), ["flee-1", "R6"]);
    assert_eq!(Scene::new(format!("{base}; attacked")).why("flee r1c2 trash 2C"), ["flee-1", "R7"]);
    Scene::new("at r2c2; hand 2C; rooms r2c2=7D r1c2=8D").refuses("flee r1c2 trash 2C");
}

#[test]
fn flee_2_flight_leads_outside_from_the_first_room() {
    let mut state = Scene::new("at r1c2; hand 2C; rooms r1c2=8S");
    state
        .play("flee outside trash 2C")
        .is("at outside; trash 2C; wounds 1; arrived; attacked false; phase action; r1c2 8S revealed");
    let other = Scene::new("at r1c2; first r1c1; hand 2C; rooms r1c2=8S");
    assert_eq!(other.why("flee outside trash 2C"), ["flee-2", "R10"]);
    Scene::new("at r1c2; hand 2C; rooms r1c2=8S; arrived").refuses("flee outside trash 2C");
    Scene::new("at r1c2; hand 2C; rooms r1c2=8S; attacked").refuses("flee outside trash 2C");
}

#[test]
fn next_1_the_action_phase_continues() {
    // After an attack, loot, heal and double the action phase continues.
    let mut state = Scene::new("at r1c2; hand 2C 3C 4C; queens QS; rooms r1c2=8S r1c3=5C.; wounds 2; first r1c1");
    for mv in ["double", "heal trash 2C", "attack with 3C"] {
        state.play(mv).is("phase action");
    }
}

#[test]
fn entering_1_a_slain_room_left_is_empty() {
    let mut state = Scene::new("at r1c2; hand 2C; rooms r1c2=8Sx r1c1=7D?");
    state.play("go r1c1 discard 2C").is("r1c2 8S empty");
    let mut state = Scene::new("at r1c2; hand 2C; rooms r1c2=XBx r1c1=7D?");
    state.play("go r1c1 discard 2C").is("r1c2 XB empty");
}

#[test]
fn entering_2_the_hero_arrives() {
    let mut state = Scene::new("at r1c2; hand 2C; rooms r1c2=8Sx r1c1=7D?; attacked; first r1c2");
    state.play("go r1c1 discard 2C").is("at r1c1; arrived; attacked false; first_room r1c2");
    let mut state = Scene::new("first none; hand 2C");
    state.play("enter r1c4 discard 2C").is("at r1c4; first_room r1c4; arrived");
}

#[test]
fn entering_3_an_unknown_room_is_revealed() {
    let mut state = Scene::new("at r1c2; hand 2C; rooms r1c2=7D r1c1=8S?");
    let unknown = rooms(&state, "unknown").len();
    state.play("go r1c1 discard 2C");
    assert_eq!((state.text("r1c1"), rooms(&state, "unknown").len()), ("8S revealed".into(), unknown - 1));
}

#[test]
fn entering_4_a_jack_fires_once() {
    // A jack fires whether its room was unknown or revealed, and never again.
    for word in ["?", ""] {
        let mut state =
            Scene::new(format!("at r1c2; hand 2C 3C 4C; rooms r1c2=7D r1c1=JH{word}; wounds 5; first r1c2"));
        state.play("go r1c1 discard 2C").is("wounds 4; phase action; r1c1 JH empty");
        state.play("go r1c2 discard 3C").play("go r1c1 discard 4C").is("wounds 4");
    }
}

#[test]
fn entering_5_other_rooms_leave_the_action_phase() {
    for face in ["8S?", "8S", "7S.", "JS."] {
        let mut state = Scene::new(format!("at r1c2; hand 2C; rooms r1c2=7D r1c1={face}; first r1c2"));
        state.play("go r1c1 discard 2C").is("phase action; attacker null");
    }
    assert_eq!(Scene::fault("at r1c1; hand 2C; rooms r1c1=JS"), "rooms");
    assert!(Scene::new("at r1c1; hand 2C; rooms r1c1=JS.").outcome().is_none());
}
