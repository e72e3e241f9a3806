//! Components and options.

use serde_json::{Value, json};
use underdeck_cards::{Card, CardSet};
use underdeck_game::{FastChance, FastRng, OptionValue, Options as _, Play as _, State as _};
use underdeck_keevorn::{Options, State};

use crate::rules::scene::Scene;

fn json_of(options: Options) -> Value {
    serde_json::to_value(State::new(&options, &mut FastChance(FastRng::new(5)))).unwrap()
}

/// Every value that an option takes is set and read back; those outside are refused.
#[track_caller]
fn takes(key: &str, good: &[&str], bad: &[&str]) {
    let spec = Options::SPECS.iter().find(|spec| spec.key == key).unwrap();
    for text in good {
        let value = spec.parse(text).unwrap();
        let mut options = Options::default();
        options.try_set(key, value.clone()).unwrap();
        assert_eq!(options.get(key), value);
    }
    for text in bad {
        assert!(spec.parse(text).is_err(), "{key} takes {text}");
    }
}

#[test]
fn deck_1_52_cards_and_the_jokers() {
    assert_eq!(underdeck_keevorn::INFO.id, "keevorn");
    let names: Vec<String> = CardSet::JOKERS.iter().map(|card| card.to_string()).collect();
    assert_eq!(names, ["XR", "XB", "X3", "X4", "X5", "X6", "X7", "X8"]);
    for jokers in 0..=8 {
        let state = json_of(Options { jokers, ..Options::default() });
        let cards = [&state["floor"], &state["room"]].into_iter().flat_map(|pile| pile.as_array().unwrap());
        let cards: Vec<Card> = cards.map(|card| card.as_str().unwrap().parse().unwrap()).collect();
        assert_eq!(cards.len(), 52 + jokers as usize);
        assert_eq!(cards.into_iter().collect::<CardSet>(), CardSet::STANDARD | CardSet::jokers(jokers));
    }
}

#[test]
fn option_1_edition() {
    takes("edition", &["first", "second"], &["third", "First", ""]);
    assert_eq!(Options::default().get("edition"), OptionValue::Text("first".into()));
    assert_eq!(
        json_of(Options { edition: underdeck_keevorn::Edition::Second, ..Options::default() })["edition"],
        "second"
    );
}

#[test]
fn option_2_max_health_is_also_the_health_at_the_start() {
    takes("max_health", &["1", "20", "99"], &["0", "100", "-1", "x"]);
    assert_eq!(Options::default().max_health, 20);
    let state = json_of(Options { max_health: 7, ..Options::default() });
    assert_eq!((&state["max_health"], &state["health"]), (&json!(7), &json!(7)));
    Scene::new("room 5H AH; max_health 7; health 6").play("heal 5H").is("health 7");
}

#[test]
fn option_3_number_of_jokers() {
    takes("jokers", &["0", "8"], &["-1", "9"]);
    assert_eq!(Options::default().jokers, 2);
    assert_eq!(json_of(Options { jokers: 5, ..Options::default() })["floor"].as_array().unwrap().len(), 53);
}

#[test]
fn option_4_depth_at_the_start() {
    takes("start_depth", &["0", "8"], &["-1", "9"]);
    assert_eq!(Options::default().start_depth, 0);
    for jokers in [0, 2] {
        assert_eq!(json_of(Options { jokers, start_depth: 8, ..Options::default() })["depth"], 8);
    }
}

#[test]
fn option_5_relics_are_weapons() {
    takes("relics_as_weapons", &["true", "false"], &["yes", "1"]);
    assert!(!Options::default().relics_as_weapons);
    let table = "room 3H 4S AH";
    let game = Scene::new(table);
    assert_eq!((game.legal("relic").len(), game.legal("equip").len()), (2, 0));
    let game = Scene::new(format!("{table}; relics_as_weapons true"));
    assert_eq!((game.legal("relic").len(), game.legal("equip").len(), game.legal("heal").len()), (0, 2, 1));
}

// (R30)
#[test]
fn option_7_fortunes_can_be_declined() {
    takes("decline_fortunes", &["true", "false"], &["yes", "1"]);
    assert_eq!(Options::spec("decline_fortunes").unwrap().ruling, Some("R30"));
    let table = "room 2H XR; backpack TS 9C; rulings decline_fortunes";
    let error = |rulings| {
        let mut state = serde_json::to_value(Scene::new(format!("{table}; phase loss"))).unwrap();
        state["rulings"] = rulings;
        serde_json::from_value::<State>(state).unwrap_err().to_string()
    };
    assert!(error(json!(["jokers"])).contains("`jokers` is none of decline_fortunes"));
    assert!(error(json!(["decline_fortunes", "decline_fortunes"])).contains("at most once"));
    let mut game = Scene::new(format!("{table}; phase loss"));
    assert_eq!(game.legal(""), ["decline", "lose 9C", "lose TS"]);
    game.play("decline").becomes("phase explore");
    let mut game = Scene::new(format!("{table}; phase relief"));
    assert_eq!(game.legal(""), ["decline", "relieve 2H"]);
    game.play("decline").becomes("phase explore");
}

#[test]
fn option_6_all_combinations_are_legal() {
    let mut count = 0;
    for edition in [underdeck_keevorn::Edition::First, underdeck_keevorn::Edition::Second] {
        for (max_health, jokers) in [(1, 0), (99, 8), (20, 1)] {
            for start_depth in [0, 8] {
                for relics_as_weapons in [false, true] {
                    let mut options = Options { edition, max_health, jokers, start_depth, ..Options::default() };
                    (options.relics_as_weapons, options.decline_fortunes) = (relics_as_weapons, relics_as_weapons);
                    options.check().unwrap();
                    State::new(&options, &mut FastChance(FastRng::new(count))).check().unwrap();
                    count += 1;
                }
            }
        }
    }
    assert_eq!(count, 24);
    Scene::new("room QS AH; hands 5C 7S").play("fight QS with 5C 7S").is("clean_kills 1");
}

#[test]
fn kind_1_aces_are_scrolls() {
    let game = Scene::new("room AC AD AH AS");
    assert_eq!(game.legal(""), ["read AC", "read AD", "read AH", "read AS"]);
    game.refuses("equip AS").refuses("store AC").refuses("relic AH").refuses("fight AS");
}

#[test]
fn kind_2_two_to_four_are_relics() {
    let game = Scene::new("room 2C 3D 4H 4S");
    assert_eq!(game.legal("relic"), ["relic 2C", "relic 3D", "relic 4H", "relic 4S"]);
    assert_eq!(game.legal("").len(), 8, "and each can be stored");
    let game = Scene::new("room 5C AD");
    game.refuses("relic 5C").refuses("relic AD");
}

#[test]
fn kind_3_five_to_ten_are_weapons() {
    let game = Scene::new("room 5C 7D TH TS");
    assert_eq!(game.legal("equip"), ["equip 5C", "equip 7D", "equip TH", "equip TS"]);
    game.refuses("relic 5C");
    let game = Scene::new("relics_as_weapons true; room 2C 4D 5H AS");
    assert_eq!(game.legal("equip"), ["equip 2C", "equip 4D", "equip 5H"]);
    Scene::new("room 4C AH").refuses("equip 4C");
}

#[test]
fn kind_4_court_cards_are_monsters() {
    let game = Scene::new("room JC QD KH AS");
    assert_eq!(game.legal("fight"), ["fight JC", "fight KH", "fight QD"]);
    game.refuses("store JC").refuses("equip JC");
    let game = Scene::new("room TC AS");
    assert!(game.legal("fight").is_empty());
}

#[test]
fn kind_5_jokers_are_never_played() {
    let game = Scene::new("room AC XR XB");
    assert_eq!(game.legal(""), ["read AC"]);
    game.refuses("fight XR").refuses("store XB").refuses("relic XR").refuses("equip XR");
}

#[test]
fn kind_6_a_weapon_goes_to_the_hand_of_its_colour() {
    for (card, hand) in [("5C", "black_hand"), ("5D", "red_hand"), ("5H", "red_hand"), ("5S", "black_hand")] {
        let mut game = Scene::new(format!("room {card} AH"));
        game.play(format!("equip {card}")).becomes(format!("room AH; {hand} {card}"));
    }
    assert_eq!((Card::RED_JOKER.suit(), Card::RED_JOKER.colour()), (None, None));
    let game = Scene::new("room JC JD AH; hands 5C 5S 5D 5H");
    game.refuses("fight JC with 5D")
        .refuses("fight JC with 5H")
        .refuses("fight JD with 5C")
        .refuses("fight JD with 5S");
    assert_eq!(game.legal("fight JC with 5C 5S").len() + game.legal("fight JD with 5D 5H").len(), 2);
}

#[test]
fn pile_1_piles_have_limits_and_kinds() {
    let table = "room AC AD AH AS";
    Scene::new(table);
    for (key, cards) in [
        ("room", "AC AD AH AS JC"),
        ("red_hand", "5D 6D 7D"),
        ("black_hand", "5C 6C 7S"),
        ("backpack", "2C 3C 4C 5C"),
        ("red_hand", "5C"),
        ("black_hand", "5D"),
        ("backpack", "JC"),
        ("backpack", "XR"),
        ("removed", "5C"),
    ] {
        assert_eq!(Scene::fault(format!("{table}; {key} {cards}")), key);
    }
    assert_eq!(Scene::fault(format!("{table}; backpack AH; room AC")), "backpack");
    for (key, cards) in [("red_hand", "5D 6H"), ("black_hand", "5C 6S"), ("backpack", "2C 3C 5D")] {
        Scene::new(format!("{table}; {key} {cards}"));
    }
    for (key, cards) in [("red_hand", "4D"), ("red_hand", "JD"), ("black_hand", "4S"), ("black_hand", "KS")] {
        assert_eq!(Scene::fault(format!("{table}; {key} {cards}")), key);
    }
}

#[test]
fn health_1_gains_stop_at_max_health() {
    for (health, after) in [(1, 8), (12, 19), (13, 20), (14, 20), (20, 20)] {
        Scene::new(format!("room 7H AH; health {health}")).play("heal 7H").is(format!("health {after}"));
    }
    let mut game = Scene::new("room TH AH; max_health 99; health 95");
    game.play("heal TH").is("health 99");
}

#[test]
fn health_2_health_0_ends_the_game_at_once() {
    for (health, after) in [(20, 16), (5, 1)] {
        let mut game = Scene::new(format!("room 4C AH; health {health}"));
        game.play("relic 4C").becomes(format!("health {after}; room AH; discard 4C"));
    }
    for health in [4, 3, 1] {
        // The Room is empty, but no new Room is entered.
        let mut game = Scene::new(format!("room 4C; health {health}"));
        let outcome = "result=lost cause=relic health=0 clean_kills=0 depth=0";
        game.play("relic 4C").becomes(format!("health 0; phase over; outcome {outcome}; room; discard 4C"));
        assert!(game.legal_vec().is_empty());
    }
}
