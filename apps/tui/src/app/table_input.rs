//! Keys and the mouse at the table, and the sheets they open.

use crossterm::event::{KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;

use super::{App, TerminalRequest, review, solving};
use crate::act::{Asked, Page};
use crate::game_screen::{KeyResult, accept, button, field_key};
use crate::keys::{self, Command};
use crate::pages;
use crate::sheet::Sheet;
use crate::text;
use crate::view::dock::Tone;

/// Handles a key at the table.
pub(super) fn key(app: &mut App, key: KeyEvent, command: Option<Command>) {
    let Some(screen) = app.games.front_mut() else { return };
    if screen.agree(keys::letter(key)) || screen.advance_handover() {
        return;
    }
    if screen.is_asking() {
        match field_key(screen, key) {
            KeyResult::Done => return,
            KeyResult::Command(command) => return self::command(app, command),
            KeyResult::NotHere => {}
        }
    }
    match (command, keys::letter(key)) {
        (Some(command), _) => self::command(app, command),
        (None, Some(digit)) if digit.is_ascii_digit() => screen.numbered(digit.to_digit(10).unwrap_or(0) as usize),
        (None, Some(letter)) => match button(screen, letter).map(|offer| offer.spelling.clone()) {
            Some(spelling) => screen.play(&spelling),
            None => screen.messages.refuse(text(&text::TUI_SAY_NO_KEY)),
        },
        _ => {}
    }
}

/// Carries out a command at the table.
pub(super) fn command(app: &mut App, command: Command) {
    let Some(screen) = app.games.front_mut() else { return };
    if screen.is_barred(command) {
        screen.messages.refuse(text(&text::TUI_TASK_BARRED));
        return;
    }
    // The next key ends the comparison.
    if screen.coach.comparison.take().is_some() && matches!(command, Command::Back | Command::Choose) {
        return;
    }
    match command {
        Command::Story if screen.purpose.task().is_some() => app.show_task(),
        // Where nothing is to be put back, a task is left.
        Command::Back if screen.purpose.task().is_some() && screen.is_at_rest() => app.leave_table(),
        Command::Act if screen.is_asking() => accept(screen),
        Command::Next if screen.is_asking() => screen.field.next(),
        Command::Sensible => screen.play_sensible(),
        Command::Undo => screen.submit(underdeck_play::Command::Undo { turns: 1 }),
        Command::Redo => screen.submit(underdeck_play::Command::Redo),
        Command::Act if screen.is_over() && !screen.is_replay() => app.show_end(),
        Command::Search => {
            self::command(app, Command::Moves);
            app.sheets.begin_search();
        }
        Command::Guide => screen.toggle_guide(),
        Command::Solve => solving::solve(app),
        Command::Coach => review::open(app),
        Command::NextSlip => review::next_slip(app, true),
        Command::PreviousSlip => review::next_slip(app, false),
        Command::Eye => screen.submit(underdeck_play::Command::Eye),
        Command::Home => app.leave_table(),
        Command::NextGame => turn_to(app, 1),
        Command::PreviousGame => turn_to(app, -1),
        Command::Help => app.show_or_say(Page::Help),
        Command::Settings => app.show_or_say(Page::Settings),
        Command::Rules => {
            let game = screen.session().info().id;
            app.show_or_say(Page::About(game));
        }
        Command::Copy => copy_result(app),
        Command::NextDeal | Command::SameDeal | Command::Replay => match pages::end(screen) {
            Some(Sheet::List(list)) if !screen.is_replay() => match list.act_of(command) {
                Some(act) => app.act(act),
                None => screen.messages.refuse(text(&text::TUI_SAY_NO_KEY)),
            },
            _ => screen.messages.refuse(text(&text::TUI_SAY_WHEN_OVER)),
        },
        Command::Follow | Command::Rename | Command::Delete => {
            screen.messages.refuse(text(&text::TUI_SAY_NO_KEY));
        }
        Command::Type => app.ask(Asked::Move),
        Command::Comment => app.ask(Asked::Comment),
        Command::Moves
        | Command::Tree
        | Command::Why
        | Command::Tables
        | Command::About
        | Command::Open
        | Command::Log
        | Command::Correct
        | Command::Story => {
            let sheet = match command {
                Command::About => match pages::table::about(screen) {
                    Some(sheet) => Ok(sheet),
                    None => return app.ask(Asked::Thing),
                },
                Command::Moves => pages::table::moves(screen),
                Command::Tree => pages::table::tree(screen),
                Command::Why => pages::table::why(screen),
                Command::Tables => pages::table::tables(screen),
                Command::Open => pages::table::cards(screen, &app.display.look),
                Command::Log => pages::table::log(screen),
                Command::Correct => pages::table::entries(screen),
                _ => pages::table::story(screen),
            };
            match sheet {
                Ok(sheet) => app.sheets.push(sheet),
                Err(words) => screen.messages.refuse(words),
            }
        }
        command => {
            let sheet = screen.steer(command);
            app.sheets.push_some(sheet);
        }
    }
}

/// Copies the result of a finished game, or the deal code of a running one. A game with real cards has none.
fn copy_result(app: &mut App) {
    let Some(screen) = app.games.front_mut() else { return };
    let copied = match screen.is_over() && !screen.is_replay() {
        true => pages::card_of(&screen.tree().record(), &app.display.look),
        false => screen
            .session()
            .record()
            .deal_code()
            .map(str::to_owned)
            .ok_or_else(|| text(&text::TUI_SAY_NO_DEAL_CODE).to_owned()),
    };
    match copied {
        Ok(words) => {
            screen.messages.show(Tone::Done, text(&text::TUI_SAY_COPIED));
            app.requests.push(TerminalRequest::Copy(words));
        }
        Err(words) => screen.messages.refuse(words),
    }
}

/// Brings the next open game to the front.
fn turn_to(app: &mut App, by: isize) {
    if app.games.turn(by) {
        app.sheets.show_game();
    } else if let Some(screen) = app.games.front_mut() {
        screen.messages.refuse(text(&text::TUI_SAY_ONLY_GAME));
    }
}

/// Handles the mouse at the table.
pub(super) fn mouse(app: &mut App, event: MouseEvent) {
    let Some(screen) = app.games.front_mut().filter(|screen| screen.handover.is_shown()) else { return };
    let at = Position::new(event.column, event.row);
    let pressed = screen.viewport.foot.iter().find(|(area, _)| area.contains(at)).map(|(_, command)| *command);
    if matches!(event.kind, MouseEventKind::Down(_)) && pressed.is_none() && screen.coach.comparison.take().is_some() {
        return;
    }
    if let (Some(command), MouseEventKind::Down(MouseButton::Left)) = (pressed, event.kind) {
        self::command(app, command);
        return;
    }
    if screen.is_asked_about(event) {
        self::command(app, Command::About);
        return;
    }
    let sheet = screen.mouse(event);
    app.sheets.push_some(sheet);
}
