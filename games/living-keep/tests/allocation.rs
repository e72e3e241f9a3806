//! No allocation between set-up and the end.

use game::Play;
use living_keep::{Mode, Move, Options, State};
use testkit::allocates_nothing;

#[test]
fn random_playouts_allocate_nothing() {
    let options = |mode| (1..=10).map(move |scenario| Options { mode, scenario, ..Options::default() });
    let options: Vec<Options> = Mode::ALL.iter().copied().flat_map(options).collect();
    let count = |run: &mut dyn FnMut()| allocation_counter::measure(run).count_total;
    assert_eq!(allocates_nothing(&options, 0..20, State::random_legal, count), 1_000);
    assert!(size_of::<State>() <= 1024 && size_of::<Move>() <= 16);
}
