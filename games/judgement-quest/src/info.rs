//! The facts of the game.

use underdeck_game::{Art, Ending, GameInfo};

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
    how_to_play: include_str!("../text/en/how_to_play.md"),
    whereabouts: &[("pos", "room")],
    endings: &[
        Ending::new("returned", "The knight came back up the staircase with all four tasks done.", &["explore-3"]),
        Ending::new("failed_attempt", "The knight left the dungeon with a task undone.", &["explore-3", "R44"]),
        Ending::new("perished", "The last HP was lost.", &["suffer-1"]),
        Ending::new("abandoned", "The quest was given up.", &["move-1", "R43"]),
        Ending::new(
            "impossible",
            "A task could no longer be done: nothing in reach opened the way.",
            &["check-2", "R42"],
        ),
    ],
    piles: &["rooms"],
};
