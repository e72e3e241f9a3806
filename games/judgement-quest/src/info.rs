//! The facts of the game.

use game::{Art, GameInfo};

/// The facts of Judgement Quest.
pub static INFO: GameInfo = GameInfo {
    id: "judgement-quest",
    number: 2,
    title: "Judgement Quest: Knighthood Adventure",
    designer: "Lee Stemkoski, after Standard Deck Dungeon by Jesse Ames",
    summary: "Four tasks for King Frederick in a dungeon of 27 rooms: fetch, remove, explore, defeat, and come back alive.",
    aim: "Do the four tasks, and climb the staircase again alive.",
    length: "about 80 moves",
    difficulty: "kind: a careful knight nearly always comes home; the challenge is the points",
    rules_version: 1,
    seats: 1,
    plays_forced: false,
    art: Art { emblem: include_str!("emblem.path"), picture: include_str!("picture.svg") },
    how_to_play: include_str!("how_to_play.md"),
    reference: include_str!("reference.md"),
    whereabouts: &[("pos", "room")],
    piles: &["rooms"],
};
