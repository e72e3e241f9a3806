//! Set-up.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};
use underdeck_game::{Chance, ChanceEvent, Die, FastChance, FastRng, Playable as _, Recording, State as _};
use underdeck_judgement_quest::{Options, State};
use underdeck_testkit::{TextLuck, start};

use crate::rules::scene::{Scene, options};

#[test]
fn setup_1_a_trace_begins_with_the_state_and_no_chance() {
    let deal = underdeck_record::Deal::<State>::new(Options::default(), 5);
    let mut written =
        underdeck_record::TraceWriter::new(Vec::new(), underdeck_record::TraceFlags { legal: true, view: false });
    written.first(&underdeck_game::AnyOptions::of::<State>(&deal.options), deal.start().0.erased().as_ref()).unwrap();
    let line: Value = serde_json::from_slice(&written.into_inner()).unwrap();
    assert!(line.get("chance").is_none());
    assert_eq!(line["state"], json!(start::<State>(&Options::default(), 5)));
}

#[test]
fn setup_2_you_start_on_the_revealed_staircase() {
    for equipment in ["cards", "dice"] {
        let mut state = Scene::at(start::<State>(&options(&[("equipment", equipment)]), 4));
        state.is("pos r3c4; prev null; phase explore");
        assert_eq!((state.key("rooms")[17].clone(), state.key("revealed")[17].clone()), (json!("7H"), json!(true)));
    }
}

#[test]
fn setup_3_cards_are_dealt_face_down_and_dice_leave_blanks() {
    let mut luck = Recording::new(FastChance(FastRng::new(1)));
    let state = Scene::at(State::new(&Options::default(), &mut luck));
    let Some(ChanceEvent::Shuffle { pile, order }) = luck.events.first() else { panic!("{:?}", luck.events) };
    assert_eq!(pile, "rooms");
    let rooms: Vec<Value> =
        state.key("rooms").as_array().unwrap().iter().filter(|room| **room != json!("")).cloned().collect();
    let mut dealt: Vec<Value> = order.iter().map(|card| json!(card)).collect();
    dealt.insert(13, json!("7H"));
    assert_eq!(rooms, dealt);
    let mut places: BTreeMap<String, BTreeSet<usize>> = BTreeMap::new();
    for seed in 0..400 {
        let rooms = Scene::at(start::<State>(&Options::default(), seed)).key("rooms");
        for (n, room) in rooms.as_array().unwrap().iter().enumerate() {
            places.entry(room.as_str().unwrap().into()).or_default().insert(n);
        }
    }
    places.remove("");
    assert!(places.iter().all(|(card, cells)| cells.len() == if card == "7H" { 1 } else { 26 }), "{places:?}");
    let dice = Scene::at(start::<State>(&options(&[("equipment", "dice")]), 4));
    assert_eq!(dice.key("rooms").as_array().unwrap().iter().filter(|room| **room == json!("??")).count(), 22);
}

/// The tasks of a start on given rolls.
fn tasks(pairs: &[(&str, &str)], luck: &str) -> Value {
    let mut luck = TextLuck::new(luck);
    let state = State::new(&options(pairs), &mut luck);
    luck.finish();
    json!(state)["tasks"].clone()
}

/// Luck that shuffles nothing and rolls in turn.
struct Rolls(Vec<u8>);

impl Chance for Rolls {
    fn shuffle(&mut self, _: &'static str, _: &mut [underdeck_cards::Card]) {}

    fn roll(&mut self, die: Die) -> u8 {
        let value = if self.0.is_empty() { 1 } else { self.0.remove(0) };
        assert!(value <= die.sides());
        value
    }
}

#[test]
fn setup_4_tasks_are_uniform_in_their_category() {
    let categories = [&["2D", "5D", "6D"][..], &["3D", "4D", "TD"], &["7D", "8D", "9D"], &["JD", "QD", "KD", "AD"]];
    for (n, category) in categories.into_iter().enumerate() {
        for (i, card) in category.iter().enumerate() {
            let mut rolls = vec![1; 4];
            rolls[n] = i as u8 + 1;
            assert_eq!(json!(State::new(&Options::default(), &mut Rolls(rolls)))["tasks"][n], json!(card));
        }
        let mut counts = BTreeMap::new();
        for seed in 0..1200 {
            let card =
                Scene::at(start::<State>(&Options::default(), seed)).key("tasks")[n].as_str().unwrap().to_owned();
            *counts.entry(card).or_insert(0) += 1;
        }
        let fair = 1200 / category.len();
        assert!(
            counts.len() == category.len() && counts.values().all(|&count| count > fair - 80 && count < fair + 80),
            "{counts:?}"
        );
    }
    for (rolls, expected) in [
        ("d12=1; d12=1; d12=1; d12=1", ["2D", "3D", "7D", "JD"]),
        ("d12=4; d12=4; d12=4; d12=3", ["2D", "3D", "7D", "JD"]),
        ("d12=5; d12=5; d12=5; d12=4", ["5D", "4D", "8D", "QD"]),
        ("d12=8; d12=8; d12=8; d12=6", ["5D", "4D", "8D", "QD"]),
        ("d12=9; d12=9; d12=9; d12=7", ["6D", "TD", "9D", "KD"]),
        ("d12=12; d12=12; d12=12; d12=9", ["6D", "TD", "9D", "KD"]),
        ("d12=1; d12=1; d12=1; d12=10", ["2D", "3D", "7D", "AD"]),
        ("d12=1; d12=1; d12=1; d12=12", ["2D", "3D", "7D", "AD"]),
    ] {
        assert_eq!(tasks(&[("equipment", "dice")], &format!("{rolls}; d12=1; d12=2; d12=3; d12=4")), json!(expected));
    }
    let two = "d6=3; d6=6; d6=1; d6=1; d6=6; d6=3; d6=4; d6=5; d6=1; d6=1; d6=2; d6=1; d6=3; d6=1; d6=4; d6=1";
    assert_eq!(tasks(&[("equipment", "dice"), ("d12", "two_d6")], two), json!(["6D", "3D", "8D", "AD"]));
}

#[test]
fn setup_5_you_start_with_6_hp_and_the_gold_of_the_title() {
    for (gp, title) in ["none", "lieutenant", "captain", "commander"].into_iter().enumerate() {
        let none = format!(
            "hp 6; gp {gp}; amulet false; key false; flask false; shield false; defeated 0; wizard1 null; hit 0; \
                outcome null"
        );
        Scene::at(start::<State>(&options(&[("title", title)]), 3)).is(none);
    }
}

#[test]
fn setup_6_rooms_next_to_the_staircase_are_revealed() {
    let state = Scene::at(start::<State>(&Options::default(), 3));
    let revealed: Vec<usize> = (0..35).filter(|&n| state.key("revealed")[n] == json!(true)).collect();
    assert_eq!(revealed, [10, 16, 17, 18, 24]);
    let mut luck = TextLuck::new("d12=1; d12=1; d12=1; d12=1; d12=1; d12=2; d12=3; d12=4");
    let dice = Scene::at(State::new(&options(&[("equipment", "dice")]), &mut luck));
    luck.finish();
    let room = |n: usize| dice.key("rooms")[n].clone();
    // North, east, south, west.
    assert_eq!([room(10), room(18), room(24), room(16)], ["2C", "3C", "4C", "5C"]);
}

#[test]
fn setup_7_a_task_can_be_done_at_the_start() {
    let luck = "d12=1; d12=1; d12=1; d12=1; d12=6; d12=6; d12=3; d12=4";
    Scene::at(State::new(&options(&[("equipment", "dice")]), &mut TextLuck::new(luck)))
        .is("tasks 2D 3D 7D JD; done false false true false; phase explore");
}
