//! The facts of the game.

use underdeck_game::{Art, Ending, GameInfo};

/// The facts of Cryptkeeper.
pub static INFO: GameInfo = GameInfo {
    id: "cryptkeeper",
    number: 5,
    title: "Cryptkeeper",
    designer: "@pancelor",
    rules_version: 2,
    seats: 1,
    plays_forced: false,
    art: Art { emblem: include_str!("emblem.path"), picture: include_str!("picture.svg") },
    text: &crate::text::TEXT,
    endings: &[
        Ending::new("won", &["end-1"]),
        Ending::new("ejected", &["end-2"]),
        Ending::new("stuck", &["flow-6", "descend-4", "end-2"]),
    ],
    piles: &["map", "deck"],
};
