//! The drawings: cards, icons, backs. Each page carries those that it uses, once.

mod court;
mod face;
mod glyph;
mod icon;

pub(crate) use face::{back, card, card_mini, role};
pub(crate) use icon::{Icon, artists, count, icon_for};

use std::cell::RefCell;
use std::collections::BTreeMap;

use maud::{Markup, PreEscaped, html};

/// The drawings that a page uses, each once.
#[derive(Debug, Default)]
pub(crate) struct Sprite {
    used: RefCell<BTreeMap<String, Drawing>>,
}

/// A drawing: its own box, and what is drawn in it.
#[derive(Clone, Debug)]
struct Drawing {
    view_box: &'static str,
    body: String,
}

impl Sprite {
    /// A drawing at a place of another, which is kept for the page. `id` names it; `body` is drawn once.
    fn draw(&self, id: &str, view_box: &'static str, body: impl FnOnce() -> String) {
        let mut used = self.used.borrow_mut();
        if !used.contains_key(id) {
            used.insert(id.to_owned(), Drawing { view_box, body: body() });
        }
    }

    /// All drawings used so far, hidden, for the end of the page.
    pub(crate) fn markup(&self) -> Markup {
        let used = self.used.borrow();
        html! {
            svg class="sprite" aria-hidden="true" focusable="false" width="0" height="0" {
                @for (id, drawing) in used.iter() {
                    symbol id=(id) viewBox=(drawing.view_box) { (PreEscaped(&drawing.body)) }
                }
            }
        }
    }

    /// An icon as large as its text.
    pub(crate) fn icon(&self, icon: &Icon) -> Markup {
        let id = self.use_icon(icon);
        html! {
            svg class="icon" viewBox="0 0 512 512" aria-hidden="true" focusable="false" { use href=(format!("#{id}")) {} }
        }
    }

    /// Keeps an icon for the page and gives its name there.
    fn use_icon(&self, icon: &Icon) -> String {
        let id = format!("i-{}", icon.name);
        self.draw(&id, "0 0 512 512", || format!(r#"<path d="{}"/>"#, icon.path));
        id
    }
}
