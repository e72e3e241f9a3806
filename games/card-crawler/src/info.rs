//! The facts of the game.

use underdeck_game::{Art, Ending, GameInfo};

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
    how_to_play: include_str!("../text/en/how_to_play.md"),
    whereabouts: &[("at", "room")],
    endings: &[
        Ending::new("won", "The Dark Lord is looted.", &["over-3"]),
        Ending::new("monster", "The last wound came from a Monster’s attack.", &["defend-2", "over-4"]),
        Ending::new("trap", "The last wound came from the trap.", &["trap-1", "over-5"]),
        Ending::new("flight", "The last wound was the price of fleeing.", &["flee-1", "over-6"]),
        Ending::new("exhaustion", "The last wound came from shuffling the discard pile anew.", &["turn-1", "over-7"]),
        Ending::new("stranded", "No card was left in the hand after refilling it.", &["turn-2", "over-8"]),
    ],
    piles: &["fortress", "draw"],
};
