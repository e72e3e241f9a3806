//! The facts of the game.

use underdeck_game::{Art, Ending, GameInfo};

use crate::rules::DECK;

/// The facts of Template.
pub static INFO: GameInfo = GameInfo {
    id: "template",
    number: 30,
    title: "Template",
    designer: "its designer",
    rules_version: 1,
    seats: 1,
    plays_forced: false,
    art: Art::PLAIN,
    text: &crate::text::TEXT,
    endings: &[Ending::new("stopped", &["stop-1"]), Ending::new("king", &["draw-3"])],
    piles: &[DECK],
};
