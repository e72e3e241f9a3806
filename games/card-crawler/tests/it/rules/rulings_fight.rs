//! Rulings on fights, R11 to R18, and on loot and bodies, R19 to R22.

use underdeck_game::Play as _;

use crate::rules::scene::Scene;

#[test]
fn r11_one_attack_per_stay_and_turn() {
    // One attack per stay and turn; equal is a failure; a failing attack is legal and costs the cards.
    let mut state = Scene::new("at r1c2; hand 6C 5C 3C 6D; rooms r1c2=7S");
    state.play("attack with 3C 5C 6C").is("hand 6D; discard 3C 5C 6C; r1c2 7S revealed");
    assert_eq!(state.why("attack with 6D"), ["attack-1", "R11"]);
    state.play("end").play("defend nothing");
    assert!(!state.legal("attack").is_empty());
}

#[test]
fn r12_each_room_allows_an_attack() {
    let mut state = Scene::new(
        "at r1c2; hand 6C 5C 4C 6D 5D 4D 3D; hand_size 7; rooms r1c2=7S r1c3=7D r1c4=2C. r2c3=8S; discard 9D",
    );
    state.play("attack with 4C 5C 6C").play("go r1c3 discard 3D").is("attacked false");
    state.play("go r2c3 discard 4D");
    assert_eq!(state.legal("attack").len(), 3);
}

#[test]
fn r13_a_living_monster_attacks_at_the_end_of_the_turn() {
    // Once at the end of every turn in its room while it lives, attacked or not; healing and doubling come before.
    let mut state = Scene::new("at r1c2; hand 2C 3C; queens QS; wounds 1; rooms r1c2=7S r1c3=4C.");
    state.play("heal trash 2C").play("attack with 3C").play("double").play("end").is("phase defend; attacker r1c2");
    state.play("defend nothing").is("wounds 7; phase action; attacker null");
    state.play("end").is("phase defend");
}

#[test]
fn r14_enough_defence_leaves_no_wound() {
    for (cards, wounds) in [("with 6C 2D", 0), ("with 6C 3D", 0), ("with 6C", 2), ("nothing", 8)] {
        let mut state = Scene::new("at r1c2; hand 6C 2D 3D; rooms r1c2=8S; defend r1c2; draw 2S");
        state.play(format!("defend {cards}")).is(format!("wounds {wounds}"));
    }
    // The cards are discarded before the hand is refilled: they can be drawn again.
    let mut state = Scene::new("at r1c2; hand 6C 2D; rooms r1c2=8S; defend r1c2; rest trash");
    state.play_on("defend with 6C 2D", "draw: 6C 2D").is("wounds 2; hand 6C 2D; discard");
}

#[test]
fn r15_kings_have_no_points() {
    let state = Scene::new("at r1c2; hand KC 2C; rooms r1c2=8S r1c3=3C. r1c1=7S.; wounds 1; first r1c1");
    assert_eq!(state.why("attack with 2C KC"), ["hand-2", "R15"]);
    state.refuses("attack with KC");
    let mut state = state;
    state.play("end");
    assert_eq!(state.why("defend with KC"), ["hand-2", "R15"]);
    // But it moves, loots, and is trashed.
    let state = Scene::new("at r1c2; hand KC; rooms r1c2=8D r1c3=3C.; wounds 1");
    assert_eq!((state.legal("go").len(), state.legal("loot").len(), state.legal("heal").len()), (3, 1, 1));
    let state = Scene::new("at r1c2; hand KC; rooms r1c2=JS. r1c3=3C.; phase trap; arrived");
    assert_eq!(state.legal("trash"), ["trash KC"]);
}

#[test]
fn r16_the_healer_is_a_card_without_points() {
    let state = Scene::new("at r1c2; hand QH; rooms r1c2=8D r1c3=3C.; wounds 1");
    assert_eq!((state.legal("go").len(), state.legal("loot").len(), state.legal("heal").len()), (3, 1, 2));
    let mut state = Scene::new("at r1c2; hand QH; rooms r1c2=8S r1c3=3C.; defend r1c2");
    assert_eq!(state.why("defend with QH"), ["hand-3", "R16"]);
    state.play("defend nothing").play("heal QH").is("trash; wounds 7; discard QH");
}

#[test]
fn r17_companions_in_force_are_not_in_the_deck() {
    // Companions are not in the deck: no move is paid with them.
    let state = Scene::new("at r1c2; hand 2C; queens QC QD QS; wounds 1; rooms r1c2=8D r1c3=3C. r1c4=4C. r1c5=5C.");
    for mv in ["go r1c1 discard QC", "loot with QD", "heal trash QS"] {
        assert_eq!(state.why(mv), ["term-6"]);
    }
    // They work at once: a Strong One looted this turn softens this turn's reshuffle, a Fighter fights this turn.
    let mut state = Scene::new("at r1c2; hand 2C; rooms r1c2=QD; rest discard");
    state.play("loot with 2C").play_on("end", "draw:").is("wounds 1");
    let mut state = Scene::new("at r1c2; hand 2C 3C; rooms r1c2=QS r1c3=8S");
    state.play("loot with 2C");
    assert_eq!(state.why("double"), ["double-1", "R18"]);
    state.play("go r1c3 discard 3C").play("double");
}

#[test]
fn r18_doubling_needs_a_monster() {
    // Facing a monster only; attacks and defences afterwards, until the turn ends, in any room; trashed.
    let mut state =
        Scene::new("at r3c3; hand 6C 5C 4C 2C; queens QS; rooms r3c3=JC. r4c3=9S r1c2=AC.; defend r4c3; arrived");
    state.play("double").play("defend with 5C").is("wounds 0; doubled; trash QS");
    state.play("go r4c3 discard 2C").play("attack with 4C 6C").is("r4c3 9S slain");
    state.play("end").is("doubled false");
    // Not an attack already made.
    let mut state = Scene::new("at r1c2; hand 6C 5C; queens QS; rooms r1c2=9S r1c3=AC.");
    state.play("attack with 5C 6C").play("double").is("r1c2 9S revealed");
}

#[test]
fn r19_loot_costs_any_card_of_the_hand() {
    // Any one card, kings and the Healer included; it is out of the deck, not in the trash, and no monster.
    let base = "at r1c2; hand KS QH 9S 2C; rooms r1c2=8D r1c3=3C. r1c4=4C. r1c5=5C.";
    assert_eq!(Scene::new(base).legal("loot").len(), 4);
    let mut state = Scene::new(base);
    state.play("loot with 9S").is("trash; discard 8D; phase action; r1c2 9S empty");
    assert_eq!((state.legal("attack").len(), state.legal("loot").len()), (0, 0));
}

#[test]
fn r20_plunder_waits_for_later_visits() {
    // Plunder at any later time and visit; an event never; an empty room never.
    let mut state = Scene::new("at r1c2; hand 2C 3C 4C; rooms r1c2=8D r1c3=7S.");
    state.play("go r1c3 discard 2C");
    assert_eq!(state.why("loot with 3C"), ["loot-1", "R20"]);
    state.play("end").play("go r1c2 discard 3C");
    assert!(state.legal("loot").contains(&"loot with 4C".into()));
    assert_eq!(Scene::new("at r1c2; hand 2C; rooms r1c2=JD.").legal("loot"), [""; 0]);
}

#[test]
fn r21_a_body_can_be_looted_during_the_stay() {
    // The body stays to be looted over turn ends while the hero stays, and is lost when he leaves.
    let mut state = Scene::new("at r1c2; hand 6C 5C 4C; rooms r1c2=7S r1c3=8D");
    state.play("attack with 4C 5C 6C").play("end");
    assert_eq!((state.text("r1c2"), state.legal("loot").len()), ("7S slain".into(), 5));
    state.play("go r1c3 discard AC").play("go r1c2 discard 2C");
    assert_eq!((state.text("r1c2"), state.legal("loot").len()), ("7S empty".into(), 0));
}

#[test]
fn r22_the_dark_lord_rises_next_turn() {
    // Back in the same turn: the body is out of reach; then he rises, and may be fled, fought or suffered.
    let mut state = Scene::new("at r1c2; hand 2C 3C; rooms r1c2=XBx r1c3=8D");
    state.play("go r1c3 discard 2C").play("go r1c2 discard 3C");
    assert_eq!((state.text("r1c2"), state.legal("loot").len()), ("XB empty".into(), 0));
    state.play("end").is("r1c2 XB revealed");
    assert!(!state.legal("flee r1c3").is_empty() && !state.legal("attack").is_empty());
    state.play("end").is("phase defend; attacker r1c2");
    // Slain, he does not attack at the end of that turn.
    let mut state = Scene::new("at r1c2; hand 2C; rooms r1c2=XBx; attacked");
    state.play("end").is("wounds 0; phase action");
    assert!(state.outcome().is_none());
    // Outside or elsewhere, he rises all the same.
    let mut state = Scene::new("first r1c1; hand 2C; rooms r1c1=8S r1c2=XB.; arrived");
    state.play("end").is("r1c2 XB revealed");
}
