//! The facts of the game.

use underdeck_game::{Art, Ending, GameInfo};

/// The facts of Keevorn (deck-1).
pub static INFO: GameInfo = GameInfo {
    id: "keevorn",
    number: 1,
    title: "Keevorn",
    designer: "Janusz Pelc",
    rules_version: 1,
    seats: 1,
    plays_forced: false,
    art: Art { emblem: include_str!("emblem.path"), picture: include_str!("picture.svg") },
    text: &crate::text::TEXT,
    endings: &[
        Ending::new("won", &["room-2", "end-1"]),
        Ending::new("fight", &["fight-3", "end-2"]),
        Ending::new("pain", &["fortune-1", "end-2"]),
        Ending::new("relic", &["relic-1", "end-2"]),
    ],
    piles: &["floor"],
};
