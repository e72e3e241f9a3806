//! The questions to a player before a costly command, and about an unclear entry.

use underdeck_game::{Link, Message, Seat, say};
use underdeck_play::{Command, Confirmation, Cost};

/// A question to the player; the next line answers it.
pub(super) enum Question {
    /// Whether to apply a costly command.
    Confirm(Command),
    /// Whether this player agrees to a command of the other.
    Agree(Command, Seat),
    /// Which card an entered text means.
    WhichCard(String),
    /// Which move a typed text means.
    WhichMove(String),
    /// The right entry in place of a wrong one.
    RightEntry(String),
}

/// The question before a costly command, with its cost, and the command that a yes applies.
pub(super) fn confirmation(asked: Confirmation, command: Command) -> (Message, Command) {
    let Confirmation { cost, is_of_day } = asked;
    let gives_up = cost.gives_up();
    let (question, what, typed) = match (cost, &command) {
        (Cost::Game(offer), _) => {
            let (question, typed) =
                (if gives_up { say!(CONFIRM_RESIGN) } else { say!(CONFIRM_END) }, offer.spelling.clone());
            let (label, effect) = (offer.label, offer.effect);
            let what = match is_of_day {
                true => say!(CONFIRM_END_DAILY, label, effect),
                false => say!(CONFIRM_END_WHAT, label, effect),
            };
            return (say!(LINE_CONFIRM, question, what, command = &typed), Command::Play(typed));
        }
        (Cost::Walk(moves), _) => {
            let what = say!(CONFIRM_WALK_WHAT, moves = Message::join(&moves, Link::Sign("; ")));
            return (say!(LINE_CONFIRM_YES, question = say!(CONFIRM_WALK), what), command);
        }
        (Cost::Solver, _) => (say!(CONFIRM_SOLVER), say!(CONFIRM_SOLVER_WHAT), "solve".to_owned()),
        (Cost::Coach, _) => (say!(CONFIRM_COACH), say!(CONFIRM_COACH_WHAT), "eye".to_owned()),
        (_, Command::Go(number)) => (say!(LINE_CONFIRM_GO), say!(LINE_CONFIRM_GO_WHAT), format!("go {number}")),
        _ if is_of_day => (say!(CONFIRM_UNDO), say!(CONFIRM_UNDO_DAILY), "undo".to_owned()),
        _ => (say!(CONFIRM_UNDO), say!(CONFIRM_UNDO_WHAT), "undo".to_owned()),
    };
    (say!(LINE_CONFIRM, question, what, command = typed), command)
}

/// The question whether a player agrees that the other's last move is undone.
pub(super) fn agreement(by: Seat, of: Seat, informs: bool) -> Message {
    let (other, seat) = (of.0 + 1, by.0 + 1);
    let question = if informs { say!(UNDO_ASK_PEEKED, other, seat) } else { say!(UNDO_ASK, other, seat) };
    say!(LINE_AGREE, question)
}
