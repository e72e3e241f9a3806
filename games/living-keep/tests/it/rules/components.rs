//! Cards, kinds, options, the Keep.

use serde_json::json;
use underdeck_game::{Options as _, Presentation as _, State as _};
use underdeck_living_keep::{Kind, Mode, Options, Resource, Room, Spell, State, Ware, tables};
use underdeck_record::Deal;
use underdeck_testkit::start;

use crate::rules::scene::{Scene, dealt, luck_of, options, view};

fn all_cards(state: &Scene, keys: &[&str]) -> Vec<String> {
    let mut cards: Vec<String> =
        keys.iter().flat_map(|key| state.text(key).split(' ').map(str::to_owned).collect::<Vec<_>>()).collect();
    cards.retain(|card| !card.is_empty());
    cards.sort_by_key(|card| card.parse::<underdeck_cards::Card>().unwrap());
    cards
}

const MAIN: &str = "AC 2C 3C 4C 5C 6C 7C 8C 9C TC AD 2D 3D 4D 5D 6D 7D 8D 9D TD AH 2H 3H 4H 5H 6H 7H 8H 9H TH AS 2S \
    3S 4S 5S 6S 7S 8S 9S TS XB";

// (R1)
#[test]
fn deck_1_main_deck_of_each_mode() {
    let mastery = dealt("", 3);
    assert_eq!(all_cards(&mastery, &["main"]).join(" "), MAIN);
    let standard = dealt("mode=standard", 3);
    assert_eq!(standard.key("main").as_array().unwrap().len(), 37);
    assert!(!standard.text("main").contains('A') && standard.text("main").contains("XB"));
    let draft = dealt("mode=draft", 3);
    let cards = all_cards(&draft, &["main", "p1_hand", "p2_hand"]).join(" ");
    assert_eq!(cards.split(' ').count(), 36);
    assert!(!cards.contains('A') && !cards.contains('X'));
}

// (R1, R3)
#[test]
fn deck_2_turn_deck_with_and_without_the_monarch() {
    let once = dealt("turn_decks=1", 3);
    assert_eq!(all_cards(&once, &["turn"]).join(" "), "JC QC KC JD QD KD JH QH KH JS QS KS XR");
    let thrice = dealt("turn_decks=3", 3);
    assert_eq!(all_cards(&thrice, &["turn"]).join(" "), "JC QC KC JD QD KD JH QH KH JS QS KS");
    let without = dealt("turn_decks=1 monarch=false", 3);
    assert!(!without.text("turn").contains("XR"));
}

// (R2)
#[test]
fn deck_3_cards_are_minions_heroes_and_peons() {
    for card in MAIN.split(' ') {
        let kind = card.parse().ok().and_then(Kind::of);
        match (card.chars().next().unwrap(), card.chars().nth(1).unwrap()) {
            ('A', _) | ('X', _) => assert_eq!(kind, None, "{card}"),
            (_, 'C' | 'S') => assert!(kind.unwrap().is_minion(), "{card}"),
            _ => assert!(!kind.unwrap().is_minion(), "{card}"),
        }
    }
}

// (R4)
#[test]
fn deck_4_hired_cards_return_to_the_deck() {
    let mut state = Scene::new("recruit; p1_rooms lair 3 gate; p1_food 20; main 2C AD 3D");
    state.play("attempt").play("recruit 2C").is("p1_m_kind 2C; discard 2C AD 3D");
    // The same card is turned again, and hired again.
    let mut state = Scene::new("recruit; p1_rooms lair 3 gate; p1_food 20; main 2C AD 3D; p1_minions 2C");
    state.play("attempt").play("recruit 2C").is("p1_m_kind 2C 2C; p1_m_id 1 2");
}

// (deck-5)
#[test]
fn deck_5_the_dragon_is_no_card() {
    assert_eq!(Kind::DRAGON.card(), None);
    assert!("DR".parse::<underdeck_cards::Card>().is_err());
    assert_eq!(tables().minions[Kind::DRAGON.place()].name, "Dragon");
}

#[test]
fn kind_1_rooms_in_order() {
    let words: Vec<_> = Room::ALL.iter().map(|room| room.word()).collect();
    assert_eq!(words.join(" "), "lair farm vault quarry gate shrine library training blacksmith");
    let mut state = Scene::new("p1_rooms gate 2");
    state.is("p1_rooms gate 2");
}

#[test]
fn kind_2_spells_in_order() {
    let words: Vec<_> = Spell::ALL.iter().map(|spell| spell.word()).collect();
    assert_eq!(words.join(" "), "to_arms summon_peon regen premonition power_strike summon_dragon");
}

#[test]
fn kind_3_doors_and_traps_in_order() {
    let words: Vec<_> = Ware::ALL.iter().map(|ware| ware.word()).collect();
    assert_eq!(words.join(" "), "wooden metal magic pit rockfall spikes darts");
    let mut state = Scene::new("p1_doors metal; p1_traps spikes 2");
    state.is("p1_doors metal; p1_traps spikes 2");
}

#[test]
fn kind_4_minions_and_heroes_in_order() {
    let kinds = (0..Kind::COUNT).map(|place| Kind::at(place).unwrap().to_string()).collect::<Vec<_>>();
    assert_eq!(kinds[..19].join(" "), "2C 3C 4C 5C 6C 7C 8C 9C TC 2S 3S 4S 5S 6S 7S 8S 9S TS DR");
    assert_eq!(kinds[19..].join(" "), "2D 3D 4D 5D 6D 7D 8D 9D TD 2H 3H 4H 5H 6H 7H 8H 9H TH XR");
    let mut state = Scene::new("recruit; p1_minions TS");
    state.play("banish 1").is("p1_banished TS");
}

#[test]
fn option_1_unused_options_are_ignored() {
    // Out of range is refused even where the mode would not use it; in range it is ignored.
    let mut chosen = options("mode=mastery scenario=7 keep_hp=77 hero_player=2 room_limit=4 heroes=false");
    let mut state = Scene::at(start::<State>(&chosen, 1));
    state.is("scenario 0; hero_player 0; heroes; p1_hp 40");
    assert!(chosen.try_set("scenario", underdeck_game::OptionValue::Int(11)).is_err());
    assert_eq!(Options::from_pairs(Vec::<(&str, _)>::new()), Ok(Options::default()));
}

#[test]
fn option_2_mode_is_one_of_five() {
    for mode in ["mastery", "campaign", "coop", "standard", "draft"] {
        dealt(&format!("mode={mode}"), 1).is(format!("mode {mode}"));
    }
    assert_eq!(Options::default().mode, Mode::Mastery);
    assert!(Options::default().try_set("mode", underdeck_game::OptionValue::Text("solo".into())).is_err());
}

#[test]
fn option_3_turn_decks_are_passes() {
    let check = |text: &str| underdeck_record::options_from_text::<Options>(text);
    for text in ["turn_decks=2", "turn_decks=4", "mode=coop turn_decks=2", "mode=coop turn_decks=4"] {
        assert!(check(text).unwrap_err().to_string().contains("1, 3 or 5"), "{text}");
    }
    for text in [
        "turn_decks=1",
        "turn_decks=5",
        "mode=standard turn_decks=2",
        "mode=standard turn_decks=4",
        "mode=draft turn_decks=2",
        "mode=campaign turn_decks=4",
    ] {
        assert!(check(text).is_ok(), "{text}");
    }
    assert!(check("turn_decks=0").is_err() && check("turn_decks=6").is_err());
    for (mode, decks) in [("mastery", 5), ("coop", 1), ("standard", 4), ("standard", 99)] {
        dealt(&format!("mode={mode} turn_decks={decks}"), 1).is(format!("turn_limit {decks}"));
    }
    dealt("", 1).is("turn_limit 3");
}

// (R3)
#[test]
fn option_4_monarch_comes_where_the_mode_allows() {
    let monarch = |text: &str| Scene::at(start::<State>(&options(text), 1)).key("monarch");
    assert_eq!((monarch("turn_decks=5"), monarch("turn_decks=5 monarch=false")), (json!(5), json!(0)));
    assert_eq!((monarch("mode=coop turn_decks=3 monarch=false"), monarch("mode=standard")), (json!(3), json!(0)));
    assert_eq!((monarch("mode=campaign scenario=1"), monarch("mode=campaign scenario=10")), (json!(0), json!(5)));
}

#[test]
fn option_5_scenario_sets_the_keep() {
    for scenario in 1..=10 {
        let mut state = dealt(&format!("mode=campaign scenario={scenario}"), 1);
        state.is(format!("scenario {scenario}; p1_hp {}", tables().scenarios[scenario - 1].setup.hp));
    }
}

#[test]
fn option_6_heroes_may_stay_away_in_standard() {
    let mut state = Scene::new("hero; turn JH QC; mode standard; heroes false");
    state
        .play("flip")
        .is("heroes false; hero null; phase upkeep; turn_no 2; turn_discard JC KC JD QD KD JH QH KH JS QS KS");
    let mut state = Scene::new("hero; turn JH QC; main 5H; mode standard");
    state.play("flip").is("heroes; hero 5H");
}

#[test]
fn option_7_room_limit_is_that_of_standard() {
    let mut state = dealt("mode=standard room_limit=24", 1);
    state.is("p1_rooms_max 24 24 24 24 3 0 0 0 0; p2_rooms_max 24 24 24 24 3 0 0 0 0");
    dealt("mode=standard", 1).is("p1_rooms_max 12 12 12 12 3 0 0 0 0");
}

#[test]
fn option_8_draft_decks_are_passes() {
    dealt("mode=draft draft_decks=99", 1).is("turn_limit 99");
    dealt("mode=draft", 1).is("turn_limit 2");
}

#[test]
fn option_9_keep_hp_is_the_health_in_draft() {
    let mut state = dealt("mode=draft keep_hp=999", 1);
    state.is("p1_hp 999; p1_hp_max 999; p2_hp 999; p2_hp_max 999");
}

/// The ranges were 1 to 5, 1 to 6 and 10 to 200 when these codes were written.
#[test]
fn deal_codes_from_before_the_ranges_were_widened_are_the_same() {
    for (text, code) in [
        ("mode=standard turn_decks=5", "M3E0-7A"),
        ("mode=standard turn_decks=2 room_limit=24", "MBE8-M7V"),
        ("mode=draft draft_decks=6 keep_hp=200", "MFG3-DY75"),
        ("mode=draft draft_decks=1 keep_hp=10 hero_player=2", "MHG2-4087-P"),
        ("turn_decks=1 monarch=false one_ware=true", "MRH0-0G7D"),
    ] {
        let deal = Deal::<State>::new(options(text), 7);
        assert_eq!(deal.code(), code, "{text}");
        assert_eq!(Deal::from_code(code), Ok(deal), "{text}");
    }
    for text in ["mode=standard turn_decks=99", "mode=draft draft_decks=7 keep_hp=1", "mode=draft keep_hp=999"] {
        let deal = Deal::<State>::new(options(text), 7);
        assert_eq!(Deal::from_code(&deal.code()), Ok(deal), "{text}");
    }
}

// (R74)
#[test]
fn option_10_player_drafts_heroes() {
    let hand = "p1_hand 2C 3D 4S 5H; p2_hand 6C 7D 8S 9H";
    let state = Scene::new(format!("{hand}; mode draft; hero_player 1"));
    assert_eq!(state.legal(""), ["recruit 3D", "recruit 5H"]);
    let mut state = Scene::new(format!("{hand}; mode draft; hero_player 2"));
    assert_eq!(state.legal(""), ["recruit 2C", "recruit 4S"]);
    state.play("recruit 2C");
    assert_eq!(state.legal(""), ["recruit 7D", "recruit 9H"]);
}

// (R3)
#[test]
fn option_13_monarch_is_the_last_card() {
    for (mode, pile) in [("mastery", "turn"), ("coop", "turn")] {
        let last = options(&format!("mode={mode} turn_decks=1 monarch_last=true"));
        let state = Scene::at(start::<State>(&last, 3));
        assert!(state.text(pile).ends_with(" XR"), "{}", state.text(pile));
        assert_eq!(state.text("turn_known"), "XR");
        let seen = view(&state, 0);
        assert_eq!(seen[pile].as_array().unwrap().last(), Some(&json!("XR")), "everybody knows where he lies");
    }
    let state = dealt("turn_decks=3 monarch_last=true", 3);
    assert!(!state.text("turn").contains("XR"));
}

// (R5)
#[test]
fn option_11_quiet_turns_reshuffle() {
    let state = |rulings: &str| Scene::new(format!("hero; turn JC QC; discard 2C; {rulings}"));
    assert_eq!(luck_of(&mut state(""), "flip", 1), [""; 0]);
    let mut always = state("shuffle_always");
    assert_eq!(luck_of(&mut always, "flip", 1), ["main"]);
    always.is("rulings shuffle_always; discard; phase upkeep");
    assert!(json!(state("")).get("rulings").is_none());
}

// (R17)
#[test]
fn option_12_new_peons_wait() {
    let mut state =
        Scene::new("dig; p1_peons 2; p1_peons_max 9; p1_rooms gate shrine 4; main AH 2H AD 3H 4H; peons_wait");
    // One found by digging neither digs nor chants, one found by chanting draws no card.
    state.play_on("assign dig 1", "d8=7").is("p1_peons 4; new_peons 0; chanters 0; phase build; rulings peons_wait");
    let error = Scene::read("rulings jokers").unwrap_err();
    assert!(error.contains("`jokers` is none of monarch_last, shuffle_always, peons_wait, one_ware"), "{error}");
}

// (R45)
#[test]
fn option_14_one_ware_for_each_hero() {
    let mut state = Scene::new("defend; hero TD; hero_rank 10; p1_doors magic 2; turn JC; one_ware");
    state.play("use magic").is("hero_rank 5; ware_used");
    assert!(!state.legal("").iter().any(|mv| mv.starts_with("use")));
    let refusal = state.view(underdeck_game::Seat(0)).refusal("use magic".parse().unwrap());
    assert!(refusal.expect("it is refused").rules.contains(&"option-14"));
    luck_of(&mut state, "fight", 1);
    state.is("ware_used false");
    let error = Scene::error_after("", |keys| drop(keys.insert("ware_used".into(), json!(true))));
    assert!(error.starts_with("`ware_used`: "), "{error}");
}

// (R45)
#[test]
fn option_15_doors_and_traps_act_by_themselves() {
    let scene = |main: &str, keys: &str| Scene::new(format!("hero; turn JH JC; main {main}; wares_act; {keys}"));
    // Doors before traps, Spikes once he is weak enough; he is dead, and what is left stays.
    let mut state = scene("TH", "p1_doors magic; p1_traps pit spikes darts");
    luck_of(&mut state, "flip", 1);
    state.is("p1_doors; p1_traps darts; p1_killed TH; phase upkeep");
    // What he avoids remains, and nothing is used by hand.
    let mut state = scene("AH 9H", "p1_doors wooden; p1_traps rockfall");
    state.play_on("flip", "d4=4").is("hero 9H; hero_rank 7; p1_doors; p1_traps rockfall; phase defend");
    assert_eq!(state.legal(""), ["fight"]);
    let refusal = state.view(underdeck_game::Seat(0)).refusal("use rockfall".parse().unwrap());
    assert!(refusal.expect("it is refused").rules.contains(&"option-15"));
    let mut one = scene("9H", "p1_traps darts 3; one_ware");
    one.play("flip").is("hero_rank 5; p1_traps darts 2; ware_used; phase defend");
    let said = Scene::new("hero; turn JH JC; main 9H; wares_act; p1_traps darts");
    let (before, mut after) = (said.view(underdeck_game::Seat(0)), said);
    after.play("flip");
    let lines = before.describe_change("flip".parse().unwrap(), &[], &after.view(underdeck_game::Seat(0)));
    assert!(lines.iter().any(|line| line == "Poison Darts: the Giant falls from rank 9 to 5."), "{lines:?}");
}

// (R27)
#[test]
fn option_16_a_minion_has_two_jobs() {
    let keys = "research; p1_minions 3C 4S; p1_mana 25; p1_proj regen pit; p1_proj_left 12 6; \
        p1_rooms lair 6 gate shrine library 4 blacksmith 4";
    let mut state = Scene::new(format!("{keys}; two_jobs"));
    state.play_on("channel regen 2", "d8=1; d4=1").is("p1_m_worked true true; p1_m_forged false false");
    assert_eq!(state.legal("channel"), [""; 0]);
    state.play_on("labour pit 2", "d8=1; d4=1").is("p1_proj_left 10 4; p1_m_forged true true");
    assert_eq!(state.legal("labour"), [""; 0]);
    let mut state = Scene::new(keys);
    state.play_on("channel regen 2", "d8=1; d4=1");
    assert_eq!(state.legal("labour"), [""; 0]);
    assert!(json!(state).get("p1_m_forged").is_none());
    let error = Scene::error_after("", |keys| drop(keys.insert("p1_m_forged".into(), json!([]))));
    assert!(error.starts_with("`p1_m_forged`: "), "{error}");
}

// (R31)
#[test]
fn option_17_projects_share_a_name_and_are_dropped() {
    let keys = "p1_minions 4S 4S; p1_mana 25; p1_rooms lair 6 gate shrine library 4; free_slots";
    let mut state = Scene::new(format!("research; p1_proj regen; p1_proj_left 1; {keys}"));
    state.play("research regen").is("p1_proj regen regen; p1_proj_left 1 12");
    // The first of the name is worked on, and the crews are counted once.
    assert_eq!(state.legal("channel"), ["channel regen 1", "channel regen 2"]);
    state.play_on("channel regen 1", "d8=5").is("p1_proj regen; p1_proj_left 12; p1_spells regen");
    let mut state = Scene::new(format!("train; p1_proj regen to_arms regen; p1_proj_left 1 2 3; {keys}"));
    assert_eq!(state.legal("erase"), ["erase regen", "erase to_arms"]);
    // The last of the name is dropped.
    state.play("erase regen").is("p1_proj regen to_arms; p1_proj_left 1 2; phase train");
    state.refuses("erase pit");
    let plain = Scene::new("train; p1_proj regen; p1_proj_left 1; p1_minions 4S");
    assert_eq!(plain.legal("erase"), [""; 0]);
    let refusal = plain.view(underdeck_game::Seat(0)).refusal("erase regen".parse().unwrap());
    assert!(refusal.expect("it is refused").rules.contains(&"option-17"));
}

// (R16)
#[test]
fn option_18_aces_pay() {
    let mut state = Scene::new("dig; p1_peons 2; p1_peons_max 2; main AC AH XB AS; aces_pay");
    state.play_on("assign dig 2", "d8=1; d8=2; d8=3; d8=4; d8=5").is("p1_gold 3; p1_stone 12");
    let mut state = Scene::new("dig; p1_peons 1; p1_peons_max 2; p1_rooms gate shrine 4; main AD 2S; aces_pay");
    state.play_on("assign dig 0", "d8=1; d8=2; d6=3").is("p1_mana 6; p1_peons 2");
    let most = Scene::new("divide; pool_stone 304; mode coop; aces_pay");
    assert_eq!(most.legal("give").len(), 305);
}

/// Every number of the tables reaches the game: see also tests/it/tables.rs.
#[test]
fn tables_1_rooms_cost_what_the_tables_state() {
    let state = Scene::new("build; p1_gold 25; p1_stone 50");
    for (room, row) in Room::ALL.iter().zip(&tables().rooms).filter(|(_, row)| row.tier == 0) {
        let mut built = state;
        built.play(format!("build {room}")).is(format!("p1_gold {}; p1_stone {}", 25 - row.gold, 50 - row.stone));
    }
}

#[test]
fn keep_1_slate_has_its_lists() {
    let state = dealt("", 1);
    for key in ["hp", "gold", "stone", "food", "mana", "peons", "rooms", "spells", "doors", "traps", "proj", "m_id"] {
        assert!(!state.key(&format!("p1_{key}")).is_null(), "{key}");
    }
    assert_eq!(Resource::ALL.len(), 4);
}

#[test]
fn store_1_storage_bounds_the_stores() {
    let keys = |gold: u16, stone: u16, food: u16, mana: u16| {
        format!(
            "p1_rooms farm 3 vault 4 quarry 2 gate shrine 2; p1_gold {gold}; p1_stone {stone}; p1_food {food}; \
                p1_mana {mana}"
        )
    };
    Scene::new(keys(100, 100, 75, 50));
    for (gold, stone, food, mana) in [(101, 0, 0, 0), (0, 101, 0, 0), (0, 0, 76, 0), (0, 0, 0, 51)] {
        assert!(Scene::read(&keys(gold, stone, food, mana)).is_err(), "{gold} {stone} {food} {mana}");
    }
}

// (R8)
#[test]
fn store_2_surplus_is_lost() {
    let mut state = Scene::new("dig; p1_peons 1; p1_gold 24; main 5H 6H");
    state.play_on("assign dig 1", "d8=8; d8=8").is("p1_gold 25");
}

// (R43)
#[test]
fn minion_1_lowest_free_id_is_taken() {
    let mut state = Scene::new("recruit; p1_minions 2C 3C 4C; p1_rooms lair 6 gate 4; p1_food 25; main 5C 2S 6C");
    state.play("banish 2").is("p1_m_id 1 3");
    state.play("attempt").play("recruit 2S").play("recruit 5C");
    // The lowest free id first, then the next; a minion keeps its own.
    state.is("p1_m_id 1 2 3 4; p1_m_kind 2C 2S 4C 5C; p1_m_pay 1 2 1 2; p1_m_food 1 0 3 4");
    let mut state = Scene::new("hero; turn JC JD; p1_minions 2C:3:4+ 3C*");
    state.is("p1_m_trained true false; p1_m_worked false true; p1_m_trains 1 0");
    state.play("flip").is("p1_m_trained false false; p1_m_worked false false; p1_m_trains 1 0");
    assert!(state.legal("collect").len() == 1);
}
