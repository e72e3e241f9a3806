//! Options.

use serde_json::json;
use underdeck_game::{OptionValue, Play as _};
use underdeck_judgement_quest::{Map, Options, State};
use underdeck_testkit::start;

use crate::rules::scene::{Scene, options, refused};

/// The rooms of a start as rows of `#` and `.`.
pub(crate) fn shape(pairs: &[(&str, &str)]) -> String {
    let rooms = Scene::at(start::<State>(&options(pairs), 1)).key("rooms");
    let mark = |room: &serde_json::Value| if *room == json!("") { '.' } else { '#' };
    let row = |row: &[serde_json::Value]| row.iter().map(mark).collect::<String>();
    rooms.as_array().unwrap().chunks(7).map(row).collect::<Vec<_>>().join("/")
}

#[test]
fn option_1_layout_sets_the_shape() {
    assert_eq!(shape(&[]), "..###../#######/#######/#######/..###..");
    assert_eq!(shape(&[("layout", "wide")]), shape(&[]));
    assert_eq!(shape(&[("layout", "tall")]), ".#####./.#####./#######/.#####./.#####.");
    let map = "#.###.#/#######/..###../#######/.#####.";
    assert_eq!(shape(&[("layout", "custom"), ("map", map)]), map);
}

#[test]
fn option_2_map_is_for_the_custom_layout() {
    let map = "#######/#.#.#.#/#######/#.#.#.#/.#####.";
    assert_eq!(shape(&[("layout", "custom"), ("map", map)]), map);
    for layout in ["wide", "tall"] {
        let text = |text: &str| OptionValue::Text(text.into());
        let error = refused(&[("layout", text(layout)), ("map", text(map))]);
        assert!(error.contains("option map") && error.contains("empty unless layout is custom"), "{error}");
    }
    let error = refused(&[("layout", OptionValue::Text("custom".into()))]);
    assert!(error.contains("option map"), "{error}");
}

/// The JSON of a state holds no shape, and the rooms show it: what is read has the same options, also where a custom map is the shape of a layout.
#[test]
fn a_state_read_back_has_the_options_that_it_was_written_with() {
    let own = "#.###.#/#######/..###../#######/.#####.";
    for (layout, map, shown) in [
        ("wide", "", ("wide", "")),
        ("tall", "", ("tall", "")),
        ("custom", "..###../#######/#######/#######/..###..", ("wide", "")),
        ("custom", own, ("custom", own)),
    ] {
        let pairs = [("layout", layout), ("map", map), ("campaign", "true"), ("hp_cap", "9"), ("play_on", "true")];
        let state = Scene::at(start::<State>(&options(&pairs), 1));
        let given = Options { layout: shown.0.parse().unwrap(), map: Map::of(shown.1).unwrap(), ..options(&pairs) };
        let read: State = serde_json::from_str(&serde_json::to_string(&state).unwrap()).unwrap();
        assert_eq!((state.options(), read.options(), read), (&given, &given, *state), "{map}");
    }
}

#[test]
fn option_3_equipment_is_cards_or_dice() {
    Scene::at(start::<State>(&Options::default(), 1)).is("equipment cards");
    Scene::at(start::<State>(&options(&[("equipment", "dice")]), 1)).is("equipment dice");
}

#[test]
fn option_4_d12_counts_for_dice_only() {
    let mut one = Scene::new("dice; put r2c4=7C r4c4=5C; seen r2c3 r2c5");
    one.play_on("go r2c4", "d12=12").becomes("pos r2c4; prev r3c4; rooms +r1c4=KC; revealed +r1c4");
    let mut two = Scene::new("two_d6; put r2c4=7C r4c4=5C; seen r2c3 r2c5; tasks 2D 3D 9D JD");
    two.play_on("go r2c4", "d6=6; d6=4").becomes("pos r2c4; prev r3c4; rooms +r1c4=KC; revealed +r1c4");
    let cards = options(&[("d12", "two_d6")]);
    Scene::at(start::<State>(&cards, 1)).is("equipment cards; d12 two_d6");
    assert_eq!(start::<State>(&cards, 4).legal_count(), start::<State>(&Options::default(), 4).legal_count());
}

#[test]
fn option_5_a_campaign_lets_you_leave_at_once() {
    for (campaign, leave) in [("false", 0), ("true", 1)] {
        let state = Scene::at(start::<State>(&options(&[("campaign", campaign)]), 2));
        assert_eq!((state.key("campaign"), state.legal("leave").len()), (json!(leave == 1), leave));
    }
}

#[test]
fn option_6_a_title_brings_its_gold() {
    for (gp, title) in ["none", "lieutenant", "captain", "commander"].into_iter().enumerate() {
        Scene::at(start::<State>(&options(&[("title", title)]), 2)).is(format!("title {title}; gp {gp}"));
    }
    assert!(refused(&[("title", OptionValue::Text("king".into()))]).contains("commander"));
}

#[test]
fn option_7_hp_cap_is_0_or_6_to_99() {
    for cap in [0, 6, 7, 99] {
        Scene::at(start::<State>(&options(&[("hp_cap", &cap.to_string())]), 2)).is(format!("hp_cap {cap}; hp 6"));
    }
    for cap in [-1, 1, 5, 100] {
        let error = refused(&[("hp_cap", OptionValue::Int(cap))]);
        assert!(error.contains("hp_cap") && error.contains(&cap.to_string()), "{error}");
    }
    assert!(refused(&[("hp_cap", OptionValue::Int(5))]).contains("0 for no limit, or 6..=99"));
}

#[test]
fn option_8_what_is_wrong_with_an_option_is_named() {
    let text = |text: &str| OptionValue::Text(text.into());
    assert!(refused(&[("mode", text("x"))]).contains("layout, map, equipment, d12, campaign, title, hp_cap"));
    assert!(refused(&[("layout", text("round"))]).contains("wide, tall, custom"));
    assert!(refused(&[("campaign", text("yes"))]).contains("true or false"));
    let map = "#######/#.#.#.#/#######/#.#.#x#/.#####.";
    let error = refused(&[("layout", text("custom")), ("map", text(map))]);
    assert!(error.contains("map") && error.contains("the letters #./"), "{error}");
    let map = "#######/#.#.#.#/#######/#.#.#/#/.#####.";
    let error = refused(&[("layout", text("custom")), ("map", text(map))]);
    assert!(error.contains("this has 6"), "{error}");
}

#[test]
fn option_9_a_missing_key_has_its_default() {
    let pairs = underdeck_game::Options::pairs(&Options::default());
    let text = |text: &str| OptionValue::Text(text.into());
    let expected = [
        ("layout", text("wide")),
        ("map", text("")),
        ("equipment", text("cards")),
        ("d12", text("d12")),
        ("campaign", OptionValue::Bool(false)),
        ("title", text("none")),
        ("hp_cap", OptionValue::Int(0)),
    ];
    assert_eq!(pairs[..7], expected);
    assert_eq!(underdeck_game::Options::written(&Options::default()), expected);
}
