//! The laws that every game keeps.

use underdeck_game::Play as _;
use underdeck_template::{Options, State};
use underdeck_testkit::Contract;

underdeck_testkit::suite! {
    State;
    laws: Contract::default();
    allocations: &[Options::default()], 0..1_000, State::random_legal => 1_000 games end;
}
