//! Searching in lists and texts.

use crossterm::event::{KeyCode, KeyEvent};

use super::{App, Layer};
use crate::texts::fill;

impl App {
    /// Begins to search the sheet on top.
    pub(super) fn begin_search(&mut self) {
        self.search.clear();
        self.is_searching = matches!(self.layers.last(), Some(Layer::Page(..) | Layer::Sheet(_)));
        self.say_search();
    }

    /// A key while the words are typed: each one goes to the first place that has them.
    pub(super) fn search_key(&mut self, key: KeyEvent) {
        match key.code {
            KeyCode::Char(c) => self.search.push(c),
            KeyCode::Backspace => {
                self.search.pop();
            }
            _ => {
                self.is_searching = false;
                self.notice.clear();
                return;
            }
        }
        self.find(false);
    }

    /// Goes to the next place with the words, or stays where they are.
    pub(super) fn find(&mut self, next: bool) {
        let width = self.inside.width;
        if let Some(Layer::Page(_, sheet) | Layer::Sheet(sheet)) = self.layers.last_mut() {
            sheet.find(&self.search.to_lowercase(), next, width);
        }
        self.say_search();
    }

    fn say_search(&mut self) {
        self.notice = fill("sheet.search", &[("words", &self.search)]);
    }
}
