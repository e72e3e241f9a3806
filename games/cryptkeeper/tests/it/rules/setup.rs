//! Options, zones, set-up, taking, dealing, standing.

use serde_json::json;
use underdeck_cryptkeeper::{Options, State};
use underdeck_game::{OptionValue, Options as _};
use underdeck_testkit::{expect, legal, play, refuse, start};

use crate::rules::scene::{act, key, legal_of, scene, tiles};

const DEAL: &str = "map: 5S AS KS 2S";

fn with(key: &str, value: &str) -> State {
    let mut options = Options::default();
    options.try_set(key, OptionValue::Text(value.into())).unwrap();
    start(&options, 3)
}

#[test]
fn option_1_black_suit_is_clubs_or_spades() {
    for (suit, first) in [("C", "take 2C"), ("S", "take 2S")] {
        let state = with("black_suit", suit);
        assert_eq!(legal(&state)[0], first);
        expect(&state, json!({"black_suit": suit, "red_suit": "H"}));
    }
    assert!(Options::default().try_set("black_suit", OptionValue::Text("H".into())).is_err());
}

#[test]
fn option_2_red_suit_is_diamonds_or_hearts() {
    for suit in ["D", "H"] {
        let state = with("red_suit", suit);
        let deck = key(&state, "deck");
        assert!(deck.as_array().unwrap().iter().all(|card| card.as_str().unwrap().ends_with(suit)));
        expect(&state, json!({"red_suit": suit, "black_suit": "S"}));
    }
    assert!(Options::default().try_set("red_suit", OptionValue::Text("S".into())).is_err());
}

#[test]
fn option_3_ritual_without_flask() {
    let altar = "at r1c1; map r1c1=2S! r1c2=TS; hand TH; rest deck";
    let mut strict = scene(&format!("turn; flask needed; {altar}"));
    act(
        &mut strict,
        "move r1c2",
        "",
        json!({"phase": "over", "turns": 1, "outcome": {"result": "lost", "cause": "stuck", "floor": 1, "turns": 1},
            "map": "r1c1=2S! r1c2=TS!", "token": "r1c2", "hand": "", "discard": "TH", "due_red": null}),
    );
    let mut easy = scene(&format!("turn; flask free; {altar}"));
    act(
        &mut easy,
        "move r1c2",
        "",
        json!({"phase": "over", "turns": 1, "outcome": {"result": "won", "floor": 1, "turns": 1},
            "map": "r1c1=2S! r1c2=TS!", "token": "r1c2"}),
    );
}

#[test]
fn zone_1_zones_have_no_size_limit() {
    let hand = "AH 2H 3H 4H 5H 6H 7H 8H 9H JH QH KH AS 2S 3S";
    let state = scene(&format!("turn; at r1c1; map r1c1=5S! r1c2=6S; hand {hand}; rest deck"));
    assert_eq!((legal_of(&state, "use").len(), legal_of(&state, "move")), (15, vec!["move r1c2".to_owned()]));
}

#[test]
fn zone_2_offer_and_using_are_passing_zones() {
    let mut state = start::<State>(&Options::default(), 4);
    assert_eq!(key(&state, "offer").as_array().unwrap().len(), 13);
    act(
        &mut state,
        "take 6S",
        DEAL,
        json!({"phase": "stand", "offer": "",
            "map": "r1c1=5S r1c2=2S r1c3=7S r1c4=TS r2c1=AS r2c2=3S r2c3=8S r2c4=JS r3c1=KS r3c2=4S r3c3=9S r3c4=QS",
            "hand": "6S", "map_pool": "+AS +2S +3S +4S +5S +7S +8S +9S +TS +JS +QS +KS"}),
    );
    play(&mut state, "stand r1c1", "");
    act(&mut state, "use 6S", "", json!({"phase": "column", "hand": "", "using": "6S", "back": "turn"}));
    act(
        &mut state,
        "column 1",
        "",
        json!({"phase": "turn",
            "map": "r1c1=5S~ r1c2=2S r1c3=7S r1c4=TS r2c1=AS~ r2c2=3S r2c3=8S r2c4=JS r3c1=KS~ r3c2=4S r3c3=9S r3c4=QS",
            "discard": "6S", "using": null, "back": null}),
    );
}

#[test]
fn setup_1_red_suit_is_the_unknown_deck() {
    let deck = |seed| -> Vec<String> {
        let state = start::<State>(&Options::default(), seed);
        assert_eq!(key(&state, "deck_known"), json!(vec![false; 13]));
        serde_json::from_value(key(&state, "deck")).unwrap()
    };
    let mut cards = deck(5);
    assert_ne!(cards, deck(6));
    cards.sort_unstable();
    cards.dedup();
    assert!(cards.len() == 13 && cards.iter().all(|card| card.ends_with('H')));
}

#[test]
fn setup_2_black_suit_is_on_offer() {
    let state = start::<State>(&Options::default(), 5);
    let black = ["AS", "2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S", "TS", "JS", "QS", "KS"];
    expect(&state, json!({"phase": "take", "offer": black}));
    assert_eq!(legal(&state).len(), 13);
}

#[test]
fn setup_3_initial_state() {
    let state = start::<State>(&Options::default(), 5);
    expect(
        &state,
        json!({"floor": 1, "turns": 0, "map": [], "token": null, "hand": [], "discard": [], "rune": false,
            "event": null,
            "using": null, "back": null, "picked": null, "eligible": [], "left": 0, "optional": false,
                "due_black": null,
            "due_red": null, "map_pool": [], "outcome": null, "flask_required": true}),
    );
}

#[test]
fn take_1_others_are_dealt_as_the_map() {
    let mut state = start::<State>(&Options::default(), 7);
    refuse(&state, "take 2H");
    act(
        &mut state,
        "take QS",
        DEAL,
        json!({"phase": "stand", "offer": "",
            "map": "r1c1=5S r1c2=2S r1c3=6S r1c4=9S r2c1=AS r2c2=3S r2c3=7S r2c4=TS r3c1=KS r3c2=4S r3c3=8S r3c4=JS",
            "hand": "QS", "map_pool": "+AS +2S +3S +4S +5S +6S +7S +8S +9S +TS +JS +KS"}),
    );
    assert_eq!(tiles(&state)[..2], ["r1c1=5S", "r1c2=2S"]);
    let mut ten = start::<State>(&Options::default(), 7);
    act(
        &mut ten,
        "take TS",
        DEAL,
        json!({"phase": "stand", "offer": "",
            "map": "r1c1=5S r1c2=2S r1c3=6S r1c4=9S r2c1=AS r2c2=3S r2c3=7S r2c4=JS r3c1=KS r3c2=4S r3c3=8S r3c4=QS",
            "hand": "TS", "due_black": 1, "map_pool": "+AS +2S +3S +4S +5S +6S +7S +8S +9S +JS +QS +KS"}),
    );
}

#[test]
fn deal_1_columns_of_three() {
    let mut state = start::<State>(&Options::default(), 7);
    play(&mut state, "take QS", "map: AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS KS");
    let columns = ["r1c1=AS", "r1c2=4S", "r1c3=7S", "r1c4=TS", "r2c1=2S", "r2c2=5S", "r2c3=8S", "r2c4=JS"];
    assert_eq!(tiles(&state)[..8], columns);
    assert_eq!(tiles(&state)[8..], ["r3c1=3S", "r3c2=6S", "r3c3=9S", "r3c4=KS"]);
}

#[test]
fn stand_1_token_is_placed_on_any_tile() {
    let mut state = start::<State>(&Options::default(), 7);
    play(&mut state, "take QS", DEAL);
    assert_eq!(legal(&state).len(), 12);
    refuse(&state, "stand r4c1");
    act(&mut state, "stand r2c1", "", json!({"phase": "turn", "token": "r2c1"}));
    assert!(tiles(&state).iter().all(|tile| !tile.ends_with(['!', '~', '+'])));
    let mut later = scene("stand; floor 2; turns 7; map r1c1=2S r2c1=3S; hand 4H");
    act(&mut later, "stand r2c1", "", json!({"phase": "turn", "turns": 8, "token": "r2c1"}));
}
