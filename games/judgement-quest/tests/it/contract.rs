//! The laws that every game keeps, counted move sequences, and that a running game allocates nothing.

use underdeck_game::{FastRng, Play as _, below};
use underdeck_judgement_quest::{D12, Equipment, Layout, Move, Options, State};
use underdeck_testkit::Contract;

#[test]
fn all_laws_hold() {
    let texts = &[
        ("map", "#######/#.#.#.#/#######/#.#.#.#/.#####."),
        ("map", "#.#.#.#/#######/#.#.#.#/#######/.#####."),
        ("map", "#.#"),
    ];
    let prompts = &[
        ("alk on", "go"),
        ("o on", "go"),
        ("eave", "leave"),
        ("View a room", "view"),
        ("Drink from", "fountain"),
        ("Spells cost 1 GP each. Buy", "buy"),
        ("Artifacts cost 2 GP each. Buy", "buy"),
        ("Fight on", "fight"),
        ("or retreat", "retreat"),
    ];
    Contract { games: 30, texts, prompts, claims: crate::claims::CLAIMS, ..Contract::default() }.check::<State>();
}

/// Counted move sequences, chance from the deal.
#[test]
fn perft() {
    underdeck_testkit::perft_table::<State>(include_str!("../perft.txt"));
}

fn count(run: &mut dyn FnMut()) -> u64 {
    allocation_counter::measure(run).count_total
}

/// A random move that seldom gives up: an even-handed player would abandon most quests at once.
fn choose(state: &State, rng: &mut FastRng) -> Option<Move> {
    let mv = state.random_legal(rng)?;
    if mv == Move::Abandon && below(rng, 50) > 0 { state.legal_nth(0) } else { Some(mv) }
}

#[test]
fn random_games_allocate_nothing() {
    let dice = Options { equipment: Equipment::Dice, d12: D12::TwoD6, layout: Layout::Tall, ..Options::default() };
    let ended = underdeck_testkit::allocates_nothing(&[Options::default(), dice], 0..2_000, choose, count);
    assert_eq!((ended, size_of::<State>()), (4_000, 136));
}

#[test]
fn unseen_cards_are_dealt_uniformly() {
    let views = underdeck_testkit::deals_uniformly::<State>(&Options::default(), 0..20);
    assert!(views >= 5, "{views} views");
}

/// The two black cards of a rank are rooms of one type, save the aces (kind-1, kind-7, R12). Diamonds are tasks and hearts none of the rooms.
#[test]
fn the_black_suits_are_names() {
    assert!(
        underdeck_testkit::suits_are_names::<State>(&Options::default(), 0..20, &[('C', 'S')], "23456789TJQK", &[])
            > 500
    );
}

/// Exactly, in the ends of games: what is seen next is as likely as redeals say.
#[test]
fn luck_has_the_mean_0() {
    let moves = underdeck_testkit::redeals_are_fair::<State>(&Options::default(), 0..20);
    assert!(moves > 0);
}
