//! The drawings: cards, icons, backs, dice, scenes. A page contains each drawing that it uses once.

mod back;
mod court;
mod die;
mod face;
mod glyph;
mod icon;
mod scene;

pub(crate) use back::back;
pub(crate) use die::die;
pub(crate) use face::{card, card_mini, role};
pub(crate) use icon::{Icon, artists, count, icon_for};
pub(crate) use scene::scene;

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use game::GameInfo;
use maud::{Markup, PreEscaped, html};

use crate::looks::Looks;

/// The drawings that a page uses, each once.
#[derive(Debug, Default)]
pub(crate) struct Sprite {
    used: Rc<RefCell<BTreeMap<String, Drawing>>>,
    /// The game whose table is drawn.
    game: Option<&'static GameInfo>,
    /// How the visitor has cards look.
    looks: Looks,
}

/// A drawing with its view box.
#[derive(Clone, Debug)]
struct Drawing {
    view_box: &'static str,
    body: String,
}

impl Sprite {
    /// The drawings of a game's table.
    pub(crate) fn of(game: &'static GameInfo, looks: Looks) -> Self {
        Self { game: Some(game), looks, ..Self::default() }
    }

    /// The same drawings with other looks.
    pub(crate) fn with(&self, looks: Looks) -> Self {
        Self { used: Rc::clone(&self.used), game: self.game, looks }
    }

    /// The game's emblem, as it is printed on the cloth.
    pub(crate) fn crest(&self) -> Markup {
        html! {
            @if let Some(game) = self.game {
                svg class="crest" viewBox="0 0 100 100" aria-hidden="true" focusable="false" { path fill-rule="evenodd" d=(game.art.emblem.trim()) {} }
            }
        }
    }

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
        html! {
            svg class="icon" viewBox="0 0 512 512" aria-hidden="true" focusable="false" { use href=(icon.address()) {} }
        }
    }
}
