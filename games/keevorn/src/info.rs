//! The facts of the game.

use game::{Art, GameInfo};

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
    how_to_play: include_str!("how_to_play.md"),
    reference: include_str!("reference.md"),
    whereabouts: &[("depth", "depth")],
    piles: &["floor"],
};
