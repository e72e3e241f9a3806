//! Properties over random games and random options.

use card_crawler::{Options, State};
use game::State as _;
use proptest::prelude::*;
use testkit::{object, somewhere};

fn options() -> impl Strategy<Value = Options> {
    (3u8..=7, 5u8..=20, 1u8..=4, any::<[bool; 5]>()).prop_map(|(hand_size, life, exhaustion, rulings)| {
        let [flee_at_once, flee_after_attack, flee_back, healer_fights, lost_body] = rulings;
        Options { hand_size, life, exhaustion, flee_at_once, flee_after_attack, flee_back, healer_fights, lost_body }
    })
}

proptest! {
    #[test]
    fn at_most_297_moves_are_legal(options in options(), seed in any::<u64>(), moves in 0usize..80) {
        prop_assert!((1..=297).contains(&somewhere::<State>(&options, seed, moves).legal_count()));
    }

    #[test]
    fn cards_never_get_lost(options in options(), seed in any::<u64>(), moves in 0usize..80) {
        let state = object(&somewhere::<State>(&options, seed, moves));
        let count = |key: &str| state[key].as_array().unwrap().len();
        prop_assert_eq!(count("grid"), 25);
        prop_assert_eq!(["hand", "draw", "discard", "trash", "queens"].map(count).iter().sum::<usize>(), 18);
    }
}
