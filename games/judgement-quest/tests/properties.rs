//! Properties over random games and hostile input.

use game::{FastChance, FastRng, Options as _, Play, Seat, State as _, Telling as _, View as _, below};
use judgement_quest::{D12, Equipment, Layout, Move, Options, State, Title};
use proptest::prelude::*;
use serde_json::{Value, json};
use testkit::object;

const MAPS: [&str; 2] = ["#######/#.#.#.#/#######/#.#.#.#/.#####.", "#.###.#/#######/..###../#######/.#####."];

/// Options that go together, from a number.
fn options(n: u64) -> Options {
    let pick = |shift: u32, count: u64| ((n >> shift) % count) as usize;
    let layout = [Layout::Wide, Layout::Tall, Layout::Custom][pick(0, 3)];
    let map = if layout == Layout::Custom { MAPS[pick(4, 2)] } else { "" };
    Options {
        layout,
        map: map.into(),
        equipment: [Equipment::Cards, Equipment::Dice][pick(8, 2)],
        d12: [D12::D12, D12::TwoD6][pick(12, 2)],
        campaign: pick(16, 2) == 1,
        title: Title::ALL[pick(20, 4)],
        hp_cap: [0, 6, 7, 99][pick(24, 4)],
    }
}

/// A state some random moves into a game; giving up and leaving are put off.
fn somewhere(seed: u64, moves: usize) -> State {
    let (mut luck, mut rng) = (FastChance(FastRng::new(seed)), FastRng::new(seed ^ 0xC0FFEE));
    let mut state = State::new(&options(seed), &mut luck);
    for _ in 0..moves {
        let on: Vec<Move> =
            state.legal_vec().into_iter().filter(|mv| !matches!(mv, Move::Abandon | Move::Leave)).collect();
        let Some(mv) = on.get(below(&mut rng, on.len().max(1) as u32) as usize) else { break };
        state.play_unchecked(*mv, &mut luck);
    }
    state
}

proptest! {
    #[test]
    fn any_text_is_a_move_or_refused(text in "(go|buy|view|fight|leave)?[a-z0-9 ]{0,16}") {
        if let Ok(mv) = text.parse::<Move>() {
            prop_assert_eq!(mv.to_string(), text);
        }
    }

    #[test]
    fn any_map_is_a_dungeon_or_refused(map in "[#./]{30,39}", more in any::<[bool; 27]>()) {
        // The text as it is, and one that has the right form and perhaps the right number of rooms.
        let mut cells: Vec<char> = more.iter().flat_map(|&room| if room { vec!['#'] } else { vec!['.', '#'] }).take(35).collect();
        cells.resize(35, '#');
        let rows: Vec<String> = cells.chunks(7).map(|row| row.iter().collect()).collect();
        for map in [map, rows.join("/")] {
            let options = Options { layout: Layout::Custom, map: map.clone(), ..Options::default() };
            match options.check() {
                Ok(()) => {
                    let state = State::new(&options, &mut FastChance(FastRng::new(1)));
                    prop_assert!(state.check().is_ok());
                    prop_assert_eq!(map.matches('#').count(), state.quest().area().len());
                }
                Err(error) => prop_assert!(error.to_string().contains("option map cannot be"), "{error}"),
            }
        }
    }

    #[test]
    fn at_most_forty_moves_are_legal(seed in any::<u64>(), moves in 0usize..80) {
        prop_assert!(somewhere(seed, moves).legal_count() <= 40);
    }

    #[test]
    fn the_quest_is_what_its_parts_say(seed in any::<u64>(), moves in 0usize..80) {
        let state = somewhere(seed, moves);
        let json = object(&state);
        let quest = state.quest();
        let rooms = json["rooms"].as_array().unwrap();
        for square in judgement_quest::Square::all() {
            let shown = json["revealed"][square.index()] == json!(true);
            let card = quest.room(square).and_then(|room| room.card()).map(|card| card.to_string());
            prop_assert_eq!(card, shown.then(|| rooms[square.index()].as_str().unwrap().to_owned()));
        }
        prop_assert!(quest.gp() <= 12 && quest.hp() <= 26);
        prop_assert_eq!(quest.tasks_done(), json["done"].as_array().unwrap().iter().filter(|done| **done == json!(true)).count());
        // A quest that runs outside a campaign is not hopeless.
        prop_assert!(state.outcome().is_some() || quest.is_campaign() || !quest.is_hopeless());
    }

    #[test]
    fn a_state_with_a_key_changed_is_refused_or_sound(
        seed in any::<u64>(),
        moves in 0usize..60,
        key in 0usize..23,
        place in 0usize..35,
        value in prop_oneof![
            Just(json!(null)), Just(json!(true)), Just(json!(-1)), Just(json!(3)), Just(json!(12)), Just(json!("2C")), Just(json!("r2c4")),
            Just(json!([])), Just(json!("none")), Just(json!("dice")), Just(json!("hit")), Just(json!("over")), Just(json!("??")),
        ],
    ) {
        let mut object = object(&somewhere(seed, moves));
        let name = object.keys().nth(key).unwrap().clone();
        match object[&name].as_array_mut() {
            Some(list) => {
                let n = place % list.len();
                list[n] = value;
            }
            None => object[&name] = value,
        }
        if let Ok(state) = serde_json::from_value::<State>(Value::Object(object)) {
            prop_assert!(state.check().is_ok());
            prop_assert!(state.outcome().is_some() || state.legal_count() > 0);
            let table = state.view(Seat(0)).table();
            prop_assert_eq!(table.offers.len(), state.legal_count());
            for mv in state.legal_vec() {
                let mut after = state;
                after.play_unchecked(mv, &mut FastChance(FastRng::new(1)));
                let at_most = after.quest().hp() > 26 || after.quest().gp() > 12;
                prop_assert!(at_most || after.check().is_ok(), "{mv}: {:?}", after.check());
            }
        }
    }

    #[test]
    fn unseen_rooms_are_dealt_anew(seed in any::<u64>(), moves in 0usize..60) {
        let state = somewhere(seed, moves);
        let seen = state.view(Seat(0));
        let mut rng = FastRng::new(seed);
        for _ in 0..4 {
            let dealt = seen.determinise(&mut rng);
            prop_assert!(dealt.check().is_ok());
            prop_assert_eq!(dealt.view(Seat(0)), seen);
            prop_assert_eq!(dealt.legal_vec(), state.legal_vec());
        }
    }
}
