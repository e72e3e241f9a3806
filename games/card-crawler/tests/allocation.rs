//! No allocation from set-up to the end of a game.

use card_crawler::{Options, State};
use game::Play as _;
use testkit::allocates_nothing;

fn options() -> [Options; 3] {
    [3, 5, 7].map(|hand_size| Options { hand_size, life: 20, ..Options::default() })
}

fn count(run: &mut dyn FnMut()) -> u64 {
    allocation_counter::measure(run).count_total
}

#[test]
fn random_games_allocate_nothing() {
    assert_eq!(allocates_nothing(&options(), 0..1_000, State::random_legal, count), 3_000);
}
