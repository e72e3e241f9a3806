//! The tests that every game has.
//!
//! No suit as a whole is a name here, so that no law asks whether players look at one: in the fortress each suit is a kind of room of its own, and diamonds are
//! worth points (room-1, room-3). Clubs and spades up to six are alike, but the spelling of a set of cards is in the order of the suits.

use underdeck_card_crawler::{Options, State};
use underdeck_game::Play as _;
use underdeck_testkit::{Contract, Follows};

use crate::sights;

const PROMPTS: &[(&str, &str)] = &[
    ("nd the turn", "end"),
    ("flee", "flee"),
    (": attack", "attack"),
    ("loot", "loot"),
    ("move on", "go"),
    ("to enter", "enter"),
    ("take a wound", "take"),
    ("trash a card", "trash"),
    ("Defend yourself", "defend"),
];

/// The players that are tried hardly ever slay the Dark Lord and leave his body (R22); the rule tests do.
const INERT: &[(&str, &str)] = &[("lost_body", "the Dark Lord is seldom slain and left")];

/// What the texts say only under some house rules.
const FOLLOWS: Follows =
    Follows { facts: &[("difficulty", "hand_size")], unsaid: &[("lost_body", "true", "rises next turn")] };

underdeck_testkit::suite! {
    State;
    laws: Contract { prompts: PROMPTS, claims: crate::claims::CLAIMS, inert_options: INERT, follows: FOLLOWS, ..Contract::default() };
    hints: (0..40).map(|seed| (Options::default(), seed));
    golden_hints: &Options::default(), 4;
    allocations: &[3, 5, 7].map(|hand_size| Options { hand_size, life: 20, ..Options::default() }), 0..1_000,
        State::random_legal => 3_000 games end;
    luck: 20 deals;
    guides: 2;
    sights: sights::wanted(), sights::sights;
}
