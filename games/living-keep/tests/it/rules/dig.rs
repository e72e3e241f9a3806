//! Digging and chanting.

use crate::rules::scene::{Scene, luck_of};

// (R14)
#[test]
fn dig_1_each_peon_digs_or_chants() {
    let mut state = Scene::new("dig; p1_peons 2; p1_rooms gate shrine; main 2H 3H 4H");
    assert_eq!(state.legal("assign"), ["assign dig 0", "assign dig 1", "assign dig 2"]);
    state.refuses("assign dig 3");
    // One digs two cards, the other chants one.
    state.play_on("assign dig 1", "d8=1; d8=2; d8=5").is("p1_gold 3; p1_mana 5; phase build");
}

// (R14)
#[test]
fn dig_2_next_digs_nothing() {
    let mut state = Scene::new("dig");
    let before = state.key("main");
    assert_eq!(luck_of(&mut state, "next", 1), [""; 0]);
    assert_eq!(state.key("main"), before);
    state.is("phase build");
    let mut state = Scene::new("dig; mode coop");
    assert_eq!(luck_of(&mut state, "next", 1), [""; 0]);
}

#[test]
fn dig_3_has_its_spells() {
    assert_eq!(
        Scene::new(
            "dig; p1_rooms lair gate shrine 3; p1_mana 75; \
        p1_spells to_arms summon_peon regen premonition power_strike summon_dragon"
        )
        .legal("cast"),
        ["cast premonition", "cast summon_peon", "cast to_arms"]
    );
}

#[test]
fn dig_4_diggers_draw_two_cards_each() {
    let mut state = Scene::new("dig; p1_peons 3; p1_peons_max 4; main 2C AH 3C 4C 5C");
    state.play("assign dig 2").is("dig_cards 2C AH 3C 4C; chanters 1; phase peon");
}

#[test]
fn dig_5_aces_are_peons_up_to_the_limit() {
    // Two aces, and room for one.
    let mut state = Scene::new("dig; p1_peons 2; p1_peons_max 3; main AH AS 3C 4C");
    state.play("assign dig 2").is("p1_peons 3; new_peons 1; phase peon");
    // No room: the phase continues.
    let mut state = Scene::new("dig; p1_peons 2; p1_peons_max 2; main AH AS 3C 4C");
    state.play("assign dig 2").is("p1_peons 2; new_peons 0; phase build; dig_cards");
}

// (R17)
#[test]
fn dig_6_new_peons_dig_on_or_chant() {
    let mut state = Scene::new("dig; p1_peons 1; p1_peons_max 9; main AH AS AC 2H AD 3C 4C");
    state.play("assign dig 1").is("new_peons 2; p1_peons 3; phase peon");
    assert_eq!(state.legal(""), ["peon chant", "peon dig"]);
    state.play("peon dig").is("new_peons 2; p1_peons 4; dig_cards AH AS AC 2H");
    state.play("peon chant").is("new_peons 1; chanters 1");
    // The last one digs another ace, who chants: two chanters, 4C and 2C.
    state.play("peon dig").is("new_peons 1; p1_peons 5");
    state.play_on("peon chant", "d8=7; d6=1; d6=2; d6=3; d6=4").is("p1_gold 7; phase build; chanters 0; dig_cards");
}

// (R15, R16)
#[test]
fn dig_7_cards_give_by_suit_and_the_joker_softens_clubs() {
    let mut state = Scene::new("dig; p1_peons 3; p1_peons_max 3; p1_rooms vault 2; main 2H 3D 4S 5C AD 6H");
    state
        .play_on("assign dig 3", "d8=8; d6=1; d6=2; d6=3; d8=4; d8=5; d8=1")
        .is("p1_gold 15; p1_stone 9; discard 5C AD 3D 2H 6H 4S");
    // The black joker softens the clubs, those before it too; an ace of clubs stays a Peon.
    let mut state = Scene::new("dig; p1_peons 2; p1_peons_max 2; main 5C AC XB 6C");
    state.play_on("assign dig 2", "d8=1; d8=2; d8=3; d8=4").is("p1_stone 10; p1_gold 0");
}

// (R17, R19)
#[test]
fn chant_1_cards_give_mana_and_aces_draw_on() {
    let mut state = Scene::new("dig; p1_peons 4; p1_peons_max 6; p1_rooms gate shrine 4; main 2H 3D AS 5C 4S XB AD");
    // The ace adds a Peon, who draws after the others: 4S.
    state
        .play_on("assign dig 0", "d8=1; d8=2; d8=3; d6=4; d6=5; d6=6")
        .is("p1_mana 21; p1_peons 5; discard 5C 3D 2H AS 4S");
    let mut state = Scene::new("dig; p1_peons 1; p1_peons_max 1; p1_rooms gate shrine 4; main XB");
    state.play_on("assign dig 0", "d8=1; d8=2").is("p1_mana 13");
    // At the limit an ace is nothing.
    let mut state = Scene::new("dig; p1_peons 1; p1_peons_max 1; p1_rooms gate shrine 4; main AH 2H");
    state.play("assign dig 0").is("p1_mana 0; p1_peons 1; discard AH");
}

#[test]
fn dig_8_haul_is_gained_and_standard_reshuffles() {
    let mut state = Scene::new("dig; p1_peons 1; main 2H 3H");
    assert_eq!(luck_of(&mut state, "assign dig 1", 3), ["d8", "d8"]);
    let mut state = Scene::new("dig; main 2H 3H 4H 5H 6H 7H 8H 9H TH 2S; mode standard");
    let luck = luck_of(&mut state, "assign dig 5", 3);
    assert_eq!((luck.len(), luck.last().map(String::as_str)), (12, Some("main")));
    state.is("phase dig; to_move 2; discard");
}

// (R62)
#[test]
fn dig_9_die_shares_the_haul() {
    let keys = "dig; p1_peons 1; main 2H 4S";
    let after = |roll: &str| {
        let mut state = Scene::new(format!("{keys}; mode coop"));
        state.play_on("assign dig 1", &format!("d8=7; d8=2; d8=3; d4={roll}"));
        state
    };
    after("1").is("p1_gold 7; p1_stone 5; p2_gold 0; p2_stone 0; phase build");
    after("2").is("p1_gold 0; p1_stone 0; p2_gold 7; p2_stone 5");
    after("3").is("p1_gold 4; p1_stone 3; p2_gold 3; p2_stone 2");
    after("4").is("p1_gold 0; pool_gold 7; pool_stone 5; pool_mana 0; phase divide");
    // Rolled for nothing too; a 4 then divides nothing.
    let mut state = Scene::new("dig; p1_peons 1; p1_peons_max 1; main 2C AH; mode coop");
    state.play_on("assign dig 1", "d4=4").is("phase build");
}

#[test]
fn dig_10_standard_reshuffles_after_next() {
    let mut state = Scene::new("dig; discard 2C; mode standard");
    state.play_on("next", "main: 2C").is("phase dig; to_move 2; discard");
}
