//! Questions before a command that costs the player something: each has two answers, the cursor on the one that changes nothing.

use std::path::Path;

use underdeck_game::{Link, Message, say};
use underdeck_play::{Command, Confirmation, Cost};

use crate::act::RowAction;
use crate::sheet::{List, Row, Sheet};
use crate::text;

/// The question before a command that costs something. The handover screen asks the player who must agree.
pub(super) fn confirm(Confirmation { cost, is_of_day }: Confirmation, command: Command) -> Sheet {
    let gives_up = cost.gives_up();
    let (title, intro, [no, yes]) = match &cost {
        Cost::Game(offer) => {
            let (label, effect) = (&offer.label, &offer.effect);
            let lost = match is_of_day {
                true => say!(CONFIRM_END_DAILY, label, effect),
                false => say!(CONFIRM_END_WHAT, label, effect),
            };
            let title = if gives_up { &text::CONFIRM_RESIGN } else { &text::CONFIRM_END };
            (title, lost.to_string(), [text(&text::TUI_SHEET_PLAY_ON), offer.label.as_str()])
        }
        Cost::Walk(moves) => {
            let moves = Message::join(moves, Link::Sign("; "));
            let answers = [&text::TUI_SHEET_WALK_NO, &text::CONFIRM_WALK_YES].map(text);
            (&text::CONFIRM_WALK, say!(CONFIRM_WALK_WHAT, moves).to_string(), answers)
        }
        Cost::Informed | Cost::Agreement { .. } => {
            let words = if is_of_day { &text::CONFIRM_UNDO_DAILY } else { &text::CONFIRM_UNDO_WHAT };
            (
                &text::CONFIRM_UNDO,
                text(words).to_owned(),
                [&text::TUI_SHEET_UNDO_NO, &text::TUI_SHEET_UNDO_YES].map(text),
            )
        }
        Cost::Solver => (
            &text::CONFIRM_SOLVER,
            text(&text::CONFIRM_SOLVER_WHAT).to_owned(),
            [&text::TUI_SOLVE_ASK_NO, &text::TUI_SOLVE_ASK_YES].map(text),
        ),
        Cost::Coach => (
            &text::CONFIRM_COACH,
            text(&text::CONFIRM_COACH_WHAT).to_owned(),
            [&text::TUI_SOLVE_ASK_NO, &text::TUI_EYE_ASK_YES].map(text),
        ),
    };
    question(text(title), intro, [no, yes], RowAction::Apply(command))
}

/// The question whether to leave although games are not saved.
pub(crate) fn leave_unsaved(reason: &str) -> Sheet {
    let words = say!(TUI_SHEET_LEAVE_INTRO, reason).to_string();
    question(
        text(&text::TUI_SHEET_LEAVE),
        words,
        [text(&text::TUI_SHEET_LEAVE_NO), text(&text::TUI_SHEET_LEAVE_YES)],
        RowAction::QuitAtOnce,
    )
}

/// The question whether to begin a game at the position of the replay.
pub(super) fn play_on() -> Sheet {
    let answers = [text(&text::TUI_SHEET_KEEP_LOOKING), text(&text::TUI_SHEET_PLAY_FROM_HERE)];
    question(
        text(&text::TUI_SHEET_PLAY_ON_HERE),
        text(&text::TUI_SHEET_PLAY_ON_INTRO).to_owned(),
        answers,
        RowAction::PlayOn,
    )
}

/// The question whether to delete an unfinished game.
pub(crate) fn delete(path: &Path) -> Sheet {
    let answers = [text(&text::TUI_SHEET_DELETE_NO), text(&text::TUI_SHEET_DELETE_YES)];
    question(
        text(&text::TUI_SHEET_DELETE),
        text(&text::TUI_SHEET_DELETE_INTRO).to_owned(),
        answers,
        RowAction::Delete(path.to_owned()),
    )
}

/// A question: `n` and the cursor are on the first answer, which changes nothing; `y` is the second, which acts.
pub(crate) fn question(title: &str, intro: String, [no, yes]: [&str; 2], act: RowAction) -> Sheet {
    let mut list = List::new(title, vec![Row::new(no, RowAction::Back).side('n'), Row::new(yes, act).side('y')]);
    list.intro = intro;
    list.is_question = true;
    Sheet::List(list)
}
