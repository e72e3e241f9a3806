//! Set-up.

use serde_json::json;
use underdeck_game::{Chance, Die, State as _};
use underdeck_living_keep::{Options, State};

use crate::rules::scene::{Scene, dealt, options};

/// Luck that counts what it is asked, and leaves the cards as they are.
#[derive(Default)]
struct Asked {
    piles: Vec<&'static str>,
    rolls: usize,
}

impl Chance for Asked {
    fn shuffle(&mut self, pile: &'static str, _cards: &mut [underdeck_cards::Card]) {
        self.piles.push(pile);
    }

    fn roll(&mut self, _die: Die) -> u8 {
        self.rolls += 1;
        1
    }
}

// (setup-1)
#[test]
fn setup_1_no_dice_and_player_1_first() {
    for mode in ["mastery", "campaign", "coop", "standard", "draft"] {
        let mut asked = Asked::default();
        let mut state = Scene::at(State::new(&options(&format!("mode={mode}")), &mut asked));
        assert_eq!(asked.rolls, 0);
        state.is("to_move 1; active 1");
    }
}

#[test]
fn setup_2_counters_and_lists_are_empty() {
    let mut state = dealt("", 5);
    state.is("turn_no 1; turn_pass 0; outcome null; resume null; discard; turn_discard; turn2; dig_cards; \
        new_peons 0; chanters 0; look; placed; revealed; picks 0; attempted false; hero null; hero_rank 0; \
        hero_cards; pool_gold 0; pool_stone 0; pool_mana 0; war_round 0; p1_hurt false; p1_proj; p1_m_id; p1_hand; \
        p1_seen; p1_send; p1_spells; p1_doors; p1_traps");
}

#[test]
fn setup_3_decks_are_shuffled_unknown() {
    let mut asked = Asked::default();
    State::new(&Options::default(), &mut asked);
    assert_eq!(asked.piles, ["main", "turn"]);
    let state = dealt("", 5);
    assert!(state.key("main_known").as_array().unwrap().iter().all(|known| known == false));
    assert_ne!(state.text("main"), dealt("", 6).text("main"));
}

#[test]
fn setup_4_coop_turn_cards_are_dealt_alternately() {
    let state = Scene::at(State::new(&options("mode=coop turn_decks=1"), &mut Asked::default()));
    // Canonical order dealt alternately; the thirteenth card is player 1's.
    assert_eq!(state.text("turn"), "JC KC QD JH KH QS XR");
    assert_eq!(state.text("turn2"), "QC JD KD QH JS KS");
    let state = Scene::at(State::new(&options("mode=coop turn_decks=3"), &mut Asked::default()));
    assert_eq!(state.text("turn"), "JC KC QD JH KH QS");
}

#[test]
fn setup_5_draft_deals_hands() {
    let mut asked = Asked::default();
    let mut state = Scene::at(State::new(&options("mode=draft"), &mut asked));
    assert_eq!(asked.piles, ["main"]);
    state.is("p1_hand 2C 3C 4C 5C; p2_hand 6C 7C 8C 9C; turn");
}

// (R7)
#[test]
fn setup_6_mastery_keep() {
    let mut state = dealt("mode=mastery turn_decks=5", 1);
    state.is("phase upkeep; turn_limit 5; monarch 5; p1_hp 40; p1_hp_max 40; p1_peons 4; p1_peons_max 10; p1_rooms; \
        p1_rooms_max 12 12 12 12 4 12 12 12 12; p1_gold 0; p1_stone 0; p1_food 0; p1_mana 0");
}

// (R59)
#[test]
fn setup_7_campaign_keep() {
    let mut state = dealt("mode=campaign scenario=4", 1);
    state.is("phase dig; turn_limit 2; monarch 0; p1_hp 32; p1_m_id 1 2; p1_m_kind 3C 3C; p1_m_rank 3 3; \
        p1_m_pay 1 1; p1_gold 25; p1_food 10; p1_rooms lair 2");
    dealt("mode=campaign scenario=9", 1).is("monarch 1; turn_limit 1");
}

// (R61)
#[test]
fn setup_8_coop_keeps() {
    let mut state = dealt("mode=coop turn_decks=3", 1);
    state.is("phase upkeep; turn_limit 3; monarch 3");
    for keep in ["p1", "p2"] {
        assert_eq!((state.key(&format!("{keep}_hp")), state.key(&format!("{keep}_peons"))), (json!(40), json!(4)));
    }
}

// (R68)
#[test]
fn setup_9_standard_keeps() {
    let mut state = dealt("mode=standard turn_decks=4 room_limit=6", 1);
    state.is("phase dig; turn_limit 4; monarch 0; p1_hp 400; p2_hp_max 400; p1_peons 5; p1_peons_max 5; p1_gold 25; \
        p1_stone 50; p1_food 0; p2_gold 25; p2_rooms_max 6 6 6 6 3 0 0 0 0");
}

#[test]
fn setup_10_draft_keeps() {
    let mut state = dealt("mode=draft keep_hp=33 draft_decks=4", 1);
    state.is("phase draft; turn_limit 4; monarch 0; p1_hp 33; p2_hp 33; p1_peons 0; p1_peons_max 0; \
        p1_rooms farm 0 vault 0 quarry 0; p1_rooms_max 0 0 0 0 0 0 0 0 0");
}
