//! Keys and the mouse on sheets.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;

use super::{App, Layer, TerminalRequest};
use crate::act::{Asked, Page, RowAction};
use crate::keys::{self, Command};
use crate::pages;
use crate::sheet::Sheet;
use crate::texts::{fill, text};

impl App {
    pub(super) fn sheet_key(&mut self, key: KeyEvent, command: Option<Command>) {
        let (wide, high) = (self.inside.width, self.inside.height);
        let page = isize::try_from(high).unwrap_or(1).max(2) - 1;
        let is_lowest = self.layers.len() == 1;
        let is_over_table = self.layers.iter().any(|layer| matches!(layer, Layer::GameScreen));
        let sheet = match self.layers.last_mut() {
            Some(Layer::Page(_, sheet) | Layer::Sheet(sheet)) => sheet,
            _ => return,
        };
        if !matches!(sheet, Sheet::Typing(_)) {
            self.notice.clear();
        }
        if self.is_searching {
            self.search_key(key);
            return;
        }
        let letter = keys::letter(key);
        if let Sheet::List(list) = sheet {
            // What a row's letter does goes before what the key does elsewhere.
            let lettered = list.rows.iter().find(|row| row.letter.is_some() && row.letter == letter);
            let file = list.row().and_then(|row| row.file.clone());
            let act = lettered.and_then(|row| row.act.clone()).or(match (letter, key.code, file) {
                (Some('d'), _, Some(file)) | (_, KeyCode::Delete, Some(file)) => Some(RowAction::AskDelete(file)),
                (Some('r'), _, Some(file)) => Some(RowAction::Ask(Asked::Name(file))),
                _ => None,
            });
            if let Some(act) = act {
                self.act(act);
                return;
            }
        }
        match sheet {
            Sheet::Typing(_) => self.typing_key(key),
            _ if command == Some(Command::Search) => self.begin_search(),
            _ if letter == Some('n') && !self.search.is_empty() => self.find(true),
            Sheet::List(list) => match command {
                Some(Command::Up) => list.step(-1),
                Some(Command::Down) => list.step(1),
                Some(Command::PageUp) => list.step(-page),
                Some(Command::PageDown) => list.step(page),
                Some(Command::First) => list.step(-9999),
                Some(Command::Last) => list.step(9999),
                Some(side @ (Command::Left | Command::Right)) => {
                    let turn = list.row().and_then(|row| row.turn.clone());
                    if let Some([left, right]) = turn {
                        self.act(if side == Command::Left { left } else { right });
                    }
                }
                Some(Command::Act | Command::Choose) => {
                    if let Some(act) = list.row().and_then(|row| row.act.clone()) {
                        self.act(act);
                    }
                }
                Some(Command::Help) => self.show_or_say(Page::Help),
                // Only q leaves home, so that nobody leaves it by accident.
                Some(Command::Back) if is_lowest => {}
                Some(Command::Back | Command::Home) => self.back(),
                _ => {
                    if let Some(digit) = letter.filter(char::is_ascii_digit) {
                        list.digit(digit);
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
                        self.notice = text("say.copied").to_owned();
                        self.errands.push(TerminalRequest::Copy(words));
                    }
                }
                Some(Command::Back | Command::Home | Command::Act) => self.back(),
                Some(Command::About) if is_over_table => self.ask(Asked::Thing),
                _ => {}
            },
        }
    }

    pub(super) fn sheet_mouse(&mut self, event: MouseEvent) {
        let is_lowest = self.layers.len() == 1;
        let (wide, high) = (self.inside.width, self.inside.height);
        let row =
            self.rows.iter().find(|(area, _)| area.contains(Position::new(event.column, event.row))).map(|(_, n)| *n);
        let sheet = match self.layers.last_mut() {
            Some(Layer::Page(_, sheet) | Layer::Sheet(sheet)) => sheet,
            _ => return,
        };
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
                        self.act(act);
                    }
                }
            }
            (MouseEventKind::Down(MouseButton::Right), _) if !is_lowest => self.back(),
            _ => {}
        }
    }

    fn typing_key(&mut self, key: KeyEvent) {
        let Some(Layer::Sheet(Sheet::Typing(typing))) = self.layers.last_mut() else { return };
        let ctrl = key.modifiers.contains(KeyModifiers::CONTROL);
        if !matches!(key.code, KeyCode::Tab | KeyCode::Right) {
            typing.typed_on();
        }
        match key.code {
            KeyCode::Esc => self.back(),
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
                let (what, typed) = (typing.what.clone(), typing.typed.trim().to_owned());
                self.typed(&what, &typed);
            }
            _ => {}
        }
    }

    /// Carries out a typed line; errors are shown beside it.
    fn typed(&mut self, what: &Asked, typed: &str) {
        let act = match what {
            Asked::Move => {
                self.type_move(typed);
                return;
            }
            Asked::Comment => {
                self.back();
                self.comment(typed);
                return;
            }
            Asked::Thing if !typed.is_empty() => {
                let found = self.session().map_or_else(Vec::new, |session| session.explain(typed));
                let sheet = pages::table::describe(found);
                self.back();
                match sheet {
                    Some(sheet) => self.layers.push(Layer::Sheet(sheet)),
                    None => {
                        self.ask(Asked::Thing);
                        if let Some(Layer::Sheet(Sheet::Typing(typing))) = self.layers.last_mut() {
                            typing.fault = fill("say.no_such_thing", &[("name", &typed)]);
                        }
                    }
                }
                return;
            }
            _ if typed.is_empty() && !matches!(what, Asked::Player | Asked::Name(_) | Asked::OptionText { .. }) => {
                self.back();
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
                let renamed = self.rename(path, typed);
                self.back();
                self.rebuild();
                self.notice = renamed.err().map_or_else(String::new, |error| error.to_string());
                return;
            }
            Asked::Player => RowAction::Set { key: "player".into(), value: typed.to_owned() },
        };
        let depth = self.layers.len();
        self.act(act);
        // The error is shown beside the typed line.
        if self.layers.len() == depth
            && !self.notice.is_empty()
            && let Some(Layer::Sheet(Sheet::Typing(typing))) = self.layers.last_mut()
        {
            typing.fault = std::mem::take(&mut self.notice);
        } else if self.layers.len() == depth && matches!(self.layers.last(), Some(Layer::Sheet(Sheet::Typing(_)))) {
            self.layers.pop();
            self.rebuild();
        }
    }

    /// Makes a move in notation; a refusal is shown beside the typed line.
    fn type_move(&mut self, typed: &str) {
        if typed.is_empty() {
            self.back();
            return;
        }
        let Some(screen) = self.screens.get_mut(self.front) else { return };
        screen.play(typed);
        let fault = screen.messages.take_refusal();
        match (fault, self.layers.last_mut()) {
            (Some(words), Some(Layer::Sheet(Sheet::Typing(typing)))) => typing.fault = words,
            _ => self.back(),
        }
    }
}
