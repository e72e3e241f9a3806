//! The facts of the game.

use underdeck_game::{Art, Ending, GameInfo};

/// The facts of Cryptkeeper.
pub static INFO: GameInfo = GameInfo {
    id: "cryptkeeper",
    number: 5,
    title: "Cryptkeeper",
    designer: "@pancelor",
    summary: "Every card is a map tile or an item: find the amulet, find the altar, and do not get ejected by the crypt.",
    aim: "Reach the Altar with the Amulet and the Flask.",
    length: "about 70 moves",
    difficulty: "hard: the ritual takes planning, and the curse allows one move for it",
    rules_version: 2,
    seats: 1,
    plays_forced: false,
    art: Art { emblem: include_str!("emblem.path"), picture: include_str!("picture.svg") },
    how_to_play: include_str!("../text/en/how_to_play.md"),
    whereabouts: &[("floor", "floor"), ("token", "place")],
    endings: &[
        Ending::new("won", "The Amulet is cleansed.", &["end-1"]),
        Ending::new("ejected", "An event told the player to discard, and the hand was empty.", &["end-2"]),
        Ending::new(
            "stuck",
            "No item could be used, and no tile in reach was left to activate.",
            &["flow-6", "descend-4", "end-2"],
        ),
    ],
    piles: &["map", "deck"],
};
