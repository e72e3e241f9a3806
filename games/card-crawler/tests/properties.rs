//! Properties over random games, random options and hostile input.

use card_crawler::{Move, Options, State};
use game::{FastChance, FastRng, Play, Seat, State as _, Telling as _, View as _};
use proptest::prelude::*;
use serde_json::{Value, json};
use testkit::object;

fn options() -> impl Strategy<Value = Options> {
    (3u8..=7, 5u8..=20, 1u8..=4).prop_map(|(hand_size, life, exhaustion)| Options { hand_size, life, exhaustion })
}

/// A state some random moves into a game, but never a finished one; hopeless fights are mostly left out.
fn somewhere(options: &Options, seed: u64, moves: usize) -> State {
    let (mut luck, mut rng) = (FastChance(FastRng::new(seed)), FastRng::new(seed ^ 0xC0FFEE));
    let mut state = State::new(options, &mut luck);
    for _ in 0..moves {
        let Some(mv) = state.random_legal(&mut rng) else { break };
        let mut after = state;
        after.play_unchecked(mv, &mut luck);
        if after.outcome().is_none() {
            state = after;
        }
    }
    state
}

proptest! {
    #[test]
    fn any_text_is_a_move_or_refused(text in "[a-zA-Z0-9 -]{0,24}") {
        if let Ok(mv) = text.parse::<Move>() {
            prop_assert_eq!(mv.to_string(), text);
        }
    }

    #[test]
    fn at_most_297_moves_are_legal(options in options(), seed in any::<u64>(), moves in 0usize..80) {
        prop_assert!((1..=297).contains(&somewhere(&options, seed, moves).legal_count()));
    }

    #[test]
    fn cards_never_get_lost(options in options(), seed in any::<u64>(), moves in 0usize..80) {
        let state = object(&somewhere(&options, seed, moves));
        let count = |key: &str| state[key].as_array().unwrap().len();
        prop_assert_eq!(count("grid"), 25);
        prop_assert_eq!(["hand", "draw", "discard", "trash", "queens"].map(count).iter().sum::<usize>(), 18);
    }

    #[test]
    fn what_is_hidden_makes_no_difference(options in options(), seed in any::<u64>(), moves in 0usize..60) {
        let state = somewhere(&options, seed, moves);
        let seen = state.view(Seat(0));
        let mut rng = FastRng::new(seed);
        for _ in 0..3 {
            let dealt = seen.determinise(&mut rng);
            prop_assert!(dealt.check().is_ok());
            prop_assert_eq!(dealt.view(Seat(0)), seen);
            prop_assert_eq!(dealt.legal_vec(), state.legal_vec());
            prop_assert_eq!(dealt.view(Seat(0)).table(), seen.table());
        }
    }

    #[test]
    fn a_state_with_a_key_changed_is_refused_or_sound(
        seed in any::<u64>(),
        moves in 0usize..60,
        key in 0usize..20,
        value in prop_oneof![
            Just(json!(null)), Just(json!(true)), Just(json!(-1)), Just(json!(7)), Just(json!("KS")), Just(json!("r1c1")),
            Just(json!("outside")), Just(json!([])), Just(json!(["7C"])), Just(json!("action")), Just(json!("trap")),
            Just(json!("defend")), Just(json!("over")), Just(json!({"result": "won", "score": 40})),
        ],
    ) {
        let mut object = object(&somewhere(&Options::default(), seed, moves));
        let name = object.keys().nth(key).unwrap().clone();
        object.insert(name, value);
        if let Ok(state) = serde_json::from_value::<State>(Value::Object(object)) {
            prop_assert!(state.check().is_ok());
            prop_assert!(state.outcome().is_some() || state.legal_count() > 0);
            for mv in state.legal_vec() {
                let mut after = state;
                after.play_unchecked(mv, &mut FastChance(FastRng::new(1)));
                prop_assert!(after.check().is_ok(), "{mv}: {:?}", after.check());
            }
        }
    }
}
