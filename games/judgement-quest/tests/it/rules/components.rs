//! Components and options.

use std::collections::HashSet;

use serde_json::{Value, json};
use underdeck_game::{OptionValue, State as _};
use underdeck_judgement_quest::{Options, Room, Square, State};
use underdeck_testkit::{expect, start};

use crate::rules::options::shape;
use crate::rules::scene::{act, json, key, legal_of, options, read, refused, scene};

fn texts(value: &Value) -> Vec<String> {
    value.as_array().unwrap().iter().map(|text| text.as_str().unwrap().to_owned()).collect()
}

#[test]
fn deck_1_rooms_are_clubs_spades_and_7h_and_tasks_are_diamonds() {
    let state = start::<State>(&Options::default(), 3);
    let rooms: Vec<String> = texts(&key(&state, "rooms")).into_iter().filter(|room| !room.is_empty()).collect();
    let different: HashSet<&String> = rooms.iter().collect();
    assert_eq!((rooms.len(), different.len()), (27, 27));
    assert!(rooms.iter().all(|card| card.ends_with(['C', 'S']) || card == "7H"));
    assert!(texts(&key(&state, "tasks")).iter().all(|card| card.ends_with('D')));
}

#[test]
fn deck_2_by_dice_a_room_is_rolled_when_it_is_revealed() {
    let state = start::<State>(&options(&[("equipment", "dice")]), 3);
    let rooms = texts(&key(&state, "rooms"));
    assert_eq!(rooms.iter().filter(|room| *room == "??").count(), 22);
    assert_eq!(rooms.iter().filter(|room| room.len() == 2 && *room != "??").count(), 5);
    let mut state = scene("dice; put r2c4=7C r4c4=5C");
    act(
        &mut state,
        "go r2c4",
        "d12=1; d12=9; d12=2",
        json!({"pos": "r2c4", "prev": "r3c4", "rooms": "+r1c4=2C +r2c5=TC +r2c3=3C", "revealed": "+r1c4 +r2c5 +r2c3"}),
    );
}

#[test]
fn deck_3_dice_use_the_same_room_cards() {
    let dice = start::<State>(&options(&[("equipment", "dice")]), 5);
    let rooms = texts(&key(&dice, "rooms"));
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
    assert!(apart.contains("from the staircase to row 5, column 7"), "{apart}");
    assert!(read("put r1c3=9C").is_ok());
    let mut apart = json("");
    apart["rooms"][0] = json!("2C");
    apart["rooms"][7] = json!("");
    assert!(serde_json::from_value::<State>(apart).unwrap_err().to_string().contains("are connected"));
}

#[test]
fn area_3_the_staircase_is_in_the_middle() {
    for pairs in [vec![], vec![("layout", "tall")], vec![("equipment", "dice")]] {
        let state = start::<State>(&options(&pairs), 9);
        assert_eq!((key(&state, "rooms")[17].clone(), key(&state, "pos")), (json!("7H"), json!("r3c4")));
    }
}

#[test]
fn room_1_rooms_are_next_to_each_other_north_east_south_west() {
    assert_eq!(legal_of(&scene(""), "go"), ["go r2c4", "go r3c3", "go r3c5", "go r4c4"]);
    let mut state = scene("dice; put r2c4=7C r4c4=5C");
    let luck = "d12=1; d12=2; d12=3";
    let north_east_south_west = "+r1c4=2C +r2c5=3C +r2c3=4C";
    act(
        &mut state,
        "go r2c4",
        luck,
        json!({"pos": "r2c4", "prev": "r3c4", "rooms": north_east_south_west, "revealed": "+r1c4 +r2c5 +r2c3"}),
    );
}

/// What a room does when entered, which shows that the card is of this type.
fn enters(card: &str, luck: &str, keys: Value) {
    let mut state = scene(&format!("put r3c3={card}; seen r2c3 r4c3 r3c2; tasks 6D TD 9D AD"));
    let mut all = json!({"pos": "r3c3", "prev": "r3c4"});
    all.as_object_mut().unwrap().extend(keys.as_object().unwrap().clone());
    act(&mut state, "go r3c3", luck, all);
}

#[test]
fn kind_1_twos_are_gold_and_nines_are_walls() {
    for card in ["2C", "2S"] {
        enters(card, "", json!({"gp": 1, "resolved": "+r3c3"}));
    }
    for card in ["9C", "9S"] {
        let state = scene(&format!("put r3c3={card}; tasks 6D TD 9D AD"));
        assert_eq!(legal_of(&state, "go").len(), 3);
    }
}

#[test]
fn kind_2_threes_are_ice_and_tens_are_traps() {
    for card in ["3C", "3S"] {
        enters(card, "", json!({"hp": 5}));
    }
    for card in ["TC", "TS"] {
        enters(card, "d6=4", json!({"resolved": "+r3c3"}));
    }
}

#[test]
fn kind_3_fours_are_doors_and_jacks_are_specters() {
    for card in ["4C", "4S"] {
        let text = format!("put r3c3={card}; tasks 6D TD 9D AD");
        assert_eq!(legal_of(&scene(&text), "go").len(), 3);
        assert_eq!(legal_of(&scene(&format!("{text}; items key")), "go").len(), 4);
    }
    for card in ["JC", "JS"] {
        enters(card, "d6=2", json!({"phase": "combat"}));
    }
}

#[test]
fn kind_4_fives_are_chests_and_queens_are_slimes() {
    for card in ["5C", "5S"] {
        enters(card, "d6=3", json!({"amulet": true, "resolved": "+r3c3"}));
    }
    for card in ["QC", "QS"] {
        enters(card, "d6=2", json!({"phase": "combat", "hp": 5}));
        enters(card, "d6=3", json!({"phase": "combat"}));
    }
}

#[test]
fn kind_5_sixes_are_wizards_and_kings_are_skeletons() {
    for card in ["6C", "6S"] {
        enters(card, "", json!({"wizard1": "r3c3"}));
    }
    for card in ["KC", "KS"] {
        enters(card, "d6=3", json!({"phase": "combat", "hp": 5}));
    }
}

#[test]
fn kind_6_sevens_are_crystals_and_the_ace_of_spades_is_the_shield() {
    for card in ["7C", "7S"] {
        enters(card, "", json!({}));
        let state = scene(&format!("put r3c3={card}; at r3c3 from r3c4; tasks 6D TD 9D AD"));
        assert!(!legal_of(&state, "view").is_empty());
    }
    let mut state = scene("put r3c3=AS; seen r2c3 r4c3 r3c2; tasks 2D TD 9D AD");
    act(&mut state, "go r3c3", "", json!({"pos": "r3c3", "prev": "r3c4", "shield": true, "resolved": "+r3c3"}));
}

#[test]
fn kind_7_eights_are_fountains_and_the_ace_of_clubs_is_the_dragon() {
    for card in ["8C", "8S"] {
        enters(card, "", json!({}));
        let state = scene(&format!("put r3c3={card}; at r3c3 from r3c4; tasks 6D TD 9D AD"));
        assert_eq!(legal_of(&state, "fountain").len(), 1);
    }
    enters("AC", "d6=3", json!({"phase": "combat", "hp": 3}));
}

#[test]
fn room_2_enemies_are_defeated_by_dice() {
    for card in ["JC", "JS", "QC", "QS", "KC", "KS", "AC"] {
        enters(
            card,
            "d6=4",
            json!({"resolved": "+r3c3", "defeated": 1, "gp": if card == "AC" { 3 } else { 0 },
            "done": [false, false, false, card == "AC"]}),
        );
    }
}

#[test]
fn room_3_a_start_has_five_revealed_rooms_and_none_resolved() {
    let state = start::<State>(&Options::default(), 8);
    let flags = |name: &str| key(&state, name).as_array().unwrap().iter().filter(|flag| **flag == json!(true)).count();
    assert_eq!((flags("revealed"), flags("resolved")), (5, 0));
}

#[test]
fn room_4_a_resolved_room_is_revealed() {
    let mut state = json("seen r1c3");
    state["resolved"][2] = json!(true);
    assert!(serde_json::from_value::<State>(state.clone()).is_ok());
    state["revealed"][2] = json!(false);
    let error = serde_json::from_value::<State>(state).unwrap_err().to_string();
    assert!(error.starts_with("`resolved`"), "{error}");
}

#[test]
fn room_5_staircase_and_wizards_are_never_resolved() {
    assert!(read("resolved r3c4").unwrap_err().starts_with("`resolved`"));
    assert!(read("resolved r2c5").unwrap_err().starts_with("`resolved`"));
    let mut state = scene("at r3c5 from r3c4; resolved r3c5; put r3c6=6S; tasks 2D 3D 9D JD");
    act(&mut state, "go r3c4", "", json!({"pos": "r3c4", "prev": "r3c5"}));
    act(&mut state, "go r3c5", "", json!({"pos": "r3c5", "prev": "r3c4"}));
    act(
        &mut state,
        "go r3c6",
        "",
        json!({"pos": "r3c6", "prev": "r3c5", "wizard1": "r3c6", "revealed": "+r2c6 +r3c7 +r4c6"}),
    );
}

#[test]
fn room_6_flags_are_never_taken_back() {
    let mut state = scene("resolved r2c4");
    for mv in ["go r2c4", "go r3c4", "go r2c4"] {
        let (revealed, resolved) = (key(&state, "revealed"), key(&state, "resolved"));
        underdeck_testkit::play(&mut state, mv, "");
        let kept = |before: &Value, name: &str| {
            let after = key(&state, name);
            (0..35).all(|n| before[n] == json!(false) || after[n] == json!(true))
        };
        assert!(kept(&revealed, "revealed") && kept(&resolved, "resolved"));
    }
}

#[test]
fn task_1_there_is_one_task_of_each_category() {
    for seed in 0..40 {
        let tasks = texts(&key(&start::<State>(&Options::default(), seed), "tasks"));
        let categories =
            [["2D", "5D", "6D", "2D"], ["3D", "4D", "TD", "3D"], ["7D", "8D", "9D", "7D"], ["JD", "QD", "KD", "AD"]];
        assert!(tasks.iter().zip(categories).all(|(task, category)| category.contains(&task.as_str())), "{tasks:?}");
    }
    let mut state = scene("put r2c4=2C r4c4=2S; resolved r4c4 r3c3; seen all; tasks 2D 3D 7D JD");
    expect(&state, json!({"done": [false, false, true, false]}));
    act(
        &mut state,
        "go r2c4",
        "",
        json!({"pos": "r2c4", "prev": "r3c4", "resolved": "+r2c4", "done": [true, false, true, false]}),
    );
    act(&mut state, "go r3c4", "", json!({"pos": "r3c4", "prev": "r2c4"}));
}

/// Whether a task is done with these cells resolved and these seen.
fn done(task: usize, card: &str, text: &str) -> bool {
    let mut tasks = ["2D", "3D", "7D", "JD"];
    tasks[task] = card;
    let state = scene(&format!("{text}; tasks {}", tasks.join(" ")));
    key(&state, "done")[task] == json!(true)
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
    expect(
        &scene("hp 3; gp 2; items amulet key flask shield"),
        json!({"hp": 3, "gp": 2, "amulet": true, "key": true, "flask": true, "shield": true}),
    );
    let state = scene("at r2c4 from r3c4; put r2c4=6S; wizard r2c5; seen r2c5; gp 9; items key");
    assert_eq!(legal_of(&state, "buy"), ["buy amulet", "buy flask", "buy shield"]);
}

#[test]
fn chance_1_random_values_are_rolls_of_a_d6() {
    let mut state = scene("seen r1c4 r2c3 r2c5");
    act(&mut state, "go r2c4", "d6=4", json!({"pos": "r2c4", "prev": "r3c4", "key": true, "resolved": "+r2c4"}));
}

#[test]
fn chance_2_two_d6_make_a_d12() {
    for (a, b, worth) in
        [(1, 1, "2C"), (1, 3, "2C"), (1, 4, "8C"), (6, 3, "7S"), (6, 6, "KC"), (3, 5, "TC"), (5, 4, "QS")]
    {
        let mut state = scene("two_d6; put r2c4=7C r4c4=5C; seen r2c3 r2c5; tasks 2D 3D 9D JD");
        act(
            &mut state,
            "go r2c4",
            &format!("d6={a}; d6={b}"),
            json!({"pos": "r2c4", "prev": "r3c4", "rooms": format!("+r1c4={worth}"), "revealed": "+r1c4"}),
        );
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
