//! The toy game keeps every law, and the test kit sees what is wrong.

use serde_json::json;
use underdeck_game::{Chance, Options, Play, Presentation, State, View};
use underdeck_testkit::toy::{Bare, CLAIMS, Toy, ToyOptions};
use underdeck_testkit::{Contract, TextLuck, expect, legal, perft_table, play, refuse, scenario, scenario_rest, start};

fn wild() -> ToyOptions {
    ToyOptions::from_pairs(
        [("water", "wild"), ("trump", "H")].map(|(k, v)| (k, underdeck_game::OptionValue::Text(v.into()))),
    )
    .expect("these go together")
}

#[test]
fn the_toy_keeps_the_contract() {
    Contract { games: 50, claims: CLAIMS, texts: &[("trump", "C"), ("trump", "H")], ..Contract::default() }
        .check::<Toy>();
}

#[test]
fn one_line_is_enough() {
    underdeck_testkit::contract::<Bare>();
}

#[test]
#[should_panic(expected = "every claim of a reason is true")]
fn reasons_without_a_grammar_of_their_claims_are_refused() {
    underdeck_testkit::contract::<Toy>();
}

#[test]
fn every_claim_of_a_hint_is_true() {
    underdeck_testkit::claims::<Toy>(CLAIMS, &[]);
}

#[test]
fn rolls_pay_double_for_trumps_and_cost_lives() {
    let base: Toy = start(&wild(), 1);
    let mut toy = scenario_rest(&base, json!({"hand": ["2C", "3C", "3H"]}), "well");
    assert_eq!(legal(&toy), ["draw", "peek", "roll 2C", "roll 3C", "roll 3H", "sell 3C 3H"]);
    play(&mut toy, "roll 3H", "d6=4");
    expect(&toy, json!({"gold": 6, "lives": 3, "hand": ["2C", "3C"], "shore": ["3H"]}));
    play(&mut toy, "roll 2C", "d6=2");
    expect(&toy, json!({"gold": 6, "lives": 2, "shore": ["2C", "3H"]}));
    play(&mut toy, "stir", "well: 3H 2C");
    assert_eq!(serde_json::to_value(toy).unwrap()["well"].as_array().unwrap()[..3], ["3H", "2C", "AC"]);
    expect(&toy, json!({"shore": [], "stirred": 1}));
    assert_eq!(refuse(&toy, "leave").to_string(), "`leave` is not legal now");
    assert!(refuse(&toy, "sell 3H 3C").to_string().contains("canonical order"));
}

#[test]
fn scenarios_take_cards_as_text_and_sets_in_any_order() {
    let base: Toy = start(&ToyOptions::default(), 1);
    let toy = scenario_rest(&base, json!({"hand": "3H 2C", "shore": ["4S", "AC"]}), "well");
    expect(&toy, json!({"hand": ["2C", "3H"], "shore": "4S AC"}));
    let well = serde_json::to_value(toy).unwrap()["well"].as_array().unwrap().clone();
    assert!(well.len() == 12 && !well.contains(&json!("3H")));
}

#[test]
#[should_panic(expected = "`well` is [")]
fn a_pile_has_an_order() {
    let toy: Toy = start(&ToyOptions::default(), 1);
    let mut well = serde_json::to_value(toy).unwrap()["well"].as_array().unwrap().clone();
    well.swap(0, 1);
    expect(&toy, json!({"well": well}));
}

#[test]
fn the_last_life_ends_the_game() {
    let base: Toy = start(&ToyOptions::default(), 2);
    let mut toy = scenario_rest(&base, json!({"hand": ["4S"], "lives": 1, "gold": 2}), "well");
    play(&mut toy, "roll 4S", "d6=1");
    expect(&toy, json!({"phase": "over", "outcome": {"result": "lost", "cause": "spent", "score": 2}}));
    assert_eq!(legal(&toy), [""; 0]);
}

#[test]
fn a_peeked_card_can_be_sunk_and_stays_known() {
    let mut toy: Toy = start(&ToyOptions::default(), 3);
    let hidden = toy.view(toy.deciding_seat()).hidden();
    play(&mut toy, "peek", "");
    play(&mut toy, "sink", "");
    assert_eq!(toy.view(toy.deciding_seat()).hidden(), hidden - 1);
    assert!(toy.well.is_known(15) && !toy.well.is_known(0));
}

#[test]
fn states_from_outside_are_checked() {
    let toy: Toy = start(&ToyOptions::default(), 4);
    let mut value = serde_json::to_value(toy).unwrap();
    value["lives"] = json!(0);
    let error = serde_json::from_value::<Toy>(value).unwrap_err().to_string();
    assert_eq!(error, "`lives`: 0 only when lost");
}

#[test]
#[should_panic(expected = "`wells` is no key of the state")]
fn a_scenario_names_an_unknown_key() {
    scenario(&start::<Toy>(&ToyOptions::default(), 1), json!({"wells": []}));
}

#[test]
#[should_panic(expected = "well, hand and shore hold each card of a deck once")]
fn a_scenario_is_checked() {
    scenario(&start::<Toy>(&ToyOptions::default(), 1), json!({"well": [], "well_known": []}));
}

#[test]
#[should_panic(expected = "`gold` is 0, expected 5")]
fn expect_names_the_key() {
    expect(&start::<Toy>(&ToyOptions::default(), 1), json!({"lives": 3, "gold": 5}));
}

#[test]
#[should_panic(expected = "this luck was not needed")]
fn play_uses_all_luck() {
    play(&mut start::<Toy>(&ToyOptions::default(), 1), "draw", "d6=1");
}

#[test]
#[should_panic(expected = "`well` is shuffled from [3H, 2H], which is not in canonical order")]
fn cards_to_shuffle_are_in_canonical_order() {
    let mut cards = ["3H", "2H"].map(|card| card.parse().expect("a card"));
    TextLuck::new("well: 2H").shuffle("well", &mut cards);
}

#[test]
#[should_panic(
    expected = "2 of 3 perft counts are wrong; counted are\n# counts\n1 - 0 1\n1 - 1 2\n1 water=wild,trump=H 1 2\n"
)]
fn a_wrong_perft_table_is_printed_with_its_counts() {
    perft_table::<Toy>("# counts\n1 - 0 1\n1 - 1 3\n1 water=wild,trump=H 1 7\n");
}

#[test]
fn perft_counts_sequences() {
    // One card drawn or looked at; then draw, peek, roll after a draw and keep, sink after a peek.
    perft_table::<Toy>("1 - 0 1\n1 - 1 2\n1 - 2 5\n1 peek=false 1 1\n1 peek=false 2 2\n");
}

#[test]
fn a_set_is_chosen_thing_by_thing() {
    let base: Toy = start(&ToyOptions::default(), 1);
    let state = scenario_rest(&base, json!({"hand": ["2C", "3C", "2D", "2S"]}), "well");
    let table = state.view(underdeck_game::Seat(0)).table();
    let card = |name: &str| underdeck_game::Place::Card("hand", name.parse().unwrap());
    let mut selection = underdeck_game::Selection::of(&table, &[card("2D")]);
    let further: std::collections::BTreeSet<String> =
        selection.next_things().map(|place| format!("{place:?}")).collect();
    assert_eq!(further, ["2C", "2S"].map(|name| format!("{:?}", card(name))).into());
    assert_eq!(selection.exact().count(), 0);
    assert!(!selection.take(&card("3C")) && selection.take(&card("2C")));
    assert_eq!(selection.exact().map(|offer| offer.spelling.as_str()).collect::<Vec<_>>(), ["sell 2C 2D"]);
}

/// Rules and notation alone keep every law: described and played by the defaults.
#[test]
fn a_bare_game_keeps_the_contract() {
    Contract { games: 10, texts: &[("trump", "C"), ("trump", "H")], ..Contract::default() }.check::<Bare>();
}
