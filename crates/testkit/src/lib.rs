//! What every game is tested with: the laws, perft tables, golden traces and records, and scenarios for rule tests.
//!
//! For tests alone: everything here panics with all that is needed to see the fault again.
//!
//! - [`suite!`]: the tests that every game has, in one list.
//! - [`contract()`]: all laws that a game must keep, over many random games.
//! - [`perft_table`]: a plain text table of counted move sequences.
//! - [`golden_games`], [`golden_results`], [`golden_sights`]: the played games that a game keeps as files.
//! - [`guides`]: that every sentence of a guided game is true where it is shown.
//! - [`texts`]: that a game's prose has the same structure and is as true in every language.
//! - [`hints`], [`golden_hints`]: the greedy player's reasons over whole games.
//! - [`claims()`]: that every claim of a reason is true, by its words and the rules.
//! - [`has_rules`]: that cited rules exist.
//! - [`somewhere`], [`random_options`]: a state of a random game and random options, for properties.
//! - [`Scene`], [`Notation`]: rule tests with states as texts, such as `combat; hp 4; deck 5H 2C`.
//! - [`scenario`], [`play`], [`legal`], [`expect`]: a rule test in three lines, without a notation.
//! - [`suits_are_names`]: that the policies do not look at suits that the rules do not see.
//! - [`deals_uniformly`]: unseen cards are redealt uniformly.
//! - [`redeals_are_fair`]: that luck has the mean 0, exactly, in the ends of games.
//! - [`allocates_nothing`]: that a running game allocates nothing.
//! - [`line_mode`]: a light table, to play one game without building the house.
//! - [`sample_size`]: how large samples are: small ones in every run, larger ones in CI.
//! - [`toy`]: a complete game in miniature, on which everything generic is tested.
//!
//! ```
//! use serde_json::json;
//! use underdeck_testkit::toy::{Toy, ToyOptions};
//! use underdeck_testkit::{expect, play, refuse, scenario_rest, start};
//!
//! let base: Toy = start(&ToyOptions::default(), 7);
//! let mut state = scenario_rest(&base, json!({"hand": ["2C", "3H"], "gold": 1}), "well");
//! play(&mut state, "roll 3H", "d6=4");
//! expect(&state, json!({"hand": ["2C"], "gold": 4, "lives": 3}));
//! refuse(&state, "roll 3H");
//! ```

mod allocation;
mod claims;
mod contract;
mod golden;
mod guides;
mod line_mode;
mod perft;
mod reasons;
mod redeals;
mod rules;
mod sample;
mod scenario;
mod scene;
pub mod suite;
mod symmetry;
/// The messages of the toy game.
mod text {
    include!(concat!(env!("OUT_DIR"), "/text.rs"));
}

pub mod toy;
mod uniform;
mod walk;

pub use allocation::allocates_nothing;
pub use claims::{Claim, Hint, Step, World, said};
pub use contract::{Contract, Follows, contract, random_options};
pub use golden::{golden_games, golden_records, golden_results, golden_sights, golden_traces, regenerate};
pub use guides::{guides, texts};
pub use line_mode::line_mode;
pub use perft::perft_table;
pub use reasons::{golden_hints, hints};
pub use redeals::redeals_are_fair;
pub use rules::has_rules;
pub use sample::sample_size;
pub use scenario::{TextLuck, expect, legal, object, play, refuse, scenario, scenario_rest, somewhere, start};
pub use scene::{Keys, Notation, Scene};
pub use symmetry::{ALL_RANKS, Swap, suits_are_names};
pub use uniform::deals_uniformly;
pub use walk::claims;
