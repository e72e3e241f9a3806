//! The drawings: cards, icons, backs. A page contains each drawing that it uses once.

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

/// A drawing with its view box.
#[derive(Clone, Debug)]
struct Drawing {
    view_box: &'static str,
    body: String,
}

impl Sprite {
    /// A reference to the drawing `id`. `body` draws it the first time it is used.
    fn draw(&self, id: &str, view_box: &'static str, body: impl FnOnce() -> String) {
        let mut used = self.used.borrow_mut();
        if !used.contains_key(id) {
            used.insert(id.to_owned(), Drawing { view_box, body: body() });
        }
    }

    /// The hidden definitions of all drawings used so far, without those whose ids are in `drawn`, separated by spaces.
    pub(crate) fn markup(&self, drawn: &str) -> Markup {
        let mut used = self.used.borrow_mut();
        drawn.split(' ').for_each(|id| drop(used.remove(id)));
        html! {
            svg class="sprite" aria-hidden="true" focusable="false" width="0" height="0" {
                @for (id, drawing) in used.iter() {
                    symbol id=(id) viewBox=(drawing.view_box) { (PreEscaped(&drawing.body)) }
                }
            }
        }
    }

    /// An icon of the size of the text around it.
    pub(crate) fn icon(&self, icon: &Icon) -> Markup {
        let id = self.use_icon(icon);
        html! {
            svg class="icon" viewBox="0 0 512 512" aria-hidden="true" focusable="false" { use href=(format!("#{id}")) {} }
        }
    }

    /// Adds an icon to the page's drawings and returns its id.
    fn use_icon(&self, icon: &Icon) -> String {
        let id = format!("i-{}", icon.name);
        self.draw(&id, "0 0 512 512", || format!(r#"<path d="{}"/>"#, icon.path));
        id
    }
}
