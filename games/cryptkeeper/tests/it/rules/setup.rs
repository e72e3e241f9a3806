//! Options, zones, set-up, taking, dealing, standing.

use serde_json::json;
use underdeck_cryptkeeper::{Options, State};
use underdeck_game::{OptionValue, Options as _};
use underdeck_testkit::start;

use crate::rules::scene::{Scene, tiles};

const DEAL: &str = "map: 5S AS KS 2S";

fn with(key: &str, value: &str) -> Scene {
    let mut options = Options::default();
    options.try_set(key, OptionValue::Text(value.into())).unwrap();
    Scene::at(start(&options, 3))
}

#[test]
fn option_1_black_suit_is_clubs_or_spades() {
    for (suit, first) in [("C", "take 2C"), ("S", "take 2S")] {
        let mut state = with("black_suit", suit);
        assert_eq!(state.legal("")[0], first);
        state.is(format!("black_suit {suit}; red_suit H"));
    }
    assert!(Options::default().try_set("black_suit", OptionValue::Text("H".into())).is_err());
}

#[test]
fn option_2_red_suit_is_diamonds_or_hearts() {
    for suit in ["D", "H"] {
        let mut state = with("red_suit", suit);
        let deck = state.key("deck");
        assert!(deck.as_array().unwrap().iter().all(|card| card.as_str().unwrap().ends_with(suit)));
        state.is(format!("red_suit {suit}; black_suit S"));
    }
    assert!(Options::default().try_set("red_suit", OptionValue::Text("S".into())).is_err());
}

#[test]
fn option_3_ritual_without_flask() {
    let altar = "at r1c1; map r1c1=2S! r1c2=TS; hand TH; rest deck";
    let mut strict = Scene::new(format!("turn; flask needed; {altar}"));
    strict.play("move r1c2").becomes(
        "phase over; turns 1; outcome result=lost cause=stuck floor=1 turns=1; \
        map r1c1=2S! r1c2=TS!; token r1c2; hand; discard TH; due_red null",
    );
    let mut easy = Scene::new(format!("turn; flask free; {altar}"));
    easy.play("move r1c2")
        .becomes("phase over; turns 1; outcome result=won floor=1 turns=1; map r1c1=2S! r1c2=TS!; token r1c2");
}

#[test]
fn zone_1_zones_have_no_size_limit() {
    let hand = "AH 2H 3H 4H 5H 6H 7H 8H 9H JH QH KH AS 2S 3S";
    let state = Scene::new(format!("turn; at r1c1; map r1c1=5S! r1c2=6S; hand {hand}; rest deck"));
    assert_eq!((state.legal("use").len(), state.legal("move")), (15, vec!["move r1c2".to_owned()]));
}

#[test]
fn zone_2_offer_and_using_are_passing_zones() {
    let mut state = Scene::at(start::<State>(&Options::default(), 4));
    assert_eq!(state.key("offer").as_array().unwrap().len(), 13);
    state.play_on("take 6S", DEAL).becomes(
        "phase stand; offer; \
        map r1c1=5S r1c2=2S r1c3=7S r1c4=TS r2c1=AS r2c2=3S r2c3=8S r2c4=JS r3c1=KS r3c2=4S r3c3=9S r3c4=QS; hand 6S; \
        map_pool +AS +2S +3S +4S +5S +7S +8S +9S +TS +JS +QS +KS",
    );
    state.play("stand r1c1").play("use 6S").becomes("phase column; hand; using 6S; back turn");
    state.play("column 1").becomes(
        "phase turn; map r1c1=5S~ r1c2=2S r1c3=7S r1c4=TS r2c1=AS~ r2c2=3S r2c3=8S r2c4=JS \
        r3c1=KS~ r3c2=4S r3c3=9S r3c4=QS; discard 6S; using null; back null",
    );
}

#[test]
fn setup_1_red_suit_is_the_unknown_deck() {
    let deck = |seed| -> Vec<String> {
        let state = Scene::at(start::<State>(&Options::default(), seed));
        assert_eq!(state.key("deck_known"), json!(vec![false; 13]));
        serde_json::from_value(state.key("deck")).unwrap()
    };
    let mut cards = deck(5);
    assert_ne!(cards, deck(6));
    cards.sort_unstable();
    cards.dedup();
    assert!(cards.len() == 13 && cards.iter().all(|card| card.ends_with('H')));
}

#[test]
fn setup_2_black_suit_is_on_offer() {
    let mut state = Scene::at(start::<State>(&Options::default(), 5));
    state.is("phase take; offer AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS");
    assert_eq!(state.legal("").len(), 13);
}

#[test]
fn setup_3_initial_state() {
    let mut state = Scene::at(start::<State>(&Options::default(), 5));
    state.is("floor 1; turns 0; map; token null; hand; discard; rune false; event null; using null; back null; \
        picked null; eligible; left 0; optional false; due_black null; due_red null; map_pool; outcome null; \
        flask_required");
}

#[test]
fn take_1_others_are_dealt_as_the_map() {
    let mut state = Scene::at(start::<State>(&Options::default(), 7));
    state.refuses("take 2H");
    state.play_on("take QS", DEAL).becomes(
        "phase stand; offer; \
        map r1c1=5S r1c2=2S r1c3=6S r1c4=9S r2c1=AS r2c2=3S r2c3=7S r2c4=TS r3c1=KS r3c2=4S r3c3=8S r3c4=JS; hand QS; \
        map_pool +AS +2S +3S +4S +5S +6S +7S +8S +9S +TS +JS +KS",
    );
    assert_eq!(tiles(&state)[..2], ["r1c1=5S", "r1c2=2S"]);
    let mut ten = Scene::at(start::<State>(&Options::default(), 7));
    ten.play_on("take TS", DEAL).becomes(
        "phase stand; offer; \
        map r1c1=5S r1c2=2S r1c3=6S r1c4=9S r2c1=AS r2c2=3S r2c3=7S r2c4=JS r3c1=KS r3c2=4S r3c3=8S r3c4=QS; hand TS; \
        due_black 1; map_pool +AS +2S +3S +4S +5S +6S +7S +8S +9S +JS +QS +KS",
    );
}

#[test]
fn deal_1_columns_of_three() {
    let mut state = Scene::at(start::<State>(&Options::default(), 7));
    state.play_on("take QS", "map: AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS KS");
    let columns = ["r1c1=AS", "r1c2=4S", "r1c3=7S", "r1c4=TS", "r2c1=2S", "r2c2=5S", "r2c3=8S", "r2c4=JS"];
    assert_eq!(tiles(&state)[..8], columns);
    assert_eq!(tiles(&state)[8..], ["r3c1=3S", "r3c2=6S", "r3c3=9S", "r3c4=KS"]);
}

#[test]
fn stand_1_token_is_placed_on_any_tile() {
    let mut state = Scene::at(start::<State>(&Options::default(), 7));
    state.play_on("take QS", DEAL);
    assert_eq!(state.legal("").len(), 12);
    state.refuses("stand r4c1");
    state.play("stand r2c1").becomes("phase turn; token r2c1");
    assert!(tiles(&state).iter().all(|tile| !tile.ends_with(['!', '~', '+'])));
    let mut later = Scene::new("stand; floor 2; turns 7; map r1c1=2S r2c1=3S; hand 4H");
    later.play("stand r2c1").becomes("phase turn; turns 8; token r2c1");
}
