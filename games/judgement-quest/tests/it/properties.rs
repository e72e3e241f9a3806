//! Properties over random games and random maps.

use proptest::prelude::*;
use serde_json::json;
use underdeck_game::{Encode as _, FastChance, FastRng, Options as _, Play as _, Presentation as _, Seat, State as _};
use underdeck_judgement_quest::{D12, Equipment, Layout, Map, Move, Options, Square, State, Title, View};
use underdeck_testkit::{object, somewhere};

const MAPS: [&str; 2] = ["#######/#.#.#.#/#######/#.#.#.#/.#####.", "#.###.#/#######/..###../#######/.#####."];

/// Options that go together, from a number.
fn options(n: u64) -> Options {
    let pick = |shift: u32, count: u64| ((n >> shift) % count) as usize;
    let layout = [Layout::Wide, Layout::Tall, Layout::Custom][pick(0, 3)];
    let map = if layout == Layout::Custom { MAPS[pick(4, 2)] } else { "" };
    Options {
        layout,
        map: Map::of(map).unwrap(),
        equipment: [Equipment::Cards, Equipment::Dice][pick(8, 2)],
        d12: [D12::D12, D12::TwoD6][pick(12, 2)],
        campaign: pick(16, 2) == 1,
        title: Title::ALL[pick(20, 4)],
        hp_cap: [0, 6, 7, 99][pick(24, 4)],
        triggered_traps: pick(28, 2) == 1,
        first_wizard_seen: pick(32, 2) == 1,
        play_on: pick(36, 2) == 1,
    }
}

/// Every move that reads.
fn all_moves(view: &View) -> Vec<Move> {
    let spelled = view.patterns().iter().flat_map(|pattern| match pattern.split_once(' ') {
        Some((verb, words)) if words.contains('|') => words.split('|').map(|word| format!("{verb} {word}")).collect(),
        Some(_) if pattern.contains("CELL") => {
            Square::all().map(|square| pattern.replace("CELL", &square.to_string())).collect()
        }
        _ => vec![(*pattern).to_owned()],
    });
    spelled.map(|text| text.parse().unwrap()).collect()
}

proptest! {
    #[test]
    fn any_map_is_a_dungeon_or_refused(map in "[#./]{30,39}", more in any::<[bool; 27]>()) {
        // The text as it is, and one that has the right form and perhaps the right number of rooms.
        let mut cells: Vec<char> = more.iter().flat_map(|&room| if room { vec!['#'] } else { vec!['.', '#'] }).take(35).collect();
        cells.resize(35, '#');
        let rows: Vec<String> = cells.chunks(7).map(|row| row.iter().collect()).collect();
        for map in [map, rows.join("/")] {
            let options = Options { layout: Layout::Custom, map: Map::of(&map).unwrap(), ..Options::default() };
            match options.check() {
                Ok(()) => {
                    let state = State::new(&options, &mut FastChance(FastRng::new(1)));
                    prop_assert!(state.check().is_ok());
                    prop_assert_eq!(map.matches('#').count(), state.area().len());
                }
                Err(error) => prop_assert!(error.to_string().contains("option map cannot be"), "{error}"),
            }
        }
    }

    #[test]
    fn at_most_forty_moves_are_legal(seed in any::<u64>(), moves in 0usize..80) {
        prop_assert!(somewhere::<State>(&options(seed), seed, moves).legal_count() <= 40);
    }

    #[test]
    fn a_move_is_refused_if_and_only_if_it_is_not_legal(seed in any::<u64>(), moves in 0usize..80) {
        let state = somewhere::<State>(&options(seed), seed, moves);
        let view = state.view(Seat(0));
        for mv in all_moves(&view) {
            prop_assert_eq!(view.refusal(mv).is_none(), state.is_legal(mv), "{}: {:?}", mv, view.refusal(mv));
        }
    }

    #[test]
    fn the_quest_is_what_its_parts_say(seed in any::<u64>(), moves in 0usize..80) {
        let state = somewhere::<State>(&options(seed), seed, moves);
        let json = object(&state);
        let quest = &*state;
        let encoding = View::encoding(&options(seed));
        let mut bytes = vec![0; encoding.bytes()];
        state.view(Seat(0)).observe(&mut bytes);
        let [second, resolved] = ["second", "resolved"]
            .map(|name| encoding.fields.iter().find(|field| field.name == name).unwrap().offset);
        let rooms = json["rooms"].as_array().unwrap();
        for square in Square::all() {
            let shown = json["revealed"][square.index()] == json!(true);
            let card = quest.room(square).and_then(|room| room.card()).map(|card| card.to_string());
            let is_spade = card.as_ref().is_some_and(|card| card.ends_with('S'));
            prop_assert_eq!(bytes[second + square.index()], u8::from(is_spade));
            prop_assert_eq!(bytes[resolved + square.index()], u8::from(json["resolved"][square.index()] == json!(true)));
            prop_assert_eq!(card, shown.then(|| rooms[square.index()].as_str().unwrap().to_owned()));
        }
        prop_assert!(quest.gp() <= 12 && quest.hp() <= 26);
        prop_assert_eq!(quest.tasks_done(), json["done"].as_array().unwrap().iter().filter(|done| **done == json!(true)).count());
        // A quest that runs is not hopeless, unless it is in a campaign or the table plays on (option-12, R42).
        let goes_on = quest.options().campaign || quest.options().play_on;
        prop_assert!(state.outcome().is_some() || goes_on || !quest.is_hopeless());
    }
}
