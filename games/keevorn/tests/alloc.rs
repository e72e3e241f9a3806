//! No allocation from set-up to the end of a game.

use game::{Play as _, Policy as _, Seat, State as _};
use keevorn::{Edition, Options, State};
use testkit::allocates_nothing;

/// Both editions with each number of Jokers.
fn options() -> Vec<Options> {
    let each = |edition| (0..=8).map(move |jokers| Options { edition, jokers, max_health: 99, ..Options::default() });
    each(Edition::First).chain(each(Edition::Second)).collect()
}

fn count(run: &mut dyn FnMut()) -> u64 {
    allocation_counter::measure(run).count_total
}

#[test]
fn random_games_allocate_nothing() {
    assert_eq!(allocates_nothing(&options(), 0..20, State::random_legal, count), 360);
}

#[test]
fn games_of_rollout_moves_allocate_nothing() {
    let choose = |state: &State, rng: &mut _| state.outcome().is_none().then(|| state.view(Seat(0)).rollout(rng));
    assert_eq!(allocates_nothing(&options(), 0..20, choose, count), 360);
}
