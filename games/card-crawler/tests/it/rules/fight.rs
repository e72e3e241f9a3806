//! Attack, defence, doubling.

use crate::rules::scene::Scene;

#[test]
fn attack_1_only_more_than_the_defence_kills() {
    let base = Scene::new("at r1c2; hand 6C 5C 4C 3C KD; rooms r1c2=7S r1c3=2C.");
    assert_eq!(base.legal("attack").len(), 15);
    let mut state = base;
    state.play("attack with 3C 5C 6C").is("discard 3C 5C 6C; hand 4C KD; attacked; phase action; r1c2 7S revealed");
    assert_eq!(state.why("attack with 4C"), ["attack-1", "R11"]);
    let mut state = base;
    state.play("attack with 4C 5C 6C").is("discard 4C 5C 6C; attacked; r1c2 7S slain");
    assert_eq!(Scene::new("at r1c2; hand 2C; rooms r1c2=7D").why("attack with 2C"), ["attack-1", "term-4"]);
}

#[test]
fn double_1_the_queen_of_spades_doubles_the_attack() {
    let base = "at r1c2; hand 6C 5C; queens QS; rooms r1c2=TS r1c3=2C.";
    let mut state = Scene::new(base);
    state.play("double").is("queens; trash QS; doubled; hand 5C 6C; phase action");
    state.play("attack with 5C 6C").is("r1c2 TS slain");
    let without = Scene::new("at r1c2; hand 6C; rooms r1c2=TS");
    assert_eq!(without.why("double"), ["double-1", "queen-4", "R17"]);
    Scene::new(base.replace("TS", "TSx")).refuses("double");
}

#[test]
fn double_2_the_queen_of_spades_doubles_the_defence() {
    let mut state = Scene::new("at r1c2; hand 4C 5C; queens QS; rooms r1c2=TS r1c3=2C.; defend r1c2");
    assert_eq!(state.legal("double").len(), 1);
    state.play("double").is("phase defend; attacker r1c2; doubled; trash QS");
    state.play("defend with 4C").is("wounds 2; doubled false");
}

#[test]
fn defend_1_defence_may_be_nothing() {
    let mut state = Scene::new("at r1c2; hand 4C KD; rooms r1c2=7S r1c3=2C.; defend r1c2; wounds 1");
    assert_eq!(state.legal(""), ["defend nothing", "defend with 4C"]);
    state.refuses("defend with");
    state.play("defend nothing").is("wounds 8; discard; attacker null; phase action");
}

#[test]
fn defend_2_defence_reduces_the_wounds() {
    for (cards, wounds) in [("4C", 4), ("4C 3D", 1), ("4C 3D 5S", 0), ("3D 5S", 0)] {
        let mut state = Scene::new("at r1c2; hand 4C 3D 5S; rooms r1c2=8S; defend r1c2; arrived; attacked");
        state.play(format!("defend with {cards}"));
        state.is(format!("wounds {wounds}; discard {cards}; arrived false"));
    }
    // A shot from the next room: the turn continues and nothing is drawn.
    let mut state = Scene::new("at r3c3; hand 4C 3D; rooms r3c3=JC. r4c3=8S; defend r4c3; arrived");
    state.play("defend with 3D").is("wounds 5; hand 4C; arrived; at r3c3; attacker null; phase action");
    // The cards are discarded even if the rest kills.
    let mut state = Scene::new("at r3c3; hand 4C 3D; wounds 5; rooms r3c3=XB; defend r3c3");
    state
        .play("defend with 3D 4C".replace("3D 4C", "4C 3D").as_str())
        .is("wounds 10; discard 4C 3D; hand; phase over; attacker null");
}
