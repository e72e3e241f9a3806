//! Rulings on the board and on revealing.

use serde_json::json;
use underdeck_game::State as _;
use underdeck_judgement_quest::{Options, State};
use underdeck_testkit::start;

use crate::rules::reveal::reveals;
use crate::rules::scene::{Scene, options};

fn rooms(pairs: &[(&str, &str)]) -> Vec<bool> {
    let rooms = Scene::at(start::<State>(&options(pairs), 1)).key("rooms");
    rooms.as_array().unwrap().iter().map(|room| *room != json!("")).collect()
}

#[test]
fn r1_wide_and_tall_cut_the_corners() {
    let corners = |cells: [usize; 8], pairs: &[(&str, &str)]| {
        let rooms = rooms(pairs);
        assert!((0..35).all(|n| rooms[n] != cells.contains(&n)), "{pairs:?}");
    };
    corners([0, 1, 5, 6, 28, 29, 33, 34], &[]);
    corners([0, 6, 7, 13, 21, 27, 28, 34], &[("layout", "tall")]);
    assert_eq!(Options::default(), options(&[("layout", "wide")]));
}

#[test]
fn r2_another_shape_has_no_other_effect() {
    let map = "#######/#.#.#.#/#######/#.#.#.#/.#####.";
    let state = Scene::at(start::<State>(&options(&[("layout", "custom"), ("map", map)]), 1));
    assert_eq!(rooms(&[("layout", "custom"), ("map", map)]).iter().filter(|room| **room).count(), 27);
    // The staircase has two neighbours there.
    let ways = state.legal("go");
    assert!(ways.iter().all(|way| way == "go r3c3" || way == "go r3c5"), "{ways:?}");
}

#[test]
fn r3_diagonals_are_not_adjacent() {
    for far in ["go r2c3", "go r2c5", "go r4c3", "go r4c5"] {
        Scene::new("seen all; items key").refuses(far);
    }
    let revealed = Scene::at(start::<State>(&Options::default(), 6)).key("revealed");
    assert!([9, 11, 23, 25].iter().all(|&n| revealed[n] == json!(false)));
}

#[test]
fn r4_every_other_random_value_is_a_d6() {
    for (text, mv) in [
        ("seen r1c4 r2c3 r2c5", "go r2c4"),
        ("put r3c5=TC; seen r2c5 r4c5 r3c6", "go r3c5"),
        ("put r3c5=8C; at r3c5 from r3c4", "fountain"),
        ("combat; at r3c3 from r3c4", "fight"),
    ] {
        for value in 1..=6 {
            Scene::new(text).play_on(mv, &format!("d6={value}"));
        }
    }
}

#[test]
fn r5_counters_do_not_limit_hp_or_gp() {
    let mut rich = Scene::new("put r3c5=2C; seen r2c5 r4c5 r3c6; tasks 6D 3D 7D JD; gp 9; hp 9");
    rich.play("go r3c5").becomes("pos r3c5; prev r3c4; gp 10; resolved +r3c5");
    Scene::new("hp 12; items flask").play("drink").becomes("hp 15; flask false");
}

#[test]
fn r6_there_is_no_most_hp_unless_capped() {
    Scene::new("hp 20; items flask").play("drink").becomes("hp 23; flask false");
    let mut strict = Scene::new("put r3c5=6C; at r3c5 from r3c4; wizard r3c5; gp 2; cap 6");
    strict.play("buy healing").becomes("gp 1");
}

#[test]
fn r7_rooms_are_revealed_before_the_room_acts() {
    // The north room is seen before the chest is opened, and the trap's victim sees it too.
    let mut state = Scene::new("seen r2c3 r2c5; hp 1; tasks 2D 3D 7D JD");
    state.play_on("go r2c4", "d6=1");
    assert_eq!((state.key("phase"), state.key("revealed")[3].clone()), (json!("over"), json!(true)));
    let start = Scene::at(start::<State>(&Options::default(), 6)).key("revealed");
    assert!([10, 16, 18, 24].iter().all(|&n| start[n] == json!(true)));
}

#[test]
fn r8_nothing_blocks_sight() {
    let mut state = Scene::new("put r1c4=9C r2c3=AC; seen r2c5; tasks 2D 3D 7D JD");
    state.play_on("go r2c4", "d6=2").is("hp 6; phase explore");
    let revealed = state.key("revealed");
    assert!(revealed[3] == json!(true) && revealed[9] == json!(true));
    state.play("go r3c4");
    assert_eq!(state.key("revealed")[9], json!(true));
}

#[test]
fn r9_dice_reveal_in_order_and_even_the_last_room() {
    let mut state = Scene::new("dice; seen r2c3");
    let entered = "pos r2c4; prev r3c4; rooms +r1c4=2C +r2c5=3C; revealed +r1c4 +r2c5; gp 1; resolved +r2c4";
    state.play_on("go r2c4", "d12=1; d12=2; d6=2").becomes(entered);
    // The last room is rolled for, even though only one is left.
    let all =
        "r1c3 r1c5 r2c1 r2c2 r2c3 r2c5 r2c6 r2c7 r3c1 r3c2 r3c6 r3c7 r4c1 r4c2 r4c3 r4c5 r4c6 r4c7 r5c3 r5c4 r5c5";
    for roll in [1, 7, 12] {
        let mut last = Scene::new(format!("dice; tasks 2D 3D 7D AD; seen {all}"));
        let entered = "pos r2c4; prev r3c4; rooms +r1c4=AS; revealed +r1c4; gp 1; resolved +r2c4";
        last.play_on("go r2c4", &format!("d12={roll}; d6=2")).becomes(entered);
    }
    let mut crystal = Scene::new("two_d6; put r3c5=7C; at r3c5 from r3c4");
    crystal.play_on("view r1c3", "d6=1; d6=6").becomes("rooms +r1c3=8C; revealed +r1c3; resolved +r3c5");
}

#[test]
fn r10_one_of_two_is_taken_as_rolled() {
    // One is there: as rolled. Both are there: the next that is missing, not the next that is there once.
    reveals("seen r2c1", 1, "2S");
    reveals("seen r2c1 r4c1 r2c2", 1, "8C");
    // Shield and dragon appear only by substitution.
    reveals("seen r3c6 r5c5", 12, "AS");
}

#[test]
fn r11_two_d6_are_both_reported() {
    let mut state = Scene::new("two_d6; put r2c4=7C r4c4=5C; seen r2c3");
    let keys = "pos r2c4; prev r3c4; rooms +r1c4=9C +r2c5=3C; revealed +r1c4 +r2c5";
    state.play_on("go r2c4", "d6=2; d6=4; d6=2; d6=3").becomes(keys);
    let mut seeing = Scene::new("two_d6; put r3c5=6C r4c5=2C; at r3c5 from r3c4; wizard r3c5; gp 1");
    seeing.play_on("buy seeing r1c3", "d6=6; d6=5").becomes("gp 0; rooms +r1c3=KS; revealed +r1c3");
}

#[test]
fn r12_the_first_of_a_type_is_the_club() {
    let mut state = Scene::new("dice; put r2c4=7C r4c4=5C; seen r2c3");
    let keys = "pos r2c4; prev r3c4; rooms +r1c4=9C +r2c5=9S; revealed +r1c4 +r2c5";
    state.play_on("go r2c4", "d12=8; d12=8").becomes(keys);
}

#[test]
fn r13_types_come_in_the_order_of_the_ranks() {
    use underdeck_judgement_quest::Kind;
    let names: Vec<String> = Kind::ALL.iter().map(|kind| format!("{kind:?}").to_lowercase()).collect();
    let order = "gold ice door chest wizard crystal fountain wall trap specter slime skeleton shield dragon";
    assert_eq!(names.join(" "), order);
}

#[test]
fn r14_set_up_rolls_belong_to_no_move() {
    let mut luck = underdeck_game::Recording::new(underdeck_game::FastChance(underdeck_game::FastRng::new(5)));
    let state = Scene::at(State::new(&options(&[("equipment", "dice")]), &mut luck));
    // Four tasks and four rooms are rolled; none of it is part of a move.
    assert_eq!((luck.events.len(), state.key("tasks").as_array().unwrap().len()), (8, 4));
}
