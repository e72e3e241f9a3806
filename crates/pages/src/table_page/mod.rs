//! What stands beside the table: the prompt, the moves, the log, the rules, the lines, the game.

mod dock;
mod game;
mod log;
mod moves;
mod rules;
mod tree;

pub(crate) use dock::arrow;
pub(crate) use game::house_rules;
pub(crate) use log::log_of;

use catalogue::{Guidance, Hint};
use chronicle::Tree;
use maud::{Markup, html};

use crate::choice::Choice;
use crate::facts::{Facts, address};
use crate::params::Panel;
use crate::site::Site;

/// A game being played, and the panels beside its table.
#[derive(Clone, Copy)]
pub(crate) struct TablePage<'a> {
    pub(crate) site: &'a Site<'a>,
    pub(crate) tree: &'a Tree,
    pub(crate) facts: &'a Facts<'a>,
    pub(crate) choice: &'a Choice<'a>,
    pub(crate) hint: Option<&'a Hint>,
    pub(crate) guidance: Option<&'a Guidance>,
}

impl TablePage<'_> {
    pub(crate) fn markup(&self) -> Markup {
        let panel = self.facts.params.panel;
        html! {
            aside class={ "desk shows-" (panel.word()) } aria-label="What to do" {
                (self.dock())
                section class="panel" aria-label=(panel.title()) {
                    (self.tabs())
                    @match panel {
                        Panel::Moves => (self.moves()),
                        Panel::Log => (log_of(self.tree.session())),
                        Panel::Rules => (self.rules()),
                        Panel::Tree => (self.lines()),
                        Panel::Game => (self.game()),
                    }
                }
            }
        }
    }

    /// The address of this table with the current picks and more parameters.
    fn link(&self, more: &[(&str, &str)]) -> String {
        address(self.facts.id) + &self.facts.params.query(&self.choice.texts, more)
    }

    fn tabs(&self) -> Markup {
        let shown = Panel::ALL.into_iter().filter(|panel| *panel != Panel::Tree || !self.tree.session().has_secrets());
        html! {
            nav class="panels" aria-label="Beside the table" {
                ul {
                    @for panel in shown {
                        li {
                            a href=(self.link(&[("panel", panel.word())])) data-panel=(panel.word())
                                aria-current=[(panel == self.facts.params.panel).then_some("true")] { (panel.title()) }
                        }
                    }
                }
            }
        }
    }
}
