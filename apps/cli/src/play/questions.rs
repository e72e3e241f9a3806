//! The questions to a player before a costly command, and about an unclear entry.

use underdeck_game::Seat;
use underdeck_play::{Command, Cost};

/// The end of each question.
const ELSE: &str = "anything else leaves it.";

/// A question to the player; the next line answers it.
pub(super) enum Question {
    /// Whether to apply a costly command.
    Confirm(Command),
    /// Whether this player agrees to a command of the other.
    Agree(Command, Seat),
    /// Which card an entered text means.
    WhichCard(String),
    /// The right entry in place of a wrong one.
    RightEntry(String),
}

/// The question before a costly command, with its cost, and the command that a yes applies.
pub(super) fn confirmation(cost: Cost, command: Command) -> (String, Command) {
    match (cost, command) {
        (Cost::Game(offer), _) => (
            format!("`{}` ends the game. {} Type it again, or yes, to make it; {ELSE}", offer.spelling, offer.effect),
            Command::Play(offer.spelling),
        ),
        (Cost::Solver, command) => (
            format!(
                "the solver knows all hidden cards and all luck to come. Asked, the record says from now on that you were \
                 informed. Type solve again, or yes, to ask it; {ELSE}"
            ),
            command,
        ),
        (Cost::Coach, command) => (
            format!(
                "the coach says what your chance is before and after each move. The record says so, and no board takes \
                 this game. Type eye again, or yes, to let it look on; {ELSE}"
            ),
            command,
        ),
        (Cost::Informed, Command::Go(number)) => (
            format!(
                "a move on the way showed something hidden. Taken back, the record says from now on that you were \
                 informed. Type go {number} again, or yes, to go there; {ELSE}"
            ),
            Command::Go(number),
        ),
        (Cost::Informed | Cost::Agreement { .. }, command) => (
            format!(
                "you have seen something hidden. Taken back, the record says from now on that you were informed. Type \
                 undo again, or yes, to take it back; {ELSE}"
            ),
            command,
        ),
    }
}

/// The question whether a player agrees that the other's last move is undone.
pub(super) fn agreement(by: Seat, of: Seat, informs: bool) -> String {
    let reveals =
        if informs { "It revealed something hidden, so the record will say that you were informed. " } else { "" };
    format!(
        "Player {}: player {} asks to take the last move back. {reveals}Do you agree? Type yes to take it back; {ELSE}",
        of.0 + 1,
        by.0 + 1
    )
}
