//! The laws that every game keeps, counted move sequences, and that a running game allocates nothing.
//!
//! No suit as a whole is a name here, so that no law asks whether players look at one: in the fortress each suit is a kind of room of its own, and diamonds are
//! worth points (room-1, room-3). Clubs and spades up to six are alike, but the spelling of a set of cards is in the order of the suits.

use underdeck_card_crawler::{Options, State};
use underdeck_game::Play as _;
use underdeck_testkit::{Contract, allocates_nothing};

#[test]
fn all_laws_hold() {
    let prompts = &[
        ("nd the turn", "end"),
        ("flee", "flee"),
        (": attack", "attack"),
        ("loot", "loot"),
        ("go on", "go"),
        ("to enter", "enter"),
        ("take a wound", "take"),
        ("trash a card", "trash"),
        ("Defend yourself", "defend"),
    ];
    Contract { prompts, claims: crate::claims::CLAIMS, ..Contract::default() }.check::<State>();
}

/// Counted move sequences, luck from the deal.
#[test]
fn perft() {
    underdeck_testkit::perft_table::<State>(include_str!("../perft.txt"));
}

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
