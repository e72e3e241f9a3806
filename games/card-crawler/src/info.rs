//! The facts of the game.

use underdeck_game::{Art, Ending, GameInfo};

/// The facts of Card Crawler (deck-1).
pub static INFO: GameInfo = GameInfo {
    id: "card-crawler",
    number: 3,
    title: "Card Crawler",
    designer: "an unknown designer (its rulebook names none)",
    rules_version: 1,
    seats: 1,
    plays_forced: false,
    art: Art { emblem: include_str!("emblem.path"), picture: include_str!("picture.svg") },
    text: &crate::text::TEXT,
    endings: &[
        Ending::new("won", &["over-3"]),
        Ending::new("monster", &["defend-2", "over-4"]),
        Ending::new("trap", &["trap-1", "over-5"]),
        Ending::new("flight", &["flee-1", "over-6"]),
        Ending::new("exhaustion", &["turn-1", "over-7"]),
        Ending::new("stranded", &["turn-2", "over-8"]),
    ],
    piles: &["fortress", "draw"],
};
