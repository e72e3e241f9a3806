//! The facts of the game.

use underdeck_game::{Art, Ending, GameInfo};

/// The facts of Judgement Quest.
pub static INFO: GameInfo = GameInfo {
    id: "judgement-quest",
    number: 2,
    title: "Judgement Quest: Knighthood Adventure",
    designer: "Lee Stemkoski, after Standard Deck Dungeon by Jesse Ames",
    rules_version: 1,
    seats: 1,
    plays_forced: false,
    art: Art { emblem: include_str!("emblem.path"), picture: include_str!("picture.svg") },
    text: &crate::text::TEXT,
    endings: &[
        Ending::new("returned", &["explore-3"]),
        Ending::new("failed_attempt", &["explore-3", "R44"]),
        Ending::new("perished", &["suffer-1"]),
        Ending::new("abandoned", &["move-1", "R43"]),
        Ending::new("impossible", &["check-2", "R42"]),
    ],
    piles: &["rooms"],
};
