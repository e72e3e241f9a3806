//! Components and options.

use std::collections::HashSet;

use serde_json::{Value, json};
use underdeck_game::{OptionValue, State as _};
use underdeck_judgement_quest::{Options, Room, Square, State};
use underdeck_testkit::start;

use crate::rules::options::shape;
use crate::rules::scene::{Scene, options, raw, refused};

fn texts(value: &Value) -> Vec<String> {
    value.as_array().unwrap().iter().map(|text| text.as_str().unwrap().to_owned()).collect()
}

#[test]
fn deck_1_rooms_are_clubs_spades_and_7h_and_tasks_are_diamonds() {
    let state = Scene::at(start::<State>(&Options::default(), 3));
    let rooms: Vec<String> = texts(&state.key("rooms")).into_iter().filter(|room| !room.is_empty()).collect();
    let different: HashSet<&String> = rooms.iter().collect();
    assert_eq!((rooms.len(), different.len()), (27, 27));
    assert!(rooms.iter().all(|card| card.ends_with(['C', 'S']) || card == "7H"));
    assert!(texts(&state.key("tasks")).iter().all(|card| card.ends_with('D')));
}

#[test]
fn deck_2_by_dice_a_room_is_rolled_when_it_is_revealed() {
    let state = Scene::at(start::<State>(&options(&[("equipment", "dice")]), 3));
    let rooms = texts(&state.key("rooms"));
    assert_eq!(rooms.iter().filter(|room| *room == "??").count(), 22);
    assert_eq!(rooms.iter().filter(|room| room.len() == 2 && *room != "??").count(), 5);
    let mut state = Scene::new("dice; put r2c4=7C r4c4=5C");
    state
        .play_on("go r2c4", "d12=1; d12=9; d12=2")
        .becomes("pos r2c4; prev r3c4; rooms +r1c4=2C +r2c5=TC +r2c3=3C; revealed +r1c4 +r2c5 +r2c3");
}

#[test]
fn deck_3_dice_use_the_same_room_cards() {
    let dice = Scene::at(start::<State>(&options(&[("equipment", "dice")]), 5));
    let rooms = texts(&dice.key("rooms"));
    for room in rooms.iter().filter(|room| !room.is_empty() && *room != "??") {
        assert!(Room::of(room.parse().unwrap()).is_some(), "{room}");
    }
}

#[test]
fn area_1_the_area_has_27_rooms_on_35_cells() {
    assert_eq!(Square::all().count(), 35);
    assert_eq!(
        (Square::all().next().unwrap().to_string(), Square::all().last().unwrap().to_string()),
        ("r1c1".into(), "r5c7".into())
    );
    assert_eq!(shape(&[]).matches('#').count(), 27);
}

#[test]
fn area_2_a_custom_map_has_27_connected_rooms_and_the_staircase() {
    let custom =
        |map: &str| refused(&[("layout", OptionValue::Text("custom".into())), ("map", OptionValue::Text(map.into()))]);
    assert!(custom("#######/#.#.#.#/#######/#.#.#.#/..####.").contains("27 rooms, `#`, and this has 26"));
    assert!(custom("#######/#######/###.###/###.###/#......").contains("row 3, column 4"));
    let apart = custom("#######/#######/######./######./......#");
    assert!(apart.contains("from the Staircase to row 5, column 7"), "{apart}");
    assert!(Scene::read("put r1c3=9C").is_ok());
    let mut apart = raw("");
    apart["rooms"][0] = json!("2C");
    apart["rooms"][7] = json!("");
    assert!(serde_json::from_value::<State>(apart).unwrap_err().to_string().contains("must be connected"));
}

#[test]
fn area_3_the_staircase_is_in_the_middle() {
    for pairs in [vec![], vec![("layout", "tall")], vec![("equipment", "dice")]] {
        let state = Scene::at(start::<State>(&options(&pairs), 9));
        assert_eq!((state.key("rooms")[17].clone(), state.key("pos")), (json!("7H"), json!("r3c4")));
    }
}

#[test]
fn room_1_rooms_are_next_to_each_other_north_east_south_west() {
    assert_eq!(Scene::new("").legal("go"), ["go r2c4", "go r3c3", "go r3c5", "go r4c4"]);
    let mut state = Scene::new("dice; put r2c4=7C r4c4=5C");
    let luck = "d12=1; d12=2; d12=3";
    state
        .play_on("go r2c4", luck)
        .becomes("pos r2c4; prev r3c4; rooms +r1c4=2C +r2c5=3C +r2c3=4C; revealed +r1c4 +r2c5 +r2c3");
}

/// What a room does when entered, which shows that the card is of this type.
fn enters(card: &str, luck: &str, keys: &str) {
    let mut state = Scene::new(format!("put r3c3={card}; seen r2c3 r4c3 r3c2; tasks 6D TD 9D AD"));
    state.play_on("go r3c3", luck).becomes(format!("pos r3c3; prev r3c4; {keys}"));
}

#[test]
fn kind_1_twos_are_gold_and_nines_are_walls() {
    for card in ["2C", "2S"] {
        enters(card, "", "gp 1; resolved +r3c3");
    }
    for card in ["9C", "9S"] {
        let state = Scene::new(format!("put r3c3={card}; tasks 6D TD 9D AD"));
        assert_eq!(state.legal("go").len(), 3);
    }
}

#[test]
fn kind_2_threes_are_ice_and_tens_are_traps() {
    for card in ["3C", "3S"] {
        enters(card, "", "hp 5");
    }
    for card in ["TC", "TS"] {
        enters(card, "d6=4", "resolved +r3c3");
    }
}

#[test]
fn kind_3_fours_are_doors_and_jacks_are_specters() {
    for card in ["4C", "4S"] {
        let text = format!("put r3c3={card}; tasks 6D TD 9D AD");
        assert_eq!(Scene::new(&text).legal("go").len(), 3);
        assert_eq!(Scene::new(format!("{text}; items key")).legal("go").len(), 4);
    }
    for card in ["JC", "JS"] {
        enters(card, "d6=2", "phase combat");
    }
}

#[test]
fn kind_4_fives_are_chests_and_queens_are_slimes() {
    for card in ["5C", "5S"] {
        enters(card, "d6=3", "amulet; resolved +r3c3");
    }
    for card in ["QC", "QS"] {
        enters(card, "d6=2", "phase combat; hp 5");
        enters(card, "d6=3", "phase combat");
    }
}

#[test]
fn kind_5_sixes_are_wizards_and_kings_are_skeletons() {
    for card in ["6C", "6S"] {
        enters(card, "", "wizard1 r3c3");
    }
    for card in ["KC", "KS"] {
        enters(card, "d6=3", "phase combat; hp 5");
    }
}

#[test]
fn kind_6_sevens_are_crystals_and_the_ace_of_spades_is_the_shield() {
    for card in ["7C", "7S"] {
        enters(card, "", "");
        let state = Scene::new(format!("put r3c3={card}; at r3c3 from r3c4; tasks 6D TD 9D AD"));
        assert!(!state.legal("view").is_empty());
    }
    let mut state = Scene::new("put r3c3=AS; seen r2c3 r4c3 r3c2; tasks 2D TD 9D AD");
    state.play("go r3c3").becomes("pos r3c3; prev r3c4; shield; resolved +r3c3");
}

#[test]
fn kind_7_eights_are_fountains_and_the_ace_of_clubs_is_the_dragon() {
    for card in ["8C", "8S"] {
        enters(card, "", "");
        let state = Scene::new(format!("put r3c3={card}; at r3c3 from r3c4; tasks 6D TD 9D AD"));
        assert_eq!(state.legal("fountain").len(), 1);
    }
    enters("AC", "d6=3", "phase combat; hp 3");
}

#[test]
fn room_2_enemies_are_defeated_by_dice() {
    for card in ["JC", "JS", "QC", "QS", "KC", "KS", "AC"] {
        let (gp, is_dragon) = if card == "AC" { (3, true) } else { (0, false) };
        enters(card, "d6=4", &format!("resolved +r3c3; defeated 1; gp {gp}; done false false false {is_dragon}"));
    }
}

#[test]
fn room_3_a_start_has_five_revealed_rooms_and_none_resolved() {
    let state = Scene::at(start::<State>(&Options::default(), 8));
    let flags = |name: &str| state.key(name).as_array().unwrap().iter().filter(|flag| **flag == json!(true)).count();
    assert_eq!((flags("revealed"), flags("resolved")), (5, 0));
}

#[test]
fn room_4_a_resolved_room_is_revealed() {
    let mut state = raw("seen r1c3");
    state["resolved"][2] = json!(true);
    assert!(serde_json::from_value::<State>(state.clone()).is_ok());
    state["revealed"][2] = json!(false);
    let error = serde_json::from_value::<State>(state).unwrap_err().to_string();
    assert!(error.starts_with("`resolved`"), "{error}");
}

#[test]
fn room_5_staircase_and_wizards_are_never_resolved() {
    assert!(Scene::read("resolved r3c4").unwrap_err().starts_with("`resolved`"));
    assert!(Scene::read("resolved r2c5").unwrap_err().starts_with("`resolved`"));
    let mut state = Scene::new("at r3c5 from r3c4; resolved r3c5; put r3c6=6S; tasks 2D 3D 9D JD");
    state.play("go r3c4").becomes("pos r3c4; prev r3c5");
    state.play("go r3c5").becomes("pos r3c5; prev r3c4");
    state.play("go r3c6").becomes("pos r3c6; prev r3c5; wizard1 r3c6; revealed +r2c6 +r3c7 +r4c6");
}

#[test]
fn room_6_flags_are_never_cleared() {
    let mut state = Scene::new("resolved r2c4");
    for mv in ["go r2c4", "go r3c4", "go r2c4"] {
        let (revealed, resolved) = (state.key("revealed"), state.key("resolved"));
        state.play(mv);
        let kept = |before: &Value, name: &str| {
            let after = state.key(name);
            (0..35).all(|n| before[n] == json!(false) || after[n] == json!(true))
        };
        assert!(kept(&revealed, "revealed") && kept(&resolved, "resolved"));
    }
}

#[test]
fn task_1_there_is_one_task_of_each_category() {
    for seed in 0..40 {
        let tasks = texts(&Scene::at(start::<State>(&Options::default(), seed)).key("tasks"));
        let categories =
            [["2D", "5D", "6D", "2D"], ["3D", "4D", "TD", "3D"], ["7D", "8D", "9D", "7D"], ["JD", "QD", "KD", "AD"]];
        assert!(tasks.iter().zip(categories).all(|(task, category)| category.contains(&task.as_str())), "{tasks:?}");
    }
    let mut state = Scene::new("put r2c4=2C r4c4=2S; resolved r4c4 r3c3; seen all; tasks 2D 3D 7D JD");
    state.is("done false false true false");
    state.play("go r2c4").becomes("pos r2c4; prev r3c4; resolved +r2c4; done true false true false");
    state.play("go r3c4").becomes("pos r3c4; prev r2c4");
}

/// Whether a task is done with these cells resolved and these seen.
fn done(task: usize, card: &str, text: &str) -> bool {
    let mut tasks = ["2D", "3D", "7D", "JD"];
    tasks[task] = card;
    let state = Scene::new(format!("{text}; tasks {}", tasks.join(" ")));
    state.key("done")[task] == json!(true)
}

#[test]
fn task_2_fetch_is_done_when_all_rooms_are_resolved() {
    assert!(!done(0, "2D", "resolved r2c1; seen all") && done(0, "2D", "resolved r2c1 r4c1"));
    assert!(!done(0, "5D", "resolved r2c4; seen all") && done(0, "5D", "resolved r2c4 r4c4"));
    assert!(!done(0, "6D", "seen all") && done(0, "6D", "resolved r1c4"));
}

#[test]
fn task_3_remove_is_done_when_both_rooms_are_resolved() {
    assert!(!done(1, "3D", "resolved r2c2; seen all") && done(1, "3D", "resolved r2c2 r4c2"));
    assert!(!done(1, "4D", "resolved r2c3; seen all") && done(1, "4D", "resolved r2c3 r4c3"));
    assert!(!done(1, "TD", "resolved r3c2; seen all") && done(1, "TD", "resolved r3c2 r4c7"));
}

#[test]
fn task_4_explore_is_done_when_both_rooms_are_revealed() {
    assert!(!done(2, "7D", "seen r2c6") && done(2, "7D", "seen r2c6 r4c5"));
    assert!(!done(2, "8D", "resolved r2c7") && done(2, "8D", "seen r2c7 r4c6"));
    assert!(!done(2, "9D", "seen r3c1") && done(2, "9D", "seen r1c3 r3c1"));
}

#[test]
fn task_5_defeat_is_done_when_all_enemies_are_resolved() {
    assert!(!done(3, "JD", "resolved r3c3; seen all") && done(3, "JD", "resolved r3c3 r5c3"));
    assert!(!done(3, "QD", "resolved r3c5; seen all") && done(3, "QD", "resolved r3c5 r5c4"));
    assert!(!done(3, "KD", "resolved r3c6; seen all") && done(3, "KD", "resolved r3c6 r5c5"));
    assert!(!done(3, "AD", "seen all") && done(3, "AD", "resolved r3c7"));
}

#[test]
fn task_6_a_room_not_yet_rolled_counts_for_no_task() {
    for (task, card) in [(0, "2D"), (1, "3D"), (2, "7D"), (3, "JD")] {
        assert!(!done(task, card, "dice"));
    }
    assert!(!done(2, "7D", "dice; seen r2c6") && done(2, "7D", "dice; seen r2c6 r4c5"));
    assert!(!done(0, "2D", "dice; resolved r2c1") && done(0, "2D", "dice; resolved r2c1 r4c1"));
}

#[test]
fn goods_1_each_item_is_held_at_most_once() {
    Scene::new("hp 3; gp 2; items amulet key flask shield").is("hp 3; gp 2; amulet; key; flask; shield");
    let state = Scene::new("at r2c4 from r3c4; put r2c4=6S; wizard r2c5; seen r2c5; gp 9; items key");
    assert_eq!(state.legal("buy"), ["buy amulet", "buy flask", "buy shield"]);
}

#[test]
fn chance_1_random_values_are_rolls_of_a_d6() {
    let mut state = Scene::new("seen r1c4 r2c3 r2c5");
    state.play_on("go r2c4", "d6=4").becomes("pos r2c4; prev r3c4; key; resolved +r2c4");
}

#[test]
fn chance_2_two_d6_make_a_d12() {
    for (a, b, worth) in
        [(1, 1, "2C"), (1, 3, "2C"), (1, 4, "8C"), (6, 3, "7S"), (6, 6, "KC"), (3, 5, "TC"), (5, 4, "QS")]
    {
        let mut state = Scene::new("two_d6; put r2c4=7C r4c4=5C; seen r2c3 r2c5; tasks 2D 3D 9D JD");
        let luck = format!("d6={a}; d6={b}");
        state.play_on("go r2c4", &luck).becomes(format!("pos r2c4; prev r3c4; rooms +r1c4={worth}; revealed +r1c4"));
    }
}

#[test]
fn chance_3_no_move_shuffles() {
    use underdeck_game::{FastChance, FastRng, Play as _, Recording};
    for pairs in [vec![], vec![("equipment", "dice")]] {
        let (mut luck, mut rng) = (Recording::new(FastChance(FastRng::new(3))), FastRng::new(4));
        let mut state = State::new(&options(&pairs), &mut luck);
        luck.events.clear();
        for _ in 0..400 {
            let steps = state.legal_vec().into_iter().filter(|mv| mv.to_string() != "abandon").collect::<Vec<_>>();
            let Some(mv) = steps.get(underdeck_game::below(&mut rng, steps.len().max(1) as u32) as usize) else {
                break;
            };
            state.play(*mv, &mut luck).unwrap();
        }
        assert!(luck.events.len() > 3);
        assert!(luck.events.iter().all(|event| matches!(event, underdeck_game::ChanceEvent::Roll { .. })));
    }
}
