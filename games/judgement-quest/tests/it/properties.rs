//! Properties over random games and random maps.

use proptest::prelude::*;
use serde_json::json;
use underdeck_game::{Encode as _, FastChance, FastRng, Options as _, Play as _, Presentation as _, Seat, State as _};
use underdeck_judgement_quest::{Layout, Map, Move, Options, Square, State, View};
use underdeck_testkit::{object, random_options, somewhere};

const MAPS: [&str; 2] = ["#######/#.#.#.#/#######/#.#.#.#/.#####.", "#.###.#/#######/..###../#######/.#####."];

fn options(seed: u64) -> Options {
    random_options(&mut FastRng::new(seed), &MAPS.map(|map| ("map", map)))
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
