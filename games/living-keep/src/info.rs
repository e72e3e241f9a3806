//! The facts of the game.

use underdeck_game::{Art, Ending, GameInfo};

/// The facts of Living Keep.
pub static INFO: GameInfo = GameInfo {
    id: "living-keep",
    number: 4,
    title: "Living Keep",
    designer: "an unknown designer (our copy of the rulebook names none)",
    rules_version: 1,
    seats: 2,
    plays_forced: true,
    art: Art { emblem: include_str!("emblem.path"), picture: include_str!("picture.svg") },
    text: &crate::text::TEXT,
    endings: &[
        Ending::new("time", &["go-2", "end-2", "end-3"]),
        Ending::new("death", &["result-3"]),
        Ending::new("goal", &["goals-1", "end-3"]),
        Ending::new("monarch", &["result-4", "end-4"]),
        Ending::new("winner 1", &["end-5"]),
        Ending::new("winner 2", &["end-5"]),
        Ending::new("draw", &["end-5", "R69"]),
    ],
    piles: &["main", "turn"],
};
