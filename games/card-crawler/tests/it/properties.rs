//! Properties over random games and random options.

use proptest::prelude::*;
use underdeck_card_crawler::{Options, State, View};
use underdeck_game::{Encode as _, FastRng, Play as _, Seat, State as _};
use underdeck_testkit::{object, random_options, somewhere};

fn options() -> impl Strategy<Value = Options> {
    any::<u64>().prop_map(|seed| random_options(&mut FastRng::new(seed), &[]))
}

proptest! {
    #[test]
    fn at_most_297_moves_are_legal(options in options(), seed in any::<u64>(), moves in 0usize..80) {
        prop_assert!((1..=297).contains(&somewhere::<State>(&options, seed, moves).legal_count()));
    }

    #[test]
    fn an_observation_holds_the_empty_rooms(options in options(), seed in any::<u64>(), moves in 0usize..80) {
        let state = somewhere::<State>(&options, seed, moves);
        let encoding = View::encoding(&options);
        let mut bytes = vec![0; encoding.bytes()];
        state.view(Seat(0)).observe(&mut bytes);
        let empty = encoding.fields.iter().find(|field| field.name == "empty").unwrap();
        let rooms = object(&state)["rooms"].as_array().unwrap().iter().map(|room| u8::from(room == "empty")).collect::<Vec<_>>();
        prop_assert_eq!(&bytes[empty.offset..][..empty.len()], &rooms[..]);
    }

    #[test]
    fn cards_never_get_lost(options in options(), seed in any::<u64>(), moves in 0usize..80) {
        let state = object(&somewhere::<State>(&options, seed, moves));
        let count = |key: &str| state[key].as_array().unwrap().len();
        prop_assert_eq!(count("grid"), 25);
        prop_assert_eq!(["hand", "draw", "discard", "trash", "queens"].map(count).iter().sum::<usize>(), 18);
    }
}
