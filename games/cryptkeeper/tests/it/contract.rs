//! The laws that every game keeps, counted move sequences, and that a running game allocates nothing.

use underdeck_cryptkeeper::{Options, State};
use underdeck_game::{Play as _, Policy as _, Seat, State as _};
use underdeck_testkit::{Contract, allocates_nothing};

#[test]
fn all_laws_hold() {
    laws_hold(0);
}

#[test]
fn all_laws_hold_in_every_other_game() {
    laws_hold(1);
}

fn laws_hold(share: u64) {
    // A view adds to each tile where it came from, and the same for the deck (view-3).
    let own_view_keys = &["deck_origin", "map"];
    let prompts = &[
        ("use an item", "use"),
        ("ove onto", "move"),
        ("Let it happen", "resolve"),
        ("Suffer it", "suffer"),
        ("keep what you have", "keep"),
    ];
    let claims = crate::claims::CLAIMS;
    Contract { games: 100, share: (share, 2), own_view_keys, prompts, claims, ..Contract::default() }.check::<State>();
}

/// Counted move sequences, luck from the deal.
#[test]
fn perft() {
    underdeck_testkit::perft_table::<State>(include_str!("../perft.txt"));
}

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

#[test]
fn unseen_cards_are_dealt_anew_uniformly() {
    let views = underdeck_testkit::deals_uniformly::<State>(&Options::default(), 0..20);
    assert!(views >= 5, "{views} views");
}

/// `black_suit` and `red_suit` choose cards, not rules (option-1, option-2).
#[test]
fn the_suits_are_names() {
    const SETS: &[&str] = &["hand", "map_pool", "offer", "discard", "eligible"];
    for swaps in [&[('C', 'S')][..], &[('H', 'D')], &[('C', 'S'), ('H', 'D')]] {
        assert!(
            underdeck_testkit::suits_are_names::<State>(
                &Options::default(),
                0..20,
                swaps,
                underdeck_testkit::ALL_RANKS,
                SETS
            ) > 500
        );
    }
}

/// Exactly, in the ends of games: what is seen next is as likely as redeals say.
#[test]
fn luck_has_the_mean_0() {
    let moves = underdeck_testkit::redeals_are_fair::<State>(&Options::default(), 0..20);
    assert!(moves > 0);
}
