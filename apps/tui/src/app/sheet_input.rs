//! Keys and the mouse on sheets.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use underdeck_game::say;

use super::{App, TerminalRequest};
use crate::act::{Asked, Page, RowAction};
use crate::keys::{self, Command};
use crate::pages;
use crate::sheet::Sheet;
use crate::text;

/// Handles a key on a sheet.
pub(super) fn key(app: &mut App, key: KeyEvent, command: Option<Command>) {
    let (wide, high) = (app.sheets.inside.width, app.sheets.inside.height);
    let page = isize::try_from(high).unwrap_or(1).max(2) - 1;
    let is_lowest = app.sheets.depth() == 1;
    let is_over_table = app.sheets.has_game();
    let is_typing = app.sheets.typing().is_some();
    if !is_typing {
        app.sheets.notice.clear();
    }
    if app.sheets.is_searching() {
        return app.sheets.search_key(key);
    }
    let has_search = app.sheets.has_search();
    let Some(sheet) = app.sheets.top() else { return };
    let letter = keys::letter(key);
    if let Sheet::List(list) = sheet {
        // An answer or the key of a row goes before the command of the key.
        let file = list.row().and_then(|row| row.file.clone());
        let keyed = letter.and_then(|letter| list.answer(letter)).or_else(|| list.act_of(command?));
        let act = keyed.or(match (command, file) {
            (Some(Command::Delete), Some(file)) => Some(RowAction::AskDelete(file)),
            (Some(Command::Rename), Some(file)) => Some(RowAction::Ask(Asked::Name(file))),
            _ => None,
        });
        if let Some(act) = act {
            app.act(act);
            return;
        }
    }
    match sheet {
        Sheet::Typing(_) => typing_key(app, key),
        _ if command == Some(Command::Search) => app.sheets.begin_search(),
        _ if command == Some(Command::Help) => app.show_over(Page::Help),
        _ if command == Some(Command::Settings) => app.show_over(Page::Settings),
        _ if command == Some(Command::Next) && has_search => app.sheets.find(true),
        Sheet::List(list) => match command {
            Some(Command::Up | Command::Previous) => list.step(-1),
            Some(Command::Down | Command::Next) => list.step(1),
            Some(Command::PageUp) => list.step(-page),
            Some(Command::PageDown) => list.step(page),
            Some(Command::First) => list.step(-9999),
            Some(Command::Last) => list.step(9999),
            Some(side @ (Command::Left | Command::Right)) => {
                let turn = list.row().and_then(|row| row.turn.clone());
                if let Some([left, right]) = turn {
                    app.act(if side == Command::Left { left } else { right });
                }
            }
            Some(Command::Act | Command::Choose) => {
                if let Some(act) = list.row().and_then(|row| row.act.clone()) {
                    app.act(act);
                }
            }
            // Only q leaves Home: no player leaves it by accident.
            Some(Command::Back) if is_lowest => {}
            Some(Command::Back | Command::Home) => app.back(),
            _ => {
                if let Some(act) = letter.filter(char::is_ascii_digit).and_then(|digit| list.digit(digit)) {
                    app.act(act);
                }
            }
        },
        Sheet::Reading(reading) => match command {
            Some(Command::Up) => reading.scroll(-1, wide, high),
            Some(Command::Down) => reading.scroll(1, wide, high),
            Some(Command::PageUp) => reading.scroll(-page, wide, high),
            Some(Command::PageDown | Command::Choose) => reading.scroll(page, wide, high),
            Some(Command::First) => reading.scroll(isize::MIN, wide, high),
            Some(Command::Last) => reading.scroll(isize::MAX, wide, high),
            Some(Command::Copy) => {
                if let Some(words) = reading.copy.clone() {
                    app.sheets.notice = text(&text::TUI_SAY_COPIED).to_owned();
                    app.requests.push(TerminalRequest::Copy(words));
                }
            }
            Some(Command::Back | Command::Home | Command::Act) => app.back(),
            Some(Command::About) if is_over_table => app.ask(Asked::Thing),
            _ => {}
        },
    }
}

/// Handles the mouse on a sheet.
pub(super) fn mouse(app: &mut App, event: MouseEvent) {
    let is_lowest = app.sheets.depth() == 1;
    let (wide, high) = (app.sheets.inside.width, app.sheets.inside.height);
    let row = app.sheets.row_at(event.column, event.row);
    let Some(sheet) = app.sheets.top() else { return };
    match (event.kind, sheet) {
        (MouseEventKind::ScrollUp, Sheet::List(list)) => list.step(-3),
        (MouseEventKind::ScrollDown, Sheet::List(list)) => list.step(3),
        (MouseEventKind::ScrollUp, Sheet::Reading(reading)) => reading.scroll(-3, wide, high),
        (MouseEventKind::ScrollDown, Sheet::Reading(reading)) => reading.scroll(3, wide, high),
        (MouseEventKind::Moved, Sheet::List(list)) => list.at = row.unwrap_or(list.at),
        (MouseEventKind::Down(MouseButton::Left), Sheet::List(list)) => {
            if let Some(n) = row {
                list.at = n;
                if let Some(act) = list.row().and_then(|row| row.act.clone()) {
                    app.act(act);
                }
            }
        }
        (MouseEventKind::Down(MouseButton::Right), _) if !is_lowest => app.back(),
        _ => {}
    }
}

fn typing_key(app: &mut App, key: KeyEvent) {
    let Some(typing) = app.sheets.typing() else { return };
    let ctrl = key.modifiers.contains(KeyModifiers::CONTROL);
    if !matches!(key.code, KeyCode::Tab | KeyCode::Right) {
        typing.typed_on();
    }
    match key.code {
        KeyCode::Esc => app.back(),
        KeyCode::Backspace => {
            typing.typed.pop();
        }
        KeyCode::Tab | KeyCode::Right => typing.complete(),
        KeyCode::Char('u') if ctrl => typing.typed.clear(),
        KeyCode::Char('w') if ctrl => {
            let kept = typing.typed.trim_end().rfind(' ').map_or(0, |at| at + 1);
            typing.typed.truncate(kept);
        }
        KeyCode::Char(c) if !ctrl => {
            typing.fault.clear();
            typing.typed.push(c);
        }
        KeyCode::Enter => {
            let (what, words) = (typing.what.clone(), typing.typed.trim().to_owned());
            typed(app, &what, &words);
        }
        _ => {}
    }
}

/// Carries out a typed line; an error is shown beside it.
fn typed(app: &mut App, what: &Asked, typed: &str) {
    let action = match what {
        Asked::Move => {
            return type_move(app, typed);
        }
        Asked::Comment => {
            app.back();
            app.comment(typed);
            return;
        }
        Asked::Thing if !typed.is_empty() => {
            let found = app.session().map_or_else(Vec::new, |session| session.explain(typed));
            let reference = app.session().map_or("", |session| session.reference());
            let sheet = pages::table::describe(reference, found);
            app.back();
            match sheet {
                Some(sheet) => app.sheets.push(sheet),
                None => {
                    app.ask(Asked::Thing);
                    if let Some(typing) = app.sheets.typing() {
                        typing.fault = say!(TUI_SAY_NO_SUCH_THING, name = typed).to_string();
                    }
                }
            }
            return;
        }
        _ if typed.is_empty() && !matches!(what, Asked::Player | Asked::Name(_) | Asked::OptionText { .. }) => {
            app.back();
            return;
        }
        Asked::Thing => RowAction::Back,
        Asked::DealCode => RowAction::Deal(typed.to_owned()),
        Asked::CampaignName(game) => {
            RowAction::Chapter { game, name: typed.split_whitespace().collect::<Vec<_>>().join(" "), chapter: None }
        }
        Asked::OptionText { game, key } => {
            RowAction::Set { key: format!("options.{game}.{key}"), value: typed.to_owned() }
        }
        Asked::Name(path) => {
            let renamed = app.rename(path, typed);
            app.back();
            app.rebuild();
            app.sheets.notice = renamed.err().map_or_else(String::new, |error| error.to_string());
            return;
        }
        Asked::Player => RowAction::Set { key: "player".into(), value: typed.to_owned() },
    };
    let depth = app.sheets.depth();
    app.act(action);
    if app.sheets.depth() != depth {
        return;
    }
    // The error is shown beside the typed line.
    let fault = std::mem::take(&mut app.sheets.notice);
    match app.sheets.typing() {
        Some(typing) if !fault.is_empty() => typing.fault = fault,
        Some(_) => {
            app.sheets.pop();
            app.rebuild();
        }
        None => app.sheets.notice = fault,
    }
}

/// Makes a typed move, or the one with this number in the list of moves; a refusal is shown beside the typed line.
fn type_move(app: &mut App, typed: &str) {
    if typed.is_empty() {
        app.back();
        return;
    }
    let Some(screen) = app.games.front_mut() else { return };
    let number = typed.parse::<usize>().ok().filter(|_| screen.session().asked().is_none());
    let listed = number.and_then(|n| Some(screen.table.listed().get(n.checked_sub(1)?)?.spelling.clone()));
    let asked = screen.play_typed(listed.as_deref().unwrap_or(typed));
    let fault = screen.messages.take_refusal();
    match (fault, app.sheets.typing()) {
        (Some(words), Some(typing)) => typing.fault = words,
        _ => {
            app.back();
            app.sheets.push_some(asked);
        }
    }
}
