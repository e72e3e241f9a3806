//! The tests that every game has.

use underdeck_game::{FastRng, Play as _, below};
use underdeck_judgement_quest::{D12, Equipment, Layout, Move, Options, State};
use underdeck_testkit::{Contract, Follows};

use crate::sights;

const MAPS: &[(&str, &str)] = &[
    ("map", "#######/#.#.#.#/#######/#.#.#.#/.#####."),
    ("map", "#.#.#.#/#######/#.#.#.#/#######/.#####."),
    ("map", "#.#"),
];

const PROMPTS: &[(&str, &str)] = &[
    ("alk on", "go"),
    ("eave by", "leave"),
    ("eave and", "leave"),
    ("View a room", "view"),
    ("Drink from", "fountain"),
    ("Spells cost 1 GP each. Buy", "buy"),
    ("Items cost 2 GP each. Buy", "buy"),
    ("Fight on", "fight"),
    ("or retreat", "retreat"),
];

/// What the texts say only under some house rules.
const FOLLOWS: Follows = Follows {
    facts: &[("aim", "campaign")],
    unsaid: &[("first_wizard_seen", "true", "first you meet"), ("campaign", "false", "failed attempt")],
};

underdeck_testkit::suite! {
    State;
    laws: Contract { games: 30, texts: MAPS, prompts: PROMPTS, claims: crate::claims::CLAIMS, follows: FOLLOWS, ..Contract::default() };
    hints: (0..40).map(|seed| (Options::default(), seed));
    golden_hints: &Options::default(), 3;
    allocations: &[
        Options::default(),
        Options { equipment: Equipment::Dice, d12: D12::TwoD6, layout: Layout::Tall, ..Options::default() },
    ], 0..2_000, choose => 4_000 games end;
    luck: 20 deals;
    guides: 2;
    sights: sights::WANTED.iter().map(ToString::to_string), sights::sights;
}

/// A random move that seldom resigns: a uniformly random player would abandon most quests at once.
fn choose(state: &State, rng: &mut FastRng) -> Option<Move> {
    let mv = state.random_legal(rng)?;
    if mv == Move::Abandon && below(rng, 50) > 0 { state.legal_nth(0) } else { Some(mv) }
}

#[test]
fn a_state_has_136_bytes() {
    assert_eq!(size_of::<State>(), 136);
}

/// The two black cards of a rank are rooms of one type, save the aces (kind-1, kind-7, R12). Diamonds are tasks and hearts none of the rooms.
#[test]
fn the_black_suits_are_names() {
    assert!(
        underdeck_testkit::suits_are_names::<State>(&Options::default(), 0..20, &[('C', 'S')], "23456789TJQK", &[])
            > 500
    );
}
