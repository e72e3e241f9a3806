//! Questions before a command that costs the player something: each has two answers, the cursor on the one that changes nothing.

use std::path::Path;

use underdeck_play::{Command, Confirmation, Cost};

use crate::act::RowAction;
use crate::sheet::{List, Row, Sheet};
use crate::texts::{fill, text};

/// The question before a command that costs something. The handover screen asks the player who must agree.
pub(super) fn confirm(Confirmation { cost, is_of_day }: Confirmation, command: Command) -> Sheet {
    let gives_up = cost.gives_up();
    let (title, intro, [no, yes]) = match &cost {
        Cost::Game(offer) => {
            let mut lost = format!("{}: {}", offer.label, offer.effect);
            if is_of_day {
                lost = format!("{lost} {}", text("sheet.end_daily"));
            }
            let title = if gives_up { "sheet.give_up" } else { "sheet.end_it" };
            (title, lost, [text("sheet.play_on"), offer.label.as_str()])
        }
        Cost::Informed | Cost::Agreement { .. } => {
            let words = if is_of_day { "sheet.confirm_daily" } else { "sheet.confirm_intro" };
            ("sheet.confirm", text(words).to_owned(), ["sheet.confirm_no", "sheet.confirm_yes"].map(text))
        }
        Cost::Solver => ("solve.ask", text("solve.ask_intro").to_owned(), ["solve.ask_no", "solve.ask_yes"].map(text)),
        Cost::Coach => ("eye.ask", text("eye.ask_intro").to_owned(), ["eye.ask_no", "eye.ask_yes"].map(text)),
    };
    question(text(title), intro, [no, yes], RowAction::Apply(command))
}

/// The question whether to leave although games are not saved.
pub(crate) fn leave_unsaved(reason: &str) -> Sheet {
    let words = fill("sheet.leave_intro", &[("reason", &reason)]);
    question(text("sheet.leave"), words, [text("sheet.leave_no"), text("sheet.leave_yes")], RowAction::QuitAtOnce)
}

/// The question whether to begin a game at the position of the replay.
pub(super) fn play_on() -> Sheet {
    let answers = [text("sheet.go_on_looking"), text("sheet.play_from_here")];
    question(text("sheet.play_on_here"), text("sheet.play_on_intro").to_owned(), answers, RowAction::PlayOn)
}

/// The question whether to delete an unfinished game.
pub(crate) fn delete(path: &Path) -> Sheet {
    let answers = [text("sheet.delete_no"), text("sheet.delete_yes")];
    question(text("sheet.delete"), text("sheet.delete_intro").to_owned(), answers, RowAction::Delete(path.to_owned()))
}

/// A question: `n` and the cursor are on the first answer, which changes nothing; `y` is the second, which acts.
pub(crate) fn question(title: &str, intro: String, [no, yes]: [&str; 2], act: RowAction) -> Sheet {
    let mut list = List::new(title, vec![Row::new(no, RowAction::Back).letter('n'), Row::new(yes, act).letter('y')]);
    list.intro = intro;
    Sheet::List(list)
}
