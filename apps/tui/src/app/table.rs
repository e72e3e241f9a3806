//! Keys at the table, and the sheets they open.

use crossterm::event::KeyEvent;

use super::{App, Layer, TerminalRequest};
use crate::act::{Asked, Page};
use crate::game_screen::{HandoverStep, KeyResult, accept, button, field_key};
use crate::keys::{self, Command};
use crate::pages;
use crate::sheet::Sheet;
use crate::texts::text;
use crate::view::dock::Tone;

impl App {
    pub(super) fn table_key(&mut self, key: KeyEvent, command: Option<Command>) {
        let Some(screen) = self.screens.get_mut(self.front) else { return };
        if screen.agree(keys::letter(key)) || screen.advance_handover() {
            return;
        }
        if screen.is_asking() {
            match field_key(screen, key) {
                KeyResult::Done => return,
                KeyResult::Command(command) => return self.table_command(command),
                KeyResult::NotHere => {}
            }
        }
        let Some(screen) = self.screens.get_mut(self.front) else { return };
        let sheet = match (command, keys::letter(key)) {
            (Some(command), _) => {
                self.table_command(command);
                return;
            }
            (None, Some(digit)) if digit.is_ascii_digit() => {
                screen.numbered(digit.to_digit(10).unwrap_or(0) as usize);
                None
            }
            (None, Some(letter)) => {
                match button(screen, letter).map(|offer| offer.spelling.clone()) {
                    Some(spelling) => screen.play(&spelling),
                    None => screen.messages.refuse(text("say.no_key")),
                }
                None
            }
            _ => None,
        };
        self.after_table(sheet);
    }

    /// Opens the sheet that the table asked for.
    pub(super) fn after_table(&mut self, sheet: Option<Sheet>) {
        if let Some(sheet) = sheet {
            self.layers.push(Layer::Sheet(sheet));
        }
    }

    pub(super) fn table_command(&mut self, command: Command) {
        let look = self.look;
        let Some(screen) = self.screens.get_mut(self.front) else { return };
        if screen.is_barred(command) {
            screen.messages.refuse(text("task.barred"));
            return;
        }
        // What stands side by side goes with the next key.
        if screen.coach.comparison.take().is_some() && matches!(command, Command::Back | Command::Choose) {
            return;
        }
        match command {
            Command::Story if screen.purpose.task().is_some() => self.show_task(),
            Command::Act if screen.is_asking() => accept(screen),
            Command::Next if screen.is_asking() => screen.field.next(),
            Command::Undo => screen.submit(underdeck_play::Command::Undo { turns: 1 }),
            Command::Redo => {
                screen.submit(underdeck_play::Command::Redo);
                self.after_table(None);
            }
            Command::Act if screen.is_over() && !screen.is_replay() => self.show_end(),
            Command::Search => {
                self.table_command(Command::Moves);
                self.begin_search();
            }
            Command::Guide => screen.toggle_guide(),
            Command::Solve => self.solve(),
            Command::Coach => self.coach(),
            Command::NextSlip => self.next_slip(true),
            Command::PreviousSlip => self.next_slip(false),
            Command::Eye => screen.submit(underdeck_play::Command::Eye),
            Command::Home => self.leave_desk(),
            Command::NextGame => self.turn_to(1),
            Command::PreviousGame => self.turn_to(-1),
            Command::Help => self.show_or_say(Page::Help),
            Command::Settings => self.show_or_say(Page::Settings),
            Command::Rules => {
                let game = screen.session().info().id;
                self.show_or_say(Page::About(game));
            }
            Command::Copy => self.copy_result(),
            Command::Type => self.ask(Asked::Move),
            Command::Comment => self.ask(Asked::Comment),
            Command::Moves
            | Command::Tree
            | Command::Why
            | Command::About
            | Command::Open
            | Command::Log
            | Command::Correct
            | Command::Story => {
                let sheet = match command {
                    Command::About => match pages::table::about(screen) {
                        Some(sheet) => Ok(sheet),
                        None => return self.ask(Asked::Thing),
                    },
                    Command::Moves => pages::table::moves(screen),
                    Command::Tree => pages::table::tree(screen),
                    Command::Why => pages::table::why(screen),
                    Command::Open => pages::table::cards(screen, &look),
                    Command::Log => pages::table::log(screen),
                    Command::Correct => pages::table::entries(screen),
                    _ => pages::table::story(screen),
                };
                match sheet {
                    Ok(sheet) => self.layers.push(Layer::Sheet(sheet)),
                    Err(words) => screen.messages.refuse(words),
                }
            }
            command => {
                let sheet = screen.steer(command);
                self.after_table(sheet);
            }
        }
    }

    /// Copies the result of a finished game, or the deal code of a running one. Beside real cards there is none.
    fn copy_result(&mut self) {
        let Some(screen) = self.screens.get_mut(self.front) else { return };
        let copied = match screen.is_over() && !screen.is_replay() {
            true => pages::card_of(&screen.tree().record(), &self.look),
            false => screen
                .session()
                .record()
                .deal_code()
                .map(str::to_owned)
                .ok_or_else(|| text("say.no_deal_code").to_owned()),
        };
        match copied {
            Ok(words) => {
                screen.messages.show(Tone::Done, text("say.copied"));
                self.errands.push(TerminalRequest::Copy(words));
            }
            Err(words) => screen.messages.refuse(words),
        }
    }

    /// Brings the next open game to the front.
    fn turn_to(&mut self, by: isize) {
        if self.screens.len() < 2 {
            if let Some(screen) = self.screens.get_mut(self.front) {
                screen.messages.refuse(text("say.only_game"));
            }
            return;
        }
        let next = (self.front as isize + by).rem_euclid(self.screens.len() as isize) as usize;
        self.bring(next);
    }

    /// Shows a game, behind its curtain if its seats keep secrets.
    pub(super) fn bring(&mut self, n: usize) {
        self.front = n;
        if let Some(screen) = self.screens.get_mut(n)
            && screen.has_private_tables()
        {
            screen.handover.step = HandoverStep::Hidden;
        }
        self.layers.retain(|layer| matches!(layer, Layer::Page(Page::Home, _)));
        self.layers.push(Layer::GameScreen);
    }
}
