//! No allocation from set-up to the end of a game.

use cryptkeeper::{Options, State};
use game::{Play as _, Policy as _, Seat, State as _};
use testkit::allocates_nothing;

fn options() -> [Options; 2] {
    [true, false].map(|flask| Options::default().with_flask_required(flask))
}

fn count(run: &mut dyn FnMut()) -> u64 {
    allocation_counter::measure(run).count_total
}

#[test]
fn random_games_allocate_nothing() {
    assert_eq!(allocates_nothing(&options(), 0..1_000, State::random_legal, count), 2_000);
}

#[test]
fn games_of_rollout_moves_allocate_nothing() {
    let choose = |state: &State, rng: &mut _| state.outcome().is_none().then(|| state.view(Seat(0)).rollout(rng));
    assert_eq!(allocates_nothing(&options(), 0..20, choose, count), 40);
}
