//! The facts of the game.

use underdeck_game::{Art, Ending, GameInfo};

/// The facts of Keevorn (deck-1).
pub static INFO: GameInfo = GameInfo {
    id: "keevorn",
    number: 1,
    title: "Keevorn",
    designer: "Janusz Pelc",
    summary: "Clear rooms card by card, manage two hands and a backpack, find the stairs, escape the dungeon.",
    aim: "Be alive when the last Room is empty.",
    length: "about 100 moves",
    difficulty: "fair: most games can be won by planning each Room to its end",
    rules_version: 1,
    seats: 1,
    plays_forced: false,
    art: Art { emblem: include_str!("emblem.path"), picture: include_str!("picture.svg") },
    how_to_play: include_str!("../text/en/how_to_play.md"),
    whereabouts: &[("depth", "depth")],
    endings: &[
        Ending::new("won", "The Room and the Floor are empty.", &["room-2", "end-1"]),
        Ending::new(
            "fight",
            "A Monster’s strength exceeded the cards against it by as much Health as was left.",
            &["fight-3", "end-2"],
        ),
        Ending::new(
            "pain",
            "The Fortune Pain cost three times the Depth, and no less Health was left.",
            &["fortune-1", "end-2"],
        ),
        Ending::new("relic", "A black Relic cost its rank in Health, and no less was left.", &["relic-1", "end-2"]),
    ],
    piles: &["floor"],
};
