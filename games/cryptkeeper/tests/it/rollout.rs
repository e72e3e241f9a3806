//! The rollout policy.

use underdeck_cryptkeeper::{Options, State};
use underdeck_game::{FastChance, FastRng, GameResult, Play, Policy as _, Seat, State as _};

/// Some games played by `choose`: how many were won, and every move in one line.
fn played(games: u64, choose: impl Fn(&State) -> <State as underdeck_game::State>::Move) -> (u32, String) {
    let (mut won, mut moves) = (0, String::new());
    for seed in 0..games {
        let mut luck = FastChance(FastRng::new(seed));
        let mut state = State::new(&Options::default(), &mut luck);
        let mut count = 0;
        while state.outcome().is_none() {
            let mv = choose(&state);
            moves += &format!("{mv}, ");
            state.play(mv, &mut luck).expect("what is chosen is legal");
            count += 1;
            assert!(count < 3_000, "game {seed} goes on for ever");
        }
        won += u32::from(state.outcome().is_some_and(|outcome| outcome.result == GameResult::Won));
    }
    (won, moves)
}

/// The heuristic wins half of its games; over 20 000 games the rollout policy won 49 %.
#[test]
fn rollouts_end_and_nearly_half_are_won() {
    let (won, moves) = played(300, |state| state.view(Seat(0)).rollout(&mut FastRng::new(0)));
    assert!((120..=180).contains(&won), "{won} of 300");
    assert_eq!(played(300, |state| state.view(Seat(0)).rollout(&mut FastRng::new(0))), (won, moves));
}
