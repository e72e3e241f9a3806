use underdeck_game::{FastChance, FastRng, GameResult, Play as _, Seat, State as _, View as _};

use crate::{Edition, Options, State};

/// No game may take this many moves.
const TOO_LONG: u32 = 3000;

/// The result of a game, and its number of moves.
fn play(options: &Options, seed: u64, mut each: impl FnMut(&State)) -> (GameResult, u32) {
    let mut luck = FastChance(FastRng::new(seed));
    let (mut state, mut moves) = (State::new(options, &mut luck), 0);
    loop {
        if let Some(outcome) = state.outcome() {
            return (outcome.result, moves);
        }
        each(&state);
        state.play(super::rollout(&state.view(Seat(0))), &mut luck).unwrap();
        moves += 1;
        assert!(moves < TOO_LONG, "{options:?}, seed {seed}");
    }
}

/// Under all house rules no game goes in circles, and no move depends on hidden cards.
#[test]
fn every_kind_of_game_is_played_to_its_end() {
    let editions = [Edition::First, Edition::Second];
    let (mut won, mut moves) = (0, 0);
    for n in 0..2160 {
        let options = Options {
            edition: editions[n % 2],
            jokers: (n / 2 % 9) as u8,
            max_health: [1, 7, 20, 99][n / 18 % 4],
            start_depth: [0, 8, 2][n / 72 % 3],
            relics_as_weapons: n / 216 % 2 == 0,
            decline_fortunes: n % 5 == 0,
        };
        let mut count = 0;
        let (result, all) = play(&options, n as u64, |state| {
            count += 1;
            if count % 16 == 0 {
                let view = state.view(Seat(0));
                let other = view.determinise(&mut FastRng::new(count)).view(Seat(0));
                assert_eq!(super::rollout(&other), super::rollout(&view));
            }
        });
        won += u32::from(result == GameResult::Won);
        moves += all;
    }
    assert!(won > 500 && moves > 50_000, "{won} won, {moves} moves");
}

#[test]
fn most_games_are_won() {
    for (edition, least) in [(Edition::First, 700), (Edition::Second, 770)] {
        let options = Options { edition, ..Options::default() };
        let wins = (0..1000).filter(|&seed| play(&options, seed, |_| ()).0 == GameResult::Won).count();
        assert!(wins >= least, "{wins} of 1000 in the {} edition", edition.word());
    }
}
