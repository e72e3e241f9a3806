//! The laws that every game keeps, counted move sequences, and that a running game allocates nothing.
//!
//! No suit is a name here, so that no law asks whether players look at one: each suit has its own skill as a Weapon, its own Fortune and its own
//! Hand (kind-6, R27).

use underdeck_game::{Play as _, Policy as _, Seat, State as _};
use underdeck_keevorn::{Edition, Options, State};
use underdeck_testkit::{Contract, allocates_nothing};

#[test]
fn all_laws_hold() {
    let prompts =
        &[("rade, or", "trade"), ("xplore the Room", "explore"), ("or nothing", "discard"), ("Take the card", "take")];
    Contract { prompts, claims: crate::claims::CLAIMS, ..Contract::default() }.check::<State>();
}

/// Counted move sequences, luck from the deal.
#[test]
fn perft() {
    underdeck_testkit::perft_table::<State>(include_str!("../perft.txt"));
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
fn random_games_allocate_nothing() {
    assert_eq!(allocates_nothing(&options(), 0..20, State::random_legal, count), 360);
}

#[test]
fn games_of_rollout_moves_allocate_nothing() {
    let choose = |state: &State, rng: &mut _| state.outcome().is_none().then(|| state.view(Seat(0)).rollout(rng));
    assert_eq!(allocates_nothing(&options(), 0..20, choose, count), 360);
}

#[test]
fn unseen_cards_are_dealt_anew_uniformly() {
    let views = underdeck_testkit::deals_uniformly::<State>(&Options::default(), 0..20);
    assert!(views >= 5, "{views} views");
}

/// Exactly, in the ends of games: what is seen next is as likely as redeals say.
#[test]
fn luck_has_the_mean_0() {
    let moves = underdeck_testkit::redeals_are_fair::<State>(&Options::default(), 0..20);
    assert!(moves > 0);
}
