//! The facts of the game.

use game::{Art, GameInfo};

/// The facts of Card Crawler (deck-1).
pub static INFO: GameInfo = GameInfo {
    id: "card-crawler",
    number: 3,
    title: "Card Crawler",
    designer: "an unknown designer (its rulebook names none)",
    summary: "Explore a fortress with a deck that is experience and exhaustion, kill the Dark Lord, loot his body.",
    aim: "Slay the Dark Lord and loot his body before ten wounds kill you.",
    length: "about 110 moves",
    difficulty: "kind with five cards in hand; hard with three",
    rules_version: 1,
    seats: 1,
    plays_forced: false,
    art: Art { emblem: include_str!("emblem.path"), picture: include_str!("picture.svg") },
    how_to_play: include_str!("how_to_play.md"),
    reference: include_str!("reference.md"),
    whereabouts: &[("at", "room")],
    piles: &["fortress", "draw"],
};
