//! The laws that every game keeps, counted move sequences, and that a running game allocates nothing.
//!
//! No suit is a name here, so that no law asks whether players look at one: each of the suits with its rank is a kind of minion or hero of its own, and a
//! turn card calls heroes of its suit (kind-4, hero-6).

use underdeck_game::Play;
use underdeck_living_keep::{Mode, Move, Options, State};
use underdeck_testkit::{Contract, allocates_nothing};

macro_rules! secret {
    ($($key:literal)+) => {
        &["picks", "attempted", $(concat!("p1_", $key), concat!("p2_", $key)),+]
    };
}

/// What a view leaves out in a duel: the rival's slate, and what he is about to do (view-3, view-4).
const SECRET: &[&str] = secret! {
    "hurt" "gold" "stone" "food" "mana" "peons" "peons_max" "rooms" "rooms_max" "spells" "doors"
    "traps" "proj" "proj_left" "m_id" "m_kind" "m_rank" "m_pay" "m_food" "m_trains" "m_trained"
    "m_worked" "banished" "killed" "escaped" "hand" "seen" "send"
};

#[test]
fn all_laws_hold() {
    laws_hold(0);
}

#[test]
fn all_laws_hold_in_every_other_game() {
    laws_hold(1);
}

fn laws_hold(share: u64) {
    // A rival's half-made choice is shown as the phase it belongs to (view-4).
    let own_view_keys = &["phase", "resume"];
    let prompts = &[
        ("Build, or", "build"),
        ("more can rise", "train"),
        ("can still work", "next"),
        ("see who comes", "attempt"),
        ("hire up to", "recruit"),
        ("One more card", "extra"),
        ("or none?", "pass"),
        ("take a", "recruit"),
        ("Who attacks?", "attack"),
        ("or with another", "join"),
        ("gather the harvest", "collect"),
        ("turn the", "flip"),
    ];
    Contract {
        games: 40,
        share: (share, 2),
        own_view_keys,
        secret_keys: SECRET,
        prompts,
        claims: crate::claims::CLAIMS,
        ..Contract::default()
    }
    .check::<State>();
}

/// Counted move sequences, luck from the deal.
#[test]
fn perft() {
    underdeck_testkit::perft_table::<State>(include_str!("../perft.txt"));
}

#[test]
fn random_playouts_allocate_nothing() {
    let options = |mode| (1..=10).map(move |scenario| Options { mode, scenario, ..Options::default() });
    let options: Vec<Options> = Mode::ALL.iter().copied().flat_map(options).collect();
    let count = |run: &mut dyn FnMut()| allocation_counter::measure(run).count_total;
    assert_eq!(allocates_nothing(&options, 0..20, State::random_legal, count), 1_000);
    assert!(size_of::<State>() <= 1024 && size_of::<Move>() <= 16);
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
