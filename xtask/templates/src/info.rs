//! The facts of the game.

use underdeck_game::{Art, Ending, GameInfo};

use crate::rules::DECK;

/// The facts of Template.
pub static INFO: GameInfo = GameInfo {
    id: "template",
    number: 30,
    title: "Template",
    designer: "its designer",
    summary: "Draw cards for points, and stop before a King is drawn.",
    aim: "Stop before the deck does.",
    length: "about 5 moves",
    difficulty: "kind: stop in time",
    rules_version: 1,
    seats: 1,
    plays_forced: false,
    art: Art::PLAIN,
    how_to_play: include_str!("../text/en/how_to_play.md"),
    whereabouts: &[],
    endings: &[
        Ending::new("stopped", "The player stopped.", &["stop-1"]),
        Ending::new("king", "A King was drawn.", &["draw-3"]),
    ],
    piles: &[DECK],
};
