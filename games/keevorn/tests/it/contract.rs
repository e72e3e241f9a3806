//! The tests that every game has.
//!
//! No suit is a name here, so that no law asks whether players look at one: each suit has its own skill as a Weapon, its own Fortune and its own
//! Hand (kind-6, R27).

use underdeck_game::{Play as _, Policy as _, Seat, State as _};
use underdeck_keevorn::{Edition, Options, State};
use underdeck_testkit::{Contract, Follows, allocates_nothing};

use crate::sights;

const PROMPTS: &[(&str, &str)] =
    &[("Trade a card", "trade"), ("xplore the Room", "explore"), ("or nothing", "discard"), ("take it", "take")];

/// What the texts say only under some house rules.
const FOLLOWS: Follows = Follows {
    facts: &[("summary", "jokers")],
    unsaid: &[
        ("relics_as_weapons", "true", "Relic"),
        ("jokers", "0", "Stairs"),
        ("jokers", "0", "Secret Floor"),
        ("edition", "second", "Secret Floor"),
    ],
};

underdeck_testkit::suite! {
    State;
    laws: Contract { prompts: PROMPTS, claims: crate::claims::CLAIMS, follows: FOLLOWS, ..Contract::default() };
    hints: (0..15).map(|seed| (Options::default(), seed));
    golden_hints: &Options::default(), 1;
    allocations: &options(), 0..20, State::random_legal => 360 games end;
    luck: 20 deals;
    guides: 2;
    sights: sights::wanted(), sights::sights;
}

/// Both editions with each number of Jokers.
fn options() -> Vec<Options> {
    let each = |edition| (0..=8).map(move |jokers| Options { edition, jokers, max_health: 99, ..Options::default() });
    each(Edition::First).chain(each(Edition::Second)).collect()
}

fn count(run: &mut dyn FnMut()) -> u64 {
    allocation_counter::measure(run).count_total
}

#[test]
fn games_of_rollout_moves_allocate_nothing() {
    let choose = |state: &State, rng: &mut _| state.outcome().is_none().then(|| state.view(Seat(0)).rollout(rng));
    assert_eq!(allocates_nothing(&options(), 0..20, choose, count), 360);
}
