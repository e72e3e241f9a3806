//! Properties over random games and hostile input.

use game::{FastChance, FastRng, Play, Seat, State as _, View as _, below};
use living_keep::{Mode, Move, Options, State};
use proptest::prelude::*;
use serde_json::{Value, json};

/// Options of any mode.
fn options(seed: u64) -> Options {
    let mut rng = FastRng::new(seed ^ 0x0D0_0D0);
    let mode = Mode::ALL[below(&mut rng, 5) as usize];
    let decks = [1, 3, 5][below(&mut rng, 3) as usize];
    Options {
        mode,
        turn_decks: decks,
        monarch: below(&mut rng, 2) == 0,
        scenario: 1 + below(&mut rng, 10) as u8,
        heroes: below(&mut rng, 3) > 0,
        room_limit: 4 + below(&mut rng, 21) as u8,
        draft_decks: 1 + below(&mut rng, 6) as u8,
        keep_hp: 10 + below(&mut rng, 100) as u8,
        hero_player: below(&mut rng, 3) as u8,
    }
}

/// A state some random moves into a game; those that end a phase are rarer than chance, so that Keeps grow.
fn somewhere(seed: u64, moves: usize) -> State {
    played(&options(seed), seed, moves)
}

fn played(options: &Options, seed: u64, moves: usize) -> State {
    let (mut luck, mut rng) = (FastChance(FastRng::new(seed)), FastRng::new(seed ^ 0xC0FFEE));
    let mut state = State::new(options, &mut luck);
    for _ in 0..moves {
        let Some(mut mv) = state.random_legal(&mut rng) else { break };
        if matches!(mv, Move::Next | Move::Done | Move::Banish(_)) {
            mv = state.random_legal(&mut rng).unwrap_or(mv);
        }
        state.play_unchecked(mv, &mut luck);
    }
    state
}

/// Values to put in the place of others.
fn values() -> impl Strategy<Value = Value> {
    prop::sample::select(vec![
        json!(null),
        json!(true),
        json!(false),
        json!(-1),
        json!(0),
        json!(1),
        json!(2),
        json!(7),
        json!(40),
        json!(255),
        json!("TH"),
        json!([]),
        json!([1]),
        json!(["TH"]),
        json!("dig"),
        json!("pick"),
        json!("peon"),
        json!("war"),
        json!("over"),
        json!("hero"),
        json!("defend"),
        json!("upkeep"),
        json!("train"),
        json!("research"),
        json!([4, 4, 4, 4, 4, 4, 4, 4, 4]),
        json!([1, 1, 1, 1, 1, 1]),
        json!([1, 1, 1]),
        json!([1, 1, 1, 1]),
    ])
}

proptest! {
    #[test]
    fn any_text_is_a_move_or_refused(text in "[a-zA-Z0-9 _-]{0,20}") {
        if let Ok(mv) = text.parse::<Move>() {
            prop_assert_eq!(mv.to_string(), text);
        }
    }

    #[test]
    fn a_state_with_keys_changed_is_refused_or_sound(
        seed in any::<u64>(),
        moves in 0usize..300,
        changes in prop::collection::vec((0usize..96, values()), 1..4),
    ) {
        let Value::Object(mut object) = json!(somewhere(seed, moves)) else { panic!("a state is an object") };
        for (key, value) in changes {
            let name = object.keys().nth(key % object.len()).unwrap().clone();
            object.insert(name, value);
        }
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

    /// Both seats' views, whoever decides, can be dealt anew.
    #[test]
    fn views_of_both_seats_are_dealt_anew(seed in any::<u64>(), moves in 0usize..900) {
        let state = somewhere(seed, moves);
        let mut rng = FastRng::new(seed);
        for seat in [Seat(0), Seat(1)] {
            let seen = state.view(seat);
            for _ in 0..3 {
                let dealt = seen.determinise(&mut rng);
                prop_assert!(dealt.check().is_ok(), "{seat:?}: {:?} {}", dealt.check(), json!(dealt));
                prop_assert_eq!(dealt.view(seat), seen.clone(), "{:?}", seat);
                prop_assert_eq!(dealt.turn(), state.turn());
                prop_assert!(dealt.outcome().is_some() || dealt.legal_count() > 0);
            }
        }
    }

    /// Views have no key of the rival's slate, and none of their values depends on it.
    #[test]
    fn a_rivals_secrets_reach_no_view(seed in any::<u64>(), moves in 0usize..900) {
        let mode = if seed % 2 == 0 { Mode::Standard } else { Mode::Draft };
        let state = played(&Options { mode, ..options(seed) }, seed, moves);
        for seat in [Seat(0), Seat(1)] {
            let seen = json!(state.view(seat));
            let rival = format!("p{}_", 2 - seat.0);
            let keys: Vec<&String> = seen.as_object().unwrap().keys().filter(|key| key.starts_with(&rival)).collect();
            prop_assert_eq!(keys, [&format!("{rival}hp"), &format!("{rival}hp_max")]);
            // A state in which the rival is made up looks the same.
            let other = state.view(seat).determinise(&mut FastRng::new(seed));
            prop_assert_eq!(json!(other.view(seat)), seen);
        }
    }

    /// Nothing ever exceeds its bounds, and a game ends.
    #[test]
    fn games_end_and_stay_within_bounds(seed in any::<u64>()) {
        let state = somewhere(seed, 20_000);
        prop_assert!(state.outcome().is_some());
        prop_assert!(state.check().is_ok());
    }
}
