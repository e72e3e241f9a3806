//! The facts of the game.

use underdeck_game::{Art, Ending, GameInfo};

/// The facts of Living Keep.
pub static INFO: GameInfo = GameInfo {
    id: "living-keep",
    number: 4,
    title: "Living Keep",
    designer: "an unknown designer (our copy of the rulebook names none)",
    summary: "You are the Keep: dig, build, hire minions, and stay above 0 health until your goal is met or the turn cards are spent.",
    aim: "Stay above 0 health until the goal is met or the turn cards are spent.",
    length: "about 490 moves",
    difficulty: "kind in Mastery, where survival is easy and points are not; the ten scenarios grow harder one by one",
    rules_version: 1,
    seats: 2,
    plays_forced: true,
    art: Art { emblem: include_str!("emblem.path"), picture: include_str!("picture.svg") },
    how_to_play: include_str!("../text/en/how_to_play.md"),
    whereabouts: &[("turn_no", "turn")],
    endings: &[
        Ending::new("time", "The last turn card was used up.", &["go-2", "end-2", "end-3"]),
        Ending::new("death", "The keep’s Health was spent.", &["result-3"]),
        Ending::new("goal", "All goals of the scenario held.", &["goals-1", "end-3"]),
        Ending::new("monarch", "The Monarch was killed.", &["result-4", "end-4"]),
        Ending::new("winner 1", "The first keep had more Health at the end.", &["end-5"]),
        Ending::new("winner 2", "The second keep had more Health at the end.", &["end-5"]),
        Ending::new("draw", "Both keeps had the same Health at the end.", &["end-5", "R69"]),
    ],
    piles: &["main", "turn"],
};
