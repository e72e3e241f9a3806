//! The layers of the screen: the game at the front, and the sheets over and under it.

use crossterm::event::{KeyCode, KeyEvent};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use underdeck_game::say;

use crate::act::Page;
use crate::canvas::{paint, put, wrap};
use crate::pages;
use crate::sheet::{Sheet, Typing};
use crate::text;
use crate::theme::Appearance;
use crate::view::sheet;

/// A layer of the screen.
enum Layer {
    /// The game at the front.
    GameScreen,
    /// A sheet that can be rebuilt.
    Page(Page, Sheet),
    /// A sheet that is shown once.
    Sheet(Sheet),
}

/// The layers from bottom to top, and the state of the sheet on top.
#[derive(Default)]
pub(super) struct Sheets {
    layers: Vec<Layer>,
    /// A message on the sheet.
    pub(super) notice: String,
    /// The words that are searched for.
    search: String,
    /// Whether they are still typed.
    is_searching: bool,
    /// The rows that are drawn, for the mouse.
    rows: Vec<(Rect, usize)>,
    /// The area inside the frame.
    pub(super) inside: Rect,
}

impl Sheets {
    pub(super) fn is_game_on_top(&self) -> bool {
        matches!(self.layers.last(), Some(Layer::GameScreen))
    }

    /// Whether the game at the front is visible.
    pub(super) fn has_game(&self) -> bool {
        self.layers.iter().any(|layer| matches!(layer, Layer::GameScreen))
    }

    /// The number of layers.
    pub(super) const fn depth(&self) -> usize {
        self.layers.len()
    }

    /// The page on top, if the top is a page.
    pub(super) fn page(&self) -> Option<&Page> {
        if let Some(Layer::Page(page, _)) = self.layers.last() { Some(page) } else { None }
    }

    /// The sheet on top, if the top is a sheet.
    pub(super) fn top(&mut self) -> Option<&mut Sheet> {
        match self.layers.last_mut() {
            Some(Layer::Page(_, sheet) | Layer::Sheet(sheet)) => Some(sheet),
            _ => None,
        }
    }

    /// The line that the player types, if it is on top.
    pub(super) fn typing(&mut self) -> Option<&mut Typing> {
        if let Some(Layer::Sheet(Sheet::Typing(typing))) = self.layers.last_mut() { Some(typing) } else { None }
    }

    pub(super) fn push(&mut self, sheet: Sheet) {
        self.layers.push(Layer::Sheet(sheet));
    }

    pub(super) fn push_some(&mut self, sheet: Option<Sheet>) {
        self.layers.extend(sheet.map(Layer::Sheet));
    }

    /// Puts a page on top; Home is always the lowest layer.
    pub(super) fn push_page(&mut self, page: Page, sheet: Sheet) {
        self.notice.clear();
        if page == Page::Home {
            self.layers.clear();
        }
        self.layers.push(Layer::Page(page, sheet));
    }

    pub(super) fn pop(&mut self) {
        self.layers.pop();
    }

    /// Closes every sheet over the game at the front.
    pub(super) fn close(&mut self) {
        while self.layers.len() > 1 && !self.is_game_on_top() {
            self.layers.pop();
        }
    }

    /// Puts the game on top of nothing but Home.
    pub(super) fn show_game(&mut self) {
        self.layers.retain(|layer| matches!(layer, Layer::Page(Page::Home, _)));
        self.layers.push(Layer::GameScreen);
    }

    /// Replaces the page on top and keeps its cursor.
    pub(super) fn replace_page(&mut self, mut sheet: Sheet) {
        let Some(Layer::Page(_, old)) = self.layers.last_mut() else { return };
        if let Sheet::List(list) = &mut sheet {
            let at = if let Sheet::List(old) = old { old.at } else { 0 };
            list.at = at.min(list.rows.len().saturating_sub(1));
            if list.rows.get(list.at).is_none_or(|row| row.act.is_none()) {
                list.step(1);
            }
        }
        *old = sheet;
    }

    /// The row of a list at a position on the screen.
    pub(super) fn row_at(&self, x: u16, y: u16) -> Option<usize> {
        self.rows.iter().find(|(area, _)| area.contains(Position::new(x, y))).map(|(_, n)| *n)
    }

    /// Begins to search the sheet on top.
    pub(super) fn begin_search(&mut self) {
        self.search.clear();
        self.is_searching = self.top().is_some();
        self.show_search();
    }

    /// Whether the words to search for are typed.
    pub(super) const fn is_searching(&self) -> bool {
        self.is_searching
    }

    /// Whether words were searched for.
    pub(super) const fn has_search(&self) -> bool {
        !self.search.is_empty()
    }

    /// Handles a key while the words are typed: each one goes to the first place with the words.
    pub(super) fn search_key(&mut self, key: KeyEvent) {
        match key.code {
            KeyCode::Char(c) => self.search.push(c),
            KeyCode::Backspace => drop(self.search.pop()),
            KeyCode::Tab => return self.find(true),
            _ => {
                self.is_searching = false;
                self.notice.clear();
                return;
            }
        }
        self.find(false);
    }

    /// Goes to the next place with the words, or stays if the current place has them.
    pub(super) fn find(&mut self, next: bool) {
        let (words, width) = (self.search.to_lowercase(), self.inside.width);
        if let Some(sheet) = self.top() {
            sheet.find(&words, next, width);
        }
        self.show_search();
    }

    fn show_search(&mut self) {
        self.notice = say!(TUI_SHEET_SEARCH, words = self.search).to_string();
    }

    /// Draws the sheet on top, if the top is a sheet. Over a game, `free` is the part of the screen above its moves.
    pub(super) fn draw(&mut self, buffer: &mut Buffer, area: Rect, free: Rect, look: &Appearance) {
        let free = self.has_game().then_some(free);
        let has_notice = !self.notice.is_empty();
        let (page, sheet) = match self.layers.last_mut() {
            Some(Layer::Page(page, sheet)) => (Some(&*page), sheet),
            Some(Layer::Sheet(sheet)) => (None, sheet),
            _ => return,
        };
        let is_home = page == Some(&Page::Home);
        if is_home {
            pages::banner(buffer, area, look);
        }
        let at = pages::place(page, sheet, area, free);
        let (title, foot) = match &*sheet {
            Sheet::List(list) => match list.row() {
                _ if is_home => (&list.title, &text::TUI_SHEET_FOOT_HOME),
                Some(row) if row.turn.is_some() => (&list.title, &text::TUI_SHEET_FOOT_TURN),
                Some(row) if row.file.is_some() => (&list.title, &text::TUI_SHEET_FOOT_GAME),
                _ => (&list.title, &text::TUI_SHEET_FOOT_LIST),
            },
            Sheet::Reading(reading) if reading.copy.is_some() => (&reading.title, &text::TUI_SHEET_FOOT_COPY),
            Sheet::Reading(reading) => (&reading.title, &text::TUI_SHEET_FOOT_READING),
            Sheet::Typing(typing) if typing.choices.is_empty() => (&typing.title, &text::TUI_SHEET_FOOT_LINE),
            Sheet::Typing(typing) => (&typing.title, &text::TUI_SHEET_FOOT_TYPING),
        };
        // The message is in place of the foot.
        let foot = if has_notice && !matches!(sheet, Sheet::Typing(_)) { "" } else { text(foot) };
        self.inside = sheet::lay(buffer, at, title, foot, look);
        self.rows.clear();
        match sheet {
            Sheet::List(list) => self.rows = sheet::list(buffer, self.inside, list, look),
            Sheet::Reading(reading) => {
                reading.scroll(0, self.inside.width, self.inside.height);
                sheet::reading(buffer, self.inside, reading, look);
                sheet::reading_marks(buffer, self.inside, reading, look);
            }
            Sheet::Typing(typing) => sheet::asked(buffer, self.inside, typing, look),
        }
        if has_notice {
            // A long one covers the last lines of the sheet.
            let wide = at.width.saturating_sub(4);
            let lines = wrap(&self.notice, wide.saturating_sub(2));
            let high = (lines.len() as u16).min(at.height);
            let above = Rect::new(at.x + 2, at.bottom() - high, wide, high - 1);
            paint(buffer, above, look.plain());
            for (line, y) in lines.iter().zip(above.y..at.bottom()) {
                put(buffer, above.x, y, wide, &format!(" {line} "), look.alarm());
            }
        }
    }
}
