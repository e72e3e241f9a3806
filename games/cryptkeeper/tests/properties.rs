//! Properties over random games and hostile input.

use cryptkeeper::{Move, Options, State};
use game::{FastChance, FastRng, Play, Seat, State as _, View as _};
use proptest::prelude::*;
use serde_json::{Value, json};

/// A state after some random moves.
fn somewhere(seed: u64, moves: usize) -> State {
    let (mut luck, mut rng) = (FastChance(FastRng::new(seed)), FastRng::new(seed ^ 0xC0FFEE));
    let mut state = State::new(&Options::default().with_flask_required(seed.is_multiple_of(2)), &mut luck);
    for _ in 0..moves {
        let Some(mv) = state.random_legal(&mut rng) else { break };
        state.play_unchecked(mv, &mut luck);
    }
    state
}

/// The JSON of the view.
fn view(state: &State) -> Value {
    serde_json::to_value(state.view(Seat(0))).expect("a view has JSON")
}

proptest! {
    #[test]
    fn any_text_is_a_move_or_refused(text in "[a-zA-Z0-9 -]{0,16}") {
        if let Ok(mv) = text.parse::<Move>() {
            prop_assert_eq!(mv.to_string(), text);
        }
    }

    #[test]
    fn a_state_with_a_key_changed_is_refused_or_sound(
        seed in any::<u64>(),
        moves in 0usize..60,
        key in 0usize..25,
        value in prop_oneof![
            Just(json!(null)), Just(json!(true)), Just(json!(-1)), Just(json!(7)), Just(json!("TH")), Just(json!("r1c1")),
            Just(json!([])), Just(json!(["TH"])), Just(json!("turn")), Just(json!("event")), Just(json!("over")),
        ],
    ) {
        let mut object = match serde_json::to_value(somewhere(seed, moves)).unwrap() {
            Value::Object(object) => object,
            other => panic!("{other}"),
        };
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

    #[test]
    fn unseen_cards_of_one_origin_are_dealt_anew(seed in any::<u64>(), moves in 0usize..40) {
        let state = somewhere(seed, moves);
        let seen = state.view(Seat(0));
        let mut rng = FastRng::new(seed);
        for _ in 0..4 {
            let dealt = seen.determinise(&mut rng);
            prop_assert!(dealt.check().is_ok());
            prop_assert_eq!(view(&dealt), view(&state));
        }
    }
}
