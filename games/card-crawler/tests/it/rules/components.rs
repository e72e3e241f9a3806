//! What the cards are, in the fortress, in the hand and beside the life counter; options.

use serde_json::json;
use underdeck_card_crawler::{INFO, Options, State};
use underdeck_game::{Options as _, Play as _};
use underdeck_testkit::start;

use crate::rules::scene::{Scene, action, card, fortress};

#[test]
fn goal_1_the_body_of_the_dark_lord_wins() {
    // Killing alone wins nothing, looting does; the tenth wound kills.
    let mut state = Scene::new("at r2c2; hand 6C 8C TC 9D 4S; rooms r2c2=XB r1c2=2C. r1c3=3C. r1c4=4C.; wounds 9");
    state.play("attack with 6C 8C TC 9D");
    assert_eq!(state.outcome(), None);
    state.play("loot with 4S");
    assert_eq!(state.outcome().unwrap().cause, "won");
    let mut state = Scene::new("at r2c2; hand 6C; rooms r2c2=JS.; phase trap; arrived; wounds 9");
    state.play("take wound");
    assert_eq!(state.outcome().unwrap().cause, "trap");
}

#[test]
fn deck_1_the_game_is_called_card_crawler() {
    assert_eq!((INFO.id, INFO.number, INFO.title), ("card-crawler", 3, "Card Crawler"));
}

#[test]
fn deck_2_eighteen_action_cards_start_the_deck() {
    let state = serde_json::to_value(start::<State>(&Options::default(), 3)).unwrap();
    let mut owned: Vec<underdeck_cards::Card> = ["hand", "draw"]
        .iter()
        .flat_map(|pile| state[*pile].as_array().unwrap())
        .map(|name| card(name.as_str().unwrap()))
        .collect();
    owned.sort();
    assert_eq!(owned, action().iter().collect::<Vec<_>>());
}

#[test]
fn deck_3_twenty_five_fortress_cards_fill_the_grid() {
    let state = serde_json::to_value(start::<State>(&Options::default(), 3)).unwrap();
    let dealt: underdeck_cards::CardSet =
        state["grid"].as_array().unwrap().iter().map(|name| card(name.as_str().unwrap())).collect();
    assert_eq!((dealt, dealt.len()), (fortress(), 25));
}

#[test]
fn deck_4_hearts_to_ten_never_enter_play() {
    // A heart that counts life is in no place.
    for pile in ["hand", "discard", "trash"] {
        assert_eq!(Scene::fault_after("", |state| state[pile] = json!(["4H"])), pile);
    }
}

#[test]
fn deck_5_the_deck_is_hand_draw_and_discard() {
    // Trash, companions and cards put down do not come back: only the discard pile is reshuffled.
    let mut state = Scene::new("at r1c1; hand AC; discard 5S 6S; queens QC; trash 2C; rest trash; rooms r1c1=3C.");
    state.play_on("end", "draw: 6S").is("hand AC 5S 6S; draw; discard; queens QC");
}

#[test]
fn room_1_clubs_and_diamonds_are_plunder() {
    for plunder in ["7C", "8C", "9C", "TC", "7D", "8D", "9D", "TD"] {
        let mut state = Scene::new(format!("at r1c2; hand 2S; rooms r1c2={plunder}"));
        state.play("loot with 2S").is(format!("discard {plunder}; queens"));
    }
}

#[test]
fn room_2_queens_are_plunder() {
    for (queen, queens, discard) in [("QC", "QC", ""), ("QD", "QD", ""), ("QS", "QS", ""), ("QH", "", "QH")] {
        let mut state = Scene::new(format!("at r1c2; hand 2S; rooms r1c2={queen}"));
        state.play("loot with 2S").is(format!("discard {discard}; queens {queens}"));
    }
}

/// That a monster attacks with this power.
#[track_caller]
fn attacks_with(monster: &str, power: u8) {
    let mut state = Scene::new(format!("at r1c2; hand 2S; life 20; rooms r1c2={monster}"));
    assert_eq!(state.legal("loot"), [""; 0]);
    state.play("end").play("defend nothing").is(format!("wounds {power}"));
}

#[test]
fn room_3_spades_have_the_power_of_their_rank() {
    for (monster, power) in [("7S", 7), ("8S", 8), ("9S", 9), ("TS", 10)] {
        attacks_with(monster, power);
    }
}

#[test]
fn room_4_knights_have_power_10() {
    for knight in ["KC", "KD", "KH", "KS"] {
        attacks_with(knight, 10);
    }
}

#[test]
fn room_5_the_dark_lord_has_power_15() {
    attacks_with("XB", 15);
}

#[test]
fn room_6_jacks_are_events() {
    for jack in ["JC", "JD", "JH", "JS"] {
        let mut state = Scene::new(format!("at r1c2; hand 2S; rooms r1c2=7D r1c1={jack}?; first r1c2"));
        state.play("go r1c1 discard 2S");
        assert_eq!(state.text("r1c1"), format!("{jack} empty"));
        assert_eq!(state.legal("loot"), [""; 0]);
    }
}

#[test]
fn room_7_defence_is_twice_the_power() {
    // Power 8 attacks with 8 and is slain by more than 16.
    let base = Scene::new("at r1c2; hand 6C 6D 4S 5S; rooms r1c2=8S");
    for (cards, found) in [("6C 6D 4S", "8S revealed"), ("6C 6D 5S", "8S slain")] {
        let mut state = base;
        state.play(format!("attack with {cards}"));
        assert_eq!(state.text("r1c2"), found);
    }
    // A spade that was put down is no monster, a diamond no plunder.
    for put_down in ["9S", "9D", "KS"] {
        let state = Scene::new(format!("at r1c2; hand 2C 3C; rooms r1c2={put_down}.; draw 4C; rest discard"));
        assert_eq!(state.legal("").len(), 3 * 2 + 1, "{:?}", state.legal_spellings());
    }
}

#[test]
fn hand_1_numbered_cards_have_their_rank() {
    let text = "at r1c2; hand AC TD 9S 6C; rooms r1c2=KS r1c3=2C. r1c4=3C.; wounds 1";
    let mut state = Scene::new(text);
    assert_eq!(state.legal("attack").len(), 15);
    assert_eq!(state.legal("heal").len(), 4);
    state.play("attack with AC TD 9S").is("r1c2 KS revealed");
    let mut state = Scene::new(text);
    state.play("attack with 6C TD 9S").is("r1c2 KS slain");
    assert_eq!(state.legal("loot"), ["loot with AC"]);
    assert_eq!(state.legal("go").len(), 3);
}

#[test]
fn hand_2_kings_cannot_be_played_in_a_fight() {
    let mut state = Scene::new("at r1c2; hand 2C KD; rooms r1c2=8S r1c3=3C.; wounds 1");
    assert_eq!(state.legal("attack"), ["attack with 2C"]);
    assert_eq!(state.why("attack with 2C KD"), ["hand-2", "R15"]);
    assert_eq!(state.legal("heal"), ["heal trash 2C", "heal trash KD"]);
    assert_eq!(state.legal("flee r1c3"), ["flee r1c3 trash 2C", "flee r1c3 trash KD"]);
    state.play("end");
    assert_eq!(state.legal(""), ["defend nothing", "defend with 2C"]);
}

#[test]
fn hand_3_the_healer_has_no_points() {
    let state = Scene::new("at r1c2; hand 2C QH; rooms r1c2=8S r1c3=3C.; wounds 1");
    assert_eq!(state.legal("attack"), ["attack with 2C"]);
    assert_eq!(state.why("attack with QH"), ["hand-3", "R16"]);
    assert_eq!(state.legal("heal"), ["heal QH", "heal trash 2C", "heal trash QH"]);
    let state = Scene::new("at r1c2; hand 2C QH; rooms r1c2=8C r1c3=3C.");
    assert_eq!(state.legal("loot"), ["loot with 2C", "loot with QH"]);
}

#[test]
fn hand_4_other_companions_and_jacks_are_never_in_the_deck() {
    for never in ["QC", "QD", "QS", "XB", "JC", "JD", "JH", "JS"] {
        for pile in ["hand", "draw", "discard"] {
            let text = format!("at r1c1; {pile} {never}; rooms r1c1=2C.");
            assert_eq!(Scene::fault(text), pile, "{never}");
        }
    }
}

#[test]
fn hand_5_the_hand_limit_grows_by_the_queen_of_clubs() {
    for (options, limit) in [("", 5), ("hand_size 3", 3), ("hand_size 7; queens QC", 8), ("queens QC", 6)] {
        let put_down = if options.contains("QC") { "rooms r1c1=3C." } else { "rooms r1c1=7S." };
        let mut state = Scene::new(format!("at r1c1; hand AC; {options}; {put_down}"));
        state.play("end");
        assert_eq!(scene_hand(&state), limit);
    }
}

fn scene_hand(state: &State) -> usize {
    serde_json::to_value(state).unwrap()["hand"].as_array().unwrap().len()
}

#[test]
fn queen_1_companions_work_from_their_looting() {
    // Looted this turn, the Helpful Hand gives the sixth card at the end of this turn.
    let mut state = Scene::new("at r1c1; hand AC 2C; rooms r1c1=QC");
    state.play("loot with AC").play("end");
    assert_eq!(scene_hand(&state), 6);
}

#[test]
fn queen_2_the_queen_of_clubs_raises_the_hand_limit() {
    let with = Scene::new("at r1c1; hand AC 2C 3C 4C 5C; queens QC; rooms r1c1=6C.");
    let without = Scene::new("at r1c1; hand AC 2C 3C 4C 5C; rooms r1c1=7S.");
    assert_eq!((with.legal("end").len(), without.legal("end").len()), (1, 0));
}

#[test]
fn queen_3_the_queen_of_diamonds_eases_exhaustion() {
    for (exhaustion, queens, wounds) in [(2, "QD", 1), (2, "", 2), (1, "QD", 1), (4, "QD", 3), (1, "", 1)] {
        let room = if queens.is_empty() { "7S." } else { "2C." };
        let text =
            format!("at r1c1; hand AC; exhaustion {exhaustion}; queens {queens}; rooms r1c1={room}; rest discard");
        let mut state = Scene::new(&text);
        state.play_on("end", "draw:").is(format!("wounds {wounds}"));
    }
}

#[test]
fn queen_4_the_queen_of_spades_may_be_trashed_to_double() {
    let mut state = Scene::new("at r1c1; hand 6C 5D; queens QS; rooms r1c1=TS r1c2=2C.");
    state.play("double").is("queens; trash QS; doubled");
    state.refuses("double");
    state.play("attack with 6C 5D").is("r1c1 TS slain");
    state.play("end").is("doubled false");
}

#[test]
fn option_1_hand_size_is_3_to_7() {
    for size in 3..=7 {
        let options = Options { hand_size: size, ..Options::default() };
        assert_eq!(scene_hand(&start::<State>(&options, 5)), usize::from(size));
    }
}

#[test]
fn option_2_life_is_5_to_20() {
    for (life, ends) in [(5, true), (10, false), (20, false)] {
        let mut state =
            Scene::new(format!("at r1c1; hand AC; rooms r1c1=JS.; phase trap; arrived; wounds 4; life {life}"));
        state.play("take wound");
        assert_eq!(state.outcome().is_some(), ends);
    }
}

#[test]
fn option_3_exhaustion_is_1_to_4() {
    for exhaustion in 1..=4 {
        let mut state = Scene::new(format!("at r1c1; hand AC; exhaustion {exhaustion}; rooms r1c1=7S.; rest discard"));
        state.play_on("end", "draw:").is(format!("wounds {exhaustion}"));
    }
}

#[test]
fn option_4_defaults_play_the_rulebook() {
    let keys: Vec<_> = Options::SPECS.iter().map(|spec| spec.key).collect();
    assert_eq!(keys[..3], ["hand_size", "life", "exhaustion"]);
    assert!(Options::SPECS[3..].iter().all(|spec| spec.ruling.is_some()));
    assert_eq!(Options::default(), Options { hand_size: 5, life: 10, exhaustion: 2, ..Options::default() });
    for (key, values) in [("hand_size", [2, 8]), ("life", [4, 21]), ("exhaustion", [0, 5])] {
        for value in values {
            assert!(Options::from_pairs([(key, underdeck_game::OptionValue::Int(value))]).is_err(), "{key} {value}");
            assert_eq!(Scene::fault_after("", |state| state[key] = json!(value)), key);
        }
    }
    assert!(Options::from_pairs([("luck", underdeck_game::OptionValue::Int(1))]).is_err());
    assert_eq!(Scene::keys("")["life"], 10);
}
