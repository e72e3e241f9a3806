//! A player who is called lost dies before finding Stairs or clearing the Floor, by any moves: all are tried.

use std::collections::HashSet;

use underdeck_game::{
    Aim, FastChance, FastRng, GameResult, Play as _, Policy as _, Recording, Solve as _, State as _, below,
};
use underdeck_keevorn::{Options, State};

/// The most positions that are looked at for one proof.
const MOST: usize = 20_000;

/// Whether every play dies on this Floor; `None` if that is too much to try.
fn dies(state: State) -> Option<bool> {
    let (mut seen, mut left) = (HashSet::from([state]), vec![state]);
    while let Some(state) = left.pop() {
        for mv in state.legal_vec() {
            let (mut after, mut luck) = (state, Recording::new(FastChance(FastRng::new(0))));
            after.play_unchecked(mv, &mut luck);
            let is_won = after.outcome().is_some_and(|outcome| outcome.result == GameResult::Won);
            // All luck is a new Floor (floor-2).
            if is_won || !luck.events.is_empty() {
                return Some(false);
            }
            if seen.insert(after) {
                left.push(after);
            }
        }
        if seen.len() > MOST {
            return None;
        }
    }
    Some(true)
}

/// Proofs in games played badly to their deaths; each must hold.
fn proofs(options: &Options, seeds: u64) -> usize {
    let mut proofs = 0;
    for seed in 0..seeds {
        let (mut rng, mut luck) = (FastRng::new(seed), FastChance(FastRng::new(seed)));
        let mut states = vec![State::new(options, &mut luck)];
        while let Some(state) = states.last().copied().filter(|state| state.outcome().is_none() && states.len() < 300) {
            let random = state.random_legal(&mut rng).filter(|_| below(&mut rng, 2) == 0);
            let mv = random.unwrap_or_else(|| state.view(state.deciding_seat()).rollout(&mut rng));
            let mut after = state;
            after.play_unchecked(mv, &mut luck);
            states.push(after);
        }
        for state in states.into_iter().rev().filter(|state| state.is_lost(Aim::Win)).take(6) {
            let Some(dies) = dies(state) else { break };
            assert!(dies, "seed {seed} of {options:?}: {state:?} is not lost");
            proofs += 1;
        }
    }
    proofs
}

#[test]
fn a_player_called_lost_dies_by_any_moves() {
    let book = Options::default();
    let tables = [
        book,
        Options { max_health: 10, ..book },
        Options { jokers: 4, start_depth: 3, ..book },
        Options { relics_as_weapons: true, ..book },
        Options { decline_fortunes: true, max_health: 40, ..book },
    ];
    for options in tables {
        let proofs = proofs(&options, 60);
        assert!(proofs > 20, "only {proofs} with {options:?}");
    }
}
